"""A score table of Kleurenwiezen in words: as people read and write it, what it pays, how it differs from another.

People write one contract per line, in any of the bot's languages. Example results show what may not be meant in a
table; what differs from the variant's is told contract by contract.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from cogs.games.kleurenwiezen.rules import row_name
from cogs.messages.words import in_text
from cogs.typed.writing import in_figures
from engine.core.errors import Unreadable
from engine.games.kleurenwiezen.actions import Bid
from engine.games.kleurenwiezen.contracts.comparing import (
    Differs,
    ExampleResult,
    balances,
    differences,
    examples,
    goals,
    points,
)
from engine.games.kleurenwiezen.contracts.contracts import HAND, NATURES, Contract, ContractKind
from engine.games.kleurenwiezen.contracts.contradictions import doubts
from engine.games.kleurenwiezen.contracts.ladders import (
    BESIDE,
    LOST,
    Figures,
    Ladder,
    LadderRow,
    parse_rows,
    print_figures,
    print_rows,
)
from engine.games.kleurenwiezen.options import KleurenwiezenOptions, configure
from locales import LANGUAGES, Say, say_in
from rendering.canvas.chalk import figures, signed
from rendering.canvas.letters.graphemes import shortened
from rendering.games.kleurenwiezen.wording import call_text_of


def example_lines(options: KleurenwiezenOptions, row: LadderRow, say: Say) -> list[str]:
    """A line for each example result of a contract: who would win and lose what."""
    # A Troel has two numbers of tricks, unless the options leave only one.
    goal = goals(row)[-1 if options.troel_tricks == "9" else 0]
    return [_line(one, say) for one in examples(options.contracts, row, goal)]


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
    for goal in NATURES[now.kind].goals if now.kind is ContractKind.TROEL else (now.goal,):
        old, new = points(before, was, goal), points(after, now, goal)
        changed = [tricks for tricks in range(HAND + 1) if old[tricks].own != new[tricks].own]
        if changed:
            tricks = min(changed, key=lambda number: (abs(number - goal), -number))
            both = {"before": figures(old[tricks].own), "after": figures(new[tricks].own)}
            return say("house-change-example", tricks=tricks, **both)
    return ""
