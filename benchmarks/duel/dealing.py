"""Spreads hidden cards over the places where they may be, at random."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.core.cards import Card, cards_in, mask_of

TRIES: Final = 40
"""After this many spreads that what is known rules out, the next one is made to fit."""


class Place(NamedTuple):
    """A hand, a talon, a card laid aside: how many hidden cards are there, and which they may be, as a mask."""

    room: int
    among: int


def spread(cards: int, places: Sequence[Place], rng: random.Random) -> list[list[Card]]:
    """The cards of each place: all spreads that are possible are as likely as each other, or nearly."""
    hidden = list(cards_in(cards))
    for _ in range(TRIES):
        rng.shuffle(hidden)
        start, found = 0, []
        for place in places:
            found.append(hidden[start : start + place.room])
            start += place.room
        if all(not mask_of(part) & ~place.among for part, place in zip(found, places, strict=True)):
            return found
    return _made_to_fit(hidden, places, rng)


def _made_to_fit(hidden: Sequence[Card], places: Sequence[Place], rng: random.Random) -> list[list[Card]]:
    """A spread that is possible: a card goes where there is room, or takes the place of one that can go elsewhere."""
    found: list[list[Card]] = [[] for _ in places]

    def put(card: Card, tried: set[int]) -> bool:
        able = [at for at, place in enumerate(places) if place.among & card.bit and place.room and at not in tried]
        rng.shuffle(able)
        for at in able:
            if len(found[at]) < places[at].room:
                found[at].append(card)
                return True
        for at in able:
            tried.add(at)
            for other in list(found[at]):
                if put(other, tried):
                    found[at].remove(other)
                    found[at].append(card)
                    return True
        return False

    for card in hidden:
        if not put(card, set()):
            raise ValueError(f"no place is left for {card}")
    return found
