"""With all hands known: what could still be made of a finished deal. Nobody knew that.

- What two sides still make where everybody plays as well as can be. Solving a deal takes longer the more cards are
  left, so this begins where there are few enough. Before that, with more than two sides, and with cards to be drawn or
  turned up, nothing is said.
- Whether whoever undertook to win no trick, or just so many, could do so against everything: from the end back to the
  first card, or as far as it can be found out in a few seconds.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from engine.core.actions import Play
from engine.core.cards import mask_of
from engine.core.game import AnyGame
from engine.core.registry import in_room
from engine.core.view import SPECTATOR, Phase, View
from engine.players.search.endings import Ending
from engine.players.search.hunts import Hunt, TooLong, against, facing
from engine.players.search.position import Position, Rules
from engine.players.search.search import Imagined


class Opened(NamedTuple):
    """A position in which a card is due, and all hands."""

    rules: Rules
    at: Position
    view: View
    """Of the seat on turn."""


def opened(game: AnyGame, state: Any) -> Opened | None:
    """A position with all its hands open; None where no card is due, or cards are not in hands alone."""
    seat = next(iter(game.due(state)), SPECTATOR)
    view = game.view(state, seat)
    room = in_room("engine", game.name, "player.imagined")
    if view.phase != Phase.PLAY or room is None:
        return None
    plays = [action for action in game.legal_actions(view) if isinstance(action, Play)]
    seen: Imagined | None = room.imagine(view, plays) if plays else None
    if seen is None:
        return None
    # Of what is imagined all but the hands is known to everybody.
    at = next(seen.worlds(random.Random(0)))
    if at.stock or at.under or at.uncovered:
        return None
    hands = [game.view(state, one).hand for one in range(1, view.seats + 1)]
    at.hands = [seen.rules.deck.mask(mask_of(hand)) for hand in hands]
    return Opened(seen.rules, at, view)


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
    hunt = Hunt(against(rules, side), MOST)
    won = game.view(states[-1], SPECTATOR).tricks
    found = [sum(won[seat - 1] for seat in seats) == rules.goal]
    trick = 0
    for state in reversed(states[:-1]):
        seen = opened(game, state)
        if seen is None or seen.rules != rules:
            break
        try:
            found.append(hunt.is_made(facing(seen.at, side)))
        except TooLong:
            break
        trick = sum(seen.view.tricks) + 1
    return Makeable(len(states) - len(found), trick, seats, tuple(reversed(found)))
