"""The team of one server against that of another, evening by evening. Pure.

Two servers play when they like: the first evening of one since they agreed is compared with the first of the other, and
so on. Of each evening the best of a team count, with what they made of a hundred for each match: so it makes no
difference how many came, or how long they played.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import zip_longest
from typing import Final, NamedTuple

from engine.clubs.evenings.evening import Exact, PastDate
from engine.tables.model.people import FORGOTTEN

CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without those that look like figures."""
CODE_LENGTH: Final = 6
MOST_BEST: Final = 20


class Contest(NamedTuple):
    """Two servers that compare their evenings."""

    code: str
    best: int
    """So many of a team count each evening."""
    first_season: int
    first_name: str
    second_season: int | None
    """None: the other server has not agreed yet."""
    second_name: str
    since: float
    ended_at: float | None = None

    @property
    def is_agreed(self) -> bool:
        return self.second_season is not None


class TeamEvening(NamedTuple):
    """An evening of each team; None: not played yet."""

    first: Exact | None
    second: Exact | None

    @property
    def points(self) -> tuple[int, int]:
        """Two for the better team, one each if they are level; none before both have played."""
        if self.first is None or self.second is None:
            return 0, 0
        if self.first == self.second:
            return 1, 1
        return (2, 0) if self.first > self.second else (0, 2)


def team_score(past: PastDate, best: int) -> Exact:
    """What the best of a team made on an evening; whoever is missing counts nothing."""
    made = [Fraction(one.points) / one.matches for one in past.results if one.matches and one.user_id != FORGOTTEN]
    return sum(sorted(made, reverse=True)[:best])


def evenings_of(contest: Contest, first: Sequence[PastDate], second: Sequence[PastDate]) -> tuple[TeamEvening, ...]:
    """All evenings since they agreed; the dates of each season in order."""
    scores = (
        [team_score(past, contest.best) for past in dates if past.ended_at >= contest.since]
        for dates in (first, second)
    )
    return tuple(TeamEvening(one, other) for one, other in zip_longest(*scores))


def score_of(evenings: Sequence[TeamEvening]) -> tuple[int, int]:
    """How the contest stands."""
    return sum(one.points[0] for one in evenings), sum(one.points[1] for one in evenings)
