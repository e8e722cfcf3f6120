"""An evening in Discord: made, signed up for, drawn at five past, ended; by command and by button."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import discord
import pytest

from engine.clubs.evenings.evening import Stage
from engine.clubs.evenings.running import Evening
from engine.table.model.times import Pauses
from tests.cogs.world import World, buttons, posted, said, texts, world

QUIET = Pauses(thinking=3600.0, after_deal=3600.0, reminder=0.7)
"""Computers take so long that nobody plays in these tests."""


async def made(here: World, who: str = "Anna", **options: Any) -> Evening:
    """An evening of somebody's in an hour, on which tables of Denexa are drawn, or what else is said."""
    if "house" not in options:
        options.setdefault("variant", "denexa")
    soon = (here.env.now() + timedelta(minutes=65)).astimezone(ZoneInfo("Europe/Brussels"))
    wanted = {"when": f"{soon:%Y-%m-%d %H:%M}", **options}
    result = await here[who].slash(here.channel, "evening new", **wanted)
    found = await here.tables.clubs.evenings.in_guild(here.guild.id)
    assert found, said(result)
    return found[-1]


def shown(here: World, evening: Evening) -> discord.Message:
    return here.message(*evening.message_ids[f"evening-{evening.number}"])


async def events(here: World) -> list[discord.ScheduledEvent]:
    """The events of the server."""
    guild = here.bot.get_guild(here.guild.id)
    assert guild is not None
    return await guild.fetch_scheduled_events()


def stage_of(evening: Evening) -> Stage:
    """It changes between two looks."""
    return evening.stage


async def press(here: World, name: str, evening: Evening, verb: str) -> str:
    custom_id = f"evening.{verb}:{evening.id}:{evening.number}"
    return said(await here[name].click(shown(here, evening), custom_id=custom_id))


async def until(here: World, at: float) -> None:
    await here.env.advance_time(at - here.env.now().timestamp())


async def test_a_whole_evening_from_the_first_sign_up_to_no_more_tables(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=QUIET) as here:
        evening = await made(here, name="Tuesday club")
        assert "Tuesday club" in texts(shown(here, evening))
        assert "Nobody has signed up yet" in texts(shown(here, evening))
        (event,) = await events(here)
        assert (event.name, event.start_time.timestamp()) == ("Tuesday club", evening.starts_at)

        assert "signed up" in await press(here, "Ben", evening, "signup")
        assert "already" in await press(here, "Ben", evening, "signup")
        assert "60 minutes" in await press(here, "Ben", evening, "here")
        await here["Chloé"].slash(here.channel, "evening sign-up")
        await press(here, "Dirk", evening, "signup")
        await press(here, "Dirk", evening, "leave")
        assert "**Signed up** (2)" in texts(shown(here, evening))
        assert "you have signed up" in said(await here["Ben"].slash(here.channel, "my-tables"))

        await until(here, evening.starts_at - 1790)
        assert "begins" in texts(here["Ben"].user.dm_channel.history()[-1])
        assert "begins" in texts(here["Chloé"].user.dm_channel.history()[-1])
        reminder = here["Ben"].user.dm_channel.history()[-1]
        await here["Ben"].user.click(reminder, custom_id=f"evening.here:{evening.id}:1")
        await here["Chloé"].slash(here.channel, "evening here")
        assert "2 here ✅" in texts(shown(here, evening))

        # It is killed while it waits.
        await here.restart()
        evening = await here.tables.clubs.evenings.find(evening.id)
        await until(here, evening.starts_at + 310)
        assert stage_of(evening) is Stage.PLAYING
        (table,) = here.tables.in_guild(here.guild.id)
        assert {one.user_id for one in table.seats if one and one.user_id} == {here["Ben"].id, here["Chloé"].id}
        assert any("You play together here" in told and here["Ben"].mention in told for told in posted(here))
        assert len(here["Ben"].user.dm_channel.history()) < 5

        assert "You have a seat" in await press(here, "Dirk", evening, "here")
        assert "sit at a table" in await press(here, "Dirk", evening, "here")
        assert "Only Anna" in said(await here["Ben"].slash(here.channel, "evening end"))
        assert "No more tables" in said(await here["Anna"].slash(here.channel, "evening end"))
        assert "No more tables are drawn" in texts(shown(here, evening))
        assert buttons(shown(here, evening)) == []
        with here.env._bot_scope():
            for name in ("Ben", "Chloé", "Dirk"):
                await table.leave(here[name].id)
        await here.env.settle()
        assert stage_of(evening) is Stage.OVER
        assert await events(here) == []
        assert here.tables.clubs.evenings.all() == ()


async def test_an_evening_that_cannot_be_is_refused(tmp_path: Path) -> None:
    refused: list[tuple[dict[str, Any], str]] = [
        ({"when": "someday"}, "do not understand when"),
        ({"when": "1/1/2020 20:00"}, "is past"),
        ({"zone": "Europe/Malmedy"}, "no time zone"),
        ({"play": "tournament", "house": "ours"}, "no house rules"),
        ({"play": "tournament", "variant": "denexa", "draw": "knockout"}, "one against one"),
        ({"play": "tournament", "variant": "chouine", "entry": "pairs"}, "everybody plays alone"),
        ({"play": "tournament", "variant": "pagat", "total": "royes"}, "cannot add up to that"),
        ({"name": " "}, "1 to 40 characters"),
    ]
    async with world(tmp_path, pauses=QUIET) as here:
        for options, why in refused:
            wanted = {"when": "tomorrow 20:00", **options}
            assert why in said(await here["Anna"].slash(here.channel, "evening new", **wanted))
        assert await here.tables.clubs.evenings.in_guild(here.guild.id) == ()
        for command in ("sign-up", "leave", "here", "change", "cancel", "end", "list"):
            assert "no evening on this server" in said(await here["Anna"].slash(here.channel, f"evening {command}"))


async def test_of_two_directors_at_the_same_moment_the_later_is_told_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other is faster by less than Discord takes to hear that an answer comes."""
    async with world(tmp_path, pauses=QUIET) as here:
        evening = await made(here, name="Tuesday club")
        wait = discord.InteractionResponse.defer

        async def overtaken(response: Any, **facts: Any) -> Any:
            monkeypatch.undo()
            await evening.change(here["Anna"].id, lambda now: replace(now, name="Friday club"))
            return await wait(response, **facts)

        monkeypatch.setattr(discord.InteractionResponse, "defer", overtaken)
        told = said(await here["Anna"].slash(here.channel, "evening change", presence=0))
        assert "Somebody else has changed **Friday club**" in told
        assert (evening.setup.name, evening.setup.asks_presence) == ("Friday club", True)
        assert "has been changed" in said(await here["Anna"].slash(here.channel, "evening change", presence=0))
        assert (evening.setup.name, evening.setup.asks_presence) == ("Friday club", False)


async def test_a_director_changes_and_calls_off_and_nobody_else(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=QUIET) as here:
        evening = await made(here)
        assert "Only Anna" in said(await here["Ben"].slash(here.channel, "evening change", name="Mine"))
        other = here.guild.create_text_channel("elders")
        facts = {"name": "Friday", "when": "Friday 20:00", "channel": other, "director": here["Ben"]}
        assert "has been changed" in said(await here["Anna"].slash(here.channel, "evening change", **facts))
        setup = evening.setup
        assert (setup.name, evening.state.day.weekday(), setup.director_id) == ("Friday", 4, here["Ben"].id)
        assert evening.message_ids["evening-1"][0] == other.id
        assert "Friday" in texts(other.history()[-1])
        (event,) = await events(here)
        assert (event.name, event.start_time.timestamp()) == ("Friday", evening.starts_at)
        told = said(await here["Ben"].slash(here.channel, "evening cancel", reason="no light"))
        assert "called off" in told
        assert "no light" in texts(other.history()[-2])
        assert evening.number == 2
        assert "will not take place again" in said(await here["Ben"].slash(here.channel, "evening cancel", what=1))
        assert "No further date" in texts(other.history()[-1])
        assert await events(here) == []


async def test_an_evening_that_becomes_a_tournament_or_none_any_more_keeps_its_game(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=QUIET) as here:
        evening = await made(here, variant="pagat")
        lengths = []
        for play in ("tournament", "open"):
            await here["Anna"].slash(here.channel, "evening change", play=play)
            assert (evening.setup.kind, evening.setup.options.preset) == (play, "pagat")
            lengths.append(dict(evening.setup.options.values())["deals"])
        assert lengths == ["8", "16"]


async def test_an_event_that_discord_refuses_is_asked_for_again_when_the_evening_changes_and_not_before(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, pauses=QUIET) as here:
        here.env.inject_error("POST", f"/guilds/{here.guild.id}/scheduled-events", status=403, code=50013)
        evening = await made(here, name="Tuesday club")
        await press(here, "Ben", evening, "signup")
        assert await events(here) == []
        await here["Anna"].slash(here.channel, "evening change", name="Friday club")
        assert [event.name for event in await events(here)] == ["Friday club"]


async def test_a_channel_that_is_gone_is_told_to_the_director_once(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=QUIET) as here:
        evening = await made(here, name="Tuesday club")
        other = here.guild.create_text_channel("elders")
        here.guild.create_text_channel("third")
        await here["Anna"].slash(here.channel, "evening change", channel=other)
        channel = here.bot.get_channel(other.id)
        assert isinstance(channel, discord.TextChannel)
        await channel.delete()
        await here.env.settle()
        assert (await here.tables.clubs.evenings.find(evening.id)).state.channel_lost
        told = [one for one in here["Anna"].user.dm_channel.history() if "is gone" in texts(one)]
        assert len(told) == 1
        await here["Anna"].slash(here.channel, "evening change", channel=here.channel)
        assert not evening.state.channel_lost
        assert "Tuesday club" in texts(shown(here, evening))


async def test_a_name_that_is_forgotten_goes_from_the_message(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=QUIET) as here:
        evening = await made(here)
        await press(here, "Ben", evening, "signup")
        assert "Ben" in texts(shown(here, evening))
        assert (await here.tables.export(here["Ben"].id))["evenings"][0]["signed_up"]
        await here.bot.forget_person(here["Ben"].id)
        await here.env.settle()
        assert "Ben" not in texts(shown(here, evening))
        assert (await here.tables.export(here["Ben"].id))["evenings"] == []


async def test_who_wants_cards_in_the_channel_is_reminded_there_once_and_who_wants_no_pings_not_at_all(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, pauses=QUIET) as here:
        evening = await made(here)
        for name in ("Ben", "Chloé"):
            await press(here, name, evening, "signup")
        await here.bot.change_person(here["Ben"].id, hand_in="channel")
        await here.bot.change_person(here["Chloé"].id, pings="none")
        await until(here, evening.starts_at - 1790)
        told = [one for one in here.channel.history() if "you have signed up" in texts(one)]
        assert [[user.id for user in one.mentions] for one in told] == [[here["Ben"].id]]
        assert evening.due_reminders() == ()
        with here.env._bot_scope():
            await here.bot.forget_person(here["Ben"].id)
        await here.env.advance_time(120)
        assert not any("you have signed up" in one for one in posted(here))
