"""A score table of Kleurenwiezen as people read and write it: one contract per line, in any of the bot's languages."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from cogs.games.kleurenwiezen.rules import row_name
from cogs.messages.display_names import in_text
from cogs.typed.figures import in_figures
from engine.core.errors import Unreadable
from engine.games.kleurenwiezen.actions import Bid
from engine.games.kleurenwiezen.contracts.contracts import NATURES, Contract, Kind
from engine.games.kleurenwiezen.contracts.ladder import Figures, Ladder, Row
from engine.games.kleurenwiezen.contracts.rows import BESIDE, LOST, parse_rows, print_figures, print_rows
from locales import LANGUAGES, Say, say_in
from rendering.canvas.letters.graphemes import shortened
from rendering.games.kleurenwiezen.wording import call_text_of

EXAMPLE: Final = Row(Kind.ACCEPT, 8, Figures(8, (3, 3, 3, 3, 10), 3))
_KEPT_OF_LINE: Final = 40
"""Characters quoted of what cannot be read."""
_PLAIN: Final = str.maketrans(dict.fromkeys("−–—‒‐‑", "-") | dict.fromkeys(",;\u00a0\u202f", " ") | {"×": "x"})


class BadLine(NamedTuple):
    """What is wrong with a line; `key` is the end of the key of the sentence about it."""

    key: str
    line: int
    typed: str = ""
    row: Row | None = None
    first: int = 0
    """The line that already has the contract."""

    def sentence(self, say: Say) -> str:
        row = "" if self.row is None else row_name(self.row, say)
        typed = in_text(self.typed)
        return say(f"house-error-{self.key}", line=self.line, typed=typed, row=row, first=self.first)


def row_line(row: Row, say: Say) -> str:
    """A row as an editable line: `8 together: 8 +3 +3 +3 +3 +10 -3`."""
    return f"{f'{BESIDE} ' if row.beside else ''}{row_name(row, say)}: {figures_text(row, say)}"


def figures_text(row: Row, say: Say) -> str:
    """The figures of a row in their notation, with its word in the reader's language: `30 lost 23 -3`."""
    return print_figures(row).replace(LOST, say("house-ladder-lost"))


def written_rows(ladder: Ladder, say: Say) -> str:
    """One line per row, the lowest first."""
    return "\n".join(row_line(row, say) for row in ladder)


def read_rows(typed: str, say: Say) -> tuple[str, tuple[BadLine, ...]]:
    """The ladder in its notation, and the lines that cannot be read; empty lines are skipped."""
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
        elif row.beside and not rows:
            bad.append(BadLine("beside", number, row=row))
        else:
            rows.append(row)
            if not bad and not _can_follow(rows):
                bad.append(BadLine("share", number, row=row))
    return "" if bad else print_rows(rows), tuple(bad)


def _can_follow(rows: list[Row]) -> bool:
    """Whether the last row may stand where it does."""
    try:
        parse_rows(print_rows(rows))
    except Unreadable:
        return False
    return True


def contract_names(say: Say) -> str:
    """All contracts a ladder may have, numbered ones as a range: `8–13 together, Solo 5–8, Troel`."""
    names = []
    for kind, nature in NATURES.items():
        name = row_name(Row(kind, nature.goals[0], EXAMPLE.figures), say)
        span = f"{nature.goals[0]}–{nature.goals[-1]}"
        names.append(name if len(nature.goals) == 1 else re.sub(r"\d+", span, name))
    return ", ".join(names)


def _read(number: int, line: str, say: Say) -> Row | BadLine:
    text = folded(line).lstrip("*•- ")
    beside, text = text.startswith(BESIDE), text.lstrip(f"{BESIDE} ")
    name = next((name for name in _names() if re.match(rf"{re.escape(name)}(?![a-z0-9])", text)), None)
    if name is None:
        return BadLine("contract", number, quoted(line))
    kind, goal = _names()[name]
    figures = text[len(name) :].lstrip(" :=")
    row = Row(kind, goal, Figures(0), beside=beside)
    try:
        (read,) = parse_rows(f"{row.name}={spaced(figures)}")
    except Unreadable:
        return BadLine("figures", number, quoted(figures), row)
    return read._replace(beside=beside)


def spaced(figures: str) -> str:
    """Figures with the spacing and the word of the notation: `+3+3` is as good as `+3 +3`, and so is `+ 3`."""
    for word in _LOST_WORDS:
        figures = re.sub(rf"\b{word}\b", LOST, figures)
    spaced = re.sub(r"\s*([+-])\s*", r" \1", figures)
    return re.sub(r"\s*:\s*", ":", spaced).strip()


def quoted(text: str) -> str:
    text = " ".join(text.replace("`", "'").split())
    return shortened(text, _KEPT_OF_LINE)


def folded(text: str) -> str:
    """Without accents and capitals, and with signs in their plain form."""
    # This turns the semicolons and commas of other scripts into ours.
    plain = unicodedata.normalize("NFKD", in_figures(text)).translate(_PLAIN).casefold()
    return " ".join("".join(char for char in plain if not unicodedata.combining(char)).split())


@cache
def _names() -> dict[str, tuple[Kind, int]]:
    """Every name of each contract, in every language and in the notation, the longest first."""
    rows = [Row(kind, goal, EXAMPLE.figures) for kind, nature in NATURES.items() for goal in nature.goals]
    names = {}
    for row in rows:
        place = (row.kind, NATURES[row.kind].goals[0] if row.kind is Kind.TROEL else row.goal)
        for name in _all_names(row):
            names[folded(name)] = place
            names[folded(name).replace("-", " ")] = place
    return dict(sorted(names.items(), key=lambda one: -len(one[0])))


def _all_names(row: Row) -> Iterator[str]:
    yield row.name
    for say in map(say_in, LANGUAGES):
        yield row_name(row, say)
        yield call_text_of(Bid(Contract(row.kind, row.goal)), say)


_LOST_WORDS: Final = tuple({folded(say_in(language)("house-ladder-lost")) for language in LANGUAGES} - {LOST})
"""The word of the notation in each language."""
