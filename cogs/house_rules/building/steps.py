"""The steps in which the options of a game are asked: the module `steps` of its room, or else all in their order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain
from types import MappingProxyType
from typing import Any, Final, Protocol

from cogs.house_rules.of_game import house_of
from cogs.messages.layout import Drawing
from engine.core.game import AnyGame
from engine.core.options import OptionSpec
from engine.core.registry import GAMES, in_room
from locales import Say

_TOGETHER: Final = 4
"""Options asked in a step of a game that does not say: as many menus as a phone shows with their buttons."""


class GameSteps(Protocol):
    """What such a module offers."""

    STEPS: Mapping[str, Sequence[str]]
    """By name, the options asked together, in the order asked; `build-step-<name>` is the title of a step. Every option
    is in one of them, but those that have a field of their own in the form."""

    FORM_AT: str
    """The step at which the form's fields of the game's own are offered; empty: only at the end."""

    def pictures(self, options: Any, say: Say) -> list[Drawing]:
        """What these options look like: the deal, the score, whatever shows most at a glance."""


class _Plain:
    """For a game that says nothing of steps."""

    FORM_AT = ""

    def __init__(self, game: str) -> None:
        names = [spec.name for spec in GAMES[game].options if spec.name not in house_of(game).FIELDS]
        parts = (tuple(names[at : at + _TOGETHER]) for at in range(0, len(names), _TOGETHER))
        self.STEPS: Mapping[str, Sequence[str]] = MappingProxyType(
            {f"options-{number}": part for number, part in enumerate(parts, 1)}
        )

    def pictures(self, _: Any, __: Say) -> list[Drawing]:
        return []


@cache
def steps_of(game: str) -> GameSteps:
    """The steps of the game of this name."""
    room: Any = in_room("cogs", game, "steps")
    steps: GameSteps = _Plain(game) if room is None else room
    return steps


def order_of(game: str) -> tuple[str, ...]:
    """The options of a game in the order asked."""
    return tuple(chain.from_iterable(steps_of(game).STEPS.values()))


def title_of(game: str, step: str, say: Say) -> str:
    """What a step is about."""
    return say.or_else(say.of_game(game, f"build-step-{step}"), say("build-step-options"))


def spec_of(game: AnyGame, name: str) -> OptionSpec:
    """The option of this name; raises KeyError."""
    return {spec.name: spec for spec in game.options}[name]
