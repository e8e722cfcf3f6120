"""What a check is done with: the bot, logged in but not connected, and a match nobody plays, on a database of its own.

So everything sent is drawn and laid out as at any table. All messages are noted, and removed in the end.
"""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import aiohttp
import discord

from cogs.bot.announce import DiscordAnnouncer
from cogs.bot.bot import CardBot
from cogs.games.plain import texts_of
from cogs.hand.hand import hand_of
from cogs.hand.hand_page import hand_page
from cogs.messages.layout import Drawing, Page, drawn, page
from cogs.messages.words import labels
from cogs.selfcheck.steps import Hearing, Skipped
from cogs.table.table_message import table_page
from engine.clubs.tables import Tables
from engine.core.registry import GAMES
from engine.running.table import Table
from engine.store.journal import Journal
from engine.table.model.news import DigestDue, News
from engine.table.model.setup import Access, Setup
from engine.table.model.times import Pauses
from locales import Say, language_of, say_in
from rendering import draw_hand, look_of
from rendering.table.alt import alt_hand

Where = tuple[int, int]
"""Channel and message id."""
_AT_ONCE: Final = Pauses(thinking=0, after_deal=0)
"""The computers play until a person is on turn."""
_TURN: Final = 3600
_PERSON: Final = "Robin"
"""Who plays there, in every language."""


class CheckedBot(CardBot):
    """The bot with all its commands, which restores and tells nothing."""

    async def setup_hook(self) -> None:
        """Called once, after login."""
        await self.load_commands()


class _Silence:
    """Tells nobody of the match, and says at once that its digest is posted, as nothing is dealt before."""

    async def announce(self, table: Table, news: tuple[News, ...]) -> None:
        if any(isinstance(item, DigestDue) for item in news):
            await table.digest_posted(table.setup.channel_id, table.id)


class Stage:
    """The bot, its channel and the match; `set_up` comes after the login."""

    def __init__(self, bot: CheckedBot, channel_id: int, person_id: int | None) -> None:
        self.bot, self.channel_id = bot, channel_id
        self.person_id = person_id or 0
        """Who gets the direct message; by default the application's owner."""
        self.stranger_id: int | None = None
        """Who gets one without sharing a server with the bot; None: nobody."""
        self.say: Say = say_in("en")
        """In the language of the server."""
        self.hearing = Hearing()
        self.sent: list[Where] = []
        """What is to be removed."""
        self._channel: discord.abc.GuildChannel | discord.Thread | None = None
        self._table: Table | None = None

    @property
    def channel(self) -> discord.TextChannel | discord.Thread:
        """The channel; raises Skipped if the bot cannot write there."""
        if not isinstance(self._channel, discord.TextChannel | discord.Thread):
            raise Skipped("There is no channel for it.")
        return self._channel

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    async def find_channel(self) -> None:
        """Look at the channel; raises Skipped if it is none for messages, and Discord's refusals."""
        found = await self.bot.fetch_channel(self.channel_id)
        if not isinstance(found, discord.TextChannel | discord.Thread):
            kind = found.type if isinstance(found, discord.abc.GuildChannel) else discord.ChannelType.private
            raise Skipped(f"No table can be opened in a channel of this kind ({kind}): name a text channel.")
        self._channel = found

    async def set_up(self) -> None:
        """Begin the match; raises Discord's refusals."""
        guild = await self.bot.fetch_guild(self.channel.guild.id, with_counts=False)
        self.say = say_in(language_of(guild.preferred_locale.value))
        name, game = next(iter(GAMES.items()))
        setup = Setup(
            game=name,
            options=game.configure(),
            guild_id=guild.id,
            channel_id=self.channel_id,
            host_id=self.person_id,
            access=Access.OPEN,
            invited=frozenset(),
            language=self.say.language,
            turn_seconds=_TURN,
        )
        self._table = await self.bot.tables.open(setup, _PERSON)
        await self._table.fill(self.person_id)
        await self._table.start(self.person_id)

    async def table_page(self, *urls: str) -> Page:
        """The table; `urls`: of the same pictures, on the message to be edited."""
        return await table_page(self.table, self.table.view(0), None, self.bot.tiles, urls)

    async def hand_page(self) -> Page:
        """The person's hand, with its buttons."""
        person, seat = await self.bot.tables.person(self.person_id), self.table.seat_of(self.person_id) or 1
        hand = hand_of(self.table, seat, person, self.say, self.bot.tiles)
        return await hand_page(hand, self.table, self.bot.tiles, self.bot.avatars.on)

    async def two_pictures(self) -> Page:
        """The table and the hand in one message."""
        look, seat = look_of(self.say), self.table.seat_of(self.person_id) or 1
        view, index_set = self.table.view(seat), self.say.index_set
        table = texts_of(self.table).pictures(self.table.view(0), labels(self.table), look, self.say)[:1]
        hand = Drawing(lambda: draw_hand(view.hand, None, look), alt_hand(view.hand, None, self.say, index_set))
        pictures, files = await drawn([*table, hand])
        return page(*pictures, self.say("check-words"), files=files)

    def words(self) -> Page:
        """A page of words alone."""
        return page(self.say("check-words"))

    def note(self, message: discord.Message) -> Where:
        """Note a message to be removed."""
        where = message.channel.id, message.id
        if where not in self.sent:
            self.sent.append(where)
        return where

    async def clean(self) -> int:
        """Remove what was sent; returns how many messages could not be."""
        left = 0
        for where in self.sent:
            try:
                await self.bot.delivery.delete(where)
            except (discord.HTTPException, aiohttp.ClientError, OSError):
                left += 1
        self.sent.clear()
        return left


@asynccontextmanager
async def stage(channel_id: int, person_id: int | None) -> AsyncIterator[Stage]:
    """A stage that is not logged in yet; removes all messages at the end."""
    with tempfile.TemporaryDirectory(prefix="check-") as folder:
        journal = await Journal.open(f"sqlite+aiosqlite:///{folder}/check.sqlite3")
        tables = Tables(journal, _Silence(), now=time.time, pauses=_AT_ONCE, rng=random.SystemRandom())
        bot = CheckedBot(tables, DiscordAnnouncer())
        made = Stage(bot, channel_id, person_id)
        made.hearing.listen(bot.delivery.trace)
        try:
            async with bot:
                try:
                    yield made
                finally:
                    await made.clean()
        finally:
            await tables.close()
