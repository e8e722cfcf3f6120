"""The deal of the day and deals sent to friends, through Discord: posted, played in private, told at the end."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.shared_deals.deals import SharedDeals
from engine.clubs.shared_deals.days import Days
from engine.running.table import Table
from engine.table.model.status import Status
from tests.cogs.admin.test_forget_me import execute, forgotten
from tests.cogs.world import World, alternatives, buttons, posted, said, texts, world


def newest(here: World, name: str) -> Any:
    return here[name].user.dm_channel.history()[-1]


async def due(here: World) -> None:
    with here.env._bot_scope():
        await here.bot.part(SharedDeals).do_what_is_due()
    await here.env.settle()


async def play_out(here: World, table: Table) -> None:
    while table.status is Status.PLAYING:
        await here.play_on(table, random.Random(4))
        await here.env.settle()


async def test_a_day_from_the_post_in_the_morning_to_the_results_at_midnight(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        anna, ben = here["Anna"], here["Ben"]
        days = here.bot.part(SharedDeals).days
        choice = (await days.choice(here.guild.id))._replace(channel_id=here.channel.id, game="couillon")
        await days.choose(choice)
        await due(here)
        invitation = here.channel.history()[-1]
        assert "Deal of the day" in texts(invitation)
        await due(here)
        assert len([one for one in posted(here) if "Deal of the day" in one]) == 1

        (button,) = buttons(invitation, "deals.play")
        answer = await anna.click(invitation, custom_id=button)
        assert "in your direct messages" in said(answer)
        (table,) = here.tables.of_user(anna.id)
        assert table.setup.guild_id is None
        assert "table 1" in said(await anna.click(invitation, custom_id=button))
        await ben.slash(here.channel, "daily play")
        assert "No deal of the day is over" in said(await anna.slash(here.channel, "daily results"))
        await play_out(here, table)
        shown = "\n".join(map(texts, anna.user.dm_channel.history()))
        assert table.digest is not None
        (digest,) = (one for one in map(texts, anna.user.dm_channel.history()) if table.digest in one)
        assert "Other tables play the same deals." in digest
        day = await days.today(here.guild.id)
        assert day.secret.hex() not in shown
        assert "early" not in shown
        end = next(one for one in anna.user.dm_channel.history() if buttons(one, "lookback"))
        for hidden in ("lookback:1:", "replayopen:1:1.0.0"):
            assert "may still play these deals" in said(await anna.user.click(end, custom_id=hidden))

        await here.restart()
        fresh: Days = here.bot.part(SharedDeals).days
        monkeypatch.setattr(here.bot.tables, "now", lambda: day.ends_at + 1)
        monkeypatch.setattr(fresh, "_now", lambda: day.ends_at + 1)
        await due(here)
        results = next(one for one in here.channel.history() if day.secret.hex() in texts(one))
        assert "Anna" in texts(results)
        assert "Not finished: Ben" in texts(results)
        assert "A strong computer" in texts(results)
        assert "Everyone’s seat" in alternatives(results)
        assert len(posted(here)) == 3, "and the deal of the next day"
        await due(here)
        assert len(posted(here)) == 3
        assert "Anna" in said(await ben.slash(here.channel, "daily results"))


@pytest.mark.parametrize("game", ["couillon", "chouine", "kleurenwiezen"])
async def test_in_direct_messages_the_cards_are_the_last_thing_at_ones_turn(tmp_path: Path, game: str) -> None:
    async with world(tmp_path) as here:
        anna, days = here["Anna"], here.bot.part(SharedDeals).days
        await days.choose((await days.choice(here.guild.id))._replace(game=game))
        await anna.slash(here.channel, "daily play")
        (table,) = here.tables.of_user(anna.id)
        turns = set()
        while table.status is Status.PLAYING:
            if table.seat_of(anna.id) in table.actors:
                turns.add(table.deal)
                assert buttons(newest(here, "Anna"), "act"), table.deal
            await here.play_on(table, random.Random(4))
            await here.env.settle()
        assert turns


async def test_a_single_deal_is_not_counted_out_of_a_whole_match(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna, days = here["Anna"], here.bot.part(SharedDeals).days
        await days.choose((await days.choice(here.guild.id))._replace(game="kleurenwiezen"))
        await anna.slash(here.channel, "daily play")
        (table,) = here.tables.of_user(anna.id)
        await play_out(here, table)
        said_there = [*anna.user.dm_channel.history()]
        told = "\n".join([*map(texts, said_there), *map(alternatives, said_there)])
        assert "Score sheet. After one deal. Columns:" in told
        assert "of 16" not in told
        assert "deals next" not in told


@pytest.mark.parametrize(("game", "way"), [("couillon", "others"), ("chouine", ""), ("kleurenwiezen", "")])
async def test_a_rematch_in_direct_messages_needs_nothing_of_a_server(tmp_path: Path, game: str, way: str) -> None:
    async with world(tmp_path) as here:
        anna, days = here["Anna"], here.bot.part(SharedDeals).days
        await days.choose((await days.choice(here.guild.id))._replace(game=game))
        await anna.slash(here.channel, "daily play")
        (table,) = here.tables.of_user(anna.id)
        await play_out(here, table)
        end = next(one for one in anna.user.dm_channel.history() if buttons(one, "lookback"))
        # With others where several play, besides with the same.
        assert (f"rematch:{table.id}:others" in buttons(end, "rematch")) is (game == "couillon")
        await anna.user.click(end, custom_id=f"rematch:{table.id}:{way}")
        (again,) = here.tables.of_user(anna.id)
        assert again.setup.previous == table.id
        assert again.setup.guild_id is None
        if way:
            (start,) = buttons(newest(here, "Anna"), "start")
            await anna.user.click(newest(here, "Anna"), custom_id=start)
        await play_out(here, again)
        assert again.status is Status.OVER
        assert again.setup.same_deals is None


async def test_a_finished_deal_goes_to_a_friend_and_both_hear_how_it_went(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna, ben = here["Anna"], here["Ben"]
        source = await here.playing("Anna", variant="malmedy", rules="deals=1")
        await play_out(here, source)
        answer = await anna.slash(here.channel, "send-deal", person=ben, table=str(source.id))
        assert "on its way" in said(answer)
        invitation = newest(here, "Ben")
        assert "sends you a deal" in texts(invitation)
        assert "−" not in texts(invitation)
        (button,) = buttons(invitation, "deals.begin")
        await ben.user.click(invitation, custom_id=button)
        (table,) = here.tables.of_user(ben.id)
        assert table.setup.origin is not None
        await play_out(here, table)
        await due(here)
        for name in ("Anna", "Ben"):
            told = texts(newest(here, name))
            assert "Anna" in told
            assert "Ben" in told
        assert "yourself" in said(await anna.slash(here.channel, "send-deal", person=anna, table=str(source.id)))


async def test_closed_messages_use_nothing_up_and_a_channel_that_vanishes_is_forgotten(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        boss = here.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
        here.people["Mia"] = here.guild.add_member(here.env.create_user("mia", global_name="Mia"), roles=[boss])
        mia, days = here["Mia"], here.bot.part(SharedDeals).days
        assert "level easy" in said(await mia.slash(here.channel, "daily game", game="chouine", level="easy"))
        other = here.guild.create_text_channel("vandaag")
        assert "From now on" in said(await mia.slash(here.channel, "daily channel", channel=other))
        assert "Chouine" in texts(other.history()[-1])

        path = f"/channels/{mia.user.dm_channel.id}/messages"
        here.env.inject_error("POST", path, status=403, code=50007, times=1)
        assert "cannot send you any" in said(await mia.slash(here.channel, "daily play"))
        assert not here.tables.of_user(mia.id)
        assert "in your direct messages" in said(await mia.slash(here.channel, "daily play"))

        channel = here.bot.get_channel(other.id)
        assert isinstance(channel, discord.TextChannel)
        await channel.delete()
        day = await days.today(here.guild.id)
        await days.note(day.id, posted=False)
        here.bot.part(SharedDeals)._posted.clear()
        await due(here)
        assert (await days.choice(here.guild.id)).channel_id is None
        await due(here)


async def test_no_direct_message_names_who_sent_a_deal_and_is_forgotten(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna, ben = here["Anna"], here["Ben"]
        source = await here.playing("Anna", variant="malmedy", rules="deals=1")
        await play_out(here, source)
        for played in (True, False):
            await anna.slash(here.channel, "send-deal", person=ben, table=str(source.id))
            if played:
                (button,) = buttons(newest(here, "Ben"), "deals.begin")
                await ben.user.click(newest(here, "Ben"), custom_id=button)
                (table,) = here.tables.of_user(ben.id)
                await play_out(here, table)
                await due(here)
        assert any("Anna" in texts(one) for one in ben.user.dm_channel.history())
        assert "Anna" in texts(newest(here, "Ben"))
        answer = await forgotten(here, "Anna")
        await here.env.settle()
        assert not [one for one in ben.user.dm_channel.history() if "Anna" in texts(one)]
        assert "not kept any more" in texts(newest(here, "Ben"))
        assert "Deals you sent" not in texts(answer)


async def test_to_whom_deals_were_sent_before_messages_were_noted_is_told(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna, ben = here["Anna"], here["Ben"]
        source = await here.playing("Anna", variant="malmedy", rules="deals=1")
        await play_out(here, source)
        await anna.slash(here.channel, "send-deal", person=ben, table=str(source.id))
        execute(tmp_path, "DELETE FROM posts WHERE kind = 'sent'")
        answer = await forgotten(here, "Anna")
        assert "Deals you sent" in texts(answer)
        assert f"<@{ben.id}>" in texts(answer)
