"""Who does not want to be seated with whom: everybody's own list, which nobody else learns of.

Whoever is on a list is kept from the tables where its owner sits as if these were by invitation. The lists are known in
memory, so a seat is taken or refused in one step, and in the same time whoever asks. Of somebody who was forgotten the
list keeps a mark alone: being forgotten is no way to their table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.store import schema
from engine.store.journal import Journal
from engine.store.marks import Marks, key_in
from engine.table.model.errors import Refusal, Refused
from engine.table.model.marks import MarkKey, Purpose
from engine.table.model.people import people_on
from engine.table.model.snapshot import Snapshot

MOST: Final = 25
"""People on a list: as many as a menu can show."""
_OF: Final = schema.blocks.c


class Blocked(NamedTuple):
    """Somebody on a list."""

    user_id: int
    """0: they were forgotten."""
    mark: str
    """Of somebody who was forgotten; else empty."""
    since: float
    """UTC epoch, seconds."""
    name: str = ""
    """As they were called when they were put there."""


class Blocks:
    """Made once per process; `read` first. What is asynchronous raises JournalError. `now` gives UTC epoch seconds."""

    def __init__(self, journal: Journal, marks: Marks, now: Callable[[], float]) -> None:
        self._journal, self._marks, self._now = journal, marks, now
        self._lists: dict[int, tuple[Blocked, ...]] = {}
        self._changing = asyncio.Lock()

    async def read(self) -> None:
        """At start: know all lists."""
        query = select(schema.blocks).order_by(_OF.by, _OF.since, _OF.whom, _OF.mark)
        found: dict[int, list[Blocked]] = {}
        for row in await self._journal.rows(query):
            found.setdefault(row["by"], []).append(Blocked(row["whom"], row["mark"], row["since"], row["name"]))
        self._lists = {by: tuple(those) for by, those in found.items()}

    def of(self, by: int) -> tuple[Blocked, ...]:
        """Somebody's own list, the earliest first."""
        return self._lists.get(by, ())

    def has(self, by: int, whom: int) -> bool:
        """Whether somebody is on this person's list, even if they were forgotten since."""
        own = self._lists.get(by)
        if not own:
            return False
        key = self._marks.known_key
        mark = key.mark(whom, Purpose.BLOCK, by) if key is not None and any(one.mark for one in own) else None
        return any(one.user_id == whom or (one.mark and one.mark == mark) for one in own)

    def are_apart(self, one: int, other: int) -> bool:
        """Whether either of these people is on the other's list."""
        return self.has(one, other) or self.has(other, one)

    def keeping_out(self, table: Snapshot, user_id: int) -> frozenset[int]:
        """Who of those at a table does not want this person there; nobody, if they sit there, or in a tournament.

        A tournament draws for everybody to check, so it goes by no list.
        """
        if table.setup.tournament is not None or table.seat_of(user_id) is not None:
            return frozenset()
        return frozenset(one for one in people_on(table.seats) if self.has(one, user_id))

    def must_be_free_to_call(self, by: int, people: Iterable[int]) -> None:
        """Raises Refused(not-invited) for whoever would have somebody play who does not want to meet them."""
        if any(self.has(one, by) for one in people):
            raise Refused(Refusal.NOT_INVITED)

    async def add(self, by: int, whom: int, name: str) -> None:
        """Put somebody on this person's list; raises Refused(blocks-enough). Once more changes nothing."""
        async with self._changing:
            own = self.of(by)
            if self.has(by, whom):
                return
            if len(own) >= MOST:
                raise Refused(Refusal.BLOCKS_ENOUGH)
            made = Blocked(whom, "", self._now(), name)
            await self._journal.change(insert(schema.blocks).values(_row(by, made)))
            self._lists[by] = (*own, made)

    async def remove(self, by: int, one: Blocked) -> None:
        """Take somebody off this person's list, who need not be on it any more."""
        async with self._changing:
            ours = (_OF.by == by, _OF.whom == one.user_id, _OF.mark == one.mark)
            await self._journal.change(delete(schema.blocks).where(*ours))
            self._keep(by, (other for other in self.of(by) if other[:2] != one[:2]))

    def forget(self, user_id: int) -> None:
        """The journal has forgotten this person (`without`): know no more of them than it does."""
        self._lists.pop(user_id, None)
        key = self._marks.known_key
        for by, own in tuple(self._lists.items()):
            self._keep(by, (_marked(one, by, key) if one.user_id == user_id else one for one in own))

    def _keep(self, by: int, own: Iterable[Blocked | None]) -> None:
        left = tuple(one for one in own if one is not None)
        if left:
            self._lists[by] = left
        else:
            self._lists.pop(by, None)


async def without(connection: AsyncConnection, user_id: int) -> None:
    """Delete this person's list, and leave a mark of them on those of others."""
    key = await key_in(connection)
    await connection.execute(delete(schema.blocks).where(_OF.by == user_id))
    rows = (await connection.execute(select(_OF.by, _OF.since).where(_OF.whom == user_id))).all()
    await connection.execute(delete(schema.blocks).where(_OF.whom == user_id))
    marked = ((row.by, _marked(Blocked(user_id, "", row.since), row.by, key)) for row in rows)
    if values := [_row(by, one) for by, one in marked if one is not None]:
        await connection.execute(insert(schema.blocks), values)


async def export(connection: AsyncConnection, user_id: int) -> list[dict[str, Any]]:
    """This person's own list, ready for JSON; never on whose lists they are."""
    query = select(_OF.whom, _OF.since, _OF.name).where(_OF.by == user_id).order_by(_OF.since)
    rows = (await connection.execute(query)).all()
    return [{"user_id": row.whom or None, "name": row.name, "since": row.since} for row in rows]


def _marked(one: Blocked, by: int, key: MarkKey | None) -> Blocked | None:
    """What is left of somebody on this person's list once they were forgotten; None: nothing, without a key."""
    return None if key is None else Blocked(0, key.mark(one.user_id, Purpose.BLOCK, by), one.since)


def _row(by: int, one: Blocked) -> dict[str, Any]:
    return {"by": by, "whom": one.user_id, "mark": one.mark, "since": one.since, "name": one.name}
