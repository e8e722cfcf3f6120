"""What is recorded of one table's match: its record, its files, and what its packs are checked against."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from engine.records.record import Record
from engine.records.replay import departure
from engine.tables.live import exports
from engine.tables.live.queries import TableQueries
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.setup import Origin
from engine.tables.model.snapshot import Snapshot
from engine.tables.model.status import Status
from engine.tables.store import same_deals
from engine.tables.store.replaying import read_snapshot
from engine.tables.store.rows import Stored


class RecordQueries(TableQueries):
    """Asks the journal, and works on the answer in a thread: a long match takes a while."""

    async def may_be_told(self) -> bool:
        """Whether the cards of its finished deals are secrets to nobody: no other table may still play them."""
        same, services = self._now.setup.same_deals, self._services
        return same is None or await same_deals.may_be_told(services.journal, same, services.now())

    async def record(self) -> str:
        """The match in the notation of docs/records.md; while it goes on, without the deal on the table.

        Raises Refused(not-started, still-played).
        """
        return await asyncio.to_thread(exports.text_of, await self.recorded())

    async def recorded(self) -> Record:
        """The same record, ready to be replayed, with the edition of the rules it follows.

        Raises Refused(not-started, still-played).
        """
        await self._must_be_told()
        # In this order, because what is known of the table must not be older than what is read, or a deal might seem
        # over.
        stored = await self._stored()
        return await asyncio.to_thread(exports.record_of, self._now, stored)

    async def departure(self) -> int | None:
        """The first deal that goes otherwise under the newest edition of the rules.

        Raises Refused(not-started, still-played).
        """
        return await asyncio.to_thread(departure, await self.recorded())

    async def files(self) -> Mapping[str, str]:
        """All files of a match, text by file name.

        That is its record, deals of 52 cards as PBN, and what its packs are checked against once it is over. There are
        none while others may still play these deals. Raises Refused(not-started).
        """
        if not await self.may_be_told():
            return {}
        stored = await self._stored()
        return await asyncio.to_thread(exports.files_of, self._now, stored)

    async def proof(self) -> exports.Proof | None:
        """What the packs of the match are checked against.

        None while it goes on, while others may still play these deals, or if it has no secret. Raises
        Refused(not-started).
        """
        if not await self.may_be_told():
            return None
        return await asyncio.to_thread(exports.proof_of, self._now, await self._stored())

    async def origin(self, deal: int, step: int) -> Origin:
        """The position of the finished match after so many actions of a deal.

        Raises Refused(not-over, still-played, no-position).
        """
        if self._now.status is not Status.OVER:
            raise Refused(Refusal.NOT_OVER, table=self.id)
        await self._must_be_told()
        return await asyncio.to_thread(exports.origin_of, self._now, await self._stored(), deal, step)

    async def _must_be_told(self) -> None:
        if not await self.may_be_told():
            raise Refused(Refusal.STILL_PLAYED)

    async def _stored(self) -> Stored:
        stored = await self._services.journal.load(self.id)
        if stored is None or not stored.entries:
            raise Refused(Refusal.NOT_STARTED)
        return stored

    async def _whole(self) -> tuple[Snapshot, Record]:
        """The table and its match including the deal on the table, which nobody must see."""
        stored = await self._stored()
        now = await asyncio.to_thread(read_snapshot, stored)
        return now, await asyncio.to_thread(exports.whole_record_of, now, stored)
