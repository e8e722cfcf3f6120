"""The deals of the day of all servers: beginning one, and finding out what became of it once the day is over."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import defaultdict
from contextlib import suppress
from secrets import token_bytes
from typing import Final, NamedTuple

from engine.chance.fairness import SECRET_BYTES
from engine.hall.tables import Tables
from engine.shared_deals.day import Day, DayChoice, day_at
from engine.shared_deals.played import Entrant, PlayedDeal, Strong, play_out
from engine.shared_deals.rows import DayRows
from engine.tables.live.table import Table
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.marks import Purpose
from engine.tables.model.preferences import Theme
from engine.tables.model.setup import seats_beside_host
from engine.tables.model.status import Status, Stop, StopKind
from engine.tables.store.rows import BadHistory
from engine.thinking.process import WorkerDied

log = logging.getLogger(__name__)

_PATIENCE: Final = 120.0
"""Seconds a strong computer has for a deal."""


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
        return await self.rows.of_day(Day.new(choice, day_at(self._now()), token_bytes(SECRET_BYTES)))

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
