"""The connection to Discord: losing and regaining it, and events that the library cannot parse."""

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
"""Events without which there is no session: if one cannot be parsed the bot had better end."""


class Connection(commands.Cog):
    """Stops the clocks while the bot is cut off, since nobody could press anything."""

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
    """Log and skip events that the library cannot parse, which would otherwise end the bot.

    Discord adds and drops fields before the library knows of it. The error is logged without the event's contents,
    which may be private.
    """
    # There is no public access to these: a dictionary of functions, in which the gateway looks up each event.
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
