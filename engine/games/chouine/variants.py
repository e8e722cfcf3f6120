"""What distinguishes the presets, as data.

Source: chouine.txt, "Three or Four Players" and "Mondoubleau Variant".
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, NamedTuple

from engine.core.cards import pack_of
from engine.games.chouine.combinations import OF_FIVE, OF_THREE, RANKING, Shape

PACK: Final = pack_of(RANKING)


class Variant(NamedTuple):
    """One way to play."""

    seats: int
    hand: int
    """Cards dealt to each seat."""
    shapes: tuple[Shape, ...]
    """The combinations that may be declared."""
    turns_up: bool
    """Whether a card is turned up for trumps and becomes the talon's last; otherwise a declaration makes trumps."""

    @property
    def talon(self) -> int:
        """How many cards are left after the deal, including the one turned up."""
        return len(PACK) - self.seats * self.hand

    @property
    def draws(self) -> int:
        """How many tricks end with a draw, which they do while the talon has a card for everybody."""
        return self.talon // self.seats


_TWO: Final = Variant(seats=2, hand=5, shapes=OF_FIVE, turns_up=True)
VARIANTS: Final = MappingProxyType(
    {
        "chouine": _TWO,
        "chouine-3": Variant(seats=3, hand=3, shapes=OF_THREE, turns_up=True),
        "chouine-4": Variant(seats=4, hand=3, shapes=OF_THREE, turns_up=True),
        "mondoubleau": _TWO._replace(turns_up=False),
    }
)
"""By preset."""
