"""One process plays, others stand by: whoever is left goes on, and who cannot know whether it is first does nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

from engine.store.standby import CUT_OFF, FROZEN, LAST, SURE, ProcessState
from engine.table.model.status import Status
from tests.wire.loop import hurried
from tests.wire.processes.stage import SERVERS, TAKEN_OVER, Evening, Processes, Running, until

STARTS = 30.0
"""Seconds until all shards are up."""
HEALS = 15.0
CALLBACK = "POST /interactions/*/*/callback"


async def begun(stage: Processes, deals: int = 1) -> list[Evening]:
    """A match on each server, at which people play."""
    evenings = [await stage.seated(guild_id, 10_000 + 100 * place, deals) for place, guild_id in enumerate(SERVERS)]
    for evening in evenings:
        evening.play()
    return evenings


async def over(evenings: list[Evening]) -> None:
    """Everybody plays to the end, and sees it."""
    for evening in evenings:
        await evening.over()
        evening.look()
        await evening.true(HEALS)


async def two(stage: Processes) -> tuple[Running, Running]:
    """One that plays, and one that stands by."""
    one = stage.start()
    await stage.up(STARTS)
    other = stage.start()
    await asyncio.sleep(5)
    return one, other


@hurried
async def test_matches_go_on_while_processes_start_stop_and_die(tmp_path: Path) -> None:
    async with Processes.open(tmp_path) as stage:
        one, other = await two(stage)
        evenings = await begun(stage, deals=3)
        await asyncio.sleep(3)
        await stage.stop(one)
        # Its session has ended, and the next plays at once; its second shard comes five seconds after the first.
        assert await stage.up(TAKEN_OVER) < 8
        assert stage.first is other
        third = stage.start()
        await asyncio.sleep(10)
        loop = asyncio.get_running_loop()
        since, numbers = loop.time(), [(await one.table()).number for one in evenings]
        await stage.kill(other)
        await stage.up(TAKEN_OVER)
        assert stage.first is third
        for evening, number in zip(evenings, numbers, strict=True):
            evening.look()
            await evening.true(HEALS - (loop.time() - since))
            assert (await evening.table()).number >= number
            assert (await evening.table()).status is Status.PLAYING
            evening.play()
        await over(evenings)


@hurried
async def test_whoever_is_cut_off_from_the_database_shows_nothing_and_is_in_nobodys_way(tmp_path: Path) -> None:
    async with Processes.open(tmp_path) as stage:
        one, other = await two(stage)
        evenings = await begun(stage, deals=3)
        await asyncio.sleep(3)
        one.cut_off()
        await until(lambda: one.tables.times.stand_still_on(None), SURE + 2)
        assert not one.place.is_sure
        assert one.pulse._state() == (False, "waiting for the database, which says who is first")
        await until(lambda: other.plays, FROZEN + TAKEN_OVER)
        # By now both hear what is pressed, and only the other shows anything.
        number, asked = (await evenings[0].table()).number, one.bot.delivery.figures.requests.copy()
        await asyncio.sleep(12)
        assert (await evenings[0].table()).number > number
        assert {route for route, _ in one.bot.delivery.figures.requests - asked} <= {CALLBACK}
        one.reconnect()
        await until(lambda: one.place.state is ProcessState.STANDS_BY, 10)
        assert len(stage.stand_in.gateway.up) == stage.stand_in.gateway.shards
        assert one.pulse._state().words.endswith("process p1 plays")
        await over(evenings)


@hurried
async def test_whoever_stood_still_for_less_than_others_wait_goes_on_with_all_that_waited_meanwhile(
    tmp_path: Path,
) -> None:
    async with Processes.open(tmp_path) as stage:
        one, other = await two(stage)
        evenings = await begun(stage, deals=3)
        for _ in range(4):
            one.desk.stands_still = SURE - 1
            await until(lambda: not one.place.is_sure, SURE + 3)
            gate = asyncio.create_task(one.bot.delivery.pacer.allowed())
            await until(gate.done, 5)
            await asyncio.sleep(3)
        assert (stage.first, other.place.state, stage.database.row.epoch) == (one, ProcessState.STANDS_BY, 1)
        await over(evenings)


@hurried
async def test_if_the_database_is_away_for_all_whoever_played_goes_on_without_a_new_session(tmp_path: Path) -> None:
    async with Processes.open(tmp_path) as stage:
        one, other = await two(stage)
        evening = await stage.seated(next(iter(SERVERS)), 10_000, 1)
        await asyncio.sleep(10)
        at_once = await evening.play_once()
        restarting = asyncio.create_task(stage.database.restart(60))
        one.cut_off()
        one.desk.is_cut_off = False
        await until(lambda: not one.place.is_sure, SURE + 1)
        later = await evening.play_once_as(one)
        for asked, least, most in ((at_once, 0.0, 0.5), (later, 1.5, 2.0)):
            assert asked.answered_at is not None
            assert least <= asked.answered_at - asked.at <= most
        told = [text for made in later.made.values() for text in made.texts]
        assert "nothing was saved" in " ".join(told)
        await restarting
        one.reconnect()
        await until(lambda: one.place.is_sure, 5)
        evening.play()
        await over([evening])
        assert (stage.first, other.place.state) == (one, ProcessState.STANDS_BY)
        assert len(stage.stand_in.gateway.identifies) == stage.stand_in.gateway.shards


@hurried
async def test_whoever_is_cut_off_from_discord_alone_gives_up_and_stands_last(tmp_path: Path) -> None:
    async with Processes.open(tmp_path) as stage:
        one, other = await two(stage)
        (evening, *_) = await begun(stage, deals=3)
        await asyncio.sleep(3)
        one.lose_discord()
        await until(lambda: stage.running[1].place.is_sure, CUT_OFF + LAST)
        await stage.up(TAKEN_OVER)
        assert stage.first is other
        assert one.place.state is ProcessState.STANDS_BY
        assert one.pulse._state().words.endswith(": process p1 plays")
        one.find_discord()
        evening.look()
        await evening.true(HEALS)


@hurried
async def test_an_outage_of_discords_does_not_hand_the_place_round(tmp_path: Path) -> None:
    async with Processes.open(tmp_path) as stage:
        one, other = await two(stage)
        one.lose_discord()
        other.has_no_discord = True
        epochs = stage.database.row.epoch
        await asyncio.sleep(240)
        assert 4 <= stage.database.row.epoch - epochs <= 5, "after 15, 30, 60, 120 and 240 seconds"
        for process in (one, other):
            process.find_discord() if process.pulse.bot else setattr(process, "has_no_discord", False)
        await stage.up(120)
        await asyncio.sleep(5)
        assert stage.database.row.cut_off == CUT_OFF


@hurried
async def test_while_nobody_stands_by_a_bot_without_discord_waits_for_it(tmp_path: Path) -> None:
    async with Processes.open(tmp_path) as stage:
        one = stage.start()
        await stage.up(STARTS)
        one.lose_discord()
        await asyncio.sleep(100)
        assert (stage.database.row.epoch, one.place.state) == (1, ProcessState.PLAYS)
        one.find_discord()
        await stage.up(60)


@hurried
async def test_the_pulse_tells_who_plays_and_who_stands_by(tmp_path: Path) -> None:
    async with Processes.open(tmp_path, shards=1) as stage:
        one, other = await two(stage)
        (well, plays), (up, stands_by) = one.pulse._state(), other.pulse._state()
        assert (well, up) == (True, True)
        assert plays.startswith("plays since ")
        assert plays.endswith(", connected to Discord, in 3 servers")
        assert stands_by.startswith("stands by since ")
        assert stands_by.endswith(": process p0 plays")
