"""How the score table of house rules differs from its variant's, contract by contract, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cogs.games.kleurenwiezen.ladder.results import example_lines
from cogs.games.kleurenwiezen.ladder.written import figures_text
from cogs.games.kleurenwiezen.rules import row_name
from engine.games.kleurenwiezen.contracts.comparing import Differs, differences, points
from engine.games.kleurenwiezen.contracts.contracts import HAND, NATURES, Kind
from engine.games.kleurenwiezen.contracts.ladder import Ladder, Row
from engine.games.kleurenwiezen.options import KleurenwiezenOptions, configure
from locales import Say
from rendering.canvas.letters.graphemes import shortened

_MOST_FIGURES: Final = 60
"""Characters of the figures of a contract."""
_MINUS: Final = "−"


def change_lines(options: KleurenwiezenOptions, say: Say) -> list[str]:
    """One line per contract that is new, gone, paid differently or ranked elsewhere.

    Below what pays differently, or is new, stands who would win and lose what for example results.
    """
    before, after = configure(options.preset, None).contracts, options.contracts
    return [line for one in differences(before, after) for line in _with_results(one, before, options, say)]


def _with_results(one: Differs, before: Ladder, options: KleurenwiezenOptions, say: Say) -> Iterator[str]:
    lines = list(_lines(one, before, options.contracts, say))
    if one.after is not None and (one.pays or one.before is None):
        lines[0] = "\n".join([lines[0], *example_lines(options, one.after, say)])
    yield from lines


def _lines(one: Differs, before: Ladder, after: Ladder, say: Say) -> Iterator[str]:
    was, now = one.before, one.after
    if was is not None and now is not None:
        name = row_name(now, say)
        if one.pays:
            figures = {"before": _figures(was, say), "after": _figures(now, say)}
            yield say("house-change-pays", row=name, **figures, example=_example(was, now, before, after, say))
        if one.ranks:
            yield say("house-change-rank", row=name, where=_where(now, after, say))
    elif now is not None:
        facts = {"where": _where(now, after, say), "figures": _figures(now, say)}
        yield say("house-change-new", row=row_name(now, say), **facts)
    elif was is not None:
        yield say("house-change-gone", row=row_name(was, say))


def _figures(row: Row, say: Say) -> str:
    return shortened(figures_text(row, say), _MOST_FIGURES)


def _where(row: Row, ladder: Ladder, say: Say) -> str:
    """Where a contract ranks: level with others, above one, or below all."""
    rank = next(number for number, rows in enumerate(ladder.rows) if row in rows)
    others = [row_name(one, say) for one in ladder.rows[rank] if one != row]
    if others:
        return say("house-change-level", rows=", ".join(others))
    return (
        say("house-change-above", row=row_name(ladder.rows[rank - 1][-1], say)) if rank else say("house-change-lowest")
    )


def _example(was: Row, now: Row, before: Ladder, after: Ladder, say: Say) -> str:
    """The points for a number of tricks at which they differ, as near to the goal as possible; empty if none."""
    for goal in NATURES[now.kind].goals if now.kind is Kind.TROEL else (now.goal,):
        old, new = points(before, was, goal), points(after, now, goal)
        changed = [tricks for tricks in range(HAND + 1) if old[tricks].own != new[tricks].own]
        if changed:
            tricks = min(changed, key=lambda number: (abs(number - goal), -number))
            figures = {"before": _signed(old[tricks].own), "after": _signed(new[tricks].own)}
            return say("house-change-example", tricks=tricks, **figures)
    return ""


def _signed(number: int) -> str:
    return str(number).replace("-", _MINUS)
