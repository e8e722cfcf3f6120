"""The smallest possible bot on the stand-in, to see what discord.py itself does with our kind of message."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, ClassVar

import discord

from tests.wire.server import StandIn, hurry

PICTURE = b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 40


class Card(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"card:(?P<number>\d+)"):
    """A button whose state is in its custom_id."""

    pressed: ClassVar[list[int]] = []

    def __init__(self, number: int) -> None:
        super().__init__(discord.ui.Button(label=str(number), custom_id=f"card:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Card:
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        Card.pressed.append(self.number)
        await interaction.response.edit_message(view=hand())


def hand(*, picture: bool = False) -> discord.ui.LayoutView:
    """A message of version 2 with 14 components: text, a hand of ten buttons and, on request, a picture."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay("Your hand"))
    for row in range(2):
        cards = (Card(5 * row + column) for column in range(5))
        view.add_item(discord.ui.ActionRow(*cards))
    view.add_item(discord.ui.TextDisplay("Your turn"))
    if picture:
        view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://hand.png", description="A hand")))
    return view


def picture() -> discord.File:
    return discord.File(io.BytesIO(PICTURE), "hand.png")


@asynccontextmanager
async def connected(client: discord.Client) -> AsyncIterator[StandIn]:
    """The stand-in with `client` logged in and ready."""
    async with StandIn.running() as stand_in, connected_to(client):
        yield stand_in


@asynccontextmanager
async def connected_to(client: discord.Client) -> AsyncIterator[None]:
    """`client` logged in and ready at the stand-in that runs."""
    hurry(client)
    await client.login("token")
    task = asyncio.create_task(client.connect())
    await client.wait_until_ready()
    try:
        yield
    finally:
        await client.close()
        await asyncio.gather(task, return_exceptions=True)
