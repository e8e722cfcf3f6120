"""A date that was called off or is over does not come back, whatever is changed about the evening."""

from __future__ import annotations

from asyncio import gather
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest

from engine.clubs.evenings.calendar import Rhythm, When
from engine.clubs.evenings.evening import IDLE
from engine.table.model.errors import Refusal, Refused
from tests.engine.clubs.support import BEGINS, TUESDAY, evening_setup, opened, until, weekly
from tests.engine.running.support import ANNA, Process

WEEK = timedelta(days=7)
CHANGES: tuple[dict[str, Any], ...] = (
    {"rhythm": Rhythm.FORTNIGHTLY},
    {"rhythm": Rhythm.MONTHLY},
    {"zone": "America/New_York"},
    {"zone": "Asia/Tokyo"},
    {"hour": 21},
    {"minute": 30},
)


def after(when: When, days: int) -> date:
    """The first day of such an evening so many days after the first."""
    if when.rhythm is Rhythm.MONTHLY:
        return date(2027, 1, 5)
    return TUESDAY + timedelta(days=days * (2 if when.rhythm is Rhythm.FORTNIGHTLY else 1))


@pytest.mark.parametrize("changed", CHANGES, ids=str)
async def test_a_date_that_was_called_off_stays_off(process: Process, changed: dict[str, Any]) -> None:
    evening = await opened(process)
    await evening.cancel(ANNA)
    assert evening.state.day == TUESDAY + WEEK
    when = weekly(**changed)
    await evening.change(ANNA, lambda setup: replace(setup, when=when))
    assert (evening.number, evening.state.day) == (2, after(when, 7))


@pytest.mark.parametrize("changed", CHANGES, ids=str)
async def test_two_dates_that_were_called_off_stay_off(process: Process, changed: dict[str, Any]) -> None:
    evening = await opened(process)
    await evening.cancel(ANNA)
    await evening.cancel(ANNA)
    await evening.change(ANNA, lambda setup: replace(setup, when=weekly(**changed)))
    assert evening.state.day not in (TUESDAY, TUESDAY + WEEK)


async def test_a_date_that_is_over_does_not_come_back_later_on_its_day(process: Process) -> None:
    evening = await opened(process)
    await until(process, BEGINS + 300 + IDLE + 60)
    assert evening.number == 2
    await evening.change(ANNA, lambda setup: replace(setup, when=weekly(hour=23)))
    assert evening.state.day == TUESDAY + WEEK


async def test_another_day_can_be_chosen_and_the_dates_after_it_skip_what_was_called_off(process: Process) -> None:
    evening = await opened(process)
    await evening.cancel(ANNA)
    once = weekly(first=TUESDAY - timedelta(days=1), rhythm=Rhythm.WEEKLY)
    process.hour.time = BEGINS - 3 * 24 * 3600
    await evening.change(ANNA, lambda setup: replace(setup, when=once))
    assert evening.state.day == TUESDAY - timedelta(days=1)
    await evening.change(ANNA, lambda _: evening_setup())
    assert evening.state.day == TUESDAY + WEEK


async def test_two_who_call_off_the_same_date_at_once_do_not_call_off_the_next_one_too(process: Process) -> None:
    evening = await opened(process)
    number = evening.number
    both = await gather(*(evening.cancel(ANNA, number=number) for _ in range(2)), return_exceptions=True)
    assert [one.reason for one in both if isinstance(one, Refused)] == [Refusal.STALE]
    assert (evening.number, evening.state.day) == (2, TUESDAY + WEEK)
