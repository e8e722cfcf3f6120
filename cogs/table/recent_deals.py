"""The views of those deals of a table of which something is still to be shown, a little or long after the events."""

from __future__ import annotations

from cogs.messages.finished_deal import FinishedDeal
from engine.core.results import DealResult
from engine.core.view import View
from engine.tables.live.table import Table
from engine.tables.model.news import Acted, TookBack


class RecentDeals:
    """The deal on the table and those before it that are not shown to their end yet, by number."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.views: dict[int, View] = {}
        """The newest position, as everybody sees it."""
        self._ends: dict[int, tuple[View, ...]] = {}
        """The same as each seat sees it, where the deal is over."""
        self.last: dict[int, Acted | TookBack] = {}
        """What was said, played or taken back last."""

    def look(self) -> int:
        """Record how the table stands now; returns the number of its deal."""
        if self._table.deal:
            view = self._table.view(0)
            self.views[view.deal] = view
            if self._table.result is not None:
                self._ends[view.deal] = tuple(self._table.view(seat) for seat in range(1, view.seats + 1))
        return self._table.deal

    def are_shown(self, deal: int) -> None:
        """All before this one are shown to their end and forgotten: several may begin while Discord is slow."""
        for known in (self.views, self._ends, self.last):
            for number in [one for one in known if one < deal]:
                del known[number]

    def finished(self, deal: int, result: DealResult) -> FinishedDeal:
        """One of these deals, which is over."""
        return FinishedDeal(result, self.views[deal], self._ends.get(deal, ()))

    def newest(self) -> FinishedDeal | None:
        """The deal on the table, if it is over."""
        result = self._table.result
        return None if result is None else self.finished(self._table.deal, result)
