"""SIGTERM in the middle of a match: the program ends and says so, and the next one goes on from the last play."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import bot
from tests.host.hosting.test_pulse import ENVIRONMENT, reach
from tests.host.program import Program, end_of, from_it, running
from tests.wire.server import StandIn
from tests.wire.world.messages import Message

ANNA = 7
QUICK = ENVIRONMENT | {"THINKING_SECONDS": "0.05", "AFTER_DEAL_SECONDS": "0"}
ACT = re.compile(r"act:(\d+):(\d+):(.+)")


async def shown(
    stand_in: StandIn, process: Program, pattern: re.Pattern[str], after: int = -1
) -> tuple[Message, re.Match[str]]:
    """The first thing like this that she can press, as soon as it is there; `after`: belonging to a later turn."""

    def found() -> tuple[Message, re.Match[str]] | None:
        for message in stand_in.people.screens_of(ANNA):
            for custom_id in message.pressable:
                matched = pattern.fullmatch(custom_id)
                if matched and (pattern is not ACT or int(matched[2]) > after):
                    return message, matched
        return None

    async def looked() -> tuple[Message, re.Match[str]]:
        async with stand_in.answered:
            await stand_in.answered.wait_for(lambda: found() is not None)
        there = found()
        assert there is not None
        return there

    return await from_it(process, looked())


async def plays(stand_in: StandIn, process: Program, after: int = -1) -> re.Match[str]:
    """She plays at her next turn; what is returned has been answered."""
    message, act = await shown(stand_in, process, ACT, after)
    answers = len([one for one in stand_in.requests if one.path.endswith("/callback")])
    await stand_in.people.press(ANNA, message, act[0])
    await from_it(process, stand_in.wait_for("POST", "/interactions/*/*/callback", answers + 1))
    return act


def saved(folder: Path) -> dict[int, str]:
    """What she did, by number, as the database has it."""
    with closing(sqlite3.connect(folder / "data" / "cards.sqlite3")) as database:
        return dict(database.execute("SELECT number, action FROM actions WHERE by = 'person'").fetchall())


async def test_a_bot_that_is_told_to_stop_loses_nothing_and_says_so(tmp_path: Path) -> None:
    async with StandIn.running() as stand_in:
        async with running(tmp_path, environment=QUICK, before=reach(stand_in)) as process:
            await from_it(process, stand_in.gateway.connected())
            await stand_in.people.command(ANNA, "couillon", {"computers": 3})
            message, start = await shown(stand_in, process, re.compile(r".*start.*"))
            await stand_in.people.press(ANNA, message, start[0])
            act = await plays(stand_in, process)
            process.send_signal(signal.SIGTERM)
            ended = await end_of(process)
        assert ended.status == 0
        assert ended.errors.strip().endswith("bot: stopped")
        assert "Traceback" not in ended.errors
        assert saved(tmp_path) == {int(act[2]) + 1: act[3]}
        async with running(tmp_path, environment=QUICK, before=reach(stand_in)) as process:
            await from_it(process, stand_in.gateway.connected())
            later = await plays(stand_in, process, after=int(act[2]))
            process.send_signal(signal.SIGTERM)
            assert (await end_of(process)).status == 0
        assert later[3] in saved(tmp_path).values()
        assert later[1] == act[1]


async def test_a_second_signal_does_not_interrupt_how_it_ends() -> None:
    closed = []

    async def program() -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        try:
            await asyncio.Event().wait()
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                os.kill(os.getpid(), number)
                # More rounds of the loop than it takes to hear of a signal.
                for _ in range(20):
                    await asyncio.sleep(0)
            closed.append(True)

    assert await bot._until_stopped(program()) is None
    assert closed
