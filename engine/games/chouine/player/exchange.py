"""When to swap the seven of trumps: as soon as the card turned up is wanted, and at the last moment anyway."""

from __future__ import annotations

from engine.core.actions import Action
from engine.core.cards import Card, Rank
from engine.games.chouine.actions import Swap
from engine.games.chouine.player.known import Known
from engine.games.chouine.player.play import Weighing
from engine.games.chouine.state import ChouineView


def exchanges_out_of_turn(view: ChouineView) -> bool:
    """Whether this is the last moment: another seat is about to lead to the last trick that ends with a draw."""
    return _draws_left(view) == 1


def with_indicator(view: ChouineView, known: Known) -> Action:
    """What its holder does with the seven on its turn: plays as if it were the card turned up, which it may become."""
    indicator, trump = view.indicator, view.trump
    assert indicator is not None
    assert trump is not None
    hand = view.held ^ Card.of(trump, Rank.SEVEN).bit | indicator.bit
    best = Weighing(view, known, hand).best()
    # Until then it stays a secret that this hand has the card.
    if best.uses & indicator.bit or _draws_left(view) == 1:
        return Swap.EXCHANGE
    return best.action


def _draws_left(view: ChouineView) -> int:
    """Tricks still to come, the one under way included, that end with a draw."""
    return view.variant.draws - sum(view.tricks)
