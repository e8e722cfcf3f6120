"""Finished matches, one by one, and how a rating developed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Select, distinct, false, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.core.names import clean_name
from engine.standings.personal import Where, matches_of
from engine.standings.rating import Rating
from engine.standings.season import Season
from engine.standings.settling import NEWEST_RATING
from engine.store import schema
from engine.store.saving import Rated
from engine.table.model.people import Stint

PAGE: Final = 5
"""Matches per page."""


class PastSeat(NamedTuple):
    """What a match gave somebody who sat on a seat; a seat has several if one person took over from another."""

    seat: int
    side: int
    user_id: int | None
    """None: a computer; below zero: somebody who was deleted."""
    name: str
    """Empty where they were deleted."""
    score: int
    won: bool
    place: int
    points: int
    finished_by: int | None
    """Who sat there at the end; None: a computer."""
    finished_name: str
    share: float
    """How much of the seat's result is theirs, up to 1; 0: none, they only played some deals."""
    player: str | None = None
    """Which level of computers it was; None: a person."""


class PastMatch(NamedTuple):
    """A match that is over."""

    table_id: int
    guild_id: int | None
    channel_id: int
    game: str
    preset: str
    house: str | None
    tournament_id: int | None
    deals: int
    started_at: float
    ended_at: float
    rated: Rated
    seats: tuple[PastSeat, ...]
    """By seat; on each seat in the order in which they came."""
    stints: tuple[Stint, ...]
    """Who sat there at the start and who took over which seat, oldest first; of very old matches only who took over."""
    is_cut_short: bool = False
    """Whether it ended by agreement while its rules would have gone on."""
    is_forfeited: bool = False
    """Whether one side lost it by not coming."""

    @property
    def replaced(self) -> tuple[Stint, ...]:
        """Who took over which seat during play, oldest first."""
        return tuple(stint for stint in self.stints if stint.deal)


class History(NamedTuple):
    """A page of somebody's matches, newest first."""

    matches: tuple[PastMatch, ...]
    page: int
    """From 1."""
    pages: int
    """At least 1."""
    total: int


class CurvePoint(NamedTuple):
    """What somebody was rated after a match."""

    at: float
    table_id: int
    rating: Rating


_MATCH: Final = schema.matches.c
_RESULT: Final = schema.results.c
_RATING: Final = schema.ratings.c


class Reader(NamedTuple):
    """Who looks at somebody's matches, and so which of them are seen: their own, and those played in these channels."""

    user_id: int
    channels: frozenset[int]

    def of(self, chosen: Select[Any]) -> Select[Any]:
        """Only those of these matches that they may see."""
        own = select(_RESULT.table_id).where(_RESULT.user_id == self.user_id)
        return chosen.where(or_(_MATCH.channel_id.in_(self.channels), _MATCH.table_id.in_(own)))


async def channels(connection: AsyncConnection, user_id: int, where: Where) -> tuple[int, ...]:
    """Where somebody's matches were played, the newest first."""
    last = func.max(_MATCH.ended_at)
    found = matches_of(user_id, where, _MATCH.channel_id).group_by(_MATCH.channel_id).order_by(last.desc())
    return tuple((await connection.execute(found)).scalars().all())


async def history(
    connection: AsyncConnection, user_id: int, where: Where, page: int, reader: Reader | None = None
) -> History:
    """A page of somebody's matches; for one that does not exist, the nearest. `reader` None: they look themselves."""

    def chosen(*columns: ColumnElement[Any]) -> Select[Any]:
        found = matches_of(user_id, where, *columns)
        return found if reader is None else reader.of(found)

    # Somebody may have sat on two seats of one match.
    of_each = func.count(distinct(_MATCH.table_id))
    total = (await connection.execute(chosen(of_each))).scalar_one()
    pages = max(1, -(-total // PAGE))
    page = min(max(page, 1), pages)
    newest = chosen(_MATCH.table_id).group_by(_MATCH.table_id, _MATCH.ended_at)
    newest = newest.order_by(_MATCH.ended_at.desc(), _MATCH.table_id.desc())
    ids = (await connection.execute(newest.limit(PAGE).offset(PAGE * (page - 1)))).scalars().all()
    return History(await matches(connection, ids), page, pages, total)


async def latest(connection: AsyncConnection, limit: int, user_id: int, guild_id: int | None) -> tuple[PastMatch, ...]:
    """The last matches at tables of a person and, if one is named, of a server, newest first."""
    own = select(_RESULT.table_id).where(_RESULT.user_id == user_id)
    here = false() if guild_id is None else _MATCH.guild_id == guild_id
    # Of real cards there is nothing to look at.
    found = select(_MATCH.table_id).where(or_(_MATCH.table_id.in_(own), here), _MATCH.rated != Rated.CARDS)
    newest = found.order_by(_MATCH.ended_at.desc(), _MATCH.table_id.desc()).limit(limit)
    return await matches(connection, (await connection.execute(newest)).scalars().all())


async def matches(connection: AsyncConnection, ids: Sequence[int]) -> tuple[PastMatch, ...]:
    """These finished matches, in this order; any that do not exist are left out."""
    columns = [_MATCH[name] for name in PastMatch._fields if name in _MATCH]
    of_table = schema.tables.c
    is_cut_short = of_table.last_deal.is_not(None).label("is_cut_short")
    is_forfeited = (of_table.forfeited != "[]").label("is_forfeited")
    query = select(*columns, of_table.stints, is_cut_short, is_forfeited).where(
        _MATCH.table_id.in_(ids), of_table.id == _MATCH.table_id
    )
    rows = {row.table_id: row for row in (await connection.execute(query)).all()}
    of_seats = select(_RESULT.table_id, *(_RESULT[name] for name in PastSeat._fields)).where(_RESULT.table_id.in_(ids))
    of_seats = of_seats.order_by(_RESULT.table_id, _RESULT.seat, _RESULT.part)
    grouped = groupby((await connection.execute(of_seats)).all(), key=lambda row: int(row[0]))
    seats = {table_id: tuple(_seat(PastSeat(*row[1:])) for row in group) for table_id, group in grouped}
    found = []
    for table_id in ids:
        if table_id in rows:
            row = rows[table_id]._asdict()
            flags = {name: bool(row[name]) for name in ("is_cut_short", "is_forfeited")}
            row |= {"rated": Rated(row["rated"]), "seats": seats[table_id], **flags}
            row["stints"] = tuple(Stint.read(*one) for one in json.loads(row["stints"]))
            found.append(PastMatch(**row))
    return tuple(found)


def _seat(read: PastSeat) -> PastSeat:
    return read._replace(name=clean_name(read.name), finished_name=clean_name(read.finished_name))


async def curve(
    connection: AsyncConnection, user_id: int, scope: int, game: str, season: Season
) -> tuple[CurvePoint, ...]:
    """What somebody was rated after each match of the season, oldest first."""
    query = select(_RATING.at, _RATING.table_id, _RATING.mu, _RATING.sigma, _RATING.matches).where(
        _RATING.scope == scope, _RATING.game == game, _RATING.user_id == user_id, _RATING.at >= season.begin
    )
    rows = (await connection.execute(query.order_by(_RATING.at, _RATING.table_id))).all()
    return tuple(CurvePoint(at, table_id, Rating(*rating)) for at, table_id, *rating in rows if at < season.end)


async def ratings(connection: AsyncConnection, user_id: int) -> dict[tuple[int, str], Rating]:
    """Somebody's ratings now, by scope and game."""
    query = select(_RATING.scope, _RATING.game, *NEWEST_RATING)
    rows = await connection.execute(query.where(_RATING.user_id == user_id).group_by(_RATING.scope, _RATING.game))
    return {(scope, game): Rating(*rating) for scope, game, *rating in rows.all()}
