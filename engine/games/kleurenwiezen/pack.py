"""The pack: dealt in packets, gathered after the deal without shuffling, to the letter or as hands gather it.

- Packets of 4, 5 and 4, or as an option says, to each player in turn.
- Gathered to the letter: the declaring side's tricks, then the others', what was not played hand by hand, cards laid
  aside. Then it is cut (decision 1).
- A new pack is dealt, sorted and gathered once without playing, then cut.

Nobody shuffles at this game, so that suits stay in lumps and hands are wild. But if every card of the last deal has a
fixed place in the next pack, a player with a computer can work out all hands from their own. The places of the suits
make hands wild, and gathering keeps these; which card of a suit lies where gives hands away, and gathering as hands do
hides that: it is in no order that anybody chooses, or could work out afterwards.

1. Cards that lie together are a bundle: a trick, a suit of a hand that was not played, a card laid aside. The bundles
   come together in any order, each with its cards in any order.
2. Bundles slip between one another: where two meet, the two cards there change places once in `SLIPS` times.
3. The cards of each suit are in any order among the places where that suit lies.

Measuring decided how much disorder there is (`benchmarks/gathering.py`). With less slipping, long suits and voids are
more frequent than in a pack gathered to the letter, with more they are rarer; at `SLIPS` they are as frequent. Cards
that slip further make hands tame: if each falls anywhere within the length of two tricks, suits of seven and more are a
third rarer. The third step costs no wildness, and it alone makes hands safe: all ways to share out the other cards of a
suit are equally likely, so a hand tells no more about the others than the lengths of its suits do.

Source: kleurenwiezen.txt, "The Deal" (never shuffled); docs/rules/kleurenwiezen.md, "Cards and deal" and decisions 1
and 14.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from engine.core.actions import from_eldest
from engine.core.cards import CARDS, SUIT_MASKS, Card, NumberSource, Suit, cards_in, mask_of, pack_of, shuffled
from engine.games.kleurenwiezen.sheet import SEATS, sides
from engine.games.kleurenwiezen.state import KleurenwiezenPublic

Bundle = tuple[Card, ...]
"""Cards that lie together when they are gathered."""

PACK: Final = pack_of("AKQJT98765432")
STRENGTH: Final = tuple(int(card.rank) for card in CARDS)
"""Per card how high it is in its suit."""


def dealt(pack: Sequence[Card], dealer: int, packets: str) -> tuple[int, ...]:
    """The hands, as masks, from a pack with its top card first; `packets` such as `4-5-4`."""
    hands = [0] * SEATS
    top = 0
    for size in map(int, packets.split("-")):
        for seat in from_eldest(dealer, SEATS):
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
    return chain.from_iterable(_by_suit(hands[seat - 1]) for seat in from_eldest(dealer, SEATS))


def bundles_of(
    public: KleurenwiezenPublic, hands: Sequence[int], discards: Sequence[Card | None]
) -> tuple[Bundle, ...]:
    """The bundles after a deal, top first: the tricks side by side, unplayed cards suit by suit, cards laid aside."""
    # Whoever takes a trick leads to the next.
    takers = (*(trick[0].seat for trick in public.played[1:]), public.turn)
    won = [(taker, tuple(card for _, card in trick)) for taker, trick in zip(takers, public.played, strict=False)]
    dealer = public.match.dealer
    tricks = (cards for pile in _piles(public) for taker, cards in won if taker in pile)
    aside = ((card,) for seat in from_eldest(dealer, SEATS) if (card := discards[seat - 1]) is not None)
    return (*tricks, *_suits_held(hands, dealer), *aside)


def _piles(public: KleurenwiezenPublic) -> Iterator[tuple[int, ...]]:
    """The seats whose tricks lie together: the declaring side, or each declarer from eldest on; then all others."""
    order, declarers = from_eldest(public.match.dealer, SEATS), public.declarers
    if public.contract is not None:
        yield from sides(public.contract, tuple(seat for seat in order if seat in declarers))
    yield tuple(seat for seat in order if seat not in declarers)


SLIPS: Final = 5
"""Where two bundles meet, the two cards there change places once in this many times."""


def gather(bundles: Sequence[Sequence[Card]], numbers: NumberSource) -> tuple[Card, ...]:
    """The pack made of these bundles, top first, before it is cut; `numbers` decides its order."""
    heap = [shuffled(bundle, numbers) for bundle in shuffled(bundles, numbers)]
    cards = list(chain.from_iterable(heap))
    top = 0
    for bundle in heap[:-1]:
        top += len(bundle)
        if numbers.below(SLIPS) == 0:
            cards[top - 1], cards[top] = cards[top], cards[top - 1]
    for suit in Suit:
        places = [place for place, card in enumerate(cards) if card.suit is suit]
        for place, card in zip(places, shuffled([cards[place] for place in places], numbers), strict=True):
            cards[place] = card
    return tuple(cards)
