"""These tests need `-p tests.outsider.plugin`; without it there is one test, which runs all the others with it."""

from __future__ import annotations

from pathlib import Path

from engine.core.registry import GAMES
from tests.cogs.conftest import (
    commands_translated_once,
    pytest_asyncio_loop_factories,
    quick_callbacks,
    quick_copies,
    quick_last_message,
    quick_pictures,
    quick_waits,
    virtual_time,
)

__all__ = [
    "commands_translated_once",
    "pytest_asyncio_loop_factories",
    "quick_callbacks",
    "quick_copies",
    "quick_last_message",
    "quick_pictures",
    "quick_waits",
    "virtual_time",
]
_STARTER = "test_with_the_outsider.py"

_others = [path.name for path in Path(__file__).parent.glob("test_*.py") if path.name != _STARTER]
collect_ignore = [_STARTER] if "vijfslag" in GAMES else _others
