"""The lessons of Kleurenwiezen: prepared deals, and what is played in them while they are talked through.

Seat 1 learns. All but one begin with five or six tricks left: the others are played already.
"""

from __future__ import annotations

from typing import Final

from engine.teaching.lessons.lesson import Lesson, LessonStep, Scene

BEATS: Final = Lesson(
    "beats",
    guided=Scene(
        preset="pagat",
        pack=(
            "AS KS QS 6H 5H 3H JD 8S 3C 8D 9H 9S 8H 6S KD JH TD 4H 8C 5C 7D TS 5D TH TC 6C 7H 3S 4D 7C KC JC 9D 2S 2D "
            "2H QD 4S KH AH 6D 9C 5S 4C QH AD 3D 7S JS AC 2C QC"
        ),
        line=(
            "propose H, pass, accept 8 H, pass, QS,5S,7S,6S, 4S,TS,3S,2S, TH,9H,8H,AH, 4H,3H,7H,2H, 8D,KD,QD,JD, "
            "2D,TD,5D,4D, 8C,9C,7C,JC, 2C,5C,4C,3C, AS,8S,9S,JS, KH,5H,QH,JH, 7D,6D,AD,9D, KC,AC,6H,6C, KS,TC,3D,QC"
        ),
        begins=36,
        steps=(LessonStep(),) * 5,
        dealer=4,
    ),
    alone=Scene(
        preset="pagat",
        pack=(
            "AH KD 9S AS KS 5H JD 2H 5C AD JH QS 8H 7S 9D 2S 6D 6H 8C 4C QH 4S 5D 9H JC KC 7H 3S 4D 6C AC TC 3D 6S 2D "
            "4H QD 5S KH TH 7D 7C JS 3C 3H 8D TD 8S TS QC 2C 9C"
        ),
        line=(
            "propose H, pass, accept 8 H, pass, 9S,JS,8S,7S, 4S,3S,6S,5S, 8H,TH,9H,JH, 7H,4H,6H,5H, AD,9D,QD,JD, "
            "4D,2D,6D,5D, 8C,7C,6C,TC, 2C,4C,3C,5C"
        ),
        begins=36,
        dealer=4,
    ),
)
FOLLOWING: Final = Lesson(
    "following",
    guided=Scene(
        preset="pagat",
        pack=(
            "KC 9H QS 7H 7S 6H TD 5S 4C 9D QH 8H JH 9S AD 8S 2C 5H AC 6C 4S AS 5D KH 7D 4H TH TS 8D TC 3H 9C QD JS 4D "
            "2H 6D 3S 3C AH KD JC 2S 5C 7C JD 3D 6S QC KS 8C 2D"
        ),
        line=(
            "propose H, pass, accept 8 H, pass, QS,2S,6S,9S, 3S,AS,TS,JS, KH,QH,JH,AH, 5H,6H,TH,2H, 9D,AD,6D,TD, "
            "4D,2C,5D,8D, TC,9C,AC,JC, 6C,5C,4C,8C, QC,KC,5S,7C, 4S,7S,8H,8S, JD,QD,7H,7D, 9H,4H,3H,2D, 3C,KD,3D,KS"
        ),
        begins=36,
        steps=(LessonStep(),) * 4,
        dealer=4,
    ),
    alone=Scene(
        preset="pagat",
        pack=(
            "AC KD QS AH KS 3H TD 6C 2C 9D TH AS 9H 9S QD 4S 7D 4H QC 5C 8S 7S 5D JH 2D 6H 5H 3S 8D TC 7H 9C 5S 2S 4D "
            "2H JD 6S 3C QH 6D JC JS 4C 7C AD 3D TS KC 8H 8C KH"
        ),
        line=(
            "propose H, pass, accept 8 H, pass, QS,JS,TS,9S, 6S,7S,3S,2S, JH,TH,9H,QH, 4H,3H,5H,2H, 9D,QD,JD,TD, "
            "4D,7D,5D,8D, TC,9C,QC,JC, 5C,4C,2C,8C"
        ),
        begins=36,
        dealer=4,
    ),
)
BIDDING: Final = Lesson(
    "bidding",
    guided=Scene(
        preset="pagat",
        pack=(
            "AH KH JH 9H 7D 6H KS QS 4C 8H 4H JS 7H 2H 9S 8S 5H 3H AS 7S 3C AD 5S QD 9D TC 6S TS TD 5D AC 4S 2S JD TH "
            "4D 6D 2D 8C QH KC 8D 5C 2C QC 7C 3S 9C 3D JC KD 6C"
        ),
        line="propose H, pass, accept 8 H, pass, AH,6H,4H,2H, KH,7D,8H,7H",
        steps=(LessonStep(),) * 3,
        dealer=4,
    ),
    alone=Scene(
        preset="pagat",
        pack=(
            "AH QH JH TH 9H 2H TS 6S KH 7H 3H AS 5H QS 9S 8S 8H 6H 4H KS 3S 5S 2S QD 9D 8D JS 7S TD 5D 2D 4S KD JD 6D "
            "3D AD 7D KC 5C QC TC 8C 2C AC 6C 3C 4C JC 9C 7C 4D"
        ),
        dealer=4,
    ),
)
MISERE: Final = Lesson(
    "misere",
    guided=Scene(
        preset="pagat",
        pack=(
            "9S 5D 2S 4H 8C 8H AD JS TC KD QH 7C AH QS QD 6C 3D 3H 2C 4C TH 7S 9D KH 8S 6D 9H 6S 7D AC 4D QC 5H 5S TD "
            "7H 2D 4S 3S 2H 6H KC KS JC JD JH 5C AS TS 8D 9C 3C"
        ),
        line=(
            "grand-misere, pass, pass, pass, 2S,KS,AS,QS, 6S,5S,4S,7S, KH,QH,AH,2H, 7H,3H,8H,9H, KD,QD,5D,AD, "
            "9D,7D,TD,3D, QC,2C,KC,AC, TC,9C,4C,JC, JS,JD,TS,9S, 8C,7C,6C,TH, 6H,JH,5H,4H, 4D,8D,2D,6D, 3C,3S,8S,5C"
        ),
        begins=36,
        steps=(LessonStep(),) * 2,
        dealer=4,
    ),
    alone=Scene(
        preset="pagat",
        pack=(
            "3D 7C 6S TS 2S 5S KC 4S 5C KH 6C 8C 4H QS 8H 9S 2D 3S 6D 5H 2C 4C TC 9H 9D 4D JH QH TH AC 8S 7S AD 9C "
            "3C JD JS KD 2H 5D 6H 7D QC JC 7H 3H AS 8D AH KS TD QD"
        ),
        line=(
            "grand-misere, pass, pass, pass, 2D,9D,8D,AD, 3C,2C,KC,AC, 3H,4H,2H,9H, 2S,AS,KS,TS, 5C,9C,7C,QC, "
            "6H,7H,8H,5H, 7S,6S,5S,8S"
        ),
        begins=32,
        dealer=4,
    ),
)
SCORE: Final = Lesson(
    "score",
    guided=Scene(
        preset="pagat",
        pack=(
            "KH 9C KS 6H 8S 3H JD TH 3C 9D JH 9S 8H 6S KD JS 6D 4H 8C 5C 7D 5S 5D QH QS JC 7H 3S 4D 6C AC TC 8D 2S 2D "
            "2H QD 4S AS AH TD 7C TS 4C 5H AD 3D 7S 9H KC 2C QC"
        ),
        line=(
            "propose H, pass, accept 8 H, pass, KS,TS,7S,6S, 4S,5S,3S,2S, QH,JH,8H,AH, 4H,3H,7H,2H, 9D,KD,QD,JD, "
            "2D,6D,5D,4D, 8C,7C,6C,TC, 2C,5C,4C,3C, KH,TH,5H,9H, AS,8S,9S,JS, 6H,QS,3D,8D, 7D,TD,AD,QC, AC,KC,9C,JC"
        ),
        begins=36,
        steps=(LessonStep(),) * 3,
        dealer=4,
    ),
    alone=Scene(
        preset="pagat",
        pack=(
            "KH KC KS 6H 8S 3H JD TH 3C 9D JH AS 8H 6S KD JS 6D 4H 8C 5C 3D 5S 5D QH 9S JC 7H 3S 4D 6C QC TC 7D 2S 2D "
            "2H QD 4S QS AH TD 7C TS 4C 5H AD 8D 7S 9H 9C 2C AC"
        ),
        line=(
            "propose H, pass, accept 8 H, pass, KS,TS,7S,6S, 4S,5S,3S,2S, QH,JH,8H,AH, 4H,3H,7H,2H, 9D,KD,QD,JD, "
            "2D,6D,5D,4D, 8C,7C,6C,TC, 2C,5C,4C,3C"
        ),
        begins=36,
        dealer=4,
    ),
)
LESSONS: Final = (BEATS, FOLLOWING, BIDDING, MISERE, SCORE)
