"""A change of a table as rows, and the statements that write them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sqlalchemy import bindparam, insert, update

from engine.tables.model.change import Change
from engine.tables.model.snapshot import Snapshot
from engine.tables.store import schema
from engine.tables.store.outcomes import deal_row, match_rows
from engine.tables.store.rows import clock_columns, other_columns
from engine.tables.store.sql.backend import Writing
from engine.tables.store.sql.compiled import Statement

UPDATE: Final = update(schema.tables).where(
    schema.tables.c.id == bindparam("table_id"), schema.tables.c.revision == bindparam("from_revision")
)
"""Changes a table, if it still has the revision; its columns are those of the `Writing`."""
_INSERT_ACTION: Final = insert(schema.actions)
_INSERT_PACK: Final = insert(schema.packs)
_INSERT_DEAL: Final = insert(schema.deals)


def writing(before: Snapshot, change: Change, at: float) -> Writing:
    """What saves a change made from the snapshot `before`."""
    after, table = change.after, {"table_id": before.id}
    columns = clock_columns(after)
    if other_columns_differ(before, after):
        columns |= other_columns(after)
    return Writing(
        before.id,
        before.revision,
        columns,
        actions=[table | {"at": at, **entry._asdict()} for entry in change.entries],
        packs=[table | pack._asdict() for pack in (*change.given, *((change.pack,) if change.pack else ()))],
        deals=[deal_row(before.id, change.finished)] if change.finished else (),
        outcome=tuple(match_rows(after, change.results)) if change.results else (),
    )


def inserts(rows: Writing) -> Iterator[Statement]:
    """Everything but the change of the table itself, in order; each adds exactly one row."""
    for action in rows.actions:
        yield Statement(_INSERT_ACTION, action)
    for pack in rows.packs:
        yield Statement(_INSERT_PACK, pack)
    for deal in rows.deals:
        yield Statement(_INSERT_DEAL, deal)
    yield from rows.outcome


def other_columns_differ(before: Snapshot, after: Snapshot) -> bool:
    """Whether more than the clock's columns has to be written."""
    return (
        before.status is not after.status
        or before.closed is not after.closed
        or before.seats is not after.seats
        or before.setup is not after.setup
        or before.drawn is not after.drawn
        or before.commitment is not after.commitment
        or before.messages is not after.messages
        or before.paused is not after.paused
        or before.proposal is not after.proposal
        or before.stints is not after.stints
        or before.marks is not after.marks
        or before.stopped is not after.stopped
        or before.last_deal != after.last_deal
        or before.forfeited != after.forfeited
    )
