"""How Kleurenwiezen is drawn."""

from __future__ import annotations

from typing import Final

from rendering.games.kleurenwiezen.table import Kleurenwiezen

GAME: Final = Kleurenwiezen()
