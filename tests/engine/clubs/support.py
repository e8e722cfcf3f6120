"""Evenings in tests: made, and let go on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from engine.clubs.evenings.calendar import Rhythm, When
from engine.clubs.evenings.evening import EveningSetup, EveningState, Guest, Stage
from engine.clubs.evenings.running import Evening
from engine.core.registry import game_named
from engine.running.table import Table
from tests.engine.running.support import ANNA, CHANNEL, GUILD, NAMES, Process, act_somehow, user_to_move

TUESDAY = date(2026, 12, 1)
BRUSSELS = "Europe/Brussels"
BEGINS = 1_796_151_600.0
"""That Tuesday at 20:00 in Brussels."""
PEOPLE = {100 + number: f"Person {number}" for number in range(60)}


def weekly(**changes: Any) -> When:
    return replace(When(Rhythm.WEEKLY, TUESDAY, 20, 0, BRUSSELS), **changes)


def evening_setup(**changes: Any) -> EveningSetup:
    """Every Tuesday at 20:00, tables of four at a short match."""
    setup = EveningSetup(
        name="Tuesday club",
        guild_id=GUILD,
        channel_id=CHANNEL,
        director_id=ANNA,
        director_name=NAMES[ANNA],
        language="en",
        when=weekly(),
        options=game_named("couillon").configure("denexa", {"lines": "1"}),
        asks_presence=False,
    )
    return replace(setup, **changes)


def state(*people: int, **changes: Any) -> EveningState:
    """An evening for which these people have signed up."""
    guests = tuple(Guest(one, PEOPLE.get(one, "Somebody")) for one in people)
    made = EveningState(1, 1, evening_setup(), Stage.SIGN_UP, 1, TUESDAY, BEGINS, guests=guests)
    return replace(made, **changes)


async def opened(process: Process, people: Sequence[int] = (), **changes: Any) -> Evening:
    """An evening, a day before it begins, for which so many have signed up."""
    process.hour.time = BEGINS - 24 * 3600
    evening = await process.tables.clubs.evenings.open(evening_setup(**changes))
    for one in people:
        await evening.sign_up(one, PEOPLE[one])
    return evening


async def until(process: Process, at: float) -> None:
    """Time passes until this moment."""
    await process.passes(at - process.hour.time)


async def a_step(process: Process) -> bool:
    """A person acts, or else the clock does what is nearest; False if nothing is left to do."""
    for table in process.tables.in_guild(GUILD):
        if user_to_move(table) is not None:
            await act_somehow(table)
            return True
    if process.next_wake is None:
        # It may just be at work.
        await process.fire_due()
    if process.next_wake is None:
        return False
    process.hour.time = max(process.hour.time, process.next_wake)
    await process.fire_due()
    return True


async def played_until_next(process: Process, evening: Evening) -> None:
    """Go on until the present date is over."""
    number = evening.number
    for _ in range(20_000):
        if evening.number != number or not evening.is_live:
            return
        assert await a_step(process), "nothing is left to do, and the evening is not over"
    raise AssertionError("the evening does not end")


async def played_out(process: Process, table: Table) -> None:
    """Go on until this match is over."""
    while table.status.is_live:
        assert await a_step(process)
