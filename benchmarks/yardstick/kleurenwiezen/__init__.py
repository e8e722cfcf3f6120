"""A sensible Kleurenwiezen player: values its hand, proposes and accepts, plays with its partner, knows when to duck.

It uses only its view, so the same view always gives the same action. `strength` says what a hand is worth, `bidding`
what to bid with it, and `tricks` and `ducking` which card to play, given what `known` tells about the other hands.
"""

from __future__ import annotations

from collections.abc import Sequence

from benchmarks.yardstick.kleurenwiezen.bidding import choose_bid, choose_trumps_of_troel, doubles
from benchmarks.yardstick.kleurenwiezen.ducking import choose_to_duck
from benchmarks.yardstick.kleurenwiezen.strength import most_dangerous
from benchmarks.yardstick.kleurenwiezen.tricks import choose_for_tricks
from engine.core.actions import Action, Play
from engine.games.kleurenwiezen.actions import Discard, KleurenwiezenPhase
from engine.games.kleurenwiezen.state import KleurenwiezenView


def choose(view: KleurenwiezenView, legal: Sequence[Action], _: int = 0) -> Action:
    """An action of `legal`."""
    if len(legal) == 1:
        return legal[0]
    match view.phase:
        case KleurenwiezenPhase.AUCTION:
            return choose_bid(view, legal)
        case KleurenwiezenPhase.TROEL:
            return choose_trumps_of_troel(view, legal)
        case KleurenwiezenPhase.DOUBLE:
            return doubles(view)
        case KleurenwiezenPhase.DISCARD:
            return Discard(most_dangerous(view.held))
    plays = [action for action in legal if isinstance(action, Play)]
    return choose_for_tricks(view, plays) if view.trump is not None else choose_to_duck(view, plays)
