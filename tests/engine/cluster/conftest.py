"""Processes over a real PostgreSQL, in hours that pass when a test says so."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

import pytest
from sqlalchemy import Float, literal, select

from engine.cluster import leases, rows
from engine.cluster.leases import Leases
from engine.tables.store.journal import Journal
from tests.patience import LAST_RESORT
from tests.postgres import cluster

Starting = Callable[..., Awaitable[Leases]]
"""Starts a process, of an application."""


@dataclass
class Hours:
    """The clocks of the server and of its processes: a lease must not end because the machine is busy."""

    patch: pytest.MonkeyPatch = field(repr=False)
    now: float = 1e9

    def __post_init__(self) -> None:
        self.pass_by(0.0)

    def pass_by(self, seconds: float) -> None:
        self.now += seconds
        moment = select(literal(self.now, Float).label("now"), literal(self.now - 1e6, Float).label("started"))
        self.patch.setattr(rows, "_CLOCK", moment)

    def be_real(self) -> None:
        """From now on the server's clock is its own."""
        self.patch.undo()


@pytest.fixture
def hours() -> Iterator[Hours]:
    with pytest.MonkeyPatch.context() as patch:
        yield Hours(patch)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes wait for a server that is busy with everything else here."""
    monkeypatch.setattr(leases, "_PATIENCE", LAST_RESORT)


@pytest.fixture
def url() -> Iterator[str]:
    """The address of a new database."""
    name = cluster().fresh()
    yield cluster().url(name)
    cluster().drop(name)


@pytest.fixture
async def start(url: str, hours: Hours) -> AsyncIterator[Starting]:
    async with AsyncExitStack() as processes:

        async def started(application_id: int = 1, busy_seconds: float = LAST_RESORT) -> Leases:
            journal = await Journal.open(url, busy_seconds=busy_seconds)
            processes.push_async_callback(journal.close)
            return Leases(journal, application_id, monotonic=lambda: hours.now)

        yield started
