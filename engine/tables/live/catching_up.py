"""A table that may not know all that its journal holds: it reads that, and announces it as its own.

So it is after a save of which nobody knows whether it was written, and if another process has written: one that takes
itself for the first, and is not. The journal refuses the second of two writers, who reads what the first has written.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import replace

from engine.tables.decisions import dealing, timing
from engine.tables.live.services import Services
from engine.tables.model.entries import Kind
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.news import Acted, By, DealOver, Dealt, MatchOver, News, TookBack
from engine.tables.model.snapshot import Snapshot
from engine.tables.model.status import Status
from engine.tables.store.replaying import Played, read_on, read_snapshot
from engine.tables.store.rows import BadHistory


def news_of(played: Iterable[Played]) -> Iterator[News]:
    """What entries of the journal tell."""
    for (_, kind, seat, _, by, _), after, events in played:
        deal, outcome = after.state.match.deal, after.state.outcome
        if kind == Kind.DEAL:
            yield Dealt(deal, events, after.dealer_draw)
        elif kind == Kind.TAKEN_BACK:
            yield TookBack(seat)
        elif after.last is not None:
            yield Acted(seat, after.last.action, events, By(by))
            if outcome is not None:
                yield DealOver(outcome.result, deal)
                yield from _after_deal(after)


def _after_deal(table: Snapshot) -> Iterable[News]:
    is_last = table.state.outcome.match.winners or table.last_deal == table.state.match.deal
    return (MatchOver(table.winners),) if is_last else dealing.drawn_now(replace(table, status=Status.PLAYING))


class CatchingUp(ABC):
    """The part of `Transactions` that reads what the journal holds."""

    snapshot: Snapshot
    _services: Services
    _lock: asyncio.Lock
    _outbox: list[News]
    _is_doubtful: bool

    @abstractmethod
    def _set(self, after: Snapshot) -> None: ...

    @abstractmethod
    async def go_on(self) -> None: ...

    async def reload(self) -> None:
        """Read the table anew, whatever we know about it."""
        async with self._lock:
            await self._read_whole()
        await self.go_on()

    async def _catch_up(self) -> None:
        """Read what was written if ours may be outdated, and have it announced; the lock must be held."""
        if not self._is_doubtful:
            return
        before = self.snapshot
        stored = await self._services.journal.since(before)
        if stored is None:
            raise Refused(Refusal.TABLE_GONE, table=before.id)
        try:
            found, played = read_on(before, stored)
        except BadHistory:
            await self._read_whole(asyncio.to_thread)
        else:
            self._now_known(found)
            self._outbox += news_of(played)

    async def _read_whole(self, run: Callable[..., Awaitable[Snapshot]] | None = None) -> None:
        """Read the whole table; the lock must be held. `run` is how it is replayed, if not at once."""
        stored = await self._services.journal.load(self.snapshot.id)
        if stored is None:
            raise Refused(Refusal.TABLE_GONE, table=self.snapshot.id)
        self._now_known(await run(read_snapshot, stored) if run is not None else read_snapshot(stored))

    def _now_known(self, found: Snapshot) -> None:
        self._is_doubtful = False
        if found is not self.snapshot:
            self._set(timing.as_known(self.snapshot, found, self._services.now(), self._services.pauses))
