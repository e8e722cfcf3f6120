"""The deals of the day of all servers: beginning one, and finding out what became of it once the day is over."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import defaultdict
from contextlib import suppress
from typing import Any, Final, NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.clubs.shared_deals.day import Day, DayChoice, day_at
from engine.clubs.shared_deals.played import Entrant, PlayedDeal, Strong, play_out
from engine.clubs.tables import Tables
from engine.players.thinking.process import WorkerDied
from engine.running.table import Table
from engine.store import schema
from engine.store.columns import columns_of, of_row
from engine.store.journal import Journal
from engine.store.rows import BadHistory
from engine.store.sql.backend import Lock, alone, upsert
from engine.table.model.errors import Refusal, Refused
from engine.table.model.marks import Purpose
from engine.table.model.preferences import Theme
from engine.table.model.setup import SameDeals, seats_beside_host
from engine.table.model.status import Status, Stop, StopKind

log = logging.getLogger(__name__)

_PATIENCE: Final = 120.0
"""Seconds a strong computer has for a deal."""
_DAY, _PLAY, _TABLE = schema.days.c, schema.day_plays.c, schema.tables.c
_CHOICES = select(*(schema.dailies.c[name] for name in DayChoice._fields))


class DayRows:
    """Every method raises JournalError."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def choice(self, guild_id: int) -> DayChoice | None:
        """What a server chose; None: nothing yet."""
        row = await self._journal.row(_CHOICES.where(schema.dailies.c.guild_id == guild_id))
        return None if row is None else DayChoice(**row)

    async def choices(self) -> tuple[DayChoice, ...]:
        """What all servers chose that have a channel for it."""
        rows = await self._journal.rows(_CHOICES.where(schema.dailies.c.channel_id.is_not(None)))
        return tuple(DayChoice(**row) for row in rows)

    async def choose(self, choice: DayChoice) -> None:
        values = choice._asdict()
        async with self._journal.transaction() as connection:
            await connection.execute(upsert(connection, schema.dailies, [*values][1:]), values)

    async def of_day(self, new: Day) -> Day:
        """The deal of this day on this server; the one given is kept if there is none yet, whoever asks first."""
        where = (_DAY.guild_id == new.guild_id) & (_DAY.day == new.day.isoformat())
        async with self._journal.transaction() as connection:
            await alone(connection, Lock.DEALS)
            row = (await connection.execute(select(schema.days).where(where))).mappings().first()
            if row is not None:
                return of_row(Day, row)
            await connection.execute(insert(schema.days).values(columns_of(schema.days, new)))
            return of_row(Day, (await connection.execute(select(schema.days).where(where))).mappings().one())

    async def find(self, day_id: int) -> Day | None:
        """The deal with this number."""
        row = await self._journal.row(select(schema.days).where(_DAY.id == day_id))
        return None if row is None else of_row(Day, row)

    async def newest_told(self, guild_id: int) -> Day | None:
        """The newest day of a server of which everything may be known."""
        query = select(schema.days).where(_DAY.guild_id == guild_id, _DAY.told).order_by(_DAY.ends_at.desc()).limit(1)
        row = await self._journal.row(query)
        return None if row is None else of_row(Day, row)

    async def over(self, now: float) -> tuple[Day, ...]:
        """The days that are over and not told, oldest first."""
        query = select(schema.days).where(~_DAY.told, _DAY.ends_at <= now).order_by(_DAY.id)
        return tuple(of_row(Day, row) for row in await self._journal.rows(query))

    async def note(self, day_id: int, **values: Any) -> None:
        """Note about a day that it was posted or told, or how a strong computer played it."""
        await self._journal.change(update(schema.days).where(_DAY.id == day_id).values(**values))

    async def begun(self, day: Day, user_id: int) -> int | None:
        """The number of somebody's table; None: they have none yet."""
        where = (_PLAY.day_id == day.id) & (_PLAY.user_id == user_id)
        async with self._journal.transaction() as connection:
            row = (await connection.execute(select(_PLAY.table_id).where(where))).first()
            # Perhaps it was opened, and a kill came before that was noted.
            return None if row is None else row.table_id or await _table_of(connection, day.same, user_id)

    async def begin(self, day: Day, user_id: int, name: str, at: float) -> int | None:
        """Note that somebody begins; returns the number of their table, if they began before and it was opened."""
        where = (_PLAY.day_id == day.id) & (_PLAY.user_id == user_id)
        async with self._journal.transaction() as connection:
            await alone(connection, Lock.DEALS)
            begun = (await connection.execute(select(_PLAY.table_id).where(where))).first()
            if begun is None:
                values = {"day_id": day.id, "user_id": user_id, "name": name, "began_at": at}
                await connection.execute(insert(schema.day_plays).values(values))
                return None
            return begun.table_id or await _table_of(connection, day.same, user_id)

    async def opened(self, day_id: int, user_id: int, table_id: int) -> None:
        """Note the number of somebody's table."""
        where = (_PLAY.day_id == day_id) & (_PLAY.user_id == user_id)
        await self._journal.change(update(schema.day_plays).where(where).values(table_id=table_id))

    async def entries(self, day: Day) -> tuple[Entrant, ...]:
        """Everybody who began, in the order they did, and how they played, as far as it was noted."""
        query = select(schema.day_plays).where(_PLAY.day_id == day.id).order_by(_PLAY.began_at, _PLAY.user_id)
        found = list[Entrant]()
        async with self._journal.transaction() as connection:
            for row in (await connection.execute(query)).mappings().all():
                number = row["table_id"] or await _table_of(connection, day.same, row["user_id"])
                played = PlayedDeal.parse(row["played"]) if row["played"] else None
                found.append(Entrant(row["user_id"], row["name"], number, played))
        return tuple(found)

    async def played(self, day_id: int, user_id: int, played: PlayedDeal) -> None:
        """Note how somebody played."""
        where = (_PLAY.day_id == day_id) & (_PLAY.user_id == user_id)
        await self._journal.change(update(schema.day_plays).where(where).values(played=str(played)))


async def _table_of(connection: AsyncConnection, same: SameDeals, user_id: int) -> int | None:
    query = select(_TABLE.id).where(_TABLE.same_deals == str(same), _TABLE.host_id == user_id).order_by(_TABLE.id)
    number: int | None = (await connection.execute(query)).scalar()
    return number


class DayResults(NamedTuple):
    """How a deal of the day was played; told only when the day is over."""

    day: Day
    entries: tuple[Entrant, ...]
    """In the order they began."""
    strong: Strong | None
    """None: no computer could find out."""

    def told_to(self, user_id: int, others: str) -> DayResults:
        """The same for one who took part, or not, and is told of no name: all others are called `others`."""
        known = (one if one.user_id == user_id else one._replace(name=others) for one in self.entries)
        kept = tuple(one for one in known if one.user_id == user_id or one.played is not None)
        return self._replace(entries=kept)


class Days:
    """Made once per process. Every method raises JournalError."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._now = tables, tables.now
        self.rows = DayRows(tables.journal)
        self._beginning: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def choice(self, guild_id: int) -> DayChoice:
        """What a server chose, or what holds where nothing was."""
        return await self.rows.choice(guild_id) or DayChoice(guild_id)

    async def today(self, guild_id: int) -> Day:
        """The deal of today on a server; made when it is first asked for."""
        choice = await self.choice(guild_id)
        return await self.rows.of_day(Day.new(choice, day_at(self._now()), self._tables.new_secret()))

    async def find(self, day_id: int) -> Day:
        """The deal with this number; raises Refused(no-such-day)."""
        day = await self.rows.find(day_id)
        if day is None:
            raise Refused(Refusal.NO_SUCH_DAY)
        return day

    async def begin(self, day: Day, user_id: int, name: str, channel_id: int, language: str, theme: Theme) -> Table:
        """Open somebody's private table in this channel, once; noted first, so that nobody has two.

        Raises Refused(day-over, day-played, knows-deals).
        """
        async with self._beginning[user_id]:
            await self.must_be_open(day, user_id)
            number = await self.rows.begin(day, user_id, name, self._now())
            if number is not None:
                raise Refused(Refusal.DAY_PLAYED, table=number)
            setup = day.setup(user_id, channel_id, language, theme)
            beside = seats_beside_host(day.options)
            table = await self._tables.open(setup, name, computers=beside, level=day.level, seat=day.seat)
            await self.rows.opened(day.id, user_id, table.id)
            return table

    async def must_be_open(self, day: Day, user_id: int) -> None:
        """Raises Refused(day-over, day-played, knows-deals) for somebody who cannot begin to play it."""
        if self._now() >= day.ends_at:
            raise Refused(Refusal.DAY_OVER)
        if (number := await self.rows.begun(day, user_id)) is not None:
            raise Refused(Refusal.DAY_PLAYED, table=number)
        marks = self._tables.marks
        if await marks.has(user_id, Purpose.DAY, day.id) or await marks.knows_deals(user_id, day.same):
            raise Refused(Refusal.KNOWS_DEALS)

    async def over(self) -> tuple[Day, ...]:
        """The days that are over, and of which nobody was told."""
        return tuple(await self.rows.over(self._now()))

    async def close(self, day: Day) -> DayResults:
        """End what is still played of a day that is over, and find out how a strong computer plays the deal.

        It may be called again after a kill: everything is done once.
        """
        for entry in await self.rows.entries(day):
            if entry.table_id is not None and entry.played is None:
                await self._note(day, entry.user_id, entry.table_id)
        if day.strong is None:
            strong = await self._strong(day)
            await self.rows.note(day.id, strong=strong)
        return await self.results(await self.find(day.id))

    async def results(self, day: Day) -> DayResults:
        """How it was played; raises Refused(day-goes-on) before the day is over."""
        if self._now() < day.ends_at:
            raise Refused(Refusal.DAY_GOES_ON)
        return DayResults(day, await self.rows.entries(day), Strong.parse(day.strong) if day.strong else None)

    async def _note(self, day: Day, user_id: int, table_id: int) -> None:
        """Note how somebody played, or end the table where they still do."""
        try:
            table = await self._tables.find(table_id)
            if table.status.is_live:
                # Another process may have it, and it may be over there; then we know now.
                with suppress(Refused):
                    await table.call_off(Stop(StopKind.DAY))
        except (Refused, BadHistory):
            log.warning("table %s of a day that is over cannot be asked how it went", table_id)
            return
        if table.status is Status.OVER and table.result is not None and (facts := table.deal_facts) is not None:
            sides = table.game.sides(table.setup.options)
            await self.rows.played(day.id, user_id, PlayedDeal.of(facts, table.result.card_points, sides, day.seat))

    async def _strong(self, day: Day) -> str:
        options, same = json.dumps(dict(day.options.values())), str(day.same)
        told = day.game, day.options.preset, options, day.options.edition, same, day.level, day.seat
        try:
            return await self._tables.thinker.reckon(play_out, *told, within=_PATIENCE)
        except (TimeoutError, WorkerDied):
            return ""
