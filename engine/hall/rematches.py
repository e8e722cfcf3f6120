"""Which match is the rematch of which: people who press at the same moment find the same one."""

from __future__ import annotations

from abc import ABC, abstractmethod

from engine.tables.live.table import Table
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.news import LobbyChanged
from engine.tables.model.snapshot import Snapshot
from engine.tables.model.status import Status
from engine.tables.store.journal import Clash, Journal


class Rematches(ABC):
    """The part of `Tables` that opens and finds them."""

    _journal: Journal

    @abstractmethod
    async def find(self, table_id: int) -> Table:
        """Any table that ever existed."""

    @abstractmethod
    async def _add(self, snapshot: Snapshot, most: int | None = None) -> Table:
        """Open a table; raises Clash if it is a rematch and one already exists, and Refused(too-many-open)."""

    async def rematch(
        self, ended: Table, user_id: int, name: str, *, others: bool = False, most: int | None = None
    ) -> Table:
        """Have somebody sit down at the rematch of this match, opening it if nobody has done so.

        There is only one, even if several people ask at the same moment; if it was stopped, another follows it.
        `others`: with other partners, if it has to be opened; `most`: as for `open`. Raises Refused, and
        Refused(not-seated) for anyone who was not at the first match.
        """
        previous = ended.id
        while (found := await self._journal.rematch_of(previous)) is not None:
            table = await self.find(found)
            if table.status is not Status.STOPPED:
                await self._sit_again(ended, table, user_id, name)
                return table
            previous = found
        try:
            table = await self._add(ended.rematch(user_id, previous, others), most)
        except Clash:
            return await self.rematch(ended, user_id, name, others=others, most=most)
        await table.announce(LobbyChanged())
        await table.go_on()
        return table

    async def rematch_of(self, ended: Table) -> Table | None:
        """The rematch of this match; None if none was opened, or only such as were stopped before they were played."""
        found = await self._journal.rematch_of(ended.id)
        while found is not None:
            table = await self.find(found)
            if table.status is not Status.STOPPED:
                return table
            found = await self._journal.rematch_of(found)
        return None

    async def _sit_again(self, ended: Table, table: Table, user_id: int, name: str) -> None:
        """Put them on their own seat at this rematch, or any other if that is taken; nobody seated already moves."""
        seats = ended.seats_again(others=not table.setup.starts_when_full)
        if user_id not in seats:
            raise Refused(Refusal.NOT_SEATED)
        if table.status is Status.LOBBY and table.seat_of(user_id) is None:
            await table.sit_again(user_id, name, seats)

    async def match_before(self, table: Table) -> Table | None:
        """The match that this table is the rematch of, skipping any that were stopped; None if it is not a rematch."""
        while table.setup.previous is not None:
            table = await self.find(table.setup.previous)
            if table.deal:
                return table
        return None
