"""With all hands known: what two sides still make of a deal where everybody plays as well as can be. Nobody knew that.

Solving a deal takes longer the more cards are left, so this begins where there are few enough. Before that, with more
than two sides, and with cards to be drawn or turned up, nothing is said; for contracts with few tricks see `makeable`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from engine.core.game import AnyGame
from engine.core.view import SPECTATOR
from engine.lookback.open_hands import Opened, opened
from engine.search.endings import Ending

MOST_CARDS: Final = 28
"""So many cards in all hands take a second or two at most."""


class Hindsight(NamedTuple):
    """What the sides of a deal end with, from each of its last positions on, with all hands known."""

    step: int
    """The first position that is solved, by the number of actions before it."""
    trick: int
    """The trick of that position, from 1."""
    sides: tuple[int, ...]
    """Per seat its side, 0 or 1."""
    counts_tricks: bool
    """Whether the totals are tricks, and not card points."""
    totals: tuple[tuple[int, int], ...]
    """Per side, from `step` on, one for each position; the last is what they had at the end."""

    def at(self, step: int) -> tuple[int, int] | None:
        """What the sides end with from this position on; None before it is known."""
        return self.totals[step - self.step] if self.step <= step < self.step + len(self.totals) else None


def hindsight_of(game: AnyGame, states: Sequence[Any]) -> Hindsight | None:
    """What the cards of a deal allowed; `states` are its positions, from before the first action to the last."""
    if states[-1].outcome is None:
        return None
    ending: Ending | None = None
    found: list[tuple[int, int]] = []
    first: Opened | None = None
    for state in reversed(states[:-1]):
        seen = opened(game, state)
        if seen is None or not _is_solvable(seen) or (first is not None and seen.rules != first.rules):
            break
        first, at = seen, seen.at
        ending = ending or Ending(seen.rules)
        ending.finish(at)
        found.append((at.points[0], at.points[1]))
    if first is None:
        return None
    view, sides = first.view, first.rules.sides
    end = game.view(states[-1], SPECTATOR)
    got = end.tricks if end.card_points is None else end.card_points
    totals = [sum(points for points, side in zip(got, sides, strict=True) if side == own) for own in (0, 1)]
    step = len(states) - 1 - len(found)
    trick = sum(view.tricks) + 1
    return Hindsight(step, trick, sides, view.card_points is None, (*reversed(found), (totals[0], totals[1])))


def _is_solvable(seen: Opened) -> bool:
    """Whether all that is left can be looked at: few cards, and two sides that want as much as they can get."""
    rules, cards = seen.rules, sum(hand.bit_count() for hand in seen.at.hands)
    return cards <= MOST_CARDS and max(rules.sides) == 1 and not rules.hunted
