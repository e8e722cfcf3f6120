"""A season: several evenings that count together, and the titles at its end. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, NamedTuple

from engine.clubs.evenings.evening import Exact, PastDate
from engine.clubs.evenings.results import half_up
from engine.core.names import UNNAMED, clean_name
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.people import FORGOTTEN

LONGEST_NAME: Final = 40
MOST_EVENINGS: Final = 60
TITLES: Final = 3
"""Ranks with a title: champion, second, third."""


class Scoring(StrEnum):
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
    scoring: Scoring
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


def points_of(past: PastDate, scoring: Scoring) -> Mapping[int, Exact]:
    """What an evening counts for each person."""
    people = len(past.results)
    return {
        one.user_id: people + 1 - one.rank if scoring is Scoring.PLACE else one.points
        for one in past.results
        if one.user_id != FORGOTTEN
    }


def standing(dates: Sequence[PastDate], scoring: Scoring, best: int) -> tuple[SeasonRow, ...]:
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
