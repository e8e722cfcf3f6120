"""Restarts with 10,000 live tables of all games, each in a process of its own, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest

from benchmarks.measure import Line
from benchmarks.restart.many import fill
from benchmarks.restart.plays import compared
from engine.store.moving import move
from tests import postgres

TABLES: Final = 10_000
ROUNDS: Final = 3


def _run(address: str) -> dict[str, Any]:
    done = subprocess.run([sys.executable, "-m", "benchmarks.restart", address], capture_output=True, check=True)
    took: dict[str, Any] = json.loads(done.stdout)
    return took


def _median(address: str) -> dict[str, Any]:
    runs = sorted((_run(address) for _ in range(ROUNDS)), key=lambda took: float(took["wall"]))
    return runs[len(runs) // 2]


def _lines(where: str, took: dict[str, Any], bare: dict[str, Any]) -> list[Line]:
    assert took["tables"] == TABLES
    per_table = (took["resident"] - bare["resident"]) / TABLES
    return [
        Line(
            f"restart with {TABLES:,} live tables, {where}",
            f"{took['wall']:.1f} s ({took['cpu']:.1f} s CPU)",
            f"ten million steps of a bare loop: {took['floor']:.2f} s",
            f"{took['cpu'] / took['floor']:.0f}",
            "under 10 s",
        ),
        Line(
            f"the longest stall of the loop meanwhile, {where}",
            f"{took['longest'] * 1e3:.0f} ms CPU",
            f"with one table: {bare['longest'] * 1e3:.0f} ms CPU",
            "-",
            "under 100 ms",
        ),
        Line(
            f"memory with {TABLES:,} live tables (engine and journal), {where}",
            f"{took['resident'] / 2**20:.0f} MiB",
            f"with one table: {bare['resident'] / 2**20:.0f} MiB",
            f"{per_table / 1024:.1f} KiB a table",
            "under 1 GiB",
        ),
    ]


def _say_nothing(_: str) -> None: ...


def run() -> list[Line]:
    """Measure; takes some minutes."""
    with tempfile.TemporaryDirectory() as folder:
        full, few, one = (Path(folder) / f"{name}.sqlite3" for name in ("full", "few", "one"))
        for file, tables in ((full, TABLES), (few, 10), (one, 1)):
            asyncio.run(fill(file, tables))
        address, ten, single = (f"sqlite+aiosqlite:///{file}" for file in (full, few, one))
        bare = _run(single)
        lines = _lines("SQLite", _median(address), bare)
        # Without PostgreSQL's programs there are no lines about it.
        with suppress(pytest.skip.Exception):
            cluster = postgres.cluster()
            server, small = cluster.url(cluster.empty()), cluster.url(cluster.empty())
            asyncio.run(move(full, server, _say_nothing))
            asyncio.run(move(few, small, _say_nothing))
            lines += _lines("PostgreSQL", _median(server), bare)
            lines.append(asyncio.run(compared("PostgreSQL", small, server, TABLES)))
        # Last, since it plays on.
        lines.append(asyncio.run(compared("SQLite", ten, address, TABLES)))
        return lines
