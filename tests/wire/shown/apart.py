"""A match whose table is of one process and whose people's direct messages reach another, over one PostgreSQL.

Real time, since PostgreSQL knows no other: `quiet` waits until neither has anything left to show. The bots are logged
in and have no connection of their own: what happens reaches the one that Discord would send it to.
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
from engine.tables.store.share import Share, shard_of
from tests.engine.tables.databases import database
from tests.wire import clock
from tests.wire.payloads import GUILD_ID
from tests.wire.server import hurry
from tests.wire.shown.match import NO_EMOJIS, Match
from tests.wire.world.interactions import Interaction

LOOKS: Final = 0.02
QUIET: Final = 6
"""So many looks in a row find nothing to do."""
LONGEST: Final = 20.0


class Apart(Match):
    """`bot` and `tables` are those of the table's process; `other` is the one that direct messages reach."""

    other: CardBot

    async def start(self) -> None:
        self._done: list[CardBot] = []
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
            self._done.append(bot)
        self.other, self.bot = self._done
        self.tables = self.bot.tables
        self.discord.gateway.dispatch = self._deliver  # type: ignore[method-assign]
        await self.quiet()

    async def stop(self) -> None:
        for bot in self._done:
            await bot.close()
            await bot.tables.close()

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
        """Wait until nothing is left to be shown, by either process, and this has its answer.

        While the database works on an answer, nothing else is left to be shown.
        """
        nothing, before = 0, -1
        async with asyncio.timeout(LONGEST):
            while nothing < QUIET:
                await asyncio.sleep(LOOKS)
                for bot in self._done:
                    await bot.hearing.settled()
                is_idle = all(queue.is_idle for bot in self._done for queue in bot.delivery._queues)
                is_answered = answered is None or answered.original is not None
                nothing = nothing + 1 if is_idle and is_answered and before == self.mark() else 0
                before = self.mark()


assert shard_of(GUILD_ID, 2) == 1
