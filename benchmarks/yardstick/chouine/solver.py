"""Solves the last tricks of two players with both hands known.

Nothing can be drawn, so a position is two hands, who leads, and what has been declared. With five cards each there
are a few hundred positions, each valued once. A value is one player's points to come less the other's.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from benchmarks.yardstick.chouine.declaring import WINS, bit_of, points_of
from benchmarks.yardstick.chouine.known import ABOVE, POINTS
from engine.core.cards import CARDS, SUIT_MASKS, Suit, mask_of
from engine.games.chouine.combinations import MAKES_TRUMPS, Combination, FoundCombination, found_in
from engine.games.chouine.options import PACK, ChouineOptions
from engine.games.chouine.play import DIX_DE_DER


class Word(NamedTuple):
    """A declaration that may go with a card."""

    combination: Combination | None
    points: int
    """`WINS` for a chouine."""
    done: int
    """What the player has declared after it: bits of the suits, and of brisques."""
    trump: Suit | None


class Solver:
    """Values positions under a match's options and caches what it has found."""

    def __init__(self, options: ChouineOptions) -> None:
        self.options = options
        self.makes_trumps = not options.variant.turns_up
        self.found: dict[int, tuple[FoundCombination, ...]] = {}
        self.values: dict[tuple[int, int, int, int, Suit | None], int] = {}

    def leads(self, own: int, other: int, done: int, theirs: int, trump: Suit | None) -> int:
        """What the leader gains from here; `done` and `theirs`: declared by the leader and by the other player."""
        if not own & own - 1:
            # In the last trick, or with no cards left, there is no choice and nothing to declare.
            return self._last(own, other, trump) if own else 0
        key = own, other, done, theirs, trump
        value = self.values.get(key)
        if value is not None:
            return value
        value = -2 * WINS
        silent = self._is_silent(own, done)
        cards = _different(own, other)
        while cards:
            bit = cards & -cards
            cards ^= bit
            card = bit.bit_length() - 1
            if silent:
                value = max(value, -self.follows(other, own ^ bit, card, theirs, done, trump))
            else:
                for word in self.words(own, card, done, trump, leading=True):
                    value = max(value, self.after_lead(own, other, card, word, theirs))
        self.values[key] = value
        return value

    def _last(self, own: int, other: int, trump: Suit | None) -> int:
        """What the leader gains from the last trick, of these two cards."""
        led = own.bit_length() - 1
        taken = POINTS[led] + POINTS[other.bit_length() - 1] + DIX_DE_DER
        return -taken if other & _BEATING[trump][led] else taken

    def after_lead(self, own: int, other: int, card: int, word: Word, theirs: int) -> int:
        """What the leader gains with this card and word."""
        if word.points == WINS:
            return -WINS if self._is_answered(other, theirs, CARDS[card].suit, word.trump) else WINS
        return word.points - self.follows(other, own ^ 1 << card, card, theirs, word.done, word.trump)

    def follows(self, own: int, other: int, led: int, done: int, theirs: int, trump: Suit | None) -> int:
        """What the second player gains from here; `other`: what the leader has kept."""
        value = -2 * WINS
        silent = self._is_silent(own, done)
        beating = _BEATING[trump][led]
        on_table = POINTS[led] + (0 if other else DIX_DE_DER)
        cards = _different(replies(own, led, trump), other | 1 << led)
        while cards:
            bit = cards & -cards
            cards ^= bit
            card = bit.bit_length() - 1
            if not silent:
                for word in self.words(own, card, done, trump, leading=False):
                    value = max(value, self.after_reply(own, other, led, card, word, theirs))
            elif bit & beating:
                value = max(value, on_table + POINTS[card] + self.leads(own ^ bit, other, done, theirs, trump))
            else:
                value = max(value, -on_table - POINTS[card] - self.leads(other, own ^ bit, theirs, done, trump))
        return value

    def after_reply(self, own: int, other: int, led: int, card: int, word: Word, theirs: int) -> int:
        """What the second player gains with this card and word."""
        if word.points == WINS:
            return WINS
        bit = 1 << card
        taken = POINTS[led] + POINTS[card] + (0 if other else DIX_DE_DER)
        if bit & _BEATING[word.trump][led]:
            return word.points + taken + self.leads(own ^ bit, other, word.done, theirs, word.trump)
        return word.points - taken - self.leads(other, own ^ bit, theirs, word.done, word.trump)

    def _is_silent(self, own: int, done: int) -> bool:
        """Whether nothing can be declared from a hand."""
        return all(done & bit_of(one.suit) for one in self._found_in(own))

    def _found_in(self, own: int) -> tuple[FoundCombination, ...]:
        found = self.found.get(own)
        if found is None:
            found = self.found[own] = tuple(found_in(own, self.options.variant.shapes))
        return found

    def words(self, own: int, card: int, done: int, trump: Suit | None, leading: bool) -> list[Word]:
        """What is worth saying with a card: the most valuable declaration, or also nothing where it makes trumps.

        With nothing to draw, a smaller combination is never better, since each suit is declared only once.
        """
        nothing = Word(None, 0, done, trump)
        best = nothing
        makes = False
        for combination, suit, cards in self._found_in(own):
            bit = bit_of(suit)
            if cards >> card & 1 and not done & bit:
                makes = self.makes_trumps and leading and trump is None and combination in MAKES_TRUMPS
                now = suit if makes else trump
                points = points_of(combination, suit, now, makes, self.options)
                if points > best.points:
                    best = Word(combination, points, done | bit, now)
        return [best, nothing] if makes and best is not nothing else [best]

    def _is_answered(self, other: int, theirs: int, suit: Suit, trump: Suit | None) -> bool:
        """Whether a chouine in a plain suit meets one in trumps, which wins."""
        if trump is None or suit is trump or theirs >> trump & 1:
            return False
        return any(one.combination is Combination.CHOUINE and one.suit is trump for one in self._found_in(other))


_BEATING: Final = {
    trump: tuple(
        above | (0 if trump is None or card.suit is trump else SUIT_MASKS[trump])
        for card, above in zip(CARDS, ABOVE, strict=True)
    )
    for trump in (None, *Suit)
}
"""By trump suit and card led, the cards that beat it, as a mask."""
_BLANKS: Final = tuple(mask_of(card for card in PACK if card.suit is suit and not POINTS[card]) for suit in Suit)


def _different(own: int, other: int) -> int:
    """Cards, as masks, without equivalent ones: of nines, eights and sevens, one may stand for all."""
    for blanks in _BLANKS:
        alike = own & blanks
        if alike & alike - 1 and not other & blanks:
            own ^= alike & alike - 1
    return own


def replies(own: int, led: int, trump: Suit | None) -> int:
    """The cards, as masks, that may be played to this lead when nothing is left to draw."""
    suit = CARDS[led].suit
    follow = own & SUIT_MASKS[suit]
    if follow and suit is not trump:
        return follow
    trumps = 0 if trump is None else own & SUIT_MASKS[trump]
    if not trumps:
        return own
    return (trumps & ABOVE[led] or trumps) if suit is trump else trumps
