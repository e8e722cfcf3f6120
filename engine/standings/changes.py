"""What a match did to the ratings of those who have a result in it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.core.names import clean_name
from engine.players import LEVELS
from engine.standings.levels import IDS
from engine.standings.rating import Rating, begins_at
from engine.standings.settling import EVERYWHERE
from engine.tables.store import schema

_RATING: Final = schema.ratings.c
_RESULT: Final = schema.results.c
_MATCH: Final = schema.matches.c
_FIGURES: Final = (_RATING.mu, _RATING.sigma, _RATING.matches)


class RatingChange(NamedTuple):
    """What somebody was rated before and after a match."""

    user_id: int
    name: str
    before: Rating
    after: Rating
    level: str | None = None
    """Of computers; their name is empty."""


async def changes(connection: AsyncConnection, table_id: int) -> tuple[RatingChange, ...]:
    """The changes for everybody rated for this match: people by seat, then levels of computers, the weakest first.

    They are those on its server, or over all servers if it was on none.
    """
    rated = select(_RATING.scope, _RATING.game, _RATING.user_id, _RATING.at, *_FIGURES).where(
        _MATCH.table_id == table_id,
        _RATING.table_id == table_id,
        # Which finds them by the index.
        _RATING.at == _MATCH.ended_at,
        _RATING.scope == func.coalesce(_MATCH.guild_id, EVERYWHERE),
        _RATING.game == _MATCH.game,
    )
    rows = {row.user_id: row for row in (await connection.execute(rated)).all()}
    seats = select(_RESULT.user_id, _RESULT.name).where(_RESULT.table_id == table_id, _RESULT.share > 0)
    names = (await connection.execute(seats.order_by(_RESULT.seat, _RESULT.part))).all()
    people = [(user_id, clean_name(name), None) for user_id, name in names]
    found = []
    for user_id, name, level in (*people, *((IDS[level], "", level) for level in LEVELS)):
        if user_id in rows:
            row = rows[user_id]
            after = Rating(row.mu, row.sigma, row.matches)
            found.append(RatingChange(user_id, name, await _before(connection, row, table_id), after, level))
    return tuple(found)


async def _before(connection: AsyncConnection, row: Any, table_id: int) -> Rating:
    earlier = select(*_FIGURES).where(
        _RATING.scope == row.scope,
        _RATING.game == row.game,
        _RATING.user_id == row.user_id,
        or_(_RATING.at < row.at, (_RATING.at == row.at) & (_RATING.table_id < table_id)),
    )
    newest_first = earlier.order_by(_RATING.at.desc(), _RATING.table_id.desc())
    before = (await connection.execute(newest_first.limit(1))).first()
    return Rating(*before) if before is not None else begins_at(row.user_id)
