"""What leaderboards were made from, kept up by what each match changes: no page sums up all matches ever again.

Whatever changes sums is noted in a row, in order (`schema.settlings`). Whoever asks after a match adds to what they had
the matches noted since. Something else may be noted: a match with real cards is taken back, somebody is deleted. Then
everything is summed up anew, and also if a match had ended before others that were known, since ratings follow from
the order.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from sqlalchemy import and_, func, or_, select, true
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.standings.ranking import Measure, Query
from engine.standings.settling import EVERYWHERE
from engine.store import schema

_KEPT: Final = 64
"""How many seasons to keep, those used last."""

_MANY: Final = 500
"""After so many matches everything is summed up anew."""

_MATCH: Final = schema.matches.c
_NOTED: Final = schema.settlings.c

S = TypeVar("S")
T = TypeVar("T")


class _Known(NamedTuple, Generic[S, T]):
    number: int
    """Of the latest row that is in the sums."""
    newest: float
    """When the latest match ended that is in them."""
    sums: S
    answer: T


class _News(NamedTuple):
    """What has happened since."""

    table_ids: tuple[int, ...] = ()
    """Matches that count here now."""
    first: float = 0.0
    """When the first of them ended, and the last."""
    newest: float = 0.0


SumUp = Callable[[AsyncConnection, Query, Sequence[int] | None, S | None], Awaitable[S]]
"""Sums up all matches of a season; or adds these alone to sums of earlier ones, which it may change."""


class AnswerCache(Generic[S, T]):
    """The answers to one kind of question: the sums of matches, and what follows from them."""

    def __init__(self, sum_up: SumUp[S], answer: Callable[[S], T]) -> None:
        self._sum_up, self._answer = sum_up, answer
        self._known: dict[Query, _Known[S, T]] = {}

    async def ask(self, connection: AsyncConnection, query: Query) -> T:
        """Look something up, or return the last answer if nothing has happened since."""
        # All measures come from the same sums.
        query = query._replace(measure=Measure.RATING)
        number = await _number(connection)
        # Until it is whole again nobody else may have it.
        known = self._known.pop(query, None)
        if known is None or known.number != number:
            known = await self._look_up(connection, query, number, known)
            if number != await _number(connection):
                # Something happened meanwhile: it may be in the sums, or not.
                return known.answer
        self._known[query] = known
        if len(self._known) > _KEPT:
            del self._known[next(iter(self._known))]
        return known.answer

    async def _look_up(
        self, connection: AsyncConnection, query: Query, number: int, known: _Known[S, T] | None
    ) -> _Known[S, T]:
        news = await _news(connection, query, known.number) if known is not None else None
        if known is None or news is None or (news.table_ids and news.first <= known.newest):
            sums = await self._sum_up(connection, query, None, None)
            return _Known(number, await _newest(connection, query), sums, self._answer(sums))
        if not news.table_ids:
            return known._replace(number=number)
        sums = await self._sum_up(connection, query, news.table_ids, known.sums)
        return _Known(number, news.newest, sums, self._answer(sums))


async def _number(connection: AsyncConnection) -> int:
    """How many things have changed sums so far, by any process."""
    return (await connection.execute(select(func.max(_NOTED.number)))).scalar() or 0


async def _news(connection: AsyncConnection, query: Query, since: int) -> _News | None:
    """The matches noted since; None: something else happened, or too much."""
    noted = select(_NOTED.table_id).where(_NOTED.number > since)
    ours = _NOTED.game == query.game
    ours = ours if query.scope == EVERYWHERE else and_(ours, _NOTED.guild_id == query.scope)
    table_ids = (await connection.execute(noted.where(or_(_NOTED.table_id.is_(None), ours)))).scalars().all()
    if None in table_ids or len(table_ids) > _MANY:
        return None
    if not table_ids:
        return _News()
    ended = select(func.min(_MATCH.ended_at), func.max(_MATCH.ended_at)).where(_MATCH.table_id.in_(table_ids))
    return _News(tuple(table_ids), *(await connection.execute(ended)).one())


async def _newest(connection: AsyncConnection, query: Query) -> float:
    """When the latest match ended that is in a sum of all."""
    newest = select(func.max(_MATCH.ended_at)).where(_MATCH.game == query.game, _MATCH.settled == true())
    if query.scope != EVERYWHERE:
        newest = newest.where(_MATCH.guild_id == query.scope)
    return (await connection.execute(newest)).scalar() or 0.0
