"""The `simple` player: the game's own sensible player, from `player` in its room."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Protocol

from engine.core.actions import Action
from engine.core.registry import in_room
from engine.core.view import View


class Chooser(Protocol):
    """A game's own player; the same view, actions and memory always give the same action."""

    def __call__(self, view: Any, legal: Sequence[Action], remembered: int, /) -> Action: ...


def choose_sensibly(view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
    """A sensible action; a game without a player of its own is played at random."""
    player = in_room("engine", view.options.game, "player")
    if player is None:
        return rng.choice(legal)
    choose: Chooser = player.choose
    return choose(view, legal, remembered)
