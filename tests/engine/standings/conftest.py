"""The same process as that of the tests of tables, and its standings."""

from __future__ import annotations

import pytest

from engine.standings.standings import Standings
from tests.engine.tables.conftest import process
from tests.engine.tables.support import Process

__all__ = ["process"]


@pytest.fixture
def standings(process: Process) -> Standings:
    return Standings(process.journal)
