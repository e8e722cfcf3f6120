"""A PostgreSQL of the tests' own: started when the first test asks for it, and gone with the session.

Nothing has to be set up. Where its programs are not installed, or cannot be started, tests that need it are skipped.
"""

from __future__ import annotations

import asyncio
import atexit
import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from itertools import count
from pathlib import Path
from threading import Thread, Timer
from typing import IO, Any, Final, TypeVar

import asyncpg
import pytest

from engine.store.journal import Journal
from engine.store.schema import metadata
from tests.patience import LAST_RESORT

NO_SERVER: Final = "Not tested on PostgreSQL"
"""How the reason begins why a test is skipped."""
_NOT_INSTALLED: Final = f"{NO_SERVER}, which is not installed (on Debian and Ubuntu: apt-get install postgresql)"
_WHERE: Final = ("usr/lib/postgresql/*/bin", "usr/pgsql-*/bin", "opt/homebrew/opt/postgresql*/bin")
_UNPRIVILEGED: Final = ("postgres", "nobody")
"""PostgreSQL refuses to run as root: then it runs as the first of these users that there is."""
_FAST: Final = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off", "max_connections=200")
_NEW: Final = ("--no-sync", "-N", "-E", "UTF8", "--locale=C")
_READY: Final = "ready to accept connections"
_SOON: Final = "starting up"

_END_OTHERS: Final = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
_SHAPE: Final = """
    SELECT string_agg(format('%s %s %s %s', relname, attname, atttypid, attnotnull), ',' ORDER BY attrelid, attnum)
        || (SELECT string_agg(version_num, ',') FROM alembic_version)
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE relnamespace = 'public'::regnamespace AND attnum > 0
"""
# Rules of one table about another are left aside, so that no order has to be kept.
_EMPTY: Final = f"""
    SET session_replication_role = replica;
    {"".join(f"DELETE FROM {table};" for table in metadata.tables)}
    SELECT setval(format('%I', sequencename)::regclass, 1, false) FROM pg_sequences WHERE last_value IS NOT NULL
"""

T = TypeVar("T")


class Cluster:
    """A running server that only this machine's socket reaches."""

    def __init__(self, programs: Path) -> None:
        # A socket's name has room for some hundred letters only.
        self.folder = Path(tempfile.mkdtemp(prefix="pg"))
        self._programs = programs
        self._who = _who()
        if self._who:
            shutil.chown(self.folder, self._who["user"])
        self._numbers = count()
        self._ours = asyncio.new_event_loop()
        Thread(target=self._ours.run_forever, daemon=True).start()
        atexit.register(self._remove)
        self._run(
            "initdb", "-D", self._data, "-U", "cards", "-A", "trust", "--no-sync", "-N", "-E", "UTF8", "--locale=C"
        )
        # One user needs a password, as all do where strangers come by.
        (self.folder / "data" / "pg_hba.conf").write_text("local all guest scram-sha-256\nlocal all all trust\n")
        self.start()
        self._template: str | None = None
        self._shape: str | None = None
        """What is in the template beside rows."""
        self._lent = set[str]()
        """Databases with all tables that a test has."""
        self._clean: list[str] = []
        """Those that no test has any more."""

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def start(self) -> None:
        """Start the server; returns when it takes connections."""
        settings = [f"-c{one}" for one in (*_FAST, f"unix_socket_directories={self.folder}", "listen_addresses=")]
        self._server = subprocess.Popen(
            [self._programs / "postgres", "-D", self._data, *settings],
            stderr=subprocess.PIPE,
            text=True,
            cwd=self.folder,
            **self._who,
            preexec_fn=_end_with_us,
        )
        assert self._server.stderr is not None
        impatient = Timer(LAST_RESORT, self._server.kill)
        impatient.start()
        # Whoever cannot wait is told that it is only starting up.
        said = next(
            (line for line in self._server.stderr if _READY in line or ("FATAL" in line and _SOON not in line)), ""
        )
        impatient.cancel()
        if _READY not in said:
            pytest.skip(f"{NO_SERVER}, which does not start: {said.strip() or 'it does not say why'}")
        Thread(target=_read_to_the_end, args=[self._server.stderr], daemon=True).start()
        self._admin = self.wait_for(asyncpg.connect(**self._arguments("postgres")))

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server, which ends all connections; `start` brings it back."""
        self._admin.terminate()
        self._server.send_signal(how)
        try:
            self._server.wait(LAST_RESORT)
        except subprocess.TimeoutExpired:
            # Also those of its processes that keep it from ending.
            self._server.send_signal(signal.SIGQUIT)
            raise

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://cards@/{name}?host={self.folder}"

    def empty(self) -> str:
        """The name of a new database without tables."""
        return self._new("template0")

    def fresh(self) -> str:
        """The name of a database with all tables, and nothing in them."""
        if self._template is None:
            self._template = self.empty()
            self.wait_for(_migrated(self.url(self._template)))
            ((self._shape,),) = self.execute(self._template, _SHAPE)
        name = self._clean.pop() if self._clean else self._new(self._template)
        self._lent.add(name)
        return name

    def _new(self, template: str) -> str:
        name = f"cards{next(self._numbers)}"
        self.wait_for(self._admin.execute(f"CREATE DATABASE {name} TEMPLATE {template}"))
        return name

    def drop(self, name: str) -> None:
        """A test no longer needs this database. Making one takes three times as long as emptying one."""
        if name in self._lent:
            self._lent.remove(name)
            if self.wait_for(self._emptied(name)):
                self._clean.append(name)
                return
        self.wait_for(self._admin.execute(f"DROP DATABASE {name} WITH (FORCE)"))

    async def _emptied(self, name: str) -> bool:
        """Delete all rows; False if there is more to do, since a test has changed the tables themselves."""
        connection = await asyncpg.connect(**self._arguments(name))
        try:
            while await connection.fetch(_END_OTHERS):
                # They are told so, and end soon.
                await connection.execute("SELECT pg_sleep(0.001)")
            try:
                shape = await connection.fetchval(_SHAPE)
            except asyncpg.UndefinedTableError:
                # It keeps no version any more.
                return False
            if shape != self._shape:
                return False
            await connection.execute(_EMPTY)
        finally:
            await connection.close()
        return True

    def execute(self, name: str, *statements: str) -> list[tuple[Any, ...]]:
        """Do something in a database, as another program; returns the rows of the last statement."""

        async def done() -> list[tuple[Any, ...]]:
            connection = await asyncpg.connect(**self._arguments(name))
            try:
                return [[tuple(row) for row in await connection.fetch(one)] for one in statements][-1]
            finally:
                await connection.close()

        return self.wait_for(done())

    def rows_of(self, name: str, table: str) -> list[dict[str, Any]]:
        """All rows of a table."""

        async def read() -> list[dict[str, Any]]:
            connection = await asyncpg.connect(**self._arguments(name))
            try:
                return [dict(row) for row in await connection.fetch(f"SELECT * FROM {table}")]
            finally:
                await connection.close()

        return self.wait_for(read())

    @contextmanager
    def held(self, name: str, tables: Iterable[str]) -> Iterator[None]:
        """Let nobody else write into these tables."""
        connection = self.wait_for(asyncpg.connect(**self._arguments(name)))
        try:
            self.wait_for(connection.execute(f"BEGIN; LOCK TABLE {', '.join(tables)} IN EXCLUSIVE MODE"))
            yield
        finally:
            self.wait_for(connection.close())

    def wait_for(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the loop of the server's own, whatever loop runs here."""
        return asyncio.run_coroutine_threadsafe(work, self._ours).result(LAST_RESORT)

    def _arguments(self, database: str) -> dict[str, Any]:
        return {"host": str(self.folder), "user": "cards", "database": database, "timeout": LAST_RESORT}

    def _run(self, program: str, *arguments: str) -> None:
        try:
            subprocess.run(
                [self._programs / program, *arguments],
                check=True,
                capture_output=True,
                text=True,
                cwd=self.folder,
                **self._who,
            )
        except (OSError, subprocess.CalledProcessError) as error:
            says = getattr(error, "stderr", None) or str(error)
            pytest.skip(f"{NO_SERVER}, which does not start: {says.strip().splitlines()[-1]}")

    def _remove(self) -> None:
        with suppress(AttributeError):
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)


@cache
def cluster() -> Cluster:
    """The server of this session; skips the test if there can be none."""
    programs = _programs()
    if programs is None:
        pytest.skip(_NOT_INSTALLED)
    return Cluster(programs)


def whether_tested() -> str:
    """A line about it for the start of a session, which starts no server yet."""
    programs = _programs()
    if programs is None:
        return _NOT_INSTALLED
    version = next((f" {part}" for part in reversed(programs.parts) if part.isdigit()), "")
    return f"PostgreSQL{version} is tested too"


def _programs() -> Path | None:
    found = [
        path for pattern in _WHERE for path in Path("/").glob(pattern.removeprefix("/")) if (path / "initdb").exists()
    ]
    if found:
        return max(found, key=lambda path: [int(part) for part in path.parts if part.isdigit()])
    known = shutil.which("initdb")
    return Path(known).parent if known and (Path(known).parent / "postgres").exists() else None


def _who() -> dict[str, Any]:
    """Arguments for running the server as somebody else, if we cannot run it."""
    if os.geteuid() != 0:
        return {}
    names = {one.pw_name for one in pwd.getpwall()}
    user = next(name for name in _UNPRIVILEGED if name in names)
    return {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}


def _read_to_the_end(stream: IO[str]) -> None:
    with stream:
        for _ in stream:
            pass


def _end_with_us() -> None:
    # The server ends even if the tests are killed; Linux alone knows how.
    with suppress(AttributeError, OSError):
        ctypes.CDLL(None).prctl(1, signal.SIGQUIT)


async def _migrated(url: str) -> None:
    await (await Journal.open(url)).close()
