"""The `simple` player: the game's own sensible player, from `player` in its room, and what it thinks of actions."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
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


class OwnWeigher(Protocol):
    """What a game's own player thinks the actions are worth that it weighs; `weigh` beside its `choose`."""

    def __call__(self, view: Any, legal: Sequence[Action], remembered: int, /) -> Mapping[Action, float]: ...


def weigh_sensibly(
    view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /
) -> Mapping[Action, float]:
    """What the game's own player thinks these actions are worth; nothing where it does not say."""
    weigh: OwnWeigher | None = getattr(in_room("engine", view.options.game, "player"), "weigh", None)
    return {} if weigh is None else weigh(view, legal, remembered)
