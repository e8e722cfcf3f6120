"""What is thought about in a worker: plain functions of what a seat may know."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from functools import partial

from engine.core.actions import Action
from engine.players import levels
from engine.players.players import player_named, stand_in
from engine.players.search.fast import core
from engine.players.search.search import Effort
from engine.players.turns import Question


def make_ready() -> None:
    """Load what the first choice would have to wait for."""
    core()


def choose(player: str, question: Question, seed: int, stands_in: bool, seconds: float | None) -> Action:
    """The choice of the player of this name, thinking so many seconds at most; None: as long as it takes.

    `stands_in`: it decides for somebody who is absent, and undertakes nothing. Raises UnknownChoice.
    """
    chosen = player_named(player)
    if chosen is levels.choose_by_search:
        chosen = partial(levels.choose_by_search, effort=_effort(seconds))
    decide = stand_in(chosen) if stands_in else chosen
    return decide(question.view, question.choices, random.Random(seed), question.remembered)


def weigh(question: Question, seed: int, seconds: float | None) -> Mapping[Action, float]:
    """What `strong` thinks each action is worth, thinking so many seconds at most; nothing where it imagines no deals.

    Rules of thumb have measures of their own, which say what to do and not what the rest would cost.
    """
    rng, effort = random.Random(seed), _effort(seconds)
    found = levels.weigh_by_simulation(question.view, question.choices, rng, question.remembered, effort=effort)
    return dict(found or {})


def _effort(seconds: float | None) -> Effort:
    """As much as `strong` makes, but no longer than this."""
    if seconds is None:
        return levels.EFFORT
    end = time.monotonic() + seconds
    return levels.EFFORT._replace(is_late=lambda: time.monotonic() >= end)
