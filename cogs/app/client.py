"""What every part of the bot may ask of the bot itself, the tables and the other parts, and of what somebody does.

`CardBot` implements this and knows every part; no part has to import `CardBot`, so there are no import cycles.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

import discord

from cogs.app.places import is_away
from cogs.app.shards import ShardedBot
from cogs.delivery.avatars import Avatars
from cogs.delivery.delivery import Delivery
from cogs.delivery.direct import DirectMessages
from cogs.delivery.figures import LoopLag
from cogs.members.members import Members
from cogs.messages.emojis import CardEmojis
from cogs.messages.layout import Page, page
from engine.clubs.tables import Tables
from engine.core.names import UNNAMED, clean_name
from engine.running.table import Table
from engine.standings.erasing import StillNamed
from engine.standings.standings import Standings
from engine.store.posted import Marked
from engine.store.standby import Standby
from engine.table.model.preferences import Server, Theme
from locales import Say, language_of, say_in

P = TypeVar("P")


class Announcing(Protocol):
    """Shows tables in their channels (`cogs.bot.announce`)."""

    def shown(self) -> None: ...
    def look_over(self, guild_id: int | None = None, shard: int | None = None) -> None: ...
    def forget_person(self, user_id: int) -> None: ...
    async def read_ended_anew(self) -> None: ...
    def forget(self, table: Table) -> None: ...
    def end(self, table: Table) -> None: ...
    async def table_shown(self, table: Table) -> None: ...
    async def all_shown(self, table: Table) -> None: ...
    async def show_again(self, table: Table) -> None: ...
    async def show_anew(self, table: Table) -> None: ...
    async def renew(self, table: Table, kind: str) -> None: ...


class ShowingHands(Protocol):
    """Shows everybody their own cards (`cogs.hand.hands`)."""

    def deal(self, table: Table) -> None: ...
    def restore(self, table: Table) -> None: ...
    def forget(self, table: Table) -> None: ...
    def end(self, table: Table) -> None: ...
    def refresh(self, table: Table, *user_ids: int) -> None: ...
    def refresh_all(self, user_id: int) -> None: ...
    async def show(self, act: Act, table: Table) -> None: ...


class Greeting(Protocol):
    """Finds out early whether somebody can be reached by direct message (`cogs.messages.greetings`)."""

    async def greet(self, act: Act, table: Table) -> bool: ...
    async def ahead(self, act: Act) -> str: ...
    async def refused(self, user_id: int, error: discord.Forbidden | discord.NotFound) -> bool: ...
    def forget(self, user_id: int) -> None: ...


class TakingPresses(Protocol):
    """Knows the handler of everything that can be pressed, picked or sent (`cogs.app.presses`)."""

    def add(self, *owners: object) -> None: ...


class KeepingLeaderboards(Protocol):
    """Keeps the leaderboards posted in channels up to date (`cogs.standings.leaderboard_boards`)."""

    def match_ended(self, game: str, guild_id: int | None) -> None: ...
    async def person_changed(self, user_id: int) -> None: ...


class RemovingNames(Protocol):
    """Removes names from posted messages (`cogs.renewing.renewing`)."""

    def go_on(self) -> None: ...
    def forgetting(self) -> AbstractContextManager[None]: ...
    def report(self, wanted: frozenset[int], seconds: float, tell: Callable[[], Awaitable[None]]) -> None: ...


class Forgotten(NamedTuple):
    """The outcome of somebody's request to be forgotten."""

    left: StillNamed
    """What still mentions them, because it cannot be read."""
    marked: Marked
    """The messages from which the name is being removed."""


class Client(ShardedBot, ABC):
    """The bot as its parts see it."""

    tables: Tables
    standings: Standings
    tiles: CardEmojis
    announcer: Announcing
    delivery: Delivery
    place: Standby | None
    """Of this process among those of the bot; None: there are no others."""
    direct: DirectMessages
    members: Members
    avatars: Avatars
    lag: LoopLag
    has_lost_metrics: bool
    """There should be a page of metrics, and it could not be opened."""
    refuses_commands: bool
    """Discord did not take the list of commands."""
    hands: ShowingHands
    greetings: Greeting
    leaderboards: KeepingLeaderboards
    renewing: RemovingNames
    presses: TakingPresses
    offer_tables: Callable[[Act, Any, Mapping[str, Any]], Awaitable[None]]
    """Offers the tables that may be meant (`cogs.messages.table_choice`)."""

    @abstractmethod
    def part(self, kind: type[P]) -> P:
        """The bot's one part of this kind, for callers in a higher layer that know its class."""

    @abstractmethod
    def add_part(self, part: P) -> P:
        """Keep a part of a room, and have it answer the presses that it declares handlers for."""

    @abstractmethod
    async def meet(self, interaction: discord.Interaction[Any]) -> None:
        """Load the settings of the person and the server, and remember the language of the person's Discord."""

    @abstractmethod
    async def change_person(self, user_id: int, **changes: Any) -> None:
        """Change what is remembered about a person; only changes are written."""

    @abstractmethod
    async def forget_person(self, user_id: int) -> Forgotten:
        """Erase a person; only results stay, without a name. Can be repeated at any time.

        Messages that name them are re-rendered afterwards. Raises HalfForgotten if they have left their seats but the
        rest could not be done, and anything else only if nothing but such messages has changed.
        """

    def message_at(self, where: tuple[int, int]) -> discord.PartialMessage:
        """A message by its channel's and its own id."""
        channel_id, message_id = where
        return self.get_partial_messageable(channel_id).get_partial_message(message_id)


if TYPE_CHECKING:
    Interaction = discord.Interaction[Client]
else:
    # The library inspects a command's signature and expects its own class there.
    Interaction = discord.Interaction


def name_of_user(user: discord.abc.User) -> str:
    """Somebody's name here, for storing: their account's name if nothing is left of the one they chose."""
    name = clean_name(user.display_name)
    return clean_name(user.name) if name == UNNAMED else name


class Act:
    """What somebody does: a command, a press, a form, or typing an option. Who, where, and in which words they read.

    To an interaction what the library's `commands.Context` is to a message: every handler gets one.
    """

    __slots__ = (
        *("bot", "channel", "channel_id", "data", "followup", "guild", "guild_id"),
        *("interaction", "is_away", "message", "response", "user", "user_id"),
    )

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.bot = interaction.client
        self.user = interaction.user
        self.user_id = interaction.user.id
        self.is_away = is_away(interaction)
        """The bot is not there itself (`cogs.app.places`)."""
        self.guild = None if self.is_away else interaction.guild
        self.guild_id = None if self.is_away else interaction.guild_id
        """None: by direct message, or away."""
        self.channel, self.channel_id = interaction.channel, interaction.channel_id
        self.message = interaction.message
        """On which something was pressed; None: nothing was."""
        self.data: Any = interaction.data
        self.response = interaction.response
        self.followup = interaction.followup

    @property
    def name(self) -> str:
        """The person's name here (`name_of_user`)."""
        return name_of_user(self.user)

    @property
    def server(self) -> Server:
        """What this server has chosen."""
        return self.bot.tables.known_server(self.guild_id or 0)

    @property
    def say(self) -> Say:
        """The texts for this person, in their language, with cards in their style, or else the server's."""
        return self._say(self.server.theme)

    def say_at(self, table: Table | None) -> Say:
        """The same at a table, whose style applies if they chose none."""
        return self.say if table is None else self._say(table.setup.theme)

    async def answer(self, made: Page | str) -> discord.Message | None:
        """Show a page, or a sentence on one, as the answer, or on the message that was pressed (`Delivery.answer`)."""
        return await self.bot.delivery.answer(self.interaction, page(made) if isinstance(made, str) else made)

    async def defer(self) -> None:
        """Answer later: a press on its message, a command to the person alone; nothing if that is said already."""
        if self.response.is_done():
            return
        if self.message is not None:
            await self.response.defer()
        else:
            await self.response.defer(ephemeral=True, thinking=True)

    async def put_off(self) -> bool:
        """Answer later (`Delivery.put_off`)."""
        return await self.bot.delivery.put_off(self.interaction)

    def _say(self, here: Theme) -> Say:
        # Looked up each time, since the act itself may change what they read.
        person = self.bot.tables.known_person(self.user_id)
        return say_in(person.chosen_language or language_of(self.interaction.locale.value), person.theme.over(here))
