"""The buttons and menus of a score sheet: like those of a table, they carry their purpose in their custom id.

The custom id is `score.verb:sheet:revision:fact`, of a menu `scorepick.verb:…`. A press on a page that shows an older
revision changes nothing.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, Final, NamedTuple, Self

import discord

from cogs.app.answers import answered
from cogs.app.client import Act
from cogs.app.custom_ids import one_of
from cogs.messages.buttons import MOST_OPTIONS
from rendering.canvas.letters.graphemes import shortened


class Pressed(NamedTuple):
    """What was pressed or picked."""

    verb: str
    sheet_id: int
    revision: int
    """Of the sheet, as the page showed it."""
    fact: str
    picked: tuple[str, ...] = ()

    @answered
    async def handle(self, act: Act) -> None:
        handler: ScoreHandler = one_of(act.bot.score_handlers, self.verb)
        await handler(act, self)
        if not act.response.is_done():
            await act.response.defer()


ScoreHandler = Callable[[Act, Pressed], Awaitable[None]]
"""Handles a press by the interaction's user."""
_REST: Final = r"(?P<verb>[a-z]+):(?P<sheet>\d{1,15}):(?P<revision>\d{1,9}):(?P<fact>[a-z0-9.-]{0,40})"


def _pressed(match: re.Match[str]) -> Pressed:
    return Pressed(match["verb"], int(match["sheet"]), int(match["revision"]), match["fact"])


class ScoreButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=rf"score\.{_REST}"):
    """A button of a score sheet."""

    def __init__(
        self,
        pressed: Pressed,
        *,
        label: str = "-",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> None:
        self.pressed = pressed
        custom_id = f"score.{pressed.verb}:{pressed.sheet_id}:{pressed.revision}:{pressed.fact}"
        made: discord.ui.Button[Any] = discord.ui.Button(
            custom_id=custom_id, label=shortened(label, 80), style=style, disabled=disabled
        )
        super().__init__(made)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(_pressed(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await self.pressed.handle(interaction)


class ScoreMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=rf"scorepick\.{_REST}"):
    """A menu of a score sheet."""

    def __init__(
        self,
        pressed: Pressed,
        options: Sequence[tuple[str, str]] = (("-", "-"),),
        *,
        placeholder: str | None = None,
        fewest: int = 1,
        most: int = 1,
        chosen: Sequence[str] = (),
    ) -> None:
        """`options`: value and label of each; `chosen`: the values picked already."""
        self.pressed = pressed
        made: discord.ui.Select[Any] = discord.ui.Select(
            custom_id=f"scorepick.{pressed.verb}:{pressed.sheet_id}:{pressed.revision}:{pressed.fact}",
            options=[
                discord.SelectOption(value=value, label=shortened(label, 100), default=value in chosen)
                for value, label in options[:MOST_OPTIONS]
            ],
            placeholder=placeholder and shortened(placeholder, 150),
            min_values=fewest,
            max_values=min(most, len(options)),
        )
        super().__init__(made)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(_pressed(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await self.pressed._replace(picked=tuple(self.item.values)).handle(interaction)


class ScorePeople(discord.ui.DynamicItem[discord.ui.UserSelect[Any]], template=r"scorewho:(?P<opening>\d{1,15})"):
    """A menu of the server's members, for the seats of a sheet that somebody is about to open."""

    def __init__(
        self, opening: int, most: int = 1, *, chosen: Collection[int] = (), placeholder: str | None = None
    ) -> None:
        self.opening = opening
        most = min(most, MOST_OPTIONS)
        made: discord.ui.UserSelect[Any] = discord.ui.UserSelect(
            custom_id=f"scorewho:{opening}",
            placeholder=placeholder,
            min_values=1,
            max_values=most,
            default_values=[discord.Object(one) for one in [*chosen][:most]],
        )
        super().__init__(made)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(int(match["opening"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        picked = tuple(f"<@{user.id}>" for user in self.item.values)
        await Pressed("newpeople", self.opening, 0, "", picked).handle(interaction)


SCORE_ITEMS: Final = (ScoreButton, ScoreMenu, ScorePeople)
