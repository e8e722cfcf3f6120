"""A match from a file that somebody brings: a record, or the PBN that a match leaves beside its record. Pure."""

from __future__ import annotations

import codecs
from enum import StrEnum
from typing import Final

from engine.core.errors import EngineError
from engine.core.registry import GAMES, in_room
from engine.records.record import Record
from engine.records.replay import positions

LARGEST: Final = 512 * 1024
"""Bytes; a match of a hundred deals has a tenth of that."""
_BEGINNINGS: Final = {codecs.BOM_UTF8: "utf-8", codecs.BOM_UTF16_LE: "utf-16-le", codecs.BOM_UTF16_BE: "utf-16-be"}
"""How files begin that say their encoding."""


class WhyNot(StrEnum):
    """Why a file cannot be read, or is no match."""

    TOO_LARGE = "too-large"
    NO_TEXT = "no-text"
    EMPTY = "empty"
    """There is no deal in it."""
    PROOF = "proof"
    """It is the file for `verify_match.py`."""
    OTHER_PBN = "other-pbn"
    """It is of another program, and not of a match of ours."""


class OtherFile(EngineError, ValueError):
    """A file that is not what was asked for, whatever stands on its lines."""

    def __init__(self, why: WhyNot) -> None:
        super().__init__(f"this file is refused: {why}")
        self.why = why


def text_in(data: bytes) -> str:
    """The text of a file, with plain line ends: UTF-8, UTF-16 if it says so, else what old editors of Windows write.

    Raises OtherFile(too-large, no-text).
    """
    if len(data) > LARGEST:
        raise OtherFile(WhyNot.TOO_LARGE)
    beginning = next((one for one in _BEGINNINGS if data.startswith(one)), b"")
    encodings = (_BEGINNINGS[beginning],) if beginning else ("utf-8", "cp1252")
    for encoding in encodings:
        try:
            text = data[len(beginning) :].decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" in text:
            break
        return text.replace("\r\n", "\n").replace("\r", "\n")
    raise OtherFile(WhyNot.NO_TEXT)


def match_in(text: str) -> Record:
    """The match of a text, played through; a long one takes a while.

    Raises OtherFile, BadRecord with the line that is wrong, and IllegalLine for what the rules forbid.
    """
    first = text.lstrip()
    if first.startswith("{"):
        raise OtherFile(WhyNot.PROOF)
    record = _of_pbn(text) if first[:1] == "%" or first[:6].casefold() == "[event" else Record.parse(text)
    if not record.deals:
        raise OtherFile(WhyNot.EMPTY)
    for _ in positions(record):
        pass
    return record


def _of_pbn(text: str) -> Record:
    for name in GAMES:
        pbn = in_room("engine", name, "pbn")
        if pbn is not None and pbn.is_ours(text):
            found: Record = pbn.read_pbn(text)
            return found
    raise OtherFile(WhyNot.OTHER_PBN)
