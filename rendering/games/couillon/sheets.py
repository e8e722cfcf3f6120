"""Score sheets of the Couillon family as a picture and in words, and an example of each for people who choose one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from engine.core.actions import seats_by_side
from engine.games.couillon.options import CouillonOptions
from engine.games.couillon.rules import first_sheet
from engine.games.couillon.sheets.chalked import Cows, Slate, Tree
from engine.games.couillon.sheets.numbers import Numbers, Points, Royes
from engine.games.couillon.sheets.sheet import Count, Sheet, Tie
from engine.games.couillon.state import CouillonMatch
from engine.games.couillon.variants import Scoring
from locales import Say
from rendering.canvas.board import HEIGHT, Board
from rendering.canvas.values import Picture
from rendering.canvas.wording import EXAMPLE_NAMES, example_title, fitting, short, together
from rendering.games.couillon.marks import (
    HIGH_NUMBERS,
    HIGH_ROYES,
    draw_cows,
    draw_numbers,
    draw_points,
    draw_royes,
    draw_slate,
    draw_tree,
)

_DRAWN_BY: Final[Mapping[type[Sheet], Callable[[Board, Any, Any, int], None]]] = MappingProxyType(
    {
        Slate: draw_slate,
        Points: draw_points,
        Royes: draw_royes,
        Numbers: draw_numbers,
        Cows: draw_cows,
        Tree: draw_tree,
    }
)
_HIGH: Final[Mapping[type[Sheet], int]] = MappingProxyType({Royes: HIGH_ROYES, Numbers: HIGH_NUMBERS})
"""The heights of slates that need more or less than usual."""
_HIGH_FOR_MORE: Final = 840
"""The height of slates with more than two sides."""


class ShownSheet(NamedTuple):
    """A sheet after a deal, and what else its picture needs."""

    sheet: Sheet
    sides: Sequence[Sequence[str]]
    """The names of each side's people."""
    title: str
    before: Sheet | None = None
    """The sheet before the deal, which shows what has changed; None: nothing has."""
    full: int = 0
    """The lines or rôyes each side began with, or the points that win; 0 where a number of deals is played."""
    winners: Collection[int] = ()
    """The sides that have won the match, none while it goes on (a sheet alone cannot tell: where a number of deals is
    played, nobody wins at zero)."""


def draw_sheet(shown: ShownSheet, say: Say) -> Picture:
    """The score sheet after a deal, and what the deal changed."""
    sheet, sides, title, before, full, winners = shown
    high = _HIGH.get(type(sheet), HEIGHT if len(sides) == 2 else _HIGH_FOR_MORE)
    board = Board(title, sides, winners, say, high)
    stood = sheet if before is None else before.next_deal()
    _DRAWN_BY[type(sheet)](board, sheet, stood, full)
    return Picture(board.png(), "slate.png")


def alt_sheet(shown: ShownSheet, say: Say) -> str:
    """What `draw_sheet` shows."""
    sheet, sides, title, before, full, winners = shown

    def describe(longest_name: int) -> list[str]:
        names = [together([short(name, longest_name) for name in people], say) for people in sides]
        sentences = list(_standing(sheet, names, short(title, 80), full, say))
        if before is not None and before.next_deal().score != sheet.score:
            scores = together(list(map(str, before.next_deal().score)), say)
            sentences.append(say("sheet-alt-before", scores=scores))
        if isinstance(sheet, Cows) and (side := sheet.cow_winner) is not None:
            sentences.append(say("sheet-alt-cow-won", names=names[side], people=len(sides[side])))
        won = (say("sheet-alt-won", names=names[side], people=len(sides[side])) for side in sorted(winners))
        return [*sentences, *won]

    return fitting(describe)


def _standing(sheet: Sheet, names: Sequence[str], title: str, full: int, say: Say) -> Iterator[str]:
    match sheet:
        case Slate():
            yield say("sheet-alt-slate", title=title)
            for name, lines, marks in zip(names, sheet.sides, sheet.score, strict=True):
                yield say("sheet-alt-slate-side", names=name, lines=len(lines), marks=marks)
                if any(lines):
                    yield say("sheet-alt-boucles", boucles=", ".join(map(str, lines)))
            if sheet.craie:
                yield say("sheet-alt-craie")
        case Points():
            yield say("sheet-alt-points", title=title)
            for name, total in zip(names, sheet.totals, strict=True):
                yield say("sheet-alt-points-side", names=name, points=total)
            if full:
                yield say("sheet-alt-points-of", full=full)
            if sheet.doubled:
                yield say("sheet-alt-next-two")
        case Royes():
            yield say("sheet-alt-royes", title=title)
            for name, left in zip(names, sheet.left, strict=True):
                yield say("sheet-alt-royes-side", names=name, royes=left)
        case Numbers():
            yield say("sheet-alt-numbers", title=title)
            for name, left in zip(names, sheet.left, strict=True):
                yield say("sheet-alt-numbers-side", names=name, points=left)
            if sheet.bonus:
                yield say("sheet-alt-next-more")
        case Cows():
            yield say("sheet-alt-cows", title=title)
            marks_of_cows = zip(sheet.added, sheet.crossed, sheet.score, sheet.won, sheet.short, strict=True)
            for name, (added, crossed, left, won, short_won) in zip(names, marks_of_cows, strict=True):
                counts = {"strokes": sheet.strokes + added, "added": added, "crossed": crossed, "left": left}
                yield say("sheet-alt-cows-side", names=name, **counts, won=won, short=short_won)
        case Tree():
            yield say("sheet-alt-tree", title=title, trees=len(names) if len(names) > 2 else 1)
            for name, added, balls, left in zip(names, sheet.added, sheet.balls, sheet.score, strict=True):
                counts = {"branches": sheet.branches + added, "added": added, "balls": balls, "left": left}
                yield say("sheet-alt-tree-side", names=name, **counts)
            if sheet.doubled:
                yield say("sheet-alt-next-two")


_POINTS: Final = ((24, 16, 0), (13, 27, 0), (20, 20, 0), (27, 13, 0), (11, 29, 0))
"""Card points of the deals, per side; with three sides the third has what the second has less."""
_MAKERS: Final = (0, 0, 1, 1, 1)
"""Who made trumps; the second and the fourth deal are lost by them."""


def full_of(options: CouillonOptions) -> int:
    """The score a side begins with, or the points that win; 0 for rôyes or points over a fixed number of deals."""
    if options.deals and options.variant.scoring in (Scoring.ROYES, Scoring.POINTS):
        return 0
    return max(first_sheet(options).score) or options.target


def example_sheet(match: CouillonMatch, say: Say) -> ShownSheet:
    """The sheet of a match that begins, after some deals; it stops before somebody would have won."""
    options, before, sheet, deals = match.options, match.sheet, match.sheet, 0
    for count in _deals(options, max(match.variant.sides) + 1):
        after = sheet.next_deal().after(count)
        if after.winners or (options.deals and deals == options.deals):
            break
        before, sheet, deals = sheet, after, deals + 1
    sides = tuple(
        tuple(EXAMPLE_NAMES[seat - 1] for seat in seats if seat != match.variant.dummy)
        for seats in seats_by_side(match.variant.sides)
    )
    return ShownSheet(sheet, sides, example_title(deals, say), before, full_of(options))


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
