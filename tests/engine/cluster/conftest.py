"""Processes over a real PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack

import pytest

from engine.cluster.leases import Leases
from engine.tables.store.journal import Journal
from tests.postgres import cluster

Starting = Callable[..., Awaitable[Leases]]
"""Starts a process, of an application and with a length of leases."""


@pytest.fixture
def url() -> Iterator[str]:
    """The address of a new database."""
    name = cluster().fresh()
    yield cluster().url(name)
    cluster().drop(name)


@pytest.fixture
async def start(url: str) -> AsyncIterator[Starting]:
    async with AsyncExitStack() as processes:

        async def started(application_id: int = 1, seconds: float = 6.0) -> Leases:
            journal = await Journal.open(url)
            processes.push_async_callback(journal.close)
            return Leases(journal, application_id, seconds=seconds)

        yield started
