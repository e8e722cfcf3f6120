"""The program: settings, journal, tables and the Discord side wired together.

With a token in the environment or in `.env` it runs in Discord, without one at the practice table.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import random
import signal
import sys
import tempfile
import webbrowser
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any, Final

import aiohttp
import discord

from engine.core.errors import BadGame

try:
    # This comes first, because nothing else can be imported without knowing the games.
    import engine.core.registry  # noqa: F401  looking for the games is all it is imported for
except BadGame as error:
    print(error, file=sys.stderr)
    sys.exit(78)  # NEEDS_SOMEBODY

from cogs import CardBot, DiscordAnnouncer
from engine.hall.tables import Tables
from engine.tables.live.steady import SteadyTime, watch
from engine.tables.model.pauses import FIRST_CUT, Pauses
from engine.tables.store.files import alone_on, is_open_to_others
from engine.tables.store.journal import Journal, JournalError, file_of
from locales import say_in
from practice import PracticeClock, PracticeError, PracticePage, is_installed
from settings import DEFAULT_DATABASE, ENV_FILE, BadSettings, Settings, read_settings

OWN_LOGGERS: Final = ("bot", "cogs", "engine", "practice", "rendering")


NEEDS_SOMEBODY: Final = 78
"""The exit status for faults that a restart cannot cure until somebody has acted (EX_CONFIG of sysexits)."""
FIRST_WAIT: Final = 5.0
"""Seconds until Discord is first tried again; the wait doubles each time."""
LONGEST_WAIT: Final = 300.0

log = logging.getLogger("bot")


class CannotStart(Exception):
    """The bot cannot start or go on; the message is one sentence that says why and what to do."""

    def __init__(self, sentence: str, status: int = NEEDS_SOMEBODY) -> None:
        super().__init__(sentence)
        self.status = status


def main(arguments: Sequence[str] | None = None) -> int:
    """Run until stopped and return the exit status; outside faults become one sentence on stderr."""
    chosen = _parser().parse_args(arguments)
    # Silence discord.py's warnings about voice, which this bot does not use.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    # Only the owner may read what this program writes.
    os.umask(0o077)
    try:
        settings = read_settings()
        log_to_stderr(settings)
        if is_open_to_others(ENV_FILE):
            log.warning("others can read %s, and with it the token: chmod 600 %s", ENV_FILE, ENV_FILE)
        asyncio.run(_until_stopped(_program(settings, chosen)))
    except (BadSettings, CannotStart, JournalError, PracticeError) as error:
        print(error, file=sys.stderr)
        return _status_of(error)
    return 0


def _status_of(error: Exception) -> int:
    if isinstance(error, CannotStart):
        return error.status
    return NEEDS_SOMEBODY if isinstance(error, BadSettings) else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bot.py", description="Belgian card games in Discord; without a token, at a practice table in the browser."
    )
    parser.add_argument("--port", type=_port, default=0, help="port of the practice page (default: a free one)")
    parser.add_argument("--no-browser", action="store_true", help="print the address of the practice page only")
    parser.add_argument("--no-practice", action="store_true", help="without a token, stop instead of practising")
    return parser


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 0 < int(text) < 65_536:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port: expected a number from 1 to 65535")
    return int(text)


def _program(settings: Settings, chosen: argparse.Namespace) -> Coroutine[Any, Any, None]:
    if settings.discord_token is not None:
        if settings.database_url == DEFAULT_DATABASE:
            Path("data").mkdir(exist_ok=True)
        return play(settings, settings.discord_token.get_secret_value())
    if chosen.no_practice:
        raise CannotStart("There is no token: put DISCORD_TOKEN=... into the file .env (see .env.example).")
    if not is_installed():
        raise CannotStart(
            "There is no token, and the practice table is not installed: put DISCORD_TOKEN=... into the file .env, "
            "or start with 'make run', which installs what practising needs."
        )
    return _practise(settings, chosen.port, browser=not chosen.no_browser)


async def play(settings: Settings, token: str) -> None:
    """Run the bot in Discord until it is stopped; raises CannotStart and JournalError."""
    with alone_on(file_of(settings.database_url)):
        await _play_alone(settings, token)


async def _play_alone(settings: Settings, token: str) -> None:
    journal = await Journal.open(settings.database_url, settings.journal_sync)
    announcer, steady = DiscordAnnouncer(), SteadyTime()
    tables = Tables(journal, announcer, now=steady.now, pauses=_pauses(settings), rng=random.SystemRandom())
    watching = asyncio.create_task(watch(steady, tables.times.were_set))
    try:
        async with CardBot(tables, announcer) as bot:
            await _log_in(bot, token)
            await bot.connect()
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
        raise CannotStart(
            f"Discord has closed the connection for good (code {error.code}): look at the application at "
            "https://discord.com/developers/applications and start the bot again."
        ) from None
    finally:
        watching.cancel()
        await tables.close()


async def _log_in(bot: CardBot, token: str) -> None:
    """Log in as soon as Discord can be reached; raises its refusals. Afterwards discord.py keeps up the connection."""
    wait = FIRST_WAIT
    while True:
        try:
            await bot.login(token)
        except (aiohttp.ClientError, OSError, discord.DiscordServerError) as error:
            # The next login makes a session and a connector of its own.
            await bot.http.close()
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


async def _practise(settings: Settings, port: int, *, browser: bool) -> None:
    """Run the same bot in a simulated Discord; its tables are forgotten at the end."""
    # SimCord does some things that discord.py would warn about.
    logging.getLogger("discord").setLevel(logging.ERROR)
    clock = PracticeClock()
    announcer = DiscordAnnouncer()
    with tempfile.TemporaryDirectory(prefix="practice-") as folder:
        journal = await Journal.open(f"sqlite+aiosqlite:///{folder}/practice.sqlite3")
        tables = Tables(
            journal,
            announcer,
            now=clock.now,
            pauses=_pauses(settings),
            rng=random.SystemRandom(),
            call_later=clock.call_later,
        )
        try:
            # SimCord's people read English.
            async with PracticePage(CardBot(tables, announcer, emoji_pace=0.0), clock, say_in("en"), port) as page:
                announcer.on_shown = page.changed
                print(f"The practice table is open: {page.address}\nStop it with Ctrl+C.", flush=True)
                if browser:
                    await asyncio.to_thread(webbrowser.open, page.address)
                await page.keep_fresh()
        finally:
            await tables.close()


def _pauses(settings: Settings) -> Pauses:
    after_deal = settings.after_deal_seconds
    return Pauses(settings.thinking_seconds, after_deal, before_first=min(FIRST_CUT, after_deal))


async def _until_stopped(program: Coroutine[Any, Any, None]) -> None:
    """Run the program; SIGINT and SIGTERM end it cleanly, without an error."""
    task = asyncio.ensure_future(program)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, task.cancel)
    try:
        await task
    except asyncio.CancelledError:
        logging.getLogger("bot").info("stopped")


class _Discreet(logging.Formatter):
    """Leaves the token out of every line, tracebacks included."""

    def __init__(self, secret: str | None) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        return text.replace(self._secret, "[token]") if self._secret else text


def log_to_stderr(settings: Settings) -> None:
    """Set up logging as the settings say; `.env.example` says what is never logged."""
    handler = logging.StreamHandler()
    token = settings.discord_token
    handler.setFormatter(_Discreet(token.get_secret_value() if token else None))
    # At DEBUG, libraries log hands and packs: messages as sent, statements as executed.
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    level = logging.getLevelName(settings.log_level)
    logging.getLogger("discord").setLevel(max(logging.INFO, level))
    for name in OWN_LOGGERS:
        logging.getLogger(name).setLevel(level)


if __name__ == "__main__":
    sys.exit(main())
