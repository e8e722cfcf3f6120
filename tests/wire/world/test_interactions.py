"""Tokens: the first answer within three seconds, edits for fifteen minutes, and what a single person sees."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest

from tests.wire.bots import connected
from tests.wire.loop import run
from tests.wire.payloads import CHANNEL_ID
from tests.wire.server import StandIn
from tests.wire.world.interactions import Interaction
from tests.wire.world.messages import Message

ANNA, BERT = 7, 8

Told = discord.Interaction[Any]


class Bot(discord.Client):
    """Does with every interaction what the test says, and keeps what went wrong."""

    def __init__(self, do: Callable[[Told], Awaitable[None]]) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.do = do
        self.last: Told | None = None
        self.errors: list[discord.HTTPException] = []
        self.ended = asyncio.Event()

    async def on_interaction(self, interaction: Told) -> None:
        self.last = interaction
        try:
            await self.do(interaction)
        except discord.HTTPException as error:
            self.errors.append(error)
        self.ended.set()


def view(text: str, custom_id: str = "go") -> discord.ui.LayoutView:
    row = discord.ui.ActionRow[discord.ui.LayoutView](discord.ui.Button(label="Go", custom_id=custom_id))
    return discord.ui.LayoutView(timeout=None).add_item(discord.ui.TextDisplay(text)).add_item(row)


@asynccontextmanager
async def pressed(do: Callable[[Told], Awaitable[None]]) -> AsyncIterator[tuple[StandIn, Bot, Message, Interaction]]:
    """Anna has pressed the button of a message in the channel, and the bot has done what it does."""
    bot = Bot(do)
    async with connected(bot) as stand_in:
        await bot.get_partial_messageable(CHANNEL_ID).send(view=view("before"))
        (message,) = stand_in.people.sees(ANNA)
        done = await stand_in.people.press(ANNA, message, "go")
        await bot.ended.wait()
        yield stand_in, bot, message, done


def ran(work: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await work()

    run(main(), 2000)


def test_a_press_answered_by_an_edit_changes_what_was_pressed_and_so_does_its_token() -> None:
    async def do(interaction: Told) -> None:
        await interaction.response.edit_message(view=view("after"))

    async def work() -> None:
        async with pressed(do) as (_, bot, message, _):
            assert message.texts == ["after"]
            assert bot.last is not None
            await bot.last.edit_original_response(view=view("by token"))
            assert message.texts == ["by token"]
            assert bot.errors == []

    ran(work)


def test_a_deferred_answer_is_filled_by_its_token_for_fifteen_minutes() -> None:
    async def do(interaction: Told) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)

    async def work() -> None:
        async with pressed(do) as (stand_in, bot, message, done):
            assert bot.last is not None
            await bot.last.edit_original_response(view=view("mine"))
            assert [one.texts for one in stand_in.people.sees(ANNA)] == [["before"], ["mine"]]
            assert [one.texts for one in stand_in.people.sees(BERT)] == [["before"]]
            # Through the channel nobody can touch it.
            hidden = stand_in.people.sees(ANNA)[1]
            with pytest.raises(discord.NotFound) as unknown:
                await bot.get_partial_messageable(CHANNEL_ID).get_partial_message(hidden.id).edit(view=view("no"))
            assert unknown.value.code == 10008
            await asyncio.sleep(901)
            with pytest.raises(discord.HTTPException) as dead:
                await bot.last.edit_original_response(view=view("late"))
            assert (dead.value.status, dead.value.code) == (401, 50027)
            assert done.original is hidden
            # A press brings a new token.
            again = await stand_in.people.press(ANNA, hidden, "go")
            bot.ended.clear()
            await bot.ended.wait()
            assert again.token != done.token
            assert message.texts == ["before"]

    ran(work)


def test_follow_ups_are_messages_of_their_own_that_the_token_can_edit() -> None:
    async def do(interaction: Told) -> None:
        await interaction.response.defer()
        sent = await interaction.followup.send(view=view("follows"), ephemeral=True, wait=True)
        await sent.edit(view=view("edited"))

    async def work() -> None:
        async with pressed(do) as (stand_in, bot, message, done):
            assert bot.errors == []
            assert message.texts == ["before"]
            assert [one.texts for one in stand_in.people.sees(ANNA)] == [["before"], ["edited"]]
            assert done.original is message

    ran(work)


def test_the_first_answer_comes_within_three_seconds_and_once() -> None:
    async def late(interaction: Told) -> None:
        await asyncio.sleep(3.1)
        await interaction.response.send_message("late")

    async def twice(interaction: Told) -> None:
        await interaction.response.send_message("one")
        interaction.response._response_type = None
        await interaction.response.send_message("two")

    async def work() -> None:
        async with pressed(late) as (_, bot, _, _):
            assert [(one.status, one.code) for one in bot.errors] == [(404, 10062)]
        async with pressed(twice) as (stand_in, bot, _, _):
            assert [(one.status, one.code) for one in bot.errors] == [(400, 40060)]
            assert [one.texts for one in stand_in.people.sees(BERT)] == [["before"], ["one"]]

    ran(work)


def test_an_answer_can_be_deleted_by_its_token() -> None:
    async def do(interaction: Told) -> None:
        await interaction.response.send_message("for you", ephemeral=True)
        await interaction.delete_original_response()

    async def work() -> None:
        async with pressed(do) as (stand_in, bot, message, _):
            assert bot.errors == []
            assert stand_in.people.sees(ANNA) == [message]

    ran(work)
