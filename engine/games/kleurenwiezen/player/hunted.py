"""The last cards of a contract in which few tricks are wanted: after which card it is made in most supposed deals.

In each of them everybody is taken to see all cards, and who is hunted is hunted by all others. A declarer looks at the
own contract alone; an opponent at those of all declarers, each by itself. What they come to together pays points or,
in the last deals, is worth something by the score: there it may matter who of two is caught.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from engine.core.actions import Action, Play
from engine.games.kleurenwiezen.player.score import score_of
from engine.games.kleurenwiezen.sheet import deltas
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


class Quarry(NamedTuple):
    """Contracts of which it is still open whether they are made, as a seat sees them."""

    sides: tuple[int, ...]
    """Whose they are: the own alone, as long as it is open; else those of all declarers that are open."""
    worth: Callable[[tuple[bool, ...]], float]
    """What it is worth to the seat which of them are made, beside none: points, or what the score makes of them."""

    @property
    def stake(self) -> float:
        """How much lies between a contract made and one that fails, where that is most."""
        return max([abs(self.worth(tuple(one == side for one in self.sides))) for side in self.sides], default=0.0)


def hunted_by(view: KleurenwiezenView) -> Quarry:
    """What a seat looks at in a contract for few tricks."""
    contract, declarers, place = view.contract, view.declarers, view.seat - 1
    assert contract is not None
    open_still = [side for side, seat in enumerate(declarers) if view.tricks[seat - 1] <= contract.goal]
    own = view.sides[place]
    sides = (own,) if own in open_still else tuple(open_still)
    ladder, multiple, score = view.public.match.ladder, view.multiple, score_of(view.public.match, view.seat)

    def paid(made: tuple[bool, ...]) -> float:
        tricks = list(view.tricks)
        for side, makes in zip(sides, made, strict=True):
            tricks[declarers[side] - 1] = contract.goal + (not makes)
        gained = deltas(ladder, contract, declarers, tuple(tricks), multiple)
        return gained[place] if score is None else score.worth(gained)

    none = paid((False,) * len(sides))
    return Quarry(sides, lambda made: paid(made) - none)


def weigh_last(
    view: KleurenwiezenView,
    rules: Rules,
    plays: Sequence[Play],
    deals: Callable[[int], Sequence[Position]],
    effort: Effort,
) -> Mapping[Action, float]:
    """What these cards are worth beside contracts that all fail; `deals` gives so many that may be."""
    quarry, cards = hunted_by(view), [rules.deck.bits[play.card] for play in plays]
    tallies, count, looked_at = [Counter[tuple[bool, ...]]() for _ in cards], 0, 0
    for batch in effort.batches(AT_ONCE):
        positions = deals(batch)
        count += len(positions)
        found = [
            hunted_down(against(rules, side), [facing(at, side) for at in positions], cards) for side in quarry.sides
        ]
        for of_sides in zip(*found, strict=True):
            looked_at += sum(looked for _, looked in of_sides)
            for tally, *made in zip(tallies, *(made for made, _ in of_sides), strict=True):
                tally[tuple(made)] += 1
        if looked_at > MOST:
            break
    worths = [sum(often * quarry.worth(made) for made, often in tally.items()) / count for tally in tallies]
    return dict(zip(plays, worths, strict=True))
