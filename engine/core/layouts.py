"""Cards that lie on the table in a layout instead of being held in a hand."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.cards import Card


class Pile(NamedTuple):
    """One place of a layout: its face-up card, if there is one, and whether a face-down card lies there."""

    up: Card | None
    covers: bool


Layouts = tuple[tuple[Pile, ...], ...]
"""Per seat its layout, empty where a hand is held as usual."""
