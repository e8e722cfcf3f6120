"""What the house rules of one game have of their own: the module `house` in its room."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Protocol

from engine.core.options import Contradiction, Options
from engine.core.registry import in_room
from locales import Say


class GameHouse(Protocol):
    """What such a module offers; `options` are those of the game."""

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

    def changes(self, options: Any, say: Say) -> list[str]:
        """What must be confirmed before saving, one line each."""

    def same(self, before: Any, after: Any) -> bool:
        """Whether these are the same rules, however they are written."""

    def facts(self, found: Contradiction, say: Say) -> dict[str, str | int]:
        """What the sentence about a contradiction needs besides the option."""


class _Plain:
    """For a game whose rules are nothing but its options."""

    FIELDS: Mapping[str, str] = MappingProxyType({})

    def page(self, _: Options, __: Say) -> str:
        return ""

    def written(self, _: Options, __: Say) -> dict[str, str]:
        return {}

    def read(self, _: Mapping[str, str], options: Options, __: Options, ___: Say) -> tuple[Options, list[str]]:
        return options, []

    def changes(self, _: Options, __: Say) -> list[str]:
        return []

    def same(self, before: Options, after: Options) -> bool:
        return before == after

    def facts(self, found: Contradiction, _: Say) -> dict[str, str | int]:
        return {name: fact if isinstance(fact, int) else str(fact) for name, fact in found.facts.items()}


def house_of(game: str) -> GameHouse:
    """The `house` module of this game, or the default."""
    room: Any = in_room("cogs", game, "house")
    own: GameHouse = _Plain() if room is None else room
    return own
