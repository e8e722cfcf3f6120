"""The last cards of a contract in which few tricks are wanted: after which card it is made in most supposed deals.

In each of them everybody is taken to see all cards, and who is hunted is hunted by all others. A declarer looks at the
own contract alone; an opponent at those of all declarers, each by itself, as each pays by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.core.actions import Action, Play
from engine.games.kleurenwiezen.sheet import SEATS, payment
from engine.games.kleurenwiezen.state import KleurenwiezenView
from engine.players.search.hunts import against, facing, hunted_down
from engine.players.search.position import Position, Rules
from engine.players.search.search import Effort

LAST: Final = 6
"""With so many cards in hand, or fewer, all that may follow is looked at."""
AT_ONCE: Final = 10
"""Deals between two looks at what they have taken: always as many, so that the same are looked at everywhere."""
MOST: Final = 10_000
"""No more deals are supposed after so many positions between two tricks."""


def stake_of(view: KleurenwiezenView) -> float:
    """How many points lie between a contract made and one that fails: a declarer's own or, for others, one of those."""
    contract = view.contract
    assert contract is not None
    made, failed = (payment(view.public.match.ladder, contract, contract.goal + more, view.multiple) for more in (0, 1))
    if view.seat in view.declarers and view.tricks[view.seat - 1] <= contract.goal:
        return (SEATS - 1) * (made.own - failed.own)
    return made.against - failed.against


def weigh_last(
    view: KleurenwiezenView,
    rules: Rules,
    plays: Sequence[Play],
    deals: Callable[[int], Sequence[Position]],
    effort: Effort,
) -> Mapping[Action, float]:
    """What these cards are worth, in points, beside a contract that fails; `deals` gives so many that may be."""
    assert view.contract is not None
    goal = view.contract.goal
    open_still = [side for side, seat in enumerate(view.declarers) if view.tricks[seat - 1] <= goal]
    own = rules.sides[view.seat - 1]
    hunted = [own] if own in open_still else open_still
    cards = [rules.deck.bits[play.card] for play in plays]
    made, count, looked_at = [0] * len(cards), 0, 0
    for batch in effort.batches(AT_ONCE):
        positions = deals(batch)
        count += len(positions)
        for side in hunted:
            for after, looked in hunted_down(against(rules, side), [facing(at, side) for at in positions], cards):
                made = [so_far + one for so_far, one in zip(made, after, strict=True)]
                looked_at += looked
        if looked_at > MOST:
            break
    point = (1 if own in hunted else -1) * stake_of(view) / count
    return {play: point * so_far for play, so_far in zip(plays, made, strict=True)}
