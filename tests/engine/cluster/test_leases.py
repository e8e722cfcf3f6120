"""Processes of one bot divide its shards over a real PostgreSQL."""

from __future__ import annotations

import pytest

from engine.tables.store.share import Share
from tests.engine.cluster.conftest import Starting

pytestmark = pytest.mark.postgresql_alone("a file has one process, which holds everything")


async def four() -> int:
    """Discord wants four shards."""
    return 4


async def test_a_process_alone_gets_everything_at_once(start: Starting) -> None:
    lease = await (await start()).renew(four, 0)
    assert lease.share == Share(4, frozenset(range(4)))
    assert (lease.closing, lease.rate, lease.processes) == (frozenset(), 45, 1)


async def test_a_process_that_comes_gets_what_the_first_gives_back(start: Starting) -> None:
    first, second = await start(), await start()
    await first.renew(four, 0)
    assert (await second.renew(four, 0)).share == Share(4, frozenset())
    lease = await first.renew(four, 0)
    assert (lease.closing, lease.processes) == (frozenset({2, 3}), 2)
    await first.give_back(lease.closing)
    assert (await second.renew(four, 0)).share == Share(4, frozenset({2, 3}))
    assert (await first.renew(four, 0)).share == Share(4, frozenset({0, 1}))
