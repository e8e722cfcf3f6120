"""The steps in which somebody composes a variant of Chouine."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cogs.messages.layout import Drawing
from engine.games.chouine.options import ChouineOptions
from engine.games.chouine.state import ChouineMatch
from locales import Say
from rendering import look_of
from rendering.canvas.wording import example_title
from rendering.games.chouine.card_values import alt_values, draw_values
from rendering.games.chouine.match import alt_match, draw_match

STEPS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"worth": ("quinte", "mondoubleau_doubled"), "match": ("parties", "manches")}
)
_NAMES: Final = ("Anna", "Ben", "Chloé", "Dirk")
_WINNERS: Final = (1, 2, 1, 1, 2)
"""Of the parties of the example."""
FORM_AT: Final = ""


def pictures(options: ChouineOptions, say: Say) -> list[Drawing]:
    """What cards and combinations are worth, and the slate after a few parties."""
    look, names = look_of(say), _NAMES[: options.variant.seats]
    before, standing = _some_parties(options)
    title = example_title(standing.deal - 1, say)
    return [
        Drawing(lambda: draw_values(options, look, say), alt_values(options, say, look.index_set)),
        Drawing(
            lambda: draw_match(standing, names, title, say, before), alt_match(standing, names, title, say, before)
        ),
    ]


def _some_parties(options: ChouineOptions) -> tuple[ChouineMatch, ChouineMatch]:
    """The standing before and after the last of some parties; it stops before somebody would have won the match."""
    before = standing = ChouineMatch.before(options, 1)
    for seat in _WINNERS:
        after = standing.at_deal().won_by(seat)
        if after.winners:
            break
        before, standing = standing, after
    return before, standing
