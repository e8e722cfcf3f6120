"""What a match did to the ratings of those who have a result in it."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.core.names import clean_name
from engine.standings.rating import NEWCOMER, Rating
from engine.standings.settling import EVERYWHERE
from engine.tables.store import schema

_RATING: Final = schema.ratings.c
_RESULT: Final = schema.results.c
_MATCH: Final = schema.matches.c


class RatingChange(NamedTuple):
    """What somebody was rated before and after a match."""

    user_id: int
    name: str
    before: Rating
    after: Rating


async def changes(connection: AsyncConnection, table_id: int) -> tuple[RatingChange, ...]:
    """The changes for everybody rated for this match, by seat: on its server, or over all servers if it was on none."""
    name, rating = _RESULT.name, (_RATING.mu, _RATING.sigma, _RATING.matches)
    rated = select(name, _RATING.scope, _RATING.game, _RATING.user_id, _RATING.at, *rating).where(
        _MATCH.table_id == table_id,
        _RESULT.table_id == table_id,
        _RESULT.share > 0,
        _RATING.table_id == table_id,
        _RATING.user_id == _RESULT.user_id,
        _RATING.scope == func.coalesce(_MATCH.guild_id, EVERYWHERE),
        _RATING.game == _MATCH.game,
    )
    found = []
    for row in (await connection.execute(rated.order_by(_RESULT.seat, _RESULT.part))).all():
        earlier = select(*rating).where(
            _RATING.scope == row.scope,
            _RATING.game == row.game,
            _RATING.user_id == row.user_id,
            or_(_RATING.at < row.at, (_RATING.at == row.at) & (_RATING.table_id < table_id)),
        )
        newest_first = earlier.order_by(_RATING.at.desc(), _RATING.table_id.desc())
        before = (await connection.execute(newest_first.limit(1))).first()
        after = Rating(row.mu, row.sigma, row.matches)
        found.append(
            RatingChange(row.user_id, clean_name(row.name), Rating(*before) if before is not None else NEWCOMER, after)
        )
    return tuple(found)
