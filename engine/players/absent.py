"""What a computer may do in somebody's absence: what binds them to least.

Whoever missed a turn has not chosen to undertake anything. So their stand-in passes where that is possible, never
raises the stakes, and of what has to be undertaken takes the contract for the fewest tricks: each game says what
that is (`Game.least_binding`). Among what is left it plays as well as it can.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from engine.core.actions import Action
from engine.core.registry import GAMES
from engine.core.view import View
from engine.players import Player


def stand_in(player: Player) -> Player:
    """The computer player that chooses as this one does among what binds to least."""

    def choose(view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
        return player(view, GAMES[view.options.game].least_binding(legal), rng, remembered)

    return choose
