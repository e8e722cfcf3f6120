"""What every part of the bot may ask of the bot itself: the tables, and the other parts where people meet them.

`CardBot` is all of this and knows every part; no part has to know `CardBot`, so none is in a circle with it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

import discord
from discord.ext import commands

from cogs.messages.emojis import CardEmojis
from engine.hall.tables import Tables
from engine.standings.erasing import Left
from engine.standings.standings import Standings
from engine.tables.live.table import Table
from engine.tables.store.posted import Marked

P = TypeVar("P")
Handlers = Mapping[Any, Callable[..., Awaitable[None]]]
"""Who answers a press, by the verb of its custom id; what it is called with stands with the kind of button."""


class Announcing(Protocol):
    """Shows tables in their channels (`cogs.bot.announce`)."""

    def shown(self) -> None: ...
    def forget(self, table: Table) -> None: ...
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
    def refresh(self, table: Table, *user_ids: int) -> None: ...
    def refresh_all(self, user_id: int) -> None: ...


class Greeting(Protocol):
    """Finds out in time whether somebody can be reached (`cogs.messages.greetings`)."""

    async def greet(self, interaction: Interaction, table: Table) -> bool: ...
    async def refused(self, user_id: int, error: discord.Forbidden) -> bool: ...


class KeepingLeaderboards(Protocol):
    """Keeps the leaderboards that stand in channels up to date (`cogs.standings.leaderboard_boards`)."""

    def match_over(self, table: Table) -> None: ...
    def person_changed(self, user_id: int) -> None: ...


class Renewing(Protocol):
    """Takes names out of messages that were posted (`cogs.renewing.renewing`)."""

    def go_on(self) -> None: ...
    def report(self, wanted: frozenset[int], seconds: float, tell: Callable[[], Awaitable[None]]) -> None: ...


class Forgotten(NamedTuple):
    """What came of it that somebody wanted to be forgotten."""

    left: Left
    """What still tells of them, because it cannot be read."""
    marked: Marked
    """The messages out of which the name is being taken."""


class Client(commands.Bot, ABC):
    """The bot as its parts see it."""

    tables: Tables
    standings: Standings
    tiles: CardEmojis
    announcer: Announcing
    hands: ShowingHands
    greetings: Greeting
    leaderboards: KeepingLeaderboards
    renewing: Renewing
    handlers: Handlers
    """Of what is pressed at a table; the others are those of what their name says."""
    tournament_handlers: Handlers
    house_handlers: Handlers
    setting_handlers: Handlers
    past_handlers: Handlers
    leaderboard_handlers: Handlers
    offer: Callable[[Interaction, Any, Mapping[str, Any]], Awaitable[None]]
    """Offers the tables that something may be about (`cogs.messages.offering`)."""

    @abstractmethod
    def part(self, kind: type[P]) -> P:
        """The bot's one part of this kind, for those who stand above it and know it."""

    @abstractmethod
    async def meet(self, interaction: discord.Interaction[Any]) -> None:
        """Have at hand what the person and the server have chosen, and remember what the person's Discord speaks."""

    @abstractmethod
    async def change_person(self, user_id: int, **changes: Any) -> None:
        """Change what is remembered of a person; writes only what is new."""

    @abstractmethod
    async def forget_person(self, user_id: int) -> Forgotten:
        """Keep nothing of a person any more; only results stay, without a name. May be done again at any time.

        Messages that name them are shown anew after that. Raises HalfForgotten where they have got up and the rest
        could not be done, and anything else only where nothing has changed but such messages.
        """

    def message_at(self, where: tuple[int, int]) -> discord.PartialMessage:
        """A message by its channel's and its own id."""
        channel_id, message_id = where
        return self.get_partial_messageable(channel_id).get_partial_message(message_id)


if TYPE_CHECKING:
    Interaction = discord.Interaction[Client]
else:
    # The library reads a command's signature, where it expects its own class.
    Interaction = discord.Interaction
