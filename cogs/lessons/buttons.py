"""The buttons and menus of lessons: each carries the place in the lesson to which it leads.

The place is all that is known about somebody's lesson, so it survives a restart.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple, Self

from cogs.app import presses
from cogs.app.client import Act
from cogs.app.presses import Button, Family, Style, one_picked
from cogs.hand.hand import Hand
from cogs.hand.hand_page import HandButtons
from cogs.messages.emojis import CardEmojis
from cogs.messages.layout import Item
from cogs.messages.wording import button_text
from cogs.typed.callreading import Menu
from engine.core.actions import Action
from engine.core.cards import Card, Suit
from engine.running.table import Table
from engine.teaching.lessons.course import LETTERS, STRAYS, NoSuchWay, Reached, lessons_of, reached
from engine.teaching.lessons.lesson import PARTS, Lesson, Scene
from locales import Say
from rendering import look_of

_FIELDS: Final = 6


class LessonPlace(NamedTuple):
    """A position in a lesson, and what is chosen there; `str` gives its form in custom ids."""

    game: str
    lesson: str
    part: str = PARTS[0]
    path: str = ""
    """The choices made so far (`Reached.path`)."""
    mark: str = ""
    """Of the position reached by them (`Reached.mark`); empty: at the beginning."""
    choice: str = ""
    """The letter of what is chosen now; after `STRAYS`, for good. Empty: nothing."""

    def __str__(self) -> str:
        return ":".join(self)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The reverse of `str`; raises ValueError."""
        fields = text.split(":")
        if len(fields) != _FIELDS:
            raise ValueError(text)
        place = cls(*fields)
        if place.part not in PARTS or not {*place.path, *place.choice} <= {*LETTERS, STRAYS}:
            raise ValueError(text)
        return place

    def find(self) -> Lesson:
        """The lesson; raises NoSuchWay."""
        for lesson in lessons_of(self.game):
            if lesson.name == self.lesson:
                return lesson
        raise NoSuchWay(str(self))

    @property
    def scene(self) -> Scene:
        """Raises NoSuchWay."""
        return self.find().scene(self.part)

    def reached(self) -> Reached:
        """The position before the choice, which may take a moment to work out; raises NoSuchWay."""
        here = reached(self.game, self.scene, self.path)
        if self.mark not in ("", here.mark):
            raise NoSuchWay(str(self))
        return here

    def begun(self, part: str) -> Self:
        """The beginning of a part of the same lesson."""
        return type(self)(self.game, self.lesson, part)

    def at(self, here: Reached, choice: str = "") -> Self:
        """This choice in a position of the same scene."""
        return self._replace(path=here.path, mark=here.mark, choice=choice)


_OFF: Final = "-"
"""Begins the custom id of a button that cannot be pressed."""


async def _found(act: Act, match: re.Match[str]) -> tuple[str]:
    return (match["place"] or one_picked(act),)


at_place: Final = Family("lesson", r"lesson:(?P<place>[\w!:-]+)|pick\.lesson:\d*", _found)
"""Handlers of what leads to a place in a lesson, a button or what is picked: they get the place."""


def lesson_button(place: LessonPlace, label: str, style: Style = Style.secondary) -> Button:
    """Leads to a place in a lesson."""
    return presses.button(f"lesson:{place}", label, style=style)


def lessons_button(game: str, label: str, style: Style = Style.secondary) -> Button:
    """Shows the lessons of a game."""
    return presses.button(f"lessons:{game}", label, style=style)


class ChoiceButtons(HandButtons):
    """Makes the buttons of a hand in a lesson."""

    def __init__(
        self, hand: Hand, table: Table, say: Say, emojis: CardEmojis, place: LessonPlace, here: Reached
    ) -> None:
        super().__init__(hand, table, say, emojis)
        self._tiles, self._to, self._place, self._here = emojis, say, place, here
        self._can = frozenset(here.legal)

    def _leads(self, action: Action) -> str:
        if action not in self._can:
            return f"{_OFF}{str(action).replace(' ', _OFF)}"
        return str(self._place.at(self._here, self._here.letter(action)))

    def menu(self, menu: Menu, place: int) -> Item:
        values = {self._leads(call): button_text(call, self._to) for call in menu.calls}
        look = look_of(self._to)
        emojis = {value: self._tiles.on_button(shown, look) for value, (_, shown) in values.items() if shown}
        options = [(value, label or "") for value, (label, _) in values.items()]
        return presses.menu(f"pick.lesson:{place or ''}", options, placeholder=menu.title, emojis=emojis)

    def _button(
        self,
        action: Action,
        label: str | None,
        shown: Card | Suit | None,
        *,
        style: Style,
        disabled: bool = False,
    ) -> Item:
        suit = shown.suit if isinstance(shown, Card) else shown
        emoji = None if suit is None else self._tiles.on_button(suit, look_of(self._to))
        return presses.button(f"lesson:{self._leads(action)}", label, emoji=emoji, style=style, disabled=disabled)
