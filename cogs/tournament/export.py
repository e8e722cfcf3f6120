"""The standings of a tournament as a file for spreadsheets. Pure.

The file is CSV by RFC 4180: CRLF, and quotes where a field needs them. It has what a spreadsheet in its reader's
language reads when it is opened by a press: numbers with that language's decimal mark and without thousands, and
semicolons between fields where that mark is the comma. It begins with a byte order mark, since Excel takes UTF-8 for
another encoding without one and spoils every accent; whatever else reads CSV knows the mark, or can be told
(`utf-8-sig` in Python).

A spreadsheet computes a field that begins like a formula, and people may choose any name: such a field begins with an
apostrophe, by which spreadsheets know a text.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

from engine.clubs.tournaments.schedule import Exact, TournamentPlace
from engine.clubs.tournaments.state import Correction, Removal
from engine.core.names import clean_name
from engine.table.model.people import Occupant
from locales import Say
from rendering.people.standings import tenths

MARK: Final = "\ufeff"
_FORMULAS: Final = frozenset("=+-@\t\r|%＝＋－＠")
"""What begins a formula in some spreadsheet, in its wide form as well."""
_COMMA: Final = ","


def standings_file(
    rows: Sequence[TournamentPlace],
    entrants: Sequence[Occupant],
    corrections: Sequence[Correction],
    say: Say,
    removals: Sequence[Removal] = (),
) -> bytes:
    """Every place with its rounds, byes, corrections and total, best first.

    Below, each correction and everybody taken out, with the reason and who did it.
    """
    rounds = len(rows[0].scores) if rows else 0
    has_bonus = any(row.bonus for row in rows)
    lines: list[list[str]] = [
        [
            *(say(f"board-file-{head}") for head in ("rank", "place", "name", "computer")),
            *(say("tournament-picture-round", round=number) for number in range(1, rounds + 1)),
            *(say(f"board-file-{head}") for head in ("byes", *(["bonus"] if has_bonus else []), "corrected", "total")),
        ]
    ]
    mark = decimal_mark(say)
    lines += (_row(row, entrants[row.place - 1], mark, say, has_bonus=has_bonus) for row in rows)
    if corrections or removals:
        lines.append([])
        lines.append([say(f"board-file-{head}") for head in ("round", "place", "name", "amount", "reason", "director")])
        lines += (_correction(one, entrants[one.place - 1]) for one in corrections)
        lines += (_removal(one, say("board-file-out")) for one in removals)
    return written(lines, mark)


def decimal_mark(say: Say) -> str:
    """What stands before decimals in this language, as its own texts have it."""
    return say("board-decimal", whole="", tenth="").strip()


def written(lines: Iterable[Sequence[str]], mark: str) -> bytes:
    """Fields as a file for readers of this decimal mark; texts among them are harmless already."""
    out = io.StringIO(newline="")
    out.write(MARK)
    csv.writer(out, delimiter=";" if mark == _COMMA else _COMMA, lineterminator="\r\n").writerows(lines)
    return out.getvalue().encode()


def harmless(text: str) -> str:
    """A text somebody chose, on one line, which no spreadsheet takes for a formula."""
    cleaned = clean_name(text).strip()
    return f"'{cleaned}" if cleaned[:1] in _FORMULAS and cleaned else cleaned


def _row(row: TournamentPlace, one: Occupant, mark: str, say: Say, *, has_bonus: bool) -> list[str]:
    is_computer = one.is_nobodys
    return [
        str(row.rank),
        str(row.place),
        harmless(one.name),
        say("board-file-yes") if is_computer else "",
        *(_number(score, mark) for score in row.scores),
        " ".join(map(str, row.byes)),
        *([_number(row.bonus, mark)] if has_bonus else []),
        str(row.corrected or ""),
        _number(row.total, mark),
    ]


def _correction(one: Correction, entrant: Occupant) -> list[str]:
    return [
        str(one.round or ""),
        str(one.place),
        harmless(entrant.name),
        str(one.amount),
        harmless(one.reason),
        harmless(one.name),
    ]


def _removal(one: Removal, out: str) -> list[str]:
    return [str(one.round or ""), "", harmless(one.name), out, harmless(one.reason), harmless(one.by_name)]


def _number(value: Exact | None, mark: str) -> str:
    """As `rendering.people.standings.amount` shows it, but with a minus that spreadsheets know."""
    if value is None:
        return ""
    whole, tenth = divmod(tenths(value), 10)
    text = f"{whole}{mark}{tenth}" if tenth else str(whole)
    return f"-{text}" if value < 0 and (whole or tenth) else text
