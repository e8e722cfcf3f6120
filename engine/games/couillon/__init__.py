"""The Couillon family."""

from engine.games.couillon.rules import Couillon

__all__ = ["Couillon"]
