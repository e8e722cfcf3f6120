"""Whatever befalls the processes of a bot: no two are sure to be first, and soon one plays; in virtual time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from itertools import groupby
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.store.standby import CUT_OFF, FROZEN, LAST, LONGEST_CUT_OFF, SURE, Holder, ProcessState, boot_seconds
from engine.table.model.errors import JournalError
from tests.engine.store.standbys import Database, Simulated
from tests.wire.loop import hurried, run

QUIET: Final = 40.0
"""Seconds in which all comes right."""
LOOK: Final = 0.1
KINDS: Final = ("start", "start", "kill", "stop", "stand still", "cut off", "reconnect", "restart", "give up")
steps = st.lists(st.tuples(st.floats(0, 8), st.sampled_from(KINDS), st.integers(0, 14)), max_size=25)


class Town:
    """A database, and its processes."""

    def __init__(self, seed: int = 1, *, is_quiet: bool = True) -> None:
        self.database, self.all = Database(random.Random(seed), is_quiet=is_quiet), list[Simulated]()
        self._watching = asyncio.create_task(self._watch())

    def start(self) -> Simulated:
        self.all.append(Simulated(self.database, len(self.all)))
        return self.all[-1]

    @property
    def living(self) -> list[Simulated]:
        return [one for one in self.all if not one.is_dead]

    @property
    def sure(self) -> list[Simulated]:
        return [one for one in self.living if one.place.is_sure]

    async def _watch(self) -> None:
        while True:
            assert len(self.sure) <= 1, "two are sure to be first"
            await asyncio.sleep(LOOK)

    async def until(self, condition: Callable[[], bool], seconds: float) -> float:
        """Wait for it; returns how long that took, and fails if it is longer."""
        begun = asyncio.get_running_loop().time()
        async with asyncio.timeout(seconds):
            while not condition():  # noqa: ASYNC110 - in virtual time
                await asyncio.sleep(LOOK)
        return asyncio.get_running_loop().time() - begun

    async def close(self) -> None:
        assert not self._watching.done() or self._watching.result()
        self._watching.cancel()
        for one in self.all:
            one.kill()
        await asyncio.gather(*(one.task for one in self.all), return_exceptions=True)


async def befall(town: Town, kind: str, number: int) -> None:
    if kind == "start" and len(town.living) < 4:
        town.start()
    elif kind == "restart":
        await town.database.restart(number)
    elif town.living:
        one = town.living[number % len(town.living)]
        if kind == "kill":
            one.kill()
        elif kind == "stop":
            await one.stop()
        elif kind == "stand still":
            one.desk.stands_still = float(number)
        elif kind in ("cut off", "reconnect"):
            one.desk.is_cut_off = kind == "cut off"
        elif kind == "give up":
            one.place.give_up()


@given(st.integers(0, 2**32), steps)
@settings(max_examples=60, deadline=None)
def test_no_two_are_sure_to_be_first_and_in_the_end_one_plays(seed: int, story: list[tuple[float, str, int]]) -> None:
    async def walked() -> None:
        town = Town(seed, is_quiet=False)
        town.start()
        for seconds, kind, number in story:
            await asyncio.sleep(seconds)
            await befall(town, kind, number)
        town.database.is_quiet = True
        for one in town.living:
            one.desk.is_cut_off = False
        if not town.living:
            town.start()
        await asyncio.sleep(QUIET)
        assert len(town.sure) == 1
        assert [one.place.state for one in town.living].count(ProcessState.PLAYS) == 1
        await town.close()

    run(walked())


def in_town(test: Callable[[Town], Coroutine[Any, Any, None]]) -> Any:
    """A test with two processes, of which the first plays."""

    @hurried
    async def done() -> None:
        town = Town()
        town.start()
        await town.until(lambda: bool(town.sure), 1)
        town.start()
        await asyncio.sleep(5)
        await test(town)
        await town.close()

    done.__name__ = test.__name__
    return done


@in_town
async def test_one_that_ends_as_it_should_is_followed_at_once(town: Town) -> None:
    one, two = town.all
    assert two.place.waits_for == "process p0 plays"
    await one.stop()
    assert await town.until(lambda: town.sure == [two], 2) < 1


@in_town
async def test_one_that_is_killed_is_followed_within_a_second(town: Town) -> None:
    one, two = town.all
    one.kill()
    assert await town.until(lambda: town.sure == [two], 2) < 1


@in_town
async def test_one_that_stands_still_does_nothing_before_another_plays_and_stands_by_when_it_wakes(town: Town) -> None:
    one, two = town.all
    told: list[bool] = []
    one.place.on_change = told.append
    one.desk.stands_still = 20
    assert SURE - 2.5 < await town.until(lambda: not town.sure, SURE + 3) <= SURE + LOOK
    assert await town.until(lambda: town.sure == [two], FROZEN + 3) <= FROZEN - SURE + 4
    await town.until(lambda: one.place.state is ProcessState.STANDS_BY, 20)
    assert town.sure == [two]
    assert one.place.waits_for == "process p1 plays"


@in_town
async def test_one_that_is_cut_off_from_the_database_is_told_and_goes_on_playing_until_it_sees_another(
    town: Town,
) -> None:
    one, two = town.all
    told: list[bool] = []
    one.place.on_change = told.append
    one.desk.is_cut_off = True
    await town.until(lambda: told[-1:] == [False], SURE + 1)
    assert one.place.state is ProcessState.PLAYS
    await town.until(lambda: town.sure == [two], FROZEN)
    await asyncio.sleep(60)
    assert one.place.state is ProcessState.PLAYS, "it cannot know whether somebody plays, and people still press there"
    one.desk.is_cut_off = False
    await town.until(lambda: one.place.state is ProcessState.STANDS_BY, 5)


@in_town
async def test_after_a_restart_of_the_server_whoever_played_goes_on(town: Town) -> None:
    one, two = town.all
    told: list[bool] = []
    one.place.on_change = told.append
    for seconds in (0.1, 3, 30):
        await town.database.restart(seconds)
        await town.until(lambda: one.place.is_sure, 3)
        await asyncio.sleep(20)
        assert town.sure == [one]
    assert len(one.began) == 1
    assert [one for one, _ in groupby(told)] == [True, False, True, False, True], (
        "in the shortest it was just not asking"
    )
    await two.stop()


@in_town
async def test_one_that_died_while_the_server_was_away_is_followed_a_little_later(town: Town) -> None:
    one, two = town.all
    restarting = asyncio.create_task(town.database.restart(5))
    one.kill()
    await restarting
    assert await town.until(lambda: town.sure == [two], 10) < 8


@in_town
async def test_setting_the_servers_clock_ends_nobody(town: Town) -> None:
    one, _ = town.all
    for seconds in (1000.0, -5000.0):
        town.database.base += seconds
        await asyncio.sleep(20)
        assert town.sure == [one]
    assert len(one.began) == 1


@in_town
async def test_whoever_gives_up_stands_last_and_each_waits_twice_as_long_as_the_one_before(town: Town) -> None:
    one, two = town.all
    waits = []
    for _ in range(6):
        (now,) = town.sure
        waits.append(now.place.cut_off)
        now.place.give_up()
        other = two if now is one else one
        await town.until(lambda: town.sure == [other], LAST)  # noqa: B023 - awaited at once
        await asyncio.sleep(LAST + 5)
        assert town.sure == [other]
    assert waits == [CUT_OFF, 30, 60, 120, 240, LONGEST_CUT_OFF]
    (now,) = town.sure
    now.place.fares_well()
    await asyncio.sleep(5)
    assert town.database.row.cut_off == CUT_OFF


@in_town
async def test_nobody_gives_up_where_nobody_stands_by(town: Town) -> None:
    one, two = town.all
    await two.stop()
    await asyncio.sleep(5)
    one.place.give_up()
    await asyncio.sleep(20)
    assert (town.sure, len(one.began)) == ([one], 1)


@in_town
async def test_a_bot_of_another_application_is_refused(town: Town) -> None:
    (one, *_), three = town.all, town.start()
    three.place._bot_id = 7
    holder = Holder("p0", 1, 1, 5, 0.0)
    with pytest.raises(JournalError, match="another application"):
        three.place._must_be_of_ours(holder)
    three.place._must_be_of_ours(holder._replace(name=""))
    three.place._must_be_of_ours(holder._replace(bot_id=0))
    assert town.sure == [one]


def test_the_clock_goes_on_whatever_the_wall_clock_says() -> None:
    assert boot_seconds() <= boot_seconds()
