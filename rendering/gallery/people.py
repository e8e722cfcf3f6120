"""The people of the gallery: those at its tables, and those on its longer lists."""

from __future__ import annotations

from datetime import date
from typing import Final

from rendering.canvas.values import SeatLabel

EIGHT: Final = (
    SeatLabel("Kléber"),
    SeatLabel("Łukasz"),
    SeatLabel("Zoé", computer=True),
    SeatLabel("François-Xavier de la Tour", away=True),
    SeatLabel("Anna"),
    SeatLabel("Bram van den Broeck"),
    SeatLabel("Chloé"),
    SeatLabel("Daan", computer=True),
)
FOUR: Final = (
    SeatLabel("Kléber"),
    SeatLabel("Marie-Christine de la Tour", away=True),
    SeatLabel("Zoé", computer=True),
    SeatLabel("Łukasz"),
)
MEMBERS: Final = (
    *("Zoé", "Łukasz", "François-Xavier de la Tour", "Kléber", "Anneke", "Bram", "Chloé", "Daan"),
    *("Émilie", "Гриша", "Dieter", "Marie-Christine van den Bossche", "Fons", "Odette", "Jef", "Mireille"),
)
"""Those on longer lists."""
ALONE: Final = tuple((one,) for one in (*EIGHT[:3], SeatLabel("Marie-Christine")))
"""Where everybody plays alone, at the end of a match."""
SERVER: Final = "De Vrolijke Kaartclub"
TODAY: Final = date(2026, 11, 21)
