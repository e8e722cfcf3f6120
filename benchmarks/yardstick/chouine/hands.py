"""The hands the other of two players may hold once nothing can be drawn, by the cards unseen and the points left."""

from __future__ import annotations

import random
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

from benchmarks.yardstick.chouine.known import POINTS, Known
from engine.core.cards import cards_in, mask_of
from engine.games.chouine.options import PACK
from engine.games.chouine.state import ChouineView

IN_THE_PACK: Final = sum(POINTS[card] for card in PACK)
"""Card points in the pack, without the dix de der."""


class _Part(NamedTuple):
    """A set of counting cards: its mask, how many they are, and their points."""

    cards: int
    many: int
    points: int


def possible_hands(view: ChouineView, known: Known, most: int) -> list[int]:
    """Hands, as masks, that the opponent may hold: all of them, in any order, or `most` drawn evenly.

    The points of both sides and of one's own hand give those of the other hand, whatever lies in tricks that may not
    be looked at.
    """
    size = view.hand_sizes[2 - view.seat]
    sure = known.sure | _last_drawn(view) & known.unseen
    under_way = view.trick if len(view.trick) < view.seats else ()
    left = IN_THE_PACK - sum(view.card_points) - sum([POINTS[played.card] for played in under_way])
    left -= sum([POINTS[card] for card in view.hand]) + sum([POINTS[card] for card in cards_in(sure)])
    size -= sure.bit_count()
    others = cards_in(known.unseen & ~sure)
    blanks = [card for card in others if not POINTS[card]]
    parts = [_Part(sure, 0, 0)]
    for card in others:
        points = POINTS[card]
        if points:
            parts += [
                _Part(part.cards | card.bit, part.many + 1, part.points + points)
                for part in parts
                if part.many < size and part.points + points <= left
            ]
    fit = [part for part in parts if part.points == left and size - part.many <= len(blanks)]
    # The same cards always give the same hands, so the player leaves nothing to chance.
    rng = random.Random(view.held)
    ways = [comb(len(blanks), size - part.many) for part in fit]
    if sum(ways) <= most:
        hands = [part.cards | mask_of(more) for part in fit for more in combinations(blanks, size - part.many)]
        rng.shuffle(hands)
        return hands
    drawn = rng.choices(fit, ways, k=most)
    return [part.cards | mask_of(rng.sample(blanks, size - part.many)) for part in drawn]


def _last_drawn(view: ChouineView) -> int:
    """The card that lay face up until just now, as a mask."""
    just_drawn = sum(view.tricks) == view.variant.draws
    return view.turned_up[-1].bit if just_drawn and view.turned_up else 0
