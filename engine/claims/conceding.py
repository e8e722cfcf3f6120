"""Plays out a deal that was given up, with legal cards and as badly as possible for the side that gave up. Pure.

The worst way gives that side the fewest points (`DealFacts.points`), then the others the most, and then that side the
fewest tricks, unless tricks are a danger. So a misère is broken if the cards allow it, a piccolo gets a trick too many
or none, and a misère that its opponents give up is made.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Hashable
from typing import Any, Final, NamedTuple

from engine.claims.claims import Move, likely_moves
from engine.core.actions import Play
from engine.core.game import AnyGame
from engine.core.seats import bleakness
from engine.core.view import SPECTATOR, View

LOOKED_THROUGH: Final = 20000
"""The most positions that are looked at once a way is found: up to a second, off the event loop."""

_TRY: Final = 250
"""Positions for each later try, which begins differently."""
_OTHERWISE: Final = 0.4
"""How often such a try departs from the likely order of moves."""
_SEED: Final = 1
"""Seeds those departures, so that the same deal is always played out in the same way."""

Value = tuple[int, int, int]
"""The givers' points, then minus the others' points, then the givers' tricks: smaller is worse for the givers."""


class GivenUp(NamedTuple):
    """A deal played out for the side that did not give it up."""

    moves: tuple[Move, ...]
    state: Any
    """The position after them: the deal is over."""
    kept: int
    """Remaining tricks that the givers take all the same: the cards allow no other way, or none was found."""


def give_up(game: AnyGame, state: Any, seats: Collection[int], most: int = LOOKED_THROUGH) -> GivenUp:
    """The worst way for these seats, one of the two sides, to play a deal to its end.

    Where it takes more than `most` positions to be sure, it is the worst way found.
    """
    search = _Search(game, state, seats)
    if search.look(state, [], most // 2):
        # The search was cut short: an early choice may keep it from finding a worse way.
        rng = random.Random(_SEED)
        for _ in range(most // 2 // _TRY):
            if search.is_at_worst or not search.try_otherwise(state, rng):
                break
    assert search.worst is not None
    before, after = game.view(state, SPECTATOR).tricks, game.view(search.worst[1], SPECTATOR).tricks
    kept = sum(after[seat - 1] - before[seat - 1] for seat in seats)
    return GivenUp(tuple(search.worst[0]), search.worst[1], kept)


class _Search:
    """Searches the ways to play the rest, first those likely to be bad for the givers."""

    def __init__(self, game: AnyGame, state: Any, seats: Collection[int]) -> None:
        view = game.view(state, SPECTATOR)
        left = game.left(view)
        assert left is not None
        self._game, self._seats, self._left = game, seats, left
        self._others = tuple(seat for seat in range(1, view.seats + 1) if seat not in seats)
        self._declarers: tuple[int, ...] = view.declarers
        self._budget = 0
        self._rng: random.Random | None = None
        self._seen: set[Hashable] = set()
        self._bounds: dict[Hashable, Value] = {}
        self.worst: tuple[list[Move], Any, Value] | None = None
        """The moves of the worst way so far, the position after them and its value."""
        self._worst_conceivable = self._bound(state, view)

    @property
    def is_at_worst(self) -> bool:
        """Whether no way can be worse than the worst one found."""
        return self.worst is not None and self.worst[2] <= self._worst_conceivable

    def try_otherwise(self, state: Any, rng: random.Random) -> bool:
        """Look at some more positions, mostly from a different beginning; False: every way has been looked at."""
        self._seen.clear()
        self._rng = rng
        return self.look(state, [], _TRY)

    def look(self, state: Any, moves: list[Move], budget: int) -> bool:
        """Find the worst way; True where being sure of it would take more than `budget` positions."""
        self._budget = budget
        return self._look(state, moves)

    def _look(self, state: Any, moves: list[Move]) -> bool:
        """Look from this position on, with what is left of the budget."""
        self._budget -= 1
        view = self._game.view(state, SPECTATOR)
        if state.outcome is not None:
            value = self._value(self._game.deal_facts(state).points, view)
            if self.worst is None or value < self.worst[2]:
                self.worst = (list(moves), state, value)
            return False
        if self.worst is not None:
            if self._budget < 0:
                return True
            if self._bound(state, view) >= self.worst[2]:
                return False
        if (position := self._position(state, view, moves)) in self._seen:
            return False
        self._seen.add(position)
        for move in self._moves(state, view):
            moves.append(move)
            if self._look(self._game.apply(state, *move).state, moves):
                return True
            moves.pop()
        return False

    def _moves(self, state: Any, view: View) -> list[Move]:
        """The moves likely to be bad for the givers first; on a different beginning, sometimes in random order."""
        moves = likely_moves(self._game, state, self._left, self._takers(view), declaring=self._others)
        if self._rng is not None and self._rng.random() < _OTHERWISE:
            self._rng.shuffle(moves)
        return moves

    def _value(self, points: tuple[int, ...], view: View) -> Value:
        tricks = 0 if self._left.exactly is not None else sum(view.tricks[seat - 1] for seat in self._seats)
        return *bleakness(points, self._seats), tricks

    def _bound(self, state: Any, view: View) -> Value:
        """A bound: no way to play on from here is worse than this."""
        gathered = view.tricks, view.card_points
        if gathered not in self._bounds:
            self._bounds[gathered] = self._value(self._game.at_worst(state, self._seats), view)
        return self._bounds[gathered]

    def _position(self, state: Any, view: View, moves: list[Move]) -> Hashable:
        """Everything that decides how the deal can go on and what it pays, however it got here."""
        trick = view.trick if len(view.trick) < view.seats else view.taker
        said = frozenset(move for move in moves if not isinstance(move.action, Play))
        return state.hands, trick, view.tricks, view.card_points, said

    def _takers(self, view: View) -> Collection[int]:
        """The seats that should take the next trick for the givers to do worst."""
        if self._left.exactly is None:
            return self._others
        declarers = self._declarers
        they_declare = all(seat in self._seats for seat in declarers)
        is_made = sum(view.tricks[seat - 1] for seat in declarers) == self._left.exactly
        # Declarers who give up are steered off their number of tricks, opponents who give up towards it.
        if they_declare is is_made:
            return declarers
        return [seat for seat in range(1, view.seats + 1) if seat not in declarers]
