"""Whole matches of every number of players, every way of making trumps and every way of scoring."""

from __future__ import annotations

import logging
import random
import re
from pathlib import Path

import pytest

from engine.games.couillon.variants import VARIANTS
from engine.running.table import Table
from engine.table.model.status import Status
from tests.cogs.world import WAITING, World, buttons, said, texts, world

MATCHES = {
    "points": "target=2",
    "tongres": "lines=1",
    "st-vith": "royes=1",
    "six": "royes=3 deals=2",
    "eight": "royes=2",
    "kwajongen": "deals=2",
    "kujong": "cows=9-5 deals=2",
    "troeven-3-dummy": "deals=2",
    "troeven-3": "branches=1 deals=2",
    "troeven-2-layout": "deals=2",
}
"""Presets of every kind, with rules that make their matches short."""
TURNS = 4
"""How many turns people take by buttons and by the lists of commands; the rest is played without Discord."""


def test_the_matches_are_of_every_kind() -> None:
    chosen = [VARIANTS[preset] for preset in MATCHES]
    for kind in ("seats", "making", "scoring", "following", "dummy", "layouts"):
        assert {getattr(one, kind) for one in chosen} == {getattr(one, kind) for one in VARIANTS.values()}


@pytest.mark.parametrize(("preset", "rules"), MATCHES.items())
async def test_a_match_is_played_to_its_end(
    tmp_path: Path, preset: str, rules: str, caplog: pytest.LogCaptureFixture
) -> None:
    rng = random.Random(3)
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", variant=preset, rules=rules)
        turns = 0
        while table.status is Status.PLAYING:
            if not table.actors:
                await here.env.advance_time(60)
            elif turns == TURNS:
                await here.play_on(table, rng)
            elif turns % 2:
                hand = here.hand(table, "Anna")
                await here["Anna"].user.click(hand, custom_id=rng.choice(buttons(hand, "act")))
                turns += 1
            else:
                await act_by_command(here, table, rng)
                turns += 1
        assert table.status is Status.OVER
        messages = [texts(message) for message in here.channel.history()]
        assert " the match" in messages[-1]
        for deal in range(1, table.deal + 1):
            assert sum(f"table {table.id} · deal {deal}\n" in text for text in messages) == 1
            assert sum(bool(re.search(rf"\*\*Deal {deal}\b", text)) for text in messages) == 1
        assert here.channel.history()[-1].attachments[0].filename == f"couillon-{table.id}.txt"
    assert [one for one in caplog.records if one.levelno >= logging.WARNING] == []


async def act_by_command(here: World, table: Table, rng: random.Random) -> None:
    """Anna picks from the lists of her commands, which hold everything legal."""
    plays = await here["Anna"].autocomplete(here.channel, "play", "card", "")
    calls = await here["Anna"].autocomplete(here.channel, "bid", "call", "")
    legal = [str(action) for action in table.legal(table.seat_of(here["Anna"].id) or 0)]
    assert sorted(one["value"] for one in [*plays, *calls]) == sorted(legal)
    chosen = rng.choice([*plays, *calls])
    command, option = ("play", "card") if chosen in plays else ("bid", "call")
    answer = await here["Anna"].slash(here.channel, command, **{option: chosen["name"]})
    assert said(answer).strip().startswith("You ")
