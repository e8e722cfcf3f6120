"""Plays one case: a short match, a fault in it, and how long it takes until everybody sees what is true."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from engine.running.table import Table
from engine.table.model.status import Status
from tests.wire.matrix.cases import LATE, Case, Moment
from tests.wire.matrix.checker import differences
from tests.wire.matrix.people import Player
from tests.wire.matrix.stage import LONG, Stage, Witness
from tests.wire.world.faults import Fault

HEALS_WITHIN: Final = 15.0
"""Seconds from the end of a fault until everything shown is true."""
_MOST_PRESSES: Final = 5
"""Presses of one person in a case, so that it stays short."""
_NEVER: Final = 90.0
"""Seconds after which a fault that has not met a request never will."""
_LOOKS_EVERY: Final = 0.5
_LEFT: Final = 5
"""Cards still to be played when a deal is to end soon."""


class Outcome(NamedTuple):
    """What became of a case."""

    name: str
    met: int
    """Requests that went wrong."""
    seconds: float | None
    """Until everything was true; None: it was not, for a long time."""
    found: tuple[str, ...] = ()
    """What was not true at last."""

    @property
    def is_well(self) -> bool:
        return self.seconds is not None and self.seconds <= HEALS_WITHIN and not self.found


class Evening:
    """A table and its people, on a stage."""

    def __init__(self, stage: Stage, table: Table, players: tuple[Player, ...]) -> None:
        self.stage, self.players = stage, players
        self.played = table
        """As it was first known; a restart makes another."""

    async def table(self) -> Table:
        """The table as the bot of today knows it."""
        return await self.stage.table(self.played.id)

    def only_look(self) -> None:
        """Nobody acts any more; whoever sees no cards still asks for them."""
        for player in self.players:
            player.plays = False

    async def differences(self) -> list[str]:
        """What somebody sees that is not true."""
        table = await self.table()
        found = [await self._differences(table, one) for one in self.stage.witnesses[-2:]]
        # What was done before the last kill is not known after it, and may have been shown already.
        return min(found, key=len)

    async def _differences(self, table: Table, witness: Witness) -> list[str]:
        last = witness.last.get((table.id, table.deal))
        return await differences(self.stage.bot, self.stage.stand_in, table, last)

    async def goes_on_for(self, seconds: float) -> list[str]:
        """Let people play on; then what is not true."""
        await asyncio.sleep(seconds)
        self.only_look()
        await self.stage.settled()
        return await self.differences()

    async def heals(self, name: str, met: int) -> Outcome:
        """From now on: how long it takes until everything is true, and whether it stays so."""
        self.only_look()
        loop = asyncio.get_running_loop()
        began = loop.time()
        while (found := await self.differences()) and loop.time() - began < 4 * HEALS_WITHIN:
            await asyncio.sleep(_LOOKS_EVERY)
        seconds = None if found else loop.time() - began
        if not found:
            await asyncio.sleep(HEALS_WITHIN)
            found = await self.differences()
        return Outcome(name, met, seconds, tuple(found))


@asynccontextmanager
async def evening(
    stage: Stage, moment: Moment, asking: int = 1, *, early: bool = False, turn_seconds: int = LONG
) -> AsyncIterator[Evening]:
    """A match at this moment, nobody having pressed anything yet."""
    table, people = await stage.seated(2 if moment is Moment.DEAL else 1, asking, turn_seconds)
    await stage.settled(1)
    players = tuple(
        Player(stage.stand_in, table, user_id, by_message=place >= asking, most=_MOST_PRESSES, early=early)
        for place, user_id in enumerate(people)
    )
    if moment is not Moment.START:
        await table.start(people[0])
        while not table.deal:
            await asyncio.sleep(_LOOKS_EVERY)
        await stage.settled()
    if moment in (Moment.DEAL, Moment.END):
        await forward(table, _LEFT)
        await stage.settled()
    yield Evening(stage, table, players)


@asynccontextmanager
async def playing(now: Evening) -> AsyncIterator[None]:
    """People look at their screens and play."""
    tasks = [asyncio.create_task(player.go_on()) for player in now.players]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        for error in done:
            if isinstance(error, Exception):
                raise error


async def forward(table: Table, left: int) -> None:
    """Play on without anybody looking, until so many cards of the deal are left."""
    while sum(len(table.view(seat).hand) for seat in range(1, 5)) > left:
        seat = table.actors[0]
        occupant = table.occupant(seat)
        assert occupant is not None
        assert occupant.user_id is not None
        await table.act(occupant.user_id, str(table.legal(seat)[0]), table.turn_number(seat))


async def tried(stage: Stage, *cases: Case) -> Outcome:
    """Play one case, or several of one route and moment in one match, one request after the other going wrong."""
    name, route = ", ".join(map(str, cases)), cases[0].route
    # How long the bot waits before it tries again is by chance.
    random.seed(name)
    async with evening(stage, cases[0].moment, route.asking, early=route.early) as now:
        faults = [await plan(now, case) for case in cases]
        async with playing(now):
            await begin(now)
            for case, fault in zip(cases, faults, strict=True):
                await end_of(fault, LATE.get(str(case.kind), 0.0))
            outcome = await now.heals(name, min(fault.met for fault in faults))
        stage.stand_in.faults.planned.clear()
        return outcome


async def plan(now: Evening, case: Case) -> Fault:
    """Let the requests of a case go wrong from now on."""
    route, code = case.route, 0 if case.kind in (403, 404) else None
    path = route.path.format(channel=(await now.table()).setup.channel_id)
    after = LATE.get(str(case.kind), 0.0)
    return now.stage.stand_in.fault(route.method, path, case.kind, seconds=case.seconds, after=after, code=code)


async def begin(now: Evening) -> None:
    """Start the match, if that is still to be done."""
    table = await now.table()
    if table.status is Status.LOBBY:
        await table.start(table.setup.host_id)


async def end_of(fault: Fault, after: float) -> None:
    """Wait until a fault is over, and what it has told the bot to wait for."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    while not fault.over and loop.time() - began < _NEVER:
        await asyncio.sleep(0.25)
    await asyncio.sleep(after)
