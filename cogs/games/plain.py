"""How a game speaks in Discord: one object, `GAME` of its room here; a game without one speaks like any other.

What a game says of its own is a part of that object, of a class that changes what differs from the plain one.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, ClassVar, Final, NamedTuple, Protocol

from cogs.games.plain_texts import PlainTexts
from cogs.messages.game_rooms import Column, words_of_game
from cogs.messages.layout import Drawing
from cogs.messages.wording import PlainWording
from engine.clubs.score_keeper.standing import KeptStanding
from engine.core.by_hand import DealQuestion
from engine.core.options import Contradiction, Options
from engine.core.registry import in_room, room_of
from engine.running.table import Table
from locales import Say
from locales.own_words import readable, title
from rendering import SeatLabel
from rendering.canvas.letters.graphemes import shortened

_LONGEST: Final = 3000
"""Characters of the rules that a game states itself, beside title and options that were changed."""


TIPS: Final = "tips"
"""The name of the last chapter, advice for players: each piece is shown if the variant gives a reason for it."""


class Tip(NamedTuple):
    """A piece of advice."""

    key: str
    holds: Callable[[Any], bool] = lambda options: True
    """With these options."""
    goes_on: bool = False
    """With the line before, which is there whenever this one is."""


def tip_lines(tips: Sequence[Tip], options: object, say: Say, **facts: str | int) -> Iterator[str]:
    """The advice that holds with these options, one line each, and where to find more; `facts`: figures it may name."""
    told: list[list[str]] = []
    for tip in tips:
        if tip.holds(options):
            written = say(f"tips-{tip.key}", **facts)
            if tip.goes_on:
                told[-1].append(written)
            else:
                told.append([written])
    yield from map(" ".join, told)
    yield say("hints-help")


class PlainRules:
    """The rules of a game, by chapters: those at the head of its own rules module."""

    CHAPTERS: Collection[str] = ("rules",)
    """The names of the chapters; `TIPS` is the last one, if there is advice."""

    def in_words(self, options: Any, chapter: str, say: Say) -> str:
        """This chapter, with these options."""
        modules = in_room("engine", options.game, "rules"), room_of(options.game)
        text = next(filter(None, map(inspect.getdoc, filter(None, modules))), title(options.game))
        return shortened(_unwrapped(text), _LONGEST)

    def pictures(self, options: Any, chapter: str, say: Say) -> list[Drawing]:
        """The pictures of this chapter, above all the ranking of the cards."""
        return []


def _unwrapped(text: str) -> str:
    """Without the line breaks that only wrap the source text; lists keep theirs."""
    return re.sub(r"(?<!\n)\n(?![\n\s*•-])", " ", text)


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


class PlainHouse:
    """The house rules of a game whose rules are nothing but its options; `options` are those of the game."""

    ROWS: ClassVar[GameRows | None] = None
    """How an option is changed row by row; None if there is none like that."""
    FIELDS: Mapping[str, str] = MappingProxyType({})
    """Options that have a field of their own in the form, and that field: its label is `house-form-<field>`, its hint
    `house-form-<field>-hint`, and what is to be known to fill it in `house-form-<field>-words`."""

    def page(self, options: Any, say: Say) -> str:
        """What the page of house rules shows below the options; may be empty."""
        return ""

    def written(self, options: Any, say: Say) -> dict[str, str]:
        """The text of each field of its own."""
        return {}

    def read(self, typed: Mapping[str, str], options: Any, before: Any, say: Say) -> tuple[Options, list[str]]:
        """The options with what its fields say, and a line for each thing that cannot be read.

        `options`: what the common field says; `before`: the house rules when the form was shown.
        """
        return options, []

    def too_long(self, options: Any, say: Say) -> list[str]:
        """What its fields have no room for, one line each."""
        return []

    def changes(self, options: Any, say: Say) -> list[str]:
        """What must be confirmed before saving, one line each."""
        return []

    def notes(self, options: Any, say: Say) -> list[str]:
        """What else is said before saving what must be confirmed, one line each."""
        return []

    def same(self, before: Any, after: Any) -> bool:
        """Whether these are the same rules, however they are written."""
        return bool(before == after)

    def facts(self, found: Contradiction, say: Say) -> dict[str, str | int]:
        """What the sentence about a contradiction needs besides the option."""
        return {name: fact if isinstance(fact, int) else str(fact) for name, fact in found.facts.items()}


class GameSteps(Protocol):
    """The steps in which somebody composes a variant."""

    STEPS: Mapping[str, Sequence[str]]
    """By name, the options asked together, in the order asked; `build-step-<name>` is the title of a step. Options
    in none of them are asked last, but those that have a field of their own in the form."""

    ROWS_AT: str
    """The step at which its list of rows is offered; empty: only at the end, if it has one."""

    def pictures(self, options: Any, say: Say) -> list[Drawing]:
        """What these options look like: the deal, the score, whatever shows most at a glance."""


class PlainByHand:
    """Deals played with real cards; a standing has the match of the game, and what only the sheet has."""

    def choice(self, question: DealQuestion, given: str, say: Say) -> str:
        """A choice of a question, if it is not a player."""
        return readable(given)

    def pictures(
        self, before: KeptStanding | None, after: KeptStanding, people: Sequence[SeatLabel], title: str, say: Say
    ) -> list[Drawing]:
        """The score after the last deal; `before`: as it was before that, None before the first."""
        return []

    def columns(self, standing: KeptStanding) -> tuple[Column, ...]:
        """What places at the end go by, the first column first."""
        return (Column("points", standing.score),)


class PlainGame:
    """All that a game says; every part may be another."""

    texts: PlainTexts[Any] = PlainTexts()
    wording: PlainWording = PlainWording()
    """How its actions read."""
    rules: PlainRules = PlainRules()
    house: PlainHouse = PlainHouse()
    """What its house rules have besides its options."""
    steps: GameSteps | None = None
    """In which steps its options are asked; None: all in their order."""
    by_hand: PlainByHand = PlainByHand()
    terms: str = ""
    """The terms that it alone has, with spaces between, as `learn-term-...` names them."""


_PLAIN: Final = PlainGame()


@cache
def spoken(game: str) -> PlainGame:
    """How the game of this name speaks."""
    own: PlainGame = words_of_game(game) or _PLAIN
    return own


def texts_of_game(game: str) -> PlainTexts[Any]:
    """The texts of the game of this name."""
    return spoken(game).texts


def texts_of(table: Table) -> PlainTexts[Any]:
    """The texts of the game played at a table."""
    return texts_of_game(table.setup.game)


def unit_of(game: str) -> str:
    """What the deals of the game of this name are called, as in `PlainTexts.DEALS`."""
    return texts_of_game(game).DEALS
