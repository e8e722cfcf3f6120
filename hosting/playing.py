"""The start in Discord: a place among the processes of one bot, its journal, its tables and its connection.

It needs all that the bot is made of, so it is imported by the start that plays, and by no other.
"""

from __future__ import annotations

import asyncio
import base64
import logging
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import aiohttp
import discord

from cogs import CardBot, DiscordAnnouncer
from engine.clubs.tables import Tables
from engine.players.thinking.thinker import Thinker
from engine.running.clock import SteadyClock, watch
from engine.running.openings import Budget
from engine.store.databases import place_on
from engine.store.journal import Journal
from hosting.preflight import CannotStart
from hosting.pulse import Pulse
from hosting.settings import Settings

TOO_FEW_SHARDS: Final = 4011
"""Discord's code for a bot that has to divide its servers."""
FIRST_WAIT: Final = 5.0
"""Seconds until Discord is first tried again; the wait doubles each time."""
LONGEST_WAIT: Final = 300.0

log = logging.getLogger("bot")


async def play(settings: Settings, token: str, heartbeat: Path | None = None) -> None:
    """Run the bot in Discord until it is stopped, while this process is first; raises CannotStart and JournalError."""
    pulse = Pulse(heartbeat)
    url = settings.database_url.get_secret_value()
    async with pulse.beating(), place_on(url, bot_id_in(token)) as place:
        pulse.place = place
        async with _figures_served(settings, pulse) as is_served:

            async def first() -> None:
                before = asyncio.all_tasks()
                try:
                    await _play(settings, token, pulse, is_served=is_served)
                finally:
                    # Whoever stands by does nothing else.
                    await _ended(asyncio.all_tasks() - before)

            await (first() if place is None else place.play(first))


def bot_id_in(token: str) -> int:
    """The id of the bot with which a token begins; 0: it is no such token, as Discord will say."""
    begin = token.partition(".")[0]
    try:
        return int(base64.urlsafe_b64decode(begin + "=" * (-len(begin) % 4)))
    except ValueError:
        return 0


async def _ended(tasks: set[asyncio.Task[Any]]) -> None:
    """End what has been begun, and wait until it has ended."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _play(settings: Settings, token: str, pulse: Pulse, *, is_served: bool) -> None:
    place = pulse.place
    journal = await Journal.open(settings.database_url.get_secret_value(), settings.journal_sync, place=place)
    announcer, steady = DiscordAnnouncer(), SteadyClock()
    rng = random.SystemRandom()
    pauses, thinker = settings.pauses, Thinker()
    tables = Tables(journal, announcer, now=steady.now, pauses=pauses, rng=rng, thinker=thinker)
    budget = Budget(settings.new_conversations_in_ten_minutes, settings.new_conversations_in_two_hours)
    watching = asyncio.create_task(watch(steady, tables.times.were_set))
    try:
        async with CardBot(tables, announcer, place=place, budget=budget) as bot:
            bot.has_lost_metrics = not is_served
            looking = asyncio.create_task(bot.lag.watch())
            try:
                with pulse.of(bot):
                    await _log_in(bot, token)
                    await bot.connect()
            finally:
                looking.cancel()
    except discord.LoginFailure:
        raise CannotStart(
            "Discord does not accept the token: make a new one at https://discord.com/developers/applications, under "
            "Bot, Reset Token, and put it into DISCORD_TOKEN."
        ) from None
    except discord.PrivilegedIntentsRequired:
        raise CannotStart(
            "Discord asks for intents this bot does not need: at https://discord.com/developers/applications, under "
            "Bot, switch the privileged intents on, or use another application."
        ) from None
    except discord.Forbidden as error:
        raise CannotStart(
            f"Discord refuses what the bot may not do ({error.text or 'missing permissions'}): invite it again with "
            "the scopes bot and applications.commands and the permissions named in .env.example."
        ) from None
    except discord.HTTPException as error:
        raise CannotStart(
            f"Discord does not answer as it should (status {error.status}): try again later.", status=1
        ) from None
    except discord.ConnectionClosed as error:
        if error.code == TOO_FEW_SHARDS:
            raise CannotStart(
                "Discord demands that a bot on so many servers divides them: if its database is a file, move it to "
                "PostgreSQL (--move-to); if it is there, start the bot again."
            ) from None
        raise CannotStart(
            f"Discord has closed the connection for good (code {error.code}): look at the application at "
            "https://discord.com/developers/applications and start the bot again."
        ) from None
    finally:
        watching.cancel()
        await tables.close()


@asynccontextmanager
async def _figures_served(settings: Settings, pulse: Pulse) -> AsyncIterator[bool]:
    """Serve the page of metrics if a port is set, whether this process plays or stands by; False if that fails."""
    if settings.metrics_port is None:
        yield True
        return
    # Whoever sets no port need not load what serves it.
    from cogs.health.metrics import metrics_page

    async with metrics_page(lambda: pulse.bot, pulse.place, settings.metrics_host, settings.metrics_port) as is_served:
        yield is_served


async def _log_in(bot: CardBot, token: str) -> None:
    """Log in as soon as Discord can be reached; raises its refusals. Afterwards discord.py keeps up the connection."""
    wait = FIRST_WAIT
    while True:
        try:
            await bot.login(token)
        except (aiohttp.ClientError, OSError, discord.DiscordServerError) as error:
            # The next login makes a session and a connector of its own; the library may have dropped the session.
            await bot.http.close()
            await bot.http.connector.close()
            bot.http.connector = discord.utils.MISSING
            log.warning(
                "Discord cannot be reached (%s): check the connection to the internet; next try in %.0f seconds",
                f"status {error.status}" if isinstance(error, discord.HTTPException) else type(error).__name__,
                wait,
            )
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)
        else:
            return
