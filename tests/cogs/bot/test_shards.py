"""Processes with several shards of the bot."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from cogs.standings.leaderboard_query import Asked
from engine.standings.boards import Board, Boards
from engine.tables.store.posted import Post
from engine.tables.store.share import Share
from tests.cogs.world import AT_ONCE, WAITING, World, texts, world
from tests.engine.tables.databases import execute, rows_of
from tests.engine.tables.support import ANNA, CHANNEL, NAMES, Hour, Process, database, setup

TWO = Share(2, frozenset({0, 1}))
THEIRS = 3 << 22
"""A server of shard 1."""


async def happens(here: World, event: str, shard: int) -> None:
    """The library reports a change of a connection."""
    with here.env._bot_scope():
        here.bot.dispatch(event, shard)
    await here.env.settle()


async def test_a_process_is_connected_when_all_its_shards_are(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING, share=TWO) as here:
        figures = here.bot.delivery.figures
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        assert (figures.is_connected, figures.disconnections) == (True, 0)
        await happens(here, "shard_disconnect", 1)
        # The library says so at every attempt to connect again.
        await happens(here, "shard_disconnect", 1)
        await happens(here, "shard_disconnect", 0)
        assert (figures.is_connected, figures.disconnections) == (False, 2)
        number, first = table.number, table.deadline
        assert first is not None
        await here.env.advance_time(600)
        await happens(here, "shard_resumed", 1)
        await here.env.advance_time(600)
        assert (figures.is_connected, table.number, table.deadline) == (False, number, first)
        await happens(here, "shard_resumed", 0)
        assert figures.is_connected
        assert table.deadline is not None
        assert table.deadline >= first + 1200
        assert f"<t:{int(table.deadline)}:R>" in texts(here.board(table))


@pytest.mark.parametrize(("shard", "goes_on"), [(0, False), (1, True)])
async def test_a_table_stands_still_without_its_own_shard_or_that_of_direct_messages(
    tmp_path: Path, shard: int, goes_on: bool
) -> None:
    async with world(tmp_path, pauses=WAITING, share=TWO) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        number = table.number
        await happens(here, "shard_disconnect", shard)
        await here.env.advance_time(600)
        assert (table.number > number) is goes_on
        assert here.bot.tables.times.stand_still_on(THEIRS)


async def kept_by_others(folder: Path) -> str:
    """A table, a leaderboard and a message to be renewed on a server of shard 1; the address of the database."""
    url = database(folder, "tables.db")
    other = await Process.start(url, Hour(), random.Random(1), AT_ONCE, share=Share(2, frozenset({1})))
    await other.tables.change_server(THEIRS, lambda server: replace(server, language="nl"))
    await other.tables.open(replace(setup(), guild_id=THEIRS), NAMES[ANNA])
    await Boards(other.journal).add(Board(0, THEIRS, CHANNEL, 1001, "en", str(Asked(THEIRS, "couillon"))))
    await other.tables.posted.note(Post(1002, CHANNEL, THEIRS, "nothing"))
    execute(url, "UPDATE posts SET due = 1")
    await other.close()
    return url


def all_of(url: str) -> list[list[dict[str, object]]]:
    return [rows_of(url, name) for name in ("tables", "boards", "posts", "servers")]


@pytest.mark.parametrize("shard", [0, 1])
async def test_a_process_touches_nothing_of_servers_that_are_not_its_own(tmp_path: Path, shard: int) -> None:
    url = await kept_by_others(tmp_path)
    before = all_of(url)
    async with world(tmp_path, share=Share(2, frozenset({shard}))) as here:
        # The server is nowhere in this Discord: whoever has its shard finds out, and its messages are gone.
        for _ in range(3):
            # What failed is tried again within the hour.
            await here.env.advance_time(3700)
        assert [before == after for before, after in zip(before, all_of(url), strict=True)] == [shard == 0] * 4
        assert [one.setup.guild_id for one in here.tables.live] == []


@pytest.mark.parametrize("shard", [0, 1])
async def test_nobody_is_told_that_a_name_is_gone_before_another_process_has_removed_it(
    tmp_path: Path, shard: int
) -> None:
    await kept_by_others(tmp_path)
    told = []

    async def tell() -> None:
        told.append(shard)

    async with world(tmp_path, share=Share(2, frozenset({shard}))) as here:
        with here.env._bot_scope():
            here.bot.renewing.report(frozenset({1002}), 900, tell)
            here.bot.renewing.go_on()
        await here.env.advance_time(60)
    assert told == [1] * shard
