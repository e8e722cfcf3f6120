"""Processes over a database of PostgreSQL: a file has only one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from engine.cluster.leases import Leases
from engine.tables.store.journal import Journal
from tests.engine.tables.databases import database, kind, pytest_generate_tests

__all__ = ["kind", "pytest_generate_tests"]

Starting = Callable[..., Awaitable[Leases]]
"""Starts a process, of an application and with a length of leases."""


@pytest.fixture
async def start(tmp_path: Path) -> AsyncIterator[Starting]:
    async with AsyncExitStack() as processes:

        async def started(application_id: int = 1, seconds: float = 6.0) -> Leases:
            journal = await Journal.open(database(tmp_path))
            processes.push_async_callback(journal.close)
            return Leases(journal, application_id, seconds=seconds)

        yield started
