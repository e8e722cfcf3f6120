"""Which card to play, and what to declare with it: what the trick brings, what is declared, what stays in hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from benchmarks.yardstick.chouine.declaring import bit_of, declared_by, points_of
from benchmarks.yardstick.chouine.known import ABOVE, BRISQUES, POINTS, Known
from benchmarks.yardstick.chouine.prospects import Hopes, Prospects
from engine.core.actions import Play
from engine.core.cards import SUIT_MASKS, Card, Suit, cards_in
from engine.games.chouine.actions import Declare
from engine.games.chouine.combinations import MAKES_TRUMPS, FoundCombination
from engine.games.chouine.play import DIX_DE_DER, declarable, playable_cards, winner
from engine.games.chouine.state import ChouineView


class Habits(NamedTuple):
    """The weights for tricks, in points unless said otherwise; found by self-play."""

    hopes: Hopes
    eager: float
    """Chance, per point in a trick, that whoever can take it does so for the points."""
    beaten: float
    """Chance that whoever can take a trick with a higher card of the suit does so for another reason than points."""
    top_loss: float
    """Chance that somebody who is likely to hold a brisque takes a trick with it, so that its points are lost."""
    leading: float
    """What the lead to a trick that ends with a draw is worth; negative, since the others see the card first."""
    leading_at_end: float
    """What the lead is worth when nothing can be drawn."""
    leading_to_make: float
    """What the lead is worth to a player who could make trumps with it."""


TWO_PLAYERS: Final = Habits(
    Hopes(
        chouine=150.0,
        ready=0.95,
        hold=0.8,
        hold_brisques=0.5,
        makes=1.5,
        trump=5.0,
        trump_rank=1.2,
        top_trump=2.0,
        ace=5.0,
        ten=4.0,
    ),
    eager=0.04,
    beaten=0.3,
    top_loss=0.5,
    leading=-1.0,
    leading_at_end=0.0,
    leading_to_make=10.0,
)
MORE_PLAYERS: Final = Habits(
    Hopes(
        chouine=150.0,
        ready=0.95,
        hold=0.8,
        hold_brisques=0.6,
        makes=1.0,
        trump=4.0,
        trump_rank=1.5,
        top_trump=4.0,
        ace=5.0,
        ten=2.0,
    ),
    eager=0.03,
    beaten=0.3,
    top_loss=0.5,
    leading=-3.0,
    leading_at_end=0.0,
    leading_to_make=0.0,
)


class Choice(NamedTuple):
    """An action and the cards it needs, including those of the combination, as a mask."""

    action: Play | Declare
    uses: int
    worth: float


class Weighing:
    """A position in which a seat plays a card from its hand, or from that hand after an exchange."""

    def __init__(self, view: ChouineView, known: Known, hand: int, habits: Habits | None = None) -> None:
        self.view, self.known, self.hand = view, known, hand
        self.habits = habits or (TWO_PLAYERS if view.seats == 2 else MORE_PLAYERS)
        self.trick = view.trick if len(view.trick) < view.seats else ()
        self.prospects = Prospects(view, known, self.habits.hopes)
        self.done = declared_by(view, view.seat)
        self.pot = sum([POINTS[played.card] for played in self.trick])
        sizes = view.hand_sizes
        behind = [(view.seat + step) % view.seats for step in range(view.seats - 1 - len(self.trick))]
        self.behind = [sizes[at] for at in behind]
        self.last_trick = sizes[view.seat - 1] == 1

    def best(self) -> Choice:
        """The best action; of equal ones, the one with the lowest card."""
        return max(self._choices(), key=lambda choice: (choice.worth, -choice.action.card))

    def _choices(self) -> Iterator[Choice]:
        public = self.view.public
        found = declarable(public, self.view.seat, self.hand)
        for card in cards_in(playable_cards(public, self.hand)):
            yield Choice(Play(card), card.bit, self._worth(card, None))
            for one in found:
                if one.cards & card.bit:
                    yield Choice(Declare(card, one.combination), one.cards, self._worth(card, one))

    def _worth(self, card: Card, declared: FoundCombination | None) -> float:
        """The points an action is expected to bring, now and later with the cards left in hand."""
        trump, done, points = self.view.trump, self.done, 0.0
        if declared is not None:
            makes = self._makes_trumps(declared)
            if makes:
                trump = declared.suit
            points = points_of(declared.combination, declared.suit, trump, makes, self.view.options)
            done |= bit_of(declared.suit)
        rest = self.hand ^ card.bit
        return points + self._trick(card, trump, rest, done) + self.prospects.worth(rest, done, trump)

    def _makes_trumps(self, declared: FoundCombination) -> bool:
        """Whether a declaration made now fixes trumps."""
        view = self.view
        leads = not self.trick and not view.variant.turns_up
        return view.trump is None and leads and declared.combination in MAKES_TRUMPS

    def _trick(self, card: Card, trump: Suit | None, rest: int, done: int) -> float:
        """What the trick is likely to bring with this card: our own points less those of the others."""
        pot: float = self.pot + POINTS[card]
        best, ours = card, True
        if self.trick:
            taken_by = winner(self.trick, trump).card
            ours = bool(ABOVE[taken_by] & card.bit) or (card.suit is trump and taken_by.suit is not trump)
            best = card if ours else taken_by
        led = self.trick[0].card if self.trick else card
        chance = 1.0 if ours else 0.0
        for size in self.behind:
            beats, adds = self._beaten(best, led, trump, pot, size)
            chance *= 1 - beats
            pot += adds
        if self.last_trick:
            pot += DIX_DE_DER
        others = 1 / (self.view.seats - 1)
        return pot * (chance - (1 - chance) * others) + chance * self._lead(trump, rest, done)

    def _beaten(self, best: Card, led: Card, trump: Suit | None, pot: float, size: int) -> tuple[float, float]:
        """Chance that a hand still to play beats the best card, and the points it adds if it does."""
        habits, known = self.habits, self.known
        above = ABOVE[best] & known.unseen
        ruff = min(1.0, habits.eager * pot)
        trumps = 0 if trump is None else SUIT_MASKS[trump] & known.unseen
        if not self.view.cards_are_drawn:
            # Here players must follow suit.
            has_led = known.chance(SUIT_MASKS[led.suit], size)
            if best.suit is not led.suit:
                return (1 - has_led) * known.chance(above, size), 0.0
            takes = known.chance(above, size)
            ruffs = 0.0 if led.suit is trump else (1 - has_led) * known.chance(trumps, size)
            top = known.chance(above & BRISQUES, size)
            return takes + (1 - takes) * ruffs, 10.5 * top
        if best.suit is trump:
            return known.chance(above, size) * ruff, 0.0
        top = known.chance(above & BRISQUES, size)
        low = known.chance(above & ~BRISQUES, size) * min(1.0, habits.beaten + habits.eager * pot)
        takes = top + (1 - top) * low
        ruffs = known.chance(trumps, size) * ruff
        return takes + (1 - takes) * ruffs, 10.5 * top * habits.top_loss

    def _lead(self, trump: Suit | None, rest: int, done: int) -> float:
        """What the lead to the next trick is worth."""
        habits, view = self.habits, self.view
        if not view.cards_are_drawn:
            return habits.leading_at_end
        worth = habits.leading
        if trump is None and not view.variant.turns_up:
            ready = any(
                mask & rest == mask and points is not None and not done >> suit & 1
                for suit in range(4)
                for mask, points in self.prospects.shapes[suit]
            )
            worth += habits.leading_to_make if ready else 0.0
        if view.seats == 2 and view.talon == view.seats and view.indicator:
            # The loser of the last trick that ends with a draw gets the card turned up.
            worth -= self.prospects.power(view.indicator, trump)
        return worth
