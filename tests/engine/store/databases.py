"""The databases of tests: a test says neither where they are, nor how they are made.

A test runs on a file of SQLite unless it says otherwise: with `EACH_KIND` on a file and once more on PostgreSQL, with
`ON_POSTGRESQL` there alone. Both are for what is kept, found again, changed at once or written in SQL of its own: what
is decided before anything is saved is the same on either.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from engine.store.journal import Journal
from engine.store.schema import LASTING, metadata
from engine.store.sqlite.database import migrate
from engine.table.model.errors import JournalError
from tests.patience import LAST_RESORT
from tests.postgres import Cluster, cluster

SQLITE: Final = "sqlite"
POSTGRES: Final = "postgresql"

# Named, and no arguments: so they are set up before whatever makes a database.
EACH_KIND: Final = pytest.mark.usefixtures("each_kind")
"""A test or a module runs on either kind of database."""
ON_POSTGRESQL: Final = pytest.mark.usefixtures("on_postgresql")
"""A test or a module runs on PostgreSQL."""

_SHORT: Final = (
    ("database", "_REACHING"),
    ("database", "_LONGEST"),
    ("first", "_CONNECTING"),
    ("first", "_ANSWER"),
)
"""How long the program waits for a server, which may be busy with everything else here."""

_servers: list[Cluster] = []
"""The one that the test at work is to use, if it is to use one."""
_names: dict[Path, str] = {}
"""The databases of a test there, by the file it would be."""


@pytest.fixture(params=[SQLITE, POSTGRES])
def each_kind(request: pytest.FixtureRequest) -> None:
    """See `EACH_KIND`."""
    if request.param == POSTGRES:
        request.getfixturevalue("on_postgresql")


@pytest.fixture
def on_postgresql() -> Iterator[None]:
    """See `ON_POSTGRESQL`."""
    _servers.append(cluster())
    with pytest.MonkeyPatch.context() as patch:
        for module, name in _SHORT:
            patch.setattr(f"engine.store.postgres.{module}.{name}", LAST_RESORT)
        yield
    for database_name in _names.values():
        cluster().drop(database_name)
    _names.clear()
    _servers.clear()


def address(folder: Path, name: str = "cards.sqlite3") -> str:
    """The address of a database of a test that may have nothing in it yet."""
    return _on_server(folder / name, Cluster.empty) or f"sqlite+aiosqlite:///{folder / name}"


def database(folder: Path, name: str = "cards.sqlite3") -> str:
    """The address of an up-to-date database, copied where there is none: making one takes ten times as long."""
    if url := _on_server(folder / name, Cluster.fresh):
        return url
    file = folder / name
    if not file.exists():
        file.write_bytes(up_to_date())
    return address(folder, name)


def execute(url: str, *statements: str) -> list[tuple[Any, ...]]:
    """Do something in a database, as another program; returns the rows of the last statement."""
    if not url.startswith(SQLITE):
        return cluster().execute(name_in(url), *statements)
    with closing(sqlite3.connect(url.partition("///")[2], timeout=LAST_RESORT, isolation_level=None)) as connection:
        return [connection.execute(one).fetchall() for one in statements][-1]


def rows_of(url: str, table: str) -> list[dict[str, Any]]:
    """All rows of a table, as another program sees them."""
    if not url.startswith(SQLITE):
        return cluster().rows_of(name_in(url), table)
    with closing(sqlite3.connect(url.partition("///")[2])) as connection:
        connection.row_factory = sqlite3.Row
        return [dict(row) for row in connection.execute(f"SELECT * FROM {table}")]


def dump(url: str) -> str:
    """Everything the database keeps, as text."""
    return "\n".join(str(row) for table in LASTING for row in rows_of(url, table.name))


@contextmanager
def held(url: str) -> Iterator[None]:
    """Another program writes the whole time."""
    if not url.startswith(SQLITE):
        with cluster().held(name_in(url), metadata.tables):
            yield
        return
    with closing(sqlite3.connect(url.partition("///")[2], timeout=LAST_RESORT, isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        yield
        holder.execute("ROLLBACK")


async def must_be_free(url: str) -> None:
    """Another program can write, while everything else here goes on."""

    def write() -> None:
        with held(url):
            pass

    await asyncio.to_thread(write)


async def complaint(url: str, seconds: float = LAST_RESORT) -> str:
    """The sentence about this database, after so many seconds at most."""
    with pytest.raises(JournalError) as error:
        await Journal.open(url, busy_seconds=seconds, opening_seconds=seconds)
    return str(error.value)


def name_in(url: str) -> str:
    """The name of a database on the server."""
    return url.partition("@/")[2].partition("?")[0]


def _on_server(file: Path, make: Callable[[Cluster], str]) -> str | None:
    if not _servers:
        return None
    server = _servers[-1]
    if file not in _names:
        _names[file] = make(server)
    return server.url(_names[file])


@cache
def up_to_date(write: Callable[[Path], None] | None = None) -> bytes:
    """A file that the migrations have made of nothing, or of what an older program wrote; it is made only once."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "cards.sqlite3"
        if write is not None:
            write(file)
        in_a_thread(migrate, file, LAST_RESORT)
        return file.read_bytes()


def in_a_thread(work: Callable[..., None], *arguments: object) -> None:
    """Do something that needs an event loop of its own while one runs here."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(work, *arguments).result()
