"""What declarations count, and what a seat has declared."""

from __future__ import annotations

from typing import Final

from engine.core.cards import Suit
from engine.games.chouine.combinations import Combination
from engine.games.chouine.options import ChouineOptions
from engine.games.chouine.state import ChouineView

WINS: Final = 1000
"""What a chouine counts in the search: more than any points."""


def bit_of(suit: Suit | None) -> int:
    """The bit for a declaration in this suit, or for one of brisques."""
    return 16 if suit is None else 1 << suit


def declared_by(view: ChouineView, seat: int) -> int:
    """The bits of all that a seat has declared."""
    done = 0
    for declared in view.declared:
        if declared.seat == seat:
            done |= bit_of(declared.suit)
    return done


def points_of(
    combination: Combination, suit: Suit | None, trump: Suit | None, makes: bool, options: ChouineOptions
) -> int:
    """What a combination counts, `WINS` for a chouine; `makes`: whether declaring it makes its suit trumps."""
    if combination is Combination.QUINTE:
        return options.quinte
    points = next(shape.points for shape in options.variant.shapes if shape.combination is combination)
    if points is None:
        return WINS
    in_trumps = suit is not None and suit is trump and (options.mondoubleau_doubled or not makes)
    return 2 * points if in_trumps else points
