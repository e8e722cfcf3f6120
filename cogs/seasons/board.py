"""Keeps the boards of seasons up to date, and tells the titles at the end.

A board is one message; whoever deletes it has it posted anew by `/season board`.
"""

from __future__ import annotations

import secrets
from contextlib import suppress

import discord

from cogs.app.client import Client
from cogs.app.mentions import called
from cogs.delivery.delivery import CannotEdit
from cogs.delivery.faults import MISSING_ACCESS, MISSING_PERMISSIONS
from cogs.delivery.message_queue import MessageQueue
from cogs.delivery.pacer import Urgency
from cogs.seasons.page import people_on, season_page, titles_page
from engine.clubs.seasons.season import SeasonState
from engine.tables.store.posted import Post
from locales import Say, say_in

BOARD, TITLES = "season", "seasontitles"
"""Kinds of messages, as they are recorded."""


class SeasonBoards:
    """The announcer of the seasons."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._queues: dict[int, MessageQueue] = {}

    async def season_changed(self, season_id: int) -> None:
        """Only notes that there is something to show."""
        if season_id not in self._queues:
            self._queues[season_id] = self._bot.delivery.queue(_may_be_lifted, Urgency.SLATE)
        self._queues[season_id].refresh(lambda: self._show(season_id))

    async def restore(self) -> None:
        """After a start, look at all seasons: one may have changed, or ended, without being shown."""
        seasons = self._bot.tables.clubs.seasons
        for state in await seasons.shown():
            await seasons.look(state.guild_id)
            await self.season_changed(state.id)

    async def post(self, state: SeasonState, channel_id: int) -> None:
        """Post the board anew in a channel; the message before is removed."""
        before = state.message_id
        await self._send(state, channel_id)
        if before is not None:
            with suppress(discord.HTTPException):
                await self._bot.delivery.delete((state.channel_id, before))

    async def say_of(self, state: SeasonState) -> Say:
        """The texts for what everybody sees of a season."""
        server = await self._bot.tables.server(state.guild_id)
        return say_in(state.language, server.theme)

    async def _show(self, season_id: int) -> None:
        seasons = self._bot.tables.clubs.seasons
        state = await seasons.find(season_id)
        if state is None:
            return
        if state.message_id is not None:
            await self._edit(state, state.message_id)
        if state.is_over and not state.told:
            # If Discord refuses to show them, they are in the archive all the same.
            with suppress(discord.Forbidden, discord.NotFound):
                await self._tell_titles(state)
            await seasons.note_told(state.id)
        self._bot.announcer.shown()

    async def _edit(self, state: SeasonState, message_id: int) -> None:
        whole = await self._bot.tables.clubs.seasons.whole(state)
        made = await season_page(whole, await self.say_of(state), self._bot.avatars.on)
        try:
            await self._bot.delivery.edit((state.channel_id, message_id), made)
            await self._note(BOARD, state, message_id, people_on(whole))
        except CannotEdit as error:
            if error.is_there:
                await self._send(state, state.channel_id)
                with suppress(discord.HTTPException):
                    await self._bot.delivery.delete((state.channel_id, message_id))
            else:
                await self._bot.tables.clubs.seasons.set_message(state.id, state.channel_id, None)

    async def _send(self, state: SeasonState, channel_id: int) -> None:
        whole = await self._bot.tables.clubs.seasons.whole(state)
        made = await season_page(whole, await self.say_of(state), self._bot.avatars.on)
        channel = self._bot.get_partial_messageable(channel_id, guild_id=state.guild_id)
        message = await channel.send(view=made.view, files=made.files, silent=True, nonce=secrets.token_hex(8))
        await self._bot.tables.clubs.seasons.set_message(state.id, channel_id, message.id)
        await self._note(BOARD, state, message.id, people_on(whole), channel_id)

    async def _tell_titles(self, state: SeasonState) -> None:
        made = titles_page(state, await self.say_of(state))
        channel = self._bot.get_partial_messageable(state.channel_id, guild_id=state.guild_id)
        allowed = await called(self._bot, made.mentions)
        message = await channel.send(view=made.view, allowed_mentions=allowed, nonce=f"s{state.id}.titles")
        await self._note(TITLES, state, message.id, frozenset(made.mentions))

    async def _note(
        self, kind: str, state: SeasonState, message_id: int, people: frozenset[int], channel_id: int | None = None
    ) -> None:
        where = channel_id or state.channel_id
        post = Post(message_id, where, state.guild_id, kind, str(state.id), people=people)
        await self._bot.tables.posted.note(post)


async def _may_be_lifted(error: discord.HTTPException) -> bool:
    return error.code in (MISSING_ACCESS, MISSING_PERMISSIONS)
