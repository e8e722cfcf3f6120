"""When to swap the seven of trumps: as soon as the card turned up is wanted, and at the last moment anyway."""

from __future__ import annotations

from benchmarks.yardstick.chouine.known import Known
from benchmarks.yardstick.chouine.play import Weighing
from engine.core.actions import Action
from engine.core.cards import Card, Rank
from engine.games.chouine.actions import Swap
from engine.games.chouine.state import ChouineView


def exchanges_out_of_turn(view: ChouineView) -> bool:
    """Whether this is the last moment, when another seat is about to lead to the last trick that ends with a draw."""
    return _draws_left(view) == 1


def with_indicator(view: ChouineView, known: Known) -> Action:
    """What the seven's holder does on its turn: it plays as if it already held the card turned up."""
    indicator, trump = view.indicator, view.trump
    assert indicator is not None
    assert trump is not None
    hand = view.held ^ Card.of(trump, Rank.SEVEN).bit | indicator.bit
    best = Weighing(view, known, hand).best()
    # Until it exchanges, nobody knows that this hand has the seven.
    if best.uses & indicator.bit or _draws_left(view) == 1:
        return Swap.EXCHANGE
    return best.action


def _draws_left(view: ChouineView) -> int:
    """How many tricks, including the one under way, still end with a draw."""
    return view.variant.draws - sum(view.tricks)
