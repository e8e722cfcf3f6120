"""A loop that has too much to do is late, and for a minute that can be seen."""

from __future__ import annotations

import asyncio

import pytest

from cogs.delivery.figures import LoopLag
from tests.wire.loop import VirtualLoop


async def test_the_worst_of_the_last_minute_is_seen() -> None:
    loop, lag = asyncio.get_running_loop(), LoopLag()
    assert isinstance(loop, VirtualLoop)
    looking = asyncio.create_task(lag.watch())
    await asyncio.sleep(10)
    assert lag.worst == pytest.approx(0.0)
    # Something keeps the loop busy for three seconds.
    loop.jump(3.0)
    await asyncio.sleep(5)
    assert lag.worst == pytest.approx(2.0, abs=1.1)
    await asyncio.sleep(70)
    assert lag.worst == pytest.approx(0.0)
    looking.cancel()
