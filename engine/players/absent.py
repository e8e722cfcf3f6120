"""What a computer may do in somebody's absence: what commits them to least.

Somebody who missed a turn has not chosen to undertake anything. So their stand-in passes where it can, never raises
the stakes, and if it has to undertake something takes the contract for the fewest tricks; each game says what that
is (`Game.least_binding`). Among the actions left it plays as well as it can.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from engine.core.actions import Action
from engine.core.registry import GAMES
from engine.core.view import View
from engine.players import Player


def stand_in(player: Player) -> Player:
    """A computer player that chooses as this one does, but only among the actions that commit to least."""

    def choose(view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
        return player(view, GAMES[view.options.game].least_binding(legal), rng, remembered)

    return choose
