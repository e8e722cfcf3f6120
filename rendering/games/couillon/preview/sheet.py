"""The score sheet of a variant as it stands after a few example deals, for people who choose one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from engine.games.couillon.options import CouillonOptions
from engine.games.couillon.sheets.sheet import Count, Sheet, Tie
from engine.games.couillon.state import CouillonMatch
from engine.games.couillon.variants import Scoring
from locales import Say
from rendering.canvas.wording import example_title

_NAMES: Final = ("Anna", "Ben", "Chloé", "Dirk", "Emma", "Fons", "Greta", "Hugo")
_POINTS: Final = ((24, 16, 0), (13, 27, 0), (20, 20, 0), (27, 13, 0), (11, 29, 0))
"""Card points of the deals, per side; with three sides the third has what the second has less."""
_MAKERS: Final = (0, 0, 1, 1, 1)
"""Who made trumps; the second and the fourth deal are lost by them."""


class Example(NamedTuple):
    """A sheet after a deal, and what else its picture needs."""

    sheet: Sheet
    before: Sheet
    sides: tuple[tuple[str, ...], ...]
    title: str
    full: int

    def arguments(self) -> dict[str, Any]:
        """What `draw_sheet` and `alt_sheet` take besides."""
        return {"full": self.full, "winners": ()}


def example_sheet(match: CouillonMatch, say: Say) -> Example:
    """The sheet of a match that begins, after some deals; it stops before somebody would have won."""
    options, before, sheet, deals = match.options, match.sheet, match.sheet, 0
    for count in _deals(options, max(match.variant.sides) + 1):
        after = sheet.next_deal().after(count)
        if after.winners or (options.deals and deals == options.deals):
            break
        before, sheet, deals = sheet, after, deals + 1
    sides = tuple(
        tuple(
            _NAMES[seat]
            for seat, of in enumerate(match.variant.sides)
            if of == side and seat + 1 != match.variant.dummy
        )
        for side in sorted(set(match.variant.sides))
    )
    return Example(sheet, before, sides, example_title(deals, say), _full(match))


def _deals(options: CouillonOptions, sides: int) -> Iterator[Count]:
    has_mit = options.mit != "none"
    for number, (points, maker) in enumerate(zip(_POINTS, _MAKERS, strict=True)):
        split = points[:2] if sides == 2 else (points[0], points[1] - 3, 3)
        declared = has_mit and number in (1, 3)
        yield Count(
            points=split,
            maker=maker,
            said=int(declared) + (declared and options.mit == "kontra" and number == 3),
            penalty=2 if options.ottant and declared else 1,
            tie=Tie(options.tie),
        )


def _full(match: CouillonMatch) -> int:
    """The score a side begins with, or the points that win; 0 for rôyes or points over a number of deals."""
    options = match.options
    if options.deals and options.variant.scoring in (Scoring.ROYES, Scoring.POINTS):
        return 0
    return max(match.sheet.score) or options.target
