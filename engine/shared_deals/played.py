"""How somebody played a deal, and the order of all who did. Pure."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.core.results import DealFacts


class Played(NamedTuple):
    """What a deal came to for one seat."""

    points: int
    """More is better."""
    cards: int
    """The value of the cards taken, which decides between equals; 0 where they have none."""
    tricks: int
    contract: str | None = None
    """The game's word for it; None where there was none."""
    declared: bool = False
    made: bool = False
    """Whether this seat declared it, and made it."""

    def __str__(self) -> str:
        """As it is kept."""
        return json.dumps(self, separators=(",", ":"))

    @classmethod
    def parse(cls, text: str) -> Played:
        """The reverse of `str`; raises ValueError, TypeError."""
        return cls(*json.loads(text))

    @classmethod
    def of(cls, facts: DealFacts, cards: Sequence[int] | None, sides: Sequence[int], seat: int) -> Played:
        """Of a finished deal; `cards`: per seat what its cards were worth; `sides`: per seat the number of its side.

        Tricks and cards are those of the whole side.
        """
        own = [one for one, side in enumerate(sides) if side == sides[seat - 1]]
        taken, worth = (sum(of_seats[one] for one in own) if of_seats else 0 for of_seats in (facts.tricks, cards))
        declared, made = seat in facts.declarers, seat in facts.made
        return cls(facts.points[seat - 1], worth, taken, facts.contract, declared, made)

    @property
    def worth(self) -> tuple[int, int]:
        """What it is compared by."""
        return self.points, self.cards


class Entry(NamedTuple):
    """Somebody who began a deal."""

    user_id: int
    name: str
    table_id: int | None
    played: Played | None
    """None: they did not play it to its end."""


class Ranked(NamedTuple):
    """An entry with its place; equals share one."""

    place: int
    entry: Entry


def ranked(entries: Iterable[Entry]) -> tuple[Ranked, ...]:
    """Those who played to the end, the best first; equals in the order they came."""
    finished = [(one, one.played) for one in entries if one.played is not None]
    worths = [played.worth for _, played in finished]
    order = sorted(finished, key=lambda one: one[1].worth, reverse=True)
    return tuple(Ranked(1 + sum(other > played.worth for other in worths), one) for one, played in order)


def mean(entries: Sequence[Entry]) -> float | None:
    """What the deal gave on average; None: nobody played it to the end."""
    points = [one.played.points for one in entries if one.played is not None]
    return sum(points) / len(points) if points else None
