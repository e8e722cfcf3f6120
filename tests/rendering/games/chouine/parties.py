"""Parties of Chouine that several tests look at, each played once."""

from __future__ import annotations

from functools import cache

from engine.games.chouine.state import ChouineState
from tests.rendering.games.chouine import gallery


@cache
def parties(preset: str, seed: int) -> tuple[ChouineState, ...]:
    """Every position of a random partie."""
    return tuple(gallery.parties(preset, seed))
