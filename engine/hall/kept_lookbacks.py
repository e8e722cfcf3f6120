"""What was reckoned of finished matches, to be looked back on; text that whoever reckons it can read."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import select, update

from engine.tables.store import schema
from engine.tables.store.journal import Journal
from engine.tables.store.sql.upsert import upsert

_OF = schema.lookbacks.c

Shown = frozenset[tuple[int, int]]
"""The deals and seats whose costs everybody may see."""


class Kept(NamedTuple):
    """What is kept of one match."""

    reckoned: str
    shown: Shown


class LookbackStore:
    """Every method raises JournalError."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def find(self, table_id: int, version: int) -> Kept | None:
        """What is kept of a match; None if nothing is, or an older version of the reckoning made it."""
        async with self._journal.transaction() as connection:
            query = select(_OF.reckoned, _OF.shown).where(_OF.table_id == table_id, _OF.version == version)
            row = (await connection.execute(query)).first()
        return None if row is None else Kept(row.reckoned, _read(row.shown))

    async def keep(self, table_id: int, version: int, reckoned: str) -> None:
        """Keep what was reckoned of a match; what people showed stays shown."""
        values = {"version": version, "reckoned": reckoned}
        async with self._journal.transaction() as connection:
            await connection.execute(upsert(connection, schema.lookbacks, values), {"table_id": table_id, **values})

    async def show(self, table_id: int, played: Iterable[tuple[int, int]]) -> None:
        """Let everybody see the costs of these deals and seats."""
        of = _OF.table_id == table_id
        async with self._journal.transaction() as connection:
            text = (await connection.execute(select(_OF.shown).where(of).with_for_update())).scalar()
            if text is not None:
                shown = sorted(_read(text) | set(played))
                await connection.execute(update(schema.lookbacks).where(of).values(shown=json.dumps(shown)))


def _read(text: str) -> Shown:
    return frozenset((deal, seat) for deal, seat in json.loads(text))
