"""The start without a token: the same bot at the practice table, in a simulated Discord, on a page in the browser.

It needs SimCord, a development requirement, so nothing else imports it.
"""

from __future__ import annotations

import asyncio
import random
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from cogs import CardBot, DiscordAnnouncer
from engine.clubs.tables import Tables
from engine.players.thinking.thinker import Thinker
from engine.store.databases import place_on
from engine.store.journal import Journal
from hosting.preflight import CannotStart
from hosting.settings import Settings
from practice import PracticeClock, begin_anew
from practice.page import PracticePage

PRACTICE_FOLDER: Final = Path("data/practice")


async def practise(settings: Settings, port: int, *, browser: bool, fresh: bool) -> None:
    """Run the same bot in a simulated Discord, which keeps everything in a folder of its own."""
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
            pauses=settings.pauses,
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
