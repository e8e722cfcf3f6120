"""What the bot does beside playing: it makes up at the start, looks over every hour, and forgets who asks for it.

At the start all that was being played is loaded, and what was saved but not shown is shown. Every hour what has served
is looked over, and what nobody has done anything in for long. Somebody is forgotten at the tables, in the results and
in what the process remembers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final, Protocol

from discord.ext import commands, tasks

from cogs.admin.privacy import HalfForgotten
from cogs.app.client import Client, Forgotten
from cogs.bot.announce import DiscordAnnouncer
from cogs.hand.hands import Hands
from cogs.standings.leaderboard_boards import LeaderboardBoards
from engine.running.cache import lives_long
from engine.running.table import Table
from engine.standings.erasing import StillNamed
from engine.table.model.errors import JournalError, Refused

_log = logging.getLogger(__name__)


class Boards(Protocol):
    """Keeps the messages of tournaments, evenings or whatever else up to date."""

    async def catch_up(self) -> None:
        """Show what was saved but not shown before."""


class CatchingUp:
    """Made by `CardBot`."""

    def __init__(
        self,
        bot: Client,
        announcer: DiscordAnnouncer,
        boards: Sequence[Boards],
        leaderboards: LeaderboardBoards,
    ) -> None:
        self._bot, self._announcer = bot, announcer
        self._boards, self._leaderboards = boards, leaderboards
        self._showing: asyncio.Task[None] | None = None
        self._emojis: asyncio.Task[bool] | None = None
        """Uploads what is missing of them."""

    async def begin(self) -> None:
        """Load everything; on return people can play, and what is to be shown follows in the background."""
        came = await self._bot.tables.restore()
        self._announcer.came(came)
        await self._leaderboards.restore()
        self._showing = asyncio.create_task(self._show(came))

    def close(self) -> None:
        """Stop; the next start continues."""
        for task in (self._showing, self._emojis):
            if task is not None:
                task.cancel()

    async def _show(self, tables: tuple[Table, ...]) -> None:
        """With emojis, as far as there are any."""
        bot = self._bot
        await bot.tiles.find(bot)
        for table in tables:
            # One after the other: people playing now go first. Meanwhile a match may come to its end.
            if not table.is_closed:
                await self._announcer.redraw(table)
        lives_long(len(tables))
        for boards in self._boards:
            await boards.catch_up()
        await self._count_earlier()
        await self._leaderboards.catch_up()
        bot.renewing.go_on()
        self._emojis = asyncio.create_task(bot.tiles.complete(bot))

    async def _count_earlier(self) -> None:
        try:
            await self._bot.standings.count_earlier()
        except JournalError as error:
            _log.warning("matches of an earlier version are counted at the next start: %s", error)


HOURS: Final = 1
"""At most so long after it has served a mark is deleted, as docs/privacy.md says."""


class Upkeep(commands.Cog):
    """One look after the other, so that none waits for another's lock; one that fails is repeated in an hour."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot

    async def cog_unload(self) -> None:
        self.look.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin once everything is loaded."""
        if not self.look.is_running():
            self.look.start()

    @tasks.loop(hours=HOURS)
    async def look(self) -> None:
        """Delete marks that have served; sheets and tournaments without an act warn, and end by themselves."""
        tables = self._bot.tables
        looks = {
            "marks that have served": tables.marks.drop_ended,
            "score sheets without an act": tables.clubs.scores.look,
            "tournaments without an act": tables.tournaments.look,
        }
        for what, look in looks.items():
            try:
                await look()
            except (JournalError, Refused) as error:
                _log.warning("%s are looked over again in an hour: %s", what, error)


async def forget_person(bot: Client, hands: Hands, user_id: int) -> Forgotten:
    """As `CardBot.forget_person` says."""
    bot.announcer.forget_person(user_id)
    with bot.renewing.forgetting():
        # Now, while those messages can still be found.
        marked = await bot.tables.posted.mark(user_id)
        return Forgotten(await _forgotten(bot, hands, user_id), marked)


async def _forgotten(bot: Client, hands: Hands, user_id: int) -> StillNamed:
    outcome = await bot.tables.forget_person(user_id)
    try:
        if outcome.trouble is not None:
            raise outcome.trouble
        await hands.withdraw_all(user_id)
        left = await bot.standings.anonymise(user_id)
        await bot.announcer.read_ended_anew()
    except Exception as error:
        if not outcome.given_up:
            raise
        _log.warning("somebody is forgotten at %s tables and not elsewhere: %s", outcome.given_up, error)
        raise HalfForgotten from error
    bot.tables.read_anew(user_id)
    if not await bot.tables.journal.leave_no_trace():
        _log.warning("another program reads the database: what was deleted stays in its bytes until the next time")
    bot.greetings.forget(user_id)
    bot.avatars.forget(user_id)
    bot.direct.forget(user_id)
    await bot.leaderboards.person_changed(user_id)
    return left
