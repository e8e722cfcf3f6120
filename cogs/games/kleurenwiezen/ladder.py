"""The ladder as a score table of a server's own: as people read, write and change it, and how it differs.

People write one contract per line, in any of the bot's languages, or change one at a time by menu. Example results show
what may not be meant in a table; what differs from the variant's is told contract by contract.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import ClassVar, Final, NamedTuple

from cogs.app.fields import MOST_TYPED
from cogs.games.kleurenwiezen.rules import KleurenwiezenRules, table_lines
from cogs.games.plain import GameRows, PlainHouse
from cogs.messages.words import in_text
from cogs.typed.choosing import MOST_TOLD
from cogs.typed.writing import in_figures
from engine.core.errors import Unreadable
from engine.core.options import Contradiction
from engine.games.kleurenwiezen.actions import Bid
from engine.games.kleurenwiezen.contracts import own_ladder
from engine.games.kleurenwiezen.contracts.contracts import HAND, NATURES, Contract, ContractKind
from engine.games.kleurenwiezen.contracts.ladders import (
    BESIDE,
    LOST,
    Figures,
    Ladder,
    LadderRow,
    custom,
    parse_rows,
    print_figures,
    print_rows,
)
from engine.games.kleurenwiezen.contracts.own_ladder import (
    Differs,
    ExampleResult,
    Rows,
    balances,
    differences,
    doubts,
    examples,
    points,
)
from engine.games.kleurenwiezen.options import KleurenwiezenOptions, configure
from engine.records.record import LADDER
from locales import LANGUAGES, Say, say_in
from rendering.canvas.chalk import figures, signed
from rendering.canvas.letters.graphemes import shortened
from rendering.games.kleurenwiezen.wording import call_text_of, row_name


def example_lines(options: KleurenwiezenOptions, row: LadderRow, say: Say) -> list[str]:
    """A line for each example result of a contract: who would win and lose what."""
    return [_line(one, say) for one in examples(options.contracts, row, options.goals(row)[0])]


def doubt_lines(ladder: Ladder, say: Say) -> list[str]:
    """What may not be meant, under a heading; and whether the table balances."""
    found = [(one.why, _contract_facts(one.row, one.other, say)) for one in doubts(ladder)]
    lines = [say(f"house-doubt-{why}", **facts) for why, facts in found if facts]
    heading = [say("house-doubts")] if lines else []
    return [*heading, *lines, say("house-balances" if balances(ladder) else "house-doubt-unbalanced")]


def _contract_facts(row: LadderRow | None, other: LadderRow | None, say: Say) -> dict[str, str]:
    """The facts of a sentence about contracts; none if it is about the whole table."""
    return dict(_named(row=row, other=other, say=say))


def _named(*, say: Say, **rows: LadderRow | None) -> Iterator[tuple[str, str]]:
    return ((fact, row_name(row, say)) for fact, row in rows.items() if row is not None)


def _line(one: ExampleResult, say: Say) -> str:
    outcome = say("house-result-made" if one.made else "house-result-lost", tricks=one.tricks)
    facts = {"outcome": outcome, "own": signed(one.own), "others": signed(one.against)}
    line = say("house-result-two" if one.declarers > 1 else "house-result-one", **facts)
    if not one.total:
        return line
    total = say("house-result-sum", sum=signed(one.total))
    return f"{line} {total}"


EXAMPLE: Final = LadderRow(ContractKind.ACCEPT, 8, Figures(8, (3, 3, 3, 3, 10), 3))
_KEPT_OF_LINE: Final = 40
"""Characters quoted of what cannot be read."""
_PLAIN: Final = str.maketrans(dict.fromkeys("−–—‒‐‑", "-") | dict.fromkeys(",;\u00a0\u202f", " ") | {"×": "x"})


class BadLine(NamedTuple):
    """What is wrong with a line; `key` is the end of the key of the sentence about it."""

    key: str
    line: int
    typed: str = ""
    row: LadderRow | None = None
    first: int = 0
    """The line that already has the contract."""

    def sentence(self, say: Say) -> str:
        row = "" if self.row is None else row_name(self.row, say)
        typed = in_text(self.typed)
        return say(f"house-error-{self.key}", line=self.line, typed=typed, row=row, first=self.first)


def row_line(row: LadderRow, say: Say) -> str:
    """A row as an editable line: `8 together: 8 +3 +3 +3 +3 +10 -3`."""
    return f"{f'{BESIDE} ' if row.beside else ''}{row_name(row, say)}: {figures_text(row, say)}"


def figures_text(row: LadderRow, say: Say) -> str:
    """The figures of a row in their notation, with its word in the reader's language: `30 lost 23 -3`."""
    return print_figures(row).replace(LOST, say("house-ladder-lost"))


def written_rows(ladder: Ladder, say: Say) -> str:
    """One line per row, the lowest first."""
    return "\n".join(row_line(row, say) for row in ladder)


def read_rows(typed: str, say: Say) -> tuple[str, tuple[BadLine, ...]]:
    """The ladder in its notation, and the lines that cannot be read; empty lines are skipped."""
    rows: list[LadderRow] = []
    places: dict[tuple[ContractKind, int], int] = {}
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


def _can_follow(rows: list[LadderRow]) -> bool:
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
        name = row_name(LadderRow(kind, nature.goals[0], EXAMPLE.figures), say)
        span = f"{nature.goals[0]}–{nature.goals[-1]}"
        names.append(name if len(nature.goals) == 1 else re.sub(r"\d+", span, name))
    return ", ".join(names)


def _read(number: int, line: str, say: Say) -> LadderRow | BadLine:
    text = folded(line).lstrip("*•- ")
    beside, text = text.startswith(BESIDE), text.lstrip(f"{BESIDE} ")
    name = next((name for name in _names() if re.match(rf"{re.escape(name)}(?![a-z0-9])", text)), None)
    if name is None:
        return BadLine("contract", number, quoted(line))
    kind, goal = _names()[name]
    figures = text[len(name) :].lstrip(" :=")
    row = LadderRow(kind, goal, Figures(0), beside=beside)
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
def _names() -> dict[str, tuple[ContractKind, int]]:
    """Every name of each contract, in every language and in the notation, the longest first."""
    rows = [LadderRow(kind, goal, EXAMPLE.figures) for kind, nature in NATURES.items() for goal in nature.goals]
    names = {}
    for row in rows:
        place = (row.kind, NATURES[row.kind].goals[0] if row.kind is ContractKind.TROEL else row.goal)
        for name in _all_names(row):
            names[folded(name)] = place
            names[folded(name).replace("-", " ")] = place
    return dict(sorted(names.items(), key=lambda one: -len(one[0])))


def _all_names(row: LadderRow) -> Iterator[str]:
    yield row.name
    for say in map(say_in, LANGUAGES):
        yield row_name(row, say)
        yield call_text_of(Bid(Contract(row.kind, row.goal)), say)


_LOST_WORDS: Final = tuple({folded(say_in(language)("house-ladder-lost")) for language in LANGUAGES} - {LOST})
"""The word of the notation in each language."""


_MOST_FIGURES: Final = 60
"""Characters of the figures of a contract."""


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


def _figures(row: LadderRow, say: Say) -> str:
    return shortened(figures_text(row, say), _MOST_FIGURES)


def _where(row: LadderRow, ladder: Ladder, say: Say) -> str:
    """Where a contract ranks: level with others, above one, or below all."""
    rank = next(number for number, rows in enumerate(ladder.rows) if row in rows)
    others = [row_name(one, say) for one in ladder.rows[rank] if one != row]
    if others:
        return say("house-change-level", rows=", ".join(others))
    return (
        say("house-change-above", row=row_name(ladder.rows[rank - 1][-1], say)) if rank else say("house-change-lowest")
    )


def _example(was: LadderRow, now: LadderRow, before: Ladder, after: Ladder, say: Say) -> str:
    """The points for a number of tricks at which they differ, as near to the goal as possible; empty if none."""
    for goal in now.goals:
        old, new = points(before, was, goal), points(after, now, goal)
        changed = [tricks for tricks in range(HAND + 1) if old[tricks].own != new[tricks].own]
        if changed:
            tricks = min(changed, key=lambda number: (abs(number - goal), -number))
            both = {"before": figures(old[tricks].own), "after": figures(new[tricks].own)}
            return say("house-change-example", tricks=tricks, **both)
    return ""


_ONLY_WITH_TRUMPS: Final = ("more", "missing")
_NUMBER: Final = re.compile(r"\d{1,4}")
_STEPS: Final = re.compile(r"\+\d{1,4}(?: \+\d{1,4})*")


def _marked(line: str) -> str:
    """A line with a sign before its points, and no wider for it: a phone has no room to spare."""
    at = 1 if line[1] == " " else 0
    return f"{line[:at]}>{line[at + 1 :]}"


def _told(row: LadderRow, say: Say) -> str:
    return say("house-rows-option", row=row_name(row, say), figures=figures_text(row, say))


_CHANGES: Final[Mapping[str, Callable[[KleurenwiezenOptions, str], Rows]]] = {
    "up": lambda options, name: own_ladder.moved(options.contracts, name, up=True),
    "down": lambda options, name: own_ladder.moved(options.contracts, name, up=False),
    "beside": lambda options, name: own_ladder.beside(options.contracts, name),
    "remove": lambda options, name: own_ladder.without(options.contracts, name),
    "add": own_ladder.added,
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


SCORES: Final = "scores"


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
        lines = zip(options.in_play, table_lines(options, say), strict=True)
        return "\n".join(("```", *(_marked(line) if row.name == picked else line for row, line in lines), "```"))

    def names(self, options: KleurenwiezenOptions, say: Say) -> list[tuple[str, str]]:
        """Every row's name in the notation, and in words with its figures."""
        return [(row.name, _told(row, say)) for row in options.contracts]

    def lacking(self, options: KleurenwiezenOptions, say: Say) -> list[tuple[str, str]]:
        """The same of the contracts that could be put in."""
        return [(row.name, _told(row, say)) for row in own_ladder.lacking(options)]

    def has(self, options: KleurenwiezenOptions, name: str) -> bool:
        """Whether there is a row of this name."""
        return any(row.name == name for row in options.contracts)

    def title(self, options: KleurenwiezenOptions, name: str, say: Say) -> str:
        """A row in words."""
        return row_name(own_ladder.named(options.contracts, name), say)

    def about(self, options: KleurenwiezenOptions, name: str, say: Say) -> list[str]:
        """A row with its figures, and who would win and lose what."""
        row = own_ladder.named(options.contracts, name)
        return [f"**{row_name(row, say)}** `{figures_text(row, say)}`", *example_lines(options, row, say)]

    def notes(self, options: KleurenwiezenOptions, say: Say) -> list[str]:
        """What may not be meant, and whether the table balances."""
        return doubt_lines(options.contracts, say)

    def is_beside(self, options: KleurenwiezenOptions, name: str) -> bool:
        """Whether a row shares the rank of the one above it on the page."""
        return own_ladder.named(options.contracts, name).beside

    def possible(self, options: KleurenwiezenOptions, name: str) -> set[str]:
        """Which of the changes `up`, `down`, `beside`, `remove` can be made to a row; one that is lacking: `add`."""
        rows = tuple(options.contracts)
        if not self.has(options, name):
            return {"add"} if any(row.name == name for row in own_ladder.lacking(options)) else set()
        made = {"up": own_ladder.moved(rows, name, up=True), "down": own_ladder.moved(rows, name, up=False)}
        found = {verb for verb, changed in made.items() if changed != rows}
        if len(rows) > 1:
            found.add("remove")
        if self.is_beside(options, name) or own_ladder.can_stand_beside(rows, name):
            found.add("beside")
        return found

    def changed(self, options: KleurenwiezenOptions, verb: str, name: str) -> KleurenwiezenOptions:
        """The options with one of these changes, which must be possible."""
        return own_ladder.with_rows(options, _CHANGES[verb](options, name))

    def written(self, options: KleurenwiezenOptions, name: str, form: str, say: Say) -> dict[str, str]:
        """The text of each field of a form; contracts without trumps have fewer."""
        row = own_ladder.named(options.contracts, name)
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
            field: texts[field] for field in self.FORMS[form] if not row.is_negative or field not in _ONLY_WITH_TRUMPS
        }

    def read(
        self, options: KleurenwiezenOptions, name: str, typed: Mapping[str, str], say: Say
    ) -> tuple[KleurenwiezenOptions, list[str]]:
        """The options with the fields typed, which are some of a row's; and a line for each that cannot be read."""
        row, errors = own_ladder.named(options.contracts, name), []
        for field, text in typed.items():
            plain = folded(text)
            try:
                row = _READS[field](row, plain)
            except Unreadable:
                errors.append(say(f"house-rows-bad-{field}", typed=quoted(text), row=row_name(row, say)))
        if errors:
            return options, errors
        return own_ladder.with_rows(options, own_ladder.replaced(options.contracts, row)), []


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
        return [say("house-error-long", most=MOST_TYPED)] if longest > MOST_TYPED else []

    def changes(self, options: KleurenwiezenOptions, say: Say) -> list[str]:
        """How the score table differs from the variant's; otherwise nobody would notice a mistyped figure.

        A line for each contract that is new, gone, paid differently or ranked elsewhere. Below what pays differently,
        or is new, stands who would win and lose what for example results.
        """
        before = configure(options.preset).contracts
        changed = differences(before, options.contracts)
        return [line for one in changed for line in _with_results(one, before, options, say)]

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
