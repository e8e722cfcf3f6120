"""Time passes as in the tests of the bot: only where nothing is left to be done, so no busy machine is too slow."""

from __future__ import annotations

from tests.cogs.conftest import pytest_asyncio_loop_factories, virtual_time

__all__ = ["pytest_asyncio_loop_factories", "virtual_time"]
