"""A real process of two is killed in the middle of a match; `make kills` does that on end, with more of everything."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.cluster.people import Company
from tests.cluster.town import Town
from tests.cluster.trial import HEALS_WITHIN, End, playing, tried

PATIENCE = 60.0
"""Seconds for what takes two or three: others may use this machine too."""
CARDS = 3


async def test_whoever_is_left_shows_what_is_true_within_15_seconds(tmp_path: Path) -> None:
    async with Town.built(tmp_path, shards=2, processes=2) as town:
        await town.are_up(PATIENCE)
        # Their cards come by the first shard, and their table is on the other.
        company = Company(town, "chouine", 1, 0, seed=1)
        async with playing([company]):
            async with town.stand_in.answered:
                played = town.stand_in.answered.wait_for(
                    lambda: len(company.pressed.get(company.table_id, ())) >= CARDS
                )
                await asyncio.wait_for(played, PATIENCE)
            outcome = await tried(town, [company], 0, End.KILL, random.Random(1), again=False)
        assert outcome.found == ()
        assert outcome.seconds is not None
        assert outcome.seconds <= HEALS_WITHIN
        assert town.stand_in.problems == []
