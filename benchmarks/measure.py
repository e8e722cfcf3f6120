"""How things are measured: both sides in one run, in turns, by CPU time and medians.

Absolute figures of one machine drift by a factor of two within minutes; ratios taken side by side do not.
"""

from __future__ import annotations

import asyncio
import gc
import re
import statistics
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Final

RESULTS: Final = Path(__file__).with_name("results.md")

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


def table_of(lines: Iterable[Line]) -> str:
    """Lines as a table in Markdown."""
    return f"{markdown(['what', 'measured', 'beside', 'ratio', 'aim'], map(astuple, lines))}\n"


def markdown(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    return "\n".join(f"| {' | '.join(row)} |" for row in (heads, ["---"] * len(heads), *rows))


def sections_of(report: str) -> list[str]:
    """The sections of a report, each with its heading."""
    return re.split(r"(?m)^(?=## )", report)[1:]


def keep_section(heading: str, text: str) -> None:
    """Put a section that is measured by itself into the results, in place of the one before or at the end."""
    before, made = RESULTS.read_text(encoding="utf-8"), f"## {heading}\n\n{text.rstrip()}\n\n"
    old = next((one for one in sections_of(before) if one.splitlines()[0] == f"## {heading}"), None)
    keep(before.rstrip() + "\n\n" + made if old is None else before.replace(old, made))


def keep(report: str) -> None:
    """Write the results, with their contents before the first section."""
    top = report.partition("\n## ")[0]
    above = [part for part in top.strip().split("\n\n") if not part.startswith("[")]
    headings = [section.splitlines()[0].removeprefix("## ") for section in sections_of(report)]
    contents = " · ".join(f"[{heading.partition(':')[0]}](#{_anchor(heading)})" for heading in headings)
    text = "\n\n".join([*above, contents, "".join(sections_of(report)).rstrip()])
    RESULTS.write_text(f"{text}\n", encoding="utf-8")


def _anchor(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
