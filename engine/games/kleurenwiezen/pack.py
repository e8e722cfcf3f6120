"""The pack: dealt in packets, gathered after the deal without shuffling.

- Packets of 4, 5 and 4, or as an option says, to each player in turn.
- Gathered to the letter: the declaring side's tricks, then the others', what was not played hand by hand, cards laid
  aside. Then it is cut (decision 1). `gathering` does it as hands do.
- A new pack is dealt, sorted and gathered once without playing, then cut.

Source: kleurenwiezen.txt, "The Deal"; docs/rules/kleurenwiezen.md, "Cards and deal" and decision 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from engine.core.cards import SUIT_MASKS, Card, cards_in, mask_of, pack_of
from engine.core.seats import clockwise, eldest
from engine.games.kleurenwiezen.contracts.scoring import sides
from engine.games.kleurenwiezen.match import SEATS
from engine.games.kleurenwiezen.state import Public

Bundle = tuple[Card, ...]
"""Cards that lie together when they are gathered."""

PACK: Final = pack_of("AKQJT98765432")


def dealt(pack: Sequence[Card], dealer: int, packets: str) -> tuple[int, ...]:
    """The hands, as masks, from a pack with its top card first; `packets` such as `4-5-4`."""
    hands = [0] * SEATS
    top = 0
    for size in map(int, packets.split("-")):
        for seat in clockwise(eldest(dealer, SEATS), SEATS):
            hands[seat - 1] |= mask_of(pack[top : top + size])
            top += size
    return tuple(hands)


def sorted_hand(mask: int) -> tuple[Card, ...]:
    """The cards of a mask as people hold them: spades, hearts, diamonds, clubs, each from ace to two."""
    return tuple(chain.from_iterable(_by_suit(mask)))


def _by_suit(mask: int) -> Iterator[tuple[Card, ...]]:
    """The cards of a mask suit by suit, each from ace to two; no suit that has none."""
    for suit in SUIT_MASKS:
        if cards := mask & suit:
            yield cards_in(cards)[::-1]


def gathered_hands(hands: Sequence[int], dealer: int) -> tuple[Card, ...]:
    """The hands laid one upon the other, from eldest on, top card first."""
    return tuple(chain.from_iterable(_suits_held(hands, dealer)))


def _suits_held(hands: Sequence[int], dealer: int) -> Iterator[tuple[Card, ...]]:
    """The cards still held, by hand from eldest on and by suit within it."""
    return chain.from_iterable(_by_suit(hands[seat - 1]) for seat in _from_eldest(dealer))


def bundles_of(public: Public, hands: Sequence[int], discards: Sequence[Card | None]) -> tuple[Bundle, ...]:
    """The bundles after a deal, top first: the tricks side by side, unplayed cards suit by suit, cards laid aside."""
    # Whoever takes a trick leads to the next.
    takers = (*(trick[0].seat for trick in public.played[1:]), public.turn)
    won = [(taker, tuple(card for _, card in trick)) for taker, trick in zip(takers, public.played, strict=False)]
    dealer = public.match.dealer
    tricks = (cards for pile in _piles(public) for taker, cards in won if taker in pile)
    aside = ((card,) for seat in _from_eldest(dealer) if (card := discards[seat - 1]) is not None)
    return (*tricks, *_suits_held(hands, dealer), *aside)


def _piles(public: Public) -> Iterator[tuple[int, ...]]:
    """The seats whose tricks lie together: the declaring side, or each declarer from eldest on; then all others."""
    order, declarers = _from_eldest(public.match.dealer), public.declarers
    if public.contract is not None:
        yield from sides(public.contract, tuple(seat for seat in order if seat in declarers))
    yield tuple(seat for seat in order if seat not in declarers)


def _from_eldest(dealer: int) -> tuple[int, ...]:
    return clockwise(eldest(dealer, SEATS), SEATS)
