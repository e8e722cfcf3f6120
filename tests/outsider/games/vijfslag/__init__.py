"""Vijfslag: five cards each, the next one turned up for trumps, and every trick is a point."""

from engine.games.vijfslag.rules import Vijfslag  # type: ignore[import-not-found]

GAME = Vijfslag()
