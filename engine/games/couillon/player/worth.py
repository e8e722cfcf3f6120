"""What a deal is worth to a side: what it gains on the sheet, less what others do."""

from __future__ import annotations

from typing import Final

from engine.games.couillon.sheets.points import Points
from engine.games.couillon.sheets.royes import Royes
from engine.games.couillon.sheets.sheet import Count, Sheet
from engine.games.couillon.state import CouillonMatch
from engine.search.search import Utility

POINT: Final = 0.002
"""What a card point is worth where it changes nothing on the sheet, as the other hands may be better than imagined."""


class Worth:
    """See above, for one side in one deal of a match."""

    def __init__(self, match: CouillonMatch, side: int) -> None:
        self._sheet, self._side = match.sheet, side
        self._ends_at_zero = isinstance(match.sheet, Royes) and not match.options.deals
        self._known: dict[tuple[Count, tuple[int, ...], bool], float] = {}

    def of(self, count: Count, points: tuple[int, ...], swept: bool) -> float:
        """What a deal with this said is worth once it is played out: each side's points, and whether one swept."""
        key = count, points, swept
        if key not in self._known:
            after = self._sheet.after(count._replace(points=points, swept=swept))
            rest = max(some for at, some in enumerate(points) if at != self._side)
            self._known[key] = self.gain(after) + POINT * (points[self._side] - rest)
        return self._known[key]

    def gain(self, after: Sheet) -> float:
        """What a sheet is worth beyond that before the deal."""
        better = 1 if isinstance(after, Points) else -1
        both = zip(self._figures(after), self._figures(self._sheet), strict=True)
        gains = [better * (new - old) for new, old in both]
        others = [gain for at, gain in enumerate(gains) if at != self._side]
        return gains[self._side] - sum(others) / len(others)

    def utility(self, count: Count) -> Utility:
        """The same by what each side's tricks have counted, and how many they are, for deals with this said."""
        return lambda points, tricks: self.of(count, tuple(points), sum(map(bool, tricks)) == 1)

    def _figures(self, sheet: Sheet) -> tuple[int, ...]:
        """What is below nothing wins the match no sooner."""
        return tuple(max(0, left) for left in sheet.score) if self._ends_at_zero else sheet.score
