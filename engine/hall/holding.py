"""Which servers this process watches over, and what follows: tables that come and tables that go."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace

from engine.hall.elsewhere import services_elsewhere
from engine.hall.loading import loaded
from engine.hall.table_cache import TableCache
from engine.tables.decisions.timing import after_absence
from engine.tables.live.services import Services
from engine.tables.live.table import Table
from engine.tables.model.snapshot import Snapshot
from engine.tables.store.journal import Journal
from engine.tables.store.replaying import read_snapshot
from engine.tables.store.rows import BadHistory
from engine.tables.store.share import Share

log = logging.getLogger(__name__)


class Holding:
    """Made by `Tables`. `keep` makes a table of a snapshot and adds it to the cache."""

    def __init__(
        self,
        share: Share,
        journal: Journal,
        services: Services,
        cache: TableCache,
        keep: Callable[[Snapshot], Table],
    ) -> None:
        self.share = share
        self.changes = 0
        """How often the share has changed: what was read before may be another process's by now."""
        self.damaged: dict[int, int | None] = {}
        """Live tables that could not be read, and their servers."""
        self._journal, self._services, self._cache, self._keep = journal, services, cache, keep
        self._loaded: frozenset[int] = frozenset()
        """The shards whose tables have all been loaded."""
        self._came: list[Table] = []
        """Loaded, and not yet returned to whoever shows them."""

    def holds(self, guild_id: int | None) -> bool:
        """Whether this process watches over a server."""
        return self.share.holds(guild_id)

    @property
    def is_loading(self) -> bool:
        """Whether some tables are still missing."""
        return not self._loaded.issuperset(self.share.shards)

    async def let_go(self, share: Share) -> tuple[Table, ...]:
        """Let go whatever is outside these shards, at once; returns it when nothing of it is being saved any more."""
        same = share.shards & self.share.shards if share.count == self.share.count else frozenset[int]()
        if same != self.share.shards:
            self.changes += 1
            self.share = replace(self.share, shards=same)
        self._loaded &= same
        gone = self._cache.drop(lambda guild_id: not self.holds(guild_id))
        elsewhere = services_elsewhere(self._services)
        for table in gone:
            table.let_go(elsewhere)
        self._came = [table for table in self._came if table.is_here]
        self.damaged = {table: guild for table, guild in self.damaged.items() if self.holds(guild)}
        await asyncio.gather(*(table.settled() for table in gone))
        return gone

    async def load(self, share: Share) -> bool:
        """Hold these shards, and load the tables of those that are new.

        False if the share has changed meanwhile: whoever changed it goes on with this.
        """
        self.changes += share != self.share
        self.share, changes = share, self.changes
        async for stored in self._journal.unclosed(replace(share, shards=share.shards - self._loaded)):
            if self.changes != changes:
                return False
            table_id = stored.row["id"]
            if table_id in self.damaged or self._cache.get(table_id) is not None:
                continue
            try:
                snapshot = read_snapshot(stored)
            except BadHistory:
                # One bad table must not stop the others.
                log.exception("a table is left out")
                self.damaged[table_id] = stored.row["guild_id"]
                continue
            self.restore(snapshot)
            await loaded(len(self._came))
        if self.changes != changes:
            return False
        self._loaded = share.shards
        return True

    def take(self) -> tuple[Table, ...]:
        """The tables that were loaded since this was asked last, each once: to be shown by whoever asks."""
        came, self._came = tuple(self._came), []
        return came

    def restore(self, snapshot: Snapshot) -> Table:
        """Keep a table of a server that came; whoever is on turn there gets the full time of a turn."""
        table = self._keep(after_absence(snapshot, self._services.now(), self._services.pauses))
        self._came.append(table)
        return table
