"""Turns what everybody did in a season into places on a leaderboard. Pure."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from engine.standings.rating import PROVISIONAL, Rating, Sure
from engine.standings.season import ALL, Season

PAGE: Final = 10
"""Rows per page."""
MIN_OPPONENTS: Final = 3
"""Anyone who has met fewer people is not listed."""
FIXED: Final = 5
"""Two people are a pair after this many matches together.

Anyone who has always had the same partner is listed only as part of a pair.
"""


class Measure(StrEnum):
    """What a leaderboard is ordered by."""

    RATING = "rating"
    POINTS = "points"
    """Points per deal."""
    WON = "won"
    """Matches won."""
    MADE = "made"
    """Contracts made."""


class Query(NamedTuple):
    """Selects a leaderboard."""

    scope: int
    """A server's id, or `EVERYWHERE`: those who want to be rated over all servers."""
    game: str
    preset: str | None = None
    """None: all. Ratings are of the game, here of those who have played the preset."""
    season: Season = ALL
    measure: Measure = Measure.RATING


class Sums(NamedTuple):
    """What matches add up to; for a pair, the figures of one of the two."""

    matches: int = 0
    won: int = 0
    deals: int = 0
    points: int = 0
    declared: int = 0
    made: int = 0
    cards: int = 0
    """Of the matches, those played with real cards."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What somebody, or a pair, did in a season."""

    people: tuple[int, ...]
    names: tuple[str, ...]
    sums: Sums
    opponents: int
    """How many different people they met."""
    rating: Rating | None
    """After the last match of the season; for a pair, the joint one of both."""
    has_fixed_partner: bool = False
    """They had the same partner in every match, and played at least `FIXED`."""


class Unlisted(StrEnum):
    """Why somebody is not on the leaderboard."""

    NO_MATCHES = "no-matches"
    FEW_OPPONENTS = "few-opponents"
    FIXED_PARTNER = "fixed-partner"
    HIDDEN = "hidden"
    """They hide their statistics."""


class LeaderboardRow(NamedTuple):
    """A line of a leaderboard."""

    place: int
    """Equal figures share one; 0: not listed."""
    people: tuple[int, ...]
    """User ids: one, or the two of a pair."""
    names: tuple[str, ...]
    """Their names in their last match."""
    figure: float
    """A rating, points per deal, matches won or contracts made."""
    standing: float
    """What places go by: the figure, or for contracts made the share reached with certainty (`sure_share`)."""
    sure: Sure | None
    """How sure the figure is; None if there is nothing to say about that."""
    of: int
    """What the figure was made from: matches, deals, or contracts undertaken."""
    matches: int
    provisional: bool
    """Too few matches or contracts to say much; such rows stand after the others if the figure is an average."""
    opponents: int
    """How many different people they met."""
    cards: int = 0
    """Of the matches, those played with real cards."""


class Level(NamedTuple):
    """A level of computers that has played in a season."""

    level: str
    rating: Rating
    """At the end of the season."""
    matches: int
    """In the season."""


class Computer(NamedTuple):
    """A level of computers between the rows of a page; it takes nobody's place."""

    level: Level
    above: int
    """How many rows of the page stand above it."""


class Leaderboard(NamedTuple):
    """A page of a leaderboard."""

    query: Query
    rows: tuple[LeaderboardRow, ...]
    page: int
    """From 1."""
    pages: int
    """At least 1."""
    listed: int
    """Rows on all pages."""
    own: LeaderboardRow | None
    """The asker's row, on whatever page and even if not listed; None if they have none."""
    unlisted: Unlisted | None
    """Why the asker's row has no place."""
    computers: tuple[Computer, ...] = ()
    """Best first; only by rating."""


_AVERAGES: Final = (Measure.RATING, Measure.POINTS, Measure.MADE)
MIN_CONTRACTS: Final = 10
"""Anyone who undertook fewer is provisional when ranked by contracts made."""
_SURE: Final = 1.96
"""Standard deviations: 19 cases of 20."""


def sure_share(made: int, of: int) -> float:
    """The share that somebody who made `made` of `of` will at least reach in the long run, in 39 cases out of 40.

    This is the lower end of Wilson's interval: 3 of 3 give less than 45 of 50.
    """
    share, spread = made / of, _SURE**2 / of
    middle = share + spread / 2
    return max(0.0, (middle - math.sqrt(spread * (share * (1 - share) + spread / 4))) / (1 + spread))


def leaderboard(
    query: Query,
    tallies: Iterable[Tally],
    hidden: frozenset[int] = frozenset(),
    page: int | None = 1,
    asker: int | None = None,
    levels: Iterable[Level] = (),
) -> Leaderboard:
    """A page of a leaderboard; None: the asker's, else the first. Pages that do not exist become the nearest.

    `levels` stand on the page where they would if they were people.
    """
    why: dict[tuple[int, ...], Unlisted | None] = {}
    rows = []
    for tally in tallies:
        row = _row(query.measure, tally)
        if row is not None:
            why[row.people] = _unlisted(tally, hidden)
            rows.append(row)
    listed, places = _placed(query.measure, [row for row in rows if why[row.people] is None])
    at = next((number for number, row in enumerate(listed) if asker in row.people), None)
    own = min((row for row in rows if asker in row.people), key=lambda row: row.people, default=None)
    own = own if at is None else listed[at]._replace(place=places[at])
    pages = max(1, -(-len(listed) // PAGE))
    if page is None:
        page = 1 if at is None else 1 + at // PAGE
    page = min(max(page, 1), pages)
    unlisted = why[own.people] if own else Unlisted.NO_MATCHES
    first = PAGE * (page - 1)
    # A large server has thousands of pairs: only those that are shown are made with their place.
    shown = zip(listed[first : first + PAGE], places[first : first + PAGE], strict=True)
    rows_shown = tuple(row._replace(place=place) for row, place in shown)
    computers = _between(query.measure, listed, levels, first) if rows_shown else ()
    return Leaderboard(query, rows_shown, page, pages, len(listed), own, unlisted if asker else None, computers)


def _between(
    measure: Measure, listed: Sequence[LeaderboardRow], levels: Iterable[Level], first: int
) -> tuple[Computer, ...]:
    """The levels on the page that begins with this index."""
    if measure is not Measure.RATING:
        return ()
    found = []
    for one in levels:
        own = (one.rating.is_provisional, -one.rating.figure)
        above = sum((row.provisional, -row.figure) <= own for row in listed)
        # On the last page one may stand below everybody.
        if first <= above < first + PAGE or (above == len(listed) <= first + PAGE):
            found.append((own, Computer(one, above - first)))
    return tuple(computer for _, computer in sorted(found, key=lambda item: (item[0], item[1].level.level)))


def _unlisted(tally: Tally, hidden: frozenset[int]) -> Unlisted | None:
    if hidden.intersection(tally.people):
        return Unlisted.HIDDEN
    if tally.opponents < MIN_OPPONENTS:
        return Unlisted.FEW_OPPONENTS
    return Unlisted.FIXED_PARTNER if tally.has_fixed_partner else None


def _row(measure: Measure, tally: Tally) -> LeaderboardRow | None:
    """A row without a place; None if there is nothing to rank by."""
    sums, standing = tally.sums, None
    match measure:
        case Measure.RATING:
            if tally.rating is None:
                return None
            figure, of = float(tally.rating.figure), sums.matches
        case Measure.POINTS:
            if not sums.deals:
                return None
            figure, of = sums.points / sums.deals, sums.deals
        case Measure.WON:
            if not sums.matches:
                return None
            figure, of = float(sums.won), sums.matches
        case Measure.MADE:
            if not sums.declared:
                return None
            figure, of = float(sums.made), sums.declared
            standing = sure_share(sums.made, sums.declared)
    rating = tally.rating if measure is Measure.RATING else None
    matches = sums.matches if rating is None else rating.matches
    provisional = of < MIN_CONTRACTS if measure is Measure.MADE else matches < PROVISIONAL
    return LeaderboardRow(
        place=0,
        people=tally.people,
        names=tally.names,
        figure=figure,
        standing=figure if standing is None else standing,
        sure=rating.sure if rating is not None else Sure.PROVISIONAL if provisional else None,
        of=of,
        matches=sums.matches,
        provisional=provisional,
        opponents=tally.opponents,
        cards=sums.cards,
    )


def _placed(measure: Measure, rows: Sequence[LeaderboardRow]) -> tuple[list[LeaderboardRow], list[int]]:
    """The rows in order, best first, and their places; of equals, who needed fewer matches or deals comes first."""
    averages = measure in _AVERAGES
    keys = sorted(
        [(averages and row.provisional, -row.standing, row.of, row.people, number) for number, row in enumerate(rows)]
    )
    places: list[int] = []
    for number, key in enumerate(keys):
        equal = number > 0 and key[:2] == keys[number - 1][:2]
        places.append(places[-1] if equal else number + 1)
    return [rows[key[-1]] for key in keys], places
