"""Chouine, for two, three and four, and as it is played around Mondoubleau."""

from engine.games.chouine.rules import Chouine

__all__ = ["Chouine"]
