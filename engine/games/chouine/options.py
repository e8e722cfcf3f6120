"""Presets and options of Chouine, and as data what distinguishes the presets.

Source: chouine.txt, "Three or Four Players" and "Mondoubleau Variant"; docs/rules/chouine.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.core.cards import Suit, pack_of
from engine.core.errors import ReasonBase
from engine.core.options import ImpossibleOptions, Options, OptionSpec, choose, values_of
from engine.games.chouine.actions import ChouineImpossible
from engine.games.chouine.combinations import OF_FIVE, OF_THREE, RANKING, Combination, Shape

PACK: Final = pack_of(RANKING)


class ChouineVariant(NamedTuple):
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


_TWO: Final = ChouineVariant(seats=2, hand=5, shapes=OF_FIVE, turns_up=True)
VARIANTS: Final = MappingProxyType(
    {
        "chouine": _TWO,
        "chouine-3": ChouineVariant(seats=3, hand=3, shapes=OF_THREE, turns_up=True),
        "chouine-4": ChouineVariant(seats=4, hand=3, shapes=OF_THREE, turns_up=True),
        "mondoubleau": _TWO._replace(turns_up=False),
    }
)
"""By preset."""


OPTIONS: Final = (
    OptionSpec("parties", ("5", "1", "3", "7", "9"), "parties in a manche: best of so many", is_length=True),
    OptionSpec("manches", ("3", "1"), "manches in the match: best of so many", is_length=True),
    OptionSpec("quinte", ("100", "50"), "points for a quinte, five brisques"),
    OptionSpec("mondoubleau_doubled", ("yes", "no"), "the declaration that makes trumps counts as one in trumps"),
)

PRESETS: Final[dict[str, dict[str, str]]] = {
    name: {} if variant.seats == 2 else {"manches": "1"} for name, variant in VARIANTS.items()
}

_WHERE: Final[dict[str, tuple[Callable[[ChouineVariant], bool], ReasonBase]]] = {
    "quinte": (
        lambda variant: any(shape.combination is Combination.QUINTE for shape in variant.shapes),
        ChouineImpossible.NO_QUINTE,
    ),
    "mondoubleau_doubled": (lambda variant: not variant.turns_up, ChouineImpossible.TRUMPS_TURNED_UP),
}
"""Where an option may be changed, and why not elsewhere."""


@dataclass(frozen=True, slots=True)
class ChouineOptions(Options):
    """The options of one match."""

    game = "chouine"

    parties: int
    manches: int
    quinte: int
    mondoubleau_doubled: bool

    @property
    def variant(self) -> ChouineVariant:
        return VARIANTS[self.preset]

    def points_of(self, combination: Combination) -> int | None:
        """What a combination of these rules counts outside trumps; None: it wins the partie."""
        if combination is Combination.QUINTE:
            return self.quinte
        return next(shape.points for shape in self.variant.shapes if shape.combination is combination)

    def points_declared(
        self, combination: Combination, suit: Suit | None, trump: Suit | None, *, makes: bool
    ) -> int | None:
        """The same as declared in a suit, None for brisques; `makes`: whether that makes it trumps."""
        points = self.points_of(combination)
        in_trumps = suit is not None and suit is trump and (self.mondoubleau_doubled or not makes)
        return 2 * points if points is not None and in_trumps else points

    @property
    def parties_to_win(self) -> int:
        """How many parties win a manche."""
        return (self.parties + 1) // 2

    @property
    def manches_to_win(self) -> int:
        """How many manches win the match."""
        return (self.manches + 1) // 2


def configure(preset: str | None = None, changes: Mapping[str, str] | None = None) -> ChouineOptions:
    """Options of a preset with changes, as text; raises UnknownChoice, ImpossibleOptions."""
    name, chosen = choose(OPTIONS, PRESETS, preset, changes)
    defaults = {spec.name: spec.default for spec in OPTIONS}
    for option, (possible, why) in _WHERE.items():
        if chosen[option] != defaults[option] and not possible(VARIANTS[name]):
            raise ImpossibleOptions(why, name, option, chosen[option])
    return ChouineOptions(preset=name, **values_of(OPTIONS, chosen))
