"""/forget-me says what it did, even if it could not do everything, and can be pressed again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import pytest

from engine.core.registry import GAMES
from tests.cogs.evenings.test_evening import made
from tests.cogs.world import World, buttons, said, texts, world

DATABASE = "tables.db"
HOUR = 3600.0


def execute(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as disk, disk:
        disk.execute(statement)


def kept_marks(folder: Path) -> int:
    with closing(sqlite3.connect(folder / DATABASE)) as disk:
        return int(disk.execute("SELECT count(*) FROM marks").fetchone()[0])


def bytes_of(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.glob(f"{DATABASE}*"))


async def forgotten(here: World, name: str) -> Any:
    """The message in which somebody pressed that they want to be forgotten."""
    asked = (await here[name].slash(here.channel, "forget-me")).response
    await here[name].click(asked, custom_id="privacy:forget")
    return asked


async def test_neither_name_nor_number_stays_in_the_files_while_the_bot_runs(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.add("Zébulon")
        table = await here.playing("Anna", "Zébulon")
        person = here["Zébulon"].id
        assert f"hand-{person}" in table.message_ids
        traces = ("Zébulon".encode(), str(person).encode(), person.to_bytes(8, "big"))
        assert all(trace in bytes_of(tmp_path) for trace in traces[:2])
        answer = await forgotten(here, "Zébulon")
        assert "nothing I keep names you" in texts(answer)
        assert not any(trace in bytes_of(tmp_path) for trace in traces)
        assert buttons(here["Zébulon"].user.dm_channel.last_message, enabled=False) == []


async def test_a_table_that_cannot_be_read_is_named_and_mended_or_ended_it_is_forgotten_too(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, other = await here.playing("Anna", "Ben"), await here.playing("Anna", "Ben")
        execute(tmp_path, f"UPDATE packs SET cards = 'nonsense' WHERE table_id = {table.id}")
        await here.restart()
        answer = await forgotten(here, "Ben")
        assert f"table {table.id}." in texts(answer)
        assert "Everything is deleted except" in texts(answer)
        assert here.tables.get(other.id).seat_of(here["Ben"].id) is None
        await here.tables.give_up(table.id)
        await here["Ben"].click(answer, custom_id="privacy:forget")
        assert "nothing I keep names you" in texts(answer)
        assert b"Ben" not in bytes_of(tmp_path)


async def test_where_only_the_seats_could_be_given_up_it_does_not_say_that_nothing_was_changed(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        execute(tmp_path, "ALTER TABLE ratings RENAME TO lost")
        answer = await forgotten(here, "Ben")
        assert table.seat_of(here["Ben"].id) is None
        assert "Computers play on where you were playing" in texts(answer)
        assert "the rest could not be deleted just now" in texts(answer)
        execute(tmp_path, "ALTER TABLE lost RENAME TO ratings")
        await here["Ben"].click(answer, custom_id="privacy:forget")
        assert "nothing I keep names you" in texts(answer)


async def test_a_table_that_became_unreadable_while_it_was_played_is_named_too(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, other = await here.playing("Anna", "Ben"), await here.playing("Anna", "Ben")
        execute(tmp_path, f"UPDATE tables SET revision = revision + 1, options = '{{' WHERE id = {table.id}")
        answer = await forgotten(here, "Ben")
        assert f"table {table.id}." in texts(answer)
        assert other.seat_of(here["Ben"].id) is None


async def test_where_nothing_could_be_changed_it_says_so(tmp_path: Path) -> None:
    async with world(tmp_path, busy_seconds=1.0) as here:
        table = await here.playing("Anna", "Ben")
        asked = (await here["Ben"].slash(here.channel, "forget-me")).response
        with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as holder:
            holder.execute("BEGIN IMMEDIATE")
            refused = said(await here["Ben"].click(asked, custom_id="privacy:forget"))
            holder.execute("ROLLBACK")
        assert "My journal is busy" in refused
        assert table.seat_of(here["Ben"].id) is not None


async def test_the_channel_of_direct_messages_is_forgotten_too_and_nothing_opens_it_again(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.playing("Anna", "Ben")
        person, channel = here["Ben"].id, here["Ben"].user.dm_channel.id
        assert (await here.tables.person(person)).dm_channel == channel
        assert here.bot.direct.newest(person) is not None
        await forgotten(here, "Ben")
        await here.env.settle()
        assert (await here.tables.person(person)).dm_channel is None
        assert here.bot.direct.newest(person) is None
        assert str(channel).encode() not in bytes_of(tmp_path)


async def test_nobody_gets_the_deal_of_the_day_again_by_being_forgotten(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        ben = here["Ben"]
        await ben.slash(here.channel, "daily play")
        (table,) = here.tables.of_user(ben.id)
        answer = await forgotten(here, "Ben")
        assert "second try" in texts(answer)
        assert "they are played once" in said(await ben.slash(here.channel, "daily play"))
        assert here.tables.of_user(ben.id) == ()
        assert table.setup.host_id != ben.id
        # Somebody else may play it.
        await here["Anna"].slash(here.channel, "daily play")
        assert len(here.tables.of_user(here["Anna"].id)) == 1


async def test_marks_that_have_served_are_deleted_within_the_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        await here["Ben"].slash(here.channel, "daily play")
        await forgotten(here, "Ben")
        assert kept_marks(tmp_path) > 0
        marks = here.tables.marks
        monkeypatch.setattr(marks, "_now", lambda: here.tables.now() + 101 * 24 * HOUR)
        await here.env.advance_time(HOUR + 1)
        assert kept_marks(tmp_path) == 0


async def test_names_that_hold_somebodys_own_are_listed_before_they_confirm(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.add("Zébulon")
        options = GAMES["couillon"].for_tables("couillon")
        houses = (("Op zijn Zébulons", "Anna"), ("Zébulonia", "Anna"), ("zébulon!", "Zébulon"), ("At home", "Zébulon"))
        for name, maker in houses:
            await here.tables.house_rules.save(here.guild.id, name, "couillon", options, here[maker].id)
        # On a server where they are not, somebody else may be called so.
        await here.tables.house_rules.save(4, "Chez Zébulon", "couillon", options, here["Anna"].id)
        asked = (await here["Zébulon"].slash(here.channel, "forget-me")).response
        assert "Op zijn Zébulons" in texts(asked)
        assert "zébulon\u0021" in texts(asked).replace("!", "\u0021")
        for other in ("Zébulonia", "At home", "Chez"):
            assert other not in texts(asked)
        other = (await here["Ben"].slash(here.channel, "forget-me")).response
        assert "These names" not in texts(other)


async def test_the_name_of_an_evening_in_a_channel_they_cannot_see_is_not_listed(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await made(here, name="Bij Ben thuis")
        open_channel = here.channel
        hidden = discord.PermissionOverwrite(view_channel=False)
        here.channel = here.guild.create_text_channel("geheim", overwrites={here["Ben"]: hidden})
        await made(here, name="Zonder Ben")
        asked = (await here["Ben"].slash(open_channel, "forget-me")).response
        assert "Bij Ben thuis" in texts(asked)
        assert "Zonder Ben" not in texts(asked)
