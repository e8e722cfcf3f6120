"""What a finished deal was about, for statistics."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from engine.core.cards import cards_in
from engine.core.results import DealFacts, Feat, Outcome
from engine.core.seats import per_seat_with
from engine.games.couillon.play import POINTS
from engine.games.couillon.sheets.points import Points
from engine.games.couillon.state import CouillonMatch, CouillonState, Public, counted, per_side

SWEEP: Final = "sweep"
"""Taking all the tricks; counted for every seat of the side."""


def facts_of(public: Public, outcome: Outcome) -> DealFacts:
    """The facts of a deal: who made trumps and won, who said Mit', Kontra and Re, and who took all the tricks."""
    result, match = outcome.result, outcome.match
    sides, winner, made = match.variant.sides, counted(public).winner, public.made
    said = (("mit", made.mit), ("kontra", made.kontra), ("re", made.re))
    tricks, played = per_side(public.tricks, sides), len(public.played)
    swept = [seat for seat, side in enumerate(sides, 1) if played and tricks[side] == played]
    return DealFacts(
        contract=None,
        declarers=result.declarers,
        made=tuple(seat for seat in result.declarers if sides[seat - 1] == winner),
        points=points_of(match, result.delta),
        tricks=result.tricks,
        feats=(*(Feat(seat, word) for word, seat in said if seat), *(Feat(seat, SWEEP) for seat in swept)),
    )


def points_of(match: CouillonMatch, delta: tuple[int, ...]) -> tuple[int, ...]:
    """What a deal gave each seat; more is better, unlike on most sheets."""
    return delta if isinstance(match.sheet, Points) else tuple(-change for change in delta)


def worst(state: CouillonState, seats: Collection[int]) -> tuple[int, ...]:
    """What the deal gives each seat if everything left goes to the side other than `seats`."""
    public = state.public
    before, all_seats = public.match, len(state.hands)
    taker = next(seat for seat in range(1, all_seats + 1) if seat not in seats)
    under_way = public.trick if len(public.trick) < all_seats else ()
    cards = [card for hand in state.hands for card in cards_in(hand)] + [card for _, card in under_way]
    left = len(cards) // all_seats
    after = public._replace(
        played=(*public.played, *((),) * left),
        tricks=per_seat_with(public.tricks, taker, left),
        card_points=per_seat_with(public.card_points, taker, sum(POINTS[card] for card in cards)),
    )
    score = before.after(before.sheet.after(counted(after))).score
    return points_of(before, tuple(new - old for new, old in zip(score, before.score, strict=True)))
