"""How Chouine speaks in Discord."""

from __future__ import annotations

from typing import Final

from cogs.games.chouine.rules import TERMS, ChouineRules, ChouineSteps
from cogs.games.chouine.texts import ChouineByHand, ChouineTexts, ChouineWording
from cogs.games.plain import PlainGame


class Chouine(PlainGame):
    texts = ChouineTexts()
    wording = ChouineWording()
    rules = ChouineRules()
    steps = ChouineSteps()
    by_hand = ChouineByHand()
    terms = TERMS


GAME: Final = Chouine()
