"""Where unseen cards may lie, counted exactly.

Every way to spread the unseen cards over the places where they may be is equally likely. So the chance that a hand has
a card is the part of all ways in which it does: a card that only one hand can hold is certainly there, and what one
hand cannot hold makes the same card likelier in all others.

Cards that may be in the same places are alike, and there are few such kinds, hardly more than suits. So places are
filled one after another, with so many cards of each kind, and no card is looked at alone.
"""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb, prod
from typing import NamedTuple

from engine.players.search.splitmix import Splitmix


class CardKind(NamedTuple):
    """Cards that may be in the same places."""

    places: int
    """A mask."""
    cards: int
    """A mask."""


Counts = tuple[int, ...]


class Holdings:
    """The unseen cards and the places that hold them: hands of others, and perhaps cards that nobody holds."""

    def __init__(self, rooms: Sequence[int], among: Sequence[int]) -> None:
        """`rooms`: how many unseen cards each place holds; `among`: the cards these may be, as masks.

        All cards of `among` together are as many as there is room for; `ways` is 0 if they cannot be spread so.
        """
        self.rooms, self.among = tuple(rooms), tuple(among)
        self.kinds = _kinds(self.rooms, self.among)
        self._places = tuple(kind.places for kind in self.kinds)
        self._counts = tuple(kind.cards.bit_count() for kind in self.kinds)
        self._bits = [bits_of(kind.cards) for kind in self.kinds]
        self._chances: dict[tuple[int, int], float] = {}
        self._filled: dict[int, Sequence[tuple[Counts, int]]] = {}
        """How each place may be filled first of all; many chances are asked of one place."""
        self._draws: dict[tuple[int, Counts], tuple[Sequence[Counts], list[int]]] = {}

    def renamed(self, named: Callable[[int], int]) -> Holdings:
        """The same with other names for the cards, which `named` gives a mask of them."""
        return Holdings(self.rooms, [named(cards) for cards in self.among])

    @property
    def ways(self) -> int:
        """In how many ways the cards can lie."""
        return _ways(_merged(self._places, self._counts), self.rooms)

    def chance(self, place: int, cards: int) -> float:
        """Chance that at least one of these cards is here; raises ValueError if they cannot lie at all."""
        cards &= self.among[place]
        if not cards or not self.rooms[place]:
            return 0.0
        key = place, cards
        if key not in self._chances:
            if not (ways := self.ways):
                raise ValueError("the unseen cards do not fit the hands")
            if place not in self._filled:
                self._filled[place] = tuple(self._fillings(place, self._counts, self.rooms))
            others = [(kind.cards & ~cards).bit_count() for kind in self.kinds]
            without = sum(prod(map(comb, others, taken)) * rest for taken, rest in self._filled[place])
            self._chances[key] = 1.0 - without / ways
        return self._chances[key]

    def sample(self, rng: random.Random | Splitmix) -> list[int]:
        """One way, all equally likely: per place its cards, as a mask; raises ValueError if there is none."""
        kinds = [cards[:] for cards in self._bits]
        if len(kinds) < 2 and not self.ways:
            raise ValueError("the unseen cards do not fit the hands")
        for cards in kinds:
            rng.shuffle(cards)
        hands, counts = [], self._counts
        for place in range(len(self.rooms)):
            if len(kinds) > 1:
                draw = self._draws.get((place, counts))
                if draw is None:
                    draw = self._draws[place, counts] = self._draw(place, counts)
                fillings, ways = draw
                if not ways:
                    raise ValueError("the unseen cards do not fit the hands")
                taken = fillings[bisect(ways, rng.randrange(ways[-1]))]
            else:
                taken = (self.rooms[place],) * len(kinds)
            counts = tuple(map(int.__sub__, counts, taken))
            hand = 0
            for cards, left, count in zip(kinds, counts, taken, strict=True):
                if count:
                    hand += sum(cards[left : left + count])
            hands.append(hand)
        return hands

    def _draw(self, place: int, counts: Counts) -> tuple[Sequence[Counts], list[int]]:
        """How this place can be filled once those before it are, and in how many ways by each filling or one before."""
        rooms = (*(0,) * place, *self.rooms[place:])
        found = [
            (taken, rest * prod(map(comb, counts, taken)))
            for taken, rest in self._fillings(place, counts, rooms)
            if rest
        ]
        return [taken for taken, _ in found], list(accumulate(ways for _, ways in found))

    def _fillings(self, place: int, counts: Counts, rooms: Counts) -> Iterator[tuple[Counts, int]]:
        """How many cards of each kind may fill this place, and in how many ways the others can lie then."""
        rest = (*rooms[:place], 0, *rooms[place + 1 :])
        most = tuple(count if places >> place & 1 else 0 for places, count in zip(self._places, counts, strict=True))
        for taken in _choices(most, rooms[place]):
            left = tuple(map(int.__sub__, counts, taken))
            yield taken, _ways(_merged(self._places, left, ~(1 << place)), rest)


class Hand(NamedTuple):
    """One seat's cards as far as they are known; sets of cards are masks."""

    sure: int
    """Cards it certainly holds and may play now; of a layout, the face-up ones."""
    more: int
    """How many others it holds; 0: the hand is known."""
    place: int
    """Which of the places of the unseen cards this hand is."""
    holdings: Holdings
    """Where these are."""

    def has(self, cards: int) -> float:
        """Chance that one of these cards is here."""
        if self.sure & cards:
            return 1.0
        return self.holdings.chance(self.place, cards) if self.more else 0.0


def bits_of(mask: int) -> list[int]:
    """The cards of a mask, each as one bit, lowest first."""
    bits = []
    while mask:
        low = mask & -mask
        bits.append(low)
        mask ^= low
    return bits


def _kinds(rooms: Counts, among: Sequence[int]) -> tuple[CardKind, ...]:
    """The cards by the places where they may be."""
    everything = 0
    for cards in among:
        everything |= cards
    kinds = {0: everything}
    for place, cards in enumerate(among):
        if rooms[place]:
            inside = {places | 1 << place: kind & cards for places, kind in kinds.items() if kind & cards}
            kinds = {places: kind & ~cards for places, kind in kinds.items() if kind & ~cards} | inside
    return tuple(CardKind(*kind) for kind in sorted(kinds.items()))


def _choices(most: Counts, total: int) -> Iterator[Counts]:
    """All ways to take so many cards, at most so many of each kind."""
    if not most:
        if not total:
            yield ()
        return
    first, later = most[0], most[1:]
    for count in range(max(0, total - sum(later)), min(first, total) + 1):
        for others in _choices(later, total - count):
            yield (count, *others)


def _merged(places: Counts, counts: Counts, among: int = -1) -> tuple[tuple[int, int], ...]:
    """The places of each kind and how many cards it has, where only places of `among` matter any more."""
    merged: dict[int, int] = {}
    for mask, count in zip(places, counts, strict=True):
        if count:
            merged[mask & among] = merged.get(mask & among, 0) + count
    return tuple(sorted(merged.items()))


@lru_cache(maxsize=1 << 14)
def _ways(kinds: tuple[tuple[int, int], ...], rooms: Counts) -> int:
    """In how many ways so many cards of each kind fill all rooms."""
    if sum(count for _, count in kinds) != sum(rooms) or any(not places for places, _ in kinds):
        return 0
    if len(kinds) <= 1:
        return _arranged(kinds[0][0], rooms) if kinds else 1
    place = min(
        (place for place, room in enumerate(rooms) if room),
        key=lambda place: sum(places >> place & 1 for places, _ in kinds),
    )
    every, counts = tuple(places for places, _ in kinds), tuple(count for _, count in kinds)
    most = tuple(count if places >> place & 1 else 0 for places, count in kinds)
    rest, ways = (*rooms[:place], 0, *rooms[place + 1 :]), 0
    for taken in _choices(most, rooms[place]):
        left = tuple(map(int.__sub__, counts, taken))
        ways += prod(map(comb, counts, taken)) * _ways(_merged(every, left, ~(1 << place)), rest)
    return ways


def _arranged(places: int, rooms: Counts) -> int:
    """In how many ways cards of one kind fill all rooms, as many as there is room for."""
    if any(room and not places >> place & 1 for place, room in enumerate(rooms)):
        return 0
    ways, left = 1, sum(rooms)
    for room in rooms:
        ways *= comb(left, room)
        left -= room
    return ways
