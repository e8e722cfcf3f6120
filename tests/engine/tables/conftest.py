"""A process on an empty database, for every test."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.tables.model.times import Pauses
from tests.engine.tables.support import STEPWISE, Hour, Process, database


@pytest.fixture
async def process(tmp_path: Path) -> AsyncIterator[Process]:
    """Computers act at once, and the next deal follows at once."""
    running = await Process.start(database(tmp_path), Hour(), random.Random(1), Pauses(0, 0, 0.7))
    yield running
    await running.close()


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Process]:
    """Computers think for a second, and the next deal comes after ten."""
    running = await Process.start(database(tmp_path), Hour(), random.Random(1), STEPWISE)
    yield running
    await running.close()
