"""The lessons of the Couillon family: prepared deals, and what is played in them while they are talked through.

Seat 1 learns, with seat 3 as partner.
"""

from __future__ import annotations

from typing import Final

from engine.teaching.lessons.lesson import Lesson, LessonStep, Scene

BEATS: Final = Lesson(
    "beats",
    guided=Scene(
        preset="couillon",
        pack="AS AH 9S JH KS 9H TS TH QH 9D QD 9C AD KC TD AC KH QS JS QC JC TC KD JD",
        line="pass, pass, accept, AH,JH,9H,TH, AS,9S,KS,TS, 9D,QD,AD,TD, KC,AC,QH,9C",
        begins=3,
        steps=(LessonStep(),) * 4,
        dealer=4,
    ),
    alone=Scene(
        preset="couillon",
        pack="AH KH QS 9D 9H KS TH TS JH AS KC 9C AD TC QD JC QH JS 9S AC QC KD JD TD",
        line="pass, pass, accept",
        begins=3,
        dealer=4,
    ),
)
FOLLOWING: Final = Lesson(
    "following",
    guided=Scene(
        preset="couillon",
        pack="JS 9H AS QH TS QS 9S KS TH 9C 9D AC KH KC JD QC AD AH JH JC TC KD QD TD",
        line="pass, accept, JS,AS,TS,KS, QH,KH,JD,TH, 9S,9H,9D,QS, AC,KC,QC,9C",
        begins=2,
        steps=(LessonStep(),) * 3,
        dealer=1,
    ),
    alone=Scene(
        preset="couillon",
        pack="AD AS KC QD AC KD QC JD JH 9C JS TC TH 9S KS TS TD QS AH KH QH 9H JC 9D",
        line="accept",
        begins=1,
        dealer=2,
    ),
)
TRUMPS: Final = Lesson(
    "trumps",
    guided=Scene(
        preset="couillon",
        pack="AH KH 9H QC TH AS JH KC AC JS KS 9D JD TC QS AD QH TS 9S JC 9C KD QD TD",
        line="accept, AH,9H,TH,JH, KH,9D,JD,QS, AC,QC,TC,KC, JS,KS,AS,AD",
        steps=(LessonStep(),) * 4,
        dealer=4,
    ),
    alone=Scene(
        preset="couillon",
        pack="AD KD 9D QC TH TS QD KC JD AS KS 9H JC TC QS AH TD JS 9S KH QH JH AC 9C",
        dealer=4,
    ),
)
MIT: Final = Lesson(
    "mit",
    guided=Scene(
        preset="malmedy",
        pack="AH KH QS JH AS 9C TS QD JS TC KD 9S JC KS KC QC 9D AC JD TH TD AD 9H QH",
        line="trump H, mit, pass, pass, AH,TH,TS,9H, QS,JH,TD,QH, AC,9C,JS,TC, KH,JD,AD,9S, 9D,AS,QD,KD",
        begins=1,
        steps=(LessonStep(),) * 4,
        dealer=4,
    ),
    alone=Scene(
        preset="malmedy",
        pack="AD QD QS JD KS QH 9D JS KH KD TS AH 9S TH 9H AC TD AS 9C TC QC JC KC JH",
        line="trump D",
        begins=1,
        dealer=4,
    ),
)
SCORE: Final = Lesson(
    "score",
    guided=Scene(
        preset="couillon",
        pack="TH KC 9H KS 9D AH JH KH JS JC AC AD TD 9C TC QC QS QH JD AS TS 9S QD KD",
        line="accept, TH,9H,AH,JH, 9C,TC,KC,AC, KS,9D,QC,JS, AD,TD,KH,JC",
        begins=1,
        steps=(LessonStep(),) * 3,
        dealer=3,
    ),
    alone=Scene(
        preset="couillon",
        pack="TH KC AD KS JH QC AH AS TS QD AC 9H 9S KD TD 9C QS JS KH QH JC TC JD 9D",
        line="accept",
        begins=1,
        dealer=3,
    ),
)
LESSONS: Final = (BEATS, FOLLOWING, TRUMPS, MIT, SCORE)
