"""A process on an empty database, of either kind, for every test."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.standings.standings import Standings
from engine.tables.model.pauses import Pauses
from tests.engine.tables.databases import kind, pytest_generate_tests
from tests.engine.tables.support import Hour, Process, database

__all__ = ["kind", "pytest_generate_tests"]


@pytest.fixture
async def process(tmp_path: Path) -> AsyncIterator[Process]:
    """Computers act at once, and the next deal follows at once."""
    running = await Process.start(database(tmp_path), Hour(), random.Random(1), Pauses(0, 0, 0.7))
    yield running
    await running.close()


@pytest.fixture
def standings(process: Process) -> Standings:
    return Standings(process.journal)
