"""Declaring the Mit', Kontra and Re: each makes the deal worth more for whoever wins it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.actions import Action
from engine.games.couillon.actions import Call
from engine.games.couillon.player.trumps import hand_worth
from engine.games.couillon.state import CouillonView

MADE_TRUMPS: Final = 0.15
"""What a hand gains where its side made trumps."""
PAIRS: Final = {Call.MIT: 0.58, Call.KONTRA: 0.95, Call.RE: 1.1}
"""The least worth of a hand, with the queen of spades promoted, for saying each word; found by self-play."""
LARGER_SIDES: Final = {Call.MIT: 0.4, Call.KONTRA: 0.75, Call.RE: 0.9}
"""The same with two partners or more; the queen alone, worth 0.45, is then enough for the Mit'."""


def enough(sides: Sequence[int], seat: int, makers: Sequence[int], word: Call) -> float:
    """The least worth of this seat's cards for a word, where these seats made trumps."""
    side = sides[seat - 1]
    least = (PAIRS if sides.count(side) <= 2 else LARGER_SIDES)[word]
    return least - MADE_TRUMPS if any(sides[maker - 1] == side for maker in makers) else least


def says(view: CouillonView, word: Call) -> bool:
    """Whether this hand is good enough for the word."""
    assert view.trump is not None
    worth = hand_worth(view.held, view.trump, view.options.queens, mit=True)
    return worth >= enough(view.sides, view.seat, view.declarers, word)


def answer(view: CouillonView, legal: Sequence[Action]) -> Action:
    """Kontra or Re if the hand is good enough and the deal, if won, would not win the match anyway; else a pass."""
    word = Call.KONTRA if Call.KONTRA in legal else Call.RE
    at_stake = 2 if word is Call.KONTRA else 3
    wins_anyway = not view.options.deals and view.score[view.seat - 1] <= at_stake
    return word if says(view, word) and not wins_anyway else Call.PASS
