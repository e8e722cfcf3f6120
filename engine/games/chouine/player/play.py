"""Which card to play, what to declare with it and when to swap the seven of trumps, by what a hand promises.

- A card is valued by what the trick brings, what is declared, and what stays in hand.
- A hand promises combinations it has or may still complete, brisques to bank, and trumps for the end.
- The seven is swapped as soon as the card turned up is wanted, and at the last moment anyway.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import comb
from typing import Final, NamedTuple

from engine.core.actions import Action, Play
from engine.core.cards import CARDS, SUIT_MASKS, Card, Rank, Suit, cards_in, mask_of
from engine.games.chouine.actions import Declare, Swap
from engine.games.chouine.combinations import Combination, FoundCombination, Shape
from engine.games.chouine.options import PACK
from engine.games.chouine.play import ABOVE, DIX_DE_DER, POINTS, declarable, playable_cards, winner
from engine.games.chouine.player.known import (
    BRISQUES,
    ChouineKnowledge,
    bit_of,
    declared_by,
    draws_left,
    makes_trumps,
    points_of,
)
from engine.games.chouine.state import ChouineView


class Hopes(NamedTuple):
    """The weights for hands, in points unless said otherwise; found by self-play."""

    chouine: float
    """What winning the partie at once is worth."""
    ready: float
    """What a combination in hand is worth, as a fraction of one declared now."""
    hold: float
    """Chance of keeping the other cards until a missing one arrives, per missing card."""
    hold_brisques: float
    """The same for quinte and trente."""
    makes: float
    """The factor by which a suit is worth more where a declaration can make it trumps."""
    trump: float
    """What any trump is worth at the end."""
    trump_rank: float
    """A trump's bonus for each card of its suit that it beats."""
    top_trump: float
    """A trump's bonus if nothing can beat it any more."""
    ace: float
    """What a plain ace is worth in a later trick."""
    ten: float
    """The same for a ten."""


class Prospects:
    """What a view may hope for: the cards still to be drawn, and the chance of each."""

    def __init__(self, view: ChouineView, known: ChouineKnowledge, hopes: Hopes) -> None:
        self.hopes, self.known = hopes, known
        self.shapes = _suit_shapes(view.variant.shapes)
        draws = draws_left(view)
        unseen = max(known.unseen.bit_count(), 1)
        self.drawable = known.drawable
        self.missing = [1.0]
        for number in range(5):
            self.missing.append(self.missing[-1] * max(0, draws - number) / max(1, unseen - number) * hopes.hold)
        brisques = next(shape for shape in view.variant.shapes if shape.brisques)
        self.of_brisques = brisques.brisques
        points = view.options.quinte if brisques.combination is Combination.QUINTE else brisques.points
        self.for_brisques = float(points or 0)
        self.chances = _chances_of_more(
            (self.drawable & BRISQUES).bit_count(), min(1.0, draws / unseen), hopes.hold_brisques, self.of_brisques
        )
        self.turns_up = view.variant.turns_up

    def worth(self, hand: int, done: int, trump: Suit | None) -> float:
        """What these cards (a mask) promise; `done`: bits of the suits, and of brisques, already declared."""
        hopes = self.hopes
        worth = 0.0
        for suit in range(4):
            cards = hand & SUIT_MASKS[suit]
            if cards and not done >> suit & 1:
                factor = 2.0 if suit == trump else 1.0
                if trump is None and not self.turns_up:
                    factor = hopes.makes
                worth += self._of_suit(cards, suit, factor)
        brisques = hand & BRISQUES
        if not done & bit_of(None):
            need = self.of_brisques - brisques.bit_count()
            worth += self.for_brisques * (hopes.ready if need <= 0 else self.chances[need])
        for card in cards_in(hand):
            worth += self.power(card, trump)
        return worth

    def _of_suit(self, cards: int, suit: int, factor: float) -> float:
        """What a suit's best combination promises."""
        held = best = 0.0
        for mask, points in self.shapes[suit]:
            missing = mask & ~cards
            value = self.hopes.chouine if points is None else points * factor
            if not missing:
                held = value * self.hopes.ready
                best = max(best, held)
            elif not missing & ~self.drawable and mask & cards:
                best = max(best, held + max(0.0, value - held) * self.missing[missing.bit_count()])
        return best

    def power(self, card: int, trump: Suit | None) -> float:
        """What a card is worth in a later trick, beyond combinations."""
        hopes = self.hopes
        if CARDS[card].suit is trump:
            top = 0.0 if ABOVE[card] & self.known.unseen else hopes.top_trump
            return hopes.trump + hopes.trump_rank * _STRENGTH[card] + top
        if CARDS[card].bit & BRISQUES:
            return hopes.ten if ABOVE[card] else hopes.ace
        return 0.0


_STRENGTH: Final = tuple(7 - above.bit_count() for above in ABOVE)


@cache
def _suit_shapes(shapes: tuple[Shape, ...]) -> tuple[tuple[tuple[int, int | None], ...], ...]:
    """Per suit the combinations of its own cards, as masks with their points, the smallest first."""
    of_suits = [shape for shape in shapes if not shape.brisques]
    return tuple(
        tuple(
            (mask_of(card for card in PACK if card.suit is suit and str(card.rank) in shape.ranks), shape.points)
            for shape in of_suits
        )
        for suit in Suit
    )


@cache
def _chances_of_more(there: int, each: float, hold: float, most: int) -> tuple[float, ...]:
    """Chances to have drawn at least 0, 1, ... `most` of `there` brisques, each equally likely, and kept them."""
    exactly = [comb(there, count) * each**count * (1 - each) ** (there - count) for count in range(there + 1)]
    return tuple(sum(exactly[count:]) * hold**count for count in range(most + 1))


class ChouineHabits(NamedTuple):
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


TWO_PLAYERS: Final = ChouineHabits(
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
MORE_PLAYERS: Final = ChouineHabits(
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


class WeighedAction(NamedTuple):
    """An action and the cards it needs, including those of the combination, as a mask."""

    action: Play | Declare
    uses: int
    worth: float


class ChouineWeighing:
    """A position in which a seat plays a card from its hand, or from that hand after an exchange."""

    def __init__(
        self, view: ChouineView, known: ChouineKnowledge, hand: int, habits: ChouineHabits | None = None
    ) -> None:
        self.view, self.known, self.hand = view, known, hand
        self.habits = habits or (TWO_PLAYERS if view.seats == 2 else MORE_PLAYERS)
        self.trick = view.under_way
        self.prospects = Prospects(view, known, self.habits.hopes)
        self.done = declared_by(view, view.seat)
        self.pot = sum([POINTS[played.card] for played in self.trick])
        sizes = view.hand_sizes
        behind = [(view.seat + step) % view.seats for step in range(view.seats - 1 - len(self.trick))]
        self.behind = [sizes[at] for at in behind]
        self.last_trick = sizes[view.seat - 1] == 1

    def best(self) -> WeighedAction:
        """The best action; of equal ones, the one with the lowest card."""
        return max(self.choices(), key=lambda choice: (choice.worth, -choice.action.card))

    def choices(self) -> Iterator[WeighedAction]:
        """Every card that can be played, once without a declaration and once with each."""
        public = self.view.public
        found = declarable(public, self.view.seat, self.hand)
        for card in cards_in(playable_cards(public, self.hand)):
            yield WeighedAction(Play(card), card.bit, self._worth(card, None))
            for one in found:
                if one.cards & card.bit:
                    yield WeighedAction(Declare(card, one.combination), one.cards, self._worth(card, one))

    def _worth(self, card: Card, declared: FoundCombination | None) -> float:
        """The points an action is expected to bring, now and later with the cards left in hand."""
        trump, done, points = self.view.trump, self.done, 0.0
        if declared is not None:
            makes = makes_trumps(self.view, declared.combination)
            if makes:
                trump = declared.suit
            points = points_of(declared.combination, declared.suit, trump, makes, self.view.options)
            done |= bit_of(declared.suit)
        rest = self.hand ^ card.bit
        return points + self._trick(card, trump, rest, done) + self.prospects.worth(rest, done, trump)

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


def exchanges_out_of_turn(view: ChouineView) -> bool:
    """Whether this is the last moment, when another seat is about to lead to the last trick that ends with a draw."""
    return draws_left(view) == 1


def with_indicator(view: ChouineView, known: ChouineKnowledge) -> Action:
    """What the seven's holder does on its turn: it plays as if it already held the card turned up."""
    indicator, trump = view.indicator, view.trump
    assert indicator is not None
    assert trump is not None
    hand = view.held ^ Card.of(trump, Rank.SEVEN).bit | indicator.bit
    best = ChouineWeighing(view, known, hand).best()
    # Until it exchanges, nobody knows that this hand has the seven.
    if best.uses & indicator.bit or draws_left(view) == 1:
        return Swap.EXCHANGE
    return best.action
