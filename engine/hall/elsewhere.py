"""Tables that another process watches over: here they can be read and changed, and that is all.

Whoever changes one tells its process (`notice_of`), which shows it and winds its clock.
"""

from __future__ import annotations

import asyncio
import math
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final

from engine.tables.live.clock import NobodysClock
from engine.tables.live.services import Services
from engine.tables.live.table import Table
from engine.tables.model.errors import Refused
from engine.tables.model.news import News
from engine.tables.model.snapshot import Snapshot
from engine.tables.store.journal import Journal
from engine.tables.store.replaying import read_snapshot
from engine.tables.store.rows import BadHistory
from engine.tables.store.share import Share

KEPT: Final = 1000
"""Tables at hand without replaying them, because somebody has acted there from here; each is brought up to date."""


def services_elsewhere(services: Services) -> Services:
    """What a table of another process has of this one."""
    clock = NobodysClock(services.now)
    # Only the other process knows whether people could press.
    return replace(services, clock=clock, changed=_note_nothing, stands_still=lambda _: True, is_here=False)


class Elsewhere:
    """Made by `Tables`. Every method that waits raises JournalError."""

    def __init__(self, journal: Journal, services: Services, share: Callable[[], Share]) -> None:
        self._journal, self._services, self._share = journal, services, share
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._of_user: dict[int, tuple[int, ...]] = {}
        """Where those sit who have done something here lately, as far as that is elsewhere."""

    def keep(self, snapshot: Snapshot) -> Table:
        """The table of a snapshot that has just been read."""
        table = self._tables[snapshot.id] = table_elsewhere(snapshot, self._services)
        while len(self._tables) > KEPT:
            self._tables.popitem(last=False)
        return table

    async def find(self, table_id: int) -> Table | None:
        """A table that is at hand, as it is now; raises Refused(table-gone)."""
        table = self._tables.get(table_id)
        if table is None or self._holds(table.setup.guild_id):
            self._tables.pop(table_id, None)
            return None
        self._tables.move_to_end(table_id)
        await table.follow(math.inf)
        return table

    def of_user(self, user_id: int) -> tuple[Table, ...]:
        """The live tables where this person sits, as they were when `meet` was called last; oldest first."""
        at_hand = (self._tables.get(table_id) for table_id in self._of_user.get(user_id, ()))
        return tuple(
            table
            for table in at_hand
            if table is not None and table.status.is_live and not self._holds(table.setup.guild_id)
        )

    async def meet(self, user_id: int) -> None:
        """Somebody does something here: see where else they sit."""
        if self._share().is_everything:
            return
        found = []
        for table_id, guild_id, revision in await self._journal.seats_of(user_id):
            if self._holds(guild_id):
                continue
            # One that cannot be read is reported by its own process.
            with suppress(Refused, BadHistory):
                await self._be_at_hand(table_id, revision)
                found.append(table_id)
        self._of_user.pop(user_id, None)
        if found:
            self._of_user[user_id] = tuple(found)
        while len(self._of_user) > KEPT:
            del self._of_user[next(iter(self._of_user))]

    def _holds(self, guild_id: int | None) -> bool:
        return self._share().holds(guild_id)

    async def _be_at_hand(self, table_id: int, revision: int) -> None:
        if table := self._tables.get(table_id):
            self._tables.move_to_end(table_id)
            await table.follow(revision)
        elif (stored := await self._journal.load(table_id)) is not None:
            # It takes a while to replay a long match.
            snapshot = await asyncio.to_thread(read_snapshot, stored)
            if table_id not in self._tables:
                self.keep(snapshot)


def table_elsewhere(snapshot: Snapshot, services: Services) -> Table:
    """A table of another process, which winds its clock and shows it."""
    return Table(snapshot, services_elsewhere(services), _tell_nobody)


def _note_nothing(_: Snapshot) -> None: ...


async def _tell_nobody(_: Table, __: tuple[News, ...]) -> None: ...
