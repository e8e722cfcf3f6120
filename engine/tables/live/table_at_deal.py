"""A table as other people sat there, to be looked at when a match is shown again."""

from __future__ import annotations

from dataclasses import replace

from engine.tables.decisions import play
from engine.tables.live.table import Table
from engine.tables.model.snapshot import Snapshot


class TableAtDeal(Table):
    """A table with the people on its seats who were dealt one deal; all else is as it is now."""

    def __init__(self, table: Table, deal: int) -> None:
        self._services, self._transactions = table._services, table._transactions
        self._seats = play.seats_in(table._now, deal)

    @property
    def _now(self) -> Snapshot:
        return replace(self._transactions.snapshot, seats=self._seats)
