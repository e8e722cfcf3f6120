"""Shared deals in Discord: beginning one in direct messages, posting that of the day, telling how they were played.

What is due is found in the database at midnight, when a deal that was sent has been played, and after a start. It is
noted once it was done: a kill in between does it again, and Discord drops the second message by its nonce.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import discord

from cogs.app.access import find_table, person_may_see
from cogs.app.answers import Denied, tell
from cogs.app.client import Act, Client
from cogs.app.i18n import say_on
from cogs.app.permissions import must_be_here
from cogs.app.preferences import call_to_play
from cogs.delivery.conversations import NotNow
from cogs.delivery.faults import CLOSED, UNKNOWN_CHANNEL
from cogs.members.membership import member_meant
from cogs.messages.buttons import begun_page
from cogs.messages.layout import Page
from cogs.messages.posts import address_of
from cogs.messages.screen import Screen, posted
from cogs.shared_deals.page import (
    DAY,
    SENT,
    compared_page,
    day_page,
    of_deal,
    results_page,
    sent_page,
    to_friend,
)
from engine.clubs.shared_deals.day import Day, DayChoice, day_at, end_of
from engine.clubs.shared_deals.days import Days
from engine.clubs.shared_deals.sent import Compared, SentDeal, SentDeals
from engine.running.table import Table
from engine.store.posted import Post
from engine.table.model.errors import JournalError
from locales import Say, say_in

_log = logging.getLogger(__name__)

_LATER: Final = "deals-dm-later"
"""Why nothing can be sent where no conversation can be begun."""

SOON: Final = 30.0
"""Seconds until the first look after a start, and after the end of a table has been shown."""
AGAIN: Final = 60.0
"""Seconds until the next look where something could not be done."""


class SharedDeals:
    """One for the bot."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self.days, self.sent = Days(bot.tables), SentDeals(bot.tables)
        self._timer: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None
        self._is_stirred = False
        """Something has ended since the look that goes on began."""
        self._posted: dict[int, int] = {}
        """By server the ordinal of the last day that stands in its channel."""

    def go_on(self) -> None:
        """Look soon at what is due, and from then on whenever something may be."""
        self._look_in(SOON)

    def ended(self, table: Table) -> None:
        """A table has ended: both who share its deal may have to be told."""
        if table.setup.origin is not None and table.setup.origin.ends:
            self._is_stirred = True
            self._look_in(SOON)

    def close(self) -> None:
        for one in (self._timer, self._looking):
            if one is not None:
                one.cancel()

    def _look_in(self, seconds: float) -> None:
        """Look in so many seconds instead of when it was to."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        # A look that goes on sees to it that there is another.
        if self._looking is None:
            self._looking = asyncio.create_task(self._look_and_wait())

    async def _look_and_wait(self) -> None:
        self._is_stirred = False
        try:
            self._look_in(await self._look())
        finally:
            self._looking = None

    async def _look(self) -> float:
        """Do what is due; returns the seconds until the next look."""
        try:
            await self.do_what_is_due()
        except (JournalError, discord.HTTPException) as error:
            _log.warning("shared deals wait: %s", error)
            return AGAIN
        except Exception:
            _log.exception("shared deals wait")
            return AGAIN
        now = self._bot.tables.now()
        return SOON if self._is_stirred else max(SOON, end_of(day_at(now)) - now)

    async def do_what_is_due(self) -> None:
        """Tell of the deals whose day is over, post today's, and tell of those that were sent and played."""
        for day in await self.days.over():
            await self._tell(day)
        for choice in await self.days.choices():
            await self.post(choice)
        for compared in await self.sent.over():
            await self._tell_both(compared)

    @of_deal("play")
    async def play(self, act: Act, day_id: int | None = None) -> None:
        """Somebody begins to play a deal of the day; None: today's of this server."""
        must_be_here(act)
        await act.response.defer(ephemeral=True, thinking=True)
        days, say = self.days, act.say
        day = await (days.find(day_id) if day_id is not None else days.today(act.guild_id or 0))
        if (act.guild_id or 0) != day.guild_id:
            raise Denied("stats-not-here")
        await days.must_be_open(day, act.user_id)
        theme = (await self._bot.tables.person(act.user_id)).theme
        if act.guild_id is None:
            # It is played here.
            table = await days.begin(day, act.user_id, act.name, act.channel_id or 0, say.language, theme)
            await tell(act, begun_page(table, say))
            return
        message = await self._write(act.user_id, day_page(day, say, plays=False), f"day-{day.id}")
        table = await days.begin(day, act.user_id, act.name, message.channel.id, say.language, theme)
        await self._tell_begun(act, table, message, say)

    @of_deal("begin")
    async def begin_sent(self, act: Act, number: int) -> None:
        """Somebody begins to play a deal that a friend sent."""
        must_be_here(act)
        await act.response.defer(ephemeral=True, thinking=True)
        say, channel = act.say, act.channel_id or 0
        theme = (await self._bot.tables.person(act.user_id)).theme
        table = await self.sent.begin(number, act.user_id, act.name, channel, say.language, theme)
        await tell(act, say("deals-begun", table=str(table.id)))

    @to_friend("to")
    async def send(self, act: Act, table_id: int, deal: int | None, friend_id: int) -> None:
        """Somebody sends a deal of a finished match to a friend; None: its last one."""
        if not act.response.is_done():
            await act.response.defer(ephemeral=True, thinking=True)
        table = await find_table(act, table_id)
        deal = table.deal if deal is None else deal
        if friend_id in (0, act.user_id) or act.guild is None:
            raise Denied("deals-to-nobody")
        friend = await member_meant(act.guild, friend_id)
        if friend.bot:
            raise Denied("deals-to-nobody")
        await self.sent.must_be_new(table, deal, friend_id)
        if table.setup.guild_id is not None and not await person_may_see(self._bot, friend, table):
            raise Denied("deals-not-for-them", friend=f"<@{friend_id}>", channel=f"<#{table.setup.channel_id}>")
        await table.origin(deal, 0)
        call_to_play(act, [friend_id])
        sent = await self.sent.send(table, deal, act.user_id, act.name, friend_id)
        person = await self._bot.tables.person(friend_id)
        server = await self._bot.tables.server(act.guild_id or 0)
        say = say_in(person.reads or server.language or "en", person.theme)
        try:
            message = await self._write(friend_id, sent_page(sent, table.game.name, say), f"sent-{sent.id}")
        except Denied as why:
            await self.sent.withdraw(sent)
            raise Denied("deals-friend-later" if why.key == _LATER else "deals-friend-closed") from None
        await self._note(sent, message, say)
        await tell(act, act.say("deals-sent", deal=str(deal), friend=f"<@{friend_id}>"))

    async def post(self, choice: DayChoice, *, anew: bool = False) -> bool:
        """Post today's deal in a server's channel, unless it stands there; False where that cannot be.

        `anew`: the channel is another one now.
        """
        today = day_at(self._bot.tables.now()).toordinal()
        if self._posted.get(choice.guild_id) == today and not anew:
            return True
        day, message = await self.days.today(choice.guild_id), None
        if anew or not day.posted:
            made = day_page(day, await say_on(self._bot, choice.guild_id))
            nonce = f"day-{day.id}-{(choice.channel_id or 0) % 10**6}"
            message = await self._in_channel(choice, "", made, nonce)
            # If it could not be posted, tomorrow's may.
            await self.days.note(day.id, posted=True)
        self._posted[choice.guild_id] = today
        return message is not None or not anew

    async def _tell(self, day: Day) -> None:
        """Tell how a deal of the day was played, in the server's channel if it has one."""
        results, choice = await self.days.close(day), await self.days.choice(day.guild_id)
        if choice.channel_id is not None and results.entries:
            made = await results_page(results, await say_on(self._bot, day.guild_id))
            people = frozenset(entry.user_id for entry in results.entries)
            await self._in_channel(choice, DAY, made, f"day-{day.id}-over", str(day.id), people)
        await self.days.note(day.id, told=True)

    async def _tell_both(self, compared: Compared) -> None:
        sent = compared.sent
        for user_id in (sent.from_id, sent.to_id):
            person = await self._bot.tables.person(user_id)
            say = say_in(person.reads or "en", person.theme)
            try:
                made = compared_page(compared, say)
                message = await self._write(user_id, made, f"compared-{sent.id}-{user_id % 1000}", keeps=True)
                await self._note(sent, message, say)
            except Denied:
                _log.info("one of the two who played sent deal %s cannot be told of it now", sent.id)
        await self.sent.told(sent)

    async def _in_channel(
        self, choice: DayChoice, kind: str, made: Page, nonce: str, fact: str = "", people: frozenset[int] = frozenset()
    ) -> discord.Message | None:
        """Send a message to a server's channel; None where it is gone, or the bot may not write there."""
        assert choice.channel_id is not None
        try:
            post = Post(0, choice.channel_id, choice.guild_id, kind, fact, people=people)
            return await Screen(self._bot).send(post, made, nonce)
        except (discord.Forbidden, discord.NotFound) as error:
            _log.warning("the deal of the day cannot be posted in channel %s: %s", choice.channel_id, error)
            if error.code == UNKNOWN_CHANNEL:
                await self.days.choose(choice._replace(channel_id=None))
            return None

    async def _write(self, user_id: int, made: Page, nonce: str, *, keeps: bool = False) -> discord.Message:
        """Send a direct message; raises Denied where somebody takes none, or cannot get their first one now.

        `keeps`: that one comes as soon as it can.
        """
        try:
            return await self._bot.direct.send(user_id, made, what=nonce, nonce=nonce, keeps=keeps)
        except NotNow:
            raise Denied(_LATER) from None
        except discord.Forbidden as error:
            if error.code in CLOSED:
                await self._bot.change_person(user_id, dm_closed=True)
            raise Denied("deals-dm-closed") from None

    async def _note(self, sent: SentDeal, message: discord.Message, say: Say) -> None:
        """Keep where a direct message is that names either of the two, for when one of them is forgotten."""
        people = frozenset((sent.from_id, sent.to_id))
        fact = f"{sent.id}.{say.language}"
        await self._bot.tables.posted.note(Post(message.id, message.channel.id, None, SENT, fact, people=people))

    async def _tell_begun(self, act: Act, table: Table, message: discord.Message, say: Say) -> None:
        link = address_of(None, (message.channel.id, message.id))
        await tell(act, say("deals-begun-there", table=str(table.id), link=link))


@posted(DAY)
async def _results(bot: Client, post: Post) -> Page:
    """The message about a deal of the day as it is without somebody who was forgotten."""
    deals = bot.part(SharedDeals)
    results = await deals.days.results(await deals.days.find(int(post.fact)))
    return await results_page(results, await say_on(bot, post.guild_id))
