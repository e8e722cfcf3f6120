"""What a beginner at Couillon does: see `engine.players.levels`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.actions import Action
from engine.core.view import last_trick_alone
from engine.games.couillon.actions import CouillonPhase
from engine.games.couillon.player import calling
from engine.games.couillon.state import CouillonView

ABOUT: Final = 8.0
"""Card points."""
STEP: Final = 0.4
"""A step of bidding, in what a hand is worth: half of it is a low trump."""
forgetting = last_trick_alone


def says(view: CouillonView, legal: Sequence[Action], bolder: float) -> Action:
    """What `normal` says if it thinks the hand so many steps better than it is."""
    say = calling.choose_trumps if view.phase is CouillonPhase.TRUMPS else calling.answer_to_mit
    return say(view, legal, STEP * bolder)
