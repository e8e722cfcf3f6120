"""Reminders name their table, link to it, and disappear once they are no longer true."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cogs.messages.posts import link_to
from engine.running.table import Table
from engine.table.model.times import Pauses
from tests.cogs.acting import act_until
from tests.cogs.games.kleurenwiezen.deals import dealing
from tests.cogs.hand.test_why import PACK
from tests.cogs.world import WAITING, World, texts, world

REMINDED_AFTER = 0.7 * 90 + 1


def reminders(table: Table) -> list[str]:
    return [kind for kind in table.message_ids if kind.startswith("reminder")]


def messages_to(here: World, name: str) -> list[str]:
    return [texts(one) for one in here[name].user.dm_channel.history()]


async def reminded(here: World, **options: Any) -> tuple[Table, str]:
    """A table whose person on turn, named beside it, has just been reminded."""
    table = await here.playing("Anna", "Ben", "Chloé", "Dirk", **options)
    name = here.to_move(table)
    await here.env.advance_time(REMINDED_AFTER)
    assert len(reminders(table)) == 1
    assert any("It is your turn at table" in one for one in messages_to(here, name))
    return table, name


def is_gone(here: World, table: Table, name: str) -> bool:
    return not reminders(table) and not any("It is your turn at table" in one for one in messages_to(here, name))


async def test_by_message_and_in_the_channel_a_reminder_names_its_table_and_leads_there(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, name = await reminded(here)
        await here.press(table)
        path = f"/channels/{here[name].user.dm_channel.id}/messages"
        here.env.inject_error("POST", path, status=403, code=50007, times=None)
        await act_until(here, table, lambda: here.to_move(table) == name)
        await here.env.advance_time(REMINDED_AFTER)
        link = link_to(table, table.message_ids["table"])
        public = here.channel.last_message.content
        assert public.startswith(f"{here[name].mention}, it is your turn at table {table.id}, Couillon (five lines);")
        assert public.endswith(f"[to the table]({link})")


async def test_a_reminder_by_message_leads_to_the_table_too(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, name = await reminded(here)
        link = link_to(table, table.message_ids["table"])
        (reminder,) = [one for one in messages_to(here, name) if "It is your turn at table" in one]
        assert f"table {table.id}, " in reminder
        assert link in reminder


async def test_a_reminder_goes_when_the_match_pauses(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, name = await reminded(here)
        for one in ("Anna", "Ben", "Chloé"):
            await here[one].slash(here.channel, "pause")
        assert not table.paused
        assert not is_gone(here, table, name)
        await here["Dirk"].slash(here.channel, "pause")
        assert table.paused
        assert is_gone(here, table, name)


async def test_a_reminder_goes_when_the_clock_has_acted(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table, name = await reminded(here)
        await here.env.advance_time(90 - REMINDED_AFTER)
        assert here.to_move(table) != name
        assert is_gone(here, table, name)


async def test_a_reminder_goes_when_somebody_takes_back_what_made_it_their_turn(tmp_path: Path) -> None:
    pauses = Pauses(thinking=0.0, after_deal=0.0, reminder=0.02)
    async with world(tmp_path, pauses=pauses) as here:
        table = await here.table("Anna", "Ben", "Chloé", "Dirk", **{"take-back": 15})
        await here["Anna"].click(here.lobby(table), custom_id=f"start:{table.id}:")
        first = here.to_move(table)
        await here.press(table, "pass")
        second, seat = here.to_move(table), table.actors[0]
        await here.env.advance_time(2)
        assert reminders(table) == [f"reminder-{seat}"]
        await here[first].slash(here.channel, "undo")
        assert here.to_move(table) == first
        # The first one is on turn again, and may have had a reminder of that meanwhile.
        assert f"reminder-{seat}" not in reminders(table)
        assert not any("It is your turn" in one for one in messages_to(here, second))


async def test_while_others_are_asked_to_end_the_deal_nobody_is_told_to_hurry(tmp_path: Path) -> None:
    async with world(tmp_path, shuffler=dealing(PACK)) as here:
        table, name = await reminded(here, variant="couillon")
        await here.press(table, "accept")
        await here.press(table)
        name = here.to_move(table)
        await here.env.advance_time(REMINDED_AFTER)
        assert len(reminders(table)) == 1
        await here[name].slash(here.channel, "concede", sure="yes")
        assert table.proposal is not None
        assert is_gone(here, table, name)


async def test_after_a_restart_a_reminder_that_is_not_true_any_more_goes(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, name = await reminded(here)
        # The bot is killed after it saved the pause and before anybody saw it.
        here.bot.announcer.forget(table)
        for user in ("Anna", "Ben", "Chloé", "Dirk"):
            await table.pause(here[user].id)
        await here.restart()
        table = here.tables.in_guild(here.guild.id)[0]
        assert table.paused
        assert is_gone(here, table, name)
