"""The deals of the day of all servers: beginning one, and finding out what became of it once the day is over."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import defaultdict
from contextlib import suppress
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.clubs.shared_deals.day import Day, DayChoice, day_at
from engine.clubs.shared_deals.played import Entrant, PlayedDeal, Strong, play_out
from engine.clubs.tables import Tables
from engine.players.thinking.process import WorkerDied
from engine.running.table import Table
from engine.store import schema
from engine.store.columns import columns_of, of_row
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
        self._tables, self._now, self._journal = tables, tables.now, tables.journal
        self._beginning: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def choice(self, guild_id: int) -> DayChoice:
        """What a server chose, or what holds where nothing was."""
        row = await self._journal.row(_CHOICES.where(schema.dailies.c.guild_id == guild_id))
        return DayChoice(guild_id) if row is None else DayChoice(**row)

    async def choices(self) -> tuple[DayChoice, ...]:
        """What all servers chose that have a channel for it."""
        rows = await self._journal.rows(_CHOICES.where(schema.dailies.c.channel_id.is_not(None)))
        return tuple(DayChoice(**row) for row in rows)

    async def choose(self, choice: DayChoice) -> None:
        values = choice._asdict()
        async with self._journal.transaction() as connection:
            await connection.execute(upsert(connection, schema.dailies, [*values][1:]), values)

    async def today(self, guild_id: int) -> Day:
        """The deal of today on a server; the one made when it is first asked for, whoever asks."""
        new = Day.new(await self.choice(guild_id), day_at(self._now()), self._tables.new_secret())
        where = (_DAY.guild_id == guild_id) & (_DAY.day == new.day.isoformat())
        async with self._journal.transaction() as connection:
            await alone(connection, Lock.DEALS)
            row = (await connection.execute(select(schema.days).where(where))).mappings().first()
            if row is not None:
                return of_row(Day, row)
            await connection.execute(insert(schema.days).values(columns_of(schema.days, new)))
            return of_row(Day, (await connection.execute(select(schema.days).where(where))).mappings().one())

    async def find(self, day_id: int) -> Day:
        """The deal with this number; raises Refused(no-such-day)."""
        row = await self._journal.row(select(schema.days).where(_DAY.id == day_id))
        if row is None:
            raise Refused(Refusal.NO_SUCH_DAY)
        return of_row(Day, row)

    async def newest_told(self, guild_id: int) -> Day | None:
        """The newest day of a server of which everything may be known."""
        query = select(schema.days).where(_DAY.guild_id == guild_id, _DAY.told).order_by(_DAY.ends_at.desc()).limit(1)
        row = await self._journal.row(query)
        return None if row is None else of_row(Day, row)

    async def over(self) -> tuple[Day, ...]:
        """The days that are over, and of which nobody was told, oldest first."""
        query = select(schema.days).where(~_DAY.told, _DAY.ends_at <= self._now()).order_by(_DAY.id)
        return tuple(of_row(Day, row) for row in await self._journal.rows(query))

    async def note(self, day_id: int, **values: Any) -> None:
        """Note about a day that it was posted or told, or how a strong computer played it."""
        await self._journal.change(update(schema.days).where(_DAY.id == day_id).values(**values))

    async def begin(self, day: Day, user_id: int, name: str, channel_id: int, language: str, theme: Theme) -> Table:
        """Open somebody's private table in this channel, once; noted first, so that nobody has two.

        Raises Refused(day-over, day-played, knows-deals).
        """
        async with self._beginning[user_id]:
            await self.must_be_open(day, user_id)
            await self._note_begun(day, user_id, name)
            setup = day.setup(user_id, channel_id, language, theme)
            beside = seats_beside_host(day.options)
            table = await self._tables.open(setup, name, computers=beside, level=day.level, seat=day.seat)
            await self._note_play(day, user_id, table_id=table.id)
            return table

    async def must_be_open(self, day: Day, user_id: int) -> None:
        """Raises Refused(day-over, day-played, knows-deals) for somebody who cannot begin to play it."""
        if self._now() >= day.ends_at:
            raise Refused(Refusal.DAY_OVER)
        async with self._journal.transaction() as connection:
            await _is_noted(connection, day, user_id)
        marks = self._tables.marks
        if await marks.has(user_id, Purpose.DAY, day.id) or await marks.knows_deals(user_id, day.same):
            raise Refused(Refusal.KNOWS_DEALS)

    async def _note_begun(self, day: Day, user_id: int, name: str) -> None:
        """Note that somebody begins, unless they began before and their table was not opened.

        Raises Refused(day-played) if it was.
        """
        async with self._journal.transaction() as connection:
            await alone(connection, Lock.DEALS)
            if not await _is_noted(connection, day, user_id):
                values = {"day_id": day.id, "user_id": user_id, "name": name, "began_at": self._now()}
                await connection.execute(insert(schema.day_plays).values(values))

    async def _note_play(self, day: Day, user_id: int, **values: Any) -> None:
        """Note the number of somebody's table, or how they played."""
        await self._journal.change(update(schema.day_plays).where(*_of(day, user_id)).values(values))

    async def _entries(self, day: Day) -> tuple[Entrant, ...]:
        """Everybody who began, in the order they did, and how they played, as far as it was noted."""
        query = select(schema.day_plays).where(_PLAY.day_id == day.id).order_by(_PLAY.began_at, _PLAY.user_id)
        found = list[Entrant]()
        async with self._journal.transaction() as connection:
            for row in (await connection.execute(query)).mappings().all():
                number = row["table_id"] or await _table_of(connection, day.same, row["user_id"])
                played = PlayedDeal.parse(row["played"]) if row["played"] else None
                found.append(Entrant(row["user_id"], row["name"], number, played))
        return tuple(found)

    async def close(self, day: Day) -> DayResults:
        """End what is still played of a day that is over, and find out how a strong computer plays the deal.

        It may be called again after a kill: everything is done once.
        """
        for entry in await self._entries(day):
            if entry.table_id is not None and entry.played is None:
                await self._note_played(day, entry.user_id, entry.table_id)
        if day.strong is None:
            await self.note(day.id, strong=await self._strong(day))
        return await self.results(await self.find(day.id))

    async def results(self, day: Day) -> DayResults:
        """How it was played; raises Refused(day-goes-on) before the day is over."""
        if self._now() < day.ends_at:
            raise Refused(Refusal.DAY_GOES_ON)
        return DayResults(day, await self._entries(day), Strong.parse(day.strong) if day.strong else None)

    async def _note_played(self, day: Day, user_id: int, table_id: int) -> None:
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
            sides = table.sides
            played = PlayedDeal.of(facts, table.result.card_points, sides, day.seat)
            await self._note_play(day, user_id, played=str(played))

    async def _strong(self, day: Day) -> str:
        options, same = json.dumps(dict(day.options.values())), str(day.same)
        told = day.game, day.options.preset, options, day.options.edition, same, day.level, day.seat
        try:
            return await self._tables.thinker.reckon(play_out, *told, within=_PATIENCE)
        except (TimeoutError, WorkerDied):
            return ""


def _of(day: Day, user_id: int) -> tuple[ColumnElement[bool], ...]:
    """What somebody played of a day."""
    return _PLAY.day_id == day.id, _PLAY.user_id == user_id


async def _is_noted(connection: AsyncConnection, day: Day, user_id: int) -> bool:
    """Whether it was noted that somebody begins; raises Refused(day-played) if their table was opened too."""
    noted = (await connection.execute(select(_PLAY.table_id).where(*_of(day, user_id)))).first()
    # Perhaps it was opened, and a kill came before that was noted.
    number = noted and (noted.table_id or await _table_of(connection, day.same, user_id))
    if number is not None:
        raise Refused(Refusal.DAY_PLAYED, table=number)
    return noted is not None


async def _table_of(connection: AsyncConnection, same: SameDeals, user_id: int) -> int | None:
    query = select(_TABLE.id).where(_TABLE.same_deals == str(same), _TABLE.host_id == user_id).order_by(_TABLE.id)
    number: int | None = (await connection.execute(query)).scalar()
    return number
