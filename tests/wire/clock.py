"""What time it is at Discord: the running loop's, counted from a fixed date, or the wall clock's.

In virtual time everything agrees on it: the ids Discord gives (which hold the time), `discord.utils.utcnow`, and what
discord.py waits for with `time.monotonic`. Give `now` to whatever else has to know the time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Final
from unittest.mock import patch

import discord.backoff
import discord.gateway
import discord.ui.view
from discord.utils import DISCORD_EPOCH

from tests.wire.loop import VirtualLoop

START: Final = 1_800_000_000.0
"""The wall clock's time when a virtual loop begins."""

_last_id = 0


def _virtual() -> VirtualLoop | None:
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return None
    return loop if isinstance(loop, VirtualLoop) else None


def now() -> float:
    """Seconds since 1970, virtual ones in a virtual loop."""
    loop = _virtual()
    return time.time() if loop is None else START + loop.time()


def utcnow() -> datetime:
    """The same as a date."""
    return datetime.fromtimestamp(now(), UTC)


def iso(at: float) -> str:
    """A time as Discord writes it."""
    return datetime.fromtimestamp(at, UTC).isoformat()


def at(written: str) -> float:
    """A time as Discord writes it, in seconds since 1970."""
    return datetime.fromisoformat(written).timestamp()


def new_id() -> str:
    """A snowflake nobody has, made now."""
    global _last_id
    _last_id = max(_last_id + 1, int(now() * 1000 - DISCORD_EPOCH) << 22)
    return str(_last_id)


@contextmanager
def followed() -> Iterator[None]:
    """Let discord.py go by this clock where the loop is virtual."""
    global _last_id
    loop = _virtual()
    if loop is None:
        yield
        return
    _last_id = 0
    with ExitStack() as patches:
        patches.enter_context(patch.object(discord.utils, "utcnow", utcnow))
        for module in (discord.ui.view, discord.backoff):
            patches.enter_context(patch.object(module, "time", SimpleNamespace(monotonic=loop.time)))
        # It counts what it sends within a minute. How long Discord takes to answer a heartbeat is real time.
        told = SimpleNamespace(time=now, perf_counter=time.perf_counter)
        patches.enter_context(patch.object(discord.gateway, "time", told))
        yield
