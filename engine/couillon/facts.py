"""What a finished deal was about, for statistics."""

from __future__ import annotations

from typing import Final

from engine.couillon.play import counted, per_side
from engine.couillon.points import Points
from engine.couillon.state import Public
from engine.game import DealFacts, Feat, Outcome

SWEEP: Final = "sweep"
"""All the tricks; told of every seat of the side."""


def facts_of(public: Public, outcome: Outcome) -> DealFacts:
    """Who made trumps and won the deal, who said Mit', Kontra and Re, who took all the tricks."""
    result, match = outcome.result, outcome.match
    sides, winner, made = match.variant.sides, counted(public).winner, public.made
    said = (("mit", made.mit), ("kontra", made.kontra), ("re", made.re))
    tricks, played = per_side(public.tricks, sides), len(public.played)
    swept = [seat for seat, side in enumerate(sides, 1) if played and tricks[side] == played]
    return DealFacts(
        contract=None,
        declarers=result.declarers,
        made=tuple(seat for seat in result.declarers if sides[seat - 1] == winner),
        points=result.delta if isinstance(match.sheet, Points) else tuple(-change for change in result.delta),
        tricks=result.tricks,
        feats=(*(Feat(seat, word) for word, seat in said if seat), *(Feat(seat, SWEEP) for seat in swept)),
    )
