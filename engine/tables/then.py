"""A table as others sat there: to be looked at when a match is shown again."""

from __future__ import annotations

from dataclasses import replace

from engine.tables import play
from engine.tables.snapshot import Snapshot
from engine.tables.table import Table


class TableThen(Table):
    """A table with those on its seats who were dealt a deal; all else is as it is now."""

    def __init__(self, table: Table, deal: int) -> None:
        self._services, self._keeper = table._services, table._keeper
        self._seats = play.seats_in(table._now, deal)

    @property
    def _now(self) -> Snapshot:
        return replace(self._keeper.snapshot, seats=self._seats)
