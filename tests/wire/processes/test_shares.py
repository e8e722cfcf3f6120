"""Processes that start, stop, die and are cut off: every shard has one of them, and Discord is asked as it wants."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

import discord
import pytest

from engine.cluster.leases import LEASE, RENEW
from engine.tables.model.errors import JournalError
from hosting.pulse import Pulse
from tests.wire.gateway import IDENTIFY_SECONDS
from tests.wire.loop import hurried
from tests.wire.processes.stage import SERVERS, TAKEN_OVER, Processes, Running, until

STARTS = 30.0
"""Seconds until all shards of some processes are up."""


async def started(stage: Processes, count: int) -> list[Running]:
    """So many processes, at almost the same moment."""
    made = [await stage.start() for _ in range(count)]
    await stage.up(STARTS)
    return made


def knows(process: Running) -> set[int]:
    """The shards whose servers a process knows."""
    return {guild.shard_id for guild in process.bot.guilds}


@hurried
async def test_two_that_start_together_have_a_shard_each_and_identify_one_after_the_other(tmp_path: Path) -> None:
    async with Processes.open(tmp_path) as stage:
        one, two = await started(stage, 2)
        assert (len(one.shards), len(two.shards)) == (1, 1)
        assert one.shards | two.shards == {0, 1}
        assert [knows(one), knows(two)] == [{*one.shards}, {*two.shards}]
        times = [at for _, at in stage.identified]
        assert all(after - before >= IDENTIFY_SECONDS for before, after in itertools.pairwise(times))
        assert sum(process.bot.delivery.pacer.rate or 0 for process in (one, two)) <= 45


@hurried
async def test_the_only_one_has_all_shards_and_renewing_changes_nothing(tmp_path: Path) -> None:
    async with Processes.open(tmp_path, shards=3) as stage:
        (one,) = await started(stage, 1)
        assert one.shards == {0, 1, 2}
        await asyncio.sleep(300)
        assert (one.is_up, len(stage.identified), stage.stand_in.gateway.resumes) == (True, 3, [])


@hurried
async def test_whoever_comes_when_all_have_a_shard_stands_by_until_one_goes(tmp_path: Path) -> None:
    async with Processes.open(tmp_path) as stage:
        one, two = await started(stage, 2)
        three = await stage.start()
        await asyncio.sleep(STARTS)
        assert (three.shards, three.bot.open_shards, three.is_up) == (frozenset(), frozenset(), True)
        assert (one.is_up, two.is_up) == (True, True)
        lost = two.shards
        await stage.stop(two)
        assert await stage.up(TAKEN_OVER) <= RENEW + IDENTIFY_SECONDS + 1
        assert three.shards == lost == knows(three)


@hurried
async def test_the_shards_of_one_that_stops_are_closed_and_given_back_before_another_has_them(tmp_path: Path) -> None:
    async with Processes.open(tmp_path) as stage:
        one, two = await started(stage, 2)
        await stage.stop(one)
        # Its session has ended, and nobody waits for its lease.
        assert [session.shard for session in stage.stand_in.gateway.up] == [*two.shards]
        assert await stage.up(TAKEN_OVER) < LEASE
        assert two.shards == {0, 1}


@hurried
async def test_the_shards_of_one_that_dies_are_taken_over_within_fifteen_seconds(tmp_path: Path) -> None:
    async with Processes.open(tmp_path) as stage:
        one, two = await started(stage, 2)
        await stage.kill(one)
        await stage.up(TAKEN_OVER)
        assert two.shards == {0, 1} == knows(two)
        assert stage.stand_in.gateway.resumes == []


@hurried
async def test_a_third_one_gets_a_shard_of_whoever_has_more_and_its_servers_are_not_left(
    tmp_path: Path,
) -> None:
    async with Processes.open(tmp_path, shards=4) as stage:
        one, two = await started(stage, 2)
        removed: list[discord.Guild] = []
        for process in (one, two):
            process.bot.add_listener(_noting(removed), "on_guild_remove")
        await stage.start()
        await stage.start()
        await stage.up(STARTS)
        assert [len(process.shards) for process in stage.running] == [1, 1, 1, 1]
        for process in stage.running:
            assert knows(process) <= process.shards
            assert process.bot.open_shards == process.shards
        assert removed == []
        rows = await one.tables.journal.server(4 << 22)
        assert rows is None or rows.left_at is None


def _noting(removed: list[discord.Guild]):  # type: ignore[no-untyped-def]
    async def note(guild: discord.Guild) -> None:
        removed.append(guild)

    return note


@hurried
async def test_one_that_is_cut_off_from_the_database_stands_still_and_drops_what_others_have_taken(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Processes.open(tmp_path) as stage:
        one, two = await started(stage, 2)
        pacer, loop = one.bot.delivery.pacer, asyncio.get_running_loop()
        lost = one.shards
        one.cut_off()
        since = loop.time()
        keeper = one.bot.keeper
        assert keeper is not None
        await until(lambda: keeper.is_over, LEASE)
        # It stops before anybody takes over.
        assert loop.time() - since < LEASE
        assert (two.shards & lost, one.tables.times.stand_still_on(5 << 22)) == (frozenset(), True)
        gate = asyncio.create_task(pacer.allowed())
        await asyncio.sleep(TAKEN_OVER)
        # Presses may still come to it, and it goes on to answer them.
        assert two.shards == {0, 1}
        assert (one.bot.open_shards, gate.done()) == (lost, False)
        assert [line for line in caplog.messages if "renewed" in line and "does not answer" in line]
        one.reconnect()
        await until(lambda: lost.isdisjoint(one.bot.open_shards), RENEW + 1)
        await stage.up(STARTS)
        assert (len(one.shards), gate.done()) == (1, True)
        assert not one.tables.times.stand_still_on(None if one.shards == {0} else 5 << 22)


@hurried
async def test_all_find_theirs_again_if_the_database_was_away_for_all(tmp_path: Path) -> None:
    async with Processes.open(tmp_path) as stage:
        running = await started(stage, 2)
        before, sessions = [one.shards for one in running], len(stage.identified)
        for one in running:
            one.cut_off()
        await asyncio.sleep(60)
        stage.database.started()
        for one in running:
            one.reconnect()
        await stage.up(TAKEN_OVER)
        assert ([one.shards for one in running], len(stage.identified)) == (before, sessions)


@hurried
async def test_a_press_reaches_one_process_also_while_its_shard_moves(tmp_path: Path) -> None:
    async with Processes.open(tmp_path) as stage:
        await started(stage, 1)
        heard: list[int] = []
        for _ in range(2):
            await stage.start()
        for process in stage.running:
            process.bot.add_listener(_noting_presses(heard), "on_interaction")
        for number in range(60):
            await stage.stand_in.click(f"nothing:{number}", 42)
            await asyncio.sleep(0.5)
        # What comes while nobody is connected is lost, and nothing comes twice.
        assert len(set(heard)) == len(heard)
        assert len(heard) > 30


def _noting_presses(heard: list[int]):  # type: ignore[no-untyped-def]
    async def note(interaction: discord.Interaction) -> None:
        heard.append(interaction.id)

    return note


@hurried
async def test_what_could_not_be_read_when_a_shard_came_is_read_with_the_next_renewal(tmp_path: Path) -> None:
    async with Processes.open(tmp_path) as stage:
        one, two = await started(stage, 2)
        table = (await stage.seated(next(iter(SERVERS)), 10_000, 1)).id
        owner, other = (one, two) if one.shards == {0} else (two, one)
        other.cannot_read()
        await stage.kill(owner)
        await asyncio.sleep(TAKEN_OVER)
        assert not other.is_up
        other.reconnect()
        await stage.up(STARTS)
        assert [one.id for one in other.tables.live] == [table]


@hurried
async def test_a_process_takes_up_another_number_of_shards_if_the_others_have_begun_anew_without_it(
    tmp_path: Path,
) -> None:
    async with Processes.open(tmp_path) as stage:
        (one,) = await started(stage, 1)
        one.cut_off()
        await asyncio.sleep(TAKEN_OVER)
        # Nobody lives, so Discord is asked anew.
        stage.stand_in.gateway.shards = 3
        two = await stage.start()
        await asyncio.sleep(STARTS)
        one.reconnect()
        await until(lambda: len(one.shards) == 1, STARTS)
        await stage.up(STARTS)
        assert {process.tables.share.count for process in (one, two)} == {3}
        assert len(two.shards) == 2
        assert knows(one) <= one.shards


@hurried
async def test_a_notice_that_the_leases_have_changed_is_followed_at_once(tmp_path: Path) -> None:
    async with Processes.open(tmp_path) as stage:
        one, two = await started(stage, 2)
        await stage.stop(one)
        keeper = two.bot.keeper
        assert keeper is not None
        # It has just renewed its lease, and would not again for a while.
        keeper.look()
        await asyncio.sleep(0.1)
        await stage.start()
        await asyncio.sleep(0.1)
        keeper.look()
        await asyncio.sleep(0.5)
        assert len(two.shards) == 1


@hurried
async def test_a_bot_of_another_application_does_not_start_on_the_same_database(tmp_path: Path) -> None:
    async with Processes.open(tmp_path) as stage:
        await started(stage, 1)
        with pytest.raises(JournalError, match="another application"):
            await stage.start(application_id=77)


@hurried
async def test_the_pulse_tells_who_plays_who_stands_by_and_who_waits_for_the_database(tmp_path: Path) -> None:
    async with Processes.open(tmp_path, shards=1) as stage:
        one, two = await started(stage, 2)

        def state(process: Running) -> tuple[bool, str]:
            pulse = Pulse(None)
            with pulse.of(process.bot):
                return pulse._state()

        assert state(one) == (True, "connected to Discord, in 3 servers")
        assert state(two) == (True, "standing by: other processes have all shards")
        one.cut_off()
        await asyncio.sleep(LEASE)
        assert state(one) == (False, "waiting for the database, which says what this process may do")
        await asyncio.sleep(TAKEN_OVER)
        assert state(two) == (True, "connected to Discord, in 3 servers")


@hurried
async def test_while_the_database_is_away_a_press_is_answered_a_moment_later_than_another_process_would(
    tmp_path: Path,
) -> None:
    async with Processes.open(tmp_path) as stage:
        (one,) = await started(stage, 1)
        guild_id = next(iter(SERVERS))
        evening = await stage.seated(guild_id, 10_000, 1)
        await asyncio.sleep(10)
        at_once = await evening.play_once()
        one.cut_off()
        await asyncio.sleep(LEASE)
        later = await evening.play_once()
        for asked, least, most in ((at_once, 0.0, 0.5), (later, 1.5, 2.0)):
            assert asked.answered_at is not None
            assert least <= asked.answered_at - asked.at <= most
        told = [text for made in later.made.values() for text in made.texts]
        assert "nothing was saved" in " ".join(told)
