"""The one place that knows who is the same person again after being forgotten (`engine.table.model.marks`).

Nothing of it is in any export. What a mark is for ends by itself: `drop_ended` then deletes it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from secrets import token_bytes
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Float, Select, and_, bindparam, delete, exists, or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.store import schema
from engine.store.journal import Journal
from engine.store.saving import Rated
from engine.store.sql.backend import upsert
from engine.table.model.errors import JournalError
from engine.table.model.marks import KEY_BYTES, NO_PLACES_LEFT, MarkKey, PlacesLeft, Purpose
from engine.table.model.setup import SameDeals
from engine.table.model.status import LIVE, Status

MET_FOR: Final = 100 * 24 * 3600.0
"""Seconds for which ratings know that people have met."""
_MARK: Final = schema.marks.c
_TABLE: Final = schema.tables.c


class KeptMark(NamedTuple):
    """Something somebody may not do twice; see `Purpose`."""

    purpose: Purpose
    number: int
    part: int = 0
    until: float | None = None
    """When it ends (UTC epoch, seconds); None: with what it belongs to."""


class Marks:
    """Made once per process. Every method raises JournalError."""

    def __init__(self, journal: Journal, now: Callable[[], float]) -> None:
        self._journal, self._now = journal, now
        self.known_key: MarkKey | None = None
        """The key, once it was read; None: nobody has been forgotten in this process, nor before it began."""

    async def read_key(self) -> None:
        """At start: know the key if there is one."""
        async with self._journal.transaction() as connection:
            self.known_key = await key_in(connection)

    async def current_key(self) -> MarkKey | None:
        """The key as it is now, which another process may have made; None: there is none."""
        if self.known_key is None:
            await self.read_key()
        return self.known_key

    async def key(self) -> MarkKey:
        """The key of this database, made when it is first needed."""
        if self.known_key is None:
            async with self._journal.transaction() as connection:
                made = {"id": 1, "secret": token_bytes(KEY_BYTES).hex()}
                is_server = connection.dialect.name == "postgresql"
                new = (postgresql if is_server else sqlite).insert(schema.mark_keys).values(made)
                # Another process may have made it.
                await connection.execute(new.on_conflict_do_nothing())
                self.known_key = await key_in(connection)
            if self.known_key is None:
                raise JournalError("The database has no key for marks.")
        return self.known_key

    async def keep(self, user_id: int, others: Iterable[KeptMark]) -> None:
        """Mark all that this person may not do twice; to be called before they are forgotten, as often as one likes.

        `others`: what the journal's rows do not tell.
        """
        key, now = await self.key(), self._now()
        async with self._journal.transaction() as connection:
            of_deals = await _of_deals(connection, user_id, now)
            found = [*others, *await _of_days(connection, user_id, now), *of_deals]
            found += [*await _of_bars(connection, user_id), *await _of_company(connection, user_id, now)]
            rows = [
                {**one._asdict(), "purpose": one.purpose.value, "mark": key.mark(user_id, *_numbers(one))}
                for one in found
            ]
            if rows:
                await connection.execute(upsert(connection, schema.marks, ("until",)), rows)

    async def has(self, user_id: int, purpose: Purpose, number: int) -> bool:
        """Whether this person, forgotten since, has a mark for this deal of the day or this table."""
        key = await self.current_key()
        if key is None:
            return False
        ours = _MARK.mark == key.mark(user_id, purpose, number)
        query = select(_MARK.number).where(_MARK.purpose == purpose.value, _MARK.number == number, ours)
        return bool(await self._journal.column(query))

    async def drop(self, user_id: int, purpose: Purpose, number: int) -> None:
        """Delete such a mark, if there is one: what it kept this person from is allowed."""
        if (key := await self.current_key()) is not None:
            ours = _MARK.purpose == purpose.value, _MARK.number == number
            await self._journal.change(
                delete(schema.marks).where(*ours, _MARK.mark == key.mark(user_id, purpose, number))
            )

    async def knows_deals(self, user_id: int, same: SameDeals, *, beside: int | None = None) -> bool:
        """Whether this person has sat where these deals are played, forgotten since or not.

        `beside`: a table that does not count, where they may sit down again.
        """
        query = select(_TABLE.id, _TABLE.seats, _TABLE.stints).where(_TABLE.same_deals == str(same))
        async with self._journal.transaction() as connection:
            rows = (await connection.execute(query if beside is None else query.where(_TABLE.id != beside))).all()
            if any(_has_sat(row, user_id) for row in rows):
                return True
            key = await key_in(connection)
            if key is None:
                return False
            marks = [key.mark(user_id, Purpose.DEALS, row.id) for row in rows]
            known = select(_MARK.number).where(_MARK.purpose == Purpose.DEALS.value, _MARK.mark.in_(marks))
            return (await connection.execute(known)).first() is not None

    async def drop_ended(self) -> None:
        """Delete the marks whose purpose has ended."""
        async with self._journal.transaction() as connection:
            await connection.execute(delete(schema.marks).where(_HAS_ENDED), {"now": self._now()})


async def key_in(connection: AsyncConnection) -> MarkKey | None:
    """The key of this database; None: it never needed one."""
    secret = (await connection.execute(select(schema.mark_keys.c.secret))).scalar()
    return None if secret is None else MarkKey(bytes.fromhex(secret))


async def places_left(connection: AsyncConnection, tournament_id: int) -> PlacesLeft:
    """The places of a tournament whose people were forgotten."""
    query = select(_MARK.mark, _MARK.part)
    query = query.where(_MARK.purpose == Purpose.ENTRY.value, _MARK.number == tournament_id)
    places = {row.mark: row.part for row in (await connection.execute(query)).all()}
    return PlacesLeft(await key_in(connection), tournament_id, places) if places else NO_PLACES_LEFT


def _numbers(one: KeptMark) -> tuple[Any, ...]:
    return (one.purpose, one.number, one.part) if one.part else (one.purpose, one.number)


def _goes_on(table: Any, query: Select[Any]) -> ColumnElement[bool]:
    return exists(query.where(table.c.id == _MARK.number, table.c.status.in_(LIVE)))


_ELSEWHERE: Final = schema.tables.alias()
ENDS: Final[Mapping[Purpose, ColumnElement[bool] | None]] = {
    Purpose.DAY: None,
    Purpose.COMPANY: None,
    # Where more tables may still be opened, it also waits for that; then `until` says it, too late for the others.
    Purpose.DEALS: _MARK.until.is_(None)
    & ~exists(
        select(_TABLE.id).where(
            _TABLE.id == _MARK.number, _ELSEWHERE.c.same_deals == _TABLE.same_deals, _ELSEWHERE.c.status.in_(LIVE)
        )
    ),
    Purpose.BARRED: ~_goes_on(schema.tables, select(_TABLE.id)),
    Purpose.MUTED: ~_goes_on(schema.tables, select(_TABLE.id)),
    Purpose.ENTRY: ~_goes_on(schema.tournaments, select(schema.tournaments.c.id)),
}
"""When there is nothing left that a mark could keep anybody from, apart from its `until`."""
_HAS_ENDED: Final = or_(
    and_(_MARK.purpose.in_([one.value for one in ENDS]), _MARK.until <= bindparam("now", type_=Float())),
    *(and_(_MARK.purpose == one.value, is_over) for one, is_over in ENDS.items() if is_over is not None),
)
"""Whether a mark has ended by the time `now`."""


async def _of_days(connection: AsyncConnection, user_id: int, now: float) -> list[KeptMark]:
    """The deals of the day that they have begun and others may still begin."""
    day, play = schema.days.c, schema.day_plays.c
    query = select(day.id, day.ends_at).join_from(schema.day_plays, schema.days, day.id == play.day_id)
    rows = await connection.execute(query.where(play.user_id == user_id, day.ends_at > now))
    return [KeptMark(Purpose.DAY, row.id, until=row.ends_at) for row in rows]


async def _of_deals(connection: AsyncConnection, user_id: int, now: float) -> list[KeptMark]:
    """The tables where they have sat and whose deals others still play, or will."""
    live = select(_TABLE.same_deals).where(_TABLE.same_deals.is_not(None), _TABLE.status.in_(LIVE)).distinct()
    played = set((await connection.execute(live)).scalars())
    found = []
    for row in await _tables_of(connection, user_id, _TABLE.same_deals.is_not(None)):
        until = SameDeals.parse(row.same_deals).until
        if row.same_deals in played or (until is not None and until > now):
            found.append(KeptMark(Purpose.DEALS, row.id, until=until))
    return found


async def _of_bars(connection: AsyncConnection, user_id: int) -> list[KeptMark]:
    """The tables that they may not come back to, and those whose host passes on nothing they say."""
    found = []
    for purpose, column in ((Purpose.BARRED, _TABLE.barred), (Purpose.MUTED, _TABLE.muted)):
        query = select(_TABLE.id, column).where(column.contains(str(user_id)), _TABLE.status.in_(LIVE))
        rows = (await connection.execute(query)).all()
        found += [KeptMark(purpose, number) for number, people in rows if user_id in json.loads(people)]
    return found


async def _of_company(connection: AsyncConnection, user_id: int, now: float) -> list[KeptMark]:
    """The matches of the last hundred days that count for their ratings, and those under way."""
    match, of = schema.matches.c, schema.results.c
    ended = select(match.table_id, match.ended_at).join_from(
        schema.results, schema.matches, match.table_id == of.table_id
    )
    ended = ended.where(of.user_id == user_id, of.share > 0, match.rated == Rated.YES.value)
    rows = (await connection.execute(ended.where(match.ended_at > now - MET_FOR).distinct())).all()
    found = [KeptMark(Purpose.COMPANY, row.table_id, until=row.ended_at + MET_FOR) for row in rows]
    playing = await _tables_of(connection, user_id, _TABLE.status == Status.PLAYING.value)
    return found + [KeptMark(Purpose.COMPANY, row.id, until=now + MET_FOR) for row in playing]


async def _tables_of(connection: AsyncConnection, user_id: int, which: ColumnElement[bool]) -> list[Any]:
    """The rows of such tables where they have sat."""
    there = or_(_TABLE.seats.contains(str(user_id)), _TABLE.stints.contains(str(user_id)))
    query = select(_TABLE.id, _TABLE.same_deals, _TABLE.seats, _TABLE.stints).where(which, there)
    return [row for row in (await connection.execute(query)).all() if _has_sat(row, user_id)]


def _has_sat(row: Any, user_id: int) -> bool:
    """Whether somebody sits at a table, or sat there during play; a number may be part of a longer one."""
    if str(user_id) not in row.seats and str(user_id) not in row.stints:
        return False
    sitting = (one for one in json.loads(row.seats) if one)
    came = (user for _deal, _seat, _name, user, *_ in json.loads(row.stints))
    return user_id in {*(one[name] for one in sitting for name in ("user_id", "kept_for")), *came}
