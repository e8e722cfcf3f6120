"""New conversations have a budget: in the database, for all processes, those who are to act first."""

from __future__ import annotations

import math
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from engine.running.openings import (
    CALM,
    DEFAULT_BUDGET,
    LONG,
    MINUTE,
    REST_AFTER_REFUSAL,
    SHORT,
    Begun,
    Budget,
    Need,
    Openings,
)
from engine.store.journal import Journal
from hosting.settings import Settings
from tests.engine.running.support import Hour
from tests.engine.store.databases import EACH_KIND, database, rows_of

SMALL = Budget(short=4, long=6)


@asynccontextmanager
async def opened(folder: Path, hour: Hour, budget: Budget = SMALL) -> AsyncIterator[Openings]:
    """One process of a bot."""
    journal = await Journal.open(database(folder))
    try:
        yield Openings(journal, hour, budget)
    finally:
        await journal.close()


@EACH_KIND
async def test_no_more_are_begun_than_the_budget_has_and_more_as_time_passes(tmp_path: Path) -> None:
    hour = Hour()
    async with opened(tmp_path, hour) as openings:
        begun = hour.time
        assert [await openings.spend(Need.ACTING) for _ in range(6)] == [None] * 4 + [begun + SHORT] * 2
        hour.time = begun + SHORT
        assert [await openings.spend(Need.ACTING) for _ in range(3)] == [None, None, begun + LONG]
        hour.time = begun + LONG
        assert await openings.spend(Need.ACTING) is None


@EACH_KIND
async def test_neither_a_restart_nor_another_process_renews_it(tmp_path: Path) -> None:
    hour = Hour()
    async with opened(tmp_path, hour) as first, opened(tmp_path, hour) as second:
        for openings in (first, second, first, second):
            assert await openings.spend(Need.ACTING) is None
        assert await first.spend(Need.ACTING) == hour.time + SHORT
    async with opened(tmp_path, hour) as born:
        assert await born.spend(Need.ACTING) == hour.time + SHORT
        assert (await born.look()).room(SMALL, Need.ACTING, hour.time) == 0


@EACH_KIND
async def test_after_a_refusal_nothing_is_tried_for_an_hour_by_any_process(tmp_path: Path) -> None:
    hour = Hour()
    async with opened(tmp_path, hour) as first, opened(tmp_path, hour) as second:
        assert await first.spend(Need.ACTING) is None
        refused = hour.time
        await first.refused()
        hour.time += REST_AFTER_REFUSAL - 1
        for openings in (first, second):
            assert await openings.spend(Need.ACTING) == refused + REST_AFTER_REFUSAL
            # Not even what was spent already.
            assert await openings.spend(Need.ACTING, again=True) == refused + REST_AFTER_REFUSAL
        hour.time += 1
        assert await second.spend(Need.ACTING) is None


async def test_one_that_came_to_nothing_is_tried_again_at_no_cost(tmp_path: Path) -> None:
    hour = Hour()
    async with opened(tmp_path, hour) as openings:
        for _ in range(4):
            await openings.spend(Need.ACTING)
        assert await openings.spend(Need.ACTING, again=True) is None
        assert len(openings.begun.times) == 4


async def test_what_no_longer_counts_is_not_kept(tmp_path: Path) -> None:
    hour = Hour()
    async with opened(tmp_path, hour) as openings:
        await openings.refused()
        hour.time += LONG
        assert await openings.spend(Need.ACTING) is None
        assert [row["at"] for row in rows_of(database(tmp_path), "dm_openings")] == [hour.time]


def test_those_who_are_to_act_come_first_and_those_who_sign_up_leave_half() -> None:
    now, budget = 1e6, DEFAULT_BUDGET
    crowd = Begun(tuple([now] * (budget.short // CALM)))
    assert crowd.room(budget, Need.ACTING, now) == budget.short - budget.short // CALM
    assert crowd.room(budget, Need.WAITING, now) == crowd.room(budget, Need.AHEAD, now) == 0
    assert crowd.opens_at(budget, Need.WAITING, now) == now + MINUTE
    half = Begun(tuple([now - 2 * MINUTE] * (budget.short // 2)))
    assert half.room(budget, Need.AHEAD, now) == 0 < half.room(budget, Need.WAITING, now)


def test_a_budget_of_nothing_never_opens_and_a_clock_that_was_wrong_does_not_shut() -> None:
    assert Begun().opens_at(Budget(0, 0), Need.ACTING, 5.0) == math.inf
    future = Begun(tuple([1e9] * 100), refused_at=1e9)
    assert future.opens_at(DEFAULT_BUDGET, Need.ACTING, 1e6) == 1e6


@pytest.mark.parametrize("need", Need)
def test_what_is_promised_is_kept_and_no_window_ever_holds_more_than_it_may(need: Need) -> None:
    rng, now, times = random.Random(need), 1e6, list[float]()
    budget = Budget(short=12, long=20)
    for _ in range(400):
        begun = Begun(tuple(times))
        at = begun.opens_at(budget, need, now)
        assert (at == now) == (begun.room(budget, need, now) > 0)
        if at > now:
            assert begun.room(budget, need, at - 0.001) == 0
        now = at
        assert begun.room(budget, need, now) > 0
        times.append(now)
        for seconds, most in budget.limits(need):
            assert len(Begun(tuple(times)).within(seconds, now)) <= most
        now += rng.choice((0.0, 1.0, 50.0, 400.0))


def test_the_settings_have_the_same_defaults() -> None:
    settings = Settings(_env_file=None)
    assert settings.new_conversations_in_ten_minutes == DEFAULT_BUDGET.short == 40
    assert settings.new_conversations_in_two_hours == DEFAULT_BUDGET.long == 100
