"""What one table shows in its channel: the lobby, the table of each deal, the slates, reminders, the end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

import discord

from cogs.answers import MISSING_ACCESS, MISSING_PERMISSIONS, TOO_OLD_TO_EDIT, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from cogs.layout import Page, picture_of, pings
from cogs.lobby import lobby_page
from cogs.permissions import NEEDED, missing_in, permission_name
from cogs.pump import Pump
from cogs.results import Finished
from cogs.table_message import draw_page, match_over_page, slate_page, table_page
from cogs.table_text import seen
from cogs.tournament_page import seating_page
from cogs.words import addressed, game_name
from engine.couillon.state import CouillonView
from engine.game import DealResult
from engine.tables.announcer import (
    Acted,
    DealOver,
    Dealt,
    LobbyChanged,
    MatchOver,
    News,
    Reminder,
    Started,
    Stopped,
)
from engine.tables.people import Status
from engine.tables.table import Table
from locales import say_in

if TYPE_CHECKING:
    from cogs.bot import CardBot

LONGEST_WAIT: Final = 3.0
"""Seconds that hands wait for the table to appear above them."""

LOBBY, TABLE, SLATE, REMINDER = "lobby", "table", "slate", "reminder"
"""Kinds of messages, as the table remembers where they are."""


class Board:
    """The messages of one table in its channel."""

    def __init__(self, bot: CardBot, table: Table) -> None:
        self._bot, self._table = bot, table
        self._pump = Pump(bot.announcer.shown, self._refused)
        self._views: dict[int, CouillonView] = {}
        """The newest position of each of the last deals, as everybody sees it."""
        self._last: dict[int, Acted] = {}
        """What was said or played last in each of these deals."""
        self._open_slate: tuple[Finished, str] | None = None
        self._reminded = self._host_told = False
        self._has_table = asyncio.Event()
        self._has_table.set()

    def take(self, news: tuple[News, ...]) -> None:
        """Show what happened."""
        self._look()
        for item in news:
            self._take(item)
        if self._table.status is Status.LOBBY or any(isinstance(item, LobbyChanged) for item in news):
            self._pump.refresh(self._refresh_lobby)
        elif self._table.deal:
            self._refresh_table(self._table.deal)

    async def table_shown(self) -> None:
        """Wait, but not for long, until the table of the newest deal is there."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._has_table.wait(), LONGEST_WAIT)

    async def settled(self) -> None:
        """Wait until everything that has happened so far is shown, or cannot be."""
        await self._pump.settled()

    async def redraw(self) -> None:
        """After a restart: show the present position; returns when it is shown."""
        self._look()
        if self._table.status is Status.LOBBY:
            self._pump.refresh(self._refresh_lobby)
        else:
            self._redraw_match()
        await self._pump.settled()

    def _redraw_match(self) -> None:
        """Also what the bot was stopped before it could show: a slate, the end."""
        table = self._table
        if table.status is Status.STOPPED:
            self._pump.post(self._close)
            return
        self._refresh_table(table.deal)
        if table.result is not None and SLATE not in table.message_ids:
            self._deal_over(table.deal, table.result)
        if table.status is Status.OVER:
            self._pump.post(self._send_match_over)

    def _look(self) -> None:
        if self._table.deal:
            view = seen(self._table, 0)
            self._views[view.deal] = view
            self._views.pop(view.deal - 2, None)
            self._last.pop(view.deal - 2, None)

    def _take(self, item: News) -> None:
        table = self._table
        match item:
            case Started():
                self._pump.post(self._refresh_lobby)
                self._pump.post(self._send_draw)
            case Dealt():
                self._pump.post(self._close_slate)
                self._has_table.clear()
                self._pump.post(lambda: table.set_message(TABLE, 0, None))
                self._refresh_table(item.deal)
                self._bot.hands.deal(table)
            case Acted():
                self._last[table.deal] = item
                if self._reminded or self._reminders():
                    self._reminded = False
                    self._pump.post(self._clear_reminders)
            case DealOver():
                self._deal_over(item.deal, item.result)
            case MatchOver():
                self._pump.post(self._send_match_over)
            case Reminder():
                self._reminded = True
                self._pump.post(lambda: self._remind(item))
            case Stopped():
                self._pump.post(self._close)

    def _deal_over(self, deal: int, result: DealResult) -> None:
        finished = Finished(result, self._views[deal])
        more = self._table.status is Status.PLAYING
        self._refresh_table(deal)
        self._pump.post(lambda: self._send_slate(finished, more))

    async def _send_slate(self, finished: Finished, more: bool) -> None:
        made = await slate_page(self._table, finished, more=more)
        picture = picture_of(await self._send(SLATE, made))
        if more and picture is not None:
            self._open_slate = finished, picture

    async def _close_slate(self) -> None:
        """The next deal is there: nobody needs the button for it any more."""
        where = self._table.message_ids.get(SLATE)
        if self._open_slate is not None and where is not None:
            finished, picture = self._open_slate
            self._open_slate = None
            made = await slate_page(self._table, finished, more=False, url=picture)
            await self._bot.message_at(where).edit(view=made.view)
        await self._table.set_message(SLATE, 0, None)

    async def _send_draw(self) -> None:
        made = await draw_page(self._table)
        if made is not None:
            await self._send(None, made)

    async def _close(self) -> None:
        """The table was stopped."""
        await self._clear_reminders()
        with self._ending():
            await self._refresh_lobby()
            if self._table.deal:
                await self._show_table(self._table.deal)
        await self._table.close()

    async def _send_match_over(self) -> None:
        with self._ending():
            await self._send(None, await match_over_page(self._table))
        await self._table.close()

    @contextmanager
    def _ending(self) -> Iterator[None]:
        """The last thing to show; where Discord lets nobody show it, that is the end too."""
        try:
            with suppress(discord.Forbidden, discord.NotFound):
                yield
        finally:
            self._bot.announcer.forget(self._table)

    async def _refresh_lobby(self) -> None:
        in_tournament = self._table.setup.tournament is not None
        await self._show(LOBBY, seating_page(self._table) if in_tournament else lobby_page(self._table))

    def _refresh_table(self, deal: int) -> None:
        self._pump.refresh(lambda: self._show_table(deal))

    async def _show_table(self, deal: int) -> None:
        view = self._views.get(deal)
        try:
            if view is not None:
                await self._show(TABLE, await table_page(self._table, view, self._last.get(deal), self._bot.suits))
        finally:
            if deal == self._table.deal:
                self._has_table.set()

    async def _show(self, kind: str, made: Page) -> None:
        """Edit the message of this kind, or send one where there is none."""
        where = self._table.message_ids.get(kind)
        if where is None:
            await self._send(kind, made)
            return
        try:
            await self._bot.message_at(where).edit(view=made.view, attachments=made.files)
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT):
                raise
            for file in made.files:
                file.reset()
            await self._send(kind, made)

    async def _send(self, kind: str | None, made: Page) -> discord.Message:
        channel_id = self._table.setup.channel_id
        channel = self._bot.get_partial_messageable(channel_id, guild_id=self._table.setup.guild_id)
        message = await channel.send(view=made.view, files=made.files, allowed_mentions=pings(made))
        if kind is not None:
            await self._table.set_message(kind, channel_id, message.id)
        return message

    async def _remind(self, reminder: Reminder) -> None:
        """Ping who has not acted: by direct message where that works, else in the channel."""
        table, seat = self._table, reminder.seat
        occupant = table.seats[seat - 1]
        if occupant is None or occupant.user_id is None or seat not in table.actors:
            return
        user_id, when = occupant.user_id, f"<t:{int(reminder.deadline)}:R>"
        person = await self._bot.tables.person(user_id)
        if not person.dm_closed:
            say = say_in(person.language or table.setup.language)
            text = say("play-reminder-private", game=game_name(table, say), table=str(table.id), when=when)
            try:
                channel = await self._bot.create_dm(discord.Object(user_id))
                await self._sent_reminder(seat, await channel.send(text))
                return
            except discord.Forbidden as error:
                await self._bot.greetings.refused(user_id, error)
        say = say_in(table.setup.language)
        everywhere = self._bot.get_partial_messageable(table.setup.channel_id, guild_id=table.setup.guild_id)
        text = say("play-reminder", name=addressed(occupant), when=when)
        ping = discord.AllowedMentions(users=[discord.Object(user_id)])
        await self._sent_reminder(seat, await everywhere.send(text, allowed_mentions=ping))

    async def _sent_reminder(self, seat: int, message: discord.Message) -> None:
        await self._table.set_message(f"{REMINDER}-{seat}", message.channel.id, message.id)

    def _reminders(self) -> list[str]:
        """Kinds of the reminders there are: several people may have to act at once."""
        return [kind for kind in self._table.message_ids if kind.startswith(REMINDER)]

    async def _clear_reminders(self) -> None:
        for kind in self._reminders():
            where = self._table.message_ids[kind]
            await self._table.set_message(kind, 0, None)
            with suppress(discord.NotFound):
                await self._bot.message_at(where).delete()

    async def _refused(self, error: discord.HTTPException) -> None:
        """Without permission nothing can be said in the channel: the host hears which one is missing."""
        setup = self._table.setup
        if error.code == UNKNOWN_CHANNEL and setup.tournament is not None:
            contest = await self._bot.tables.tournaments.find(setup.tournament.tournament_id)
            await contest.lose_channel(setup.channel_id)
        if self._host_told or error.code not in (MISSING_ACCESS, MISSING_PERMISSIONS):
            return
        self._host_told = True
        host = await self._bot.tables.person(setup.host_id)
        say = say_in(host.language or setup.language)
        channel = self._bot.get_channel(setup.channel_id)
        missing = missing_in(channel) if isinstance(channel, discord.abc.GuildChannel | discord.Thread) else ()
        names = ", ".join(permission_name(name, say) for name in missing or NEEDED)
        with suppress(discord.HTTPException):
            direct = await self._bot.create_dm(discord.Object(setup.host_id))
            await direct.send(say("play-no-permission", channel=f"<#{setup.channel_id}>", permissions=names))
