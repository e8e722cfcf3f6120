"""Threads for the tables of a tournament: opened before it begins, and used again in every round.

Discord lets a bot open some threads at once and then makes it wait, longer and longer. Nobody is to wait for that:
after a while the tables without a thread are played in the tournament's channel, and get theirs for a later round.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import discord

from cogs.app.client import Client
from cogs.app.i18n import say_at
from cogs.app.permissions import FOR_THREADS, allowed_in
from cogs.tournament.letters import letter
from engine.tournaments.opening import people_at_a_table
from engine.tournaments.progress import Tournament
from engine.tournaments.schedule import SEATS
from engine.tournaments.setup import Remainder
from rendering.canvas.letters.graphemes import shortened

DAY: Final = 1440
"""Minutes after which Discord archives a silent thread; writing in it brings it back."""
PATIENCE: Final = 20.0
"""Seconds that all of a round may wait for threads."""


async def threads_for(bot: Client, tournament: Tournament, tables: int) -> list[int]:
    """The channel of each of so many tables: the threads there are, then new ones as far as time allows.

    Empty where there is one table, or where the bot may open no threads.
    """
    channel = bot.get_channel(tournament.setup.channel_id)
    if tables <= 1 or not isinstance(channel, discord.TextChannel) or not _may_open(channel):
        return []
    own = channel.id
    threads = [one for one in tournament.state.channels if one != own]
    # Tables without a thread are played in the channel itself.
    with suppress(discord.HTTPException, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while len(threads) < tables:
                threads.append(await _opened(channel, tournament, len(threads) + 1))
    return threads


def tables_wanted(tournament: Tournament) -> int:
    """How many tables the next round has for the people there are now."""
    setup, people = tournament.setup, tournament.state.people
    if tournament.state.is_classic:
        return setup.people // SEATS
    seats = people_at_a_table(setup.options)
    return -(-people // seats) if setup.remainder is Remainder.COMPUTER else people // seats


def _may_open(channel: discord.TextChannel) -> bool:
    allowed = allowed_in(channel)
    return all(getattr(allowed, name) for name in FOR_THREADS)


async def _opened(channel: discord.TextChannel, tournament: Tournament, number: int) -> int:
    name = say_at(tournament.setup)("tournament-thread", tournament=str(tournament.id), letter=letter(number))
    kind = discord.ChannelType.public_thread
    thread = await channel.create_thread(name=shortened(name, 100), type=kind, auto_archive_duration=DAY)
    return thread.id
