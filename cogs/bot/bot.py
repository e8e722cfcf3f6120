"""The bot: what its commands and buttons work with, how Discord is told of them, and what happens once at startup.

It knows the buttons and menus of all messages, of whatever age the message is. Where something goes wrong before a
command begins, the tree of commands answers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final, NamedTuple

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.answers import refuse
from cogs.app.client import Act, Client, Forgotten, Interaction, P
from cogs.app.connection import Connection, bear_unreadable_events
from cogs.app.i18n import CatalogueTranslator
from cogs.app.permissions import is_open, refused_away
from cogs.app.places import INSTALLED, USUAL, is_away, is_direct, works_away
from cogs.app.presses import Presses
from cogs.app.sight import Sight
from cogs.app.while_first import WhileFirst
from cogs.bot.announce import DiscordAnnouncer
from cogs.bot.upkeep import CatchingUp, forget_person
from cogs.delivery.avatars import Avatars
from cogs.delivery.delivery import Delivery
from cogs.delivery.direct import DirectMessages
from cogs.delivery.faults import FAILURES, insist, passes
from cogs.delivery.figures import LoopLag
from cogs.delivery.pacer import RATE
from cogs.evenings.board import EveningBoards
from cogs.hand.hands import Hands
from cogs.members.members import Members
from cogs.members.membership import named_wrongly
from cogs.messages import greetings, table_choice
from cogs.messages.emojis import PACE, CardEmojis
from cogs.messages.greetings import Greetings
from cogs.renewing.renewing import Renewing
from cogs.score_keeper.page import ScoreSheets
from cogs.seasons.board import SeasonBoards
from cogs.shared_deals.deals import SharedDeals
from cogs.standings.leaderboard_boards import LeaderboardBoards
from cogs.tournament.board import TournamentBoards
from engine.clubs.tables import Tables
from engine.running.openings import DEFAULT_BUDGET, Budget
from engine.standings.standings import Standings
from engine.store.standby import Standby
from engine.table.model.errors import JournalBusy, JournalError
from locales import language_of

ROOMS: Final = (
    *("table", "hand", "replay", "standings", "proposals", "app", "tournament", "evenings", "seasons"),
    *("score_keeper", "learn", "lessons", "settings", "bot", "admin", "house_rules", "shared_deals", "lobby"),
)
"""Each is an extension. The lobby's last, since no game may be called like any other command."""

_ENTRY_POINT: Final = 4
"""The kind of command that Discord's portal makes for an application with an activity."""
_OF_A_COMMAND: Final = (
    *("id", "type", "name", "name_localizations", "description", "description_localizations", "handler"),
    *("default_member_permissions", "integration_types", "contexts", "nsfw"),
)
"""What Discord takes of what it tells about a command."""


class _Elsewhere(NamedTuple):
    """A command that Discord has, and that was not made here."""

    body: dict[str, Any]

    async def get_translated_payload(self, *_: object) -> dict[str, Any]:
        return self.body

    def to_dict(self, _: object) -> dict[str, Any]:
        return self.body


class Tree(app_commands.CommandTree[Client]):
    """Commands answer their own errors; what goes wrong before they begin is answered here."""

    _elsewhere: Sequence[_Elsewhere] = ()

    async def sync(self, *, guild: discord.abc.Snowflake | None = None) -> list[app_commands.AppCommand]:
        """Tell Discord the commands. An Entry Point that its portal has made stays: a list without it is refused."""
        found: list[Any] = await self.client.http.get_global_commands(self.client.application_id or 0)
        self._elsewhere = [
            _Elsewhere({key: value for key, value in one.items() if key in _OF_A_COMMAND})
            for one in found
            if one["type"] == _ENTRY_POINT
        ]
        return await super().sync(guild=guild)

    def _get_all_commands(self, *, guild: discord.abc.Snowflake | None = None) -> list[Any]:
        # The library sends what this returns, and there is no other way to send more.
        return [*super()._get_all_commands(guild=guild), *self._elsewhere]

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Load the settings of the person and the server, for autocomplete as well; where the bot is not, most commands
        are refused."""
        with suppress(JournalError):
            await interaction.client.meet(interaction)
        return works_away(interaction.command) or not await refused_away(Act(interaction))

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        if isinstance(error, app_commands.TransformerError):
            # It has no `original`, and often no cause either.
            await refuse(Act(interaction), named_wrongly(error))
        else:
            await refuse(Act(interaction), getattr(error, "original", error))
        interaction.client.delivery.follow_ups.ends(interaction)


_log = logging.getLogger(__name__)


class CardBot(Client):
    """A bot for these tables. It closes neither them nor the journal: whoever opened them does."""

    announcer: DiscordAnnouncer
    hands: Hands
    greetings: Greetings
    leaderboards: LeaderboardBoards
    renewing: Renewing
    presses: Presses

    def __init__(
        self,
        tables: Tables,
        announcer: DiscordAnnouncer,
        emoji_pace: float = PACE,
        rate: int | None = RATE,
        place: Standby | None = None,
        budget: Budget = DEFAULT_BUDGET,
    ) -> None:
        """`emoji_pace`: seconds between two emoji uploads. `rate`: requests a second that Discord counts; None: in a
        simulation, which counts none. `place`: of this process, which is first; None: nobody can stand by, and all is
        one shard. `budget`: conversations by direct message it may begin.
        """
        self.delivery = Delivery(rate)
        super().__init__(
            http_trace=self.delivery.trace,
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
            allowed_installs=INSTALLED,
            allowed_contexts=USUAL,
            shard_count=tables.shards,
            shard_ids=list(range(tables.shards)),
        )
        self.tables = tables
        self.place = place
        self.standings = Standings(tables.journal)
        self.announcer = announcer
        self.tiles = CardEmojis(emoji_pace)
        self.lag, self.has_lost_metrics = LoopLag(), False
        self.refuses_commands = False
        self.direct = DirectMessages(self, self.delivery, tables, budget)
        self.members = Members(self)
        self.sight = Sight(self)
        outside = tables.tournaments.outside
        outside.gone, outside.is_open = self.members.gone, partial(is_open, self)
        self.avatars = Avatars()
        self.greetings = Greetings(self)
        self.hands = Hands(self)
        self.shared_deals = SharedDeals(self)
        self.offer_tables = table_choice.offer_tables
        self.presses, self._parts = Presses(), list[object]()
        self.presses.add(self.hands, self.greetings, greetings, self.shared_deals)
        self.tournament_boards = TournamentBoards(self)
        self.evening_boards, self.season_boards = EveningBoards(self), SeasonBoards(self)
        self.score_sheets = ScoreSheets(self)
        self.leaderboards = LeaderboardBoards(self)
        self._link = Connection(self)
        self.renewing = Renewing(self)
        boards = self.tournament_boards, self.evening_boards, self.season_boards, self.score_sheets
        self._catching_up = CatchingUp(self, announcer, boards, self.leaderboards)
        self._telling: asyncio.Task[None] | None = None
        """Tells Discord which commands there are."""
        bear_unreadable_events(self)
        announcer.connect(self)
        self.delivery.connect(self, announcer.shown)
        self.last_answers = self.delivery.all_answered
        self._while_first = None if place is None else WhileFirst(self, place)

    def part(self, kind: type[P]) -> P:
        """The bot's one part of this kind; raises StopIteration if there is none."""
        return next(one for one in (*vars(self).values(), *self._parts) if isinstance(one, kind))

    def add_part(self, part: P) -> P:
        """Keep a part of a room, and have it answer the presses that it declares handlers for."""
        self._parts.append(part)
        self.presses.add(part)
        return part

    async def setup_hook(self) -> None:
        """Called once, after login and before the first event."""
        await self.load_commands()
        if self.place is not None:
            await insist(self.divide)
            self.tables.shards = self.shard_count or 1
        self._link.begin()
        await self._catching_up.begin()
        self.shared_deals.go_on()
        try:
            await self.tree.sync()
        except FAILURES as error:
            _log.error("the commands could not be sent to Discord: %s", error)
            if passes(error):
                self._telling = asyncio.create_task(self._tell_commands())
            else:
                self.refuses_commands = True

    async def load_commands(self) -> None:
        """Know all commands and everything that can be pressed; tells Discord nothing."""
        await self.tree.set_translator(CatalogueTranslator())
        await self.add_cog(self._link)
        for room in ROOMS:
            try:
                await self.load_extension(f"cogs.{room}.extension")
            except commands.ExtensionFailed as failed:
                # Whoever starts the program knows how to say what is wrong with a game.
                raise failed.original from None

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer presses and forms, of older versions and from before a restart as well."""
        await self.presses.take(interaction)

    async def close(self) -> None:
        """Disconnect from Discord; uploads wait for the next start."""
        if self._while_first is not None:
            self._while_first.close()
        self._catching_up.close()
        if self._telling is not None:
            self._telling.cancel()
        for part in (self.leaderboards, self.shared_deals, self.renewing, self.avatars):
            part.close()
        await self.direct.conversations.close()
        await self.delivery.close()
        await super().close()

    async def _tell_commands(self) -> None:
        """In the background, tell Discord which commands there are; until then it has those of the last start."""
        try:
            await insist(self.tree.sync)
        except discord.HTTPException as error:
            _log.error("Discord refuses the commands: %s", error)
            self.refuses_commands = True

    async def meet(self, interaction: discord.Interaction[Any]) -> None:
        """Load the settings of the person and the server, and remember the language of the person's Discord."""
        self.avatars.meet(interaction.user)
        await self.tables.server(0 if is_away(interaction) else interaction.guild_id or 0)
        if is_direct(interaction):
            self.delivery.follow_ups.begins(interaction)
        user_id, language = interaction.user.id, language_of(interaction.locale.value)
        # This is only bookkeeping: its failure must not stop anybody.
        with suppress(JournalBusy):
            await self.change_person(user_id, language=language)
            if is_direct(interaction) and interaction.channel_id is not None:
                await self.direct.written_by(user_id, interaction.channel_id)

    async def change_person(self, user_id: int, **changes: Any) -> None:
        """Change what is remembered about a person; only changes are written."""
        await self.tables.change_person(user_id, lambda person: replace(person, **changes))

    async def forget_person(self, user_id: int) -> Forgotten:
        """Erase a person; only results stay, without a name. Can be repeated at any time.

        Messages that name them are re-rendered afterwards. Raises HalfForgotten if they have left their seats but the
        rest could not be done, and anything else only if nothing but such messages has changed.
        """
        return await forget_person(self, self.hands, user_id)
