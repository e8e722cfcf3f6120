"""Tables show people's avatars, as soon as they are here, and nothing is sent for that alone."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import discord
from PIL import Image

from cogs.messages.words import labels
from tests.cogs.world import World, world

ORANGE = 255, 128, 24


def add_with_avatar(here: World, name: str, key: str) -> None:
    """Somebody whose avatar is plain orange, which nothing else at a table is."""
    user = here.env.create_user(name.lower(), global_name=name, avatar=key)
    here.people[name] = here.guild.add_member(user)
    out = io.BytesIO()
    Image.new("RGB", (128, 128), ORANGE).save(out, "PNG")
    nowhere: Any = None
    address = discord.Asset._from_avatar(nowhere, user.id, key).replace(size=128, format="png").url
    here.env.backend.cdn._blobs[address] = out.getvalue()


def orange(here: World, message: Any) -> int:
    """How many pixels of the table are as orange as that avatar."""
    sent = Image.open(io.BytesIO(here.env.backend.cdn.get(message.attachments[0].url)))
    return next((times for times, one in sent.convert("RGBA").getcolors(1 << 24) or () if one == (*ORANGE, 255)), 0)


async def test_the_next_picture_of_a_table_has_an_avatar_until_its_owner_is_forgotten(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        add_with_avatar(here, "Eva", "a1")
        table = await here.playing("Eva", "Anna", "Ben", "Chloé")
        first, sent = here.board(table), len(here.channel_messages(here.channel.id))
        await here.bot.avatars.settled()
        await here.env.settle()
        assert here.board(table).edited_at == first.edited_at
        assert len(here.channel_messages(here.channel.id)) == sent
        with here.env._bot_scope():
            await here.bot.announcer.renew(table, "table")
        assert orange(here, here.board(table)) > 1000
        with here.env._bot_scope():
            await here.bot.forget_person(here["Eva"].id)
        await here.env.settle()
        assert orange(here, here.board(table)) == 0
        assert here.bot.avatars.on(labels(table)) == labels(table)
