"""The program: settings, journal, tables and the Discord side wired together.

With a token in the environment or in `.env` it runs in Discord, without one at the practice table.
"""

from __future__ import annotations

import sys

from hosting.preflight import fault

# Before anything that another Python or another system does not have.
if fault() is not None:
    print(fault(), file=sys.stderr)
    sys.exit(78)  # NEEDS_SOMEBODY

from hosting.arguments import parser

if __name__ == "__main__":
    # A wrong argument is said, and help given, before seconds of imports.
    parser().parse_args()

import argparse
import asyncio
import base64
import logging
import os
import random
import webbrowser
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord

from engine.core.errors import BadGame

try:
    # This comes first, because nothing else can be imported without knowing the games.
    from engine.core.registry import read_rooms

    read_rooms("engine", "rendering", "cogs")
except BadGame as error:
    print(error, file=sys.stderr)
    sys.exit(78)  # NEEDS_SOMEBODY

from cogs import CardBot, DiscordAnnouncer
from cogs.selfcheck.check import check
from engine.hall.openings import Budget
from engine.hall.tables import Tables
from engine.system import is_open_to_others, on_stop
from engine.tables.live.clock import SteadyClock, watch
from engine.tables.model.times import FIRST_CUT, Pauses
from engine.tables.store.databases import file_of, place_on
from engine.tables.store.journal import Journal, JournalError
from engine.tables.store.moving import move
from engine.tables.store.sqlite.files import alone_on
from engine.thinking.thinker import Thinker
from hosting.backup import CannotBackUp, back_up
from hosting.logs import log_to_stderr
from hosting.pulse import Pulse
from hosting.settings import DEFAULT_DATABASE, ENV_FILE, BadSettings, Settings, read_settings
from practice import PracticeClock, PracticeError, begin_anew, is_installed

if TYPE_CHECKING:
    from practice.page import PracticePage

NEEDS_SOMEBODY: Final = 78
"""The exit status for faults that a restart cannot cure until somebody has acted (EX_CONFIG of sysexits)."""
INTERRUPTED: Final = 130
TOO_FEW_SHARDS: Final = 4011
"""Discord's code for a bot that has to divide its servers."""
FIRST_WAIT: Final = 5.0
"""Seconds until Discord is first tried again; the wait doubles each time."""
LONGEST_WAIT: Final = 300.0
PRACTICE_FOLDER: Final = Path("data/practice")

log = logging.getLogger("bot")


class CannotStart(Exception):
    """The bot cannot start or go on; the message is one sentence that says why and what to do."""

    def __init__(self, sentence: str, status: int = NEEDS_SOMEBODY) -> None:
        super().__init__(sentence)
        self.status = status


def main(arguments: Sequence[str] | None = None) -> int:
    """Run until stopped and return the exit status; outside faults become one sentence on stderr."""
    chosen = parser().parse_args(arguments)
    # Silence discord.py's warnings about voice, which this bot does not use.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    # Only the owner may read what this program writes.
    os.umask(0o077)
    try:
        settings = read_settings()
        log_to_stderr(settings)
        if is_open_to_others(ENV_FILE):
            log.warning("others can read %s, and with it the token: chmod 600 %s", ENV_FILE, ENV_FILE)
        if chosen.backup is not None:
            size = back_up(settings.database_url.get_secret_value(), chosen.backup)
            print(f"The database is copied to {chosen.backup}, {size:,} bytes. It holds hands: keep it to yourself.")
            return 0
        return asyncio.run(_until_stopped(_program(settings, chosen))) or 0
    except (BadGame, BadSettings, CannotBackUp, CannotStart, JournalError, PracticeError) as error:
        print(error, file=sys.stderr)
        return _status_of(error)
    except KeyboardInterrupt:
        # The bot itself is stopped otherwise; this ends a copy, of which nothing is left.
        return INTERRUPTED
    except Exception:
        # Python's own report of it would take many lines, and might hold the token.
        log.exception("the program ends by a fault of its own")
        return 1


def _status_of(error: Exception) -> int:
    if isinstance(error, CannotStart):
        return error.status
    return NEEDS_SOMEBODY if isinstance(error, BadGame | BadSettings) else 1


def _program(settings: Settings, chosen: argparse.Namespace) -> Coroutine[Any, Any, int | None]:
    if chosen.check is not None:
        if settings.discord_token is None:
            raise CannotStart("There is no token to check: put DISCORD_TOKEN=... into the file .env.")
        # What the library would warn about is in the report.
        logging.getLogger("discord").setLevel(logging.CRITICAL)
        return check(settings.discord_token.get_secret_value(), chosen.check, chosen.person)
    if chosen.move_to is not None:
        return _move(settings.database_url.get_secret_value(), chosen.move_to)
    if settings.discord_token is not None:
        if settings.database_url.get_secret_value() == DEFAULT_DATABASE:
            with suppress(OSError):
                # Whoever opens the database says what is wrong with its folder.
                Path("data").mkdir(exist_ok=True)
        return play(settings, settings.discord_token.get_secret_value(), chosen.heartbeat)
    if chosen.no_practice:
        raise CannotStart("There is no token: put DISCORD_TOKEN=... into the file .env (see .env.example).")
    if not is_installed():
        raise CannotStart(
            "There is no token, and the practice table is not installed: put DISCORD_TOKEN=... into the file .env, "
            "or start with 'make run', which installs what practising needs."
        )
    return _practise(settings, chosen.port, browser=not chosen.no_browser, fresh=chosen.fresh)


async def _move(url: str, target: str) -> None:
    """Move the database over to PostgreSQL; raises JournalError."""
    file = file_of(url)
    if file is None:
        raise CannotStart("DATABASE_URL names no file of SQLite: put the file to move there, and start again.")
    with alone_on(file):
        await move(file, target, print)
    print(
        f"Now put that address behind DATABASE_URL= in {ENV_FILE} and start the bot. The file stays: it still holds "
        "what people may ask to be forgotten, so delete it once all is well."
    )


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
    pauses, thinker = _pauses(settings), Thinker()
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


async def _practise(settings: Settings, port: int, *, browser: bool, fresh: bool) -> None:
    """Run the same bot in a simulated Discord, which keeps everything in a folder of its own."""
    # SimCord does some things that discord.py would warn about, the first when it is imported.
    logging.getLogger("discord").setLevel(logging.ERROR)
    async with practice_table(settings, PRACTICE_FOLDER, port, fresh=fresh) as page:
        print(f"The practice table is open: {page.address}\nStop it with Ctrl+C.", flush=True)
        if browser and not await asyncio.to_thread(webbrowser.open, page.address):
            print("No browser could be opened: open one yourself, at that address.", flush=True)
        await asyncio.Event().wait()


@asynccontextmanager
async def practice_table(
    settings: Settings, folder: Path, port: int = 0, *, fresh: bool = False
) -> AsyncIterator[PracticePage]:
    """The practice page, served until the end of the block; raises CannotStart, JournalError and PracticeError."""
    # It is a development requirement.
    from practice.page import PracticePage

    _make(folder)
    database = f"sqlite+aiosqlite:///{folder}/tables.sqlite3"
    async with place_on(database):
        if fresh:
            begin_anew(folder)
        clock, announcer = PracticeClock(), DiscordAnnouncer()
        tables = Tables(
            await Journal.open(database),
            announcer,
            now=clock.now,
            pauses=_pauses(settings),
            rng=random.SystemRandom(),
            call_later=clock.call_later,
            thinker=Thinker(),
        )
        try:
            bot = CardBot(tables, announcer, 0.0, rate=None)
            async with PracticePage(bot, tables, clock, folder, port) as page:
                yield page
        finally:
            await tables.close()


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise CannotStart(f"The folder {folder} cannot be made: start from a folder in which you may write.") from None


def _pauses(settings: Settings) -> Pauses:
    after_deal = settings.after_deal_seconds
    return Pauses(settings.thinking_seconds, after_deal, before_first=min(FIRST_CUT, after_deal))


async def _until_stopped(program: Coroutine[Any, Any, int | None]) -> int | None:
    """Run the program and return its status; SIGINT and SIGTERM end it cleanly, without an error."""
    task = asyncio.ensure_future(program)
    on_stop(task.cancel)
    try:
        return await task
    except asyncio.CancelledError:
        logging.getLogger("bot").info("stopped")
        return None


if __name__ == "__main__":
    sys.exit(main())
