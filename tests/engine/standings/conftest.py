"""The standings of the process."""

from __future__ import annotations

import pytest

from engine.standings.standings import Standings
from tests.engine.running.support import Process


@pytest.fixture
def standings(process: Process) -> Standings:
    return Standings(process.journal)
