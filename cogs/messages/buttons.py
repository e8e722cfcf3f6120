"""Buttons and menus that carry their purpose in their custom id, so they survive a restart.

The custom id is `verb:table:fact`, prefixed by `pick.` or `who.` for menus. A verb names a handler in the bot's table
of handlers, which is called with the table and the fact; for a menu the fact is what was picked, separated by blanks.
Every button of every message is of this kind: the library forgets dynamic items if a view mixes them with others.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Self

import discord

from cogs.app.access import find_table
from cogs.app.answers import answered
from cogs.app.client import Act
from cogs.app.custom_ids import one_of
from cogs.members.membership import must_be_member
from engine.tables.live.table import Table
from rendering.canvas.letters.graphemes import shortened

MOST_OPTIONS: Final = 25
"""In a menu; Discord allows no more."""
Emoji = discord.PartialEmoji | str
Handler = Callable[[Act, Table, str], Awaitable[None]]
"""Handles a press by the interaction's user at a table; the string is the fact of the custom id."""


class _TablePress(NamedTuple):
    """What was pressed or picked."""

    verb: str
    table_id: int
    fact: str
    people: Sequence[discord.abc.User] = ()
    """Who was picked."""

    @answered
    async def handle(self, act: Act) -> None:
        handler = one_of(act.bot.handlers, self.verb)
        table = await find_table(act, self.table_id)
        if act.guild_id is not None:
            for one in self.people:
                must_be_member(one)
        await handler(act, table, self.fact)
        if not act.response.is_done():
            await act.response.defer()
        act.bot.delivery.tokens.keep(act.interaction)


class TableButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"(?P<verb>[a-z]+):(?P<table>\d{1,15}):(?P<fact>.*)"
):
    """A button of a table."""

    def __init__(
        self,
        verb: str,
        table_id: int,
        fact: str = "",
        *,
        label: str | None = None,
        emoji: Emoji | None = None,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> None:
        self.verb, self.table_id, self.fact = verb, table_id, fact
        super().__init__(
            discord.ui.Button(
                custom_id=f"{verb}:{table_id}:{fact}",
                label=label and shortened(label, 80),
                emoji=emoji,
                style=style,
                disabled=disabled,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(match["verb"], int(match["table"]), match["fact"], label="-")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _TablePress(self.verb, self.table_id, self.fact).handle(interaction)


class TableMenu(
    discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"pick\.(?P<verb>[a-z]+):(?P<table>\d{1,15}):\d*"
):
    """A menu of a table; the fact is the values picked."""

    def __init__(
        self,
        verb: str,
        table_id: int,
        options: Sequence[tuple[str, str]] = (("-", "-"),),
        *,
        placeholder: str | None = None,
        picks: int = 1,
        place: str = "",
        emojis: Mapping[str, Emoji] = MappingProxyType({}),
    ) -> None:
        """`options`: value and label of each; `emojis`: their emojis by value; `picks`: how many to pick.

        `place`: a number that distinguishes several menus of one verb in a message.
        """
        self.verb, self.table_id = verb, table_id
        super().__init__(
            discord.ui.Select(
                custom_id=f"pick.{verb}:{table_id}:{place}",
                options=[
                    discord.SelectOption(value=value, label=shortened(label, 100), emoji=emojis.get(value))
                    for value, label in options[:MOST_OPTIONS]
                ],
                placeholder=placeholder,
                min_values=picks,
                max_values=picks,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(match["verb"], int(match["table"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _TablePress(self.verb, self.table_id, " ".join(self.item.values)).handle(interaction)


class TablePeopleMenu(
    discord.ui.DynamicItem[discord.ui.UserSelect[Any]], template=r"who\.(?P<verb>[a-z]+):(?P<table>\d{1,15}):"
):
    """A menu of the server's members; the fact is the ids of those picked."""

    def __init__(self, verb: str, table_id: int, *, placeholder: str | None = None) -> None:
        self.verb, self.table_id = verb, table_id
        super().__init__(
            discord.ui.UserSelect(
                custom_id=f"who.{verb}:{table_id}:", placeholder=placeholder, min_values=1, max_values=25
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(match["verb"], int(match["table"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        people = self.item.values
        ids = " ".join(str(user.id) for user in people)
        await _TablePress(self.verb, self.table_id, ids, tuple(people)).handle(interaction)


def table_menus(
    verb: str, table_id: int, options: Sequence[tuple[str, str]], placeholder: str, most: int
) -> list[TableMenu]:
    """As many menus of one verb as these options need, but at most so many."""
    parts = [options[at : at + MOST_OPTIONS] for at in range(0, len(options), MOST_OPTIONS)][:most]
    menus = []
    for place, part in enumerate(parts):
        title = f"{placeholder} {place + 1}/{len(parts)}" if len(parts) > 1 else placeholder
        menus.append(TableMenu(verb, table_id, part, placeholder=title, place=str(place or "")))
    return menus


DYNAMIC_ITEMS = (TableButton, TableMenu, TablePeopleMenu)
