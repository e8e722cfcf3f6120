"""Presets and options of the Couillon family (rules: docs/rules/couillon.md)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.options import Options, OptionSpec

OPTIONS: Final = (
    OptionSpec("lines", ("7", "5"), "lines on each side of the slate: wins needed for the match"),
    OptionSpec("pack", ("24", "32"), "cards in the pack: 24 (A K Q J T 9) or 32 (with 8 and 7)"),
    OptionSpec("seats_by", ("lobby", "high-cards"), "partners as people sit down, or drawn by high cards"),
)

PRESETS: Final[dict[str, dict[str, str]]] = {"couillon": {}}

RANKS: Final = {24: "AKQJT9", 32: "AKQJT987"}


@dataclass(frozen=True, slots=True)
class CouillonOptions(Options):
    """The options of one match."""

    lines: int
    pack: int
    seats_by: str
