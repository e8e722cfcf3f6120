"""The notation of a ladder: a row for each contract, from the lowest on, that can say every ladder there is.

    solo 5=3 +1 +1 +1 -1; & accept 8=8 +3 +3 +3 +3 +10 -3 / 5 +1 -1; accept 13=30 lost 23 -3; troel=2 +1 -1 x2 13x2

| text | meaning |
| --- | --- |
| `8` | what the contract pays; first, and alone necessary |
| `+3 +10` | what each further trick adds, the first one first |
| `lost 23` | what is lost without its missing tricks; left out: what would have been won |
| `-3` | what each missing trick adds to that |
| `13:30`, `7:-11` | exactly so many tricks bring this, whatever the rest says; below zero they cost it |
| `x2` | the contract counts as one double from the start, `x3` as two |
| `13x2`, `0x2` | exactly so many tricks of its side count as one double more |
| `/` | then follow the opponents' own figures, without doubles |
| `&` before a contract | it shares the rank of the row before it, and suits decide |

A Troel without steps and without `13:` pays the option `all_tricks` for all thirteen.

Source: docs/rules/kleurenwiezen.md, decision 9; docs/records.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from engine.core.errors import Unreadable
from engine.games.kleurenwiezen.contracts.contracts import HAND, NATURES, Family, Kind
from engine.games.kleurenwiezen.contracts.ladder import Figures, Row, is_numbered

BESIDE: Final = "&"
LOST: Final = "lost"
FIGURES_FORM: Final = (
    "a score, +steps for further tricks, -price of each undertrick: 8 +3 +3 +10 -3; "
    "then lost 23, 13:30, x2, 13x2 where they are needed"
)

_FIGURES: Final = re.compile(
    r"(\d{1,4})((?: \+\d{1,4})*)((?: (?:-\d{1,4}|lost \d{1,4}|\d{1,2}:-?\d{1,4}|x[2-9]|\d{1,2}x2))*)"
)
_WORD: Final = re.compile(r"(-|lost |\d+:|x|\d+x)(-?\d+)")


def parse_rows(text: str) -> tuple[Row, ...]:
    """Rows in ascending order; raises Unreadable. The inverse of `print_rows`."""
    rows = tuple(_parse_row(part.strip()) for part in text.split(";")) if text.strip() else ()
    names = [row.name for row in rows]
    for row, before in zip(rows, (None, *rows), strict=False):
        if names.count(row.name) > 1:
            raise Unreadable("ladder", row.name, "each contract once")
        if row.beside and before is None:
            raise Unreadable("ladder", f"{BESIDE} {row.name}", "a contract before it, whose rank it shares")
    for rank in _ranks(rows):
        negative = [row.name for row in rank if _is_negative(row.kind)]
        if len(negative) > 1:
            raise Unreadable("ladder", f" {BESIDE} ".join(negative), "a rank of its own for each without trumps")
    return rows


def print_rows(rows: Iterable[Row]) -> str:
    """The text of a ladder in its canonical form."""
    return "; ".join(f"{f'{BESIDE} ' if row.beside else ''}{row.name}={print_figures(row)}" for row in rows)


def print_figures(row: Row) -> str:
    """The figures as text, `8 +3 +3 +10 -3`; the opponents' follow after a slash if they have their own."""
    doubles = [f"x{1 + row.doubles}"] * bool(row.doubles) + [f"{tricks}x2" for tricks in row.doubled_at]
    own = " ".join([_print_figures(row.figures), *doubles])
    return own if row.against is None else f"{own} / {_print_figures(row.against)}"


def _print_figures(figures: Figures) -> str:
    words = [str(figures.basic), *(f"+{step}" for step in figures.over)]
    if figures.lost is not None:
        words.append(f"{LOST} {figures.lost}")
    if figures.under:
        words.append(f"-{figures.under}")
    return " ".join([*words, *(f"{tricks}:{figure}" for tricks, figure in figures.exact)])


def _parse_row(text: str) -> Row:
    name, sign, figures = text.partition("=")
    beside = name.startswith(BESIDE)
    word, *goals = name.removeprefix(BESIDE).split() or [""]
    if word not in set(Kind) or not sign:
        raise Unreadable("row of a ladder", text, "a contract and its figures: accept 8=8 +3 +3 +3 +3 +10 -3")
    kind = Kind(word)
    possible = {str(goal): goal for goal in NATURES[kind].goals} if is_numbered(kind) else {}
    if len(goals) != bool(possible) or not set(goals) <= possible.keys():
        least, *_, most = possible or (word, word)
        expected = f"{word} and a number from {least} to {most}" if possible else word
        raise Unreadable("contract of a ladder", name.strip(), expected)
    own, stroke, against = figures.partition("/")
    (paid, doubles, doubled_at), theirs = _parse_figures(own), _parse_figures(against) if stroke else None
    if theirs is not None and (theirs[1] or theirs[2]):
        raise Unreadable("figure of a ladder", against.strip(), f"doubles before the /, for both sides: {FIGURES_FORM}")
    if doubled_at and _is_negative(kind):
        raise Unreadable("figure of a ladder", own.strip(), f"no doubles for tricks, of which {kind} has no choice")
    goal = possible[goals[0]] if goals else NATURES[kind].goals[0]
    return Row(kind, goal, paid, theirs[0] if theirs else None, doubles, doubled_at, beside)


def _parse_figures(text: str) -> tuple[Figures, int, tuple[int, ...]]:
    """Figures, the doubles from the start, and the numbers of tricks that count as one more double."""
    match = _FIGURES.fullmatch(" ".join(text.split()))
    if match is None or not text.isascii():
        raise Unreadable("figure of a ladder", text.strip(), FIGURES_FORM)
    words = _WORD.findall(match[3])
    found = {name: int(number) for name, number in words}
    exact = sorted((int(name[:-1]), figure) for name, figure in found.items() if name.endswith(":"))
    doubled_at = sorted(int(name[:-1]) for name in found if name[:-1].isdigit() and name.endswith("x"))
    tricks = [number for number, _ in exact]
    if len(found) < len(words) or max(_repeated(tricks), _repeated(doubled_at)):
        raise Unreadable("figure of a ladder", text.strip(), "each of its parts once")
    if max((*tricks, *doubled_at), default=0) > HAND:
        raise Unreadable("figure of a ladder", text.strip(), f"at most {HAND} tricks")
    over = tuple(int(step) for step in match[2].replace("+", "").split())
    figures = Figures(int(match[1]), over, found.get("-", 0), found.get(f"{LOST} "), tuple(exact))
    return figures, found.get("x", 1) - 1, tuple(doubled_at)


def _repeated(numbers: Sequence[int]) -> int:
    return len(numbers) - len(set(numbers))


def _ranks(rows: Sequence[Row]) -> list[list[Row]]:
    ranks: list[list[Row]] = []
    for row in rows:
        if row.beside:
            ranks[-1].append(row)
        else:
            ranks.append([row])
    return ranks


def _is_negative(kind: Kind) -> bool:
    return NATURES[kind].family is Family.NEGATIVE
