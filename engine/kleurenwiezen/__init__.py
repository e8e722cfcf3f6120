"""Kleurenwiezen, whist à la couleur."""

from engine.kleurenwiezen.rules import Kleurenwiezen

__all__ = ["Kleurenwiezen"]
