"""Which card to play with trumps: the chance of winning this trick against what the card would win later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from benchmarks.yardstick.hidden import Hand
from benchmarks.yardstick.kleurenwiezen.known import HIGHER, LOWER, known_from
from engine.core.actions import Play
from engine.core.cards import CARDS, SUIT_MASKS, Card, Rank, cards_in
from engine.games.kleurenwiezen.sheet import SEATS
from engine.games.kleurenwiezen.state import KleurenwiezenView


class Habits(NamedTuple):
    """The weights for choosing a card, in tricks; found by self-play."""

    top: float
    """A card of a side suit that nothing in its suit beats."""
    free_top: float
    """Such a card where the others hold no trumps."""
    guarded: tuple[float, ...]
    """A card with one, two ... cards out that beat it, and as many of its own lower ones to guard it."""
    trump: float
    """Any trump."""
    top_trump: float
    """The bonus of a trump that nothing beats."""
    free_trump: float
    """A trump where the others hold none."""
    draw: float
    """Leading trumps as a declarer while the others hold some."""
    draw_best: float
    """The same where all their trumps beat all of one's own."""
    draw_against: float
    """Leading trumps as an opponent."""
    unguard: float
    """Leading low from a suit and leaving its honour unguarded."""
    sequence: float
    """Leading an honour while holding the next lower card."""
    singleton: float
    """Leading the only card of a suit while holding trumps."""
    ruff: float
    """Chance that whoever can trump does."""
    over: float
    """Chance that an opponent who can beat a card does."""
    rank: float
    """Each step of rank, so that of two equal cards the lower one is played."""


HABITS: Final = Habits(
    top=0.75,
    free_top=0.92,
    guarded=(0.45, 0.25, 0.15),
    trump=0.45,
    top_trump=0.45,
    free_trump=0.97,
    draw=0.2,
    draw_best=-0.1,
    draw_against=-0.1,
    unguard=0.2,
    sequence=0.1,
    singleton=0.1,
    ruff=0.9,
    over=1.0,
    rank=0.004,
)


def choose_for_tricks(view: KleurenwiezenView, plays: Sequence[Play], habits: Habits = HABITS) -> Play:
    """The best of these cards of the seat on turn."""
    weighing = _Weighing(view, habits)
    return max(plays, key=lambda play: (weighing.worth(play.card), -play.card))


class _Weighing:
    """A position before a card is played, with what the player knows."""

    def __init__(self, view: KleurenwiezenView, habits: Habits) -> None:
        assert view.trump is not None
        self.habits, self.held = habits, view.held
        self.trump, self.trumps = view.trump, SUIT_MASKS[view.trump]
        known = known_from(view)
        self.out, sides = known.out, view.sides
        side = sides[view.seat - 1]
        self.declares = view.seat in view.declarers
        self.trick = view.trick if len(view.trick) < SEATS else ()
        self.led = self.trick[0].card.suit if self.trick else None
        behind = [(view.seat + step) % SEATS for step in range(SEATS - 1 - len(self.trick))]
        self.behind = [(known.hands[at], sides[at] == side) for at in behind]
        self.foes = [hand for at, hand in enumerate(known.hands) if sides[at] != side]
        self.foes_trumps = any(hand.has(self.trumps) > 0 for hand in self.foes)
        self.is_many = (self.out & self.trumps).bit_count() > 1

        self.best: Card | None = None
        self.ours = False
        for seat, card in self.trick:
            if self.best is None or self._beats(card, self.best):
                self.best, self.ours = card, sides[seat - 1] == side

    def _beats(self, card: Card, best: Card) -> bool:
        return bool(card.bit & HIGHER[best]) or (card.suit is self.trump and best.suit is not self.trump)

    def worth(self, card: Card) -> float:
        """The tricks this card is expected to bring now, less those it would bring later."""
        led = card.suit if self.led is None else self.led
        best, chance = card, 1.0
        if self.best is not None and not self._beats(card, self.best):
            best, chance = self.best, 1.0 if self.ours else 0.0
        for hand, friend in self.behind:
            beats = self._chance_to_beat(hand, best, SUIT_MASKS[led], friend)
            chance += (1 - chance) * beats if friend else -chance * beats
        lead = self._lead(card) if self.led is None else 0.0
        return chance + lead - self._later(card)

    def _chance_to_beat(self, hand: Hand, best: Card, led: int, friend: bool) -> float:
        """Chance that a hand can and will beat the best card so far."""
        higher = hand.has(HIGHER[best]) * (1.0 if friend else self.habits.over)
        if led == self.trumps:
            return higher
        void = 1.0 - hand.has(led)
        ruff = 1.0 if friend else self.habits.ruff
        if best.suit is self.trump:
            return void * higher * ruff
        return higher + (1 - higher) * void * hand.has(self.trumps) * ruff

    def _lead(self, card: Card) -> float:
        """What leading this suit is worth besides the trick."""
        habits = self.habits
        if card.suit is self.trump:
            if not self.foes_trumps:
                return 0.0
            if not self.declares:
                return habits.draw_against
            own = self.held & self.trumps
            return habits.draw if own > self.out & self.trumps or self.is_many else habits.draw_best
        suit, lead = self.held & SUIT_MASKS[card.suit], 0.0
        honours = suit & HIGHER[card] & _COURT
        if honours and not self._is_top(cards_in(honours)[-1]):
            lead -= habits.unguard
        if card.bit & _HONOURS and suit & LOWER[card] & ~_below(self.out & LOWER[card]):
            lead += habits.sequence
        if suit == card.bit and self.held & self.trumps:
            lead += habits.singleton
        return lead

    def _is_top(self, card: Card) -> bool:
        return not HIGHER[card] & self.out

    def _later(self, card: Card) -> float:
        """The tricks the card may bring later."""
        habits, suit = self.habits, SUIT_MASKS[card.suit]
        beaten_by = (HIGHER[card] & self.out).bit_count()
        small = habits.rank * card.rank
        if card.suit is self.trump:
            if not self.foes_trumps:
                return small + habits.free_trump
            return small + habits.trump + (0.0 if beaten_by else habits.top_trump)
        if not beaten_by:
            return small + (habits.top if self.foes_trumps else habits.free_top)
        if beaten_by <= len(habits.guarded):
            guards = (self.held & suit & (card.bit - 1)).bit_count()
            higher_own = (self.held & HIGHER[card]).bit_count()
            if guards + higher_own >= beaten_by:
                return small + habits.guarded[beaten_by - 1]
        return small


def _below(cards: int) -> int:
    """The highest of these cards and everything below it, as a mask."""
    return (1 << cards.bit_length()) - 1


_COURT: Final = sum(card.bit for card in CARDS if card.rank >= Rank.QUEEN)
_HONOURS: Final = sum(card.bit for card in CARDS if card.rank >= Rank.TEN)
