"""Long names that picture tests share."""

from __future__ import annotations

from typing import Final

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
