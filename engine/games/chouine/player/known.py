"""What is known of the hidden cards: which they are, who has shown them, what beats what, and what has been declared.

A view holds the seat's own tricks, the last trick of the others, the combinations shown and the cards turned up. A
player with a good memory also knows the cards in the others' older tricks; to one without, they stay possible.
"""

from __future__ import annotations

from math import comb
from typing import Final, NamedTuple

from engine.core.cards import SUIT_MASKS, Rank, Suit, cards_in, mask_of
from engine.games.chouine.combinations import MAKES_TRUMPS, Combination
from engine.games.chouine.options import PACK, ChouineOptions, ChouineVariant
from engine.games.chouine.state import ChouineView, Declared

WINS: Final = 1000
"""What a chouine counts in the search: more than any points."""


def draws_left(view: ChouineView) -> int:
    """How many tricks, including the one under way, still end with a draw."""
    return max(0, view.variant.draws - sum(view.tricks))


def makes_trumps(view: ChouineView, combination: Combination) -> bool:
    """Whether a declaration of the seat on turn fixes trumps."""
    leads = view.trump is None and not view.variant.turns_up and not view.under_way
    return leads and combination in MAKES_TRUMPS


def bit_of(suit: Suit | None) -> int:
    """The bit for a declaration in this suit, or for one of brisques."""
    return 16 if suit is None else 1 << suit


def declared_by(view: ChouineView, seat: int) -> int:
    """The bits of all that a seat has declared."""
    done = 0
    for declared in view.declared:
        if declared.seat == seat:
            done |= bit_of(declared.suit)
    return done


def points_of(
    combination: Combination, suit: Suit | None, trump: Suit | None, makes: bool, options: ChouineOptions
) -> int:
    """What a combination counts, `WINS` for a chouine; `makes`: whether declaring it makes its suit trumps."""
    points = options.points_declared(combination, suit, trump, makes=makes)
    return WINS if points is None else points


BRISQUES: Final = mask_of(card for card in PACK if card.rank in (Rank.ACE, Rank.TEN))
_PACK: Final = mask_of(PACK)
_LIKELY: Final = 0.6
"""Chance that a card shown earlier, and not seen since, is still in the same hand."""


class ChouineKnowledge(NamedTuple):
    """What is known of the hidden cards; sets of cards are masks."""

    unseen: int
    """Cards that may be in another hand, face down in the talon, or in an older trick of somebody else."""
    shown: int
    """The unseen cards that somebody else has had in hand, so that they cannot be drawn."""
    sure: int
    """The unseen cards that are certainly in another hand now."""

    @property
    def drawable(self) -> int:
        return self.unseen & ~self.shown

    def chance(self, cards: int, size: int) -> float:
        """Chance that a hand of `size` unknown cards has at least one of these cards."""
        cards &= self.unseen
        if not cards or not size:
            return 0.0
        if cards & self.sure:
            return 1.0
        unseen = self.unseen.bit_count()
        chance = 1.0 - comb(unseen - cards.bit_count(), size) / comb(unseen, size)
        return max(chance, _LIKELY) if cards & self.shown else chance


def known_from(view: ChouineView, remembered: int = 0) -> ChouineKnowledge:
    """What the view's seat knows of the cards it cannot see; `remembered` is a mask of cards that are gone."""
    seen = view.held | remembered
    for pile in view.piles:
        for trick in pile:
            for _, card in trick:
                seen |= card.bit
    for _, card in view.trick:
        seen |= card.bit
    if view.indicator:
        seen |= view.indicator.bit
    unseen = _PACK & ~seen
    shown = mask_of(view.turned_up) & unseen
    for one in view.shown:
        if one.seat != view.seat:
            shown |= mask_of(one.cards) & unseen
    on_table = mask_of(card for _, card in view.trick)
    sure = 0
    for declared in view.declared[len(view.shown) :]:
        if declared.seat != view.seat:
            sure |= cards_of(declared, view.variant) & ~on_table & unseen
    return ChouineKnowledge(unseen, shown | sure, sure)


def cards_of(declared: Declared, variant: ChouineVariant) -> int:
    """The cards named by a declaration that has not been shown yet."""
    if declared.suit is None:
        return 0
    ranks = next(shape.ranks for shape in variant.shapes if shape.combination is declared.combination)
    return mask_of(card for card in cards_in(SUIT_MASKS[declared.suit] & _PACK) if str(card.rank) in ranks)
