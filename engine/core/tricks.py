"""The part of trick-taking that all games share."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.cards import Card


class Played(NamedTuple):
    """A card on the table and the seat it came from."""

    seat: int
    card: Card
