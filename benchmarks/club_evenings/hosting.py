"""The real bot on its journal, connected to a stand-in for Discord, and people who play there, in virtual time."""

from __future__ import annotations

import asyncio
import random
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Final, Generic, TypeVar

from benchmarks.club_evenings.people import Entrants
from benchmarks.club_evenings.watch import EVERY, Noted, TournamentWatch
from benchmarks.load.clock import BOT, DISCORD, PEOPLE, LoadLoop, attributed, side
from cogs import CardBot, DiscordAnnouncer
from engine.clubs.tables import Tables
from engine.core.chance.fairness import SECRET_BYTES
from engine.running.openings import Budget
from engine.store.journal import Journal
from engine.table.model.times import Pauses
from tests.wire import clock
from tests.wire.loop import databases_counted
from tests.wire.matrix.stage import kill
from tests.wire.server import StandIn, hurry
from tests.wire.world.people import NotThere

FIRST_PERSON: Final = 1_000_000
PEOPLE_APART: Final = 10
"""The id of somebody's direct messages is one above their own."""
LATENCY: Final = 0.1
"""Seconds until an answer of Discord is there."""
NO_EMOJIS: Final = 1e6
TRIED_AGAIN: Final = 5.0
"""Seconds after which somebody looks again for a button that was not there."""

T = TypeVar("T")


class Hosting(ABC, Generic[T]):
    """One bot, which can be stopped and started again, and all who play."""

    bot: CardBot
    tables: Tables
    every = EVERY
    """Virtual seconds between two looks."""

    def __init__(self, people: int, seed: int) -> None:
        self.rng = random.Random(seed)
        self.users = [FIRST_PERSON + number * PEOPLE_APART for number in range(people)]
        self._running: asyncio.Task[None] | None = None

    def hold(self) -> T:
        """Let everything happen; takes as long as the machine needs for every card."""
        with tempfile.TemporaryDirectory() as folder, databases_counted(), attributed():
            self.file = Path(folder) / "clubs.sqlite3"
            with asyncio.Runner(loop_factory=lambda: LoadLoop(2, recorded=True, counts_callbacks=False)) as runner:
                return runner.run(self._hold())

    @abstractmethod
    async def happen(self) -> T:
        """What happens once the bot is there."""

    async def _hold(self) -> T:
        with side(DISCORD):
            running = StandIn.running()
            self.stand_in = stand_in = await running.__aenter__()
        try:
            stand_in.keeping = stand_in.judging = False
            stand_in.latency = LATENCY
            self.watch = TournamentWatch(stand_in)
            await self._start()
            stand_in.rates.enforced = True
            for user in self.users:
                stand_in.screens.open_direct(user)
            with side(PEOPLE):
                self.people = Entrants(stand_in, self.users, self.rng)
            return await self.happen()
        finally:
            await self._stop()
            with side(DISCORD):
                await running.__aexit__(None, None, None)

    async def restart(self) -> None:
        """Stop the bot, and start another on the same journal."""
        await self._stop()
        await self.begin()

    async def kill(self) -> None:
        """End the bot in the middle of whatever it does; it is not there until `begin`."""
        await kill(self.bot, self.tables)
        loop = asyncio.get_running_loop()
        assert isinstance(loop, LoadLoop)
        loop.cancel_timers(BOT)

    async def begin(self) -> None:
        """Start the bot on what the last one left."""
        await self._start()
        self.people.look_again()

    async def _start(self) -> None:
        announcer, secrets = DiscordAnnouncer(), random.Random(2)
        journal = await Journal.open(f"sqlite+aiosqlite:///{self.file}")
        self.tables = Tables(
            journal,
            announcer,
            now=clock.now,
            pauses=Pauses(reminder=1),
            rng=self.rng,
            new_secret=lambda: secrets.randbytes(SECRET_BYTES),
        )
        # All are regulars, to whom it has written before.
        self.bot = CardBot(self.tables, announcer, NO_EMOJIS, budget=Budget(10_000, 10_000))
        self.tables.tournaments.announce_by(Noted(self.bot.tournament_boards, self.watch).tournament_changed)
        hurry(self.bot)
        await self.bot.login("token")
        self._running = asyncio.create_task(self.bot.connect())
        await self.bot.wait_until_ready()

    async def _stop(self) -> None:
        await self.bot.close()
        if self._running is not None:
            await asyncio.gather(self._running, return_exceptions=True)
        await self.tables.close()

    def press(self, user: int, custom_id: str, still: Callable[[], bool] = lambda: True) -> None:
        """Press that wherever it is shown, as soon as it is, if they still want to then."""
        if not still():
            return
        with side(PEOPLE):
            try:
                self.people.press_on_newest(user, custom_id)
            except NotThere:
                self.people.later(TRIED_AGAIN, lambda: self.press(user, custom_id, still))

    def press_within(self, seconds: float, user: int, custom_id: str, still: Callable[[], bool] = lambda: True) -> None:
        """Press that at some moment within so many seconds, if they still want to then."""
        with side(PEOPLE):
            self.people.later(self.rng.uniform(0, seconds), lambda: self.press(user, custom_id, still))

    async def looking(self, seconds: float) -> None:
        """Look at everything for so long."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while loop.time() < until:
            await self._pass()

    async def until(self, is_so: Callable[[], bool], longest: float) -> None:
        """Look at everything until it is so, for so many seconds at most."""
        loop = asyncio.get_running_loop()
        end = loop.time() + longest
        while not is_so():
            await self._pass()
            assert loop.time() < end, "it does not go on"

    async def _pass(self) -> None:
        await asyncio.sleep(self.every)
        await self.look()

    @abstractmethod
    async def look(self) -> None:
        """Look at what is shown."""

    @property
    def refused(self) -> int:
        """Answers of 429."""
        return sum(count for (_, status), count in self.stand_in.rates.counts.answers.items() if status == 429)

    @property
    def requests(self) -> int:
        return sum(self.stand_in.rates.counts.answers.values())
