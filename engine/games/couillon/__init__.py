"""The Couillon family."""

from engine.games.couillon.rules import Couillon

GAME = Couillon()

__all__ = ["GAME", "Couillon"]
