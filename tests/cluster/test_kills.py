"""A real process of two is killed in the middle of a match; `make kills` does that on end, with more of everything."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.cluster.people import Company
from tests.cluster.town import Town
from tests.cluster.trial import Fault, playing, tried
from tests.patience import LAST_RESORT

CARDS = 3


async def test_whoever_is_left_shows_what_is_true(tmp_path: Path) -> None:
    async with Town.built(tmp_path, shards=1, processes=2) as town:
        await town.are_up()
        company = Company(town, "chouine", 0, 0, seed=1, patience=LAST_RESORT)
        async with playing([company]):
            async with town.stand_in.answered:
                played = town.stand_in.answered.wait_for(
                    lambda: len(company.pressed.get(company.table_id, ())) >= CARDS
                )
                await asyncio.wait_for(played, LAST_RESORT)
            (first,) = [number for number, one in town.processes.items() if one.plays]
            outcome = await tried(
                town, [company], first, Fault.KILL, random.Random(1), again=False, given_up=LAST_RESORT
            )
        assert outcome.found == ()
        # How many seconds they are is proven in virtual time, in tests/wire/processes, and measured by `make kills`.
        assert outcome.seconds is not None
        assert town.stand_in.problems == []
