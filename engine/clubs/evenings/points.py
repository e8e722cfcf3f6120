"""What the matches of an evening come to for each person, as it is kept and as it is shown. Pure.

A match gives 100 points for beating all other sides, none for beating none, and in between a part for each side beaten;
a side that is level counts half. Whoever took over a seat, or gave it up, has the part of it that the results have.

Sums are exact - a part of a match, or a third of a hundred points, is a fraction - and are rounded only where they are
shown. A database keeps a number with decimals, from which the fraction is found again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from math import floor
from typing import Any, Final, NamedTuple

from engine.clubs.evenings.evening import Calling, EveningResult
from engine.clubs.tournaments.schedule import Exact
from engine.clubs.tournaments.scoring.rounds import beaten
from engine.table.model.people import FORGOTTEN

_FINEST: Final = 100_000
"""No evening's fractions have a larger denominator: parts of matches are deals, and few sides are at a table."""


def exact(number: float) -> Exact:
    """The number that was meant, from its decimals."""
    return number if isinstance(number, int) else Fraction(number).limit_denominator(_FINEST)


def plain_number(number: Exact) -> float:
    """The number as JSON has it."""
    return int(number) if number == int(number) else float(number)


def half_up(number: Exact) -> int:
    """The whole number that is shown."""
    return floor(number + Fraction(1, 2))


def written_result(result: EveningResult) -> dict[str, Any]:
    """A result for JSON, by the names of its fields and in their order."""
    return result._asdict() | {"points": plain_number(result.points), "matches": plain_number(result.matches)}


def read_result(fields: Sequence[Any]) -> EveningResult:
    """The result with these fields, in their order; of older databases too.

    They kept points rounded, and who was forgotten before the end under the number that stands for them in results.
    """
    user_id, name, rank, points, matches = fields
    return EveningResult(max(user_id, FORGOTTEN), name, rank, exact(points), exact(matches))


def to_json(results: Iterable[EveningResult]) -> str:
    """Results as a database keeps them."""
    return json.dumps([[*written_result(one).values()] for one in results], ensure_ascii=False, separators=(",", ":"))


def from_json(text: str) -> tuple[EveningResult, ...]:
    """Results of what a database keeps."""
    return tuple(map(read_result, json.loads(text)))


WON: Final = 100


class MatchPart(NamedTuple):
    """A person's part in a match, or a computer's."""

    table_id: int
    side: int
    place: int
    """1: the best; sides that are equal share a place."""
    user_id: int | None
    name: str
    share: float
    seat: int = 0


class EveningTotal(NamedTuple):
    """What somebody made on an evening."""

    user_id: int
    name: str
    points: Exact
    matches: Exact

    @property
    def percent(self) -> Exact:
        """Points for each match."""
        return Fraction(self.points) / self.matches if self.matches else 0


def among_people(played: Iterable[MatchPart]) -> list[MatchPart]:
    """Without the matches in which fewer than two people sat, each on a seat of their own: these count nothing."""
    matches: dict[int, list[MatchPart]] = {}
    for one in played:
        matches.setdefault(one.table_id, []).append(one)
    return [one for match in matches.values() if _are_two(match) for one in match]


def _are_two(match: Iterable[MatchPart]) -> bool:
    people = [one for one in match if one.user_id is not None and one.share > 0]
    # Those who were forgotten have no number of their own.
    persons = {(one.user_id, one.seat if one.user_id == FORGOTTEN else 0) for one in people}
    return min(len(persons), len({one.seat for one in people})) > 1


def totals(played: Iterable[MatchPart]) -> list[EveningTotal]:
    """What everybody made, in no order."""
    found: dict[int, EveningTotal] = {}
    ordered = sorted(played, key=lambda one: one.table_id)
    for _, rows in groupby(ordered, key=lambda one: one.table_id):
        match = list(rows)
        places = {one.side: one.place for one in match}
        for one in match:
            if one.user_id is None or one.user_id == FORGOTTEN or one.share <= 0:
                continue
            before, share = found.get(one.user_id, EveningTotal(one.user_id, one.name, 0, 0)), exact(one.share)
            points = before.points + _made(places, one.side) * share
            found[one.user_id] = EveningTotal(one.user_id, one.name, points, before.matches + share)
    return list(found.values())


def results_of(
    played: Iterable[MatchPart], calling: Calling, ranks: Mapping[int, int] | None = None
) -> tuple[EveningResult, ...]:
    """What matches give everybody where an evening was called like that; `ranks`: as `ranked` has them."""
    return ranked(totals(played if calling is Calling.BEFORE else among_people(played)), ranks)


def ranked(made: Iterable[EveningTotal], ranks: Mapping[int, int] | None = None) -> tuple[EveningResult, ...]:
    """The evening's results, best first: by points, then by points for each match.

    `ranks`: by person, those of a tournament, which count instead; whoever has none there comes after all who do.
    Whoever was forgotten since their match has a number below zero in its result: nobody goes on under it.
    """
    rows = list(made)
    if ranks is None:
        keys: dict[int, tuple[Exact, Exact]] = {one.user_id: (-one.points, -one.percent) for one in rows}
    else:
        keys = {one.user_id: (ranks.get(one.user_id, len(ranks) + 1), 0) for one in rows}
    ordered = sorted(rows, key=lambda one: (*keys[one.user_id], one.name))
    return tuple(
        EveningResult(
            max(one.user_id, FORGOTTEN),
            one.name,
            1 + sum(other < keys[one.user_id] for other in keys.values()),
            one.points,
            one.matches,
        )
        for one in ordered
    )


def _made(places: Mapping[int, int], side: int) -> Exact:
    others = len(places) - 1
    return Fraction(WON * beaten(places, side), 2 * others) if others else 0
