"""Tables show people's avatars, as soon as they are here, and nothing is sent for that alone."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import discord
import pytest
from PIL import Image
from simcord.backend.serializers import user_payload

from cogs.messages.words import labels
from rendering import SeatLabel
from tests.cogs.acting import act_until
from tests.cogs.settings.test_themes import seen_again
from tests.cogs.standings.test_leaderboard import asked, season_of_matches
from tests.cogs.world import World, world
from tests.engine.standings.matches import finish_all
from tests.rendering.colours import colours_of

pytestmark = pytest.mark.usefixtures("pictures_as_sent")

ORANGE = 255, 128, 24


def puts_on_an_avatar(here: World, name: str, key: str) -> None:
    """Somebody at a table gets a plain orange avatar, which nothing else there is; the bot sees it as in a press."""
    user = here.env.backend.users[here[name].id]
    user.avatar = key
    out = io.BytesIO()
    Image.new("RGB", (128, 128), ORANGE).save(out, "PNG")
    nowhere: Any = None
    asset = discord.Asset._from_avatar(nowhere, user.id, key).replace(size=128, format="png")
    here.env.backend.cdn._blobs[asset.url] = out.getvalue()
    state: Any = here.bot._connection
    here.bot.avatars.meet(discord.User(state=state, data=user_payload(user)))


def orange(here: World, message: Any) -> int:
    """How many pixels of the table are as orange as that avatar."""
    sent = Image.open(io.BytesIO(here.env.backend.cdn.get(message.attachments[0].url)))
    return next((times for times, one in colours_of(sent.convert("RGBA")) if one == (*ORANGE, 255)), 0)


async def test_the_next_picture_of_a_table_has_an_avatar_until_its_owner_is_forgotten(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        first, sent = here.board(table), len(here.channel_messages(here.channel.id))
        puts_on_an_avatar(here, "Anna", "a1")
        # As any picture does.
        assert here.bot.avatars.on(labels(table)) == labels(table)
        await here.bot.avatars.settled()
        await here.env.settle()
        assert here.board(table).edited_at == first.edited_at
        assert len(here.channel_messages(here.channel.id)) == sent
        with here.env._bot_scope():
            await here.bot.announcer.renew(table, "table")
        assert orange(here, here.board(table)) > 1000
        with here.env._bot_scope():
            await here.bot.forget_person(here["Anna"].id)
        await here.env.settle()
        assert orange(here, here.board(table)) == 0
        assert here.bot.avatars.on(labels(table)) == labels(table)


async def test_a_turn_shows_the_avatars_of_the_others(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        puts_on_an_avatar(here, "Anna", "a1")
        here.bot.avatars.on(labels(table))
        await here.bot.avatars.settled()
        await here.press(table)
        await act_until(here, table, lambda: here.to_move(table) != "Anna")
        await here.env.settle()
        assert orange(here, here.hand(table, here.to_move(table))) > 1000


async def test_leaderboards_and_players_cards_show_avatars_too(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await finish_all(here.tables.journal, season_of_matches(here))
        puts_on_an_avatar(here, "Anna", "a1")
        here.bot.avatars.on([SeatLabel("Anna", person=here["Anna"].id)])
        await here.bot.avatars.settled()
        assert orange(here, await asked(here, "Ben", game="couillon")) == 0
        assert orange(here, await asked(here, "Anna", game="couillon")) > 1000
        card = seen_again(here, "Anna", (await here["Anna"].slash(here.channel, "stats")).response)
        assert orange(here, card) > 1000
