"""One tournament from the first *Enter* to the podium.

One table is slow, somebody comes late, two people leave between rounds, and the bot is stopped in the middle of a round
and started again on its journal.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from benchmarks.club_evenings.people import Entrants
from benchmarks.club_evenings.watch import EVERY, Noted, TournamentWatch
from benchmarks.load.clock import DISCORD, PEOPLE, LoadLoop, attributed, side
from cogs import CardBot, DiscordAnnouncer
from cogs.tournament.page import entry_texts
from engine.chance.fairness import SECRET_BYTES
from engine.hall.tables import Tables
from engine.tables.model.pauses import Pauses
from engine.tables.model.status import Status
from engine.tables.store.journal import Journal
from engine.tournaments.opening import layout_of, options_of
from engine.tournaments.progress import Tournament
from engine.tournaments.setup import Entry, Method, Remainder, Total, TournamentSetup
from tests.wire import clock
from tests.wire.loop import databases_counted
from tests.wire.payloads import CHANNEL_ID, GUILD_ID
from tests.wire.server import StandIn, hurry
from tests.wire.world.people import NotThere

FIRST_PERSON: Final = 1_000_000
PEOPLE_APART: Final = 10
"""The id of somebody's direct messages is one above their own."""
LATENCY: Final = 0.1
"""Seconds until an answer of Discord is there."""
ENTERING: Final = 300.0
"""Seconds within which everybody enters."""
NO_EMOJIS: Final = 1e6
AFTERWARDS: Final = 60.0
"""Seconds in which everything is shown once the last table is over."""
LONGEST: Final = 86_400.0


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played, and what goes wrong."""

    name: str
    game: str
    preset: str
    people: int
    rounds: int
    deals: int
    method: Method
    entry: Entry
    total: Total
    leaving: int = 2
    """How many get up between the first and the second round."""
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was seen."""

    plan: Plan
    minutes: float
    """Virtual."""
    looks: int
    faults: list[str]
    behind: float
    """For how many seconds at most the board was not right."""
    partners_again: int
    """How often two people who had been partners were again."""
    opponents_again: int
    refused: int
    """Answers of 429."""
    presses: int
    requests: int


def hold(plan: Plan) -> Outcome:
    """Hold a tournament; takes as long as the machine needs for every card."""
    with tempfile.TemporaryDirectory() as folder, databases_counted(), attributed():
        with asyncio.Runner(loop_factory=lambda: LoadLoop(2, recorded=True, counts_callbacks=False)) as runner:
            return runner.run(_Evening(plan, Path(folder)).hold())


class _Evening:
    bot: CardBot
    tables: Tables

    def __init__(self, plan: Plan, folder: Path) -> None:
        self._plan, self._file = plan, folder / "clubs.sqlite3"
        self._rng = random.Random(plan.seed)
        self._running: asyncio.Task[None] | None = None
        self._number = 0

    async def hold(self) -> Outcome:
        with side(DISCORD):
            running = StandIn.running()
            self._stand_in = stand_in = await running.__aenter__()
        try:
            stand_in.keeping = stand_in.judging = False
            stand_in.latency = LATENCY
            self._watch = TournamentWatch(stand_in)
            await self._start_bot()
            stand_in.rates.enforced = True
            return await self._play()
        finally:
            await self._stop_bot()
            with side(DISCORD):
                await running.__aexit__(None, None, None)

    async def _start_bot(self) -> None:
        announcer, secrets = DiscordAnnouncer(), random.Random(2)
        journal = await Journal.open(f"sqlite+aiosqlite:///{self._file}")
        self.tables = Tables(
            journal,
            announcer,
            now=clock.now,
            pauses=Pauses(reminder=1),
            rng=self._rng,
            new_secret=lambda: secrets.randbytes(SECRET_BYTES),
        )
        self.bot = CardBot(self.tables, announcer, NO_EMOJIS)
        self.tables.tournaments.announce_to(Noted(self.bot.tournament_boards, self._watch))
        hurry(self.bot)
        await self.bot.login("token")
        self._running = asyncio.create_task(self.bot.connect())
        await self.bot.wait_until_ready()

    async def _stop_bot(self) -> None:
        await self.bot.close()
        if self._running is not None:
            await asyncio.gather(self._running, return_exceptions=True)
        await self.tables.close()

    async def _play(self) -> Outcome:
        plan, loop = self._plan, asyncio.get_running_loop()
        users = [FIRST_PERSON + number * PEOPLE_APART for number in range(plan.people + 1)]
        for user in users:
            self._stand_in.screens.open_direct(user)
        with side(PEOPLE):
            self._people = people = Entrants(self._stand_in, users, self._rng)
        host, *others, late = users
        setup = TournamentSetup(
            options_of(plan.game, plan.preset, plan.deals),
            people=200,
            rounds=plan.rounds,
            fill=True,
            guild_id=GUILD_ID,
            channel_id=CHANNEL_ID,
            host_id=host,
            host_name="Host",
            language="en",
            turn_seconds=90,
            method=plan.method,
            entry=plan.entry,
            total=plan.total,
            remainder=Remainder.BYE,
        )
        self._number = (await self.tables.tournaments.open(setup)).id
        await asyncio.sleep(5)
        with side(PEOPLE):
            for user in others:
                people.later(self._rng.uniform(0, ENTERING), lambda user=user: self._press(user, "enter"))
        await self._looking(ENTERING + 10)
        assert len(self._tournament.entrants) == plan.people, f"{len(self._tournament.entrants)} have entered"
        self._press(host, "start")
        await self._until(lambda now: now.round == 1 and now.status is Status.PLAYING)
        seats = (await self.tables.find(self._tournament.tables_of(1)[-1].table_id)).seats
        people.slow = {one.user_id for one in seats if one is not None and one.user_id is not None}
        await self._until(lambda now: now.round == 1 and now.is_between_rounds)
        if plan.rounds > 1 and plan.method is not Method.KNOCKOUT:
            for user in self._rng.sample(others, plan.leaving):
                self._press(user, "leave")
            self._press(late, "enter")
        await self._until(lambda now: now.round == 2 or now.status is Status.OVER)
        await self._looking(90)
        await self._stop_bot()
        await self._start_bot()
        people.look_again()
        await self._until(lambda now: not now.status.is_live)
        await self._looking(AFTERWARDS)
        self._check_the_end()
        partners, opponents = self._met_again()
        counts = self._stand_in.rates.counts
        return Outcome(
            plan,
            loop.time() / 60,
            self._watch.looks,
            self._watch.faults,
            self._watch.longest_behind,
            partners,
            opponents,
            sum(count for (_, status), count in counts.answers.items() if status == 429),
            people.presses,
            sum(counts.answers.values()),
        )

    @property
    def _tournament(self) -> Tournament:
        return next((one for one in self.tables.tournaments.all() if one.id == self._number), self._last)

    _last: Tournament

    def _press(self, user: int, verb: str) -> None:
        with side(PEOPLE):
            try:
                self._people.press_on_newest(user, f"tournament.{verb}:{self._number}")
            except NotThere:
                self._people.later(5.0, lambda: self._press(user, verb))

    async def _looking(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while loop.time() < until:
            await self._look()

    async def _look(self) -> None:
        await asyncio.sleep(EVERY)
        self._last = await self.tables.tournaments.find(self._number)
        self._watch.look(self.tables, self._last)

    async def _until(self, is_so: object) -> None:
        assert callable(is_so)
        loop = asyncio.get_running_loop()
        while not is_so((await self.tables.tournaments.find(self._number)).state):
            await self._look()
            assert loop.time() < LONGEST, "the tournament does not go on"

    def _check_the_end(self) -> None:
        """All is shown: the board, every round's standings, and the podium."""
        last = self._last
        missing = {"end", *(f"standings-{number}" for number in range(1, last.round))} - set(last.message_ids)
        self._watch.faults += [f"never shown: {one}" for one in sorted(missing)]
        if any("Error" in text for text in entry_texts(last)):
            self._watch.faults.append("the board tells of an error")

    def _met_again(self) -> tuple[int, int]:
        """How many times two people were partners, or opponents, who had been before."""
        sides = layout_of(self._last.setup.options).sides
        partners: Counter[frozenset[int]] = Counter()
        opponents: Counter[frozenset[int]] = Counter()
        for draw in self._last.state.draws:
            for places in draw.tables:
                for seat, one in enumerate(places):
                    for other_seat in range(seat):
                        other = places[other_seat]
                        if one and other:
                            met = partners if sides[seat] == sides[other_seat] else opponents
                            met[frozenset((one, other))] += 1
        return sum(count - 1 for count in partners.values()), sum(count - 1 for count in opponents.values())
