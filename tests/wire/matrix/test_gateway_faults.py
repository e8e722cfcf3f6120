"""The gateway closes, resumes, loses its session or repeats itself in the middle of a match."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import pytest

from tests.wire.loop import run
from tests.wire.matrix.cases import Moment, thorough
from tests.wire.matrix.stage import Stage
from tests.wire.matrix.trial import Outcome, begin, evening, playing
from tests.wire.server import StandIn

LONG: Final = 100_000.0
"""Virtual seconds for all cases of a test."""


async def closed(stand_in: StandIn) -> None:
    await stand_in.gateway.drop()


async def closed_for_good_by_one_who_goes_away(stand_in: StandIn) -> None:
    await stand_in.gateway.drop(1001)


async def asked_to_reconnect(stand_in: StandIn) -> None:
    await stand_in.gateway.ask_to_reconnect()


async def to_be_resumed(stand_in: StandIn) -> None:
    await stand_in.gateway.invalidate(resumable=True)


async def session_invalid(stand_in: StandIn) -> None:
    await stand_in.gateway.invalidate(resumable=False)


async def session_lost_while_away(stand_in: StandIn) -> None:
    stand_in.gateway.expire()
    await stand_in.gateway.drop()


async def everything_twice(stand_in: StandIn) -> None:
    stand_in.gateway.twice = True
    await asyncio.sleep(10)
    stand_in.gateway.twice = False


async def closed_again_and_again(stand_in: StandIn) -> None:
    for _ in range(4):
        await stand_in.gateway.drop()
        await stand_in.gateway.connected()


async def closed_while_nothing_works(stand_in: StandIn) -> None:
    stand_in.fault("*", "*", 503, seconds=10)
    await stand_in.gateway.drop()
    await asyncio.sleep(10)


FAULTS: Final[tuple[Callable[[StandIn], Awaitable[None]], ...]] = (
    closed,
    closed_for_good_by_one_who_goes_away,
    asked_to_reconnect,
    to_be_resumed,
    session_invalid,
    session_lost_while_away,
    everything_twice,
    closed_again_and_again,
    closed_while_nothing_works,
)


async def tried(stage: Stage, fault: Callable[[StandIn], Awaitable[None]], moment: Moment) -> Outcome:
    """Begin to play at this moment, and let that happen two seconds later."""
    async with evening(stage, moment) as now, playing(now):
        await begin(now)
        await asyncio.sleep(2)
        await fault(stage.stand_in)
        await stage.stand_in.gateway.connected()
        return await now.heals(f"{fault.__name__} {moment}", 1)


@pytest.mark.parametrize("moment", Moment)
def test_everybody_sees_what_is_true_soon_after(tmp_path: Path, moment: Moment) -> None:
    async def work() -> list[Outcome]:
        async with Stage.open(tmp_path) as stage:
            return [await tried(stage, fault, moment) for fault in thorough(FAULTS, 4, [*Moment].index(moment))]

    assert [one for one in run(work(), LONG) if not one.is_well] == []
