"""Being first at a database of PostgreSQL: a session-level advisory lock, and the row of whoever has it.

Nobody waits inside the lock. A process that is frozen while it waits in `pg_advisory_lock` would be granted it when the
holder ends, and all others would be refused for as long as it stands still. The server's own clock says when the row
was renewed, and both are of one session: so what renews the row has the lock.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

import asyncpg
from sqlalchemy import URL, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.store.postgres.connecting import FAULTS, Address, address_of, called, connected, unusable
from engine.store.postgres.database import migrate
from engine.store.sql.backend import OURS, Lock
from engine.store.standby import CUT_OFF, FROZEN, Holder, StandbyAnswer
from engine.table.model.errors import JournalBusy, JournalError

_CONNECTING: Final = 10.0
"""Seconds to wait for the server, and for whoever brings the database up to date."""
_ANSWER: Final = 1.5
"""Seconds to wait for one answer: there is time to ask again before a holder is not sure any more."""
_COMES_BACK: Final = 6.0
"""Seconds after a restart of the server in which whoever was first may come back: so its connections last."""
_IDLE: Final = "8s"
"""After this time the server ends a transaction in which a process stands still that was just to be first."""
_LOCK: Final = (OURS, int(Lock.RUNNING))
_NOW: Final = "extract(epoch FROM clock_timestamp())::float8"
_STARTED: Final = "extract(epoch FROM pg_postmaster_start_time())::float8"

_TRY: Final = "SELECT pg_try_advisory_lock($1, $2)"
_IS_KNOWN: Final = "SELECT to_regclass('holder') IS NOT NULL"
_ROW: Final = f"""
    SELECT name, pid, epoch, bot_id, {_NOW} - renewed AS age,
        renewed < {_STARTED} AND {_NOW} - {_STARTED} BETWEEN 0 AND {_COMES_BACK} AS comes_back
    FROM holder
"""
_LEASES: Final = "SELECT to_regclass('processes') IS NOT NULL"
_LEASED: Final = f"SELECT count(*) FROM processes WHERE demand >= 0 AND until > {_NOW}"
_END: Final = """
    SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE application_name = $1 AND datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()
"""
_END_IF: Final = f"""
    SELECT count(pg_terminate_backend(one.pid)) FROM pg_stat_activity one, holder
    WHERE one.application_name = $1 AND one.datname = current_database() AND one.usename = current_user
        AND holder.name = $2 AND holder.pid = $3 AND holder.epoch = $4 AND {_NOW} - holder.renewed > {FROZEN}
"""
_TAKE: Final = f"""
    INSERT INTO holder (id, name, pid, epoch, bot_id, renewed, cut_off)
    VALUES (1, $1, pg_backend_pid(), 1, $2, {_NOW}, {CUT_OFF})
    ON CONFLICT (id) DO UPDATE SET
        name = excluded.name, pid = excluded.pid, epoch = holder.epoch + 1, bot_id = excluded.bot_id,
        renewed = excluded.renewed
    RETURNING epoch, cut_off
"""
_RENEW: Final = f"""
    UPDATE holder SET renewed = {_NOW}, pid = pg_backend_pid(), cut_off = $3 WHERE name = $1 AND epoch = $2
    RETURNING (
        SELECT count(*) FROM pg_stat_activity
        WHERE application_name LIKE $4 AND datname = current_database() AND usename = current_user
    )
"""
_LEAVE: Final = "UPDATE holder SET name = '', cut_off = $3 WHERE name = $1 AND epoch = $2"
_OLDER: Final = (
    "a bot of the version before, which knows nothing of this one, plays on this database, or one is being moved there"
)


class First:
    """See `Desk`: of one process, over a connection that it makes anew whenever that is lost."""

    def __init__(self, url: URL, name: str, bot_id: int) -> None:
        self.name = name
        self._address, self._bot_id = address_of(url), bot_id
        self.on_lost: Callable[[], None] = _nothing
        self._connection: Any = None
        self._has_lock = False

    async def open(self) -> None:
        """Look whether the database can be used so; raises JournalError."""
        with _sentences(self._address):
            await must_keep_sessions(self._address)
            await self._connected(stands_by=True, seconds=_CONNECTING)

    @property
    def is_connected(self) -> bool:
        return self._connection is not None and not self._connection.is_closed()

    async def ask(self) -> StandbyAnswer:
        async with self._session(stands_by=True) as connection:
            is_known = await connection.fetchval(_IS_KNOWN, timeout=_ANSWER)
            async with connection.transaction():
                row = await connection.fetchrow(_ROW, timeout=_ANSWER) if is_known else None
                if row is not None and row["comes_back"] and row["name"] not in ("", self.name):
                    return _asked(row, "the server of the database has just started, and whoever played may come back")
                if not await connection.fetchval(_TRY, *_LOCK, timeout=_ANSWER):
                    return _asked(row, f"process {row['name']} plays" if row and row["name"] else _OLDER)
                if await self._is_leased(connection):
                    await connection.execute("SELECT pg_advisory_unlock($1, $2)", *_LOCK, timeout=_ANSWER)
                    return StandbyAnswer(waits_for=_OLDER)
                if is_known:
                    return await self._taken(connection)
            # Only now, with the lock, and in a transaction of its own.
            await asyncio.to_thread(migrate, self._address, _CONNECTING)
            async with connection.transaction():
                return await self._taken(connection)

    async def renew(self, epoch: int, cut_off: float) -> int | None:
        async with self._session(stands_by=False) as connection:
            mine = (self.name, epoch)
            if not self._has_lock and not await connection.fetchval(_TRY, *_LOCK, timeout=_ANSWER):
                row = await connection.fetchrow(_ROW, timeout=_ANSWER)
                if row is None or (row["name"], row["epoch"]) != mine:
                    return None
                # The session of before: the server has not noticed that it is gone.
                await connection.fetchval(_END, called(self.name), timeout=_ANSWER)
                raise JournalBusy("The session that had the lock has not ended yet.")
            self._has_lock = True
            pattern = called("%", stands_by=True)
            others: int | None = await connection.fetchval(_RENEW, *mine, cut_off, pattern, timeout=_ANSWER)
            return others

    async def end(self, holder: Holder) -> None:
        async with self._session(stands_by=True) as connection:
            arguments = (called(holder.name), holder.name, holder.pid, holder.epoch)
            await connection.fetchval(_END_IF, *arguments, timeout=_ANSWER)

    async def release(self, epoch: int | None, cut_off: float) -> None:
        connection, self._connection = self._connection, None
        if connection is None:
            return
        with _sentences(self._address):
            try:
                if epoch is not None and not connection.is_closed():
                    await connection.execute(_LEAVE, self.name, epoch, cut_off, timeout=_ANSWER)
                await connection.close(timeout=_ANSWER)
            finally:
                connection.terminate()

    async def _taken(self, connection: Any) -> StandbyAnswer:
        """Write that this process is first, whose session has the lock; what is left of the one before ends."""
        before = await connection.fetchval("SELECT name FROM holder", timeout=_ANSWER)
        if before:
            await connection.fetchval(_END, called(before), timeout=_ANSWER)
        row = await connection.fetchrow(_TAKE, self.name, self._bot_id, timeout=_ANSWER)
        await connection.execute(f"SET application_name = '{called(self.name)}'", timeout=_ANSWER)
        self._has_lock = True
        return StandbyAnswer(row["epoch"], row["cut_off"])

    async def _is_leased(self, connection: Any) -> bool:
        """Whether processes of the version before live that the server has forgotten, as it was started again."""
        is_there = await connection.fetchval(_LEASES, timeout=_ANSWER)
        return bool(is_there and await connection.fetchval(_LEASED, timeout=_ANSWER))

    @asynccontextmanager
    async def _session(self, *, stands_by: bool) -> AsyncIterator[Any]:
        """The connection; if anything fails on it, it ends, and with it the lock."""
        with _sentences(self._address):
            connection = await self._connected(stands_by=stands_by, seconds=_ANSWER)
            try:
                yield connection
            except BaseException:
                connection.terminate()
                raise

    async def _connected(self, *, stands_by: bool, seconds: float) -> Any:
        if not self.is_connected:
            arguments = self._address.arguments(seconds, seconds, called(self.name, stands_by=stands_by), _IDLE)
            self._has_lock = False
            self._connection = await connected(**arguments)
            self._connection.add_termination_listener(lambda _: self.on_lost())
        return self._connection


async def must_keep_sessions(address: Address) -> None:
    """Refuse a pooler that gives each transaction whatever session is free: no lock would be anybody's."""
    made: list[Any] = []
    try:
        while len(made) < 2:
            made.append(await connected(**address.plain(_CONNECTING), statement_cache_size=0))
        pids = [await one.fetchval("SELECT pg_backend_pid()", timeout=_CONNECTING) for one in (*made, made[0])]
    except asyncpg.InvalidSQLStatementNameError:
        # What was prepared in one session is asked of another.
        pids = [0, 0, 0]
    finally:
        for one in made:
            one.terminate()
    if pids[0] == pids[1] or pids[0] != pids[2]:
        raise JournalError(
            f"What answers at {address.server} is a pooler that keeps no sessions, so the bot cannot know whether it "
            "is the only one: name the database server itself in DATABASE_URL, or let the pooler keep sessions "
            "(pool_mode = session)."
        )


async def must_be_unused(connection: AsyncConnection, address: Address) -> None:
    """Have a database for oneself until the transaction ends; raises JournalError if a bot runs on it."""
    if not await connection.scalar(select(func.pg_try_advisory_xact_lock(*_LOCK))):
        raise JournalError(f"A bot runs on the database {address}: stop it first, or name another database.")


def _asked(row: Any, waits_for: str) -> StandbyAnswer:
    if row is None:
        return StandbyAnswer(waits_for=waits_for)
    holder = Holder(row["name"], row["pid"], row["epoch"], row["bot_id"], row["age"])
    return StandbyAnswer(holder=holder, waits_for=waits_for)


@contextmanager
def _sentences(address: Address) -> Iterator[None]:
    """Raises what the database says as JournalError."""
    try:
        yield
    except TimeoutError:
        raise JournalBusy(
            f"The database server {address.server} does not answer: look whether it is too busy."
        ) from None
    except FAULTS as fault:
        raise unusable(address, fault) from None


def _nothing() -> None: ...
