"""With all hands known: whether whoever undertook to win no trick, or just so many, could do so against everything.

Nobody knew that. From the end back to the first card, or as far as it can be found out in a few seconds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from engine.core.game import AnyGame
from engine.core.view import SPECTATOR
from engine.lookback.open_hands import opened
from engine.search.hunting import Hunt, TooLong
from engine.search.position import Position, Rules

MOST: Final = 50_000
"""So many positions between two tricks take about five seconds."""


class Makeable(NamedTuple):
    """Whether a contract for few tricks could be made whatever the others did, from each position of its deal on."""

    step: int
    """The first position that is known, by the number of actions before it."""
    trick: int
    """The trick of that position, from 1."""
    seats: tuple[int, ...]
    """Who undertook it."""
    made: tuple[bool, ...]
    """From `step` on, one for each position; the last is what came of it."""

    def at(self, step: int) -> bool | None:
        """Whether it could be made from this position on; None before it is known."""
        return self.made[step - self.step] if self.step <= step < self.step + len(self.made) else None


def makeable_of(game: AnyGame, states: Sequence[Any]) -> Iterator[Makeable]:
    """Each contract for few tricks; `states` are the positions of a deal, from before the first action to the last."""
    last = opened(game, states[-2]) if len(states) > 1 and states[-1].outcome is not None else None
    if last is None:
        return
    rules = last.rules
    for side in range(max(rules.sides) + 1):
        if rules.hunted >> side & 1:
            yield _makeable(game, states, rules, side)


def _makeable(game: AnyGame, states: Sequence[Any], rules: Rules, side: int) -> Makeable:
    seats = tuple(seat for seat, one in enumerate(rules.sides, 1) if one == side)
    against = replace(rules, sides=tuple(int(one != side) for one in rules.sides), hunted=1)
    hunt = Hunt(against, MOST)
    won = game.view(states[-1], SPECTATOR).tricks
    found = [sum(won[seat - 1] for seat in seats) == rules.goal]
    trick = 0
    for state in reversed(states[:-1]):
        seen = opened(game, state)
        if seen is None or seen.rules != rules:
            break
        try:
            found.append(hunt.is_made(_against(seen.at, side)))
        except TooLong:
            break
        trick = sum(seen.view.tricks) + 1
    return Makeable(len(states) - len(found), trick, seats, tuple(reversed(found)))


def _against(at: Position, side: int) -> Position:
    """A position of one side against all others together."""
    own = at.tricks[side]
    at.tricks, at.points = [own, sum(at.tricks) - own], [0, 0]
    return at
