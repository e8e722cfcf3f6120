"""How the Couillon family speaks in Discord."""

from __future__ import annotations

from typing import Final

from cogs.games.couillon.rules import TERMS, CouillonRules, CouillonSteps
from cogs.games.couillon.texts import CouillonByHand, CouillonTexts, CouillonWording
from cogs.games.plain import PlainGame


class Couillon(PlainGame):
    texts = CouillonTexts()
    wording = CouillonWording()
    rules = CouillonRules()
    steps = CouillonSteps()
    by_hand = CouillonByHand()
    terms = TERMS


GAME: Final = Couillon()
