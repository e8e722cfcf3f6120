"""The buttons and menus of lessons: each carries the place in the lesson to which it leads."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Self

import discord

from cogs.app.answers import answered
from cogs.app.client import Interaction
from cogs.hand.hand import Hand
from cogs.hand.hand_buttons import HandButtons
from cogs.lessons.place import Place
from cogs.messages.buttons import Emoji
from cogs.messages.emojis import CardEmojis
from cogs.messages.layout import Item
from cogs.messages.wording import button_text
from cogs.typed.calltext import Menu
from engine.core.actions import Action
from engine.core.cards import Card, Suit
from engine.lessons.course import Reached
from engine.tables.live.table import Table
from locales import Say
from rendering import look_of
from rendering.canvas.letters.graphemes import shortened

_LONGEST: Final = 80
_OFF: Final = "-"
"""Begins the custom id of a button that cannot be pressed."""


class _Press(NamedTuple):
    """What was pressed or picked."""

    verb: str
    fact: str

    @answered
    async def handle(self, interaction: Interaction) -> None:
        await interaction.client.lesson_handlers[self.verb](interaction, self.fact)


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
        await _Press("go", self.place).handle(interaction)


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
        await _Press("go", next(iter(self.item.values), "")).handle(interaction)


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
        await _Press("all", self.game).handle(interaction)


class ChoiceButtons(HandButtons):
    """Makes the buttons of a hand in a lesson."""

    def __init__(self, hand: Hand, table: Table, say: Say, emojis: CardEmojis, place: Place, here: Reached) -> None:
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
