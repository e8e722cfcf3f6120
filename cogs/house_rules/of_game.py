"""What the house rules of one game have of their own: the modules `house` and `steps` in its room.

`steps` says in which steps its options are asked; without it, all in their order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain
from types import MappingProxyType
from typing import Any, Final, Protocol

from cogs.messages.layout import Drawing
from engine.core.game import AnyGame
from engine.core.options import Contradiction, Options, OptionSpec
from engine.core.registry import GAMES, in_room
from locales import Say


class GameRows(Protocol):
    """How an option that is a list of rows, such as a score table, is changed by menu, one row at a time.

    A row is known by a name that is the same in every language; `options` are those of the game.
    """

    FORMS: Mapping[str, tuple[str, ...]]
    """The forms `figures` and `special`, and the fields of each: their labels are `house-rows-field-<field>`."""

    def table(self, options: Any, picked: str, say: Say) -> str:
        """All rows; the one with this name, if any, is marked."""

    def names(self, options: Any, say: Say) -> list[tuple[str, str]]:
        """Every row's name, and the row in words."""

    def lacking(self, options: Any, say: Say) -> list[tuple[str, str]]:
        """The same of the rows that could be added."""

    def has(self, options: Any, name: str) -> bool:
        """Whether there is a row of this name."""

    def title(self, options: Any, name: str, say: Say) -> str:
        """What a row is called."""

    def about(self, options: Any, name: str, say: Say) -> list[str]:
        """A row in full, and what follows from it."""

    def notes(self, options: Any, say: Say) -> list[str]:
        """What follows from all rows together, and what may not be meant."""

    def is_beside(self, options: Any, name: str) -> bool:
        """Whether a row shares the rank of the one before it."""

    def possible(self, options: Any, name: str) -> set[str]:
        """Which of the changes `up`, `down`, `beside`, `remove`, `add` can be made to a row."""

    def changed(self, options: Any, verb: str, name: str) -> Options:
        """The options with one of these changes."""

    def written(self, options: Any, name: str, form: str, say: Say) -> dict[str, str]:
        """The text of each field of a form for a row."""

    def read(self, options: Any, name: str, typed: Mapping[str, str], say: Say) -> tuple[Options, list[str]]:
        """The options with these fields of a row, and a line for each thing that cannot be read."""


class GameHouse(Protocol):
    """What such a module offers; `options` are those of the game."""

    ROWS: Any
    """A module that is `GameRows`, if an option can be changed row by row; else None."""

    FIELDS: Mapping[str, str]
    """Options that have a field of their own in the form, and that field: its label is `house-form-<field>`, its hint
    `house-form-<field>-hint`, and what is to be known to fill it in `house-form-<field>-words`."""

    def page(self, options: Any, say: Say) -> str:
        """What the page of house rules shows below the options; may be empty."""

    def written(self, options: Any, say: Say) -> dict[str, str]:
        """The text of each field of its own."""

    def read(self, typed: Mapping[str, str], options: Any, before: Any, say: Say) -> tuple[Options, list[str]]:
        """The options with what its fields say, and a line for each thing that cannot be read.

        `options`: what the common field says; `before`: the house rules when the form was shown.
        """

    def too_long(self, options: Any, say: Say) -> list[str]:
        """What its fields have no room for, one line each."""

    def changes(self, options: Any, say: Say) -> list[str]:
        """What must be confirmed before saving, one line each."""

    def notes(self, options: Any, say: Say) -> list[str]:
        """What else is said before saving what must be confirmed, one line each."""

    def same(self, before: Any, after: Any) -> bool:
        """Whether these are the same rules, however they are written."""

    def facts(self, found: Contradiction, say: Say) -> dict[str, str | int]:
        """What the sentence about a contradiction needs besides the option."""


class _PlainHouse:
    """For a game whose rules are nothing but its options."""

    ROWS: None = None
    FIELDS: Mapping[str, str] = MappingProxyType({})

    def page(self, _: Options, __: Say) -> str:
        return ""

    def written(self, _: Options, __: Say) -> dict[str, str]:
        return {}

    def read(self, _: Mapping[str, str], options: Options, __: Options, ___: Say) -> tuple[Options, list[str]]:
        return options, []

    def too_long(self, _: Options, __: Say) -> list[str]:
        return []

    def changes(self, _: Options, __: Say) -> list[str]:
        return []

    def notes(self, _: Options, __: Say) -> list[str]:
        return []

    def same(self, before: Options, after: Options) -> bool:
        return before == after

    def facts(self, found: Contradiction, _: Say) -> dict[str, str | int]:
        return {name: fact if isinstance(fact, int) else str(fact) for name, fact in found.facts.items()}


def house_of(game: str) -> GameHouse:
    """The `house` module of this game, or the default."""
    room: Any = in_room("cogs", game, "house")
    own: GameHouse = _PlainHouse() if room is None else room
    return own


def rows_of(game: str) -> GameRows | None:
    """How an option of this game is changed row by row; None if it has none like that."""
    rows: GameRows | None = house_of(game).ROWS
    return rows


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


class _PlainSteps:
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
    steps: GameSteps = _PlainSteps(game) if room is None else room
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
