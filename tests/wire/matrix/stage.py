"""Where cases are played: the bot on the wire over a database, which can be killed and started again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, Self

import discord

from cogs import CardBot, DiscordAnnouncer
from cogs.app.preferences import CHANNEL
from engine.clubs.tables import Tables
from engine.core.chance.fairness import SECRET_BYTES
from engine.core.registry import game_named
from engine.running.table import Table
from engine.store.journal import Journal
from engine.table.model.news import Acted, News, TookBack
from engine.table.model.preferences import Person
from engine.table.model.setup import Access, Setup
from engine.table.model.times import Pauses
from tests.engine.store.databases import database
from tests.wire import clock
from tests.wire.known import know_commands, upload_emojis
from tests.wire.loop import databases_at_once
from tests.wire.payloads import CHANNEL_ID, GUILD_ID
from tests.wire.server import StandIn, hurry

ROOMS: Final = 400
"""Channels, and so cases, of one stage."""
PAUSES: Final = Pauses(thinking=0, after_deal=3, before_first=2)
FIRST_PERSON: Final = 10_000
"""User ids have five digits, as channels of direct messages then have."""
SEATED: Final = 3
"""People at a table, beside one computer."""
LONG: Final = 600
"""Seconds for a turn: nobody's time runs out during a case."""
_OURS: Final = ("aiohttp.web", "benchmarks.", "tests.")
"""Where the tasks of the stand-in and of the people come from: a kill spares them."""


class Witness(DiscordAnnouncer):
    """Notes what was done last at each table, as the board does."""

    def __init__(self) -> None:
        super().__init__()
        self.last: dict[tuple[int, int], Acted | TookBack] = {}
        """By table and deal."""

    async def announce(self, table: Table, news: tuple[News, ...]) -> None:
        for item in news:
            if isinstance(item, Acted | TookBack):
                self.last[table.id, table.deal] = item
        await super().announce(table, news)


class Stage:
    """The stand-in and the bot of today."""

    bot: CardBot
    tables: Tables
    witness: Witness

    def __init__(self, stand_in: StandIn, folder: Path, *, is_known: bool) -> None:
        self.stand_in, self._is_known = stand_in, is_known
        self._database = database(folder)
        self._rooms, self._rng = 0, random.Random(1)
        self.witnesses: list[Witness] = []
        """Of all starts."""
        self._before = asyncio.all_tasks()
        self._connecting: asyncio.Task[None] | None = None

    @classmethod
    @asynccontextmanager
    async def open(cls, folder: Path, *, starts: bool = True) -> AsyncIterator[Self]:
        """A stage, and the bot on it unless it is to be started later, for the first time ever."""
        with databases_at_once():
            async with StandIn.running(CHANNEL_ID + room for room in range(ROOMS)) as stand_in:
                # Other tests judge every request.
                stand_in.keeping = stand_in.judging = False
                stage = cls(stand_in, folder, is_known=starts)
                if starts:
                    upload_emojis(stand_in)
                    await stage.start()
                try:
                    yield stage
                finally:
                    await stage.close()

    async def start(self) -> None:
        """Start the bot, and return when it is ready and knows its emojis."""
        await self.begin()
        await self.bot.wait_until_ready()
        await self.settled()

    async def begin(self) -> None:
        """Start the bot."""
        self.witness = Witness()
        self.witnesses.append(self.witness)
        journal = await Journal.open(self._database, busy_seconds=0.0)
        self.tables = Tables(
            journal, self.witness, now=clock.now, pauses=PAUSES, rng=self._rng, new_secret=self._new_secret
        )
        self.bot = CardBot(self.tables, self.witness, 0.0)
        if self._is_known:
            know_commands(self.bot, self.stand_in)
        hurry(self.bot)
        await self.bot.login("token")
        self._connecting = asyncio.create_task(self.bot.connect())

    def _new_secret(self) -> bytes:
        return self._rng.randbytes(SECRET_BYTES)

    async def settled(self, seconds: float = 3.0) -> None:
        """Let everything be shown that is under way."""
        await asyncio.sleep(seconds)

    async def kill(self) -> None:
        """Stop the bot in the middle of whatever it does: nothing of it closes, writes or sends any more."""
        await kill(self.bot, self.tables, self._before)

    async def close(self) -> None:
        """Stop the bot as usual."""
        await self.bot.close()
        if self._connecting is not None:
            await asyncio.gather(self._connecting, return_exceptions=True)
        await self.tables.close()

    async def seated(self, deals: int, asking: int, turn_seconds: int = LONG) -> tuple[Table, tuple[int, ...]]:
        """A table with three people and a computer in a channel of its own.

        `asking`: so many of them want their cards there, by private answers. `turn_seconds` 0: there is no clock.
        """
        self._rooms += 1
        first = FIRST_PERSON + 10 * self._rooms
        host, *others = people = tuple(range(first, first + SEATED))
        for user_id in people[:asking]:
            await self.tables.change_person(user_id, _in_the_channel)
        options = game_named("couillon").configure(None, {"deals": str(deals)})
        channel = CHANNEL_ID + self._rooms
        setup = Setup("couillon", options, GUILD_ID, channel, host, Access.OPEN, frozenset(), "en", turn_seconds)
        table = await self.tables.open(setup, f"user{host}", computers=1)
        for user_id in others:
            await table.sit(user_id, f"user{user_id}")
        return table, people

    @property
    def last_channel(self) -> int:
        """The channel of the last table."""
        return CHANNEL_ID + self._rooms

    async def table(self, table_id: int) -> Table:
        """A table as the bot of today knows it."""
        return await self.tables.find(table_id)


async def kill(bot: CardBot, tables: Tables, spared: Collection[asyncio.Task[Any]] = ()) -> None:
    """End a bot in the middle of whatever it does; `spared`: tasks that are older than it."""
    tasks = [one for one in asyncio.all_tasks() - {*spared} if not _is_ours(one)]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    # Only its sockets and its file are let go, as the system does.
    await discord.AutoShardedClient.close(bot)
    await tables.close()


def _in_the_channel(person: Person) -> Person:
    return replace(person, hand_in=CHANNEL)


def _is_ours(task: asyncio.Task[Any]) -> bool:
    code = task.get_coro()
    module = getattr(getattr(code, "cr_frame", None), "f_globals", {}).get("__name__", "")
    return str(module).startswith(_OURS)
