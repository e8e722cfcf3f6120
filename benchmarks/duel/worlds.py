"""Positions of the rules engine that a view allows: the hidden cards are spread at random where they may be."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, Final

from benchmarks.duel.dealing import Place, spread
from benchmarks.yardstick.chouine import known as chouine
from benchmarks.yardstick.couillon import known as couillon
from benchmarks.yardstick.kleurenwiezen import known as kleurenwiezen
from engine.core.cards import cards_in, mask_of
from engine.core.view import View
from engine.games.chouine.state import ChouineState, ChouineView
from engine.games.couillon.options import pack_for
from engine.games.couillon.state import CouillonState, CouillonView
from engine.games.kleurenwiezen.state import KleurenwiezenState, KleurenwiezenView


def worlds(view: View, remembered: int, rng: random.Random) -> Iterator[Any]:
    """Positions that the view's seat cannot tell from the one it is in, without end; once cards are played."""
    return _WORLDS[view.options.game](view, remembered, rng)


def _of_couillon(view: CouillonView, remembered: int, rng: random.Random) -> Iterator[CouillonState]:
    known = couillon.known_from(view).hands
    seen = mask_of(card for trick in (*view.played, view.trick) for _, card in trick)
    for hand in known:
        seen |= hand.sure
    hidden = mask_of(pack_for(view.options)) & ~seen
    # A card turned up that is in no hand stays where nobody receives it.
    aside = mask_of(view.turned_up) & hidden
    hidden &= ~aside
    covered = [(seat, at) for seat, layout in enumerate(view.layouts) for at, pile in enumerate(layout) if pile.covers]
    rest = hidden.bit_count() - sum(hand.more for hand in known) - len(covered)
    places = [*(Place(hand.more, hand.among) for hand in known), Place(len(covered), hidden), Place(rest, hidden)]
    while True:
        *hands, under, stub = spread(hidden, places, rng)
        down = [[None] * len(layout) for layout in view.layouts]
        for (seat, at), card in zip(covered, under, strict=True):
            down[seat][at] = card  # type: ignore[call-overload]
        yield CouillonState(
            view.public,
            tuple(hand.sure | mask_of(more) for hand, more in zip(known, hands, strict=True)),
            tuple(map(tuple, down)),
            (*cards_in(aside), *stub),
        )


def _of_chouine(view: ChouineView, remembered: int, rng: random.Random) -> Iterator[ChouineState]:
    known = chouine.known_from(view, remembered)
    sure, among = [0] * view.seats, [known.unseen] * view.seats
    for one in view.shown:
        sure[one.seat - 1] |= mask_of(one.cards) & known.unseen
    for declared in view.declared[len(view.shown) :]:
        sure[declared.seat - 1] |= chouine._cards_of(declared, view.variant) & known.sure
        if declared.suit is None:
            # Such a combination is a whole hand of brisques.
            among[declared.seat - 1] &= chouine.BRISQUES
    sure[view.seat - 1] = view.held
    hidden = known.unseen
    for cards in sure:
        hidden &= ~cards
    indicator = (view.indicator,) if view.indicator is not None else ()
    rooms = [size - cards.bit_count() for size, cards in zip(view.hand_sizes, sure, strict=True)]
    places = [*map(Place, rooms, among), Place(view.talon - len(indicator), hidden & known.drawable)]
    while True:
        *hands, talon = spread(hidden, places, rng)
        both = tuple(cards | mask_of(more) for cards, more in zip(sure, hands, strict=True))
        yield ChouineState(view.public, both, (*talon, *indicator), view.piles)


def _of_kleurenwiezen(view: KleurenwiezenView, remembered: int, rng: random.Random) -> Iterator[KleurenwiezenState]:
    known = kleurenwiezen.known_from(view)
    hidden = known.out
    for hand in known.hands:
        hidden &= ~hand.sure
    laid = [seat for seat in view.discarded if seat != view.seat]
    places = [*(Place(hand.more, hand.among) for hand in known.hands), *(Place(1, hidden) for _ in laid)]
    while True:
        spread_out = spread(hidden, places, rng)
        discards = [view.discard if seat == view.seat else None for seat in range(1, view.seats + 1)]
        for seat, (card,) in zip(laid, spread_out[view.seats :], strict=True):
            discards[seat - 1] = card
        hands = [hand.sure | mask_of(more) for hand, more in zip(known.hands, spread_out[: view.seats], strict=True)]
        yield KleurenwiezenState(view.public, tuple(hands), tuple(discards), view.called)


_WORLDS: Final[dict[str, Callable[[Any, int, random.Random], Iterator[Any]]]] = {
    "couillon": _of_couillon,
    "chouine": _of_chouine,
    "kleurenwiezen": _of_kleurenwiezen,
}
