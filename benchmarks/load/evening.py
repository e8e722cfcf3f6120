"""One evening: so many tables are under way when the bot starts, and people play on for so many virtual minutes."""

from __future__ import annotations

import asyncio
import logging
import random
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

from benchmarks.load.clock import BOT, DISCORD, PEOPLE, Costs, LoadLoop, attributed, side
from benchmarks.load.people import Crowd
from benchmarks.load.watch import Watch, WatchedAnnouncer
from benchmarks.matches import Silence, next_action
from cogs import CardBot
from cogs.app.preferences import CHANNEL
from cogs.delivery.pacer import RATE
from engine.clubs.tables import Tables
from engine.core.registry import game_named
from engine.running.table import Announcer, Table
from engine.store.journal import Journal
from engine.table.model.setup import Access, Setup
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from rendering import TILES
from tests.wire import clock
from tests.wire.bots import connected_to
from tests.wire.loop import databases_counted
from tests.wire.payloads import GUILD_ID
from tests.wire.server import StandIn

LATENCY: Final = 0.1
"""Seconds until Discord's answer is there."""
FIRST_CHANNEL: Final = 500_000
FIRST_PERSON: Final = 1_000_000
PEOPLE_APART: Final = 10
"""The id of somebody's direct messages is one above their own."""
MOST_PLAYED: Final = 16
"""Entries that a match may have before the evening: so deals do not all end together."""
_QUIET: Final = 300
"""Seconds that what is left to be shown may take."""


@dataclass(frozen=True, slots=True)
class Plan:
    """An evening."""

    tables: int
    minutes: float
    settling: float = 30.0
    """Seconds of play before measuring, without limits: a restarted bot has no tokens yet, as it has in an evening."""
    games: tuple[str, ...] = ("couillon", "kleurenwiezen")
    private: bool = False
    """Hands by private answers."""
    recorded: bool = False
    """Draw only some pictures, which then come again."""
    counts_callbacks: bool = False
    """Whether the work of the bot's main thread takes virtual time, not only drawing."""
    picture_seconds: float | None = None
    """How long a drawing takes; None: as much CPU as it costs now, which depends on what else the machine does."""
    workers: int = 2
    """Threads that draw."""
    seed: int = 1


@dataclass
class Outcome:
    """What was measured."""

    plan: Plan
    entries: int
    to_hand: list[float]
    behind: list[float]
    refused: Counter[str]
    """Answers of 429 by whose limit it was."""
    answers: Counter[tuple[str, int]]
    """By kind of request and status."""
    counted: int
    uploaded: int
    cpu: float
    """Seconds of the bot."""
    drawing: float
    drawings: int
    main_busy: float
    """Share of the virtual time in which the bot's main thread was busy."""
    lost: list[str]
    unseen: int
    pressed_again: int
    playing: int
    """Matches still under way at the end."""
    catching_up: float
    """Virtual seconds until everything was shown after the start."""

    @property
    def requests(self) -> int:
        return sum(self.answers.values())


def spend(plan: Plan) -> Outcome:
    """Spend an evening; takes real time as the machine can."""
    with tempfile.TemporaryDirectory() as folder, databases_counted(), attributed(), _quietly():

        def loop() -> LoadLoop:
            return LoadLoop(
                plan.workers,
                recorded=plan.recorded,
                counts_callbacks=plan.counts_callbacks,
                picture_seconds=plan.picture_seconds,
            )

        with asyncio.Runner(loop_factory=loop) as runner:
            return runner.run(_Evening(plan, Path(folder)).spend())


class _Evening:
    def __init__(self, plan: Plan, folder: Path) -> None:
        self._plan, self._file = plan, folder / "load.sqlite3"
        self._rng = random.Random(plan.seed)

    @asynccontextmanager
    async def _tables(self, announcer: Announcer) -> AsyncIterator[Tables]:
        journal = await Journal.open(f"sqlite+aiosqlite:///{self._file}")
        tables = Tables(journal, announcer, now=clock.now, pauses=Pauses(reminder=1), rng=self._rng)
        try:
            yield tables
        finally:
            await tables.close()

    async def spend(self) -> Outcome:
        channels = [FIRST_CHANNEL + number for number in range(self._plan.tables)]
        with side(DISCORD):
            running = StandIn.running(channels)
            stand_in = await running.__aenter__()
        try:
            stand_in.keeping = stand_in.judging = False
            stand_in.latency = LATENCY
            async with self._tables(Silence()) as tables:
                seated = [await self._begun(tables, stand_in, number) for number in range(self._plan.tables)]
            announcer = WatchedAnnouncer()
            async with self._tables(announcer) as tables:
                bot = CardBot(tables, announcer, emoji_pace=0.0)
                stand_in.rates.enforced = True
                async with connected_to(bot):
                    return await self._play(stand_in, bot, announcer, seated)
        finally:
            with side(DISCORD):
                await running.__aexit__(None, None, None)

    async def _begun(self, tables: Tables, stand_in: StandIn, number: int) -> tuple[int, tuple[int, ...]]:
        """A match under way: its table and its people, whose direct messages are open."""
        name = self._plan.games[number % len(self._plan.games)]
        game = game_named(name)
        options = game.configure()
        first = FIRST_PERSON + number * 10 * PEOPLE_APART
        users = tuple(first + place * PEOPLE_APART for place in range(game.seats(options)))
        setup = Setup(
            name, options, GUILD_ID, FIRST_CHANNEL + number, users[0], Access.OPEN, frozenset(), "en", turn_seconds=3600
        )
        table = await tables.open(setup, _name(0))
        for place, user in enumerate(users[1:], 1):
            await table.sit(user, _name(place))
        for user in users:
            where = stand_in.screens.open_direct(user).id
            hand_in = CHANNEL if self._plan.private else None
            await tables.change_person(user, partial(replace, dm_channel=where, hand_in=hand_in))
        await table.start(users[0])
        if not table.deal:
            await table.next_deal(users[0])
        for _ in range(self._rng.randrange(MOST_PLAYED)):
            if table.actors:
                await table.act(*next_action(table, self._rng), table.number)
        return table.id, users

    async def _play(
        self,
        stand_in: StandIn,
        bot: CardBot,
        announcer: WatchedAnnouncer,
        seated: Sequence[tuple[int, tuple[int, ...]]],
    ) -> Outcome:
        plan, loop = self._plan, asyncio.get_running_loop()
        assert isinstance(loop, LoadLoop)
        watch = announcer.watch = Watch(bot.tiles)
        with side(PEOPLE):
            crowd = Crowd(stand_in, watch, self._rng, private=plan.private)
            for number, (table_id, users) in enumerate(seated):
                crowd.add(table_id, FIRST_CHANNEL + number, users)
        began = loop.time()
        await _quiet(bot, [await bot.tables.find(table_id) for table_id, _ in seated])
        catching_up = loop.time() - began
        for table_id, _ in seated:
            watch.begin(await bot.tables.find(table_id))
        with side(PEOPLE):
            crowd.wake(min(10.0, plan.settling))
        stand_in.rates.enforced, bot.delivery.pacer.rate = False, None
        await asyncio.sleep(plan.settling)
        stand_in.rates.enforced, bot.delivery.pacer.rate = True, RATE
        before, costs = _Before(stand_in), Costs()
        loop.costs, watch.measuring = costs, True
        await asyncio.sleep(60.0 * plan.minutes)
        watch.measuring = False
        cpu, busy = costs.of_bot(), costs.by_side[BOT] / (60.0 * plan.minutes)
        made = before.until_now()
        drawing, drawings = costs.drawing, costs.drawings
        await crowd.rest()
        await _quiet(bot, [])
        return Outcome(
            plan=plan,
            entries=watch.entries,
            to_hand=sorted(watch.to_hand),
            behind=sorted(watch.behind),
            refused=made.scopes,
            answers=made.answers,
            counted=made.counted,
            uploaded=made.uploaded,
            cpu=cpu,
            drawing=drawing,
            drawings=drawings,
            main_busy=busy,
            lost=watch.lost(),
            unseen=watch.unseen,
            pressed_again=crowd.pressed_again,
            playing=watch.playing,
            catching_up=catching_up,
        )


class _Before:
    """Counts as they stood."""

    def __init__(self, stand_in: StandIn) -> None:
        self._counts = stand_in.rates.counts
        counts = self._counts
        self.counted, self.uploaded = counts.counted, counts.uploaded
        self.answers, self.scopes = Counter(counts.answers), Counter(counts.scopes)

    def until_now(self) -> _Before:
        """What has come since."""
        now = self._counts
        self.counted, self.uploaded = now.counted - self.counted, now.uploaded - self.uploaded
        self.answers, self.scopes = now.answers - self.answers, now.scopes - self.scopes
        return self


async def _quiet(bot: CardBot, tables: Sequence[Table]) -> None:
    """Wait until nothing is left to be shown, at these tables not even the first time."""
    calm = 0
    for _ in range(_QUIET * 10):
        await asyncio.sleep(0.5)
        is_there = all("table" in one.message_ids for one in tables if one.status is Status.PLAYING and one.deal)
        is_done = is_there and bot.tiles.count == len(TILES) and not bot.delivery.longest_wait()
        calm = calm + 1 if is_done else 0
        if calm > 5:
            return


@contextmanager
def _quietly() -> Iterator[None]:
    """Log errors alone: with many tables something is always tried again."""
    log = logging.getLogger("cogs")
    before = log.level
    log.setLevel(logging.ERROR)
    try:
        yield
    finally:
        log.setLevel(before)


def _name(place: int) -> str:
    return ("Anna", "Bert", "Chloë", "Dirk")[place]
