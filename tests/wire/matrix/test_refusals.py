"""What Discord refuses for longer has its own answer, and heals when what was missing is there again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path

import pytest

from engine.table.model.status import Status
from tests.wire import payloads
from tests.wire.loop import run
from tests.wire.matrix.cases import Moment, thorough
from tests.wire.matrix.stage import Stage
from tests.wire.matrix.trial import HEALS_WITHIN, Evening, Outcome, begin, evening, playing

LONG = 100_000.0
"""Virtual seconds for a test."""


def staged(folder: Path, work: Callable[[Stage], Awaitable[None]]) -> None:
    async def main() -> None:
        async with Stage.open(folder) as stage:
            await work(stage)

    run(main(), LONG)


@asynccontextmanager
async def at(stage: Stage, moment: Moment, asking: int = 1) -> AsyncIterator[Evening]:
    """A match at this moment, with people who look and play."""
    async with evening(stage, moment, asking) as now, playing(now):
        yield now


def well(outcome: Outcome) -> None:
    assert outcome.is_well, outcome


async def granted(stage: Stage) -> None:
    """Somebody changes the permissions of a channel, of which Discord tells the bot."""
    guild = payloads.guild([stage.last_channel])
    channel = guild["channels"][0] | {"guild_id": str(payloads.GUILD_ID)}
    await stage.stand_in.gateway.dispatch("CHANNEL_UPDATE", channel)


@pytest.mark.parametrize(("code", "moment"), thorough([*product((50013, 50001), Moment)], 3))
def test_a_permission_that_is_missing_for_a_minute_is_told_to_the_host_once_and_heals(
    tmp_path: Path, code: int, moment: Moment
) -> None:
    async def work(stage: Stage) -> None:
        async with at(stage, moment, asking=0) as now:
            table = await now.table()
            fault = stage.stand_in.fault("*", f"/channels/{table.setup.channel_id}/*", 403, seconds=60, code=code)
            await begin(now)
            await asyncio.sleep(60)
            assert fault.met
            well(await now.heals(f"403 {code} {moment}", fault.met))
            told = [one for one in stage.stand_in.people.mail(table.setup.host_id) if "permission" in str(one.texts)]
            assert len(told) == 1

    staged(tmp_path, work)


@pytest.mark.parametrize("moment", thorough([*Moment], 2, 1))
def test_a_permission_that_is_missing_for_long_heals_when_it_is_given(tmp_path: Path, moment: Moment) -> None:
    async def work(stage: Stage) -> None:
        async with at(stage, moment, asking=0) as now:
            table = await now.table()
            stage.stand_in.fault("*", f"/channels/{table.setup.channel_id}/*", 403, seconds=500, code=50013)
            await begin(now)
            await asyncio.sleep(500)
            await granted(stage)
            well(await now.heals(f"long {moment}", 1))

    staged(tmp_path, work)


@pytest.mark.parametrize("asking", [0, 1])
def test_a_table_message_that_somebody_deletes_comes_back_with_the_next_play(tmp_path: Path, asking: int) -> None:
    async def work(stage: Stage) -> None:
        async with at(stage, Moment.PLAY, asking) as now:
            await asyncio.sleep(3)
            table = await now.table()
            where = table.message_ids["table"]
            stage.stand_in.screens.delete(stage.stand_in.screens.message(*where))
            number = table.number
            while table.number == number:
                await asyncio.sleep(0.5)
            well(await now.heals("deleted", 1))
            assert table.message_ids["table"] != where

    staged(tmp_path, work)


def test_a_hand_that_is_gone_comes_back(tmp_path: Path) -> None:
    async def work(stage: Stage) -> None:
        async with at(stage, Moment.PLAY, asking=0) as now:
            table = await now.table()
            for player in now.players:
                where = table.message_ids[f"hand-{player.user_id}"]
                stage.stand_in.screens.delete(stage.stand_in.screens.message(*where))
            # What is before them they cannot press any more: the clock or another player moves on.
            stage.bot.announcer.forget(table)
            await stage.witness.redraw(table)
            well(await now.heals("hands gone", 1))

    staged(tmp_path, work)


def test_who_closes_their_direct_messages_sees_their_cards_when_they_ask(tmp_path: Path) -> None:
    async def work(stage: Stage) -> None:
        async with at(stage, Moment.START, asking=0) as now:
            for player in now.players:
                stage.stand_in.screens.closed.add(player.user_id)
                player.by_message = False
            await begin(now)
            await asyncio.sleep(HEALS_WITHIN)
            well(await now.heals("closed", 1))
            counts = stage.stand_in.rates.counts.answers
            # Not tried again and again.
            assert counts["POST /channels/*/messages", 403] <= len(now.players)

    staged(tmp_path, work)


def test_a_deleted_channel_stops_its_table_also_while_nobody_can_say_whether_it_is_gone(tmp_path: Path) -> None:
    async def work(stage: Stage) -> None:
        async with at(stage, Moment.PLAY) as now:
            table = await now.table()
            await asyncio.sleep(2)
            stage.stand_in.screens.remove_channel(table.setup.channel_id)
            fault = stage.stand_in.fault("GET", "/channels/*", 503, seconds=30)
            await asyncio.sleep(30 + HEALS_WITHIN)
            assert fault.met
            assert table.status is Status.STOPPED

    staged(tmp_path, work)
