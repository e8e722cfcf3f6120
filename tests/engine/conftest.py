"""What the engine's tests share: a process on an empty database, and Hypothesis with the same examples in every run."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from engine.store.sql.backend import Patience
from engine.table.model.times import Pauses
from tests.engine.running.support import STEPWISE, Hour, Process, database
from tests.wire.loop import databases_at_once

# A busy machine must not fail a test, and a failure must come back in the next run.
settings.register_profile(
    "engine", derandomize=True, deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("engine")


@pytest.fixture(autouse=True)
def at_once(request: pytest.FixtureRequest) -> Iterator[None]:
    """Files work in the thread of their test, and wait for no lock: whoever holds it could never let it go."""
    if "in_threads" in request.fixturenames:
        yield
        return
    with databases_at_once(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(Patience, "seconds", 0.0)
        yield


@pytest.fixture
def in_threads() -> None:
    """Files have threads of their own, for a test in which another program holds one."""


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
