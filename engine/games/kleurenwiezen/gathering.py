"""Gathering a pack as hands gather it: in no order that anybody chooses, or could work out afterwards.

Nobody shuffles at this game, so that suits stay in lumps and hands are wild. But if every card of the last deal has a
fixed place in the next pack, a player with a computer can work out all hands from their own. The places of the suits
make hands wild, and gathering keeps these; which card of a suit lies where gives hands away, and gathering hides that.

1. Cards that lie together are a bundle: a trick, a suit of a hand that was not played, a card laid aside. The bundles
   come together in any order, each with its cards in any order.
2. Bundles slip between one another: where two meet, the two cards there change places once in `SLIPS` times.
3. The cards of each suit are in any order among the places where that suit lies.

Measuring decided how much disorder there is (`benchmarks/gathering.py`). With less slipping, long suits and voids are
more frequent than in a pack gathered to the letter, with more they are rarer; at `SLIPS` they are as frequent. Cards
that slip further make hands tame: if each falls anywhere within the length of two tricks, suits of seven and more are a
third rarer. The third step costs no wildness, and it alone makes hands safe: all ways to share out the other cards of a
suit are equally likely, so a hand tells no more about the others than the lengths of its suits do.

Source: kleurenwiezen.txt, "The Deal" (never shuffled); docs/rules/kleurenwiezen.md, decision 14.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from engine.core.cards import Card, Suit
from engine.core.shuffling import Numbers, shuffled

SLIPS: Final = 5
"""Where two bundles meet, the two cards there change places once in this many times."""


def gather(bundles: Sequence[Sequence[Card]], numbers: Numbers) -> tuple[Card, ...]:
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
