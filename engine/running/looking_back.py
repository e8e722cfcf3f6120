"""Finished matches that are reckoned to be looked back on: one at a time, at low priority, and kept.

What was reckoned is kept as text that whoever reckons it can read. Nothing is lost with a restart but what was under
way, which is asked for again.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from typing import Final, NamedTuple

from sqlalchemy import select, update

from engine.core.game import AddedUp
from engine.players.thinking.process import WorkerDied
from engine.players.thinking.thinker import Thinker
from engine.running.table import Table, TableAtDeal
from engine.store import schema
from engine.store.journal import Journal
from engine.store.sql.backend import upsert
from engine.table.model.errors import JournalError, Refusal, Refused
from engine.table.model.status import Status
from engine.teaching.lookback.choices import CARE, Care
from engine.teaching.lookback.lookback import VERSION, DealBack, Lookback, reckon_deal

_OF = schema.lookbacks.c

Shown = frozenset[tuple[int, int]]
"""The deals and seats whose costs everybody may see."""


def _read(text: str) -> Shown:
    return frozenset((deal, seat) for deal, seat in json.loads(text))


log = logging.getLogger(__name__)

MOST_WAITING: Final = 20
"""Matches that may wait to be reckoned; whoever asks for another is to come back later."""
WITHIN: Final = 120.0
"""Seconds a deal may take; of one that takes longer nothing is said."""
_USUAL: Final = 4.0
"""Seconds a deal takes, before any was reckoned."""
_AT_HAND: Final = 16
"""Matches that are kept in memory."""


class SeenLookback(NamedTuple):
    """What was reckoned of a match, and what of it people have shown to everybody."""

    lookback: Lookback
    shown: Shown


class LookingBack:
    """What is reckoned of finished matches. Every method raises JournalError."""

    def __init__(self, journal: Journal, thinker: Thinker, *, eager: bool, care: Care = CARE) -> None:
        """`eager`: matches are reckoned as soon as they end, if nothing else is."""
        self._journal, self._thinker, self._eager, self.care = journal, thinker, eager, care
        self._waiting: dict[int, asyncio.Task[None]] = {}
        self._left: dict[int, int] = {}
        """The deals still to be reckoned, by table."""
        self._turn = asyncio.Lock()
        self._usual = _USUAL
        self._at_hand: OrderedDict[int, Lookback] = OrderedDict()

    async def find(self, table: Table) -> SeenLookback | None:
        """What was reckoned of a match; None: nothing was, or by an older version, and it is to be asked for."""
        if table.status is not Status.OVER:
            return None
        async with self._journal.transaction() as connection:
            query = select(_OF.reckoned, _OF.shown).where(_OF.table_id == table.id, _OF.version == VERSION)
            kept = (await connection.execute(query)).first()
        if kept is None:
            return None
        if (lookback := self._at_hand.get(table.id)) is None:
            try:
                lookback = Lookback.parse(kept.reckoned)
            except (ValueError, TypeError):
                log.exception("what was reckoned of table %s cannot be read: it is reckoned again", table.id)
                return None
            self._remember(table.id, lookback)
        return SeenLookback(lookback, _read(kept.shown))

    def ask(self, table: Table) -> asyncio.Task[None]:
        """Have a finished match reckoned, if that is not under way; ends when it is kept.

        Raises Refused(not-over, too-many-waiting). What is returned must be shielded by those who wait for it.
        """
        if table.status is not Status.OVER:
            raise Refused(Refusal.NOT_OVER, table=table.id)
        if (task := self._waiting.get(table.id)) is None:
            if len(self._waiting) >= MOST_WAITING:
                raise Refused(Refusal.TOO_MANY_WAITING)
            self._left[table.id] = table.deal
            task = asyncio.get_running_loop().create_task(self._reckon(table))
            self._waiting[table.id] = task
            task.add_done_callback(lambda done: self._is_done(table.id, done))
        return task

    def when_idle(self, table: Table) -> None:
        """A match has ended: reckon it, unless something else is being reckoned, or nobody but computers played."""
        if table.setup.same_deals is not None:
            # Others may still play these deals.
            return
        if self._eager and not self._waiting and table.people:
            self.ask(table)

    def seconds_left(self, table_id: int) -> int:
        """About how long it takes until a match is reckoned, with all that waits before it."""
        before = list(self._left)
        upto = before[: before.index(table_id) + 1] if table_id in before else before
        return max(1, round(sum(self._left[one] for one in upto) * self._usual))

    async def show(self, table: Table, user_id: int) -> None:
        """Let everybody see what the choices of somebody cost in a match."""
        of = _OF.table_id == table.id
        async with self._journal.transaction() as connection:
            text = (await connection.execute(select(_OF.shown).where(of).with_for_update())).scalar()
            if text is not None:
                shown = sorted(_read(text) | played_by(table, user_id))
                await connection.execute(update(schema.lookbacks).where(of).values(shown=json.dumps(shown)))

    async def close(self) -> None:
        """Give up whatever is under way."""
        tasks = [task for task in self._waiting.values() if not task.done()]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def _reckon(self, table: Table) -> None:
        async with self._turn:
            record, origin, added_up = await table.recorded(), table.setup.origin, table.setup.added_up
            text, edition = str(record), record.options.edition
            deals = []
            for deal in range(1, len(record.deals) + 1):
                # What is given nobody here has chosen.
                given = 0 if origin is None or deal > origin.deal else origin.step if deal == origin.deal else None
                deals.append(DealBack() if given is None else await self._deal(text, edition, deal, given, added_up))
                self._left[table.id] -= 1
            lookback = Lookback(tuple(deals))
            # What people showed stays shown.
            values = {"version": VERSION, "reckoned": str(lookback)}
            async with self._journal.transaction() as connection:
                await connection.execute(upsert(connection, schema.lookbacks, values), {"table_id": table.id, **values})
            self._remember(table.id, lookback)

    async def _deal(self, text: str, edition: int, deal: int, given: int, added_up: AddedUp | None) -> DealBack:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            told = text, edition, deal, given, self.care, added_up
            made = await self._thinker.reckon(reckon_deal, *told, within=WITHIN)
        except TimeoutError:
            made = DealBack()
        self._usual += (loop.time() - begun - self._usual) / 4
        return made

    def _remember(self, table_id: int, lookback: Lookback) -> None:
        self._at_hand[table_id] = lookback
        while len(self._at_hand) > _AT_HAND:
            self._at_hand.popitem(last=False)

    def _is_done(self, table_id: int, task: asyncio.Task[None]) -> None:
        self._waiting.pop(table_id, None)
        self._left.pop(table_id, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            known = isinstance(error, (JournalError, WorkerDied))
            log.warning("table %s was not reckoned", table_id, exc_info=None if known else error)


def played_by(table: Table, user_id: int) -> frozenset[tuple[int, int]]:
    """The deals of a match that somebody was dealt, and on which seat."""
    seats = ((deal, TableAtDeal(table, deal).seat_of(user_id)) for deal in range(1, table.deal + 1))
    return frozenset((deal, seat) for deal, seat in seats if seat is not None)


def is_open(table: Table, seen: SeenLookback, deal: int, seat: int, user_id: int | None) -> bool:
    """Whether somebody may see what a seat's choices cost in a deal: whoever played there, else those it was shown to.

    A computer's anybody may see. `user_id` None: everybody.
    """
    one = TableAtDeal(table, deal).seats[seat - 1]
    return one is None or one.user_id is None or one.user_id == user_id or (deal, seat) in seen.shown
