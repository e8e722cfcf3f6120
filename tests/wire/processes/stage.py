"""Processes of one bot on the stand-in: each with a bot, tables and a journal of its own, over one database.

Their leases are the real ones, but for the rows, which are a variable here: the clock of a database does not go by
virtual time. `tests/engine/cluster` proves them over PostgreSQL, `tests/cluster` does all of this with real processes.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NoReturn, Self, TypeVar

from cogs import CardBot
from cogs.app.preferences import CHANNEL
from engine.cluster.dividing import Rows
from engine.cluster.leases import Leases
from engine.cluster.rows import Moment
from engine.core.registry import game_named
from engine.hall.tables import Tables
from engine.tables.live.table import Table
from engine.tables.model.errors import JournalBusy
from engine.tables.model.preferences import Person
from engine.tables.model.setup import Access, Setup
from engine.tables.model.status import Status
from engine.tables.store.journal import Journal
from engine.tables.store.share import NOTHING
from tests.wire import clock
from tests.wire.matrix.checker import differences
from tests.wire.matrix.people import Player
from tests.wire.matrix.stage import PAUSES, Witness
from tests.wire.server import StandIn, hurry
from tests.wire.world.interactions import Interaction

T = TypeVar("T")

SHARDS: Final = 2
SERVERS: Final = {4 << 22: 4001, 5 << 22: 5001}
"""One in each shard, with its channel."""
SEATED, COMPUTERS = 2, 2
TAKEN_OVER: Final = 15.0
"""Seconds after which others do what a process did that is gone."""
_NO_EMOJIS: Final = 1e6
LONGEST: Final = 200
"""Seconds of a match."""
_LOOK: Final = 0.1
"""Seconds between two looks."""
_process: ContextVar[int | None] = ContextVar("process", default=None)


class Database:
    """The rows of all leases, and whether they can be reached."""

    def __init__(self) -> None:
        self.rows = Rows()
        self._since = 0.0

    def started(self) -> None:
        """It was away, and has just begun to run."""
        self._since = clock.now()

    @property
    def moment(self) -> Moment:
        return Moment(clock.now(), self._since)


class _Leases(Leases):
    def __init__(self, journal: Journal, application_id: int, database: Database) -> None:
        super().__init__(journal, application_id, monotonic=asyncio.get_running_loop().time)
        self.database, self.is_cut_off = database, False

    async def _exchange(self, decide: Callable[[Rows, Moment], tuple[Rows, T]]) -> T:
        await asyncio.sleep(0.01)
        if self.is_cut_off:
            _away()
        self.database.rows, answer = decide(self.database.rows, self.database.moment)
        return answer


class Running:
    """A process, from its start to its end."""

    bot: CardBot
    leases: _Leases

    def __init__(self, number: int, journal: Journal, database: Database, application_id: int | None) -> None:
        self.number, self.witness, self._application_id = number, Witness(), application_id
        self.connecting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.connecting.set_result(None)
        self._database = database
        self.tables = Tables(journal, self.witness, now=clock.now, pauses=PAUSES, rng=random.Random(1), share=NOTHING)

    async def begin(self) -> None:
        self.bot = CardBot(self.tables, self.witness, _NO_EMOJIS, leases=self._begin_leases)
        self.bot.http.user_agent = f"process {self.number}"
        hurry(self.bot)
        await self.bot.login("token")
        self.connecting = asyncio.create_task(self.bot.connect())

    def _begin_leases(self, application_id: int) -> Leases:
        self.leases = _Leases(self.tables.journal, self._application_id or application_id, self._database)
        return self.leases

    def cut_off(self) -> None:
        """The database does not answer this process."""
        self.leases.is_cut_off = True
        self.cannot_read()

    def cannot_read(self) -> None:
        """The database does not answer this process about anything but its lease."""
        vars(self.tables.journal)["_errors"] = _away

    def reconnect(self) -> None:
        """It does again."""
        self.leases.is_cut_off = False
        del vars(self.tables.journal)["_errors"]

    @property
    def shards(self) -> frozenset[int]:
        """What it watches over."""
        return self.tables.share.shards

    @property
    def is_up(self) -> bool:
        """Whether it has connected all that it should have."""
        keeper = self.bot.keeper
        return keeper is not None and keeper.is_settled and self.bot.delivery.figures.is_connected

    async def stop(self) -> None:
        """End as by SIGTERM."""
        await self.bot.close()
        await asyncio.gather(self.connecting, return_exceptions=True)
        await self.tables.close()

    async def die(self) -> None:
        """End as by a kill: nobody hears a goodbye, nothing is given back."""
        for one in self.bot._connected.values():
            one.ws.socket._writer.transport.abort()
        tasks = [one for one in asyncio.all_tasks() if _owners.get(one) == self.number]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.cut_off()
        await self.bot.close()
        await self.tables.close()


class Processes:
    """The stand-in and all processes."""

    def __init__(self, stand_in: StandIn, folder: Path) -> None:
        self.stand_in, self.database = stand_in, Database()
        self._folder = folder
        self.started: list[Running] = []
        self.running: list[Running] = []
        self._people: list[asyncio.Task[None]] = []

    @classmethod
    @asynccontextmanager
    async def open(cls, folder: Path, shards: int = SHARDS) -> AsyncIterator[Self]:
        """Nobody has started yet. Fails if Discord would have refused anything."""
        asyncio.get_running_loop().set_task_factory(_of_a_process)
        async with StandIn.running(others={guild: [channel] for guild, channel in SERVERS.items()}) as stand_in:
            stand_in.gateway.shards = shards
            stage = cls(stand_in, folder)
            try:
                yield stage
            finally:
                for task in stage._people:
                    task.cancel()
                for one in tuple(stage.running):
                    await stage.stop(one)
        assert stand_in.problems == []

    async def start(self, application_id: int | None = None) -> Running:
        """Start another one, with the token of this application; returns when it is logged in."""
        journal = await Journal.open(f"sqlite+aiosqlite:///{self._folder}/cards.sqlite3")
        number = len(self.started)
        before = _process.set(number)
        try:
            one = Running(number, journal, self.database, application_id)
            self.started.append(one)
            self.running.append(one)
            await one.begin()
        finally:
            _process.reset(before)
        return one

    async def stop(self, one: Running) -> None:
        self.running.remove(one)
        await one.stop()

    async def kill(self, one: Running) -> None:
        self.running.remove(one)
        await one.die()

    async def up(self, seconds: float) -> float:
        """Wait until every shard has one process and one connection; returns how long that took.

        Fails if it takes longer than so many seconds.
        """
        begun = asyncio.get_running_loop().time()
        await until(self._is_up, seconds)
        return asyncio.get_running_loop().time() - begun

    def _is_up(self) -> bool:
        held = sorted(shard for one in self.running for shard in one.shards)
        connected = sorted(one.shard for one in self.stand_in.gateway.up)
        everything = list(range(self.stand_in.gateway.shards))
        return held == connected == everything and all(one.is_up for one in self.running)

    def at_tables(self, person: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let somebody do something, to the end of the evening."""
        self._people.append(asyncio.create_task(person))
        return self._people[-1]

    def owner(self, guild_id: int) -> Running:
        """Who watches over a server."""
        holders = [one for one in self.running if one.tables.share.holds(guild_id)]
        # Who is cut off does not know yet that it has lost it.
        (one,) = [one for one in holders if one.is_up] or holders
        return one

    async def seated(self, guild_id: int, first: int, deals: int) -> Evening:
        """A match of computers and people who have their cards on the server; it has just been dealt."""
        tables = self.owner(guild_id).tables
        people = range(first, first + SEATED)
        for user_id in people:
            await tables.change_person(user_id, _in_the_channel)
        options = game_named("couillon").configure(None, {"deals": str(deals)})
        channel = SERVERS[guild_id]
        setup = Setup("couillon", options, guild_id, channel, first, Access.OPEN, frozenset(), "en", 600)
        table = await tables.open(setup, f"user{first}", computers=COMPUTERS)
        for user_id in people[1:]:
            await table.sit(user_id, f"user{user_id}")
        await table.start(first)
        return Evening(self, table, people)

    def requests_about(self, guild_id: int, since: float) -> set[str]:
        """Which processes have sent something to a server's channel."""
        return {
            one.headers["User-Agent"]
            for one in self.stand_in.requests
            if one.at >= since and one.path.startswith(f"/channels/{SERVERS[guild_id]}/")
        }

    @property
    def identified(self) -> list[tuple[int, float]]:
        """Which shards began a session, and when."""
        gateway = self.stand_in.gateway
        return [(one["shard"][0], at) for one, at in zip(gateway.identifies, gateway.identified_at, strict=True)]


class Evening:
    """People who play at one table by what they see."""

    def __init__(self, stage: Processes, table: Table, people: Collection[int]) -> None:
        self._stage, self.id, self.guild_id = stage, table.id, table.setup.guild_id or 0
        self._players = [Player(stage.stand_in, table, one, by_message=False, most=1000) for one in people]
        self._tasks: list[asyncio.Task[None]] = []

    def play(self) -> None:
        """Everybody presses what is there."""
        for player in self._players:
            player.plays = True
        if not self._tasks:
            self._tasks = [self._stage.at_tables(one.go_on()) for one in self._players]

    def look(self) -> None:
        """Nobody acts any more; whoever is to act and sees no cards still asks for them."""
        for player in self._players:
            player.plays = False

    async def play_once(self) -> Interaction:
        """Whoever is on turn asks for their cards, presses one, and waits for what comes of it."""
        table = await self.table()
        occupant = table.occupant(table.actors[0])
        assert occupant is not None
        user_id = occupant.user_id or 0
        people = self._stage.stand_in.people
        for verb in ("hand", "act"):
            message = people.sees(user_id, SERVERS[self.guild_id])
            found = [(one, key) for one in message for key in one.pressable if key.startswith(f"{verb}:{self.id}:")]
            pressed = await people.press(user_id, *found[-1])
            await asyncio.sleep(3)
        return pressed

    async def table(self) -> Table:
        """The table as its owner knows it."""
        return await self._stage.owner(self.guild_id).tables.find(self.id)

    async def over(self) -> None:
        """Wait until the match is over."""
        for _ in range(LONGEST):
            if (await self.table()).status is Status.OVER:
                return
            await asyncio.sleep(1)
        raise AssertionError("the match comes to no end")

    async def untrue(self) -> list[str]:
        """What somebody sees that is not so."""
        owner, table = self._stage.owner(self.guild_id), await self.table()
        last = [one.witness.last.get((table.id, table.deal)) for one in self._stage.started]
        found = [await differences(owner.bot, self._stage.stand_in, table, one) for one in last]
        return min(found, key=len)

    async def true(self, seconds: float) -> None:
        """Wait until everybody sees what is so."""
        for _ in range(int(seconds / _LOOK)):
            if not await self.untrue():
                return
            await asyncio.sleep(_LOOK)
        found = await self.untrue()
        assert not found, found


def _away() -> NoReturn:
    raise JournalBusy("The database does not answer.")


async def until(condition: Callable[[], bool], seconds: float) -> None:
    """Wait until something is so; fails if it takes longer."""
    for _ in range(int(seconds / _LOOK)):
        if condition():
            return
        await asyncio.sleep(_LOOK)
    assert condition()


_owners: dict[asyncio.Task[Any], int | None] = {}


def _of_a_process(loop: asyncio.AbstractEventLoop, coroutine: Any, **options: Any) -> asyncio.Task[Any]:
    """Tasks know to which process they belong: that of whoever made them."""
    task: asyncio.Task[Any] = asyncio.Task(coroutine, loop=loop, **options)
    _owners[task] = _process.get()
    task.add_done_callback(_owners.pop)
    return task


def _in_the_channel(person: Person) -> Person:
    return replace(person, hand_in=CHANNEL)
