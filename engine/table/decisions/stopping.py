"""Tables that end without a result: they remember how, by whom and why, and nothing goes on there. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.core.names import clean_name
from engine.table.model.news import Stopped
from engine.table.model.snapshot import Change, Snapshot
from engine.table.model.status import Status, Stop, StopKind

MOST_REASON: Final = 200
"""The most characters a reason may have."""


def stop(table: Snapshot, by: int, force: bool = False, name: str = "", reason: str = "") -> Change:
    """Host, or anyone with `force`: end the table; `name`: of the person, if they do not sit there; `reason`: why.

    Raises Refused(takes-agreement) if a match is under way, others are there and `force` is off.
    """
    table.must_be_live()
    table.must_stand_alone()
    if not force:
        table.must_be_host(by)
        table.must_be_alone(by)
    kind = StopKind.HOST if by == table.setup.host_id else StopKind.MANAGER
    return call_off(table, stopped(table, kind, by, name, reason))


def stopped(table: Snapshot, kind: StopKind, by: int, name: str = "", reason: str = "") -> Stop:
    """What to remember about the person who stops this table."""
    seat = table.seat_of(by)
    called = table.seated(seat).name if seat is not None else clean_name(name)
    return Stop(kind, by, called, clean_name(reason)[:MOST_REASON] if reason.strip() else "")


def call_off(table: Snapshot, how: Stop) -> Change:
    """End the table without a result, without checking who may; raises Refused(table-over)."""
    table.must_be_live()
    return Change(replace(table, status=Status.STOPPED, stopped=how), (Stopped(how),))
