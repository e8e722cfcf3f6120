"""The connection to Discord: lost and back again, and events that the library cannot read."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import discord
from discord.ext import commands

from cogs.app.client import Client

_log = logging.getLogger(__name__)

_NEEDED: Final = frozenset({"READY", "RESUMED"})
"""Events without which there is no session: with one that cannot be read the bot had better end."""


class Connection(commands.Cog):
    """While the bot is cut off nobody's time runs out: nobody could press anything."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_disconnect(self) -> None:
        self._bot.tables.times.stand_still()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        await self._bot.tables.times.go_on()

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        await self._bot.tables.times.go_on()


def bear_unreadable_events(client: discord.Client) -> None:
    """Have an event that the library cannot read logged, and passed over: otherwise it ends the bot.

    Discord adds fields and leaves others out before the library knows. What went wrong is logged without what the
    event held, which may be private.
    """
    # There is no public way to these: a dictionary of functions, which the gateway looks up event by event.
    parsers: dict[str, Callable[[Any], None]] = client._connection.parsers
    for event, parse in parsers.items():
        if event not in _NEEDED:
            parsers[event] = partial(_parsed, event, parse)


def _parsed(event: str, parse: Callable[[Any], None], data: Any) -> None:
    try:
        parse(data)
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        _log.error(
            "an event of Discord cannot be read and is passed over: %s (%s in %s, line %s)",
            event,
            type(error).__name__,
            where.name,
            where.lineno,
        )
