"""The bot is killed while requests fail, and another one is started over the same database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import pytest

from tests.wire.loop import run
from tests.wire.matrix.cases import Moment, thorough
from tests.wire.matrix.stage import Stage
from tests.wire.matrix.trial import Outcome, begin, evening, playing
from tests.wire.world.faults import Kind

LONG: Final = 100_000.0
"""Virtual seconds for all cases of a test."""
KINDS: Final[tuple[Kind, ...]] = (503, "global", "reset", "lost", "cut")
AT: Final = (0.3, 1.5, 4.0, 9.0)
"""Seconds after the beginning at which the kill comes."""


async def tried(stage: Stage, moment: Moment, kind: Kind, at: float) -> Outcome:
    """Whatever the bot shows by itself fails for six seconds; `at`: when it is killed."""
    async with evening(stage, moment) as now:
        fault = stage.stand_in.fault("*", "/channels/*", kind, seconds=6, after=1)
        async with playing(now):
            await begin(now)
            await asyncio.sleep(at)
            await stage.kill()
            await stage.start()
            await begin(now)
            while not fault.over:
                await asyncio.sleep(0.25)
            outcome = await now.heals(f"killed after {at} s of {kind} {moment}", fault.met)
        stage.stand_in.faults.planned.clear()
        return outcome


@pytest.mark.parametrize("moment", Moment)
def test_after_the_next_start_everything_is_shown_and_nothing_twice(tmp_path: Path, moment: Moment) -> None:
    async def work() -> list[Outcome]:
        async with Stage.open(tmp_path) as stage:
            cases = ((kind, AT[(place + number) % len(AT)]) for place, kind in enumerate(KINDS) for number in (0, 1))
            chosen = thorough(list(cases), 5, [*Moment].index(moment))
            return [await tried(stage, moment, kind, at) for kind, at in chosen]

    assert [one for one in run(work(), LONG) if not one.is_well] == []
