"""Requests of the start fail: the commands and the emojis."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import pytest

from rendering import TILES
from tests.wire.loop import run
from tests.wire.matrix.cases import KINDS, LATE, SECONDS, Moment, thorough
from tests.wire.matrix.stage import Stage
from tests.wire.matrix.trial import HEALS_WITHIN, begin, evening, playing
from tests.wire.world.faults import Kind

LONG: Final = 100_000.0
"""Virtual seconds for all cases of a test."""
ROUTES: Final = (
    ("PUT", "/applications/*/commands"),
    ("GET", "/applications/*/emojis"),
    ("POST", "/applications/*/emojis"),
)


async def missing(stage: Stage) -> list[str]:
    """What a start should have brought and has not."""
    found = []
    if not stage.stand_in.routes.commands:
        found.append("there are no commands")
    if stage.bot.tiles.count != len(TILES):
        found.append(f"the bot knows {stage.bot.tiles.count} emojis of {len(TILES)}")
    if not stage.bot.is_ready():
        found.append("the bot is not connected")
    return found


async def started(folder: Path, kind: Kind, seconds: float | None) -> list[str]:
    """Start for the first time with this fault on every route of the start; then play."""
    folder.mkdir()
    code = 0 if kind in (403, 404) else None
    after = LATE.get(str(kind), 0.0)
    async with Stage.open(folder, starts=False) as stage:
        faults = [
            stage.stand_in.fault(method, path, kind, seconds=seconds, after=after, code=code) for method, path in ROUTES
        ]
        await stage.begin()
        began = asyncio.get_running_loop().time()
        await asyncio.sleep((seconds or 0.0) + after)
        while (found := await missing(stage)) and asyncio.get_running_loop().time() - began < 4 * HEALS_WITHIN:
            await asyncio.sleep(0.5)
        took = asyncio.get_running_loop().time() - began - (seconds or 0.0) - after
        if found or took > HEALS_WITHIN or (seconds is None and not all(one.met for one in faults)):
            return [f"{kind} {seconds}: after {took} s: {found}, {[one.met for one in faults]} met"]
        async with evening(stage, Moment.START) as now, playing(now):
            await begin(now)
            await asyncio.sleep(5)
            outcome = await now.heals(f"start with {kind} {seconds}", 1)
        return [] if outcome.is_well else [str(outcome)]


@pytest.mark.parametrize("kind", thorough(KINDS, 4))
def test_the_bot_catches_up_on_what_failed_at_its_start(tmp_path: Path, kind: Kind) -> None:
    seconds = SECONDS[KINDS.index(kind) % 2]
    assert run(started(tmp_path / "start", kind, seconds), LONG) == []
