"""How the Couillon family is drawn."""

from __future__ import annotations

from typing import Final

from rendering.games.couillon.table import Couillon

GAME: Final = Couillon()
