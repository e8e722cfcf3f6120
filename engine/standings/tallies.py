"""What everybody did in a season, summed up by the database."""

from __future__ import annotations

import math
from typing import Any, Final

from sqlalchemy import ColumnElement, Integer, Select, Text, and_, cast, exists, false, func, or_, select, true
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.core.names import clean_name
from engine.standings.levels import NAMED
from engine.standings.ranking import FIXED, Level, Query, Sums, Tally
from engine.standings.rating import Rating
from engine.standings.season import ALL, Season, months_before
from engine.standings.settling import EVERYWHERE, NEWEST_RATING, counts_in
from engine.tables.store import schema
from engine.tables.store.outcomes import Rated
from engine.tables.store.sql.lists import length_of, where_highest

_MATCH: Final = schema.matches.c
_RESULT: Final = schema.results.c
_RATING: Final = schema.ratings.c
_HAS_RESULT: Final = _RESULT.share > 0
_MATCHES: Final = func.sum(cast(_HAS_RESULT, Integer))
"""Somebody who only played some deals of a match for somebody else has these, but no match."""
_SUMS: Final = (
    _MATCHES,
    func.sum(cast(and_(_HAS_RESULT, _RESULT.won), Integer)),
    func.sum(func.coalesce(length_of(_RESULT.played), _MATCH.deals)),
    func.sum(_RESULT.points),
    func.sum(_RESULT.declared),
    func.sum(_RESULT.made),
    func.sum(cast(and_(_HAS_RESULT, _MATCH.rated == Rated.CARDS), Integer)),
)

_LATEST_NAME: Final = where_highest(_RESULT.name, _MATCH.ended_at)


def in_season(query: Query) -> ColumnElement[bool]:
    """The rows of `matches` that count for a leaderboard."""
    season = query.season
    # One that ends meanwhile counts as soon as it is rated.
    clauses = [counts_in(query.scope, with_cards=True), _MATCH.game == query.game, _MATCH.settled == true()]
    if query.preset is not None:
        clauses.append(_MATCH.preset == query.preset)
    if season.end != float("inf"):
        clauses += [_MATCH.ended_at >= season.begin, _MATCH.ended_at < season.end]
    return and_(*clauses)


def _from_matches(query: Query, *columns: ColumnElement[Any]) -> Select[Any]:
    """Everybody's matches of the season; stand-ins for deleted people are left out."""
    chosen = select(*columns).where(_RESULT.table_id == _MATCH.table_id, in_season(query), _RESULT.user_id > 0)
    # Over all servers, only those rated there count.
    return chosen.where(_RESULT.globally == true()) if query.scope == EVERYWHERE else chosen


async def months(connection: AsyncConnection, query: Query) -> tuple[Season, ...]:
    """The months in which matches count for a leaderboard, within its season, latest first."""
    ended = select(_MATCH.ended_at).where(in_season(query)).order_by(_MATCH.ended_at.desc())

    async def latest(before: float) -> float | None:
        found = ended if before == ALL.end else ended.where(_MATCH.ended_at < before)
        return (await connection.execute(found.limit(1))).scalar()

    return await months_before(latest)


def _of_pairs(query: Query, chosen: Select[Any]) -> Select[Any]:
    """Matches of people with a partner.

    Over all servers, only those where both are rated there, so that a pair has the same matches from both sides.
    """
    chosen = chosen.where(_RESULT.partner > 0)
    if query.scope != EVERYWHERE:
        return chosen
    other = schema.results.alias().c
    both = exists().where(
        other.table_id == _RESULT.table_id,
        other.user_id == _RESULT.partner,
        other.share > 0,
        other.globally == true(),
    )
    return chosen.where(both)


def _added_up(query: Query, *columns: ColumnElement[Any]) -> Select[Any]:
    """These columns, the latest end, the sums, and everybody they met."""
    return _from_matches(query, *columns, func.max(_MATCH.ended_at), *_SUMS, _joined(_RESULT.opponents))


def _joined(companies: ColumnElement[str]) -> ColumnElement[str]:
    """All of a group in one text."""
    return func.aggregate_strings(companies, " ")


def _number_of(companies: str | None) -> int:
    """How many different people there are."""
    return len(set(companies.split())) if companies else 0


async def people(connection: AsyncConnection, query: Query) -> list[Tally]:
    """Everybody who played in the season."""
    columns = (_RESULT.user_id, _LATEST_NAME, func.count(_RESULT.partner), _joined(cast(_RESULT.partner, Text)))
    rows = (await connection.execute(_added_up(query, *columns).group_by(_RESULT.user_id))).all()
    ratings = await ratings_at(connection, query.scope, query.game, query.season)
    tallies = []
    for user_id, name, with_partner, partners, _, *figures, opponents in rows:
        sums, rating = Sums(*figures), ratings.get(user_id)
        fixed = sums.matches >= FIXED and with_partner == sums.matches and _number_of(partners) == 1
        tallies.append(Tally((user_id,), (clean_name(name),), sums, _number_of(opponents), rating, fixed))
    return tallies


async def levels(connection: AsyncConnection, query: Query) -> list[Level]:
    """The levels of computers that played in the season."""
    played = select(_RATING.user_id, func.count()).where(
        _RATING.scope == query.scope, _RATING.game == query.game, _RATING.user_id.in_(NAMED)
    )
    played = played.where(_RATING.table_id == _MATCH.table_id, in_season(query)).group_by(_RATING.user_id)
    rows = (await connection.execute(played)).all()
    ratings = await ratings_at(connection, query.scope, query.game, query.season, _RATING.user_id.in_(NAMED))
    return [Level(NAMED[number], ratings[number], matches) for number, matches in rows]


async def ratings_at(
    connection: AsyncConnection, scope: int, game: str, season: Season, whose: ColumnElement[bool] = _RATING.user_id > 0
) -> dict[int, Rating]:
    """Everybody's rating at the end of a season; `whose`: people's, unless it says otherwise."""
    query = select(_RATING.user_id, *NEWEST_RATING)
    query = query.where(_RATING.scope == scope, _RATING.game == game, whose)
    if season.end != float("inf"):
        query = query.where(_RATING.at < season.end)
    rows = (await connection.execute(query.group_by(_RATING.user_id))).all()
    return {user_id: Rating(*rating) for user_id, *rating in rows}


async def pairs(connection: AsyncConnection, query: Query) -> list[Tally]:
    """All pairs who have played together often enough in the season, on one side."""
    both = (_RESULT.user_id, _RESULT.partner)
    often = _of_pairs(query, _from_matches(query, _RESULT.user_id)).group_by(*both)
    # Adding up everybody who ever sat together would take longer than looking for these pairs first.
    often_ids = (await connection.execute(often.having(func.count() >= FIXED))).scalars().all()
    added = _of_pairs(query, _added_up(query, *both, _LATEST_NAME)).where(_RESULT.user_id.in_(often_ids))
    grouped = added.group_by(*both).having(func.count() >= FIXED)
    rows = {(one, other): rest for one, other, *rest in (await connection.execute(grouped)).all()}
    ratings = await ratings_at(connection, query.scope, query.game, query.season)
    tallies = []
    for (one, other), (name, _, *figures, opponents) in rows.items():
        # Each pair appears from both sides.
        if one < other:
            sums, names = Sums(*figures), (clean_name(name), clean_name(rows[other, one][0]))
            rating = _middle(ratings.get(one), ratings.get(other), sums.matches)
            tallies.append(Tally((one, other), names, sums, _number_of(opponents), rating))
    return tallies


def _middle(one: Rating | None, other: Rating | None, matches: int) -> Rating | None:
    """The joint rating of two people, from so many matches."""
    if one is None or other is None:
        return None
    return Rating((one.mu + other.mu) / 2, math.hypot(one.sigma, other.sigma) / 2, matches)


async def hidden(connection: AsyncConnection, scope: int) -> frozenset[int]:
    """Who does not want to be shown on leaderboards here."""
    person = schema.people.c
    unseen = person.hides_statistics == true()
    if scope == EVERYWHERE:
        unseen = or_(unseen, person.rated_globally == false())
    return frozenset((await connection.execute(select(person.user_id).where(unseen))).scalars())
