"""The lessons of Chouine: prepared deals, and what is played in them while they are talked through.

Seat 1 learns, against seat 2. Three begin with five tricks left, when nothing is drawn any more.
"""

from __future__ import annotations

from typing import Final

from engine.teaching.lessons.lesson import Lesson, LessonStep, Scene

BEATS: Final = Lesson(
    "beats",
    guided=Scene(
        preset="chouine",
        pack="9D QH KS QC JS QS 8D 7H AH QD KH AD 9S JC TC 7C 8H 7D 7S 9H 8C JD KC TH 8S AS TS 9C AC TD KD JH",
        line=(
            "9D, QH, QC, KS, QS, JS, 7H, 8D, QD, AH, 9S, AD, TC, JC, 8H, 7C, 7S, 7D, 9H, 8C, JD, KC, TH,KH, AS,TS, "
            "9C,AC, KD,TD, JH,8S"
        ),
        begins=22,
        steps=(LessonStep(),) * 4,
        dealer=2,
    ),
    alone=Scene(
        preset="chouine",
        pack="JH 9D 9C TS AD 8S JD 7H JS KC KH QC QD 8H QS QH 8C 7D 9H JC TD 7S 7C AH 8D TH KS AS 9S AC TC KD",
        line="JH, 9D, 9C, TS, AD, 8S, JD, 7H, KC, JS, QD, QC, QS, 8H, QH, 8C, 9H, 7D, TD, JC, 7C, 7S",
        begins=22,
        dealer=2,
    ),
)
FOLLOWING: Final = Lesson(
    "following",
    guided=Scene(
        preset="chouine",
        pack="KH 7D AH JD AS 7S 8H KC KD AC TH 9S 7H JC QS TD 9C 9D TS JS 8S QH 7C QD AD JH 8D KS QC 9H TC 8C",
        line=(
            "KH, 7D, AH, JD, AS, 7S, 8H, KC, KD, AC, 9S, 7H, QS, JC, 9C, TD, TS, 9D, 8S, JS, 7C, QH, QD,AD, 8D,JH, "
            "KS,9H, QC,TC, 8C,TH"
        ),
        begins=22,
        steps=(LessonStep(),) * 4,
        dealer=2,
    ),
    alone=Scene(
        preset="chouine",
        pack="JC 9D TH JD KD 8C 9S 7S KC QD AH AC QH 7D JS 8H AS 9C TS KH 8D 7H QC QS KS 8S JH TD TC 9H AD 7C",
        line="JC, 9D, TH, JD, KD, 8C, 9S, 7S, KC, QD, AC, QH, JS, 7D, AS, 8H, 9C, TS, KH, 8D, QC, 7H",
        begins=22,
        dealer=2,
    ),
)
DECLARING: Final = Lesson(
    "declaring",
    guided=Scene(
        preset="chouine",
        pack="KS JH QS JD TD TC AC AD KH 9S 8H JC QH 9C 7C TH 7H QD 9D 7D AH 7S AS QC KC JS 8C 8S KD TS 8D 9H",
        line="play QS mariage, JH, AD, play KH mariage",
        steps=(LessonStep(also=("play KS mariage",)), LessonStep(also=("play QH mariage",))),
        dealer=2,
    ),
    alone=Scene(
        preset="chouine",
        pack="KH 8S QH JD AS KC 7D 8D 9C 9S 8H JH JC AH 7C TS AD QD QC 9H KD 8C 9D KS TC JS TD 7H AC QS TH 7S",
        dealer=2,
    ),
)
SEVEN: Final = Lesson(
    "seven",
    guided=Scene(
        preset="chouine",
        pack="7H KC 9C 9D 8D 8S KS QD JC 7S AH JD AC QC TH 7D KD AD 8H 8C 9S JH KH AS TC TS QS 7C TD JS 9H QH",
        line="exchange, 8D, 9D, KC, AC",
        steps=(LessonStep(),) * 3,
        dealer=2,
    ),
    alone=Scene(
        preset="chouine",
        pack="7D KC KD 9H QD 8S AC QH 9S 7S TD AS JS TC 9C KH 7H 8D QC JD TH AH TS 8C JC QS 7C JH 9D KS AD 8H",
        dealer=2,
    ),
)
SCORE: Final = Lesson(
    "score",
    guided=Scene(
        preset="chouine",
        pack="AH 7D 9C KS 7H 9S 8D 9H JS TC 8H KC JD QH QS 7S 8C AC KH JC TD 8S 7C AS TS KD AD 9D QD TH QC JH",
        line=(
            "AH, 7D, 9C, KS, 7H, 9S, 8D, 9H, TC, JS, JD, KC, QS, QH, 7S, 8C, KH, AC, TD, JC, 7C, 8S, AS,TS, 9D,QD, "
            "QC,JH, KD,AD, 8H,TH"
        ),
        begins=22,
        steps=(LessonStep(),) * 4,
        dealer=2,
    ),
    alone=Scene(
        preset="chouine",
        pack="TC 7D JD QH QS JC 8D 7C KH 7S JH QD 9C JS 7H 9H KS 8S 8H AC TD 9S KC AS TS AD KD AH 8C TH QC 9D",
        line="TC, 7D, JD, QH, JC, QS, 7C, 8D, 7S, KH, QD, 9C, 7H, JS, KS, 9H, 8S, 8H, AC, TD, 9S, KC",
        begins=22,
        dealer=2,
    ),
)
LESSONS: Final = (BEATS, FOLLOWING, DECLARING, SEVEN, SCORE)
