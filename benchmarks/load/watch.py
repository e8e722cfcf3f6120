"""Holds what the screens show against what the journal says: how late it came, and whether it came at all."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from time import thread_time
from typing import NamedTuple

from benchmarks.load.clock import LoadLoop
from cogs import DiscordAnnouncer
from cogs.app.i18n import say_at
from cogs.messages.emojis import CardEmojis
from cogs.messages.words import CardWords
from cogs.table_texts.table_text import last_lines
from engine.running.table import Table
from engine.table.model.news import Acted, News
from engine.table.model.status import Status
from tests.wire.world.messages import Message


class _Position(NamedTuple):
    """A position that the table's message is to show."""

    since: float
    deal: int
    last: str
    """What the message says was played last."""


class _Turn(NamedTuple):
    number: int
    since: float
    seen: bool = False


class Watch:
    """Times are virtual seconds."""

    def __init__(self, emojis: CardEmojis) -> None:
        self._emojis = emojis
        self._tables: dict[int, Table] = {}
        self._turns: dict[int, _Turn] = {}
        """By person."""
        self._positions: defaultdict[int, deque[_Position]] = defaultdict(deque)
        self._boards: dict[int, Message] = {}
        self.measuring = False
        self.entries = 0
        self.to_hand: list[float] = []
        """From somebody's turn in the journal to buttons on their screen."""
        self.behind: list[float] = []
        """How old the oldest position was that a table's message did not show, whenever it was brought up to date."""
        self.unseen = 0
        """Turns that went by without buttons."""

    def begin(self, table: Table) -> None:
        """Watch a table."""
        self._tables[table.id] = table
        self._note_turns(table)

    def announced(self, table: Table, news: tuple[News, ...]) -> None:
        """The journal has it."""
        if table.id not in self._tables:
            return
        self._note_turns(table)
        acted = [item for item in news if isinstance(item, Acted)]
        self.entries += len(acted) if self.measuring else 0
        if acted:
            say, view = say_at(table.setup), table.view(0)
            (last, *_) = last_lines(table, view, acted[-1], CardWords(self._emojis, say), say)
            self._positions[table.id].append(_Position(_now(), view.deal, last))

    def board(self, table_id: int, message: Message) -> None:
        """Something in a table's channel appeared or changed."""
        if any(custom_id.startswith("hand:") for custom_id in message.pressable):
            self._boards[table_id] = message
        text, waiting = "\n".join(message.texts), self._positions[table_id]
        shown = max((place for place, one in enumerate(waiting) if one.last in text), default=None)
        if shown is None:
            return
        if self.measuring:
            self.behind.append(_now() - waiting[0].since)
        for _ in range(shown + 1):
            waiting.popleft()

    def board_of(self, table_id: int) -> Message | None:
        """The table's newest message, with the button for a hand."""
        return self._boards.get(table_id)

    def buttons(self, user: int, number: int) -> None:
        """Somebody has buttons for this turn before them."""
        turn = self._turns.get(user)
        if turn is not None and turn.number == number and not turn.seen:
            self._turns[user] = turn._replace(seen=True)
            if self.measuring:
                self.to_hand.append(_now() - turn.since)

    def lost(self) -> list[str]:
        """What should be on a screen by now and is not."""
        hands = [f"{user}: no buttons for turn {turn.number}" for user, turn in self._turns.items() if not turn.seen]
        playing = [one for one in self._tables.values() if one.status is Status.PLAYING]
        boards = [f"table {one.id}: {self._positions[one.id][-1]}" for one in playing if self._positions[one.id]]
        return hands + boards

    @property
    def playing(self) -> int:
        """Matches under way."""
        return sum(one.status is Status.PLAYING for one in self._tables.values())

    def oldest(self) -> float:
        """How old the oldest position is among those that are not shown."""
        return max((_now() - one[0].since for one in self._positions.values() if one), default=0.0)

    def _note_turns(self, table: Table) -> None:
        acting = {}
        # Where the last cards fall by themselves, nobody needs buttons.
        for seat in () if table.plays_itself else table.actors:
            occupant = table.seats[seat - 1]
            if occupant is not None and occupant.user_id is not None:
                acting[occupant.user_id] = table.turn_number(seat)
        for occupant in table.seats:
            user = occupant.user_id if occupant is not None else None
            before = self._turns.get(user or 0)
            if user is None or (before is not None and before.number == acting.get(user)):
                continue
            if before is not None:
                self.unseen += not before.seen and self.measuring
                del self._turns[user]
            if user in acting:
                self._turns[user] = _Turn(acting[user], _now())


class WatchedAnnouncer(DiscordAnnouncer):
    """Tells the watch before anybody else."""

    def __init__(self) -> None:
        super().__init__()
        self.watch: Watch | None = None

    async def announce(self, table: Table, news: tuple[News, ...]) -> None:
        if self.watch is not None:
            before, loop = thread_time(), asyncio.get_running_loop()
            self.watch.announced(table, news)
            if isinstance(loop, LoadLoop):
                loop.excuse(thread_time() - before)
        await super().announce(table, news)


def _now() -> float:
    return asyncio.get_running_loop().time()
