"""These tests need the room `wa`; without it there is one test, which runs the others with it."""

from __future__ import annotations

from locales import LANGUAGES
from tests.cogs.conftest import pytest_asyncio_loop_factories, quick_pictures, virtual_time

__all__ = ["pytest_asyncio_loop_factories", "quick_pictures", "virtual_time"]

collect_ignore = [] if "wa" in LANGUAGES else ["test_walloon.py"]
