"""The units of games, in keys of texts."""

from __future__ import annotations

from unicodedata import normalize


def unit_key(unit: str) -> str:
    """The name of a unit without accents, as keys and variants of texts have it: `royes`."""
    return "".join(letter for letter in normalize("NFKD", unit) if letter.isascii())
