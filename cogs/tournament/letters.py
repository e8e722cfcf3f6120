"""What a table is called within a round, since table numbers count all tables there ever were. Pure."""

from __future__ import annotations

_LETTERS = 26


def letter(number: int) -> str:
    """A letter from A to Z, then two of them: a hundred tables go from A to CV."""
    before, at = divmod(number - 1, _LETTERS)
    own = chr(ord("A") + at)
    return letter(before) + own if before else own
