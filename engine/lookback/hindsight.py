"""With all hands known: what two sides still make of a deal where everybody plays as well as can be. Nobody knew that.

Solving a deal takes longer the more cards are left, so this begins where there are few enough. Before that, with more
than two sides, with cards to be drawn or turned up, and where a contract wants few tricks, nothing is said.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from engine.core.actions import Play
from engine.core.cards import mask_of
from engine.core.game import AnyGame
from engine.core.registry import in_room
from engine.core.view import SPECTATOR, Phase, View
from engine.records.record import Line
from engine.search.endings import Ending
from engine.search.position import Position, Rules
from engine.search.search import Imagined

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


def hindsight_of(game: AnyGame, begin: Any, lines: Sequence[Line]) -> Hindsight | None:
    """What the cards of a deal allowed; `begin` is its position before these lines."""
    states = [begin]
    for line in lines:
        states.append(game.apply(states[-1], line.seat, line.action).state)
    if states[-1].outcome is None:
        return None
    ending: Ending | None = None
    rules: Rules | None = None
    found: list[tuple[int, int]] = []
    first: View | None = None
    for state in reversed(states[:-1]):
        solved = _open(game, state)
        if solved is None or (rules is not None and solved[0] != rules):
            break
        rules, at, view = solved
        ending = ending or Ending(rules)
        ending.finish(at)
        found.append((at.points[0], at.points[1]))
        first = view
    if first is None or rules is None:
        return None
    counts_tricks = first.card_points is None
    end = game.view(states[-1], SPECTATOR)
    got = end.tricks if end.card_points is None else end.card_points
    totals = [sum(points for points, side in zip(got, rules.sides, strict=True) if side == own) for own in (0, 1)]
    step = len(states) - 1 - len(found)
    trick = sum(first.tricks) + 1
    return Hindsight(step, trick, rules.sides, counts_tricks, (*reversed(found), (totals[0], totals[1])))


def _open(game: AnyGame, state: Any) -> tuple[Rules, Position, View] | None:
    """A position with all its hands open, ready to be solved; None where it cannot be."""
    seat = next(iter(game.due(state)), SPECTATOR)
    view = game.view(state, seat)
    if view.phase != Phase.PLAY:
        return None
    hands = [game.view(state, one).hand for one in range(1, view.seats + 1)]
    plays = [action for action in game.legal_actions(view) if isinstance(action, Play)]
    room = in_room("engine", game.name, "player.imagined")
    if room is None or not plays or sum(map(len, hands)) > MOST_CARDS:
        return None
    seen: Imagined | None = room.imagine(view, plays)
    if seen is None or max(seen.rules.sides) != 1 or seen.rules.hunted:
        return None
    # Of what is imagined all but the hands is known to everybody.
    at = next(seen.worlds(random.Random(0)))
    if at.stock or at.under or at.uncovered:
        return None
    at.hands = [seen.rules.deck.mask(mask_of(hand)) for hand in hands]
    return seen.rules, at, view
