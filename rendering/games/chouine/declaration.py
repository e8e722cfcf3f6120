"""A combination declared with a card, as it is said."""

from __future__ import annotations

from engine.games.chouine.state import Declared
from locales import Say
from rendering.table.calls import Call


def declaration(declared: Declared, say: Say) -> Call:
    """A combination declared with a card: its name and suit; golden if it makes trumps."""
    word = say(f"picture-combination-{declared.combination}")
    return Call((word,) if declared.suit is None else (word, declared.suit), declared.makes_trumps)
