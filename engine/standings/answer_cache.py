"""What leaderboards were recently made from, so that turning pages does not sum up the season each time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Generic, NamedTuple, TypeVar

from sqlalchemy import func, select, true
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.standings.ranking import Measure, Query
from engine.standings.settling import EVERYWHERE
from engine.tables.store import schema

_KEPT: Final = 64
"""How many seasons to keep, those used last."""

_MATCH: Final = schema.matches.c

T = TypeVar("T")


class _State(NamedTuple):
    """Differs as soon as another match is rated or somebody is deleted, by any process."""

    settled: int
    newest: float | None
    """When the last one ended: one with real cards may be taken back, and end again."""
    lowest: int | None
    """The number of the latest stand-in."""


class AnswerCache(Generic[T]):
    """The answers to one kind of question."""

    def __init__(self, look_up: Callable[[AsyncConnection, Query], Awaitable[T]]) -> None:
        self._look_up = look_up
        self._answers: dict[Query, tuple[_State, T]] = {}

    async def ask(self, connection: AsyncConnection, query: Query) -> T:
        """Look something up, or return the last answer if nothing has happened since."""
        # All measures come from the same sums.
        query = query._replace(measure=Measure.RATING)
        state = await _state(connection, query)
        before = self._answers.pop(query, None)
        answer = before[1] if before and before[0] == state else await self._look_up(connection, query)
        self._answers[query] = state, answer
        if len(self._answers) > _KEPT:
            del self._answers[next(iter(self._answers))]
        return answer


async def _state(connection: AsyncConnection, query: Query) -> _State:
    """Read before looking up, so that anything that happens meanwhile is found next time."""
    count = select(func.count(), func.max(_MATCH.ended_at)).where(_MATCH.game == query.game, _MATCH.settled == true())
    if query.scope != EVERYWHERE:
        count = count.where(_MATCH.guild_id == query.scope)
    lowest = select(func.min(schema.results.c.user_id)).scalar_subquery()
    return _State(*(await connection.execute(count.add_columns(lowest))).one())
