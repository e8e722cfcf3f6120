"""A score table of Kleurenwiezen as people read and write it: a contract a line, in any of the bot's languages."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from cogs.naming import in_text
from cogs.rules_kleurenwiezen import row_name
from engine.errors import Unreadable
from engine.kleurenwiezen.actions import Bid
from engine.kleurenwiezen.contracts import NATURES, Contract, Kind
from engine.kleurenwiezen.ladder import Figures, Ladder, Row, parse_rows, print_figures, print_rows
from locales import LANGUAGES, Say, say_in
from locales.bids import call_text_of
from rendering.graphemes import shortened

EXAMPLE: Final = Row(Kind.ACCEPT, 8, Figures(8, (3, 3, 3, 3, 10), 3))
_KEPT_OF_LINE: Final = 40
"""Characters quoted of what cannot be read."""
_MINUS: Final = str.maketrans(dict.fromkeys("−–—‒‐‑", "-") | dict.fromkeys(",;\u00a0", " "))


class BadLine(NamedTuple):
    """What is wrong with a line; `key` ends the name of the sentence about it."""

    key: str
    line: int
    typed: str = ""
    row: Row | None = None
    first: int = 0
    """The line where the contract stands already."""

    def sentence(self, say: Say) -> str:
        row = "" if self.row is None else row_name(self.row, say)
        typed = in_text(self.typed)
        return say(f"house-error-{self.key}", line=self.line, typed=typed, row=row, first=self.first)


def row_line(row: Row, say: Say) -> str:
    """A row as a line to be changed: `8 together: 8 +3 +3 +3 +3 +10 -3`."""
    return f"{row_name(row, say)}: {print_figures(row)}"


def written_rows(ladder: Ladder, say: Say) -> str:
    """A line for each row, the lowest first. What a built-in ladder pays otherwise than by steps is lost."""
    return "\n".join(row_line(row, say) for row in _rows(ladder))


def read_rows(typed: str, say: Say) -> tuple[str, tuple[BadLine, ...]]:
    """The ladder in its notation, and the lines that cannot be read; empty lines are passed over."""
    rows: list[Row] = []
    places: dict[tuple[Kind, int], int] = {}
    bad: list[BadLine] = []
    for number, line in enumerate(typed.splitlines(), 1):
        if not line.strip():
            continue
        row = _read(number, line, say)
        if isinstance(row, BadLine):
            bad.append(row)
        elif (first := places.setdefault((row.kind, row.goal), number)) != number:
            bad.append(BadLine("twice", number, row=row, first=first))
        else:
            rows.append(row)
    return print_rows(rows), tuple(bad)


def contract_names(say: Say) -> str:
    """All contracts that may stand in a ladder, those with numbers once: `8–13 together, Solo 5–8, Troel`."""
    names = []
    for kind, nature in NATURES.items():
        name = row_name(Row(kind, nature.goals[0], EXAMPLE.figures), say)
        span = f"{nature.goals[0]}–{nature.goals[-1]}"
        names.append(name if len(nature.goals) == 1 else re.sub(r"\d+", span, name))
    return ", ".join(names)


def _rows(ladder: Ladder) -> Iterator[Row]:
    return (row for same in ladder.rows for row in same)


def _read(number: int, line: str, say: Say) -> Row | BadLine:
    text = _folded(line).lstrip("*•- ")
    name = next((name for name in _names() if re.match(rf"{re.escape(name)}(?![a-z0-9])", text)), None)
    if name is None:
        return BadLine("contract", number, _quoted(line))
    kind, goal = _names()[name]
    figures = text[len(name) :].lstrip(" :=")
    # `+3+3` is as good as `+3 +3`, and so is `+ 3`.
    spaced = re.sub(r"\s*([+-])\s*", r" \1", figures).strip()
    row = Row(kind, goal, Figures(0))
    try:
        (read,) = parse_rows(f"{row.name}={spaced}")
    except Unreadable:
        return BadLine("figures", number, _quoted(figures), row)
    return read


def _quoted(text: str) -> str:
    text = " ".join(text.replace("`", "'").split())
    return shortened(text, _KEPT_OF_LINE)


def _folded(text: str) -> str:
    """Without accents and capitals, signs in their plain form."""
    # What is a semicolon or a comma in another script becomes one by this.
    plain = unicodedata.normalize("NFKD", text).translate(_MINUS).casefold()
    return " ".join("".join(char for char in plain if not unicodedata.combining(char)).split())


@cache
def _names() -> dict[str, tuple[Kind, int]]:
    """What each contract may be called, in every language and in the notation, the longest first."""
    rows = [Row(kind, goal, EXAMPLE.figures) for kind, nature in NATURES.items() for goal in nature.goals]
    names = {}
    for row in rows:
        place = (row.kind, NATURES[row.kind].goals[0] if row.kind is Kind.TROEL else row.goal)
        for name in _all_names(row):
            names[_folded(name)] = place
            names[_folded(name).replace("-", " ")] = place
    return dict(sorted(names.items(), key=lambda one: -len(one[0])))


def _all_names(row: Row) -> Iterator[str]:
    yield row.name
    for say in map(say_in, LANGUAGES):
        yield row_name(row, say)
        yield call_text_of(Bid(Contract(row.kind, row.goal)), say)
