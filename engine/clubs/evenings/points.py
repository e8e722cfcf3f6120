"""What the matches of an evening come to for each person. Pure.

A match gives 100 points for beating all other sides, none for beating none, and in between a part for each side beaten;
a side that is level counts half. Whoever took over a seat, or gave it up, has the part of it that the results have. All
sums are exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Final, NamedTuple

from engine.clubs.evenings.evening import Exact, Result
from engine.clubs.evenings.results import exact
from engine.tables.model.people import FORGOTTEN

WON: Final = 100


class Played(NamedTuple):
    """A person's part in a match, or a computer's."""

    table_id: int
    side: int
    place: int
    """1: the best; sides that are equal share a place."""
    user_id: int | None
    name: str
    share: float
    seat: int = 0


class Total(NamedTuple):
    """What somebody made on an evening."""

    user_id: int
    name: str
    points: Exact
    matches: Exact

    @property
    def percent(self) -> Exact:
        """Points for each match."""
        return Fraction(self.points) / self.matches if self.matches else 0


def among_people(played: Iterable[Played]) -> list[Played]:
    """Without the matches in which fewer than two people sat, each on a seat of their own: these count nothing."""
    matches: dict[int, list[Played]] = {}
    for one in played:
        matches.setdefault(one.table_id, []).append(one)
    return [one for match in matches.values() if _are_two(match) for one in match]


def _are_two(match: Iterable[Played]) -> bool:
    people = [one for one in match if one.user_id is not None and one.share > 0]
    # Those who were forgotten have no number of their own.
    persons = {(one.user_id, one.seat if one.user_id == FORGOTTEN else 0) for one in people}
    return min(len(persons), len({one.seat for one in people})) > 1


def totals(played: Iterable[Played]) -> list[Total]:
    """What everybody made, in no order."""
    found: dict[int, Total] = {}
    ordered = sorted(played, key=lambda one: one.table_id)
    for _, rows in groupby(ordered, key=lambda one: one.table_id):
        match = list(rows)
        places = {one.side: one.place for one in match}
        for one in match:
            if one.user_id is None or one.user_id == FORGOTTEN or one.share <= 0:
                continue
            before, share = found.get(one.user_id, Total(one.user_id, one.name, 0, 0)), exact(one.share)
            points = before.points + _made(places, one.side) * share
            found[one.user_id] = Total(one.user_id, one.name, points, before.matches + share)
    return list(found.values())


def ranked(made: Iterable[Total], ranks: Mapping[int, int] | None = None) -> tuple[Result, ...]:
    """The evening's results, best first: by points, then by points for each match.

    `ranks`: by person, those of a tournament, which count instead; whoever has none there comes after all who do.
    """
    rows = list(made)
    if ranks is None:
        keys: dict[int, tuple[Exact, Exact]] = {one.user_id: (-one.points, -one.percent) for one in rows}
    else:
        keys = {one.user_id: (ranks.get(one.user_id, len(ranks) + 1), 0) for one in rows}
    ordered = sorted(rows, key=lambda one: (*keys[one.user_id], one.name))
    return tuple(
        Result(
            one.user_id,
            one.name,
            1 + sum(other < keys[one.user_id] for other in keys.values()),
            one.points,
            one.matches,
        )
        for one in ordered
    )


def _made(places: Mapping[int, int], side: int) -> Exact:
    others: Sequence[int] = [place for other, place in places.items() if other != side]
    if not others:
        return 0
    halves = sum(2 * (place > places[side]) + (place == places[side]) for place in others)
    return Fraction(WON * halves, 2 * len(others))
