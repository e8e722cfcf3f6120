"""Where the tables of an evening are played: a thread for each, where the bot may open threads."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import discord

from cogs.app.client import Client
from cogs.app.permissions import allowed_in
from cogs.evenings.page import say_of
from engine.clubs.evenings.saving import KeptEvening
from rendering.canvas.letters.graphemes import shortened

DAY: Final = 1440
"""Minutes after which Discord archives a silent thread; writing in it brings it back."""
_MOST: Final = 100


async def rooms_of(bot: Client, evening: KeptEvening, first: int, count: int) -> list[int]:
    """The channels of so many tables; threads whose matches are over are used again.

    Tables without a thread are played in the channel itself, as is the only table of an evening.
    """
    setup = evening.setup
    channel = bot.get_channel(setup.channel_id)
    if not isinstance(channel, discord.TextChannel) or (first == 1 and count == 1):
        return []
    allowed = allowed_in(channel)
    if not (allowed.create_public_threads and allowed.send_messages_in_threads):
        return []
    taken = {table.setup.channel_id for table in await evening.live_tables()}
    known = dict.fromkeys(one.channel_id for one in evening.state.tables if one.channel_id != channel.id)
    free = [one for one in known if one not in taken and channel.get_thread(one) is not None][:count]
    say = say_of(setup)
    with suppress(discord.HTTPException):
        for number in range(first + len(free), first + count):
            name = shortened(say("evening-thread", name=setup.name, number=str(number)), _MOST)
            kind = discord.ChannelType.public_thread
            free.append((await channel.create_thread(name=name, type=kind, auto_archive_duration=DAY)).id)
    return free
