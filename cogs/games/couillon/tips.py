"""Advice for players of Couillon.

Source: couillon-family.txt, "Couillon Forcé", "Play with Mit', Kontra and Re", "Other Variants".
"""

from __future__ import annotations

from typing import Final

from cogs.learn.tips import Tip, lines
from engine.games.couillon.options import CouillonOptions
from engine.games.couillon.variants import Following, Making, Scoring
from locales import Say

_PROPOSED: Final = (Making.UPCARD, Making.TONGRES, Making.DEALER_CARD)

LAST_TRICKS: Final = 8
"""So many tricks without a stock the tip about it speaks of, as many as each is dealt cards."""
THROWN_IN: Final = (Making.TONGRES, Making.DEALER_CARD)
"""Ways of making trumps in which everybody may pass for good."""

_DOUBLED_BY_TIES: Final = (Scoring.SLATE, Scoring.POINTS, Scoring.TREE)

_COUILLON: Final = (
    Tip("couillon-accept", lambda options: options.variant.making in _PROPOSED),
    Tip(
        "couillon-accept-tie",
        lambda options: options.variant.making in _PROPOSED and options.variant.scoring is Scoring.NUMBERS,
        goes_on=True,
    ),
    Tip("couillon-forced", lambda options: options.variant.making in (Making.FORCED, Making.HELD)),
    Tip("couillon-turn", lambda options: options.variant.making is Making.FORCED, goes_on=True),
    Tip("couillon-named", lambda options: options.variant.making is Making.NAMED),
    Tip("couillon-worth"),
    Tip("couillon-trump", lambda options: options.variant.following is not Following.STRICT),
    Tip("couillon-strict", lambda options: options.variant.following is Following.STRICT),
    Tip(
        "couillon-stock",
        lambda options: (
            options.variant.draws
            and options.variant.cards == LAST_TRICKS
            and options.variant.following is Following.OR_TRUMP
        ),
    ),
    Tip("couillon-layout", lambda options: bool(options.variant.layouts)),
    Tip("couillon-mit", lambda options: options.mit != "none"),
    Tip("couillon-mit-later", lambda options: options.mit != "none"),
    Tip("couillon-kontra", lambda options: options.mit == "kontra" and options.variant.scoring is Scoring.ROYES),
    Tip("couillon-ottant", lambda options: options.ottant),
    Tip("couillon-queens", lambda options: bool(options.queens)),
    Tip("couillon-tie", lambda options: options.variant.scoring in _DOUBLED_BY_TIES),
    Tip(
        "couillon-passed",
        lambda options: options.variant.making in THROWN_IN and options.variant.scoring is Scoring.NUMBERS,
    ),
)


def couillon_tips(options: CouillonOptions, say: Say) -> str:
    return "\n".join(lines(_COUILLON, options, say))
