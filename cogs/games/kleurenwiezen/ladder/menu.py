"""How a score table of Kleurenwiezen is changed by menu, one contract at a time."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from cogs.games.kleurenwiezen.ladder.written import doubt_lines, example_lines, figures_text, folded, quoted, spaced
from cogs.games.kleurenwiezen.rules import row_name, table_lines
from engine.core.errors import Unreadable
from engine.games.kleurenwiezen.contracts import changing
from engine.games.kleurenwiezen.contracts.changing import Rows
from engine.games.kleurenwiezen.contracts.contracts import HAND, NATURES, Family
from engine.games.kleurenwiezen.contracts.ladders import LOST, Figures, LadderRow, parse_rows, print_figures
from engine.games.kleurenwiezen.options import KleurenwiezenOptions
from locales import Say

FORMS: Final[Mapping[str, tuple[str, ...]]] = {
    "figures": ("points", "more", "missing", "loss"),
    "special": ("tricks", "doubles", "against"),
}
"""The forms for a contract's figures, and the fields of each."""
_ONLY_WITH_TRUMPS: Final = ("more", "missing")
_NUMBER: Final = re.compile(r"\d{1,4}")
_STEPS: Final = re.compile(r"\+\d{1,4}(?: \+\d{1,4})*")


def table(options: KleurenwiezenOptions, picked: str, say: Say) -> str:
    """The rows in full, the picked one marked."""
    lines = zip(shown_rows(options), table_lines(options, say), strict=True)
    return "\n".join(("```", *(_marked(line) if row.name == picked else line for row, line in lines), "```"))


def _marked(line: str) -> str:
    """A line with a sign before its points, and no wider for it: a phone has no room to spare."""
    at = 1 if line[1] == " " else 0
    return f"{line[:at]}>{line[at + 1 :]}"


def shown_rows(options: KleurenwiezenOptions) -> Rows:
    """The rows that `table` shows: a Troel may be off though the ladder has it."""
    return tuple(row for row in options.contracts if row.name != "troel" or options.troel != "off")


def _told(row: LadderRow, say: Say) -> str:
    return say("house-rows-option", row=row_name(row, say), figures=figures_text(row, say))


def names(options: KleurenwiezenOptions, say: Say) -> list[tuple[str, str]]:
    """Every row's name in the notation, and in words with its figures."""
    return [(row.name, _told(row, say)) for row in options.contracts]


def lacking(options: KleurenwiezenOptions, say: Say) -> list[tuple[str, str]]:
    """The same of the contracts that could be put in."""
    return [(row.name, _told(row, say)) for row in changing.lacking(options)]


def has(options: KleurenwiezenOptions, name: str) -> bool:
    """Whether there is a row of this name."""
    return any(row.name == name for row in options.contracts)


def title(options: KleurenwiezenOptions, name: str, say: Say) -> str:
    """A row in words."""
    return row_name(_row(options, name), say)


def about(options: KleurenwiezenOptions, name: str, say: Say) -> list[str]:
    """A row with its figures, and who would win and lose what."""
    row = _row(options, name)
    return [f"**{row_name(row, say)}** `{figures_text(row, say)}`", *example_lines(options, row, say)]


def notes(options: KleurenwiezenOptions, say: Say) -> list[str]:
    """What may not be meant, and whether the table balances."""
    return doubt_lines(options.contracts, say)


def is_beside(options: KleurenwiezenOptions, name: str) -> bool:
    """Whether a row shares the rank of the one above it on the page."""
    return changing.is_beside(options.contracts, name)


def possible(options: KleurenwiezenOptions, name: str) -> set[str]:
    """Which of the changes `up`, `down`, `beside`, `remove` can be made to a row; one that is lacking: `add`."""
    rows = tuple(options.contracts)
    if not has(options, name):
        return {"add"} if any(row.name == name for row in changing.lacking(options)) else set()
    made = {"up": changing.moved(rows, name, up=True), "down": changing.moved(rows, name, up=False)}
    found = {verb for verb, changed in made.items() if changed != rows}
    if len(rows) > 1:
        found.add("remove")
    if is_beside(options, name) or changing.can_stand_beside(rows, name):
        found.add("beside")
    return found


def changed(options: KleurenwiezenOptions, verb: str, name: str) -> KleurenwiezenOptions:
    """The options with one of these changes, which must be possible."""
    return changing.with_rows(options, _CHANGES[verb](options, name))


_CHANGES: Final[Mapping[str, Callable[[KleurenwiezenOptions, str], Rows]]] = {
    "up": lambda options, name: changing.moved(options.contracts, name, up=True),
    "down": lambda options, name: changing.moved(options.contracts, name, up=False),
    "beside": lambda options, name: changing.beside(options.contracts, name),
    "remove": lambda options, name: changing.without(options.contracts, name),
    "add": changing.added,
}


# --- A row's figures in a form


def written(options: KleurenwiezenOptions, name: str, form: str, say: Say) -> dict[str, str]:
    """The text of each field of a form; contracts without trumps have fewer."""
    row = _row(options, name)
    own, lost = row.figures, say("house-ladder-lost")
    against = (
        "" if row.against is None else print_figures(LadderRow(row.kind, row.goal, row.against)).replace(LOST, lost)
    )
    texts = {
        "points": str(own.basic),
        "more": _steps_text(row),
        "missing": str(own.under) if own.under else "",
        "loss": "" if own.lost is None else str(own.lost),
        "tricks": " ".join(f"{tricks}:{points}" for tricks, points in own.exact),
        "doubles": " ".join([f"x{1 + row.doubles}"] * bool(row.doubles) + [f"{one}x2" for one in row.doubled_at]),
        "against": against,
    }
    return {field: texts[field] for field in FORMS[form] if not _is_negative(row) or field not in _ONLY_WITH_TRUMPS}


def read(
    options: KleurenwiezenOptions, name: str, typed: Mapping[str, str], say: Say
) -> tuple[KleurenwiezenOptions, list[str]]:
    """The options with the fields typed, which are some of a row's; and a line for each that cannot be read."""
    row, errors = _row(options, name), []
    for field, text in typed.items():
        plain = folded(text)
        try:
            row = _READS[field](row, plain)
        except Unreadable:
            errors.append(say(f"house-rows-bad-{field}", typed=quoted(text), row=row_name(row, say)))
    if errors:
        return options, errors
    return changing.with_rows(options, changing.replaced(options.contracts, row)), []


class _Part(NamedTuple):
    """Figures in the notation, read alone."""

    figures: Figures
    doubles: int
    doubled_at: tuple[int, ...]


def _part(row: LadderRow, text: str) -> _Part:
    """Words of the notation that follow a score; raises Unreadable."""
    (read,) = parse_rows(f"{row.name}=0 {spaced(text)}")
    if read.against is not None:
        raise Unreadable("figure of a ladder", text, "no figures of opponents")
    return _Part(read.figures, read.doubles, read.doubled_at)


def _number(text: str) -> int:
    """A figure without sign; raises Unreadable."""
    if not _NUMBER.fullmatch(text) or not text.isascii():
        raise Unreadable("figure of a ladder", text, "a number of one to four digits")
    return int(text)


def _with_points(row: LadderRow, text: str) -> LadderRow:
    return row._replace(figures=row.figures._replace(basic=_number(text)))


def _with_more(row: LadderRow, text: str) -> LadderRow:
    """One figure for every further trick, or `+3 +3 +10` trick by trick."""
    steps = spaced(text)
    if _STEPS.fullmatch(steps) and steps.isascii():
        return row._replace(figures=row.figures._replace(over=tuple(map(int, steps.split()))))
    each = _number(text) if text else 0
    return row._replace(figures=row.figures._replace(over=(each,) * (HAND - row.goal) if each else ()))


def _with_missing(row: LadderRow, text: str) -> LadderRow:
    price = text.removeprefix("-").strip()
    return row._replace(figures=row.figures._replace(under=_number(price) if price else 0))


def _with_loss(row: LadderRow, text: str) -> LadderRow:
    return row._replace(figures=row.figures._replace(lost=_number(text) if text else None))


def _with_tricks(row: LadderRow, text: str) -> LadderRow:
    part = _part(row, text)
    if part != _Part(Figures(0, exact=part.figures.exact), 0, ()):
        raise Unreadable("figure of a ladder", text, "tricks and what they pay: 13:30 7:-11")
    return row._replace(figures=row.figures._replace(exact=part.figures.exact))


def _with_doubles(row: LadderRow, text: str) -> LadderRow:
    part = _part(row, text)
    if part.figures != Figures(0):
        raise Unreadable("figure of a ladder", text, "doubles: x2 13x2")
    return row._replace(doubles=part.doubles, doubled_at=part.doubled_at)


def _with_against(row: LadderRow, text: str) -> LadderRow:
    if not text:
        return row._replace(against=None)
    (read,) = parse_rows(f"{row.name}=0 / {spaced(text)}")
    return row._replace(against=read.against)


_READS: Final[Mapping[str, Callable[[LadderRow, str], LadderRow]]] = {
    "points": _with_points,
    "more": _with_more,
    "missing": _with_missing,
    "loss": _with_loss,
    "tricks": _with_tricks,
    "doubles": _with_doubles,
    "against": _with_against,
}


def _steps_text(row: LadderRow) -> str:
    """One figure if every further trick adds the same, else trick by trick."""
    steps = row.figures.over
    if steps and len(steps) == HAND - row.goal and len(set(steps)) == 1:
        return str(steps[0])
    return " ".join(f"+{step}" for step in steps)


def _row(options: KleurenwiezenOptions, name: str) -> LadderRow:
    return next(row for row in options.contracts if row.name == name)


def _is_negative(row: LadderRow) -> bool:
    return NATURES[row.kind].family is Family.NEGATIVE
