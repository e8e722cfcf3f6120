"""Where unseen cards may lie, counted exactly.

Every way to spread the unseen cards over the places where they may be is equally likely. So the chance that a hand has
a card is the part of all ways in which it does: a card that only one hand can hold is certainly there, and what one hand
cannot hold makes the same card likelier in all others.

Cards that may be in the same places are alike, and there are few such kinds: no card is looked at alone.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cached_property
from math import comb
from typing import NamedTuple


class Kind(NamedTuple):
    """Cards that may be in the same places."""

    cards: int
    """A mask."""
    places: tuple[int, ...]


class Holdings:
    """The unseen cards and the places that hold them: hands of others, and perhaps cards that nobody holds."""

    def __init__(self, rooms: Sequence[int], among: Sequence[int]) -> None:
        """`rooms`: how many unseen cards each place holds; `among`: the cards these may be, as masks.

        All cards of `among` together are as many as there is room for. Raises ValueError if they cannot be spread so.
        """
        self.rooms, self.among = tuple(rooms), tuple(among)
        self.kinds = _kinds(self.rooms, self.among)
        last = {place: at for at, kind in enumerate(self.kinds) for place in kind.places}
        self._filled = tuple(tuple(last[place] == at for place in kind.places) for at, kind in enumerate(self.kinds))
        """Per kind and place, whether no later kind can fill that place."""
        self._known: dict[tuple[int, int, int, tuple[int, ...]], int] = {}
        self._chances: dict[tuple[int, int], float] = {}
        everything = 0
        for cards in self.among:
            everything |= cards
        if everything.bit_count() != sum(self.rooms) or not self.ways:
            raise ValueError("the unseen cards do not fit the hands")

    @cached_property
    def ways(self) -> int:
        """In how many ways the cards can lie."""
        return self._ways(0, 0, -1, self.rooms)

    def chance(self, place: int, cards: int) -> float:
        """Chance that at least one of these cards is in this place."""
        cards &= self.among[place]
        if not cards or not self.rooms[place]:
            return 0.0
        key = place, cards
        if key not in self._chances:
            self._chances[key] = 1.0 - self._without(place, cards) / self.ways
        return self._chances[key]

    def _without(self, place: int, cards: int) -> int:
        """In how many ways none of these cards is in this place."""
        among = [mask & ~cards if at == place else mask for at, mask in enumerate(self.among)]
        left = 0
        for mask in among:
            left |= mask
        if left.bit_count() < sum(self.rooms):
            # They are nowhere else.
            return 0
        try:
            return Holdings(self.rooms, among).ways
        except ValueError:
            return 0

    def sample(self, rng: random.Random) -> list[int]:
        """One way, all equally likely: per place its cards, as a mask."""
        hands, rooms = [0] * len(self.rooms), self.rooms
        for at, kind in enumerate(self.kinds):
            cards = _bits(kind.cards)
            rng.shuffle(cards)
            left = len(cards)
            for index, place in enumerate(kind.places):
                count = self._drawn(at, index, left, rooms, rng)
                for _ in range(count):
                    hands[place] |= cards.pop()
                rooms = _less(rooms, place, count)
                left -= count
        return hands

    def _drawn(self, at: int, index: int, left: int, rooms: tuple[int, ...], rng: random.Random) -> int:
        """How many of the `left` cards of a kind come to its place number `index`."""
        counts = self._counts(at, index, left, rooms)
        if len(counts) == 1:
            return counts[0]
        place = self.kinds[at].places[index]
        weights = [
            comb(left, count) * self._ways(at, index + 1, left - count, _less(rooms, place, count)) for count in counts
        ]
        pick = rng.randrange(sum(weights))
        for count, weight in zip(counts, weights, strict=True):
            pick -= weight
            if pick < 0:
                return count
        raise AssertionError("the weights are all of them")

    def _counts(self, at: int, index: int, left: int, rooms: tuple[int, ...]) -> Sequence[int]:
        """How many cards of a kind may come to its place number `index`."""
        kind = self.kinds[at]
        room = rooms[kind.places[index]]
        is_last = index + 1 == len(kind.places)
        if self._filled[at][index]:
            return (room,) if room <= left and (not is_last or room == left) else ()
        if is_last:
            return (left,) if left <= room else ()
        return range(min(left, room) + 1)

    def _ways(self, at: int, index: int, left: int, rooms: tuple[int, ...]) -> int:
        """In how many ways what is left of a kind, and all later kinds, can lie; `left` is -1 for all of it."""
        if at == len(self.kinds):
            return 1
        kind = self.kinds[at]
        if left < 0:
            left = kind.cards.bit_count()
        if index == len(kind.places):
            return self._ways(at + 1, 0, -1, rooms) if not left else 0
        key = at, index, left, rooms
        found = self._known.get(key)
        if found is None:
            place = kind.places[index]
            found = sum(
                comb(left, count) * self._ways(at, index + 1, left - count, _less(rooms, place, count))
                for count in self._counts(at, index, left, rooms)
            )
            self._known[key] = found
        return found


def _kinds(rooms: Sequence[int], among: Sequence[int]) -> tuple[Kind, ...]:
    """The cards by the places where they may be, those with the fewest places first."""
    left = 0
    for cards in among:
        left |= cards
    kinds: dict[tuple[int, ...], int] = {}
    while left:
        card = left & -left
        left ^= card
        places = tuple(place for place, cards in enumerate(among) if cards & card and rooms[place])
        kinds[places] = kinds.get(places, 0) | card
    return tuple(Kind(cards, places) for places, cards in sorted(kinds.items(), key=lambda kind: (len(kind[0]), kind)))


def _less(rooms: tuple[int, ...], place: int, count: int) -> tuple[int, ...]:
    return (*rooms[:place], rooms[place] - count, *rooms[place + 1 :]) if count else rooms


def _bits(mask: int) -> list[int]:
    bits = []
    while mask:
        low = mask & -mask
        bits.append(low)
        mask ^= low
    return bits
