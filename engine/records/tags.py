"""Splits a record's text into lines and tags, whatever they say (format: docs/records.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.errors import EngineError, quoted
from engine.core.registry import GAMES

OF_A_GAME: Final = f'[Game "{next(iter(GAMES))}"]'
"""The tag that a record starts with, for example."""
_TAG: Final = re.compile(r'\[(\w{1,40})\s+"([^"]*)"(?:\s+"([^"]*)")?\]')
_OTHER_FILES: Final = (
    (re.compile(r"% *PBN\b|\[Event\s", re.IGNORECASE), "PBN, for bridge programs"),
    (re.compile(r"\{"), "JSON, for verify_match.py"),
)
"""How the files that a match leaves beside its record begin, and what they are."""
_COMMENT: Final = re.compile(r'((?:[^"#]++|"[^"]*+")*+)#.*')


class BadRecord(EngineError, ValueError):
    """A text that is not a record; `line` counts from 1."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line, self.why = line, why


def numbered_lines(text: str) -> Iterator[tuple[int, str]]:
    """The numbered lines without comments, leaving out blank ones; a `#` within quotes starts no comment."""
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        comment = _COMMENT.fullmatch(line)
        if stripped := (comment[1] if comment else line).strip():
            yield number, stripped


def refuse_another_file(lines: Sequence[tuple[int, str]]) -> None:
    """Raise BadRecord if these numbered lines are another file of a match, which `/replay` gives beside the record."""
    for number, text in lines[:1]:
        for beginning, what in _OTHER_FILES:
            if beginning.match(text):
                raise BadRecord(number, f"this is {what}, not a record; the record of the match is its .txt file")


def print_tag(name: str, *values: str) -> str:
    """A tag with its values, as `read_tag` reads it."""
    return f"[{name} " + " ".join(f'"{value}"' for value in values) + "]"


def misplaced(number: int, name: str) -> BadRecord:
    """The error for a tag of a name that cannot stand here."""
    return BadRecord(number, f"the tag [{name.capitalize()}] is unknown or misplaced")


def number_of(digits: str) -> int:
    """The number in these ASCII digits; reads ten at most, as any number beyond nine digits is equally wrong."""
    return int(digits.lstrip("0")[:10] or "0")


def is_deal(text: str) -> bool:
    """Whether a line is, or is meant to be, a [Deal] tag."""
    return text.startswith("[") and text[1:].lower().startswith("deal") and not text[1:].lower().startswith("dealer")


def read_tag(number: int, text: str) -> list[str]:
    """The tag's name in lower case, and its values."""
    match = _TAG.fullmatch(text)
    if not match:
        raise BadRecord(number, f"{quoted(text)} is not a tag, such as {OF_A_GAME}")
    return [match[1].lower(), *(value for value in match.groups()[1:] if value is not None)]
