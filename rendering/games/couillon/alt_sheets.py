"""The score sheets in words."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from engine.games.couillon.sheets.cows import Cows
from engine.games.couillon.sheets.numbers import Numbers
from engine.games.couillon.sheets.points import Points
from engine.games.couillon.sheets.royes import Royes
from engine.games.couillon.sheets.sheet import Sheet
from engine.games.couillon.sheets.slate import Slate
from engine.games.couillon.sheets.tree import Tree
from locales import Say
from rendering.canvas.wording import fitting, short, together


def alt_sheet(
    sheet: Sheet,
    sides: Sequence[Sequence[str]],
    title: str,
    say: Say,
    before: Sheet | None = None,
    *,
    full: int,
    winners: Collection[int],
) -> str:
    """What `draw_sheet` shows; takes the same arguments."""

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
