"""Four people press, pick and type anything at a Kleurenwiezen table.

Everything gets an answer, and no secret gets out.
"""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any, Final

import pytest

from engine.games.kleurenwiezen.options import OPTIONS, PRESETS
from engine.running.table import Table
from engine.table.model.status import Status
from tests.cogs.games.kleurenwiezen.deals import FOUR, picks
from tests.cogs.world import WAITING, World, buttons, said, world

STEPS: Final = 45
TYPED: Final = (
    *("vraag harten", "mee", "emballage à carreau", "accept 9 hearts", "ich passe", "miserie", "solo 6", "♥", "9"),
    *(
        "troel 8",
        "abo 10 k",
        "chelem",
        "piccolo",
        "parole",
        "dubbel",
        "AS",
        "discard 7C",
        "💥",
        "x" * 300,
        "**",
        "-1 h",
    ),
)


@pytest.mark.parametrize("seed", [1, 2])
async def test_whatever_four_people_press_and_type_is_answered_and_tells_no_secret(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    chosen = [f"{one.name}={rng.choice(one.values)}" for one in OPTIONS if one.values[1:] and rng.random() < 0.4]
    rules = " ".join(one for one in chosen if not one.startswith(("deals=", "claim"))) + " deals=4"
    async with world(tmp_path, pauses=WAITING) as here:
        variant = rng.choice(list(PRESETS))
        table = await here.playing(*FOUR, game="kleurenwiezen", variant=variant, rules=rules, language="en")
        for _ in range(STEPS):
            if table.status is not Status.PLAYING:
                break
            result = await _act_somehow(here, table, rng)
            assert result.acknowledged
            assert "went wrong" not in said(result)
            _check_hands(here, table)
        assert table.number > STEPS // 4


async def _act_somehow(here: World, table: Table, rng: random.Random) -> Any:
    """Mostly a player who may act, mostly doing what their hand offers."""
    if not table.actors:
        return await _deal(here, table, rng)
    name = here.name_on(table, rng.choice(table.actors)) if rng.random() < 0.8 else rng.choice(FOUR)
    hand, roll = here.hand(table, name), rng.random()
    offered = [*buttons(hand, "act"), *picks(hand)]
    if roll < 0.2 or not offered:
        typed = rng.choice(TYPED)
        assert len(await here[name].autocomplete(here.channel, "bid", "call", typed)) <= 25
        return await here[name].slash(here.channel, "bid", call=typed)
    if roll < 0.25:
        return await here[name].slash(here.channel, "play", card=rng.choice(TYPED))
    if roll < 0.3:
        return await here[name].slash(here.channel, "cut", cards=rng.randint(-3, 60))
    what = rng.choice(offered)
    if isinstance(what, str):
        result = await here[name].user.click(hand, custom_id=what)
    else:
        result = await here[name].user.select(hand, [what[1]], custom_id=what[0])
    if asked := buttons(here.hand(table, name), "sure"):
        answer = rng.choice([*asked, f"keep:{table.id}:"])
        return await here[name].user.click(here.hand(table, name), custom_id=answer)
    return result


async def _deal(here: World, table: Table, rng: random.Random) -> Any:
    """Somebody presses the button for the next deal; whoever must cut does so at once."""
    slate = here.message(*table.message_ids["slate"])
    (button,) = buttons(slate)
    result = await here[rng.choice(FOUR)].click(slate, custom_id=button)
    if table.cutter is not None:
        return await here[here.name_on(table, table.cutter)].slash(here.channel, "cut", cards=rng.randint(3, 49))
    return result


def _check_hands(here: World, table: Table) -> None:
    """Everybody's hand offers exactly what is legal, with their own cards."""
    for name in FOUR:
        seat = table.seat_of(here[name].id)
        assert seat is not None
        hand = here.hand(table, name)
        ids = [*buttons(hand, "act", enabled=False), *(value for _, value in picks(hand))]
        cards = {found[1] for one in ids if (found := re.search(r"(?:play|discard) (\w\w)$", one))}
        assert cards <= {str(card) for card in table.view(seat).hand}
        offered = {one.rpartition(":")[2] for one in [*buttons(hand, "act"), *(value for _, value in picks(hand))]}
        assert offered == {str(action) for action in table.legal(seat)}
