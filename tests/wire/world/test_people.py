"""People press what is before them and nothing else, and what they do reaches the bot as Discord tells it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
from discord import app_commands

from tests.wire.bots import connected
from tests.wire.loop import hurried
from tests.wire.payloads import CHANNEL_ID, GUILD_ID
from tests.wire.server import StandIn
from tests.wire.world.people import NotThere

ANNA, BERT = 7, 8

Told = discord.Interaction[Any]


class Form(discord.ui.Modal):
    name: discord.ui.TextInput[Form] = discord.ui.TextInput(label="Name", custom_id="name")

    async def on_submit(self, interaction: Told) -> None:
        await interaction.response.send_message(f"you are {self.name.value}", ephemeral=True)


class Bot(discord.Client):
    """A bot with two commands and a menu."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.picked: asyncio.Queue[Any] = asyncio.Queue()
        group = app_commands.Group(name="table", description="Tables")

        @group.command(name="open", description="Open a table")
        async def opened(interaction: Told, seats: int, who: discord.Member, secret: bool = False) -> None:
            await interaction.response.send_message(f"{seats} {who.name} {secret}", ephemeral=secret)

        @self.tree.command(name="name", description="Say your name")
        async def named(interaction: Told) -> None:
            await interaction.response.send_modal(Form(title="Name", custom_id="form"))

        self.tree.add_command(group)

    async def on_interaction(self, interaction: Told) -> None:
        if interaction.type is discord.InteractionType.component:
            data: Any = interaction.data
            self.picked.put_nowait((interaction.user.id, interaction.guild_id, data.get("values")))
            await interaction.response.defer()


@asynccontextmanager
async def among() -> AsyncIterator[tuple[StandIn, Bot]]:
    bot = Bot()
    async with connected(bot) as stand_in:
        await bot.tree.sync()
        yield stand_in, bot


def view(*, disabled: bool = False) -> discord.ui.View:
    options = [discord.SelectOption(label=one, value=one) for one in ("ace", "king")]
    button: discord.ui.Button[discord.ui.View] = discord.ui.Button(label="Go", custom_id="go", disabled=disabled)
    menu: discord.ui.Select[discord.ui.View] = discord.ui.Select(custom_id="menu", options=options)
    return discord.ui.View(timeout=None).add_item(button).add_item(menu)


@hurried
async def test_only_what_is_on_the_message_now_can_be_pressed() -> None:
    async with among() as (stand_in, bot):
        sent = await bot.get_partial_messageable(CHANNEL_ID).send("hello", view=view())
        (message,) = stand_in.people.sees(ANNA)
        with pytest.raises(NotThere, match="other cannot be used"):
            await stand_in.people.press(ANNA, message, "other")
        await stand_in.people.press(ANNA, message, "go")
        assert await bot.picked.get() == (ANNA, GUILD_ID, None)
        await sent.edit(view=view(disabled=True))
        with pytest.raises(NotThere):
            await stand_in.people.press(ANNA, message, "go")
        await sent.delete()
        with pytest.raises(NotThere, match="does not see"):
            await stand_in.people.pick(ANNA, message, "menu", ["ace"])


@hurried
async def test_only_what_a_menu_offers_can_be_picked() -> None:
    async with among() as (stand_in, bot):
        await bot.get_partial_messageable(CHANNEL_ID).send("hello", view=view())
        (message,) = stand_in.people.sees(ANNA)
        await stand_in.people.pick(ANNA, message, "menu", ["king"])
        assert (await bot.picked.get())[2] == ["king"]
        with pytest.raises(NotThere, match="offers"):
            await stand_in.people.pick(ANNA, message, "menu", ["queen"])


@hurried
async def test_in_direct_messages_a_press_comes_from_a_user_without_a_server() -> None:
    async with among() as (stand_in, bot):
        await (await bot.create_dm(discord.Object(ANNA))).send("hello", view=view())
        (message,) = stand_in.people.mail(ANNA)
        with pytest.raises(NotThere, match="does not see"):
            await stand_in.people.press(BERT, message, "go")
        await stand_in.people.press(ANNA, message, "go")
        assert await bot.picked.get() == (ANNA, None, None)
        assert stand_in.people.finds(ANNA, "go") is message


@hurried
async def test_a_command_comes_with_its_options_as_they_were_told_to_discord() -> None:
    async with among() as (stand_in, _):
        await stand_in.people.command(ANNA, "table open", {"seats": 4, "who": BERT, "secret": True})
        await stand_in.wait_for("POST", "/interactions/*/callback")
        assert [one.texts for one in stand_in.people.sees(ANNA)] == [["4 user8 True"]]
        assert stand_in.people.sees(BERT) == []
        with pytest.raises(NotThere, match="there is no command table close"):
            await stand_in.people.command(ANNA, "table close")
        with pytest.raises(NotThere, match="has no"):
            await stand_in.people.command(ANNA, "table open", {"chairs": 4})


@hurried
async def test_a_form_is_filled_and_sent() -> None:
    async with among() as (stand_in, _):
        asked = await stand_in.people.command(ANNA, "name")
        await stand_in.wait_for("POST", "/interactions/*/callback")
        await stand_in.people.fill(asked, {"name": "Anna"})
        await stand_in.wait_for("POST", "/interactions/*/callback", 2)
        assert [one.texts for one in stand_in.people.sees(ANNA)] == [["you are Anna"]]
