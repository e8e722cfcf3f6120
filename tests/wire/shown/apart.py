"""A match whose table is of one process and whose people's direct messages reach another, over one PostgreSQL.

Real time, since PostgreSQL knows no other: `quiet` waits until neither is at work, and what one has told the other has
been heard. The bots are logged in and have no connection of their own: what happens reaches the one that Discord would
send it to.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping
from typing import Any, Final

from benchmarks.matches import NEVER
from cogs import CardBot, DiscordAnnouncer
from engine.chance.fairness import SECRET_BYTES
from engine.hall.tables import Tables
from engine.tables.store.journal import Journal
from engine.tables.store.notices import Notice, Sent
from engine.tables.store.share import Share, shard_of
from tests.engine.hall.hearing import until
from tests.engine.tables.databases import database
from tests.wire import clock
from tests.wire.payloads import GUILD_ID
from tests.wire.server import hurry
from tests.wire.shown.match import NO_EMOJIS, Match
from tests.wire.world.interactions import Interaction

_STAY: Final = frozenset(
    {
        # Whoever listens: the stand-in at its sockets, the journals for notices.
        "RequestHandler.start",
        "listen",
        # Whoever waits until a time that no test comes to.
        "BaseView.__timeout_task_impl",
        "Handover._complete_emojis",
        "Loop._loop",
        "Renewing._try_again",
    }
)
"""Tasks that are there while nothing is at work."""


class Apart(Match):
    """`bot` and `tables` are those of the table's process; `other` is the one that direct messages reach."""

    other: CardBot

    async def start(self) -> None:
        self._done: list[CardBot] = []
        self._told: list[Notice] = []
        """All that either has told the other, and our marks in between."""
        self._marks = 0
        listening = asyncio.Event()
        self._ear = await Journal.open(database(self._folder))
        self._ear.listen(lambda notice, _: self._told.append(notice), listening.set)
        await listening.wait()
        for shard in (0, 1):
            announcer = DiscordAnnouncer()
            journal = await Journal.open(database(self._folder))
            tables = Tables(
                journal,
                announcer,
                now=clock.now,
                pauses=NEVER,
                rng=random.Random(shard),
                new_secret=lambda: random.Random(2).randbytes(SECRET_BYTES),
                share=Share(2, frozenset({shard})),
            )
            bot = CardBot(tables, announcer, NO_EMOJIS)
            hurry(bot)
            await bot.login("token")
            bot.dispatch("shard_ready", shard)
            # Only of whoever got one is known which was the last.
            bot.direct._newest[0] = self._marks
            self._done.append(bot)
        self.other, self.bot = self._done
        self.tables = self.bot.tables
        self.discord.gateway.dispatch = self._deliver  # type: ignore[method-assign]
        # Until they listen, nothing they are told arrives.
        await until(lambda: all(bot.hearing.looks for bot in self._done))
        await self.quiet()

    async def stop(self) -> None:
        for bot in self._done:
            await bot.close()
            await bot.tables.close()
        await self._ear.close()

    async def _deliver(self, event: str, data: dict[str, Any]) -> None:
        """As Discord does it: what is of no server goes to shard 0."""
        guild_id = int(data["guild_id"]) if data.get("guild_id") else None
        bot = self._done[shard_of(guild_id, 2)]
        if event == "INTERACTION_CREATE":
            bot._connection.parsers[event](data)

    async def command(self, user: int, name: str, options: Mapping[str, Any] | None = None) -> Interaction:
        """Somebody uses a command in their direct messages."""
        channel = self.discord.screens.direct(user)
        assert channel is not None
        done = await self.discord.people.command(user, name, options, channel=channel.id)
        await self.quiet(answered=done)
        return done

    async def quiet(self, _: float = 0.0, *, answered: Interaction | None = None) -> None:
        """Wait until neither has anything left to do or to show, and this has its answer.

        Whoever is not at work begins something only when the other tells it something. So nothing is left when both
        have heard a mark, have come to the end of their work, hear another, and nothing was told between the two.
        """
        while True:
            await until(lambda: (answered is None or answered.original is not None) and not _at_work())
            self._marks += 1
            await self._ear.tell(self._mark)
            await until(self._is_heard)
            if self._told[-2:-1] == [Sent(0, self._marks - 1)]:
                return

    @property
    def _mark(self) -> Notice:
        """The newest mark: a direct message that nobody got."""
        return Sent(0, self._marks)

    def _is_heard(self) -> bool:
        """Whether everybody has heard the newest mark, and so all that was told before it."""
        return self._mark in self._told and all(bot.direct.newest(0) == self._marks for bot in self._done)


def _at_work() -> bool:
    """Whether anything goes on but what waits here."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    return any(getattr(one.get_coro(), "__qualname__", "") not in _STAY for one in others)


assert shard_of(GUILD_ID, 2) == 1
