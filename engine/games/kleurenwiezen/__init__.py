"""Kleurenwiezen, whist à la couleur."""

from engine.games.kleurenwiezen.rules import Kleurenwiezen

__all__ = ["Kleurenwiezen"]
