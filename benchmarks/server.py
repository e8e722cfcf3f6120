"""What one PostgreSQL carries: plays a second from several processes, and what each play costs it.

The server writes through to the disk before it answers, as one in service does. It and the processes share this
machine's cores, so its CPU is counted by itself. `python -m benchmarks.server ADDRESS` is one of the processes: it
saves plays for some seconds and prints how many.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from benchmarks.matches import NEVER, Silence, play_on, started
from benchmarks.measure import Line
from engine.clubs.tables import Tables
from engine.core.registry import GAMES
from engine.store.databases import open_database
from engine.store.journal import Journal
from engine.store.sql.backend import Patience, Writing
from engine.table.model.snapshot import Snapshot
from engine.table.model.status import Status
from tests import postgres
from tests.engine.running.support import setup

PROCESSES: Final = (1, 2, 4)
SECONDS: Final = 8.0
TABLES: Final = 100
"""Of each process, at which people play at the same time."""
MATCHES: Final = 30
"""Of each game, played to their end."""
_TICK: Final = os.sysconf("SC_CLK_TCK")


def _play(table: int, number: int) -> Writing:
    """What an ordinary play writes."""
    clock = {"revision": number + 1, "deadline": 1.5, "reminder": None, "expires": None}
    action = {"table_id": table, "number": number + 1, "kind": "action", "seat": 1, "action": "play 10h"}
    return Writing(table, number, clock, [{**action, "by": "person", "at": time.time()}])


async def _save(address: str) -> dict[str, float]:
    """Save plays at all tables of this process until the time is over."""
    journal = await Journal.open(address)
    snapshot = Snapshot(0, 0, setup(), Status.PLAYING, (None,) * 4, dealer=1)
    tables = [await journal.add(snapshot, 1.0) for _ in range(TABLES)]
    await journal.close()
    backend = await open_database(address, "NORMAL", Patience(10.0), 10.0)
    before, end = time.process_time(), time.perf_counter() + SECONDS
    took: list[float] = []

    async def plays(table: int) -> None:
        number = 0
        while time.perf_counter() < end:
            begun = time.perf_counter()
            await backend.save(_play(table, number))
            took.append(time.perf_counter() - begun)
            number += 1

    await asyncio.gather(*map(plays, tables))
    cpu = time.process_time() - before
    await backend.close()
    return {"plays": len(took), "cpu": cpu, "slow": sorted(took)[int(len(took) * 0.95)]}


def _cpu_of(server: int) -> float:
    """Seconds of CPU that this server and its processes have used so far, those that have ended included."""
    return sum(ticks for number, parent, ticks in _stats() if server in (number, parent)) / _TICK


def _stats() -> Iterator[tuple[int, int, int]]:
    """Of every process its number, its parent's, and its ticks with those of its children that have ended."""
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text(encoding="utf-8").rpartition(") ")[2].split()
        except OSError:
            continue
        yield int(path.parent.name), int(fields[1]), sum(map(int, fields[11:15]))


def _bytes(cluster: postgres.Cluster, name: str) -> tuple[int, int]:
    """What the plays take with their index, and what was written ahead for all there is."""
    written = "SELECT pg_total_relation_size('actions'), pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint"
    ((size, ahead),) = cluster.execute(name, "CHECKPOINT", written)
    return size, ahead


def _line(cluster: postgres.Cluster, server: int, processes: int) -> Line:
    name = cluster.fresh()
    (_, ahead), cpu = _bytes(cluster, name), _cpu_of(server)
    command = [sys.executable, "-m", "benchmarks.server", cluster.url(name)]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE) for _ in range(processes)]
    done: list[dict[str, Any]] = [json.loads(one.communicate()[0]) for one in running]
    cpu = _cpu_of(server) - cpu
    plays, ours = sum(one["plays"] for one in done), sum(one["cpu"] for one in done)
    size, after = _bytes(cluster, name)
    return Line(
        f"one PostgreSQL, processes: {processes}, each of {TABLES} tables",
        f"{plays / SECONDS:,.0f} plays/s; 95% within {max(one['slow'] for one in done) * 1e3:.0f} ms",
        f"of the server {cpu / plays * 1e6:.0f} µs CPU a play, of the processes {ours / plays * 1e6:.0f}",
        f"{size / plays:.0f} B a play, {(after - ahead) / plays:.0f} B written ahead",
        "-",
    )


async def _finished(address: str, game: str) -> int:
    """Play matches of a game to their end, as its tables usually are; returns how many journal entries they have."""
    journal = await Journal.open(address)
    tables = Tables(journal, Silence(), now=time.time, pauses=NEVER, rng=random.Random(1))
    rng, entries = random.Random(2), 0
    for number in range(MATCHES):
        table = await started(tables, number + 1, 1, GAMES[game].for_tables())
        await play_on(table, rng, 10_000)
        entries += table.number
    await tables.close()
    return entries


def _match(cluster: postgres.Cluster, game: str) -> Line:
    name = cluster.fresh()
    query = "SELECT sum(pg_total_relation_size(oid))::bigint FROM pg_class WHERE relnamespace = 'public'::regnamespace"
    query += " AND relkind = 'r'"
    ((before,),) = cluster.execute(name, "VACUUM FULL", query)
    entries = asyncio.run(_finished(cluster.url(name), game))
    ((after,),) = cluster.execute(name, "VACUUM FULL", query)
    return Line(
        f"one PostgreSQL, a finished match of {game}",
        f"{(after - before) / MATCHES / 1024:.0f} KiB",
        f"{entries / MATCHES:.0f} entries",
        f"{(after - before) / entries:.0f} B an entry",
        "-",
    )


def run() -> list[Line]:
    """Measure; takes a minute or two, and needs PostgreSQL's programs."""
    programs = postgres._programs()
    assert programs is not None, "PostgreSQL is not installed"
    with patch.object(postgres, "_FAST", ("max_connections=200",)):
        cluster = postgres.Cluster(programs)
        loads = [_line(cluster, cluster._server.pid, processes) for processes in PROCESSES]
        return [*loads, *(_match(cluster, game) for game in GAMES)]


if __name__ == "__main__":
    json.dump(asyncio.run(_save(sys.argv[1])), sys.stdout)
