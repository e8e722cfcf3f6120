"""Long names that picture tests share."""

from __future__ import annotations

from typing import Final

from rendering.canvas.letters.graphemes import graphemes

LONG_NAMES: Final = (
    "Maximiliane von und zu Wackernag",
    "François-Xavier de la Tour-Maubo",
    "Константинопольский-Задунайский",
    "محمد عبد الرحمن بن عبد العزيز",
    "Marie-Christine van den Bossche",
    "Donaudampfschifffahrtsgesellsch",
    "Ελένη Παπαδοπούλου-Κωνσταντίνου",
    "田中ゆうこ田中ゆうこ田中",
    "Wolfgang",
)
"""Of up to 32 letters."""


def grown(name: str, letters: int) -> str:
    """The name, as often as needed, with so many characters or a few less: no letter is cut in half."""
    text = ""
    for one in graphemes(f"{name} " * letters if " " in name else name * letters):
        if len(text) + len(one) > letters:
            break
        text += one
    return text.strip()
