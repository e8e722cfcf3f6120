"""Memory and restart time with 1,000 live tables, in a process of its own.

`python -m benchmarks.restart FILE` restores the tables of a database and prints what it took, as JSON.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from benchmarks.matches import Silence, open_tables, play_on, started
from benchmarks.measure import Line

TABLES: Final = 1000
ACTIONS: Final = 40
"""Actions played so far at each table: more than two deals."""

ROUNDS: Final = 5


async def _fill(file: Path, count: int) -> None:
    tables = await open_tables(file, Silence())
    rng = random.Random(1)
    for channel in range(1, count + 1):
        await play_on(await started(tables, channel), rng, ACTIONS)
    await tables.close()


async def _restore(file: Path) -> dict[str, float]:
    before_bytes, before = _resident(), time.process_time()
    wall = time.perf_counter()
    tables = await open_tables(file, Silence())
    restored = await tables.restore()
    took = {
        "tables": len(restored),
        "cpu": time.process_time() - before,
        "wall": time.perf_counter() - wall,
        "bytes": _resident() - before_bytes,
        "resident": _resident(),
    }
    await tables.close()
    return took


def _resident() -> int:
    """The bytes of memory this process holds now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def _run(file: Path) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.restart", str(file)], capture_output=True, check=True, text=True
    )
    took: dict[str, Any] = json.loads(done.stdout)
    return took


def run() -> list[Line]:
    """Measure; takes about half a minute, most of it playing."""
    with tempfile.TemporaryDirectory() as folder:
        full, empty = Path(folder) / "full.sqlite3", Path(folder) / "empty.sqlite3"
        asyncio.run(_fill(full, TABLES))
        asyncio.run(_fill(empty, 1))
        runs = sorted((_run(full) for _ in range(ROUNDS)), key=lambda took: float(took["wall"]))
        bare = _run(empty)
    took = runs[len(runs) // 2]
    assert took["tables"] == TABLES
    per_table = (took["resident"] - bare["resident"]) / TABLES
    return [
        Line(
            f"restart with {TABLES:,} live tables of {ACTIONS} actions",
            f"{took['wall']:.2f} s ({took['cpu']:.2f} s CPU)",
            f"with one table: {bare['wall']:.2f} s",
            f"{took['wall'] / bare['wall']:.1f}",
            "-",
        ),
        Line(
            f"memory with {TABLES:,} live tables (engine and journal)",
            f"{took['resident'] / 2**20:.0f} MiB",
            f"with one table: {bare['resident'] / 2**20:.0f} MiB",
            f"{per_table / 1024:.1f} KiB a table",
            "-",
        ),
    ]


if __name__ == "__main__":
    json.dump(asyncio.run(_restore(Path(sys.argv[1]))), sys.stdout)
