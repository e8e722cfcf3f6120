"""How Chouine is drawn."""

from __future__ import annotations

from typing import Final

from rendering.games.chouine.table import Chouine

GAME: Final = Chouine()
