"""The store: tables, their actions and packs, results, and preferences of people and servers.

Reading and anything rare goes through SQLAlchemy, changes of tables through `Writer`.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import asdict
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, ExceptionContext, Select, event, insert, select, update
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from engine.tables.model.change import Change
from engine.tables.model.errors import JournalBusy, JournalError
from engine.tables.model.preferences import Person, Server
from engine.tables.model.snapshot import Snapshot
from engine.tables.model.status import Status, Stop, StopKind
from engine.tables.store import schema
from engine.tables.store.durations import Durations
from engine.tables.store.files import keep_private
from engine.tables.store.migrate import migrate, unusable
from engine.tables.store.patience import Patience
from engine.tables.store.rows import Stored, StoredEntry, clock_columns, fixed_columns, other_columns, stop_text
from engine.tables.store.themes import theme_columns, theme_of
from engine.tables.store.writer import LEAVE_NO_BYTES, Clash, Writer

__all__ = ["Clash", "Journal", "JournalError"]

_WAITS: Final = "waits"
"""How many milliseconds a connection waits for other programs, as far as it was told."""
_OPENING: Final = 10.0
"""Seconds to wait for another program before the file is open: the process before may still be closing it."""
BATCH: Final = 20
"""Tables read at once: few statements, without holding up the loop for long."""


class Journal:
    """An open database. Belongs to the event loop it was opened in. Every method raises JournalError."""

    def __init__(self, file: Path, engine: AsyncEngine, writer: Writer, patience: Patience) -> None:
        self._file = file
        self._engine = engine
        self._writer = writer
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
        cls, url: str, synchronous: str = "NORMAL", busy_seconds: float = 1.0, opening_seconds: float = _OPENING
    ) -> Journal:
        """Open `sqlite+aiosqlite:///FILE` and bring it up to date; raises JournalError.

        `synchronous`: NORMAL survives a killed process, FULL a power failure as well. `busy_seconds`: how long to wait
        for another process that is writing; shorter than people wait for an answer. `opening_seconds`: the same before
        the file is open, when nobody waits.
        """
        file = file_of(url)
        if synchronous not in ("NORMAL", "FULL"):
            raise JournalError(f"The database cannot be synchronous {synchronous!r}: possible are NORMAL and FULL.")
        await asyncio.to_thread(keep_private, file)
        await asyncio.to_thread(migrate, file, opening_seconds)
        patience = Patience(busy_seconds)
        # Stored values have no place in an error or a log.
        engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": busy_seconds})

        @event.listens_for(engine.sync_engine, "connect")
        def set_up(connection: Any, _: object) -> None:
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA synchronous = {synchronous}")
            cursor.execute(LEAVE_NO_BYTES)
            cursor.close()

        @event.listens_for(engine.sync_engine, "handle_error")
        def outlive_cancelling(context: ExceptionContext) -> None:
            # SQLAlchemy would drop the connection, which may go on holding the file. Its thread does one thing after
            # the other, so a rollback after whatever was cancelled is in order.
            if isinstance(context.original_exception, asyncio.CancelledError):
                context.is_disconnect = False

        @event.listens_for(engine.sync_engine, "begin")
        def be_patient(connection: Connection) -> None:
            wait = round(1000 * patience.seconds)
            if connection.info.get(_WAITS) != wait:
                connection.exec_driver_sql(f"PRAGMA busy_timeout = {wait}")
                connection.info[_WAITS] = wait

        journal = cls(file, engine, Writer(file, synchronous, patience), patience)
        with journal._errors():
            await journal._writer.open()
        await journal.leave_no_trace()
        return journal

    async def close(self) -> None:
        """Wait for everything under way and close; afterwards everything raises JournalError."""
        if self._closed:
            return
        self._closed = True
        await self._idle.wait()
        try:
            await self._writer.close()
            await self._engine.dispose()
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise unusable(self._file, error) from error

    async def leave_no_trace(self) -> bool:
        """Erase deleted values from the bytes of the files too; False if another program is in the way for now.

        Otherwise they would stay in the write-ahead log until it is begun anew.
        """
        with self._errors():
            return await self._writer.empty_log()

    async def add(self, table: Snapshot, at: float) -> int:
        """Write a new table; returns its number. The number in the snapshot is ignored.

        Raises Clash if it is a rematch and one already exists.
        """
        values = fixed_columns(table.setup) | clock_columns(table) | other_columns(table) | {"opened_at": at}
        with self._errors():
            async with self._engine.begin() as connection:
                try:
                    result = await connection.execute(insert(schema.tables).values(values))
                except IntegrityError as error:
                    raise Clash from error
        key = result.inserted_primary_key
        assert key is not None
        return int(key[0])

    async def save(self, before: Snapshot, change: Change, at: float) -> None:
        """Write a change made from the snapshot `before`, all or nothing.

        Raises Clash if another process has changed the table since.
        """
        begun = time.perf_counter()
        with self._errors():
            await self._writer.save(before, change, at)
        self.saving.add(time.perf_counter() - begun)
        self._patience.was_rewarded()

    async def load(self, table_id: int) -> Stored | None:
        """All there is of one table."""
        with self._errors():
            async with self._engine.connect() as connection:
                rows = (
                    await connection.execute(select(schema.tables).where(schema.tables.c.id == table_id))
                ).mappings()
                row = rows.first()
        if row is None:
            return None
        return (await self._stored([row]))[0]

    async def unclosed(self) -> AsyncIterator[Stored]:
        """All tables that have not ended or whose end has not been shown, oldest first."""
        query = select(schema.tables).where(schema.tables.c.closed.is_(False)).order_by(schema.tables.c.id)
        with self._errors():
            async with self._engine.connect() as connection:
                rows = (await connection.execute(query)).mappings().all()
        for start in range(0, len(rows), BATCH):
            for stored in await self._stored(rows[start : start + BATCH]):
                yield stored

    async def _stored(self, rows: Sequence[Any]) -> list[Stored]:
        ids = [row["id"] for row in rows]
        of, deals = schema.actions.c, schema.packs.c
        actions = select(of.table_id, of.number, of.kind, of.seat, of.action, of.by, of.at).where(of.table_id.in_(ids))
        packs = select(deals.table_id, deals.deal, deals.cards).where(deals.table_id.in_(ids))
        with self._errors():
            async with self._engine.connect() as connection:
                action_rows = (await connection.execute(actions.order_by(of.table_id, of.number))).all()
                pack_rows = (await connection.execute(packs.order_by(deals.table_id))).all()
        entries = {table: [StoredEntry(*row[1:]) for row in group] for table, group in _by_table(action_rows)}
        cards = {table: {deal: text for _, deal, text in group} for table, group in _by_table(pack_rows)}
        return [Stored(row, entries.get(row["id"], []), cards.get(row["id"], {})) for row in rows]

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
        values["stopped"] = stop_text(Stop(StopKind.UNREADABLE))
        async with self.transaction() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(values))

    async def last_table(self) -> int:
        """The highest number of any table; 0 if there is none."""
        return await self._number(select(schema.tables.c.id).order_by(schema.tables.c.id.desc()).limit(1)) or 0

    async def _number(self, query: Select[Any]) -> int | None:
        with self._errors():
            async with self._engine.connect() as connection:
                number: int | None = (await connection.execute(query)).scalar()
        return number

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """For anything rare: all changes on the connection are written, or none. Never inside another."""
        with self._errors():
            async with self._engine.begin() as connection:
                yield connection

    async def person(self, user_id: int) -> Person | None:
        row = await self._row(schema.people, schema.people.c.user_id == user_id)
        return Person(**_with_theme(row)) if row else None

    async def server(self, guild_id: int) -> Server | None:
        row = await self._row(schema.servers, schema.servers.c.guild_id == guild_id)
        return Server(**_with_theme(row | {"channels": frozenset(json.loads(row["channels"]))})) if row else None

    async def set_person(self, person: Person) -> None:
        await self._put(schema.people, _columns(person))

    async def set_server(self, server: Server) -> None:
        await self._put(schema.servers, _columns(server))

    async def _row(self, table: Any, where: Any) -> dict[str, Any] | None:
        with self._errors():
            async with self._engine.connect() as connection:
                row = (await connection.execute(select(table).where(where))).mappings().first()
        return dict(row) if row else None

    async def _put(self, table: Any, values: dict[str, Any]) -> None:
        statement = sqlite_insert(table).values(values)
        with self._errors():
            async with self._engine.begin() as connection:
                await connection.execute(statement.on_conflict_do_update(set_=values))

    @contextmanager
    def _errors(self) -> Iterator[None]:
        """Wraps every use of the database: a connection opened after `close` would never be closed."""
        if self._closed:
            raise JournalError(f"The database {self._file} has been closed.")
        self._uses += 1
        self._idle.clear()
        try:
            yield
        except (SQLAlchemyError, sqlite3.Error) as error:
            self.failures += 1
            trouble = unusable(self._file, error)
            if isinstance(trouble, JournalBusy):
                self._patience.was_in_vain()
            raise trouble from error
        finally:
            self._uses -= 1
            if not self._uses:
                self._idle.set()


def _columns(remembered: Person | Server) -> dict[str, Any]:
    values = asdict(remembered)
    del values["theme"]
    if isinstance(remembered, Server):
        values["channels"] = json.dumps(sorted(remembered.channels))
    return values | theme_columns(remembered.theme)


def _with_theme(row: Mapping[str, Any]) -> dict[str, Any]:
    theme = theme_of(row)
    return {name: value for name, value in row.items() if name not in theme_columns(theme)} | {"theme": theme}


def _by_table(rows: Sequence[Any]) -> Iterator[tuple[int, Iterator[Any]]]:
    return groupby(rows, key=lambda row: int(row[0]))


def file_of(url: str) -> Path:
    """The file that a database URL names; raises JournalError."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        parsed = None
    if parsed is None or parsed.drivername != "sqlite+aiosqlite" or parsed.database in (None, "", ":memory:"):
        raise JournalError("The address of the database is not possible: expected sqlite+aiosqlite:///FILE.")
    return Path(str(parsed.database)).absolute()
