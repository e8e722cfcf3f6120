"""A club's season: every Tuesday an evening, open end and tournament in turn, and what they count together.

Each evening most sign up, one signs off again, all are reminded, one of them does not come and one comes unannounced.
The tables are drawn at five past from those who are there; one table is slow, and two people go home early. The bot is
stopped or killed after every evening, as an old one is when a new one is installed, and in the middle of one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Final
from zoneinfo import ZoneInfo

from benchmarks.club_evenings.counted import Evening as Paper
from benchmarks.club_evenings.counted import Line, counted
from benchmarks.club_evenings.hosting import Hosting
from benchmarks.club_evenings.season_watch import SeasonWatch
from benchmarks.load.clock import PEOPLE, side
from engine.clubs.evenings.calendar import Rhythm, When
from engine.clubs.evenings.evening import (
    DRAW_AFTER,
    REMIND_BEFORE,
    EveningKind,
    EveningSetup,
    Rest,
    Stage,
    TournamentPart,
)
from engine.clubs.evenings.running import Evening
from engine.clubs.seasons.season import SeasonState
from engine.clubs.tournaments.setup import EntryMode
from engine.core.registry import GAMES, game_named
from engine.running.table import Table
from engine.table.model.status import Status
from tests.wire import clock
from tests.wire.payloads import CHANNEL_ID, GUILD_ID, OWNER_ID

MOST_PEOPLE: Final = 20
"""More the words of the board have no room for."""
ZONE: Final = "Europe/Brussels"
TUESDAY: Final = 2
FIRST: Final = date(2027, 2, 2)
"""In the tenth week summer time has begun."""
MINUTE: Final = 60.0
BEFORE: Final = 90 * MINUTE
"""So long before it begins, the bot is there and people sign up."""
LONGEST: Final = 8 * 3600.0
NAME: Final = "Winter"


@dataclass(frozen=True, slots=True)
class SeasonPlan:
    """How long it is, and who plays."""

    people: int = 20
    evenings: int = 10
    best: int = 7
    matches: int = 2
    """At an open evening so many each; a tournament has as many rounds."""
    seed: int = 1


@dataclass(frozen=True, slots=True)
class SeasonOutcome:
    """What was seen."""

    plan: SeasonPlan
    looks: int
    faults: list[str]
    behind: float
    """For how many virtual seconds at most a board was not right."""
    kills: int
    lines: list[Line]
    """The season as it was counted by hand."""
    refused: int
    """Answers of 429."""
    presses: int
    requests: int


def hold_season(plan: SeasonPlan) -> SeasonOutcome:
    """Play a season; takes as long as the machine needs for every card."""
    return _Season(plan).hold()


class _Season(Hosting[SeasonOutcome]):
    _evening: Evening
    _state: SeasonState
    _tournament_id: int | None = None
    every = 10.0

    def __init__(self, plan: SeasonPlan) -> None:
        assert plan.people <= MOST_PEOPLE
        super().__init__(plan.people, plan.seed)
        self._plan = plan
        self._papers: list[Paper] = []
        """Of the evenings that are over."""
        self._known: dict[int, Table] = {}
        """The tables of this evening, by number."""
        self._ended: set[int] = set()
        self._number, self._kills = 1, 0
        self._going: tuple[int, ...] = ()
        """Who goes home early."""

    async def happen(self) -> SeasonOutcome:
        plan = self._plan
        self._watched = SeasonWatch(self.stand_in, self.every)
        await self._begin_season()
        for self._number in range(1, plan.evenings + 1):
            # Nobody presses anything until the next Tuesday, and no bot has to be there for that.
            await self.kill() if self._number % 2 else await self._stop()
            self._kills += self._number % 2
            await self._sleep_until(self._evening.starts_at - BEFORE)
            await self.begin()
            await self._spend_evening()
        await self.looking(MINUTE)
        self._check_the_end()
        watch = self._watched
        faults = [*watch.faults, *self.watch.faults]
        behind = max(watch.longest_behind, self.watch.longest_behind)
        lines = counted(self._papers, plan.best)
        played = self.people.presses, self.requests
        return SeasonOutcome(plan, watch.looks, faults, behind, self._kills, lines, self.refused, *played)

    async def _begin_season(self) -> None:
        plan = self._plan
        # A command is known a moment after the bot is there.
        await asyncio.sleep(5)
        wanted = {"name": NAME, "best": plan.best, "evenings": plan.evenings}
        await self._by_owner("season new", wanted)
        await asyncio.sleep(5)
        self._state = await self.tables.clubs.seasons.must_run(GUILD_ID)
        setup = EveningSetup(
            name="Tuesday club",
            guild_id=GUILD_ID,
            channel_id=CHANNEL_ID,
            director_id=OWNER_ID,
            director_name="Owner",
            language="en",
            when=When(Rhythm.WEEKLY, FIRST, 20, 0, ZONE),
            options=game_named("couillon").configure("denexa", {"lines": "1"}),
        )
        self._evening = await self.tables.clubs.evenings.open(setup)

    async def _by_owner(self, command: str, options: Mapping[str, object] | None = None) -> None:
        with side(PEOPLE):
            await self.stand_in.people.command(OWNER_ID, command, options)

    async def _sleep_until(self, at: float) -> None:
        await asyncio.sleep(at - clock.now())

    async def _spend_evening(self) -> None:
        """From the first who sign up until the evening counts."""
        self._known, self._ended = {}, set()
        self._watched.start_anew()
        number = self._number
        self._evening = await self.tables.clubs.evenings.find(self._evening.id)
        begins = datetime.fromtimestamp(self._evening.starts_at, ZoneInfo(ZONE))
        if (begins.isoweekday(), begins.hour, begins.minute) != (TUESDAY, 20, 0):
            self._watched.faults.append(f"evening {number} begins at {begins}")
        is_tournament = number % 2 == 0
        await self._evening.change(OWNER_ID, _tournament(self._plan.matches) if is_tournament else _open_end)
        there = await self._gather()
        await self.until(lambda: self._evening.stage.is_played, LONGEST)
        # Everybody finds their way to the table.
        await self.looking(15)
        await self._check_tables(there)
        self.people.slow = self._people_of(next(iter(self._known.values())))
        self._going = tuple(self.rng.sample(sorted(there), 2))
        if is_tournament:
            await self._play_tournament()
        if number == (self._plan.evenings + 1) // 2:
            await self._be_killed()
        if not is_tournament and number % 4 == 1:
            await self.until(lambda: self._evening.number > number or self._is_quiet(), LONGEST)
            await self._by_owner("evening end")
        await self.until(lambda: len(self._papers) == number, LONGEST)
        await self.looking(MINUTE)

    async def _be_killed(self) -> None:
        """In the midst of everything, and start again soon after."""
        await self.looking(2 * MINUTE)
        await self.kill()
        self._kills += 1
        await asyncio.sleep(20)
        self._watched.start_anew()
        await self.begin()

    async def _gather(self) -> set[int]:
        """People sign up, are reminded and come; returns who is there."""
        absent, shy, off, *members = self.rng.sample(self.users, len(self.users))
        for user in (absent, off, *members):
            self._presses_within(20 * MINUTE, user, "signup")
        await self.looking(25 * MINUTE)
        self._presses_within(MINUTE, off, "leave")
        await self.looking(BEFORE - REMIND_BEFORE - 25 * MINUTE + 2 * MINUTE)
        announced = [clock.at(one["scheduled_start_time"]) for one in self.stand_in.routes.events.values()]
        if announced != [self._evening.starts_at]:
            self._watched.faults.append(f"evening {self._number} is announced for {announced}")
        for user in self.users:
            if (count := self._reminders_of(user)) != (user not in (shy, off)):
                self._watched.faults.append(f"{user} was reminded {count} times of evening {self._number}")
        for user in (shy, *members):
            self._presses_within(25 * MINUTE, user, "here")
        return {shy, *members}

    def _reminders_of(self, user: int) -> int:
        custom_id = self._button("here")
        return sum(custom_id in one.pressable for one in self.stand_in.people.mail(user))

    async def _check_tables(self, there: set[int]) -> None:
        """Right after five past everybody who is there sits at a table, or waits because they are no full table."""
        evening, faults = self._evening, self._watched.faults
        if not DRAW_AFTER <= clock.now() - evening.starts_at <= DRAW_AFTER + MINUTE:
            faults.append(f"evening {self._number} was drawn at {clock.now() - evening.starts_at:.0f} s")
        for one in await self._tables_now():
            self._known[one.id] = one
        sitting = {user for table in self._known.values() for user in self._people_of(table)}
        if not sitting <= there or len(sitting) != len(there) // 4 * 4:
            faults.append(f"evening {self._number}: {len(sitting)} sit, {len(there)} are there")

    async def _play_tournament(self) -> None:
        tournament = await self._evening.tournament()
        assert tournament is not None
        last = self._plan.matches
        await self.until(lambda: tournament.state.is_between_rounds or tournament.round == last, LONGEST)
        for user in self._going:
            self._presses_within(5, user, "leave")
        await self.until(lambda: tournament.round == last, LONGEST)

    def _presses_within(self, seconds: float, user: int, verb: str) -> None:
        number = self._number
        self.press_within(seconds, user, self._button(verb), lambda: self._evening.number == number)

    def _button(self, verb: str) -> str:
        return f"evening.{verb}:{self._evening.id}:{self._number}"

    def _is_quiet(self) -> bool:
        """Whether nothing is played any more."""
        return len(self._ended) == len(self._known)

    async def look(self) -> None:
        clubs = self.tables.clubs
        evening = await clubs.evenings.find(self._evening.id)
        self._evening, self._state = evening, await clubs.seasons.find(self._state.id) or self._state
        for table in await self._tables_now():
            self._known[table.id] = table
        for number in self._known.keys() - self._ended:
            self._known[number] = await self.tables.find(number)
            if self._known[number].status is Status.OVER:
                self._ended.add(number)
                self._next_match(self._known[number])
        tournament = await evening.tournament()
        if tournament is not None:
            self.watch.look(self.tables, tournament)
        self.watch.look_at_tables(self.tables)
        self._tournament_id = tournament.id if tournament is not None else self._tournament_id
        if (evening.number > self._number or evening.stage is Stage.OVER) and len(self._papers) < self._number:
            self._papers.append(await self._paper())
        await self._watched.look_at_evening(evening)
        self._watched.look_at_season(self._state, len(self._papers), counted(self._papers, self._plan.best))

    async def _tables_now(self) -> list[Table]:
        return [one for one in self.tables.in_guild(GUILD_ID) if one.status is Status.PLAYING]

    def _next_match(self, ended: Table) -> None:
        """After a match of an open evening, most want another, and two go home."""
        if self._evening.setup.kind is EveningKind.TOURNAMENT:
            return
        for user in self._people_of(ended):
            played = sum(user in self._people_of(self._known[number]) for number in self._ended)
            if user in self._going or played < self._plan.matches:
                self._presses_within(30, user, "leave" if user in self._going else "here")

    async def _paper(self) -> Paper:
        """How good everybody was tonight: by matches won, or by the standings of the tournament."""
        played = {number: self._people_of(table) for number, table in self._known.items()}
        if self._number % 2 == 0 and self._tournament_id is not None:
            tournament = await self.tables.tournaments.find(self._tournament_id)
            ranks = {tournament.entrants[row.place - 1].user_id: row.rank for row in tournament.standings()}
            # Who went home before the last round comes after all who did not.
            return {user: -ranks.get(user, MOST_PEOPLE + 1) for people in played.values() for user in people}
        won = {user: 0 for people in played.values() for user in people}
        for table in self._known.values():
            for seat in table.winners:
                occupant = table.seats[seat - 1]
                assert occupant is not None
                assert occupant.user_id is not None
                won[occupant.user_id] += 1
        matches = {user: sum(user in people for people in played.values()) for user in won}
        # Of as many matches won, fewer played are better.
        return {user: 100 * won[user] + won[user] / matches[user] for user in won}

    def _people_of(self, table: Table) -> set[int]:
        return {one.user_id for one in table.seats if one is not None and one.user_id is not None}

    def _check_the_end(self) -> None:
        watch, plan = self._watched, self._plan
        watch.end()
        lines = counted(self._papers, plan.best)
        champions = [line for line in lines if line.rank == 1]
        told = watch.titles()
        if len(told) != 1 or not all(f"<@{line.user}>" in told[0] for line in champions):
            watch.faults.append(f"the titles were told {len(told)} times: {told}")
        titles = {(one.rank, one.user_id, one.total) for one in self._state.titles}
        if titles != {(line.rank, line.user, line.total) for line in lines if line.rank <= 3}:
            watch.faults.append(f"the titles are {titles}")


def _open_end(setup: EveningSetup) -> EveningSetup:
    return replace(
        setup,
        kind=EveningKind.OPEN,
        options=game_named("couillon").configure("denexa", {"lines": "1"}),
        rest=Rest.RESERVE,
    )


def _tournament(rounds: int) -> Callable[[EveningSetup], EveningSetup]:
    def work(setup: EveningSetup) -> EveningSetup:
        part = TournamentPart(rounds=rounds, entry=EntryMode.DRAWN.value)
        return replace(
            setup,
            kind=EveningKind.TOURNAMENT,
            options=GAMES["couillon"].for_tournament("malmedy", 1),
            rest=Rest.BYE,
            tournament=part,
        )

    return work
