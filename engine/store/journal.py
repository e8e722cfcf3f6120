"""The store: tables, their actions and packs, results, and preferences of people and servers.

Reading and anything rare goes through SQLAlchemy, changes of tables through the writer of each kind of database.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from itertools import groupby
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import CompoundSelect, RowMapping, Select, UpdateBase, exists, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.store import schema
from engine.store.columns import columns_of, of_row, to_json
from engine.store.databases import open_database
from engine.store.durations import Durations
from engine.store.rows import Stored, StoredEntry, opening_columns
from engine.store.saving import writing
from engine.store.sql.backend import Backend, Clash, Patience, added, upsert
from engine.store.standby import Standby
from engine.table.model.errors import JournalBusy, JournalClosed, JournalError
from engine.table.model.preferences import Person, Server
from engine.table.model.setup import SameDeals
from engine.table.model.snapshot import Change, Snapshot
from engine.table.model.status import LIVE, Status, Stop, StopKind

__all__ = ["Clash", "Journal", "JournalError"]

P = ParamSpec("P")
T = TypeVar("T")

_OPENING: Final = 10.0
"""Seconds to wait for another program before the database is open: the process before may still be closing it."""
BATCH: Final = 50
"""Tables read at once: few statements, without holding up the loop for long."""


class Journal:
    """An open database. Belongs to the event loop it was opened in. Every method raises JournalError."""

    def __init__(self, backend: Backend, patience: Patience, is_first: Callable[[], bool]) -> None:
        self._backend, self._is_first = backend, is_first
        self._patience = patience
        self._uses = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._closed = False
        self.saving = Durations()
        """How long players waited until a change of their table was written."""
        self.failures = 0
        """Uses of the database that failed."""

    @classmethod
    async def open(
        cls,
        url: str,
        synchronous: str = "NORMAL",
        busy_seconds: float = 1.0,
        opening_seconds: float = _OPENING,
        place: Standby | None = None,
    ) -> Journal:
        """Open the database at an address (`databases`) and bring it up to date; raises JournalError.

        `synchronous`: of a file, NORMAL survives a killed process, FULL a power failure as well. `busy_seconds`: how
        long to wait for another process that is writing; shorter than people wait for an answer. `opening_seconds`: the
        same before the database is open, when nobody waits. `place`: of this process, if others stand by.
        """
        patience = Patience(busy_seconds)
        name = None if place is None else place.name
        backend = await open_database(url, synchronous, patience, opening_seconds, name)
        journal = cls(backend, patience, _always if place is None else lambda: place.is_sure)
        try:
            await journal.leave_no_trace()
        except JournalError:
            await journal.close()
            raise
        return journal

    async def close(self) -> None:
        """Wait for everything under way and close; afterwards everything raises JournalClosed."""
        if self._closed:
            return
        self._closed = True
        await self._idle.wait()
        try:
            await self._backend.close()
        except self._backend.faults as error:
            trouble = self._backend.unusable(error)
            raise trouble from trouble.__cause__

    async def leave_no_trace(self) -> bool:
        """Erase deleted values from the bytes too, as far as possible; False if another program is in the way for now.

        `docs/privacy.md` says what each kind of database can do.
        """
        with self._errors():
            return await self._backend.leave_no_trace()

    async def drop_copies(self) -> None:
        """Delete the copies made before upgrades: to be called whenever something was deleted for somebody's sake."""
        await self._backend.drop_copies()

    async def add(self, table: Snapshot, at: float) -> int:
        """Write a new table; returns its number. The number in the snapshot is ignored.

        Raises Clash if it is a rematch and one already exists.
        """
        with self._writing():
            async with self._backend.engine.begin() as connection:
                try:
                    return await added(connection, schema.tables, opening_columns(table, at))
                except IntegrityError as error:
                    raise Clash from error

    async def save(self, before: Snapshot, change: Change, at: float) -> None:
        """Write a change made from the snapshot `before`, all or nothing.

        Raises Clash if another process has changed the table since.
        """
        begun = time.perf_counter()
        with self._writing():
            await self._backend.save(writing(before, change, at))
        self.saving.add(time.perf_counter() - begun)
        self._patience.was_rewarded()

    async def load(self, table_id: int) -> Stored | None:
        """All there is of one table."""
        return next(iter(await self._stored([table_id])), None)

    async def since(self, ours: Snapshot) -> Stored | None:
        """The same, without the entries and packs that led to this snapshot."""
        deal = ours.state.match.deal if ours.state is not None else 0
        return next(iter(await self._stored([ours.id], ours.number, deal)), None)

    async def unclosed(self) -> AsyncIterator[Stored]:
        """The tables that have not ended or whose end has not been shown, oldest first."""
        of = schema.tables.c
        query = select(of.id).where(of.closed.is_(False)).order_by(of.id)
        async with self._reading() as connection:
            ids = [row.id for row in await connection.execute(query)]
        for start in range(0, len(ids), BATCH):
            for stored in await self._stored(ids[start : start + BATCH]):
                yield stored

    async def _stored(self, ids: Sequence[int], number: int = 0, deal: int = 0) -> list[Stored]:
        """These tables, by number, with what was written after that; any that do not exist are left out."""
        own, of, deals = schema.tables.c, schema.actions.c, schema.packs.c
        tables = select(schema.tables).where(own.id.in_(ids), own.kept_id.is_(None)).order_by(own.id)
        actions = select(of.table_id, of.number, of.kind, of.seat, of.action, of.by, of.at)
        actions = actions.where(of.table_id.in_(ids), of.number > number)
        packs = select(deals.table_id, deals.deal, deals.cards).where(deals.table_id.in_(ids), deals.deal > deal)
        async with self._reading() as connection:
            # Another process may play on meanwhile.
            await self._backend.see_one_moment(connection)
            rows = (await connection.execute(tables)).mappings().all()
            action_rows = (await connection.execute(actions.order_by(of.table_id, of.number))).all()
            pack_rows = (await connection.execute(packs.order_by(deals.table_id))).all()
        entries = {table: [StoredEntry(*row[1:]) for row in group] for table, group in _by_table(action_rows)}
        cards = {table: {deal: text for _, deal, text in group} for table, group in _by_table(pack_rows)}
        return [Stored({**row}, entries.get(row["id"], []), cards.get(row["id"], {})) for row in rows]

    async def rematch_of(self, table_id: int) -> int | None:
        """The table opened as the rematch of this one."""
        return await self._number(select(schema.tables.c.id).where(schema.tables.c.previous_id == table_id))

    async def last_ended(self, channel_id: int) -> int | None:
        """The table of this channel whose match ended last, leaving out those of tournaments."""
        of = schema.tables.c
        played = (of.ended_at.is_not(None), of.dealer.is_not(None), of.tournament_id.is_(None))
        query = select(of.id).where(of.channel_id == channel_id, *played)
        return await self._number(query.order_by(of.ended_at.desc(), of.id.desc()).limit(1))

    async def give_up(self, table_id: int, at: float) -> None:
        """Stop and close a table that cannot be read, whatever its history says."""
        values = {"status": Status.STOPPED.value, "closed": True, "ended_at": at, "marks": "[]"}
        values["stopped"] = to_json(Stop(StopKind.UNREADABLE))
        await self.change(update(schema.tables).where(schema.tables.c.id == table_id).values(values))

    async def last_table(self) -> int:
        """The highest number of any table; 0 if there is none."""
        return await self._number(select(schema.tables.c.id).order_by(schema.tables.c.id.desc()).limit(1)) or 0

    async def _number(self, query: Select[Any]) -> int | None:
        async with self._reading() as connection:
            number: int | None = (await connection.execute(query)).scalar()
        return number

    async def may_be_told(self, same: SameDeals, now: float) -> bool:
        """Whether nobody plays these deals any more, nor will."""
        if same.until is not None and now < same.until:
            return False
        of = schema.tables.c
        played = exists().where(of.same_deals == str(same), of.status.in_(LIVE))
        return not any(await self.column(select(played)))

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """For anything rare: all changes on the connection are written, or none. Never inside another."""
        with self._writing():
            async with self._backend.engine.begin() as connection:
                yield connection
                # It may have taken long.
                self._must_be_first()

    async def within(
        self, work: Callable[Concatenate[AsyncConnection, P], Awaitable[T]], *args: P.args, **more: P.kwargs
    ) -> T:
        """Do this, on a connection, in a transaction of its own; returns what it returns."""
        async with self.transaction() as connection:
            return await work(connection, *args, **more)

    async def rows(self, query: Select[Any]) -> Sequence[RowMapping]:
        """What a single question finds, each row by the names of its columns."""
        async with self.transaction() as connection:
            found: Sequence[RowMapping] = (await connection.execute(query)).mappings().all()
            return found

    async def row(self, query: Select[Any]) -> RowMapping | None:
        """The first of these rows."""
        async with self.transaction() as connection:
            found: RowMapping | None = (await connection.execute(query)).mappings().first()
            return found

    async def column(self, query: CompoundSelect[Any] | Select[Any]) -> Sequence[Any]:
        """The first column of what a single question finds."""
        async with self.transaction() as connection:
            found: Sequence[Any] = (await connection.execute(query)).scalars().all()
            return found

    async def change(self, statement: UpdateBase) -> int:
        """Carry out a single change; returns how many rows it was about."""
        async with self.transaction() as connection:
            return (await connection.execute(statement)).rowcount

    async def person(self, user_id: int) -> Person | None:
        row = await self._row(schema.people, schema.people.c.user_id == user_id)
        return of_row(Person, row) if row else None

    async def server(self, guild_id: int) -> Server | None:
        row = await self._row(schema.servers, schema.servers.c.guild_id == guild_id)
        return of_row(Server, row) if row else None

    async def set_person(self, person: Person, before: Person | None = None) -> None:
        """Write all of it, or what differs from before: another program may have changed the rest."""
        await self._put(schema.people, person, before, Person(person.user_id))

    async def set_server(self, server: Server, before: Server | None = None) -> None:
        """As `set_person`."""
        await self._put(schema.servers, server, before, Server(server.guild_id))

    async def _row(self, table: Any, where: Any) -> dict[str, Any] | None:
        async with self._reading() as connection:
            row = (await connection.execute(select(table).where(where))).mappings().first()
        return dict(row) if row else None

    async def _put(
        self, table: Any, after: Person | Server, before: Person | Server | None, default: Person | Server
    ) -> None:
        values, known = columns_of(table, after), {} if before is None else columns_of(table, before)
        changed = {name: value for name, value in values.items() if name not in known or known[name] != value}
        with self._writing():
            async with self._backend.engine.begin() as connection:
                # Of somebody who has been forgotten meanwhile, nothing else comes back.
                await connection.execute(upsert(connection, table, changed), columns_of(table, default) | changed)

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """For looking things up, which a process may do that is not first."""
        with self._errors():
            async with self._backend.engine.connect() as connection:
                yield connection

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Wraps whatever may write: the gate through which nothing leaves once another process may be first."""
        self._must_be_first()
        with self._errors():
            yield

    def _must_be_first(self) -> None:
        if not self._is_first():
            raise JournalBusy("It cannot be known whether another process plays by now, so nothing was saved.")

    @contextmanager
    def _errors(self) -> Iterator[None]:
        """Wraps every use of the database: a connection opened after `close` would never be closed."""
        if self._closed:
            raise JournalClosed(f"{self._backend.called} has been closed.")
        self._uses += 1
        self._idle.clear()
        try:
            yield
        except self._backend.faults as error:
            self.failures += 1
            trouble = self._backend.unusable(error)
            if isinstance(trouble, JournalBusy):
                self._patience.was_in_vain()
            raise trouble from trouble.__cause__
        finally:
            self._uses -= 1
            if not self._uses:
                self._idle.set()


def _always() -> bool:
    return True


def _by_table(rows: Sequence[Any]) -> Iterator[tuple[int, Iterator[Any]]]:
    return groupby(rows, key=lambda row: int(row[0]))
