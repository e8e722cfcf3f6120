"""Card plays of the compiled core beside OpenSpiel's bridge by its Python interface, where that is installed.

The core does what it did for `strong` in some deals once more: it draws the deals that were imagined, plays each out
after each card, the last tricks as well as can be, and counts what came. Bridge is dealt and bid before the clock
starts, and then played at random. A card played is a step of both.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final
from unittest.mock import patch

from benchmarks.measure import Line, Round, compare
from engine.players.levels import weigh_by_simulation
from engine.players.search.drawing import Drawing
from engine.players.search.fast import Core, Tally, core
from engine.players.search.splitmix import Splitmix
from engine.players.turns import Question

ROUNDS: Final = 5
OURS: Final = "ours"
THEIRS: Final = "OpenSpiel bridge"


def beside_bridge(preset: str, asked: Sequence[Question]) -> Line:
    """What the core does when `strong` is asked this, beside bridge in the same minute."""
    # Not everywhere is there an OpenSpiel to be beside.
    from benchmarks.rules import BRIDGE, open_spiel

    sides = compare({OURS: again(asked), THEIRS: open_spiel(BRIDGE)}, ROUNDS)
    ours, theirs = sides[OURS], sides[THEIRS]
    return Line(
        f"a card of `{preset}` in the core, deals drawn for `strong`",
        f"{ours.seconds * 1e6:.2f} µs",
        f"{THEIRS} by its Python interface, {theirs.seconds * 1e6:.2f} µs",
        f"{theirs.seconds / ours.seconds:.1f} times as fast",
        "at least 10 times",
    )


def again(asked: Sequence[Question]) -> Round:
    """All that the core tallies for these questions, once more; a step is a card that is played."""
    fast, calls = core(), list[tuple[Any, ...]]()
    assert fast is not None
    tally = Core.tally

    def noted(self: Core, rules: Any, habits: Any, drawing: Drawing, stream: Splitmix, *rest: Any) -> list[Tally]:
        calls.append((rules, habits, drawing, Splitmix(stream.state), *rest))
        return tally(self, rules, habits, drawing, stream, *rest)

    with patch.object(Core, "tally", noted):
        for one in asked:
            weigh_by_simulation(one.view, one.choices, random.Random(1), one.remembered)
    played: int = sum(worlds * len(cards) * left(drawing) for _, _, drawing, _, worlds, cards, _ in calls)

    def work() -> int:
        for call in calls:
            fast.tally(*call)
        return played

    return work


def left(drawing: Drawing) -> int:
    """How many cards are in all hands."""
    hands = drawing.start.hands
    return sum(hand.bit_count() for hand in hands) + sum(drawing.holdings.rooms[: len(hands)])
