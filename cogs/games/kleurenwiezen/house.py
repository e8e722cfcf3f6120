"""What house rules of Kleurenwiezen have besides their options: a custom score table, the ladder."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from cogs.games.kleurenwiezen.ladder import menu
from cogs.games.kleurenwiezen.ladder.written import (
    EXAMPLE,
    change_lines,
    contract_names,
    doubt_lines,
    read_rows,
    row_line,
    written_rows,
)
from cogs.games.kleurenwiezen.rules import in_words, row_name
from cogs.typed.choosing import MOST_TOLD
from engine.core.options import Contradiction
from engine.games.kleurenwiezen.contracts.ladders import LadderRow, custom
from engine.games.kleurenwiezen.options import KleurenwiezenOptions, configure
from engine.records.record import LADDER
from locales import LANGUAGES, Say, say_in

SCORES: Final = "scores"
FIELDS: Final[Mapping[str, str]] = {LADDER: SCORES}
ROWS: Final = menu
_LONGEST_FIELD: Final = 4000
"""Characters of a field of a form, as Discord has it."""


def page(options: KleurenwiezenOptions, say: Say) -> str:
    """The score table."""
    return in_words(options, "score", say)


def written(options: KleurenwiezenOptions, say: Say) -> dict[str, str]:
    """The score table, one contract per line."""
    return {SCORES: written_rows(options.contracts, say)}


def read(
    typed: Mapping[str, str], options: KleurenwiezenOptions, before: KleurenwiezenOptions, say: Say
) -> tuple[KleurenwiezenOptions, list[str]]:
    """The options with the score table typed, if it differs from the one they yield by themselves."""
    rows, bad = read_rows(typed.get(SCORES, ""), say)
    errors = [one.sentence(say) for one in bad[:MOST_TOLD]]
    if any(one.key == "contract" for one in bad):
        errors.append(say("house-contracts", contracts=contract_names(say)))
    if rows and not _is_built_in(rows, options, before):
        options = configure(options.preset, dict(options.values()) | {LADDER: rows})
    return options, errors


def too_long(options: KleurenwiezenOptions, say: Say) -> list[str]:
    """That the table would not fit into the form in some language."""
    longest = max(len(written_rows(options.contracts, say_in(language))) for language in LANGUAGES)
    return [say("house-error-long", most=_LONGEST_FIELD)] if longest > _LONGEST_FIELD else []


def changes(options: KleurenwiezenOptions, say: Say) -> list[str]:
    """How the score table differs from the variant's; otherwise nobody would notice a mistyped figure."""
    return change_lines(options, say)


def notes(options: KleurenwiezenOptions, say: Say) -> list[str]:
    """What may not be meant in the score table, and whether it balances."""
    return doubt_lines(options.contracts, say)


def same(before: KleurenwiezenOptions, after: KleurenwiezenOptions) -> bool:
    """Whether nothing differs, except perhaps how the ladder is written."""
    others = replace(before, ladder="") == replace(after, ladder="")
    return others and before.contracts.rows == after.contracts.rows


def facts(found: Contradiction, say: Say) -> dict[str, str | int]:
    """The names of the contracts, and an example line."""
    none: dict[str, str | int] = {"row": "", "other": "", "most": 0, "example": row_line(EXAMPLE, say)}
    return none | {name: _fact(fact, say) for name, fact in found.facts.items()}


def _fact(fact: object, say: Say) -> str | int:
    return fact if isinstance(fact, int) else row_name(fact, say) if isinstance(fact, LadderRow) else str(fact)


def _is_built_in(rows: str, options: KleurenwiezenOptions, before: KleurenwiezenOptions) -> bool:
    """Whether the table is still the one the options yield by themselves, before or after they were changed."""
    typed = custom(rows, options.all_tricks).rows
    return typed == options.contracts.rows or (not before.ladder and typed == before.contracts.rows)
