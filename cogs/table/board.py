"""What one table shows in its channel: the lobby, the table of each deal, the slates, reminders, the end."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import Final

import discord

from cogs.app.client import Client
from cogs.app.permissions import is_gone, lose_channel, tell_host
from cogs.delivery.faults import NOT_PERMITTED, UNKNOWN_CHANNEL
from cogs.delivery.pacer import Urgency
from cogs.lobby.lobby import LOBBY, LobbyMessage, waiting_page
from cogs.messages.game_rooms import FinishedDeal
from cogs.messages.posts import Posts
from cogs.messages.screen import is_not_made_again, posted
from cogs.proposals.overrule import overruled_page
from cogs.proposals.pausing import show_asked, show_taken
from cogs.proposals.proposals import PROPOSAL, proposal_page, refresh_proposal, show_proposal
from cogs.table.beginning import FIRST_CUT, Beginning, first_cut_page
from cogs.table.deal_message import TABLE, DealMessage, RecentDeals
from cogs.table.reminders import Reminders
from cogs.table.slate import SLATE, MatchEnd, Slate, finished_deal
from engine.core.chance.seating import DealerDraw
from engine.core.game import DealResult
from engine.running.table import Table
from engine.table.decisions.forgetting import NOBODY
from engine.table.model.news import (
    Acted,
    Answer,
    CameBack,
    ClockAsked,
    ClockTaken,
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
from engine.table.model.people import FORGOTTEN
from engine.table.model.proposal import Manager
from engine.table.model.status import Status

OVERRULED: Final = "overruled"
"""What a message shows about something a manager did."""
posted(OVERRULED)(is_not_made_again)


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
        self._deal_message = DealMessage(bot, table, self._posts, self._deals)
        self._end = MatchEnd(bot, table, self._posts, self._slate)
        self._queue = bot.delivery.queue(self._refused, Urgency.SLATE)
        self._reminded = self._host_told = False
        self._overruled: list[Overruled] = []
        """What managers did here, the first first: it may be shown later, and name somebody forgotten meanwhile."""

    @property
    def table(self) -> Table:
        """Whose messages these are."""
        return self._table

    def take(self, news: tuple[News, ...]) -> None:
        """Queue what the news calls for."""
        self._deals.look()
        for item in news:
            self._take(item)
        if all(isinstance(item, TimeGiven) for item in news) and self._deal_message.is_old:
            # A new message for each short disconnection would be worse than showing a time that is too early.
            return
        self._refresh_newest(lobby=any(isinstance(item, LobbyChanged) for item in news))

    def _refresh_newest(self, *, lobby: bool) -> None:
        """Bring up to date what the table shows now; `lobby`: the lobby, in any case."""
        if lobby or self._table.status is Status.LOBBY:
            self._queue.refresh(self._lobby_message.refresh)
        elif self._table.deal:
            self._refresh_table(self._table.deal)

    async def table_shown(self) -> None:
        """Wait, but not for long, until the table of the newest deal is there, or cannot come before a press."""
        waits = [asyncio.create_task(one) for one in (self._deal_message.wait(), self._queue.settled())]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waits:
                one.cancel()

    async def show_again(self) -> None:
        """Move the newest message to the bottom of the channel; returns when it is there."""
        self._deals.look()
        if not self._table.deal:
            self._queue.post(self._lobby_message.move_down)
        else:
            self._queue.post(self._deal_message.move_down)
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
        where = table.message_ids.get(kind)
        if where is None:
            return
        made = None
        if kind == LOBBY and table.status is Status.LOBBY:
            made = await waiting_page(self._bot, table)
        elif kind == TABLE and table.deal in self._deals.views:
            await self._deal_message.renew()
            return
        elif kind == SLATE:
            await self._slate.renew()
            return
        elif kind == PROPOSAL and table.proposal is not None:
            made = proposal_page(table, table.proposal)
        elif kind == FIRST_CUT and not table.deal and table.may_cut is not None:
            made = first_cut_page(table)
        if made is not None:
            async with self._bot.delivery.editing(made, where[1]):
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
        if table.deal > 1:
            self._queue.post(self._send_missed_slate)
        if table.status is Status.STOPPED:
            self._queue.post(self._leave_earlier_deals)
            self._queue.post(self._close)
            return
        if not table.deal:
            self._queue.post(self._lobby_message.refresh)
        if table.dealer_draw is not None:
            self._show_dealer_draw(table.deal, table.dealer_draw)
        self._queue.post(self._leave_earlier_deals)
        self._refresh_table(table.deal)
        self._queue.post(self._restore_proposal)
        self._settle_reminders(0)
        self.restore_slate()
        self._queue.post(self._beginning.restore)
        if table.status is Status.OVER:
            self._queue.post(self._end.show_result)

    def restore_slate(self) -> None:
        """After a restart, show the slate if a deal is over; to be called before the next one can begin."""
        self._deals.look()
        table = self._table
        if table.result is not None:
            finished, more = self._deals.finished(table.deal, table.result), table.status is Status.PLAYING
            self._queue.post(self._leave_earlier_deals)
            self._queue.post(lambda: self._restore_slate(finished, more))

    async def _leave_earlier_deals(self) -> None:
        """Leave messages alone that are about an earlier deal: a kill may have come before that was done."""
        table, tables = self._table, self._bot.tables
        for kind in (TABLE, SLATE):
            where = table.message_ids.get(kind)
            if where is not None and table.deal and await tables.posted.leave_behind(where[1], table.deal):
                await table.set_message(kind, 0, None)
                self._bot.renewing.go_on()

    async def _restore_slate(self, finished: FinishedDeal, more: bool) -> None:
        if SLATE not in self._table.message_ids:
            await self._slate.send(finished, more)
        elif more:
            await self._slate.refresh()

    async def _send_missed_slate(self) -> None:
        """Show how the deal before this one ended, if nobody did: a process that has lost Discord still lets the next
        deal begin, and is followed by one that has not seen the last."""
        bot, deal = self._bot, self._table.deal - 1
        if not await bot.tables.posted.has(self._table.id, SLATE, str(deal)):
            table = await bot.tables.as_of(self._table.id, deal)
            if (finished := finished_deal(table)) is not None:
                await self._slate.send_missed(finished)

    async def _restore_proposal(self) -> None:
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
                self._deal_message.begin()
                if item.drawn is not None:
                    self._show_dealer_draw(item.deal, item.drawn)
                self._queue.post(lambda: self._deal_message.let_go(item.deal))
                self._refresh_table(item.deal)
                self._bot.hands.deal(table)
            case TookBack() | Acted():
                self._deals.last[table.deal] = item
                self._settle_reminders(item.seat)
            case DealOver():
                self._deal_over(item.deal, item.result)
            case MatchOver():
                self._queue.post(self._end.show_result)
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
            case ClockAsked():
                self._queue.post(lambda: show_asked(self._posts, table, item.seat))
            case ClockTaken():
                self._queue.post(lambda: show_taken(self._posts, table, item.seat))
            case ProposalChanged():
                self._queue.post(lambda: show_proposal(self._posts, table, item))
                self._settle_reminders(0)
                if item.answer is Answer.CARRIED:
                    self._queue.post(self._refresh_pause)
            case Overruled():
                self._overruled.append(item)
                self._queue.post(partial(self._show_overruled, len(self._overruled) - 1))
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

    def forget(self, user_id: int) -> None:
        """Name this person in nothing that is still to be shown, of what the table does not know itself."""
        nobody = Manager(FORGOTTEN, NOBODY, "…")
        self._overruled = [replace(one, by=nobody) if one.by.user_id == user_id else one for one in self._overruled]

    async def _show_overruled(self, index: int) -> None:
        item = self._overruled[index]
        made, manager = overruled_page(self._table, item), frozenset(filter(None, [item.by.user_id]))
        await self._posts.send(None, made, noted=OVERRULED, people=manager | set(made.mentions))

    async def _close(self) -> None:
        """Show that the table was stopped."""
        await self._reminders.clear()
        await self._end.show_stopped(self._close_others)

    async def _close_others(self) -> None:
        try:
            await self._lobby_message.refresh()
            if self._table.deal:
                await self._deal_message.show(self._table.deal)
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                await self._reminders.tell_gone()
        await self._beginning.close_cut()
        # After a kill it may not have been shown that it lapsed.
        await self._posts.remove(PROPOSAL)

    def _refresh_table(self, deal: int) -> None:
        self._queue.refresh(lambda: self._deal_message.show(deal))

    async def _refused(self, error: discord.HTTPException) -> bool:
        """Tell the host which permission is missing, since without it nothing can be said in the channel.

        Whether the refusal may be lifted.
        """
        setup = self._table.setup
        in_tournament = setup.tournament is not None
        if error.code == UNKNOWN_CHANNEL:
            if not in_tournament and not await is_gone(self._bot, setup.channel_id):
                return True
            await lose_channel(self._bot, self._table)
        if error.code not in NOT_PERMITTED:
            return False
        if not self._host_told:
            self._host_told = True
            await tell_host(self._bot, self._table)
        return True

    def look_over(self) -> None:
        """Try again what Discord refused, as it may have been allowed since."""
        self._queue.retry()
