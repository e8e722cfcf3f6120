"""The announcer of the tables: passes news on to each table's board and to everybody's hands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress

from cogs.app.client import Client
from cogs.members.company import tell_of_company
from cogs.messages.words import people_of
from cogs.shared_deals.deals import SharedDeals
from cogs.table.board import Board
from engine.clubs.servers import shard_of
from engine.running.table import Table
from engine.store.rows import BadHistory
from engine.table.model.errors import JournalError, Refused
from engine.table.model.news import (
    Acted,
    CameBack,
    DealOver,
    MatchOver,
    News,
    ProposalChanged,
    SeatChanged,
    StaysDone,
    Stopped,
    TookBack,
    WentAway,
)

_CHANGE_HANDS = (Acted, TookBack, DealOver, MatchOver, ProposalChanged, Stopped, SeatChanged, WentAway, CameBack)


class DiscordAnnouncer:
    """Made before the tables, which need it; the bot, which needs the tables, is set by `connect`."""

    def __init__(self) -> None:
        self.on_shown: Callable[[], None] | None = None
        """Called whenever the bot has shown something by itself."""
        self._client: Client | None = None
        self._boards: dict[int, Board] = {}
        self._looking: set[asyncio.Task[None]] = set()
        self._people: dict[int, frozenset[int]] = {}
        """Per table, who sat there at the last news: the cards of those who left are withdrawn."""
        self._to_redraw: set[int] = set()
        """The tables to which a restart has not come yet."""

    def connect(self, bot: Client) -> None:
        self._client = bot

    @property
    def _bot(self) -> Client:
        assert self._client is not None, "nothing is to be shown before the bot is there"
        return self._client

    async def announce(self, table: Table, news: tuple[News, ...]) -> None:
        """Only note what to show: computers play on at once, and drawing takes time."""
        if self._client is None:
            return
        plays = sum(isinstance(item, Acted) for item in news)
        self._bot.delivery.figures.plays[table.setup.game] += plays
        tell_of_company(self._bot, table, news)
        for item in news:
            if isinstance(item, StaysDone):
                # Only one button of one hand changes; nobody else sees a difference.
                self._bot.hands.refresh(table, *people_of(table, item.seat))
        if all(isinstance(item, StaysDone) for item in news):
            return
        self._board(table).take(news)
        people = people_of(table)
        gone = self._people.get(table.id, frozenset()) - people
        self._people[table.id] = people
        if any(isinstance(item, MatchOver) for item in news):
            self._bot.leaderboards.match_ended(table.game.name, table.setup.guild_id)
        if not table.status.is_live:
            self._bot.part(SharedDeals).ended(table)
        if table.deal and (gone or any(isinstance(item, _CHANGE_HANDS) for item in news)):
            self._bot.hands.refresh(table, *people, *gone)

    def came(self, tables: Iterable[Table]) -> None:
        """These tables will be redrawn; what would not be known any more after the next deal has begun, is noted."""
        for table in tables:
            self._to_redraw.add(table.id)
            if table.deal and table.result is not None:
                self._board(table).restore_slate()

    async def redraw(self, table: Table) -> None:
        """After a restart, bring the table and everybody's hand up to date; returns when the table is shown."""
        self._to_redraw.discard(table.id)
        self._people[table.id] = people_of(table)
        if table.deal:
            self._bot.hands.restore(table)
        await self._board(table).redraw()

    async def show_anew(self, table: Table) -> None:
        """Show the table and all hands in new messages, whatever became of the old ones."""
        self.forget(table)
        for kind in tuple(table.message_ids):
            await table.set_message(kind, 0, None)
        await self.redraw(table)

    async def table_shown(self, table: Table) -> None:
        """Wait until the table's newest deal has been shown in the channel, or cannot be."""
        await self._board(table).table_shown()

    async def show_again(self, table: Table) -> None:
        """Send the table's newest message again, below all that has been said since; returns when it is there."""
        await self._board(table).show_again()

    async def renew(self, table: Table, kind: str) -> None:
        """Edit the message of this kind that a live table shows now; raises HTTPException and Closed."""
        await self._board(table).renew(kind)

    async def all_shown(self, table: Table) -> None:
        """Wait until everything that has happened at the table has been shown in the channel, or cannot be."""
        if board := self._boards.get(table.id):
            await board.settled()

    def look_over(self, guild_id: int | None = None, shard: int | None = None) -> None:
        """Bring up to date whatever is not, on any table or those of a server or of a shard.

        What is shown already costs nothing.
        """
        # What a restart has not come to yet is shown by that, and only then with the emojis of the cards.
        # Tables that are over wait here for their end to be shown.
        count = self._bot.tables.shards
        known = (board for board in self._boards.values() if board.table.id not in self._to_redraw)
        boards = ((board, board.table.setup.guild_id) for board in known)
        wanted = [board for board, of in boards if guild_id in (None, of) and shard in (None, shard_of(of, count))]
        task = asyncio.create_task(self._look_over(wanted))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _look_over(self, boards: Iterable[Board]) -> None:
        for board in boards:
            if self._boards.get(board.table.id) is board:
                board.look_over()
                if board.table.deal:
                    self._bot.hands.restore(board.table)
            # With thousands of tables, others would wait for the last.
            await asyncio.sleep(0)

    def shown(self) -> None:
        """Something has been shown."""
        if self.on_shown is not None:
            self.on_shown()

    def forget_person(self, user_id: int) -> None:
        """Name this person in nothing that is still to be shown."""
        for board in self._boards.values():
            board.forget(user_id)

    async def read_ended_anew(self) -> None:
        """Read tables anew whose end is still to be shown: somebody was forgotten in what is kept of them."""
        for board in tuple(self._boards.values()):
            if not board.table.status.is_live:
                with suppress(JournalError, Refused, BadHistory):
                    await board.table.reload()

    def forget(self, table: Table) -> None:
        """Forget what is shown of a table, and whatever is still to be shown."""
        self._drop(table)
        self._bot.hands.forget(table)

    def end(self, table: Table) -> None:
        """The table has ended and its end has been shown; some hands may still be on their way."""
        self._drop(table)
        self._bot.hands.end(table)

    def _drop(self, table: Table) -> None:
        self._to_redraw.discard(table.id)
        self._boards.pop(table.id, None)
        self._people.pop(table.id, None)

    def _board(self, table: Table) -> Board:
        if table.id not in self._boards:
            self._boards[table.id] = Board(self._bot, table)
        return self._boards[table.id]
