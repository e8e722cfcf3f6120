"""What house rules of Kleurenwiezen have besides their options: a score table of their own, the ladder."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import ClassVar, Final, NamedTuple

from cogs.games.kleurenwiezen.ladder import (
    EXAMPLE,
    change_lines,
    contract_names,
    doubt_lines,
    example_lines,
    figures_text,
    folded,
    quoted,
    read_rows,
    row_line,
    spaced,
    written_rows,
)
from cogs.games.kleurenwiezen.rules import KleurenwiezenRules, row_name, table_lines
from cogs.games.plain import GameRows, PlainHouse
from cogs.typed.choosing import MOST_TOLD
from engine.core.errors import Unreadable
from engine.core.options import Contradiction
from engine.games.kleurenwiezen.contracts import changing
from engine.games.kleurenwiezen.contracts.changing import Rows
from engine.games.kleurenwiezen.contracts.contracts import HAND, NATURES, Family
from engine.games.kleurenwiezen.contracts.ladders import LOST, Figures, LadderRow, custom, parse_rows, print_figures
from engine.games.kleurenwiezen.options import KleurenwiezenOptions, configure
from engine.records.record import LADDER
from locales import LANGUAGES, Say, say_in

_ONLY_WITH_TRUMPS: Final = ("more", "missing")
_NUMBER: Final = re.compile(r"\d{1,4}")
_STEPS: Final = re.compile(r"\+\d{1,4}(?: \+\d{1,4})*")


def _marked(line: str) -> str:
    """A line with a sign before its points, and no wider for it: a phone has no room to spare."""
    at = 1 if line[1] == " " else 0
    return f"{line[:at]}>{line[at + 1 :]}"


def shown_rows(options: KleurenwiezenOptions) -> Rows:
    """The rows that `table` shows: a Troel may be off though the ladder has it."""
    return tuple(row for row in options.contracts if row.name != "troel" or options.troel != "off")


def _told(row: LadderRow, say: Say) -> str:
    return say("house-rows-option", row=row_name(row, say), figures=figures_text(row, say))


_CHANGES: Final[Mapping[str, Callable[[KleurenwiezenOptions, str], Rows]]] = {
    "up": lambda options, name: changing.moved(options.contracts, name, up=True),
    "down": lambda options, name: changing.moved(options.contracts, name, up=False),
    "beside": lambda options, name: changing.beside(options.contracts, name),
    "remove": lambda options, name: changing.without(options.contracts, name),
    "add": changing.added,
}


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


SCORES: Final = "scores"
_LONGEST_FIELD: Final = 4000
"""Characters of a field of a form, as Discord has it."""


def _fact(fact: object, say: Say) -> str | int:
    return fact if isinstance(fact, int) else row_name(fact, say) if isinstance(fact, LadderRow) else str(fact)


def _is_built_in(rows: str, options: KleurenwiezenOptions, before: KleurenwiezenOptions) -> bool:
    """Whether the table is still the one the options yield by themselves, before or after they were changed."""
    typed = custom(rows, options.all_tricks).rows
    return typed == options.contracts.rows or (not before.ladder and typed == before.contracts.rows)


class LadderRows(GameRows):
    """The score table, changed by menu one contract at a time."""

    FORMS: Mapping[str, tuple[str, ...]] = {
        "figures": ("points", "more", "missing", "loss"),
        "special": ("tricks", "doubles", "against"),
    }
    """The forms for a contract's figures, and the fields of each."""

    def table(self, options: KleurenwiezenOptions, picked: str, say: Say) -> str:
        """The rows in full, the picked one marked."""
        lines = zip(shown_rows(options), table_lines(options, say), strict=True)
        return "\n".join(("```", *(_marked(line) if row.name == picked else line for row, line in lines), "```"))

    def names(self, options: KleurenwiezenOptions, say: Say) -> list[tuple[str, str]]:
        """Every row's name in the notation, and in words with its figures."""
        return [(row.name, _told(row, say)) for row in options.contracts]

    def lacking(self, options: KleurenwiezenOptions, say: Say) -> list[tuple[str, str]]:
        """The same of the contracts that could be put in."""
        return [(row.name, _told(row, say)) for row in changing.lacking(options)]

    def has(self, options: KleurenwiezenOptions, name: str) -> bool:
        """Whether there is a row of this name."""
        return any(row.name == name for row in options.contracts)

    def title(self, options: KleurenwiezenOptions, name: str, say: Say) -> str:
        """A row in words."""
        return row_name(_row(options, name), say)

    def about(self, options: KleurenwiezenOptions, name: str, say: Say) -> list[str]:
        """A row with its figures, and who would win and lose what."""
        row = _row(options, name)
        return [f"**{row_name(row, say)}** `{figures_text(row, say)}`", *example_lines(options, row, say)]

    def notes(self, options: KleurenwiezenOptions, say: Say) -> list[str]:
        """What may not be meant, and whether the table balances."""
        return doubt_lines(options.contracts, say)

    def is_beside(self, options: KleurenwiezenOptions, name: str) -> bool:
        """Whether a row shares the rank of the one above it on the page."""
        return changing.is_beside(options.contracts, name)

    def possible(self, options: KleurenwiezenOptions, name: str) -> set[str]:
        """Which of the changes `up`, `down`, `beside`, `remove` can be made to a row; one that is lacking: `add`."""
        rows = tuple(options.contracts)
        if not self.has(options, name):
            return {"add"} if any(row.name == name for row in changing.lacking(options)) else set()
        made = {"up": changing.moved(rows, name, up=True), "down": changing.moved(rows, name, up=False)}
        found = {verb for verb, changed in made.items() if changed != rows}
        if len(rows) > 1:
            found.add("remove")
        if self.is_beside(options, name) or changing.can_stand_beside(rows, name):
            found.add("beside")
        return found

    def changed(self, options: KleurenwiezenOptions, verb: str, name: str) -> KleurenwiezenOptions:
        """The options with one of these changes, which must be possible."""
        return changing.with_rows(options, _CHANGES[verb](options, name))

    def written(self, options: KleurenwiezenOptions, name: str, form: str, say: Say) -> dict[str, str]:
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
        return {
            field: texts[field] for field in self.FORMS[form] if not _is_negative(row) or field not in _ONLY_WITH_TRUMPS
        }

    def read(
        self, options: KleurenwiezenOptions, name: str, typed: Mapping[str, str], say: Say
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


class KleurenwiezenHouse(PlainHouse):
    """The score table beside the other options."""

    FIELDS: Mapping[str, str] = {LADDER: SCORES}
    ROWS: ClassVar[GameRows] = LadderRows()

    def page(self, options: KleurenwiezenOptions, say: Say) -> str:
        """The score table."""
        return KleurenwiezenRules().in_words(options, "score", say)

    def written(self, options: KleurenwiezenOptions, say: Say) -> dict[str, str]:
        """The score table, one contract per line."""
        return {SCORES: written_rows(options.contracts, say)}

    def read(
        self, typed: Mapping[str, str], options: KleurenwiezenOptions, before: KleurenwiezenOptions, say: Say
    ) -> tuple[KleurenwiezenOptions, list[str]]:
        """The options with the score table typed, if it differs from the one they yield by themselves."""
        rows, bad = read_rows(typed.get(SCORES, ""), say)
        errors = [one.sentence(say) for one in bad[:MOST_TOLD]]
        if any(one.key == "contract" for one in bad):
            errors.append(say("house-contracts", contracts=contract_names(say)))
        if rows and not _is_built_in(rows, options, before):
            options = configure(options.preset, dict(options.values()) | {LADDER: rows})
        return options, errors

    def too_long(self, options: KleurenwiezenOptions, say: Say) -> list[str]:
        """That the table would not fit into the form in some language."""
        longest = max(len(written_rows(options.contracts, say_in(language))) for language in LANGUAGES)
        return [say("house-error-long", most=_LONGEST_FIELD)] if longest > _LONGEST_FIELD else []

    def changes(self, options: KleurenwiezenOptions, say: Say) -> list[str]:
        """How the score table differs from the variant's; otherwise nobody would notice a mistyped figure."""
        return change_lines(options, say)

    def notes(self, options: KleurenwiezenOptions, say: Say) -> list[str]:
        """What may not be meant in the score table, and whether it balances."""
        return doubt_lines(options.contracts, say)

    def same(self, before: KleurenwiezenOptions, after: KleurenwiezenOptions) -> bool:
        """Whether nothing differs, except perhaps how the ladder is written."""
        others = replace(before, ladder="") == replace(after, ladder="")
        return others and before.contracts.rows == after.contracts.rows

    def facts(self, found: Contradiction, say: Say) -> dict[str, str | int]:
        """The names of the contracts, and an example line."""
        none: dict[str, str | int] = {"row": "", "other": "", "most": 0, "example": row_line(EXAMPLE, say)}
        return none | {name: _fact(fact, say) for name, fact in found.facts.items()}
