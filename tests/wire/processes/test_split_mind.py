"""Two processes that both believe they are first, over a database that answers late: the journal refuses the second.

That cannot be (`tests/engine/store/test_standby.py`). If it were so all the same, nothing would be lost or
doubled, and whatever is shown wrong is right with the next act. (A hand in a private answer can be changed by whoever
gave it, and by nobody else: there the other one's press is refused.)
"""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path
from typing import Any

from engine.running.table import Table
from engine.table.model.status import Status
from tests.engine.store.databases import execute
from tests.wire.loop import hurried
from tests.wire.processes.stage import SERVERS, Processes, Running, until

STARTS = 30.0
PLAYED = 40
"""Seconds for which people play."""


def answers_late(process: Running, seed: int) -> None:
    """Whatever it saves takes up to a second to get there, and up to a second until it is known."""
    rng, backend = random.Random(seed), process.tables.journal._backend
    save = backend.save

    async def late(rows: Any) -> None:
        await asyncio.sleep(rng.uniform(0, 1))
        await save(rows)
        await asyncio.sleep(rng.uniform(0, 1))

    vars(backend)["save"] = late


async def both_first(stage: Processes) -> tuple[Running, Running]:
    """Two that play: each asks at a database of its own who is first, and their journals are one."""
    one = stage.start()
    await until(lambda: one.plays, STARTS)
    other = stage.start(apart=True)
    await until(lambda: other.plays, STARTS)
    return one, other


def is_of_now(line: str, table: Table) -> bool:
    """Whether a difference is about the table as all see it now.

    Of a deal that is over each may have shown something, a slate both; and each may have sent somebody a hand, of which
    only one is known: a press on the other is refused.
    """
    if re.match(r"\d+:", line):
        return False
    deal, message = re.search(r"of deal (\d+)", line), re.search(r"picture on message (\d+)", line)
    if deal is not None:
        return int(deal[1]) == table.deal
    return message is None or int(message[1]) in {where[1] for where in table.message_ids.values()}


@hurried
async def test_nothing_is_lost_or_doubled_and_the_next_act_puts_right_what_is_shown(tmp_path: Path) -> None:
    async with Processes.open(tmp_path, is_judged=False) as stage:
        one, other = await both_first(stage)
        for seed, process in enumerate((one, other)):
            answers_late(process, seed)
        evening = await stage.seated(next(iter(SERVERS)), 10_000, 50, on=one, by_message=True)
        evening.keep_answers()
        evening.play()
        await asyncio.sleep(PLAYED)
        evening.look()
        await asyncio.sleep(10)
        # One of them ends, and somebody acts.
        await stage.stop(other)
        await evening.play_once_as(one)
        await asyncio.sleep(10)
        table = await one.tables.find(evening.id)
        assert [line for line in await evening.untrue_to(one, times=False) if is_of_now(line, table)] == []
        url = f"sqlite+aiosqlite:///{tmp_path}/cards.sqlite3"
        numbers = [row[0] for row in execute(url, "SELECT number FROM actions ORDER BY number")]
        assert numbers == [*range(1, len(numbers) + 1)], "each entry once"
        assert len(numbers) > 10
        table = await one.tables.repair(evening.id)
        assert table.status is Status.PLAYING, "and the rules take them all"
        played = {(row[1], row[2]) for row in execute(url, "SELECT number, seat, action FROM actions")}
        for seat, action in evening.answered_as_played(table):
            assert (seat, action) in played, "whoever was told so has played it"
