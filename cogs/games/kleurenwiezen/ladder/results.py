"""Example results of the contracts of a score table in words, and what may not be meant in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cogs.games.kleurenwiezen.rules import row_name
from engine.games.kleurenwiezen.contracts.comparing import goals
from engine.games.kleurenwiezen.contracts.doubts import doubts
from engine.games.kleurenwiezen.contracts.examples import Result, balances, examples
from engine.games.kleurenwiezen.contracts.ladder import Ladder, Row
from engine.games.kleurenwiezen.options import KleurenwiezenOptions
from locales import Say

_MINUS: Final = "−"


def example_lines(options: KleurenwiezenOptions, row: Row, say: Say) -> list[str]:
    """A line for each example result of a contract: who would win and lose what."""
    # A Troel has two numbers of tricks, unless the options leave only one.
    goal = goals(row)[-1 if options.troel_tricks == "9" else 0]
    return [_line(one, say) for one in examples(options.contracts, row, goal)]


def doubt_lines(ladder: Ladder, say: Say) -> list[str]:
    """What may not be meant, under a heading; and whether the table balances."""
    found = [(one.why, _names(one.row, one.other, say)) for one in doubts(ladder)]
    lines = [say(f"house-doubt-{why}", **facts) for why, facts in found if facts]
    heading = [say("house-doubts")] if lines else []
    return [*heading, *lines, say("house-balances" if balances(ladder) else "house-doubt-unbalanced")]


def signed(number: int) -> str:
    """`+3`, `−3`, `0`."""
    return f"{number:+}".replace("-", _MINUS) if number else "0"


def _names(row: Row | None, other: Row | None, say: Say) -> dict[str, str]:
    """The facts of a sentence about contracts; none if it is about the whole table."""
    return dict(_named(row=row, other=other, say=say))


def _named(*, say: Say, **rows: Row | None) -> Iterator[tuple[str, str]]:
    return ((fact, row_name(row, say)) for fact, row in rows.items() if row is not None)


def _line(one: Result, say: Say) -> str:
    outcome = say("house-result-made" if one.made else "house-result-lost", tricks=one.tricks)
    facts = {"outcome": outcome, "own": signed(one.own), "others": signed(one.against)}
    line = say("house-result-two" if one.declarers > 1 else "house-result-one", **facts)
    if not one.total:
        return line
    total = say("house-result-sum", sum=signed(one.total))
    return f"{line} {total}"
