"""What a hand promises: combinations it has or may still complete, brisques to bank, trumps for the end."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final, NamedTuple

from benchmarks.yardstick.chouine.declaring import bit_of
from benchmarks.yardstick.chouine.known import ABOVE, BRISQUES, Known
from engine.core.cards import CARDS, SUIT_MASKS, Suit, cards_in, mask_of
from engine.games.chouine.combinations import Combination, Shape
from engine.games.chouine.options import PACK
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

    def __init__(self, view: ChouineView, known: Known, hopes: Hopes) -> None:
        self.hopes, self.known = hopes, known
        self.shapes = _suit_shapes(view.variant.shapes)
        draws = max(0, view.variant.draws - sum(view.tricks))
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
