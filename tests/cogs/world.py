"""A simulated Discord with the real bot in it, and what people do there."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import discord
import simcord
from simcord.components import walk_components
from simcord.results import to_discord_message

from cogs import CardBot
from cogs.delivery import faults, message_queue
from cogs.messages import emojis
from cogs.messages.layout import Page
from engine.clubs.tables import Tables
from engine.core.chance.fairness import SALT_BYTES, SECRET_BYTES
from engine.running.openings import DEFAULT_BUDGET, Budget
from engine.running.table import Table
from engine.store.journal import Journal
from engine.store.sqlite import database as sqlite_database
from engine.store.sqlite import writer
from engine.table.model.preferences import LIMITS
from engine.table.model.times import Pauses
from engine.teaching.lookback.choices import Care
from tests.cogs import judged, known
from tests.cogs.settling import settle_at_once
from tests.cogs.telling import Announcer
from tests.engine.running.support import database, stacked
from tests.wire.loop import VirtualLoop, databases_at_once, databases_counted

AT_ONCE = Pauses(thinking=0.0, after_deal=0.0, reminder=0.7)
WAITING = Pauses(thinking=0.0, after_deal=60.0, reminder=0.7)
"""The pauses of `AT_ONCE`, but the next deal waits for its button."""

BUTTON = 2

SETTLED_WITHIN = 10.0
"""Virtual seconds: SimCord ends an act when nothing is left to do that begins earlier. People can undo for longer."""
AGAIN = SETTLED_WITHIN + 1
"""Seconds until what failed is tried again: not within the act in which it failed."""


class Packs(random.Random):
    """Shuffles as any generator of this seed, then exchanges the cards at these places of the pack."""

    swaps: tuple[tuple[int, int], ...] = ()
    pack: list[Any]
    """The last pack shuffled."""

    def shuffle(self, x: Any) -> None:
        super().shuffle(x)
        for first, second in self.swaps:
            x[first], x[second] = x[second], x[first]
        self.pack = list(x)


@dataclass
class World:
    """One server with one channel; `people` by name."""

    folder: Path
    pauses: Pauses = AT_ONCE
    swaps: tuple[tuple[int, int], ...] | None = None
    """Pairs of places in the pack to exchange.

    With these, even `()`, or with a `shuffler`, packs do not come from the table's secret.
    """
    shuffler: type[Packs] = Packs
    first_start: bool = False
    """Whether Discord knows nothing of the bot yet, neither its commands nor the emojis of its cards."""
    busy_seconds: float = 0.0
    """How long the journal waits for another program that holds the database; only with such a one has it a thread."""
    emoji_pace: float = 0.0
    shards: int = 1
    budget: Budget = DEFAULT_BUDGET
    """New conversations by direct message."""
    ahead: float = 0.0
    """Seconds that the journal's time is ahead of the loop's: for days in which nothing happens but looks each hour."""
    is_up_to_date: bool = False
    """Whether the database was made here, not by an older program."""
    people: dict[str, Any] = field(default_factory=dict)
    refused: list[str] = field(default_factory=list)
    """What Discord would refuse of the bot's requests; it fails the test at the end."""
    env: Any = None
    guild: Any = None
    channel: Any = None
    bot: CardBot = field(init=False)
    tables: Tables = field(init=False)
    announcer: Announcer = field(init=False)
    packs: Packs = field(init=False)

    async def build(self) -> CardBot:
        """A bot as `bot.py` wires it, on this world's journal."""
        self.is_up_to_date = self.is_up_to_date or not (self.folder / "tables.db").exists()
        url = database(self.folder, "tables.db")
        # To see that nothing is to be done takes a thread with an event loop of its own.
        migrate = (lambda *_: None) if self.is_up_to_date else sqlite_database.migrate
        with patch.object(sqlite_database, "migrate", migrate):
            journal = await Journal.open(url, busy_seconds=self.busy_seconds)
        announcer = self.announcer = Announcer()
        self.packs = self.shuffler(1)
        self.packs.swaps = self.swaps or ()
        secrets = random.Random(1)
        self.tables = Tables(
            journal,
            announcer,
            now=self._now,
            pauses=self.pauses,
            rng=self.packs,
            new_secret=lambda: secrets.randbytes(SECRET_BYTES),
            new_salt=lambda: bytes(SALT_BYTES),
        )
        self.tables.looking_back.care = Care(2, 1)
        self.tables.shards = self.shards
        self.bot = CardBot(self.tables, announcer, self.emoji_pace, rate=None, budget=self.budget)
        if not self.first_start:
            self.bot.tree.sync = self._tell_commands  # type: ignore[method-assign, assignment]
        return self.bot

    async def _tell_commands(self) -> list[Any]:
        await known.tell_commands(self.bot, self.env.backend)
        return []

    def _now(self) -> float:
        return float(self.env.now().timestamp()) + self.ahead

    async def restart(self) -> None:
        """Kill the bot and start another one on the same journal."""
        await self.bot.delivery.close()
        await self.tables.close()
        await self.env.restart_bot(await self.build())
        await self.env.settle()

    def add(self, *names: str) -> None:
        for name in names:
            self.people[name] = self.guild.add_member(self.env.create_user(name.lower(), global_name=name))

    def __getitem__(self, name: str) -> Any:
        return self.people[name]

    async def allow_much(self) -> None:
        """The server lets each member have as much open as a server can let them."""
        most: dict[str, Any] = {limit.field: limit.choices[-1] for limit in LIMITS}
        with self.env._bot_scope():
            await self.tables.change_server(self.guild.id, lambda server: replace(server, **most))

    async def table(self, opener: str, *others: str, **options: Any) -> Table:
        """Open a table of five lines, of another variant or by house rules, and seat the others by its buttons."""
        if "house" not in options:
            options.setdefault("variant", "denexa")
        await self[opener].slash(self.channel, "table open", **options)
        table = self.tables.in_guild(self.guild.id)[-1]
        for name in others:
            seat = table.free_seats[0]
            await self[name].click(self.lobby(table), custom_id=f"sit:{table.id}:{seat}")
        return table

    async def playing(self, *names: str, **options: Any) -> Table:
        """A table at which these people play, with computers on the other seats."""
        table = await self.table(*names, **options)
        verb = "quick" if table.free_seats else "start"
        await self[names[0]].click(self.lobby(table), custom_id=f"{verb}:{table.id}:")
        return table

    async def play_on(self, table: Table, rng: random.Random) -> None:
        """Play random legal actions to the end of the deal, without Discord; computers follow at once."""
        # As if the bot did it: its timers and messages are those of the simulated Discord.
        with self.env._bot_scope():
            async with self.announcer.deal_by_deal():
                await self._act_on(table, rng)
        await self.env.settle()

    async def _act_on(self, table: Table, rng: random.Random) -> None:
        while table.actors:
            occupant = table.occupant(table.actors[0])
            assert occupant is not None
            if occupant.user_id is None:
                # It is a computer's turn.
                await asyncio.sleep(0)
            else:
                await table.act(occupant.user_id, str(rng.choice(table.legal(table.actors[0]))), None)

    async def take(self, table: Table, name: str, seat: int) -> Any:
        """Somebody takes over a seat, on the page that the table's button opens."""
        offered = (await self[name].click(self.board(table), custom_id=f"take:{table.id}:")).response
        return await self[name].click(offered, custom_id=f"take:{table.id}:{seat}")

    def lobby(self, table: Table) -> discord.Message:
        return self.message(*table.message_ids["lobby"])

    def board(self, table: Table) -> discord.Message:
        return self.message(*table.message_ids["table"])

    def hand(self, table: Table, name: str) -> discord.Message:
        """The direct message with a person's hand."""
        return self.message(*table.message_ids[f"hand-{self[name].id}"])

    def message(self, channel_id: int, message_id: int) -> discord.Message:
        # Going through all messages of a channel would make each of them.
        return to_discord_message(self.env, self.env.backend.get_message(channel_id, message_id))

    def channel_messages(self, channel_id: int) -> list[discord.Message]:
        if channel_id == self.channel.id:
            return list(self.channel.history())
        owner = next(one for one in self.people.values() if self.env.backend.dm_channels.get(one.id) == channel_id)
        return list(owner.user.dm_channel.history())

    def to_move(self, table: Table) -> str:
        """The name of the person on turn."""
        return self.name_on(table, table.actors[0])

    def name_on(self, table: Table, seat: int) -> str:
        """The name of the person who sits there."""
        occupant = table.seats[seat - 1]
        assert occupant is not None
        return next(name for name, one in self.people.items() if one.id == occupant.user_id)

    async def press(self, table: Table, wanted: str = "") -> None:
        """The person on turn presses the first enabled button of their hand that ends so."""
        name = self.to_move(table)
        hand = self.hand(table, name)
        button = next(one for one in buttons(hand, "act") if one.endswith(wanted))
        await self[name].user.click(hand, custom_id=button)

    async def act_by_command(self, table: Table, turn: int) -> None:
        """The person on turn takes something from the completed list, each turn from another place of it."""
        one = self[self.to_move(table)]
        command, option = ("play", "card") if table.view(0).trump is not None else ("bid", "call")
        choices = await one.autocomplete(self.channel, command, option, "")
        choice = choices[turn % len(choices)]
        before = table.number
        # The name in the list is as good as the value behind it.
        result = await one.slash(self.channel, command, **{option: choice["name" if turn % 2 else "value"]})
        assert said(result).strip().startswith("You ")
        assert table.number > before


def as_message(made: Page) -> Any:
    """A page as the message that shows it, made without a simulated Discord."""
    return SimpleNamespace(content="", components=made.view.to_components())  # type: ignore[no-untyped-call]


def components(message: Any) -> list[dict[str, Any]]:
    """All components of a message, nested ones too."""
    roots = message.components
    plain = [one if isinstance(one, dict) else one.to_dict() for one in roots]
    return list(walk_components(plain))


def texts(message: Any) -> str:
    """All the words of a message."""
    return "\n".join([message.content, *(one["content"] for one in components(message) if one.get("type") == 10)])


def alternatives(message: Any) -> str:
    """The texts that screen readers read for a message's pictures."""
    return " ".join(item["description"] for one in components(message) for item in one.get("items", ()))


def buttons(message: Any, verb: str = "", enabled: bool = True) -> list[str]:
    """The custom ids of a message's buttons that somebody can press."""
    return [
        one["custom_id"]
        for one in components(message)
        if one.get("type") == BUTTON and one["custom_id"].startswith(verb) and not (enabled and one.get("disabled"))
    ]


def private(result: Any) -> Any:
    """The message that an interaction showed to the person alone."""
    return next(one for one in (*result.followups, result.response) if one is not None and one.ephemeral)


def said(result: Any) -> str:
    """The answer to an interaction, in words."""
    answers = [one for one in (result.response, *result.followups) if one is not None and one.ephemeral]
    return "\n".join(texts(one) for one in answers)


@contextmanager
def _waits_of(seconds: float) -> Iterator[None]:
    """Try again after so many seconds whatever failed."""
    with ExitStack() as stack:
        for module in (message_queue, faults):
            stack.enter_context(patch.object(module, "wait_before", lambda _: seconds))
        # Whether somebody reads as the log is to be emptied, hangs on the order of tasks: no time may hang on it too.
        stack.enter_context(patch.object(writer, "_NEXT_TRY", 0.0))
        yield


@asynccontextmanager
async def world(folder: Path, **settings: Any) -> AsyncIterator[World]:
    """A running world with Anna, Ben, Chloé and Dirk."""
    if "PYTEST_CURRENT_TEST" in os.environ:
        # In real time SimCord would wait ten seconds for a busy machine, and fail.
        assert isinstance(asyncio.get_running_loop(), VirtualLoop), "conftest.py of this folder needs the virtual loop"
    made = World(folder, **settings)
    knows_packs = made.swaps is not None or made.shuffler is not Packs
    stack = stacked(lambda: made.packs) if knows_packs else nullcontext()
    # A starting bot draws all emojis, if that has not been done yet.
    emojis._drawings()
    journals = databases_counted() if made.busy_seconds else databases_at_once()
    with stack, journals, judged.requests() as made.refused, _waits_of(AGAIN):
        discord_and_bot = simcord.run(await made.build(), settle_timeout=SETTLED_WITHIN)
        env = made.env = discord_and_bot._env
        settle_at_once(env)
        if not made.first_start:
            known.upload_emojis(env.backend)
        async with discord_and_bot:
            made.guild = env.create_guild(shard_id=None if made.shards == 1 else 0)
            made.channel = made.guild.create_text_channel("kaarten")
            made.add("Anna", "Ben", "Chloé", "Dirk")
            await env.settle()
            try:
                yield made
            finally:
                await made.tables.close()


async def leave(here: World, table: Table, name: str, panel: Any) -> Any:
    """Somebody gets up in the midst of a match, with both presses."""
    asked = (await here[name].click(panel, custom_id=f"leave:{table.id}:")).response
    return await here[name].click(asked, custom_id=f"leaveyes:{table.id}:playing")


async def panel(here: World, table: Table, name: str) -> Any:
    """What "My seat" shows."""
    return (await here[name].click(here.board(table), custom_id=f"seat:{table.id}:")).response


async def from_panel(here: World, table: Table, name: str, verb: str) -> Any:
    """Press the first of its buttons with this verb."""
    shown = await panel(here, table, name)
    return await here[name].click(shown, custom_id=buttons(shown, f"{verb}:")[0])


def posted(here: World) -> list[str]:
    """What the messages in the channel say."""
    found = here.env.backend.messages.get(here.channel.id, {})
    return [texts(found[number]) for number in sorted(found) if found[number].visible_to(None)]
