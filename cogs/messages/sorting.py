"""The orders in which people hold their cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from cogs.messages.words import SUIT_ORDER
from engine.core.actions import Action
from engine.core.cards import Card, Suit

Place = Callable[[Card], tuple[Suit, int]]
"""The suit a card stands with, and how high it is there."""


class _Order(NamedTuple):
    trumps_first: bool = False
    mirrored: bool = False
    """Whether suits and cards run from right to left."""
    rising: bool = False
    """Each suit from its lowest card up."""


USUAL: Final = "falling"
SORTINGS: Final = {
    USUAL: _Order(),
    "rising": _Order(rising=True),
    "trumps": _Order(trumps_first=True),
    "mirrored": _Order(trumps_first=True, mirrored=True),
}
"""The orders, by what somebody chose. Black and red suits alternate in all of them."""


def as_held(actions: Iterable[Action], held: Sequence[Card]) -> list[Action]:
    """The actions with cards in the order in which those are held, before all other actions."""
    places: dict[Any, int] = {card: place for place, card in enumerate(held)}
    return sorted(actions, key=lambda action: places.get(getattr(action, "card", None), len(places)))


def in_order(cards: Iterable[Card], place: Place, trump: Suit | None, sorting: str | None) -> tuple[Card, ...]:
    """A hand in the order chosen (None: nothing was chosen); until there are trumps, suits are in the usual order."""
    order = SORTINGS[sorting or USUAL]
    first = SUIT_ORDER.index(trump) if trump is not None and order.trumps_first else 0
    suits = SUIT_ORDER[first:] + SUIT_ORDER[:first]

    def key(card: Card) -> tuple[int, int]:
        suit, height = place(card)
        return suits.index(suit), height if order.rising else -height

    held = sorted(cards, key=key)
    return tuple(reversed(held)) if order.mirrored else tuple(held)
