"""What a beginner at Kleurenwiezen does: see `engine.players.levels`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.actions import Action
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenPhase
from engine.games.kleurenwiezen.player import choose
from engine.games.kleurenwiezen.player.bidding import CAUTION, choose_bid
from engine.games.kleurenwiezen.player.outlook import chance_to_duck
from engine.games.kleurenwiezen.state import KleurenwiezenView

ABOUT: Final = 0.5
"""Tricks."""
LEAST_CHANCE: Final = 0.4
"""A beginner is afraid of misères: it undertakes none that is less likely to be made, even by a good defence."""


def forgetting(view: KleurenwiezenView) -> KleurenwiezenView:
    """The view without all tricks but the last: that there were so many, the cards left in hand tell."""
    played = view.played
    return view._replace(public=view.public._replace(played=((),) * (len(played) - 1) + played[-1:]))


def says(view: KleurenwiezenView, legal: Sequence[Action], bolder: float) -> Action:
    """What `normal` says if it thinks the hand so many tricks better than it is."""
    if view.phase is not KleurenwiezenPhase.AUCTION:
        return choose(view, legal)
    bids = [action for action in legal if not _is_hopeless(view, action)]
    caution = CAUTION._replace(alone=CAUTION.alone - bolder, together=CAUTION.together - bolder)
    return choose_bid(view, bids or legal, caution)


def _is_hopeless(view: KleurenwiezenView, action: Action) -> bool:
    """Whether this is a misère or piccolo that good opponents would mostly make fail."""
    contract = action.contract if isinstance(action, Bid) else None
    return contract is not None and contract.is_negative and chance_to_duck(view.held, contract.kind) < LEAST_CHANCE
