"""Ends a deal without playing it card by card: because somebody claims the rest, or because somebody gives it up. Pure.

- A claim: whether it is certain, whether it holds, and the cards that end the deal. `is_certain` knows only one view,
  so asking gives nothing away. `holds` and `play_out` know all hands.
- A deal given up is played out with legal cards, as badly as possible for the side that gave up. The worst way gives
  that side the fewest points (`DealFacts.points`), then the others the most, and then that side the fewest tricks,
  unless tricks are a danger. So a misère is broken if the cards allow it, a piccolo gets a trick too many or none, and
  a misère that its opponents give up is made.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Hashable, Sequence
from typing import Any, Final, NamedTuple

from engine.core.actions import Action, Play, bleakness
from engine.core.cards import Card, Played, cards_in
from engine.core.game import AnyGame
from engine.core.view import SPECTATOR, Left, View

LOOKED_THROUGH: Final = 2000
"""The most positions that are looked at: a few tenths of a second."""


class Move(NamedTuple):
    """An action and the seat that takes it."""

    seat: int
    action: Action


def is_certain(game: AnyGame, view: View) -> bool:
    """Whether the view's seat, on lead, is certain to take every trick left, however the unseen cards lie.

    The seat would lead all its trumps from the top, then the other suits from the top. That is certain where
    - it holds at least as many trumps as are unseen, or nothing but trumps, and
    - in every suit, with n cards unseen, its n highest cards (or all, if it has fewer) beat all the unseen ones.
    Then even an opponent with all the unseen cards of a suit would have to play one to each lead. The test is
    sufficient, not necessary: it ignores what the partner holds and how the cards may lie.
    """
    left = game.left(view)
    if left is None or left.exactly is not None or not _may_lead_anything(game, view):
        return False
    trump = left.trump
    unseen_trumps = 0 if trump is None else (left.unseen & left.suits[trump]).bit_count()
    own_trumps = sum(trump is not None and left.suit(card) == trump for card in view.hand)
    if own_trumps < min(unseen_trumps, len(view.hand)):
        return False
    return all(_runs(view.hand, cards, left) for cards in left.suits)


def _may_lead_anything(game: AnyGame, view: View) -> bool:
    """Whether this seat is to lead from its own hand, and may lead any card."""
    leads = len(view.trick) in (0, view.seats) and view.turn == view.seat
    plays = {action.card for action in game.legal_actions(view) if isinstance(action, Play)}
    return leads and plays == set(view.hand)


def _runs(hand: Collection[Card], suit: int, left: Left) -> bool:
    """Whether the hand's cards of a suit, led from the top, draw all unseen ones before one of these takes a trick."""
    strength = left.strength
    own = sorted((strength[card] for card in hand if card.bit & suit), reverse=True)
    unseen = [strength[card] for card in cards_in(left.unseen & suit)]
    return all(high > max(unseen) for high in own[: len(unseen)]) if unseen else True


def holds(game: AnyGame, state: Any, seats: Collection[int], most: int = LOOKED_THROUGH) -> bool:
    """Whether these seats, with all hands open, take every trick left against any defence.

    Also False where it takes more than `most` positions to find out.
    """
    return _WaysToClaim(game, state, seats, most).holds(state)


def play_out(game: AnyGame, state: Any, seats: Collection[int], most: int = LOOKED_THROUGH) -> tuple[Move, ...]:
    """The moves that end the deal with every trick for these seats, with all hands cooperating.

    If there is no such way, or the search finds none within `most` positions, they are those of the way found that
    takes the most tricks. Seats declare whatever they can with a card.
    """
    search = _WaysToClaim(game, state, seats, most)
    search.play_out(state, [])
    assert search.best is not None
    return search.best


class _WaysToClaim:
    """Searches the ways to play the rest of a deal, likely ones first."""

    def __init__(self, game: AnyGame, state: Any, seats: Collection[int], most: int) -> None:
        view = game.view(state, SPECTATOR)
        left = game.left(view)
        assert left is not None
        self._game, self._seats, self._most, self._left = game, seats, most, left
        self._looked_at = 0
        self._unavoidable = self._lost(view)
        self.best: tuple[Move, ...] | None = None
        self._least = 0
        """How many tricks the best way loses."""

    def play_out(self, state: Any, moves: list[Move]) -> bool:
        """Find the best way; True as soon as no better one is possible or the limit is reached."""
        self._looked_at += 1
        lost = self._lost(self._game.view(state, SPECTATOR))
        if state.outcome is not None:
            if self.best is None or lost < self._least:
                self.best, self._least = tuple(moves), lost
            return lost <= self._unavoidable
        if self.best is not None and (self._looked_at > self._most or lost >= self._least):
            return self._looked_at > self._most
        for move in self._moves(state):
            moves.append(move)
            if self.play_out(self._game.apply(state, *move).state, moves):
                return True
            moves.pop()
        return False

    def holds(self, state: Any) -> bool:
        """Whether the seats need lose no more tricks than they have lost already."""
        self._looked_at += 1
        if self._looked_at > self._most or self._lost(self._game.view(state, SPECTATOR)) > self._unavoidable:
            return False
        if state.outcome is not None:
            return True
        moves = self._moves(state)
        tries = (self.holds(self._game.apply(state, *move).state) for move in moves)
        return any(tries) if moves[0].seat in self._seats else all(tries)

    def _lost(self, view: View) -> int:
        """Tricks that the other seats have won."""
        return sum(tricks for seat, tricks in enumerate(view.tricks, 1) if seat not in self._seats)

    def _moves(self, state: Any) -> list[Move]:
        """The moves to try, likely ones first; of two declarations, the one worth more."""
        return likely_moves(self._game, state, self._left, self._seats)


def likely_moves(
    game: AnyGame, state: Any, left: Left, takers: Collection[int], *, declaring: Collection[int] | None = None
) -> list[Move]:
    """One move for each playable card, first those likely to give `takers` the trick.

    Each comes with the best declaration that goes with its card; seats not in `declaring` declare nothing. None: all
    seats declare.
    """
    seat = game.due(state)[0]
    view = game.view(state, seat)
    # Among legal actions, a declaration worth more comes later.
    best: dict[Card, Action] = {}
    declares = declaring is None or seat in declaring
    for action in game.legal_actions(view):
        if (card := getattr(action, "card", None)) is not None and (declares or isinstance(action, Play)):
            best[card] = action
    trick = view.trick if len(view.trick) < view.seats else ()
    cards = sorted(best, key=lambda card: _place(left, card, trick, seat in takers, takers))
    cards.sort(key=lambda card: isinstance(best[card], Play))
    return [Move(seat, best[card]) for card in cards]


def _place(left: Left, card: Card, trick: Sequence[Played], takes: bool, takers: Collection[int]) -> tuple[int, int]:
    """Sort key, likelier cards first: a taker leads trumps, then high cards, and beats others as cheaply as it can."""
    height = left.strength[card]
    if not trick:
        is_trump = left.trump is not None and left.suit(card) == left.trump
        return (not is_trump, -height) if takes else (is_trump, height)
    best = trick[0]
    for played in trick:
        if left.beats(played.card, best.card):
            best = played
    beats = left.beats(card, best.card)
    if takes:
        return (beats, height) if best.seat in takers else (not beats, height)
    # A seat that gives a trick away gets rid of high cards.
    return beats, -height


LOOKED_THROUGH_TO_GIVE_UP: Final = 20000
"""The most positions that are looked at once a way is found: up to a second, off the event loop."""

_TRY: Final = 250
"""Positions for each later try, which begins differently."""
_OTHERWISE: Final = 0.4
"""How often such a try departs from the likely order of moves."""
_SEED: Final = 1
"""Seeds those departures, so that the same deal is always played out in the same way."""

Value = tuple[int, int, int]
"""The givers' points, then minus the others' points, then the givers' tricks: smaller is worse for the givers."""


class PlayedOut(NamedTuple):
    """A deal played out for the side that did not give it up."""

    moves: tuple[Move, ...]
    state: Any
    """The position after them: the deal is over."""
    kept: int
    """Remaining tricks that the givers take all the same: the cards allow no other way, or none was found."""


def give_up(game: AnyGame, state: Any, seats: Collection[int], most: int = LOOKED_THROUGH_TO_GIVE_UP) -> PlayedOut:
    """The worst way for these seats, one of the two sides, to play a deal to its end.

    Where it takes more than `most` positions to be sure, it is the worst way found.
    """
    search = _WaysToGiveUp(game, state, seats)
    if search.look(state, [], most // 2):
        # The search was cut short: an early choice may keep it from finding a worse way.
        rng = random.Random(_SEED)
        for _ in range(most // 2 // _TRY):
            if search.is_at_worst or not search.try_otherwise(state, rng):
                break
    assert search.worst is not None
    before, after = game.view(state, SPECTATOR).tricks, game.view(search.worst[1], SPECTATOR).tricks
    kept = sum(after[seat - 1] - before[seat - 1] for seat in seats)
    return PlayedOut(tuple(search.worst[0]), search.worst[1], kept)


class _WaysToGiveUp:
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
