"""The last five tricks of two players, solved against the opponent's hand, or against all the hands it may be.

Nothing can be drawn, so a position is two hands, who leads, and what has been declared. With five cards each there
are a few hundred positions, each valued once. A value is one player's points to come less the other's. The hands that
the other may hold follow from the cards unseen and the points left.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

from engine.core.actions import Play
from engine.core.cards import CARDS, SUIT_MASKS, Suit, cards_in, mask_of
from engine.games.chouine.actions import Declare
from engine.games.chouine.combinations import MAKES_TRUMPS, Combination, FoundCombination, found_in
from engine.games.chouine.options import PACK, ChouineOptions
from engine.games.chouine.play import ABOVE, DIX_DE_DER, POINTS
from engine.games.chouine.player.known import WINS, ChouineKnowledge, bit_of, declared_by, points_of
from engine.games.chouine.state import ChouineView


class SolverWord(NamedTuple):
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

    def after_lead(self, own: int, other: int, card: int, word: SolverWord, theirs: int) -> int:
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

    def after_reply(self, own: int, other: int, led: int, card: int, word: SolverWord, theirs: int) -> int:
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

    def words(self, own: int, card: int, done: int, trump: Suit | None, leading: bool) -> list[SolverWord]:
        """What is worth saying with a card: the most valuable declaration, or also nothing where it makes trumps.

        With nothing to draw, a smaller combination is never better, since each suit is declared only once.
        """
        nothing = SolverWord(None, 0, done, trump)
        best = nothing
        makes = False
        for combination, suit, cards in self._found_in(own):
            bit = bit_of(suit)
            if cards >> card & 1 and not done & bit:
                makes = self.makes_trumps and leading and trump is None and combination in MAKES_TRUMPS
                now = suit if makes else trump
                points = points_of(combination, suit, now, makes, self.options)
                if points > best.points:
                    best = SolverWord(combination, points, done | bit, now)
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


IN_THE_PACK: Final = sum(POINTS[card] for card in PACK)
"""Card points in the pack, without the dix de der."""


class _Part(NamedTuple):
    """A set of counting cards: its mask, how many they are, and their points."""

    cards: int
    many: int
    points: int


def possible_hands(view: ChouineView, known: ChouineKnowledge, most: int) -> list[int]:
    """Hands, as masks, that the opponent may hold: all of them, in any order, or `most` drawn evenly.

    The points of both sides and of one's own hand give those of the other hand, whatever lies in tricks that may not
    be looked at.
    """
    size = view.hand_sizes[2 - view.seat]
    sure = known.sure | _last_drawn(view) & known.unseen
    left = IN_THE_PACK - sum(view.card_points) - sum([POINTS[played.card] for played in view.under_way])
    left -= sum([POINTS[card] for card in view.hand]) + sum([POINTS[card] for card in cards_in(sure)])
    size -= sure.bit_count()
    others = cards_in(known.unseen & ~sure)
    blanks = [card for card in others if not POINTS[card]]
    parts = [_Part(sure, 0, 0)]
    for card in others:
        points = POINTS[card]
        if points:
            parts += [
                _Part(part.cards | card.bit, part.many + 1, part.points + points)
                for part in parts
                if part.many < size and part.points + points <= left
            ]
    fit = [part for part in parts if part.points == left and size - part.many <= len(blanks)]
    # The same cards always give the same hands, so the player leaves nothing to chance.
    rng = random.Random(view.held)
    ways = [comb(len(blanks), size - part.many) for part in fit]
    if sum(ways) <= most:
        hands = [part.cards | mask_of(more) for part in fit for more in combinations(blanks, size - part.many)]
        rng.shuffle(hands)
        return hands
    drawn = rng.choices(fit, ways, k=most)
    return [part.cards | mask_of(rng.sample(blanks, size - part.many)) for part in drawn]


def _last_drawn(view: ChouineView) -> int:
    """The card that lay face up until just now, as a mask."""
    just_drawn = sum(view.tricks) == view.variant.draws
    return view.turned_up[-1].bit if just_drawn and view.turned_up else 0


HANDS: Final = 60
"""At most this many possible hands of the opponent are looked at."""
POSITIONS: Final = 500
"""After this many positions no further hand is begun: a few milliseconds."""
_POINTS_PER_PARTIE: Final = 150.0
"""How many points of margin count as much as the partie; decides between cards that both win or both lose it."""
_POINTS_PER_CHANCE: Final = 100_000.0
"""The same where a chance is told: the margin only decides between cards that win as often."""


def worth(margin: int) -> float:
    """How good it is to end ahead by `margin` points: winning counts most, the margin little."""
    return (margin > 0) - (margin < 0) + margin / _POINTS_PER_PARTIE


def chance(margin: int) -> float:
    """How much of the partie is won by whoever ends ahead by `margin` points: all, nothing, or half of it if level."""
    return ((margin > 0) - (margin < 0) + 1) / 2 + margin / _POINTS_PER_CHANCE


def choose_last(view: ChouineView, known: ChouineKnowledge) -> Play | Declare:
    """The card, with any declaration, that wins most often and by the most points."""
    return max(weigh_last(view, known), key=lambda weighed: (weighed[1], -weighed[0].card))[0]


def weigh_last(
    view: ChouineView, known: ChouineKnowledge, worth: Callable[[int], float] = worth
) -> list[tuple[Play | Declare, float]]:
    """Every card, with any declaration, and what it is worth on average over the hands looked at."""
    solver = Solver(view.options)
    own, trick = view.held, view.under_way
    done, theirs = (declared_by(view, seat) for seat in (view.seat, 3 - view.seat))
    led = trick[0].card if trick else None
    cards = own if led is None else replies(own, led, view.trump)
    choices = [
        (card, word)
        for card in cards_in(cards)
        for word in solver.words(own, card, done, view.trump, leading=led is None)
    ]
    worths = [0.0] * len(choices)
    hands = 0
    if len(choices) > 1:
        ahead = _ahead(view)
        positions = 0
        for other in possible_hands(view, known, HANDS):
            if positions > POSITIONS:
                break
            hands += 1
            solver.values.clear()
            for place, (card, word) in enumerate(choices):
                if led is None:
                    gain = solver.after_lead(own, other, card, word, theirs)
                else:
                    gain = solver.after_reply(own, other, led, card, word, theirs)
                worths[place] += worth(ahead + gain)
            positions += len(solver.values)
    return [
        (Play(card) if word.combination is None else Declare(card, word.combination), total / max(hands, 1))
        for (card, word), total in zip(choices, worths, strict=True)
    ]


def _ahead(view: ChouineView) -> int:
    """This seat's points less the other's, including what the other has declared in the trick under way."""
    totals = list(view.public.totals)
    for declared in view.declared[len(view.shown) :]:
        makes = declared.makes_trumps
        points = points_of(declared.combination, declared.suit, view.trump, makes, view.options)
        totals[declared.seat - 1] += points
    return totals[view.seat - 1] - totals[2 - view.seat]
