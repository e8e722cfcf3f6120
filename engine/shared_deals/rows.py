"""The deals of the day as rows: what servers chose, the days, who played them, and how."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.shared_deals.day import Day, DayChoice
from engine.shared_deals.played import Entrant, PlayedDeal
from engine.tables.model.setup import SameDeals
from engine.tables.store import schema
from engine.tables.store.columns import columns_of, of_row
from engine.tables.store.journal import Journal
from engine.tables.store.sql.backend import Lock, alone, upsert

_DAY, _PLAY, _TABLE = schema.days.c, schema.day_plays.c, schema.tables.c


class DayRows:
    """Every method raises JournalError."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def choice(self, guild_id: int) -> DayChoice | None:
        """What a server chose; None: nothing yet."""
        async with self._journal.transaction() as connection:
            row = (await connection.execute(_CHOICES.where(schema.dailies.c.guild_id == guild_id))).first()
        return None if row is None else DayChoice(*row)

    async def choices(self) -> tuple[DayChoice, ...]:
        """What all servers chose that have a channel for it."""
        async with self._journal.transaction() as connection:
            rows = (await connection.execute(_CHOICES.where(schema.dailies.c.channel_id.is_not(None)))).all()
        return tuple(DayChoice(*row) for row in rows)

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
        async with self._journal.transaction() as connection:
            row = (await connection.execute(select(schema.days).where(_DAY.id == day_id))).mappings().first()
        return None if row is None else of_row(Day, row)

    async def newest_told(self, guild_id: int) -> Day | None:
        """The newest day of a server of which everything may be known."""
        query = select(schema.days).where(_DAY.guild_id == guild_id, _DAY.told).order_by(_DAY.ends_at.desc()).limit(1)
        async with self._journal.transaction() as connection:
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else of_row(Day, row)

    async def over(self, now: float) -> tuple[Day, ...]:
        """The days that are over and not told, oldest first."""
        query = select(schema.days).where(~_DAY.told, _DAY.ends_at <= now).order_by(_DAY.id)
        async with self._journal.transaction() as connection:
            return tuple(of_row(Day, row) for row in (await connection.execute(query)).mappings())

    async def note(self, day_id: int, **values: Any) -> None:
        """Note about a day that it was posted or told, or how a strong computer played it."""
        async with self._journal.transaction() as connection:
            await connection.execute(update(schema.days).where(_DAY.id == day_id).values(**values))

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
        async with self._journal.transaction() as connection:
            await connection.execute(update(schema.day_plays).where(where).values(table_id=table_id))

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
        async with self._journal.transaction() as connection:
            await connection.execute(update(schema.day_plays).where(where).values(played=str(played)))


async def _table_of(connection: AsyncConnection, same: SameDeals, user_id: int) -> int | None:
    query = select(_TABLE.id).where(_TABLE.same_deals == str(same), _TABLE.host_id == user_id).order_by(_TABLE.id)
    number: int | None = (await connection.execute(query)).scalar()
    return number


_CHOICES = select(*(schema.dailies.c[name] for name in DayChoice._fields))
