"""What a view tells about the other hands: cards lying open, cards shown, and suits a seat has run out of."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from engine.core.actions import eldest
from engine.core.cards import CARDS, Card, Suit, mask_of
from engine.games.couillon.options import QUEEN_OF_SPADES, pack_for
from engine.games.couillon.state import CouillonView, order_of
from engine.games.couillon.variants import Following, Making
from engine.players.search.holdings import Hand, Holdings


class Cover(NamedTuple):
    """A face-down card of a layout."""

    seat: int
    up: Card | None
    """What lies on it; None until the trick ends in which that was played."""


class CouillonKnowledge(NamedTuple):
    """What is known of the cards still out."""

    hands: tuple[Hand, ...]
    """Per seat."""
    against: int
    """Cards that opponents hold or may hold, as a mask."""
    covers: tuple[Cover, ...]
    """Where cards lie face down, in the order of the seats and their piles."""

    @property
    def holdings(self) -> Holdings:
        """Where the unseen cards may be: the hands, then the face-down cards, then those nobody has received."""
        return self.hands[0].holdings


_RECEIVED_BY_DEALER: Final = {Making.TONGRES: True, Making.DEALER_CARD: True, Making.FORCED: False}
"""Whether the dealer or else eldest gets the cards turned up; elsewhere they stay in the stub, or there are none."""


def known_from(view: CouillonView) -> CouillonKnowledge:
    """What the view's seat can tell about all hands once trumps are made."""
    played, missing = _played(view)
    sure = [mask_of([pile.up for pile in layout if pile.up is not None]) for layout in view.layouts]
    sure[view.seat - 1] = view.held
    shown = mask_of(view.turned_up)
    making = view.variant.making
    if making in _RECEIVED_BY_DEALER:
        owner = view.dealer if _RECEIVED_BY_DEALER[making] else eldest(view.dealer, view.seats)
        sure[owner - 1] |= shown & ~played
    if view.mit is not None:
        sure[view.mit - 1] |= QUEEN_OF_SPADES.bit & ~played
    seen = played | shown
    for cards in sure:
        seen |= cards
    unseen = mask_of(pack_for(view.options)) & ~seen
    side = view.sides[view.seat - 1]
    rooms, among, against = [], [], unseen
    for at, size in enumerate(view.hand_sizes):
        lies_open = bool(view.layouts[at]) or at == view.seat - 1
        rooms.append(0 if lies_open else max(0, size - sure[at].bit_count()))
        among.append(unseen & ~missing[at])
        if view.sides[at] != side:
            against |= sure[at]
    covers = tuple(
        Cover(seat, pile.up) for seat, layout in enumerate(view.layouts, 1) for pile in layout if pile.covers
    )
    undealt = unseen.bit_count() - sum(rooms) - len(covers)
    holdings = Holdings((*rooms, len(covers), undealt), (*among, unseen, unseen))
    hands = tuple(Hand(cards, rooms[at], at, holdings) for at, cards in enumerate(sure))
    return CouillonKnowledge(hands, against, covers)


def _played(view: CouillonView) -> tuple[int, list[int]]:
    """The cards played in this deal, and per seat those it cannot hold because it did not follow suit."""
    order, following, draws = view.order, view.variant.following, view.variant.draws
    assert order is not None
    trump, trumps = order.trump, order.suits[order.trump]
    missing = [0] * view.seats
    played = 0
    # A complete trick on the table is already the last one in `played`.
    for trick in (*view.played, view.under_way):
        for seat, card in trick:
            played |= card.bit
            led, suit = order.suit_of[trick[0].card], order.suit_of[card]
            if suit is led or draws:
                continue
            if following is Following.STRICT:
                missing[seat - 1] |= order.suits[led] | (0 if suit is trump else trumps)
            elif suit is not trump:
                missing[seat - 1] |= order.suits[led]
    return played, missing


@cache
def beaters(trump: Suit, queens: int, mit: bool) -> tuple[int, ...]:
    """By card number: the cards of the same suit that beat it, as a mask; suits and ranking as in `order_of`."""
    order = order_of(trump, queens, mit)

    def beat(high: Card, low: Card) -> bool:
        return order.suit_of[high] is order.suit_of[low] and order.strength[high] > order.strength[low]

    return tuple(mask_of([high for high in CARDS if beat(high, low)]) for low in CARDS)
