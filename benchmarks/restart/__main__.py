"""`python -m benchmarks.restart ADDRESS` restores the tables of a database and prints what it took, as JSON."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import sys
import time
from pathlib import Path
from typing import Final

from benchmarks.matches import NEVER, Silence
from engine.clubs.tables import Tables
from engine.store.journal import Journal

_LOOK: Final = 0.001
"""Seconds between two looks."""


class _Pieces:
    """The longest piece of work for which the loop came to nothing else, in CPU time of its thread.

    By the clock on the wall, other programs of a busy machine would count as well.
    """

    def __init__(self) -> None:
        self.longest = 0.0

    async def watch(self) -> None:
        while True:
            before = time.thread_time()
            await asyncio.sleep(_LOOK)
            self.longest = max(self.longest, time.thread_time() - before)


async def _restore(address: str) -> dict[str, float]:
    pieces = _Pieces()
    watching = asyncio.create_task(pieces.watch())
    before, wall = time.process_time(), time.perf_counter()
    journal = await Journal.open(address)
    tables = Tables(journal, Silence(), now=time.time, pauses=NEVER, rng=random.Random(1))
    restored = await tables.restore()
    took = {
        "tables": len(restored),
        "cpu": time.process_time() - before,
        "wall": time.perf_counter() - wall,
        "longest": pieces.longest,
        "resident": _resident(),
        "floor": _floor(),
    }
    watching.cancel()
    await tables.close()
    return took


def _resident() -> int:
    """The bytes of memory this process holds now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def _floor() -> float:
    """The seconds of CPU that ten million steps of a bare loop take: how fast this machine is just now."""
    gc.collect()
    begun, total = time.process_time(), 0
    for number in range(10_000_000):
        total += number & 3
    return time.process_time() - begun


if __name__ == "__main__":
    json.dump(asyncio.run(_restore(sys.argv[1])), sys.stdout)
