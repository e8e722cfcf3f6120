"""The ladder: which contracts there are, their rank and their figures, as data.

Two ladders are built in, with rows that come and go by options; a server may write its own, row by row
(`parse_rows`, `print_rows`), and then there is nothing but its rows.

Source: kleurenwiezen.txt, "The Scoring" and "Flemish Scoring"; docs/rules/kleurenwiezen.md, ladder and decision 9.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from engine.errors import Unreadable
from engine.kleurenwiezen.contracts import NATURES, Contract, Kind, names_goal, outranks


class Figures(NamedTuple):
    """What a contract pays to each member of a side."""

    basic: int
    over: tuple[int, ...] = ()
    """What each further trick adds, the first one first; tricks beyond these add nothing."""
    under: int = 0
    """What each trick too few adds to what is lost."""
    all_tricks: int | None = None
    """What all thirteen tricks pay, where that does not follow from the steps."""
    lost: int | None = None
    """What is lost without its undertricks, where that is not the basic figure."""

    def won(self, more: int, *, all_tricks: bool) -> int:
        """For a contract made with `more` further tricks."""
        if all_tricks and self.all_tricks is not None:
            return self.all_tricks
        return self.basic + sum(self.over[:more])

    def failed(self, fewer: int) -> int:
        """For a contract that lacks `fewer` tricks, or fails in another way with none."""
        return (self.basic if self.lost is None else self.lost) + self.under * fewer


class Row(NamedTuple):
    """A contract in the ladder."""

    kind: Kind
    goal: int
    """Tricks, as in the contract; of a Troel the lower ones."""
    figures: Figures
    against: Figures | None = None
    """What its opponents lose and win, in tables that do not balance."""
    doubles: int = 0
    """Doubles it counts as having from the start."""

    @property
    def name(self) -> str:
        """The contract without its suit: `accept 8`, `slam`."""
        return f"{self.kind} {self.goal}" if _is_numbered(self.kind) else str(self.kind)


class Ladder:
    """Rows in ascending order; contracts on the same row are ranked by their suits."""

    def __init__(self, rows: Iterable[Sequence[Row]], *, all_tricks_double: bool = False) -> None:
        self.rows = tuple(tuple(row) for row in rows if row)
        self.all_tricks_double = all_tricks_double
        """All thirteen tricks in an ordinary game or a Troel count as a double."""
        self._places = {(one.kind, one.goal): (rank, one) for rank, row in enumerate(self.rows) for one in row}

    def has(self, kind: Kind, goal: int) -> bool:
        """Whether there is such a contract."""
        return (kind, goal) in self._places

    def rank(self, contract: Contract) -> int:
        """The number of its row, from 0; raises KeyError where there is none."""
        return self._places[_place(contract)][0]

    def row(self, contract: Contract) -> Row:
        """Its figures; raises KeyError where there is none."""
        return self._places[_place(contract)][1]

    def outranks(self, one: Contract, other: Contract | None) -> bool:
        """Whether a contract is higher than another: its row is, or its suit on the same row."""
        if other is None:
            return True
        rank, than = self.rank(one), self.rank(other)
        if rank == than and one.suit is not None and other.suit is not None:
            return outranks(one.suit, other.suit)
        return rank > than

    def goals(self, kind: Kind) -> tuple[int, ...]:
        """The tricks for which there is a contract of this kind, ascending."""
        return tuple(goal for goal in NATURES[kind].goals if (kind, goal) in self._places)


def _is_numbered(kind: Kind) -> bool:
    return names_goal(kind) and kind is not Kind.TROEL


def _place(contract: Contract) -> tuple[Kind, int]:
    """A Troel has one row whatever its trumps."""
    return contract.kind, NATURES[Kind.TROEL].goals[0] if contract.kind is Kind.TROEL else contract.goal


# --- a ladder of a server's own ---

_FIGURES: Final = re.compile(r"(\d{1,4})((?: \+\d{1,4})*)((?: -\d{1,4})?)")
_STEP: Final = re.compile(r"\d+")
FIGURES_FORM: Final = "a score, +steps for further tricks, -price of each undertrick: 8 +3 +3 +10 -3"


def parse_rows(text: str) -> tuple[Row, ...]:
    """Rows in ascending order, `accept 8=8 +3 +10 -3; solo 5=3 +1`; raises Unreadable. The inverse of `print_rows`."""
    rows = tuple(_parse_row(part.strip()) for part in text.split(";")) if text.strip() else ()
    names = [row.name for row in rows]
    for name in names:
        if names.count(name) > 1:
            raise Unreadable("ladder", name, "each contract once")
    return rows


def print_rows(rows: Iterable[Row]) -> str:
    """The text of a ladder in its one form."""
    return "; ".join(f"{row.name}={print_figures(row)}" for row in rows)


def _parse_row(text: str) -> Row:
    name, sign, figures = text.partition("=")
    word, *goals = name.split() or [""]
    if word not in set(Kind) or not sign:
        raise Unreadable("row of a ladder", text, "a contract and its figures: accept 8=8 +3 +3 +3 +3 +10 -3")
    kind = Kind(word)
    possible = {str(goal): goal for goal in NATURES[kind].goals} if _is_numbered(kind) else {}
    if len(goals) != bool(possible) or not set(goals) <= possible.keys():
        expected = f"{word} and a number from {min(possible)} to {max(possible)}" if possible else word
        raise Unreadable("contract of a ladder", name.strip(), expected)
    own, slash, against = figures.partition("/")
    return Row(
        kind,
        possible[goals[0]] if goals else NATURES[kind].goals[0],
        _parse_figures(own),
        _parse_figures(against) if slash else None,
    )


def _parse_figures(text: str) -> Figures:
    match = _FIGURES.fullmatch(" ".join(text.split()))
    if match is None or not text.isascii():
        raise Unreadable("figure of a ladder", text.strip(), FIGURES_FORM)
    over = tuple(int(step) for step in _STEP.findall(match[2]))
    return Figures(int(match[1]), over, int(match[3].strip(" -") or 0))


def print_figures(row: Row) -> str:
    """`8 +3 +3 +10 -3`, with the opponents' after a stroke where they have their own."""
    return " / ".join(_print_figures(figures) for figures in (row.figures, row.against) if figures is not None)


def _print_figures(figures: Figures) -> str:
    under = [f"-{figures.under}"] if figures.under else []
    return " ".join([str(figures.basic), *(f"+{step}" for step in figures.over), *under])
