"""The steps in which somebody composes a variant of Couillon."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cogs.messages.layout import Drawing
from engine.core.registry import game_named
from engine.games.couillon.options import CouillonOptions
from locales import Say
from rendering import look_of
from rendering.games.couillon.deal import alt_deal, draw_deal
from rendering.games.couillon.sheets import alt_sheet, draw_sheet, example_sheet

STEPS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "trumps": ("making", "show"),
        "cards": ("cards", "pack"),
        "play": ("following", "dame_de_make", "red_queens"),
        # The sheet comes before the Mit', which counts on some sheets only.
        "sheet": ("scoring", "lines", "branches", "cows", "royes", "target", "tie"),
        "mit": ("mit", "ottant"),
        "match": ("deals", "seats_by"),
    }
)
FORM_AT: Final = ""


def pictures(options: CouillonOptions, say: Say) -> list[Drawing]:
    """The deal with the order of trumps, and the score sheet after some deals."""
    look, match = look_of(say), game_named(options.game).begin(options)
    shown = example_sheet(match, say)
    sheet = (shown.sheet, shown.sides, shown.title, say, shown.before)
    return [
        Drawing(lambda: draw_deal(options, look, say), alt_deal(options, say, look.index_set)),
        Drawing(lambda: draw_sheet(*sheet, **shown.arguments()), alt_sheet(*sheet, **shown.arguments())),
    ]
