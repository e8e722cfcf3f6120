"""The last tricks of two players with both hands known, played through to the end.

Nothing can be drawn, so a position is two hands, who leads, and what has been declared; of five cards each there
are a few hundred, and each is valued once. Values are points to come of one player less those of the other.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import CARDS, SUIT_MASKS, Suit
from engine.chouine.combinations import MAKES_TRUMPS, Combination, Found, found_in
from engine.chouine.options import ChouineOptions
from engine.chouine.play import DIX_DE_DER
from engine.players.chouine.declaring import WINS, bit_of, points_of
from engine.players.chouine.known import ABOVE, POINTS


class Word(NamedTuple):
    """What may be said with a card."""

    combination: Combination | None
    points: int
    """`WINS` for a chouine."""
    done: int
    """What the player has declared then: bits of the suits, and of brisques."""
    trump: Suit | None


class Solver:
    """Values of positions under a match's options; keeps what it has found."""

    def __init__(self, options: ChouineOptions) -> None:
        self.options = options
        self.makes_trumps = not options.variant.turns_up
        self.found: dict[int, list[Found]] = {}
        self.values: dict[tuple[int, int, int, int, Suit | None], int] = {}

    def leads(self, own: int, other: int, done: int, theirs: int, trump: Suit | None) -> int:
        """What the leader gains from here; `done` and `theirs`: declared by the leader and by the other."""
        if not own:
            return 0
        key = own, other, done, theirs, trump
        value = self.values.get(key)
        if value is not None:
            return value
        value = -2 * WINS
        cards = own
        while cards:
            bit = cards & -cards
            cards ^= bit
            number = bit.bit_length() - 1
            for word in self.words(own, number, done, trump, leading=True):
                value = max(value, self.after_lead(own, other, number, word, theirs))
        self.values[key] = value
        return value

    def after_lead(self, own: int, other: int, card: int, word: Word, theirs: int) -> int:
        """What the leader gains by this card and word."""
        if word.points == WINS:
            return -WINS if self._is_answered(other, theirs, CARDS[card].suit, word.trump) else WINS
        return word.points - self.follows(other, own ^ 1 << card, card, theirs, word.done, word.trump)

    def follows(self, own: int, other: int, led: int, done: int, theirs: int, trump: Suit | None) -> int:
        """What the second player gains from here; `other`: what the leader has kept."""
        value = -2 * WINS
        cards = replies(own, led, trump)
        while cards:
            bit = cards & -cards
            cards ^= bit
            number = bit.bit_length() - 1
            for word in self.words(own, number, done, trump, leading=False):
                value = max(value, self.after_reply(own, other, led, number, word, theirs))
        return value

    def after_reply(self, own: int, other: int, led: int, card: int, word: Word, theirs: int) -> int:
        """What the second player gains by this card and word."""
        if word.points == WINS:
            return WINS
        rest = own ^ 1 << card
        taken = POINTS[led] + POINTS[card] + (0 if rest else DIX_DE_DER)
        beats = ABOVE[led] & 1 << card or (CARDS[card].suit is word.trump and CARDS[led].suit is not word.trump)
        if beats:
            return word.points + taken + self.leads(rest, other, word.done, theirs, word.trump)
        return word.points - taken - self.leads(other, rest, theirs, word.done, word.trump)

    def words(self, own: int, card: int, done: int, trump: Suit | None, leading: bool) -> list[Word]:
        """What it makes sense to say with a card: the most that it can; and nothing, where that makes trumps.

        With nothing to draw a smaller combination is never better, for a suit is declared but once.
        """
        found = self.found.get(own)
        if found is None:
            found = self.found[own] = list(found_in(own, self.options.variant.shapes))
        nothing = Word(None, 0, done, trump)
        best = nothing
        makes = False
        for combination, suit, cards in found:
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
        found = found_in(other, self.options.variant.shapes)
        return any(one.combination is Combination.CHOUINE and one.suit is trump for one in found)


def replies(own: int, led: int, trump: Suit | None) -> int:
    """The cards, as masks, that may be played to this lead with nothing left to draw."""
    suit = CARDS[led].suit
    follow = own & SUIT_MASKS[suit]
    if follow and suit is not trump:
        return follow
    trumps = 0 if trump is None else own & SUIT_MASKS[trump]
    if not trumps:
        return own
    return (trumps & ABOVE[led] or trumps) if suit is trump else trumps
