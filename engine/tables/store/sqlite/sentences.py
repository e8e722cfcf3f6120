"""What is wrong with a file, in one sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.tables.model.errors import JournalBusy, JournalError


def unusable(file: Path, error: Exception) -> JournalError:
    """The error to tell whoever runs the program. No value is in SQLite's own errors."""
    text = str(error).lower()
    sentence = next((found for symptom, found in _SENTENCES.items() if symptom in text), None)
    if sentence is None:
        trouble = JournalError(f"The database {file} cannot be used: {getattr(error, 'orig', None) or error}")
    else:
        kind = JournalBusy if sentence == _SENTENCES[_HELD] else JournalError
        trouble = kind(sentence.format(file=file))
    trouble.__cause__ = error
    return trouble


_HELD: Final = "locked"
_SENTENCES: Final = {
    _HELD: "The database {file} is held by another program: stop that one and try again.",
    "not a database": "The file {file} is not a database: name another, or move it away to start with an empty one.",
    "malformed": "The database {file} is damaged: put back a copy, or move it away to start with an empty one.",
    "readonly": "The database {file} cannot be written: make it and its folder writable.",
    "unable to open": "The database {file} cannot be opened: make it and its folder readable and writable.",
    "is full": "The database {file} cannot be written: there is no room on the disk.",
}
