"""A picture of the gallery with its words, made only on demand, and the people who sit at the gallery's tables."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final, NamedTuple

from rendering.canvas.values import Picture, SeatLabel


class Exhibit(NamedTuple):
    """One picture with its text alternative."""

    name: str
    """The kind, then which one: `table-start`."""
    draw: Callable[[], Picture]
    words: Callable[[], str]

    @property
    def kind(self) -> str:
        """What kind of picture it is."""
        return self.name.partition("-")[0]


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
