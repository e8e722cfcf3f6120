"""What one table shows in its channel: the lobby, the table of each deal, the slates, reminders, the end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

import discord

from cogs.app.answers import MISSING_ACCESS, MISSING_PERMISSIONS, UNKNOWN_CHANNEL
from cogs.app.channels import is_gone, lose_channel
from cogs.app.client import Client
from cogs.app.i18n import say_at
from cogs.app.permissions import tell_host
from cogs.lobby.lobby_message import LOBBY, LobbyMessage
from cogs.messages.message_queue import MessageQueue
from cogs.messages.posts import Posts, is_old
from cogs.proposals.overrule import overruled_page
from cogs.proposals.proposals import PROPOSAL, proposal_page, refresh_proposal, show_proposal
from cogs.standings.rating_change import rating_lines
from cogs.table.beginning import FIRST_CUT, Beginning, first_cut_page
from cogs.table.recent_deals import RecentDeals
from cogs.table.reminders import Reminders
from cogs.table.slate import SLATE, Slate
from cogs.table.table_message import match_over_page, stopped_page, table_page
from engine.chance.seating import DealerDraw
from engine.core.results import DealResult
from engine.tables.live.table import Table
from engine.tables.model.news import (
    Acted,
    Answer,
    CameBack,
    CutBegun,
    DealerDrawn,
    DealOver,
    Dealt,
    DigestDue,
    LobbyChanged,
    MatchOver,
    News,
    Overruled,
    PartnersChanged,
    ProposalChanged,
    Reminder,
    Removed,
    SeatChanged,
    Started,
    Stopped,
    TimeGiven,
    TookBack,
    WentAway,
)
from engine.tables.model.status import Status

LONGEST_WAIT: Final = 3.0
"""Seconds that hands wait for the table to appear above them."""

TABLE: Final = "table"
"""The kind of the message, as the table remembers where it is."""
OVER: Final = "over"
"""What the message about the end of the match shows: it is only ever found again to remove a name from it."""
STOPPED: Final = "stopped"
"""The same of a match that was stopped."""
OVERRULED: Final = "overruled"
"""What a message shows about something a manager did: it is not made a second time."""


class Board:
    """The messages of one table in its channel."""

    def __init__(self, bot: Client, table: Table) -> None:
        self._bot, self._table = bot, table
        self._posts = Posts(bot, table)
        self._deals = RecentDeals(table)
        self._lobby_message = LobbyMessage(bot, table, self._posts)
        self._beginning = Beginning(bot, table, self._posts)
        self._reminders = Reminders(bot, table, self._posts)
        self._slate = Slate(bot, table, self._posts, self._deals.newest)
        self._queue = MessageQueue(bot.announcer.shown, self._refused)
        self._reminded = self._host_told = False
        self._has_table = asyncio.Event()
        self._has_table.set()

    def take(self, news: tuple[News, ...]) -> None:
        """Queue what the news calls for."""
        self._deals.look()
        for item in news:
            self._take(item)
        if all(isinstance(item, TimeGiven) for item in news) and self._is_old():
            # A new message for each short disconnection would be worse than showing a time that is too early.
            return
        if self._table.status is Status.LOBBY or any(isinstance(item, LobbyChanged) for item in news):
            self._queue.refresh(self._lobby_message.refresh)
        elif self._table.deal:
            self._refresh_table(self._table.deal)

    def _is_old(self) -> bool:
        where = self._table.message_ids.get(TABLE)
        return where is not None and is_old(where[1])

    async def table_shown(self) -> None:
        """Wait, but not for long, until the table of the newest deal is there."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._has_table.wait(), LONGEST_WAIT)

    async def show_again(self) -> None:
        """Move the newest message to the bottom of the channel; returns when it is there."""
        self._deals.look()
        if not self._table.deal:
            self._queue.post(self._lobby_message.move_down)
        else:
            self._queue.post(self._move_table_down)
        await self._queue.settled()

    async def settled(self) -> None:
        """Wait until everything that has happened so far is shown, or cannot be."""
        await self._queue.settled()

    async def renew(self, kind: str) -> None:
        """Edit the message of this kind that is shown now, after everything in the queue; raises HTTPException."""
        self._deals.look()
        await self._queue.do(lambda: self._renew(kind))

    async def _renew(self, kind: str) -> None:
        table = self._table
        where, view = table.message_ids.get(kind), self._deals.views.get(table.deal)
        if where is None:
            return
        made = None
        if kind == LOBBY and table.status is Status.LOBBY:
            made = await self._lobby_message.page()
        elif kind == TABLE and view is not None:
            made = await table_page(table, view, self._deals.last.get(table.deal), self._bot.tiles)
        elif kind == SLATE:
            await self._slate.renew()
            return
        elif kind == PROPOSAL and table.proposal is not None:
            made = proposal_page(table, table.proposal)
        elif kind == FIRST_CUT and not table.deal and table.may_cut is not None:
            made = first_cut_page(table)
        if made is not None:
            await self._bot.message_at(where).edit(view=made.view, attachments=made.files)
        elif kind in (PROPOSAL, FIRST_CUT):
            # It no longer asks for anything.
            await self._posts.remove(kind)

    async def redraw(self) -> None:
        """After a restart, show the present position; returns when it is shown."""
        self._deals.look()
        if self._table.status is Status.LOBBY:
            self._queue.refresh(self._lobby_message.refresh)
        else:
            self._redraw_match()
        await self._queue.settled()

    def _redraw_match(self) -> None:
        """Show also what the bot was stopped before showing: a slate, the end."""
        table = self._table
        if table.status is Status.STOPPED:
            self._queue.post(self._close)
            return
        if not table.deal:
            self._queue.post(self._lobby_message.refresh)
        if table.dealer_draw is not None:
            self._show_dealer_draw(table.deal, table.dealer_draw)
        self._refresh_table(table.deal)
        self._queue.post(self._restore_motion)
        self._settle_reminders(0)
        if table.result is not None:
            if SLATE not in table.message_ids:
                self._deal_over(table.deal, table.result)
            elif table.status is Status.PLAYING:
                self._queue.post(self._slate.refresh)
        self._queue.post(self._beginning.restore)
        if table.status is Status.OVER:
            self._queue.post(self._send_match_over)

    async def _restore_motion(self) -> None:
        if self._table.proposal is None:
            await self._posts.remove(PROPOSAL)
        await refresh_proposal(self._posts, self._table)

    def _take(self, item: News) -> None:
        table = self._table
        match item:
            case LobbyChanged(filled=True):
                self._queue.post(self._lobby_message.call_host)
            case DigestDue():
                self._queue.post(self._beginning.post_digest)
                self._queue.refresh(self._lobby_message.refresh)
            case Started():
                if item.drawn is not None:
                    self._queue.post(self._lobby_message.refresh)
                    self._queue.post(self._beginning.show_partners)
                self._queue.post(self._beginning.show_cut)
            case DealerDrawn():
                self._show_dealer_draw(item.deal, item.drawn)
                self._queue.post(self._beginning.show_cut)
            case CutBegun():
                self._queue.post(self._refresh_pause)
            case Dealt():
                self._queue.post(self._slate.close if item.deal > 1 else self._beginning.close_cut)
                self._has_table.clear()
                if item.drawn is not None:
                    self._show_dealer_draw(item.deal, item.drawn)
                self._queue.post(lambda: table.set_message(TABLE, 0, None))
                self._refresh_table(item.deal)
                self._bot.hands.deal(table)
            case TookBack() | Acted():
                self._deals.last[table.deal] = item
                self._settle_reminders(item.seat)
            case DealOver():
                self._deal_over(item.deal, item.result)
            case MatchOver():
                self._queue.post(self._send_match_over)
            case Reminder():
                self._reminded = True
                self._queue.post(lambda: self._reminders.remind(item))
            case WentAway():
                self._reminded = True
                self._queue.post(lambda: self._reminders.tell_away(item.seat))
                self._queue.post(lambda: refresh_proposal(self._posts, table))
            case CameBack() | SeatChanged():
                self._queue.post(lambda: self._reminders.clear(item.seat))
                self._queue.post(lambda: refresh_proposal(self._posts, table))
            case ProposalChanged():
                self._queue.post(lambda: show_proposal(self._posts, table, item))
                self._settle_reminders(0)
                if item.answer is Answer.CARRIED:
                    self._queue.post(self._refresh_pause)
            case Overruled():
                self._queue.post(lambda: self._show_overruled(item))
            case PartnersChanged():
                self._queue.post(lambda: self._lobby_message.tell_partners(item.user_ids))
            case Removed():
                self._queue.post(lambda: self._reminders.tell_removed(item.user_id))
            case Stopped():
                self._queue.post(self._close)

    def _settle_reminders(self, acted: int) -> None:
        """Remove outdated reminders; `acted`: as for `Reminders.clear`."""
        if self._reminded or self._reminders.there():
            self._reminded = False
            self._queue.post(lambda: self._reminders.clear(acted))

    def _deal_over(self, deal: int, result: DealResult) -> None:
        finished = self._deals.finished(deal, result)
        more = self._table.status is Status.PLAYING
        self._refresh_table(deal)
        self._queue.post(lambda: self._slate.send(finished, more))

    async def _refresh_pause(self) -> None:
        """Update the message before the next deal, as that deal is now due at another time."""
        await (self._slate.refresh() if self._table.deal else self._beginning.show_cut())

    def _show_dealer_draw(self, deal: int, draw: DealerDraw) -> None:
        self._queue.post(lambda: self._beginning.show_dealer(deal, draw))

    async def _show_overruled(self, item: Overruled) -> None:
        made, manager = overruled_page(self._table, item), frozenset({item.by.user_id})
        await self._posts.send(None, made, noted=OVERRULED, people=manager | set(made.mentions))

    async def _close(self) -> None:
        """Show that the table was stopped."""
        await self._reminders.clear()
        with self._ending():
            try:
                await self._lobby_message.refresh()
                if self._table.deal:
                    await self._show_table(self._table.deal)
            except discord.NotFound as error:
                if error.code == UNKNOWN_CHANNEL:
                    await self._reminders.tell_gone()
            await self._beginning.close_cut()
            # After a kill it may not have been shown that it lapsed.
            await self._posts.remove(PROPOSAL)
            with suppress(discord.HTTPException):
                await self._slate.refresh(more=False)
            if (made := await stopped_page(self._table)) is not None:
                await self._posts.send(None, made, noted=STOPPED)
        await self._table.close()

    async def _send_match_over(self) -> None:
        with self._ending():
            if self._slate.is_open:
                # It was agreed between two deals.
                with suppress(discord.HTTPException):
                    await self._slate.refresh(more=False)
            server = self._bot.get_guild(self._table.setup.guild_id or 0)
            name = server.name if server is not None else ""
            ratings = await rating_lines(self._bot, self._table, say_at(self._table.setup))
            today = discord.utils.utcnow().date()
            await self._posts.send(None, await match_over_page(self._table, today, name, ratings), noted=OVER)
        await self._table.close()

    @contextmanager
    def _ending(self) -> Iterator[None]:
        """Wrap showing the last thing; if Discord refuses it, the board is done all the same."""
        try:
            with suppress(discord.Forbidden, discord.NotFound):
                yield
        finally:
            self._bot.announcer.forget(self._table)

    def _refresh_table(self, deal: int) -> None:
        self._queue.refresh(lambda: self._show_table(deal))

    async def _show_table(self, deal: int) -> None:
        view = self._deals.views.get(deal)
        try:
            if view is not None:
                made = await table_page(self._table, view, self._deals.last.get(deal), self._bot.tiles)
                await self._posts.show(TABLE, made, fact=str(deal))
        finally:
            if deal == self._table.deal:
                self._has_table.set()

    async def _move_table_down(self) -> None:
        table = self._table
        view, last = self._deals.views[table.deal], self._deals.last.get(table.deal)
        await self._posts.move_down(TABLE, await table_page(table, view, last, self._bot.tiles), fact=str(table.deal))

    async def _refused(self, error: discord.HTTPException) -> None:
        """Tell the host which permission is missing, since without it nothing can be said in the channel."""
        setup = self._table.setup
        in_tournament = setup.tournament is not None
        if error.code == UNKNOWN_CHANNEL and (in_tournament or await is_gone(self._bot, setup.channel_id)):
            await lose_channel(self._bot, self._table)
        if self._host_told or error.code not in (MISSING_ACCESS, MISSING_PERMISSIONS):
            return
        self._host_told = True
        await tell_host(self._bot, self._table)
