"""The buttons and menus of lessons: each carries the place in the lesson to which it leads.

The place is all that is known about somebody's lesson, so it survives a restart.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Self

import discord

from cogs.app.answers import answered
from cogs.app.client import Act
from cogs.hand.hand import Hand
from cogs.hand.hand_page import HandButtons
from cogs.messages.buttons import Emoji
from cogs.messages.emojis import CardEmojis
from cogs.messages.layout import Item
from cogs.messages.wording import button_text
from cogs.typed.callreading import Menu
from engine.core.actions import Action
from engine.core.cards import Card, Suit
from engine.lessons.course import LETTERS, STRAYS, NoSuchWay, Reached, lessons_of, reached
from engine.lessons.lesson import PARTS, Lesson, Scene
from engine.tables.live.table import Table
from locales import Say
from rendering import look_of
from rendering.canvas.letters.graphemes import shortened

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


_LONGEST: Final = 80
_OFF: Final = "-"
"""Begins the custom id of a button that cannot be pressed."""


class _LessonPress(NamedTuple):
    """What was pressed or picked."""

    verb: str
    fact: str

    @answered
    async def handle(self, act: Act) -> None:
        await act.bot.lesson_handlers[self.verb](act, self.fact)


class LessonButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"lesson:(?P<place>[\w!:-]+)"):
    """Leads to a place in a lesson."""

    def __init__(
        self,
        place: str,
        *,
        label: str | None = None,
        emoji: Emoji | None = None,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> None:
        self.place = place
        super().__init__(
            discord.ui.Button(
                custom_id=f"lesson:{place}",
                label=label and shortened(label, _LONGEST),
                emoji=emoji,
                style=style,
                disabled=disabled,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(match["place"], label="-")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _LessonPress("go", self.place).handle(interaction)


class LessonMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"pick\.lesson:(?P<place>\d*)"):
    """A menu whose values are what the places of buttons would be."""

    def __init__(
        self,
        options: Sequence[tuple[str, str]] = (("-", "-"),),
        *,
        placeholder: str | None = None,
        place: str = "",
        emojis: Mapping[str, Emoji] = MappingProxyType({}),
    ) -> None:
        super().__init__(
            discord.ui.Select(
                custom_id=f"pick.lesson:{place}",
                options=[
                    discord.SelectOption(value=value, label=shortened(label, 100), emoji=emojis.get(value))
                    for value, label in options
                ],
                placeholder=placeholder,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(place=match["place"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _LessonPress("go", next(iter(self.item.values), "")).handle(interaction)


class LessonsButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"lessons:(?P<game>\w+)"):
    """Shows the lessons of a game."""

    def __init__(
        self, game: str, *, label: str = "-", style: discord.ButtonStyle = discord.ButtonStyle.secondary
    ) -> None:
        self.game = game
        super().__init__(discord.ui.Button(custom_id=f"lessons:{game}", label=shortened(label, _LONGEST), style=style))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(match["game"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _LessonPress("all", self.game).handle(interaction)


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
        return LessonMenu(options, placeholder=shortened(menu.title, 150), place=str(place or ""), emojis=emojis)

    def _button(
        self,
        action: Action,
        label: str | None,
        shown: Card | Suit | None,
        *,
        style: discord.ButtonStyle,
        disabled: bool = False,
    ) -> Item:
        suit = shown.suit if isinstance(shown, Card) else shown
        emoji = None if suit is None else self._tiles.on_button(suit, look_of(self._to))
        return LessonButton(self._leads(action), label=label, emoji=emoji, style=style, disabled=disabled)


LESSON_ITEMS: Final = (LessonButton, LessonMenu, LessonsButton)
