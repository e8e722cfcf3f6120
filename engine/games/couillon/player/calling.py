"""What `normal` says with a hand: making trumps, declaring the Mit', Kontra and Re.

A hand is worth so much in a suit, and there is an amount that is enough. Each of the words makes the deal worth more
for whoever wins it. `Words` says with imagined cards who declares the Mit', and whether Kontra and Re follow.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from engine.core.actions import Action
from engine.core.cards import Rank, Suit, cards_in
from engine.games.couillon.actions import Call, NameTrump
from engine.games.couillon.options import QUEEN_OF_SPADES, CouillonOptions
from engine.games.couillon.state import CouillonView, order_of
from engine.games.couillon.variants import Making
from engine.players.search.holdings import bits_of

TRUMP_WORTH: Final = (0.65, 0.45, 0.30, 0.22, 0.15)
"""What the highest trump, the second highest and so on add to a hand; the others count as `LOW_TRUMP`."""
LOW_TRUMP: Final = 0.1
ACE_WORTH: Final = 0.09
KING_WORTH: Final = 0.02
"""Deals won less deals lost that each such card adds, by regression on self-play, rounded over all variants."""

HELD_BY_PARTNER: Final = 0.5
HELD_BY_SELF: Final = 0.2
"""What is added where the dealer holds the card proposed and is not an opponent."""

ENOUGH_TO_ACCEPT: Final = {
    (Making.UPCARD, 4): 0.6,
    (Making.TONGRES, 4): 1.0,
    (Making.TONGRES, 6): 1.1,
    (Making.DEALER_CARD, 4): 0.9,
}
"""The least worth for accepting a proposal, by way of making trumps and cards held. All found by self-play."""
ENOUGH_TO_NAME: Final = {2: 0.3, 3: 0.4, 4: 0.45}
"""The least worth for naming trumps, by number of cards seen; below it, a card is turned up."""
MORE_A_CARD: Final = 0.09
"""What a card adds to a hand on average, and so to what is enough with more cards than these, or fewer."""


def hand_worth(cards: int, trump: Suit, queens: int, mit: bool = False) -> float:
    """What these cards (a mask) are worth with this suit as trumps."""
    worths = card_worths(trump, queens, mit)
    return sum([worths[card] for card in cards_in(cards)])


@cache
def card_worths(trump: Suit, queens: int, mit: bool = False) -> tuple[float, ...]:
    """Each card's worth, by card number, with these queens as trumps and the Mit' declared or not."""
    order = order_of(trump, queens, mit)
    worths = [0.0] * 52
    for suit in Suit:
        worths[13 * suit + Rank.ACE], worths[13 * suit + Rank.KING] = ACE_WORTH, KING_WORTH
    for place, card in enumerate(order.trumps()):
        worths[card] = TRUMP_WORTH[place] if place < len(TRUMP_WORTH) else LOW_TRUMP
    return tuple(worths)


def choose_trumps(view: CouillonView, legal: Sequence[Action], more: float = 0.0) -> Action:
    """The answer to the card proposed, or the suit in which the cards seen are worth most.

    `more`: by how much the hand is thought to be better than it is.
    """
    queens = view.options.queens
    if Call.ACCEPT in legal:
        worth = more + hand_worth(view.held, view.turned_up[-1].suit, queens)
        return Call.ACCEPT if worth >= enough_to_accept(view, view.seat, len(view.hand)) else Call.PASS
    cards = view.held if view.turn == view.seat else view.dummy_cards
    names = [action for action in legal if isinstance(action, NameTrump)]
    worths = {suit: hand_worth(cards, suit, queens) for suit in {name.suit for name in names}}
    # Where a card has to be shown, the lowest of the suit tells opponents least.
    best = max(names, key=lambda name: (worths[name.suit], name.suit, -(name.card or 0)))
    worth = more + worths[best.suit]
    if Call.TURN in legal and worth < enough_to_name(cards.bit_count()):
        return Call.TURN
    return best


def enough_to_accept(view: CouillonView, seat: int, cards: int) -> float:
    """The least worth of so many cards of a seat for accepting the suit proposed."""
    making = view.variant.making
    known = {size: worth for (way, size), worth in ENOUGH_TO_ACCEPT.items() if way is making}
    return _enough(known, cards) - _worth_of_dealer(view, seat)


def enough_to_name(cards: int) -> float:
    """The least worth of so many cards for making trumps of one of their suits, rather than of a card turned up."""
    return _enough(ENOUGH_TO_NAME, cards)


def _enough(known: Mapping[int, float], cards: int) -> float:
    """What is enough with so many cards, by the number nearest to it that self-play knows of."""
    nearest = min(known, key=lambda size: (abs(size - cards), size))
    return known[nearest] + MORE_A_CARD * (cards - nearest)


def _worth_of_dealer(view: CouillonView, seat: int) -> float:
    """What a seat's side gains by holding the card proposed."""
    if view.variant.making is Making.UPCARD:
        return 0.0
    if seat == view.dealer:
        return HELD_BY_SELF
    return HELD_BY_PARTNER if view.sides[seat - 1] == view.sides[view.dealer - 1] else 0.0


MADE_TRUMPS: Final = 0.15
"""What a hand gains where its side made trumps."""
PAIRS: Final = {Call.MIT: 0.58, Call.KONTRA: 0.95, Call.RE: 1.1}
"""The least worth of a hand, with the queen of spades promoted, for saying each word; found by self-play."""
LARGER_SIDES: Final = {Call.MIT: 0.4, Call.KONTRA: 0.75, Call.RE: 0.9}
"""The same with two partners or more; the queen alone, worth 0.45, is then enough for the Mit'."""


def enough_for_mit(sides: Sequence[int], seat: int, makers: Sequence[int], word: Call) -> float:
    """The least worth of this seat's cards for a word, where these seats made trumps."""
    side = sides[seat - 1]
    least = (PAIRS if sides.count(side) <= 2 else LARGER_SIDES)[word]
    return least - MADE_TRUMPS if any(sides[maker - 1] == side for maker in makers) else least


def says_about_mit(view: CouillonView, word: Call, more: float = 0.0) -> bool:
    """Whether this hand, if it is so much better than it is, is good enough for the word."""
    assert view.trump is not None
    worth = more + hand_worth(view.held, view.trump, view.options.queens, mit=True)
    return worth >= enough_for_mit(view.sides, view.seat, view.declarers, word)


def answer_to_mit(view: CouillonView, legal: Sequence[Action], more: float = 0.0) -> Action:
    """Kontra or Re if the hand is good enough and the deal, if won, would not win the match anyway; else a pass."""
    word = Call.KONTRA if Call.KONTRA in legal else Call.RE
    at_stake = 2 if word is Call.KONTRA else 3
    wins_anyway = not view.options.deals and view.score[view.seat - 1] <= at_stake
    return word if says_about_mit(view, word, more) and not wins_anyway else Call.PASS


Seats = Sequence[int]


class ImaginedWords:
    """See above, once trumps are made. Hands are masks of these bits, one for each card of 52, per seat."""

    def __init__(self, options: CouillonOptions, trump: Suit, makers: Seats, bits: Sequence[int]) -> None:
        self._sides, self._kontra = options.variant.sides, options.mit == "kontra"
        self._queen = bits[QUEEN_OF_SPADES]
        both = zip(bits, card_worths(trump, options.queens, mit=True), strict=True)
        self._worths = {bit: worth for bit, worth in both if bit}
        self._enough = {
            word: [enough_for_mit(self._sides, seat, makers, word) for seat in range(1, len(self._sides) + 1)]
            for word in (Call.MIT, Call.KONTRA, Call.RE)
        }

    def declares(self, hands: Sequence[int], seats: Seats) -> int | None:
        """Which of these seats declares the Mit'."""
        for seat in seats:
            if hands[seat - 1] & self._queen:
                return seat if self._says(Call.MIT, seat, hands) else None
        return None

    def answered(self, holder: int, hands: Sequence[int]) -> int:
        """How many words are said once this seat has declared: one, with Kontra two, with Re three."""
        every = range(1, len(hands) + 1)
        return 1 + self.kontra(holder, hands, every) if self._kontra else 1

    def kontra(self, holder: int, hands: Sequence[int], seats: Seats) -> int:
        """How many words follow the Mit', where these seats may still say Kontra."""
        if not any(self._says(Call.KONTRA, seat, hands) for seat in seats if not self._are_partners(seat, holder)):
            return 0
        return 1 + self.re(holder, hands, range(1, len(hands) + 1))

    def re(self, holder: int, hands: Sequence[int], seats: Seats) -> int:
        """How many words follow Kontra, where these seats may still say Re."""
        return any(self._says(Call.RE, seat, hands) for seat in seats if self._are_partners(seat, holder))

    def _are_partners(self, one: int, other: int) -> bool:
        return self._sides[one - 1] == self._sides[other - 1]

    def _says(self, word: Call, seat: int, hands: Sequence[int]) -> bool:
        worth = sum([self._worths[bit] for bit in bits_of(hands[seat - 1])])
        return worth >= self._enough[word][seat - 1]
