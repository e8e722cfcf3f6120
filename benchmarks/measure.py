"""How things are measured: both sides in one run, in turns, by CPU time and medians.

Absolute figures of one machine drift by a factor of two within minutes; ratios taken side by side do not.
"""

from __future__ import annotations

import asyncio
import gc
import statistics
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

Round = Callable[[], int]
"""Does some work and returns how many steps it was."""

AsyncRound = Callable[[], Awaitable[int]]


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a comparison: its name and the CPU seconds per step, as the median over the rounds."""

    name: str
    seconds: float

    @property
    def rate(self) -> float:
        """Steps per CPU second."""
        return 1 / self.seconds


def compare(sides: Mapping[str, Round], rounds: int) -> dict[str, Side]:
    """Run the sides in turn, `rounds` times each after a warm-up round."""
    spent: dict[str, list[float]] = {name: [] for name in sides}
    for number in range(rounds + 1):
        for name, work in sides.items():
            gc.collect()
            before = time.process_time()
            steps = work()
            if number:
                spent[name].append((time.process_time() - before) / steps)
    return {name: Side(name, statistics.median(times)) for name, times in spent.items()}


async def compare_async(sides: Mapping[str, AsyncRound], rounds: int) -> dict[str, Side]:
    """The same for work in the running event loop; the CPU time of all threads counts."""
    spent: dict[str, list[float]] = {name: [] for name in sides}
    for number in range(rounds + 1):
        for name, work in sides.items():
            await asyncio.sleep(0)
            gc.collect()
            before = time.process_time()
            steps = await work()
            if number:
                spent[name].append((time.process_time() - before) / steps)
    return {name: Side(name, statistics.median(times)) for name, times in spent.items()}


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the report: what, how much, beside which yardstick, and the aim."""

    what: str
    figure: str
    beside: str
    ratio: str
    aim: str
