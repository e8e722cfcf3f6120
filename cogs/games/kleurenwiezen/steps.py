"""The steps in which somebody composes a variant of Kleurenwiezen."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cogs.messages.layout import Drawing
from engine.games.kleurenwiezen.options import KleurenwiezenOptions
from locales import Say
from rendering import look_of
from rendering.games.kleurenwiezen.ladder import alt_contracts, draw_contracts

STEPS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "dealing": ("packets", "shuffle", "gathering"),
        "contracts": (
            *("scoring", "solo5", "piccolo", "piccolissimo"),
            *("abondance_table", "slams", "slam_table", "open_slam"),
        ),
        "troel": ("troel", "troel_tricks", "troel_royal", "troel_lead"),
        "bidding": (
            *("proposals_per_suit", "binding", "solo_after_repeat", "parole"),
            *("abondance_to_misere", "forced_fourth", "misere_closes"),
        ),
        "scores": ("all_tricks", "abondance_overtricks", "accept13_undertricks", "doubles", "pass_doubles"),
        "match": ("deals", "passed_counts", "claim_when_settled"),
    }
)
FORM_AT: Final = "scores"


def pictures(options: KleurenwiezenOptions, say: Say) -> list[Drawing]:
    """The table of contracts."""
    look = look_of(say)
    return [Drawing(lambda: draw_contracts(options, look, say), alt_contracts(options, say))]
