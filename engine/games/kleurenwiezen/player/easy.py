"""What a beginner at Kleurenwiezen does: see `engine.players.levels`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.actions import Action
from engine.core.view import last_trick_alone
from engine.games.kleurenwiezen.actions import KleurenwiezenPhase
from engine.games.kleurenwiezen.player import choose
from engine.games.kleurenwiezen.player.bidding import CAUTION, choose_bid, is_reckless
from engine.games.kleurenwiezen.state import KleurenwiezenView

ABOUT: Final = 0.5
"""Tricks."""
LEAST_CHANCE: Final = 0.4
"""A beginner is afraid of misères: it undertakes none that is less likely to be made, even by a good defence."""
forgetting = last_trick_alone


def says(view: KleurenwiezenView, legal: Sequence[Action], bolder: float) -> Action:
    """What `normal` says if it thinks the hand so many tricks better than it is."""
    if view.phase is not KleurenwiezenPhase.AUCTION:
        return choose(view, legal)
    bids = [action for action in legal if not is_reckless(view.held, action, LEAST_CHANCE)]
    caution = CAUTION._replace(alone=CAUTION.alone - bolder, together=CAUTION.together - bolder)
    return choose_bid(view, bids or legal, caution)
