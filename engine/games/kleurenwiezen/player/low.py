"""Cards against contracts in which few tricks are wanted, by deals that fit what was said.

Who undertakes such a contract says much about the hand, so the deals are supposed, not just any; they are played out
as the search does: who must not win tricks ducks, the others hunt. The declarers themselves play as `normal`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from engine.core.actions import Action, Play
from engine.games.kleurenwiezen.contracts.scoring import payment
from engine.games.kleurenwiezen.match import SEATS
from engine.games.kleurenwiezen.player.certain import safe
from engine.games.kleurenwiezen.player.ducking import weigh_to_duck
from engine.games.kleurenwiezen.player.imagined import imagine, position_of
from engine.games.kleurenwiezen.player.supposed import Supposing
from engine.games.kleurenwiezen.view import KleurenwiezenView
from engine.search.effort import Effort
from engine.search.position import Position
from engine.search.search import averaged, batches

HUNTING: Final = 0.05
"""Weight of what `normal` thinks of an opponent's card, beside making or failing the contract."""


def weigh_low(
    view: KleurenwiezenView, plays: Sequence[Play], rng: random.Random, effort: Effort
) -> dict[Action, float]:
    """What these cards are worth in a negative contract, in points."""
    assert view.contract is not None
    plays = safe(view, plays) or plays
    left = {seat: view.contract.goal - view.tricks[seat - 1] for seat in view.declarers}
    worths = {action: HUNTING * stake_of(view) * worth for action, worth in weigh_to_duck(view, plays).items()}
    if left.get(view.seat, -1) >= 0 or max(left.values()) < 0:
        # The hunt looks to the end of a trick only: who ducks does better by the rules of thumb.
        return worths
    seen = imagine(view, plays)
    assert seen is not None
    start, deck, supposing = position_of(view, seen.rules), seen.rules.deck, Supposing(view)

    def worlds(count: int) -> list[Position]:
        found = []
        for hands in supposing.now(rng, count):
            at = start.copy()
            at.hands = list(map(deck.mask, hands))
            found.append(at)
        return found

    totals = averaged(seen, map(worlds, batches(effort)))
    return {action: worths[action] + totals[action.card] for action in plays}


def stake_of(view: KleurenwiezenView) -> float:
    """How many points lie between a contract made and one that fails, for a declarer or an opponent."""
    contract = view.contract
    assert contract is not None
    made, failed = (payment(view.public.match.ladder, contract, contract.goal + more, view.multiple) for more in (0, 1))
    if view.seat in view.declarers:
        return (SEATS - 1) * (made.own - failed.own)
    return made.against - failed.against
