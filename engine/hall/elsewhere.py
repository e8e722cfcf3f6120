"""Tables that another process watches over: here they can be read and changed, and that is all."""

from __future__ import annotations

from dataclasses import replace

from engine.tables.live.clock import NobodysClock
from engine.tables.live.services import Services
from engine.tables.live.table import Table
from engine.tables.model.news import News
from engine.tables.model.snapshot import Snapshot


def services_elsewhere(services: Services) -> Services:
    """What a table of another process has of this one."""
    clock = NobodysClock(services.now)
    # Only the other process knows whether people could press.
    return replace(services, clock=clock, changed=_note_nothing, stands_still=lambda _: True, is_here=False)


def table_elsewhere(snapshot: Snapshot, services: Services) -> Table:
    """A table of another process, which winds its clock and shows it; to be read anew each time."""
    return Table(snapshot, services_elsewhere(services), _tell_nobody)


def _note_nothing(_: Snapshot) -> None: ...


async def _tell_nobody(_: Table, __: tuple[News, ...]) -> None: ...
