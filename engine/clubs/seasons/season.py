"""A season: several evenings that count together, the titles at its end, and teams that play with it. Pure.

The team of one server plays against that of another, evening by evening. Two servers play when they like: the first
evening of one since they agreed is compared with the first of the other, and so on. Of each evening the best of a team
count, with what they made of a hundred for each match: so it makes no difference how many came, or how long they
played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from itertools import zip_longest
from typing import Final, NamedTuple

from engine.clubs.evenings.evening import PastDate
from engine.clubs.evenings.points import half_up
from engine.clubs.tournaments.schedule import Exact
from engine.core.names import UNNAMED, clean_name
from engine.table.model.errors import Refusal, Refused
from engine.table.model.people import FORGOTTEN

LONGEST_NAME: Final = 40
MOST_EVENINGS: Final = 60
TITLES: Final = 3
"""Ranks with a title: champion, second, third."""


class SeasonScoring(StrEnum):
    """What an evening counts for a season."""

    PLACE = "place"
    """One point more than there are people behind: the last of twenty gets one, the first twenty."""
    RESULTS = "results"
    """The points of the evening itself: a hundred for each match won."""


class Title(NamedTuple):
    """What somebody won."""

    rank: int
    user_id: int
    name: str
    total: int


@dataclass(frozen=True, slots=True)
class SeasonState:
    """A season at one moment; its evenings are read from the journal."""

    id: int
    guild_id: int
    channel_id: int
    name: str
    language: str
    best: int
    """So many of somebody's evenings count; 0: all."""
    planned: int
    """It ends by itself after so many evenings; 0: when somebody ends it."""
    scoring: SeasonScoring
    began_at: float
    ended_at: float | None = None
    titles: tuple[Title, ...] = ()
    message_id: int | None = None
    told: bool = False
    """Its titles have been announced."""

    @property
    def is_over(self) -> bool:
        return self.ended_at is not None


class SeasonRow(NamedTuple):
    """One person's place in a season."""

    rank: int
    """Equals share a rank, and the next rank is skipped."""
    user_id: int
    name: str
    scores: tuple[Exact | None, ...]
    """Per evening; None: was not there."""
    counted: tuple[bool, ...]
    """Per evening whether it is one of the best that count."""
    total: Exact
    evenings: int
    wins: int
    """Evenings won."""


def new_season(state: SeasonState) -> SeasonState:
    """The season with a proper name; raises Refused(bad-club-name, best-of-fewer)."""
    if state.planned and state.best > state.planned:
        raise Refused(Refusal.BEST_OF_FEWER, best=state.best, planned=state.planned)
    return replace(state, name=good_name(state.name))


def good_name(typed: str) -> str:
    """A name as it is shown; raises Refused(bad-club-name)."""
    name = clean_name(typed)
    if name == UNNAMED or len(name) > LONGEST_NAME:
        raise Refused(Refusal.BAD_CLUB_NAME, longest=LONGEST_NAME)
    return name


def points_of(past: PastDate, scoring: SeasonScoring) -> Mapping[int, Exact]:
    """What an evening counts for each person."""
    people = len(past.results)
    return {
        one.user_id: people + 1 - one.rank if scoring is SeasonScoring.PLACE else one.points
        for one in past.results
        if one.user_id != FORGOTTEN
    }


def standing(dates: Sequence[PastDate], scoring: SeasonScoring, best: int) -> tuple[SeasonRow, ...]:
    """All who were there, best first, after these evenings in order; `best`: so many count, 0: all.

    Equal totals: who won more evenings is ahead, then who has the better best evening.
    """
    per_evening = [points_of(past, scoring) for past in dates]
    names = {one.user_id: one.name for past in dates for one in past.results if one.user_id != FORGOTTEN}
    won: dict[int, int] = dict.fromkeys(names, 0)
    for past in dates:
        for one in past.results:
            if one.rank == 1 and one.user_id in won:
                won[one.user_id] += 1
    rows = [_row(user_id, name, per_evening, best, won[user_id]) for user_id, name in names.items()]
    keys = {row.user_id: (-row.total, -row.wins, -max(score or 0 for score in row.scores)) for row in rows}
    ranked = [row._replace(rank=1 + sum(key < keys[row.user_id] for key in keys.values())) for row in rows]
    return tuple(sorted(ranked, key=lambda row: (row.rank, row.name.casefold(), row.user_id)))


def ended(now: SeasonState, dates: Sequence[PastDate], at: float) -> SeasonState:
    """The season at its end, with its titles."""
    rows = standing(dates, now.scoring, now.best)
    titles = tuple(Title(row.rank, row.user_id, row.name, half_up(row.total)) for row in rows if row.rank <= TITLES)
    return replace(now, ended_at=at, titles=titles)


def is_complete(now: SeasonState, dates: Sequence[PastDate]) -> bool:
    """Whether as many evenings have been played as were planned."""
    return bool(now.planned) and len(dates) >= now.planned


def _row(user_id: int, name: str, per_evening: Sequence[Mapping[int, Exact]], best: int, wins: int) -> SeasonRow:
    scores = tuple(evening.get(user_id) for evening in per_evening)
    there = [number for number, score in enumerate(scores) if score is not None]
    ordered = sorted(there, key=lambda number: (-(scores[number] or 0), number))
    counting = set(ordered[: best or None])
    return SeasonRow(
        0,
        user_id,
        name,
        scores,
        tuple(number in counting for number in range(len(scores))),
        sum(scores[number] or 0 for number in counting),
        len(there),
        wins,
    )


CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without those that look like figures."""
CODE_LENGTH: Final = 6
MOST_BEST: Final = 20


class TeamContest(NamedTuple):
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


def evenings_of(contest: TeamContest, first: Sequence[PastDate], second: Sequence[PastDate]) -> tuple[TeamEvening, ...]:
    """All evenings since they agreed; the dates of each season in order."""
    scores = (
        [team_score(past, contest.best) for past in dates if past.ended_at >= contest.since]
        for dates in (first, second)
    )
    return tuple(TeamEvening(one, other) for one, other in zip_longest(*scores))


def score_of(evenings: Sequence[TeamEvening]) -> tuple[int, int]:
    """How the contest stands."""
    return sum(one.points[0] for one in evenings), sum(one.points[1] for one in evenings)
