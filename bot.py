"""The program: which start the settings and arguments ask for, and how it ends.

With a token in the environment or in `.env` it runs in Discord, without one at the practice table. Whatever only one of
its starts needs is imported by that start: the others are quick, and none has more in memory than it uses.
"""

from __future__ import annotations

import sys

from hosting.preflight import NEEDS_SOMEBODY, CannotStart, fault

# Before anything that another Python or another system does not have.
if fault() is not None:
    print(fault(), file=sys.stderr)
    sys.exit(NEEDS_SOMEBODY)

import argparse
import asyncio
import logging
import os
import signal
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from engine.core.errors import BadGame
from engine.system import is_open_to_others, on_stop
from engine.table.model.errors import JournalError, WrongDatabase
from hosting.arguments import parser
from hosting.logs import log_to_stderr
from hosting.settings import DEFAULT_DATABASE, ENV_FILE, BadSettings, Settings, doubts, read_settings
from practice import PracticeError, is_installed

INTERRUPTED: Final = 130

log = logging.getLogger("bot")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run until stopped and return the exit status; outside faults become one sentence on stderr."""
    chosen = parser().parse_args(arguments)
    # Only the owner may read what this program writes.
    os.umask(0o077)
    try:
        settings = read_settings()
        log_to_stderr(settings)
        if is_open_to_others(ENV_FILE):
            log.warning("others can read %s, and with it the token: chmod 600 %s", ENV_FILE, ENV_FILE)
        for doubt in doubts(ENV_FILE):
            log.warning("%s", doubt)
        if chosen.backup is not None:
            # Only a copy needs it.
            from hosting.backup import back_up

            # As Ctrl+C: nothing of it is left then, for it holds hands.
            signal.signal(signal.SIGTERM, signal.default_int_handler)
            size = back_up(settings.database_url.get_secret_value(), chosen.backup)
            print(f"The database is copied to {chosen.backup}, {size:,} bytes. It holds hands: keep it to yourself.")
            return 0
        return asyncio.run(_until_stopped(_program(settings, chosen))) or 0
    except (BadGame, BadSettings, CannotStart, JournalError, PracticeError) as error:
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
    return NEEDS_SOMEBODY if isinstance(error, BadGame | BadSettings | WrongDatabase) else 1


def _program(settings: Settings, chosen: argparse.Namespace) -> Coroutine[Any, Any, int | None]:
    if chosen.check is not None:
        if settings.discord_token is None:
            raise CannotStart("There is no token to check: put DISCORD_TOKEN=... into the file .env.")
        _read_games()
        # Only the check itself needs it.
        from cogs.selfcheck.check import check

        # What the library would warn about is in the report.
        logging.getLogger("discord").setLevel(logging.CRITICAL)
        token = settings.discord_token.get_secret_value()
        return check(token, chosen.check, chosen.person, stranger_id=chosen.stranger)
    if chosen.move_to is not None:
        return _move(settings.database_url.get_secret_value(), chosen.move_to)
    if settings.discord_token is not None:
        if settings.database_url.get_secret_value() == DEFAULT_DATABASE:
            with suppress(OSError):
                # Whoever opens the database says what is wrong with its folder.
                Path("data").mkdir(exist_ok=True)
        _read_games()
        # It is all that the bot is made of.
        from hosting.playing import play

        return play(settings, settings.discord_token.get_secret_value(), chosen.heartbeat)
    if chosen.no_practice:
        raise CannotStart("There is no token: put DISCORD_TOKEN=... into the file .env (see .env.example).")
    if not is_installed():
        raise CannotStart(
            "There is no token, and the practice table is not installed: put DISCORD_TOKEN=... into the file .env, "
            "or start with 'make run', which installs what practising needs."
        )
    _read_games()
    # SimCord does some things that discord.py would warn about, the first when it is imported.
    logging.getLogger("discord").setLevel(logging.ERROR)
    # Besides the bot it needs SimCord.
    from hosting.practising import practise

    return practise(settings, chosen.port, browser=not chosen.no_browser, fresh=chosen.fresh)


def _read_games() -> None:
    """Read all rooms of all games before anything else that knows games; raises BadGame."""
    # It reads the games, which not every start needs.
    from engine.core.registry import read_rooms

    read_rooms("engine", "rendering", "cogs")
    # It brings discord.py, whose warnings about voice are of no use here.
    import discord

    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


async def _move(url: str, target: str) -> None:
    """Move the database over to PostgreSQL; raises JournalError."""
    # Only a move needs both kinds of database.
    from engine.store.databases import file_of
    from engine.store.moving import move
    from engine.store.sqlite.files import alone_on

    file = file_of(url)
    if file is None:
        raise CannotStart("DATABASE_URL names no file of SQLite: put the file to move there, and start again.")
    with alone_on(file):
        await move(file, target, print)
    print(
        f"Now put that address behind DATABASE_URL= in {ENV_FILE} and start the bot. The file stays: it still holds "
        "what people may ask to be forgotten, so delete it once all is well."
    )


async def _until_stopped(program: Coroutine[Any, Any, int | None]) -> int | None:
    """Run the program and return its status; SIGINT and SIGTERM end it cleanly, without an error."""
    task = asyncio.ensure_future(program)
    # Once: a second signal would interrupt what closes all.
    on_stop(lambda: task.cancelling() or task.cancel())
    try:
        return await task
    except asyncio.CancelledError:
        logging.getLogger("bot").info("stopped")
        return None


if __name__ == "__main__":
    sys.exit(main())
