"""Finished deals sent to a friend, who plays them on the same seat with computers; then both are compared.

What is played is the position at the beginning of that deal (`Origin`), so it is rated nowhere and in no statistics.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final, NamedTuple

from sqlalchemy import func, or_, select, update

from engine.clubs.shared_deals.played import PlayedDeal
from engine.clubs.tables import Tables
from engine.core.registry import GAMES
from engine.running.table import Table, TableAtDeal
from engine.store import schema
from engine.store.columns import of_row
from engine.store.rows import BadHistory
from engine.store.sql.backend import Lock, added, alone
from engine.table.decisions.lobby import COMPUTER
from engine.table.model.errors import Refusal, Refused
from engine.table.model.preferences import Theme
from engine.table.model.setup import Setup, seats_beside_host
from engine.table.model.status import Status

MOST: Final = 10
"""Deals that wait for one person."""
_OF: Final = schema.sent_deals.c


class SentDeal(NamedTuple):
    """A deal that somebody sent to somebody."""

    id: int
    from_id: int
    from_name: str
    to_id: int
    of_table: int
    deal: int
    seat: int
    """The seat that is played: the sender's."""
    level: str
    table_id: int | None
    told: bool


class Compared(NamedTuple):
    """How a deal that was sent was played; None: not to its end."""

    sent: SentDeal
    game: str
    sender: PlayedDeal | None
    friend: PlayedDeal | None
    friend_name: str


class SentDeals:
    """Made once per process. Every method raises JournalError."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._now, self._journal = tables, tables.now, tables.journal
        self._beginning: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def send(self, table: Table, deal: int, by: int, name: str, to: int) -> SentDeal:
        """Keep that a deal of a finished match was sent.

        Raises Refused(not-over, still-played, no-position, not-seated, friend-knows, sent-too-many).
        """
        await table.origin(deal, 0)
        seat = TableAtDeal(table, deal).seat_of(by)
        if seat is None:
            raise Refused(Refusal.NOT_SEATED)
        values = {"from_id": by, "from_name": name, "to_id": to, "of_table": table.id, "deal": deal, "seat": seat}
        values |= {"level": COMPUTER, "sent_at": self._now()}
        waits = select(func.count()).where(_OF.to_id == to, _OF.table_id.is_(None))
        async with self._beginning[to]:
            await self.must_be_new(table, deal, to)
            async with self._journal.transaction() as connection:
                await alone(connection, Lock.DEALS)
                if ((await connection.execute(waits)).scalar() or 0) >= MOST:
                    raise Refused(Refusal.SENT_TOO_MANY, most=MOST)
                number = await added(connection, schema.sent_deals, values)
        return await self.find(number)

    async def must_be_new(self, table: Table, deal: int, user_id: int) -> None:
        """Raises Refused(friend-knows) for whoever has played these cards, wherever that was, or was sent them."""
        sources, marks = await self._sources(table.id, deal), self._tables.marks
        knows = any(user_id in one.ever_seated for one in sources)
        for same in (one.setup.same_deals for one in sources):
            knows = knows or (same is not None and await marks.knows_deals(user_id, same))
        of = schema.tables.c
        # A table that plays on from none has cards of its own.
        may_be_these = or_(of.id.in_([one.id for one in sources]), of.origin.is_not(None))
        sent = select(of.id).join(schema.sent_deals, of.id == _OF.of_table)
        sent = sent.where(_OF.to_id == user_id, _OF.deal == deal, may_be_these).distinct()
        for number in () if knows else await self._journal.column(sent):
            knows = knows or (await self._sources(number, deal))[-1:] == sources[-1:]
        if knows:
            raise Refused(Refusal.FRIEND_KNOWS)

    async def _sources(self, table_id: int, deal: int) -> list[Table]:
        """The tables with the cards of this deal, each playing on from the next; those that are gone left out."""
        found, number = list[Table](), table_id
        with suppress(Refused):
            while number:
                found.append(await self._tables.find(number))
                origin = found[-1].setup.origin
                number = origin.table_id if origin is not None and deal <= origin.deal else 0
        return found

    async def find(self, number: int) -> SentDeal:
        """The one with this number; raises Refused(no-such-sent-deal)."""
        row = await self._journal.row(select(schema.sent_deals).where(_OF.id == number))
        if row is None:
            raise Refused(Refusal.NO_SUCH_SENT_DEAL)
        return of_row(SentDeal, row)

    async def withdraw(self, sent: SentDeal) -> None:
        """Forget one that could not be brought to the friend."""
        await self._journal.change(schema.sent_deals.delete().where(_OF.id == sent.id))

    async def begin(self, number: int, user_id: int, name: str, channel_id: int, language: str, theme: Theme) -> Table:
        """Open the friend's private table in this channel, once.

        Raises Refused(no-such-sent-deal, sent-to-other, sent-deal-played), and whatever `Table.origin` raises.
        """
        async with self._beginning[user_id]:
            sent = await self.find(number)
            if sent.to_id != user_id:
                raise Refused(Refusal.SENT_TO_OTHER)
            if sent.table_id is not None:
                raise Refused(Refusal.SENT_DEAL_PLAYED, table=sent.table_id)
            source = await self._tables.find(sent.of_table)
            origin = (await source.origin(sent.deal, 0))._replace(ends=True)
            own = Setup.of_one_person(source.setup.options, user_id, channel_id, language, theme)
            setup = replace(own, starts_when_full=True, hints=False, origin=origin)
            beside = seats_beside_host(setup.options)
            table = await self._tables.open(setup, name, computers=beside, level=sent.level, seat=sent.seat)
            await self._note(sent, table_id=table.id)
            return table

    async def over(self) -> tuple[Compared, ...]:
        """Those whose friend has finished, or got up, and of which nobody was told."""
        query = (
            select(schema.sent_deals)
            .join(schema.tables, schema.tables.c.id == _OF.table_id)
            .where(~_OF.told, schema.tables.c.status.in_((Status.OVER.value, Status.STOPPED.value)))
        )
        found = [of_row(SentDeal, row) for row in await self._journal.rows(query)]
        return tuple([await self.compared(one) for one in found])

    async def compared(self, sent: SentDeal) -> Compared:
        """How both played it."""
        sender = await self._played(sent.of_table, sent)
        friend = None if sent.table_id is None else await self._played(sent.table_id, sent)
        names = [] if friend is None else [one.name for one in friend[1].seats if one and one.user_id == sent.to_id]
        game = next((one[1].game.name for one in (sender, friend) if one is not None), next(iter(GAMES)))
        return Compared(sent, game, sender and sender[0], friend and friend[0], names[0] if names else "?")

    async def told(self, sent: SentDeal) -> None:
        """Note that both were told."""
        await self._note(sent, told=True)

    async def _played(self, table_id: int, sent: SentDeal) -> tuple[PlayedDeal | None, Table] | None:
        try:
            table = await self._tables.as_of(table_id, sent.deal)
        except (Refused, BadHistory):
            return None
        facts, result, sides = table.deal_facts, table.result, table.sides
        if facts is None or result is None:
            return None, table
        return PlayedDeal.of(facts, result.card_points, sides, sent.seat), table

    async def _note(self, sent: SentDeal, **values: Any) -> None:
        await self._journal.change(update(schema.sent_deals).where(_OF.id == sent.id).values(**values))
