"""What the house rules of one game have of their own, and the steps in which its options are asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain
from types import MappingProxyType
from typing import Any, Final

from cogs.games.plain import GameRows, GameSteps, PlainHouse, spoken
from cogs.messages.layout import Drawing
from engine.core.game import AnyGame
from engine.core.options import OptionSpec
from engine.core.registry import GAMES
from locales import Say


def house_of(game: str) -> PlainHouse:
    """What the house rules of this game have besides its options."""
    return spoken(game).house


def rows_of(game: str) -> GameRows | None:
    """How an option of this game is changed row by row; None if it has none like that."""
    return house_of(game).ROWS


_TOGETHER: Final = 4
"""Options asked in a step that no game names: as many menus as a phone shows with their buttons."""


class _Steps:
    """The steps of a game; options that it puts into none fill its last step, and then more, in their order."""

    def __init__(self, game: str) -> None:
        self._own = spoken(game).steps
        steps = {name: tuple(asked) for name, asked in (self._own.STEPS if self._own else {}).items()}
        listed = {*chain.from_iterable(steps.values()), *house_of(game).FIELDS}
        left = [spec.name for spec in GAMES[game].options if spec.name not in listed]
        if steps and left:
            last = next(reversed(steps))
            room = max(_TOGETHER - len(steps[last]), 0)
            steps[last], left = (*steps[last], *left[:room]), left[room:]
        for number, at in enumerate(range(0, len(left), _TOGETHER), 1):
            steps[f"options-{number}"] = tuple(left[at : at + _TOGETHER])
        self.STEPS: Mapping[str, Sequence[str]] = MappingProxyType(steps)
        self.ROWS_AT = self._own.ROWS_AT if self._own else ""

    def pictures(self, options: Any, say: Say) -> list[Drawing]:
        return self._own.pictures(options, say) if self._own else []


@cache
def steps_of(game: str) -> GameSteps:
    """The steps of the game of this name."""
    return _Steps(game)


def order_of(game: str) -> tuple[str, ...]:
    """The options of a game in the order asked."""
    return tuple(chain.from_iterable(steps_of(game).STEPS.values()))


def title_of(game: str, step: str, say: Say) -> str:
    """What a step is about."""
    return say.or_else(say.of_game(game, f"build-step-{step}"), say("build-step-options"))


def spec_of(game: AnyGame, name: str) -> OptionSpec:
    """The option of this name; raises KeyError."""
    return {spec.name: spec for spec in game.options}[name]
