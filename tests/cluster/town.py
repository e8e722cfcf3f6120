"""A town of servers, one for each shard and channel room, the processes of the bot, and somebody who knows the truth.

Everything is in real time. The stand-in runs here; the processes and PostgreSQL are what they are in earnest.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, Self

import yarl

from cogs import CardBot, DiscordAnnouncer
from cogs.delivery.faults import insist
from cogs.messages.words import people_of
from engine.clubs.tables import Tables
from engine.running.table import Table
from engine.store.journal import Journal
from engine.store.replaying import read_snapshot
from engine.table.model.news import Acted, News
from engine.table.model.times import Pauses
from tests.cluster.line import Line
from tests.cluster.process import BotProcess
from tests.patience import LAST_RESORT
from tests.postgres import Cluster, cluster
from tests.wire import clock
from tests.wire.matrix.checker import actions_on, differences
from tests.wire.server import StandIn
from tests.wire.world.messages import Body, Upload

ROOMS: Final = 50
"""Channels of each server."""
_FIRST: Final = 60_000_000_000 * 4
"""A moment at which a server may have been made; what follows is in the next shards."""
MOST_SHARDS: Final = 4


SOCKET: Final = ".s.PGSQL.5432"


def server_of(shard: int) -> int:
    """A server that is in this shard, of two or of four."""
    return ((_FIRST + shard) << 22) + 7


def channel_of(shard: int, room: int) -> int:
    """One of its channels."""
    return server_of(shard) + 1000 + room


class Town:
    """The servers, and the processes that run; process 0 is the first."""

    def __init__(self, stand_in: StandIn, postgres: Cluster, folder: Path, shards: int) -> None:
        self.stand_in, self.shards = stand_in, shards
        self.processes: dict[int, BotProcess] = {}
        self._postgres, self._name, self._folder = postgres, postgres.fresh(), folder
        self.url = postgres.url(self._name)
        self.most_in_a_second = 0
        """Requests that count, within any second."""
        self.asked: set[str] = set()
        """Tokens of presses that were answered by a question."""
        self._counted: deque[float] = deque()
        self._database = asyncio.Lock()
        """Taken by whoever asks it, and while it is away."""
        self._looker: CardBot

    @classmethod
    @asynccontextmanager
    async def built(cls, folder: Path, *, shards: int, processes: int) -> AsyncIterator[Self]:
        """The servers, and so many processes that are up."""
        servers = {server_of(one): [channel_of(one, room) for room in range(ROOMS)] for one in range(MOST_SHARDS)}
        async with StandIn.running([], servers) as stand_in:
            # Other tests judge every request.
            stand_in.keeping = stand_in.judging = False
            stand_in.gateway.shards = shards
            town = cls(stand_in, cluster(), folder, shards)
            try:
                async with town._truth():
                    town._watch_the_pace()
                    town._watch_the_answers()
                    await asyncio.gather(*(town.start(number) for number in range(processes)))
                    yield town
                    await town.close()
            finally:
                await town.close()
                town._postgres.drop(town._name)

    async def start(self, number: int) -> None:
        """Start a process; it keeps the lines of the one before."""
        if (before := self.processes.get(number)) is None:
            folder = self._postgres.folder / f"p{number}"
            folder.mkdir(exist_ok=True)
            database = await Line.to_socket(folder / SOCKET, self._postgres.folder / SOCKET)
            discord = await Line.to_port(yarl.URL(self.stand_in.gateway.url).port or 0)
        else:
            folder, database, discord = self._postgres.folder / f"p{number}", before.database, before.discord
        url = self.url.replace(str(self._postgres.folder), str(folder))
        self.processes[number] = await BotProcess.start(
            self.stand_in, url, self._folder / f"{number}.log", database, discord
        )

    async def are_up(self, seconds: float = LAST_RESORT) -> None:
        """Wait until, after a start, every shard has somebody."""
        await asyncio.wait_for(self.stand_in.gateway.connected(self.shards), seconds)

    @property
    def is_up(self) -> bool:
        """Whether a process plays, and can be reached by what people press."""
        return any(one.plays and not one.discord.is_cut and not one.database.is_cut for one in self.processes.values())

    async def close(self) -> None:
        for process in self.processes.values():
            process.thaw()
            await process.close()
            process.database.close()
            process.discord.close()

    async def rows(self, query: str) -> list[tuple[Any, ...]]:
        """What the database says, or will say when it is back."""
        async with self._database:
            return await asyncio.to_thread(self._postgres.execute, self._name, query)

    async def table(self, table_id: int) -> Table:
        """A table as the journal says, or will say when it is back."""
        async with self._database:
            stored = await insist(lambda: self._looker.tables.journal.load(table_id))
        assert stored is not None
        # For looking at: nobody winds its clock.
        return Table(read_snapshot(stored), self._looker.tables._services, _tell_nobody)

    @asynccontextmanager
    async def without_database(self) -> AsyncIterator[None]:
        """The server of the database is stopped, and started at the end."""
        async with self._database:
            await asyncio.to_thread(self._postgres.stop)
            try:
                yield
            finally:
                await asyncio.to_thread(self._postgres.start)

    async def differences(self, table_id: int) -> list[str]:
        """What somebody sees of a table that is not what the journal says."""
        table = await self.table(table_id)
        last = table._now.last
        # Who has acted last is not said any more by a process that has taken over since.
        known = [None] if last is None else [None, Acted(last.seat, last.action, last.events, last.by)]
        found = min([await differences(self._looker, self.stand_in, table, one, times=False) for one in known], key=len)
        return [*found, *self._doubled(table)]

    def _doubled(self, table: Table) -> Iterator[str]:
        """Nobody has two messages by which they could act."""
        for user_id in people_of(table):
            mail = [one.id for one in self.stand_in.people.mail(user_id) if actions_on(one, table.id)]
            if len(mail) > 1:
                yield f"{user_id} has cards in the messages {mail}"

    @asynccontextmanager
    async def _truth(self) -> AsyncIterator[None]:
        """A bot that is not connected and holds nothing: it knows what the bot would show of what is in the journal."""
        tables = Tables(
            await Journal.open(self.url),
            DiscordAnnouncer(),
            now=clock.now,
            pauses=Pauses(),
            rng=random.Random(1),
        )
        self._looker = CardBot(tables, DiscordAnnouncer(), 0.0, None)
        try:
            await self._looker.login("token")
            await self._looker.tiles.find(self._looker)
            await self._looker.tiles.complete(self._looker)
            yield
        finally:
            await self._looker.close()
            await tables.close()

    def _watch_the_pace(self) -> None:
        rates = self.stand_in.rates
        rates.enforced = True
        judge, before = rates.judge, rates.counts

        def counted(method: str, path: str) -> Any:
            known = before.counted
            verdict = judge(method, path)
            if before.counted > known:
                now = asyncio.get_running_loop().time()
                self._counted.append(now)
                while now - self._counted[0] >= 1.0:
                    self._counted.popleft()
                self.most_in_a_second = max(self.most_in_a_second, len(self._counted))
            return verdict

        rates.judge = counted  # type: ignore[method-assign]

    def _watch_the_answers(self) -> None:
        interactions = self.stand_in.interactions
        callback = interactions.callback

        def called(token: str, body: Body, uploads: Sequence[Upload] = ()) -> dict[str, Any]:
            answer = callback(token, body, uploads)
            pressed = interactions.of(token).pressed
            if pressed is not None and any(one.startswith("keep:") for one in pressed.pressable):
                self.asked.add(token)
            return answer

        interactions.callback = called  # type: ignore[method-assign]


async def _tell_nobody(_: Table, __: tuple[News, ...]) -> None: ...
