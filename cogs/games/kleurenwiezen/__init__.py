"""How Kleurenwiezen speaks in Discord."""

from __future__ import annotations

from typing import Final

from cogs.games.kleurenwiezen.ladder import KleurenwiezenHouse
from cogs.games.kleurenwiezen.rules import TERMS, KleurenwiezenRules, KleurenwiezenSteps
from cogs.games.kleurenwiezen.texts import KleurenwiezenByHand, KleurenwiezenTexts, KleurenwiezenWording
from cogs.games.plain import PlainGame


class Kleurenwiezen(PlainGame):
    texts = KleurenwiezenTexts()
    wording = KleurenwiezenWording()
    rules = KleurenwiezenRules()
    house = KleurenwiezenHouse()
    steps = KleurenwiezenSteps()
    by_hand = KleurenwiezenByHand()
    terms = TERMS


GAME: Final = Kleurenwiezen()
