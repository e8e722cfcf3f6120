"""Tables and tournaments that another process watches over: here they can be read and changed, and that is all."""

from __future__ import annotations

from dataclasses import replace

from engine.tables.live.clock import Clock
from engine.tables.live.services import Services
from engine.tables.live.table import Table
from engine.tables.model.news import News
from engine.tables.model.snapshot import Snapshot


class _NobodysClock(Clock):
    """Tells whether something is due, and wakes nothing."""

    def set(self, table_id: int, at: float | None) -> None:
        """Whoever watches over the table wakes it."""


def table_elsewhere(snapshot: Snapshot, services: Services) -> Table:
    """A table of another process, which winds its clock and shows it; to be read anew each time."""
    clock = _NobodysClock(services.now, _wake_nothing)
    return Table(snapshot, replace(services, clock=clock, changed=_note_nothing), _tell_nobody)


async def _wake_nothing(_: int) -> None: ...


def _note_nothing(_: Snapshot) -> None: ...


async def _tell_nobody(_: Table, __: tuple[News, ...]) -> None: ...
