"""The tables that can be had without reading the journal: live ones, loaded at the start, and those that ended last.

Thousands of tables are loaded without holding up everybody else, then or later: Python's collector would look at 10,000
tables for a third of a second, again and again. What lives as long as a table does is therefore frozen: it is still
freed as soon as nothing refers to it. Only rings of such objects would not be found any more, and no table is in one.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable, Iterator
from typing import Any, Final

from engine.running.services import Services
from engine.running.table import Table
from engine.store.replaying import read_snapshot
from engine.store.rows import BadHistory
from engine.table.decisions.turn_clock import with_times_after_absence
from engine.table.model.people import people_on
from engine.table.model.snapshot import Snapshot

ENDED_KEPT: Final = 100
"""Tables that ended last and are still at hand without reading the journal."""


class TableCache:
    """One object per table, found by its number, its place and its people."""

    def __init__(self) -> None:
        self._tables: dict[int, Table] = {}
        self._ended: dict[int, Table] = {}
        self._in_channel: dict[int, tuple[int, ...]] = {}
        self._in_guild: dict[int | None, tuple[int, ...]] = {}
        """Per channel and per server the numbers of its live tables, oldest first."""
        self._of_user: dict[int, set[int]] = {}
        """Per person the live tables where they have a seat."""
        self._users: dict[int, frozenset[int]] = {}
        """The other way round: per live table the people."""

    def add(self, table: Table) -> None:
        """Add a live table; call `changed` from then on whenever its seats change."""
        self._tables[table.id] = table
        for of, place in self._places(table):
            of[place] = (*of.get(place, ()), table.id)

    def get(self, table_id: int) -> Table | None:
        """A live table, or one that ended lately."""
        return self._tables.get(table_id) or self._ended.get(table_id)

    def get_live(self, table_id: int) -> Table | None:
        return self._tables.get(table_id)

    @property
    def live(self) -> tuple[Table, ...]:
        """All live tables, oldest first."""
        return tuple(self._tables.values())

    def in_channel(self, channel_id: int) -> tuple[Table, ...]:
        """Live tables opened in this channel, oldest first."""
        return tuple(self._tables[table_id] for table_id in self._in_channel.get(channel_id, ()))

    def in_guild(self, guild_id: int) -> tuple[Table, ...]:
        """Live tables of this server, oldest first."""
        return tuple(self._tables[table_id] for table_id in self._in_guild.get(guild_id, ()))

    def of_user(self, user_id: int) -> tuple[Table, ...]:
        """Live tables where this person has a seat, oldest first."""
        return tuple(self._tables[table_id] for table_id in sorted(self._of_user.get(user_id, ())))

    def hosted_by(self, host_id: int, guild_id: int | None) -> list[int]:
        """The numbers of the live tables on this server, or in direct messages, that this person opened or took over.

        Without those of tournaments, and without the deals of the day and those sent by friends: of these there is one
        for each, and only a person's own answer opens it.
        """
        known = (self._tables[table_id] for table_id in self._in_guild.get(guild_id, ()))
        return [one.id for one in known if one.setup.host_id == host_id and not _is_given(one)]

    def has_people(self, table_id: int) -> bool:
        """Whether people sit at this live table."""
        return table_id in self._users

    def changed(self, after: Snapshot) -> bool:
        """Note that people have sat down or got up, or that the table has ended; True if it has ended.

        A table that has ended stays at hand for a while.
        """
        live = after.status.is_live
        self._note_people(after.id, people_on(after.seats) if live else frozenset())
        if live:
            return False
        if table := self._remove(after.id):
            self._ended[after.id] = table
            if len(self._ended) > ENDED_KEPT:
                del self._ended[next(iter(self._ended))]
            return True
        return False

    def _note_people(self, table_id: int, users: frozenset[int]) -> None:
        before = self._users.pop(table_id, frozenset())
        for user_id in before - users:
            self._of_user[user_id].discard(table_id)
            if not self._of_user[user_id]:
                del self._of_user[user_id]
        for user_id in users - before:
            self._of_user.setdefault(user_id, set()).add(table_id)
        if users:
            self._users[table_id] = users

    def _remove(self, table_id: int) -> Table | None:
        table = self._tables.pop(table_id, None)
        for of, place in self._places(table) if table else ():
            of[place] = tuple(other for other in of[place] if other != table_id)
            if not of[place]:
                del of[place]
        return table

    def _places(self, table: Table) -> Iterator[tuple[dict[Any, tuple[int, ...]], int | None]]:
        """Where this table can be found: it never changes."""
        yield self._in_channel, table.setup.channel_id
        yield self._in_guild, table.setup.guild_id

    def forget_ended(self) -> None:
        """Drop the tables that have ended, so that they are read anew when somebody asks for them."""
        self._ended.clear()


def _is_given(table: Table) -> bool:
    """Whether something else than its host had it opened."""
    setup = table.setup
    ends = setup.origin is not None and setup.origin.ends
    return setup.tournament is not None or setup.same_deals is not None or ends


LOT: Final = 100
"""Tables. A small bot never comes to this, and the collector does all it does anywhere."""


def lives_long(tables: int) -> None:
    """What was made for so many tables lives as long as they do."""
    if tables >= LOT:
        gc.freeze()


async def loaded(tables: int) -> None:
    """So many tables have been loaded so far: to be awaited after each."""
    if tables % LOT == 0:
        gc.freeze()
    # Replaying a long match takes some milliseconds.
    await asyncio.sleep(0)


log = logging.getLogger(__name__)


async def restored(
    services: Services, keep: Callable[[Snapshot], Table], damaged: dict[int, int | None]
) -> tuple[Table, ...]:
    """All tables that have not ended or whose end has not been shown, oldest first.

    Whoever is on turn there gets the full time of a turn. Those that cannot be read are noted in `damaged`.
    """
    found: list[Table] = []
    async for stored in services.journal.unclosed():
        try:
            snapshot = read_snapshot(stored)
        except BadHistory:
            # One bad table must not stop the others.
            log.exception("a table is left out")
            damaged[stored.row["id"]] = stored.row["guild_id"]
            continue
        found.append(keep(with_times_after_absence(snapshot, services.now(), services.pauses)))
        await loaded(len(found))
    return tuple(found)
