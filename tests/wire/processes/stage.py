"""Processes of one bot on the stand-in: each with a bot, tables and a journal of its own, over one database.

Who is first is said by a variable here: a database's clock does not go by virtual time. `tests/engine/store`
proves it over PostgreSQL, `tests/cluster` does all of this with real processes.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Sequence
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NoReturn, Self

from cogs import CardBot
from cogs.app.preferences import CHANNEL
from engine.clubs.tables import Tables
from engine.core.registry import game_named
from engine.running.table import Table
from engine.store.journal import Journal
from engine.store.standby import ProcessState, Standby
from engine.table.model.errors import JournalBusy
from engine.table.model.preferences import Person
from engine.table.model.setup import Access, Setup
from engine.table.model.status import Status
from hosting import playing
from hosting.pulse import Pulse
from tests.engine.store import databases
from tests.engine.store.standbys import Database, SimulatedDesk
from tests.patience import LAST_RESORT
from tests.wire import clock
from tests.wire.matrix.checker import differences
from tests.wire.matrix.people import Player
from tests.wire.matrix.stage import PAUSES, Witness
from tests.wire.server import StandIn, hurry
from tests.wire.world.interactions import EDIT, Interaction
from tests.wire.world.messages import Message

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


class Running:
    """A process, from its start to its end: it stands by, and plays while it is first."""

    bot: CardBot
    tables: Tables

    def __init__(self, number: int, url: str, database: Database) -> None:
        self.number, self.witness, self._url = number, Witness(), url
        self.desk = SimulatedDesk(database, f"p{number}")
        self.place = Standby(self.desk, clock=asyncio.get_running_loop().time)
        self.pulse = Pulse(None)
        self.pulse.place = self.place
        self.task = asyncio.create_task(self.place.play(self._play))
        self.has_no_discord = self._has_no_database = False

    async def _play(self) -> None:
        before = asyncio.all_tasks()
        self.witness = Witness()
        journal = await Journal.open(self._url, busy_seconds=LAST_RESORT, place=self.place)
        self.tables = Tables(journal, self.witness, now=clock.now, pauses=PAUSES, rng=random.Random(1))
        try:
            async with CardBot(self.tables, self.witness, _NO_EMOJIS, place=self.place) as self.bot:
                self.bot.http.user_agent = f"process {self.number}"
                hurry(self.bot)
                self._reach()
                with self.pulse.of(self.bot):
                    await playing._log_in(self.bot, "token")
                    await self.bot.connect()
        finally:
            await self.tables.close()
            mine = {one for one in asyncio.all_tasks() - before if _owners.get(one) == self.number}
            await playing._ended(mine)

    def cut_off(self) -> None:
        """The database does not answer this process."""
        self.desk.is_cut_off = True
        vars(self.tables.journal)["_errors"] = _away

    def reconnect(self) -> None:
        """It does again."""
        self.desk.is_cut_off = False
        vars(self.tables.journal).pop("_errors", None)

    def lose_discord(self) -> None:
        """Nothing of Discord's answers this process, and nothing comes from there."""
        self.has_no_discord = True
        self._reach()
        for one in self.bot._connected.values():
            one.ws.socket._writer.transport.abort()

    def find_discord(self) -> None:
        self.has_no_discord = False
        self._reach()

    def _reach(self) -> None:
        """Let the bot reach Discord, or not."""
        bot = self.bot
        for of, name in ((bot.http, "request"), (bot, "_connect")):
            kept = vars(of).setdefault(f"_kept_{name}", getattr(of, name))
            setattr(of, name, _no_network if self.has_no_discord else kept)

    @property
    def plays(self) -> bool:
        """Whether it has connected all that it should have."""
        is_first = self.place.state is ProcessState.PLAYS and self.pulse.bot is not None
        return is_first and self.bot.delivery.figures.is_connected

    async def stop(self) -> None:
        """End as by SIGTERM."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        await self.place.close()

    async def die(self) -> None:
        """End as by a kill: nobody hears a goodbye, nothing is given back."""
        if self.pulse.bot is not None:
            self.cut_off()
            for one in self.bot._connected.values():
                one.ws.socket._writer.transport.abort()
        self.desk.is_cut_off = True
        self.desk.database.end(self.desk.name)
        tasks = [one for one in asyncio.all_tasks() if _owners.get(one) == self.number]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, self.task, return_exceptions=True)
        if hasattr(self, "bot"):
            # Whoever is cancelled twice comes to no end; what is left of a killed process ends with it.
            await self.bot.http.close()


class Processes:
    """The stand-in and all processes."""

    def __init__(self, stand_in: StandIn, folder: Path) -> None:
        self.stand_in, self.database = stand_in, Database(random.Random(1), is_quiet=True)
        self._folder = folder
        self.started: list[Running] = []
        self.running: list[Running] = []
        self._people: list[asyncio.Task[None]] = []

    @classmethod
    @asynccontextmanager
    async def open(cls, folder: Path, shards: int = SHARDS, *, is_judged: bool = True) -> AsyncIterator[Self]:
        """Nobody has started yet. Fails if Discord would have refused anything, unless that is expected."""
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
        assert not is_judged or stand_in.problems == []

    def start(self, *, apart: bool = False) -> Running:
        """Start another one. `apart`: it asks another database who is first, though all else is in the same."""
        number = len(self.started)
        database = Database(random.Random(number), is_quiet=True) if apart else self.database
        before = _process.set(number)
        try:
            one = Running(number, databases.database(self._folder), database)
        finally:
            _process.reset(before)
        self.started.append(one)
        self.running.append(one)
        return one

    async def stop(self, one: Running) -> None:
        self.running.remove(one)
        await one.stop()

    async def kill(self, one: Running) -> None:
        self.running.remove(one)
        await one.die()

    async def up(self, seconds: float) -> float:
        """Wait until one process plays, and has all shards; returns how long that took.

        Fails if it takes longer than so many seconds.
        """
        begun = asyncio.get_running_loop().time()
        await until(lambda: any(one.plays and one.place.is_sure for one in self.running), seconds)
        return asyncio.get_running_loop().time() - begun

    def at_tables(self, person: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let somebody do something, to the end of the evening."""
        self._people.append(asyncio.create_task(person))
        return self._people[-1]

    @property
    def first(self) -> Running:
        """Who plays."""
        (one,) = [one for one in self.running if one.place.is_sure and one.pulse.bot is not None]
        return one

    async def seated(
        self, guild_id: int, first: int, deals: int, on: Running | None = None, *, by_message: bool = False
    ) -> Evening:
        """A match of computers and people who have their cards on the server; it has just been dealt."""
        tables = (on or self.first).tables
        people = range(first, first + SEATED)
        for user_id in () if by_message else people:
            await tables.change_person(user_id, _in_the_channel)
        options = game_named("couillon").configure(None, {"deals": str(deals)})
        channel = SERVERS[guild_id]
        setup = Setup("couillon", options, guild_id, channel, first, Access.OPEN, frozenset(), "en", 600)
        table = await tables.open(setup, f"user{first}", computers=COMPUTERS)
        for user_id in people[1:]:
            await table.sit(user_id, f"user{user_id}")
        await table.start(first)
        return Evening(self, table, people, by_message=by_message)


class Evening:
    """People who play at one table by what they see."""

    def __init__(self, stage: Processes, table: Table, people: Collection[int], *, by_message: bool) -> None:
        self._stage, self.id, self.guild_id = stage, table.id, table.setup.guild_id or 0
        self._players = [Player(stage.stand_in, table, one, by_message=by_message, most=1000) for one in people]
        self._tasks: list[asyncio.Task[None]] = []
        self._pressed: list[tuple[int, str, Interaction]] = []

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
        return await self.play_once_as(self._stage.first)

    async def play_once_as(self, process: Running) -> Interaction:
        """The same at a table as this process knows it, which may not know whether it is first."""
        table = process.tables.get(self.id)
        occupant = table.occupant(table.actors[0])
        assert occupant is not None
        user_id = occupant.user_id or 0
        people = self._stage.stand_in.people
        for verb in ("hand", "act"):
            message = people.sees(user_id, SERVERS[self.guild_id])
            message += people.mail(user_id)
            found = [(one, key) for one in message for key in one.pressable if key.startswith(f"{verb}:{self.id}:")]
            if found:
                pressed = await people.press(user_id, *found[-1])
                await asyncio.sleep(3)
        return pressed

    async def table(self) -> Table:
        """The table as whoever plays knows it."""
        return await self._stage.first.tables.find(self.id)

    async def over(self) -> None:
        """Wait until the match is over."""
        for _ in range(LONGEST):
            if (await self.table()).status is Status.OVER:
                return
            await asyncio.sleep(1)
        raise AssertionError("the match comes to no end")

    def keep_answers(self) -> None:
        """Remember what people press, and what is answered."""
        people = self._stage.stand_in.people
        press, pick = people.press, people.pick

        async def pressed(user: int, message: Message, custom_id: str, **more: Any) -> Interaction:
            done = await press(user, message, custom_id, **more)
            self._pressed.append((user, custom_id.partition(f"act:{self.id}:")[2], done))
            return done

        async def picked(user: int, message: Message, custom_id: str, values: Sequence[str]) -> Interaction:
            done = await pick(user, message, custom_id, values)
            self._pressed.append((user, values[0] if "act:" in custom_id else "", done))
            return done

        vars(people).update(press=pressed, pick=picked)

    def answered_as_played(self, table: Table) -> list[tuple[int, str]]:
        """Who was answered by an edit of the cards they pressed: their seat and the action."""
        return [
            (table.seat_of(user) or 0, fact.partition(":")[2])
            for user, fact, done in self._pressed
            if fact and done.answer == EDIT and not _asks(done)
        ]

    async def untrue(self) -> list[str]:
        """What somebody sees that is not so."""
        return await self.untrue_to(self._stage.first)

    async def untrue_to(self, first: Running, *, times: bool = True) -> list[str]:
        """The same, as one process knows the table."""
        table = await first.tables.find(self.id)
        last = [one.witness.last.get((table.id, table.deal)) for one in self._stage.started]
        found = [await differences(first.bot, self._stage.stand_in, table, one, times=times) for one in last]
        return min(found, key=len)

    async def true(self, seconds: float) -> None:
        """Wait until everybody sees what is so."""
        for _ in range(int(seconds / _LOOK)):
            if not await self.untrue():
                return
            await asyncio.sleep(_LOOK)
        found = await self.untrue()
        assert not found, found


def _asks(done: Interaction) -> bool:
    """Whether the answer was a question, if it is still to be seen."""
    return done.pressed is not None and any(one.startswith("keep:") for one in done.pressed.pressable)


def _away() -> NoReturn:
    raise JournalBusy("The database does not answer.")


async def _no_network(*_: object, **__: object) -> NoReturn:
    raise OSError("There is no network.")


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
