"""A match of four people on the stand-in, who press what their screens show; the bot can be killed and started again.

    async with Match.begun(tmp_path) as match:
        who = await match.act()
        assert match.routes(since) == ["PATCH /webhooks/*/*/messages/@original"]

Everything is in virtual time: `quiet` lets some of it pass, so that whatever is to be shown has been shown.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, Self

from benchmarks.matches import NEVER, PEOPLE
from cogs import CardBot, DiscordAnnouncer
from cogs.hand.hand_messages import kind_of
from engine.clubs.tables import Tables
from engine.core.chance.fairness import SALT_BYTES, SECRET_BYTES
from engine.core.registry import game_named
from engine.running.table import Table
from engine.store.journal import Journal
from engine.table.model.setup import Access, Setup
from tests.engine.store.databases import database
from tests.wire import clock
from tests.wire.known import know_commands
from tests.wire.loop import databases_at_once
from tests.wire.payloads import CHANNEL_ID, GUILD_ID
from tests.wire.server import Request, StandIn, hurry
from tests.wire.world.interactions import Interaction
from tests.wire.world.messages import Message
from tests.wire.world.rates import family_of

TWO_DAYS: Final = 172_800
NO_EMOJIS: Final = 1e6
"""Seconds until the first emoji is uploaded: they are no matter here."""
A_WHILE: Final = 5.0
"""Seconds after which all is shown, if nothing goes wrong."""

FALLING: Final = replace(NEVER, thinking=60)
"""As where nothing happens by itself, but last tricks do; all are people, so nobody thinks."""


class Match:
    """One match, one bot at a time."""

    bot: CardBot
    tables: Tables
    table: Table

    def __init__(self, discord_: StandIn, folder: Path, takes_back: int, *, plays_last: bool) -> None:
        self.discord = discord_
        self._folder, self._takes_back, self._plays_last = folder, takes_back, plays_last
        self._running: asyncio.Task[None] | None = None

    @classmethod
    @asynccontextmanager
    async def begun(
        cls, folder: Path, *, game: str = "couillon", takes_back: int = 0, bids: bool = False, plays_last: bool = False
    ) -> AsyncIterator[Self]:
        """A match in which trumps are made, unless `bids`, and people press every card, unless `plays_last`.

        `takes_back`: seconds in which people can undo.
        """
        with databases_at_once():
            async with StandIn.running() as discord_:
                match = cls(discord_, folder, takes_back, plays_last=plays_last)
                await match.start()
                try:
                    await match._open(game)
                    if not bids:
                        await match.make_trumps()
                    yield match
                finally:
                    await match.stop()
        assert discord_.problems == []

    async def start(self) -> None:
        """Start a bot on the journal there is."""
        announcer = DiscordAnnouncer()
        journal = await Journal.open(database(self._folder), busy_seconds=0.0)
        secrets = random.Random(2)
        self.tables = Tables(
            journal,
            announcer,
            now=clock.now,
            pauses=FALLING if self._plays_last else NEVER,
            rng=random.Random(1),
            new_secret=lambda: secrets.randbytes(SECRET_BYTES),
            new_salt=lambda: bytes(SALT_BYTES),
        )
        self.bot = CardBot(self.tables, announcer, NO_EMOJIS)
        know_commands(self.bot, self.discord)
        hurry(self.bot)
        await self.bot.login("token")
        self._running = asyncio.create_task(self.bot.connect())
        await self.bot.wait_until_ready()
        await self.quiet()

    async def stop(self) -> None:
        """Stop the bot wherever it is."""
        await self.bot.close()
        if self._running is not None:
            await asyncio.gather(self._running, return_exceptions=True)
        await self.tables.close()

    async def restart(self) -> None:
        await self.stop()
        await self.start()
        self.table = self.tables.get(self.table.id)

    async def _open(self, game: str) -> None:
        host, *others = PEOPLE
        options = game_named(game).configure()
        setup = Setup(game, options, GUILD_ID, CHANNEL_ID, host, Access.OPEN, frozenset(), "en", TWO_DAYS)
        self.table = await self.tables.open(
            replace(setup, takes_back=self._takes_back, plays_last=self._plays_last), "Anna"
        )
        for user in others:
            await self.table.sit(user, f"User {user}")
        await self.table.start(host)
        await self.quiet()

    async def make_trumps(self) -> None:
        """Somebody accepts, by typing."""
        while str(self.table.view(0).phase) != "play":
            seat = self.table.actors[0]
            await self.table.act(self.due, str(self.table.legal(seat)[0]), None)
        await self.quiet()

    async def quiet(self, seconds: float = A_WHILE) -> None:
        """Let time pass."""
        await asyncio.sleep(seconds)

    @property
    def due(self) -> int:
        """The user id of whoever is on turn."""
        occupant = self.table.seats[self.table.actors[0] - 1]
        assert occupant is not None
        assert occupant.user_id is not None
        return occupant.user_id

    def hand(self, user: int) -> Message:
        """The newest direct message of somebody."""
        return self.discord.people.mail(user)[-1]

    @property
    def board(self) -> Message:
        """The message with the table."""
        return self.discord.screens.message(*self.table.message_ids["table"])

    async def press(self, user: int, message: Message, custom_id: str) -> Interaction:
        """Press a button, and wait until what follows is shown."""
        done = await self.discord.people.press(user, message, custom_id)
        await self.quiet()
        return done

    async def act(self, *endings: str) -> int:
        """Whoever is on turn presses the first button of their direct message, or one that ends so; who that was."""
        user = self.due
        hand = self.hand(user)
        acts = [one for one in hand.pressable if one.startswith("act:")]
        wanted = [one for ending in endings for one in acts if one.endswith(ending)]
        await self.press(user, hand, (wanted or acts)[0])
        return user

    async def play_to_the_end_of_the_deal(self) -> None:
        """Everybody presses their last card; those before are played without their messages."""
        while max(self.table.view(0).hand_sizes) > 1:
            await self.table.act(self.due, str(self.table.legal(self.table.actors[0])[0]), None)
        await self.quiet()
        while self.table.actors:
            await self.act()

    def mark(self) -> int:
        """A place in what the bot has asked, for the methods below."""
        return len(self.discord.requests)

    def asked(self, since: int, method: str = "", path: str = "") -> list[Request]:
        """What the bot asked since then, without first answers to interactions."""
        return [
            one
            for one in self.discord.requests[since:]
            if not one.path.endswith("/callback") and one.method.startswith(method) and path in one.path
        ]

    def about(self, message: Message, since: int) -> list[str]:
        """By which routes a message was edited or deleted since then."""
        tokens = [one for one in self.asked(since) if one.path.endswith("/@original") and self.is_about(one, message)]
        by_channel = self.asked(since, path=f"/channels/{message.channel}/messages/{message.id}")
        both = [one for one in self.asked(since) if one in tokens or one in by_channel]
        return [family_of(one.method, one.path) for one in both]

    def is_about(self, request: Request, message: Message) -> bool:
        token = request.path.split("/")[3]
        original = self.discord.interactions.of(token).original
        return original is not None and original.id == message.id

    def where_the_hand_is(self, user: int) -> Any:
        """The table's note of the channel and id of somebody's hand."""
        return self.table.message_ids.get(kind_of(user))


def texts(message: Message) -> str:
    return "\n".join(message.texts)
