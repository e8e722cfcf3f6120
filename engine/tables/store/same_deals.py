"""Who still plays deals that several tables have in common."""

from __future__ import annotations

from typing import Final

from sqlalchemy import exists, select

from engine.tables.model.setup import SameDeals
from engine.tables.model.status import Status
from engine.tables.store import schema
from engine.tables.store.journal import Journal

_LIVE: Final = tuple(status.value for status in Status if status.is_live)


async def may_be_told(journal: Journal, same: SameDeals, now: float) -> bool:
    """Whether nobody plays these deals any more, nor will; raises JournalError."""
    if same.until is not None and now < same.until:
        return False
    of = schema.tables.c
    played = exists().where(of.same_deals == str(same), of.status.in_(_LIVE))
    async with journal.transaction() as connection:
        return not (await connection.execute(select(played))).scalar()
