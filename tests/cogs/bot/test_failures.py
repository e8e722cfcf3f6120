"""The table goes on if Discord refuses or loses something."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cogs.bot.help import Welcome
from tests.cogs.world import buttons, said, texts, world


async def test_a_deleted_table_message_is_sent_anew(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        old = here.board(table)
        here.env.backend.delete_message(here.channel.id, old.id)
        await here.press(table)
        new = here.board(table)
        assert new.id != old.id
        assert f"table {table.id} · deal" in texts(new)


async def test_a_hand_whose_message_was_deleted_is_sent_anew(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        name = next(name for name in here.people if name != here.to_move(table))
        old = here.hand(table, name)
        here.env.backend.delete_message(old.channel.id, old.id)
        while here.to_move(table) != name:
            await here.press(table)
        new = here.hand(table, name)
        assert new.id != old.id
        assert buttons(new, "act")
        await here.press(table)


async def test_a_lost_permission_is_told_to_the_host_by_name_and_play_goes_on(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        before = table.number
        here.env.inject_error("PATCH", f"/channels/{here.channel.id}/*", status=403, code=50013, times=None)
        await here.press(table)
        assert table.number > before
        assert any("I need these permissions there" in texts(one) for one in here["Anna"].user.dm_channel.history())


async def test_a_press_that_could_not_be_saved_does_not_count_and_is_answered(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        name, number = here.to_move(table), table.number
        with closing(sqlite3.connect(tmp_path / "tables.db")) as disk, disk:
            disk.execute("ALTER TABLE actions RENAME TO lost")
        answer = said(await here[name].slash(here.channel, "bid", call="pass"))
        assert answer.count("try again in a moment") == 1
        assert table.number == number
        with closing(sqlite3.connect(tmp_path / "tables.db")) as disk, disk:
            disk.execute("ALTER TABLE lost RENAME TO actions")
        await here[name].slash(here.channel, "bid", call="pass")
        assert table.number == number + 1


async def test_what_discord_tells_of_servers_while_the_program_ends_is_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "cogs.bot.help")
    async with world(tmp_path) as here:
        welcome, guild = here.bot.get_cog("Welcome"), here.bot.get_guild(here.guild.id)
        assert isinstance(welcome, Welcome)
        assert guild is not None
        await here.tables.journal.close()
        await welcome.on_shard_ready(0)
        await welcome.on_guild_remove(guild)
        await welcome.tidy()
        told = [one for one in caplog.records if "has been closed" in one.getMessage()]
        assert {one.levelname for one in told} == {"INFO"}
        assert len(told) == 3
