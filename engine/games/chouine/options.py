"""Presets and options of Chouine (rules: docs/rules/chouine.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from engine.core.errors import ReasonBase
from engine.core.options import ImpossibleOptions, Options, OptionSpec, choose
from engine.games.chouine.combinations import Combination
from engine.games.chouine.variants import VARIANTS, Variant
from engine.games.chouine.words import ChouineImpossible

OPTIONS: Final = (
    OptionSpec("parties", ("5", "1", "3", "7", "9"), "parties in a manche: best of so many", is_length=True),
    OptionSpec("manches", ("3", "1"), "manches in the match: best of so many", is_length=True),
    OptionSpec("quinte", ("100", "50"), "points for a quinte, five brisques"),
    OptionSpec("mondoubleau_doubled", ("yes", "no"), "the declaration that makes trumps counts as one in trumps"),
)

PRESETS: Final[dict[str, dict[str, str]]] = {
    name: {} if variant.seats == 2 else {"manches": "1"} for name, variant in VARIANTS.items()
}

_WHERE: Final[dict[str, tuple[Callable[[Variant], bool], ReasonBase]]] = {
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
    def variant(self) -> Variant:
        return VARIANTS[self.preset]

    @property
    def parties_to_win(self) -> int:
        """How many parties win a manche."""
        return (self.parties + 1) // 2

    @property
    def manches_to_win(self) -> int:
        """How many manches win the match."""
        return (self.manches + 1) // 2


def configure(preset: str | None, changes: Mapping[str, str] | None) -> ChouineOptions:
    """Options of a preset with changes, as text; raises UnknownChoice, ImpossibleOptions."""
    name, chosen = choose(OPTIONS, PRESETS, preset, changes)
    defaults = {spec.name: spec.default for spec in OPTIONS}
    for option, (possible, why) in _WHERE.items():
        if chosen[option] != defaults[option] and not possible(VARIANTS[name]):
            raise ImpossibleOptions(why, name, option, chosen[option])
    return ChouineOptions(
        preset=name,
        parties=int(chosen["parties"]),
        manches=int(chosen["manches"]),
        quinte=int(chosen["quinte"]),
        mondoubleau_doubled=chosen["mondoubleau_doubled"] == "yes",
    )
