"""Kleurenwiezen, whist à la couleur."""

from engine.games.kleurenwiezen.rules import Kleurenwiezen

GAME = Kleurenwiezen()

__all__ = ["GAME", "Kleurenwiezen"]
