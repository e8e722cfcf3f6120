"""One tournament from the first *Enter* to the podium.

One table is slow, somebody comes late, two people leave between rounds, and the bot is stopped in the middle of a round
and started again on its journal.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from benchmarks.club_evenings.hosting import Hosting
from cogs.tournament.page import entry_texts
from engine.clubs.tournaments.progress import Tournament
from engine.clubs.tournaments.setup import EntryMode, Method, Remainder, Total, TournamentSetup, layout_of
from engine.clubs.tournaments.state import TournamentState
from engine.core.registry import GAMES
from engine.table.model.status import Status
from tests.wire.payloads import CHANNEL_ID, GUILD_ID

ENTERING: Final = 300.0
"""Seconds within which everybody enters."""
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
    entry: EntryMode
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
    return _Evening(plan).hold()


class _Evening(Hosting[Outcome]):
    _last: Tournament

    def __init__(self, plan: Plan) -> None:
        # One more than enter at first: who comes late.
        super().__init__(plan.people + 1, plan.seed)
        self._plan, self._number = plan, 0

    async def happen(self) -> Outcome:
        plan, people = self._plan, self.people
        host, *others, late = self.users
        setup = TournamentSetup(
            options=GAMES[plan.game].for_tournament(plan.preset, plan.deals),
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
        self._last = await self.tables.tournaments.open(setup)
        self._number = self._last.id
        await asyncio.sleep(5)
        for user in others:
            self.press_within(ENTERING, user, self._button("enter"))
        await self.looking(ENTERING + 10)
        assert len(self._last.entrants) == plan.people, f"{len(self._last.entrants)} have entered"
        self.press(host, self._button("start"))
        await self._until(lambda now: now.round == 1 and now.status is Status.PLAYING)
        seats = (await self.tables.find(self._last.tables_of(1)[-1].table_id)).seats
        people.slow = {one.user_id for one in seats if one is not None and one.user_id is not None}
        await self._until(lambda now: now.round == 1 and now.is_between_rounds)
        if plan.rounds > 1 and plan.method is not Method.KNOCKOUT:
            for user in self.rng.sample(others, plan.leaving):
                self.press(user, self._button("leave"))
            self.press(late, self._button("enter"))
        await self._until(lambda now: now.round == 2 or now.status is Status.OVER)
        await self.looking(90)
        await self.restart()
        await self._until(lambda now: not now.status.is_live)
        await self.looking(AFTERWARDS)
        self._check_the_end()
        partners, opponents = self._met_again()
        return Outcome(
            plan,
            asyncio.get_running_loop().time() / 60,
            self.watch.looks,
            self.watch.faults,
            self.watch.longest_behind,
            partners,
            opponents,
            self.refused,
            people.presses,
            self.requests,
        )

    async def look(self) -> None:
        self._last = await self.tables.tournaments.find(self._number)
        self.watch.look(self.tables, self._last)

    def _button(self, verb: str) -> str:
        return f"tournament.{verb}:{self._number}"

    async def _until(self, is_so: Callable[[TournamentState], bool]) -> None:
        await self.until(lambda: is_so(self._last.state), LONGEST)

    def _check_the_end(self) -> None:
        """All is shown: the board, every round's standings, and the podium."""
        last = self._last
        missing = {"end", *(f"standings-{number}" for number in range(1, last.round))} - set(last.message_ids)
        self.watch.faults += [f"never shown: {one}" for one in sorted(missing)]
        if any("Error" in text for text in entry_texts(last)):
            self.watch.faults.append("the board tells of an error")

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
