"""Chouine, for two, three and four, and as it is played around Mondoubleau."""

from engine.games.chouine.rules import Chouine

GAME = Chouine()

__all__ = ["GAME", "Chouine"]
