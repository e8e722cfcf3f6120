"""The player `simple` of the first milestone, frozen: what every computer player is measured against.

A copy on purpose, of `engine/games/*/player` and `engine/players/hidden.py` as they were before any of them changed;
README.md here says why. Nothing in this room is ever improved, and `tests/host/test_yardstick.py` holds it to that.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from benchmarks.yardstick import chouine, couillon, kleurenwiezen
from engine.core.actions import Action
from engine.core.view import View

GAMES: Final[dict[str, Callable[[Any, Sequence[Action], int], Action]]] = {
    "couillon": couillon.choose,
    "chouine": chouine.choose,
    "kleurenwiezen": kleurenwiezen.choose,
}


def choose_frozen(view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
    """What `simple` chose here in the first milestone; a later game is played at random."""
    choose = GAMES.get(view.options.game)
    return rng.choice(legal) if choose is None else choose(view, legal, remembered)
