"""A partie with all hands open, as plain numbers: its cards and combinations, what may be played, and what follows.

Only for deals that somebody imagines. Seats are numbered from 0. A card is one bit of 32: eight a suit, the trump suit
the highest, and within a suit the better card the higher bit.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from engine.core.cards import CARDS, Card, Suit, cards_in
from engine.games.chouine.combinations import RANKING, Combination, Shape
from engine.games.chouine.options import ChouineOptions
from engine.games.chouine.play import CARD_POINTS, DIX_DE_DER

WIDTH: Final = 8
"""Bits of a suit."""
SUIT: Final = (1 << WIDTH) - 1
PACK: Final = (1 << 4 * WIDTH) - 1
TRUMPS: Final = SUIT << 3 * WIDTH
BLOCKS: Final = tuple(SUIT << WIDTH * (number // WIDTH) for number in range(4 * WIDTH))
"""Per number of a card the bits of its suit."""
BRISQUES: Final = 0xC0C0C0C0
SEVEN: Final = 1 << 3 * WIDTH
"""The seven of trumps."""
_ORDER: Final = RANKING[::-1]
POINTS: Final = tuple(
    next((points for rank, points in CARD_POINTS.items() if str(rank) == _ORDER[number % WIDTH]), 0)
    for number in range(4 * WIDTH)
)
"""Card points, per number."""
OF_BRISQUES: Final = 4
"""The place among what a seat has declared of a quinte or trente; 0 to 3 are the suits."""
WINS: Final = 9999
"""What a chouine counts: more than anything."""


class Numbering(NamedTuple):
    """The numbers of the cards while a suit is trumps."""

    suits: tuple[Suit, ...]
    numbers: dict[Card, int]
    cards: tuple[Card, ...]
    """By number."""

    def bits(self, cards: int) -> int:
        """A mask of cards of 52, in these bits."""
        mask = 0
        for card in cards_in(cards):
            mask |= 1 << self.numbers[card]
        return mask

    def place(self, suit: Suit | None) -> int:
        """The place of a suit, None for brisques, among what is declared."""
        return OF_BRISQUES if suit is None else self.suits.index(suit)


@cache
def numbered(trump: Suit) -> Numbering:
    """The numbers of the cards while this suit is trumps."""
    suits = (*(suit for suit in Suit if suit is not trump), trump)
    cards = tuple(next(card for card in CARDS if card.suit is suit and str(card.rank) == rank)
                  for suit in suits for rank in _ORDER)  # fmt: skip
    return Numbering(suits, {card: number for number, card in enumerate(cards)}, cards)


class PartieWord(NamedTuple):
    """A declaration that may go with a card."""

    combination: Combination
    place: int
    """The suit, or `OF_BRISQUES`."""
    cards: int
    points: int


class CardChoice(NamedTuple):
    """A card, as its bit, and what is declared with it."""

    card: int
    word: PartieWord | None


class PartieWords:
    """What hands may declare under a match's options."""

    def __init__(self, options: ChouineOptions) -> None:
        shapes = options.variant.shapes
        brisques = next(shape for shape in shapes if shape.brisques)
        points = options.points_of(brisques.combination)
        self._need, self._brisques = brisques.brisques, (brisques.combination, points or 0)
        # The largest first: who declares at all declares as much as there is.
        of_suits = sorted((shape for shape in shapes if not shape.brisques), key=lambda shape: -len(shape.ranks))
        self._of_suits, self._all_plain = (
            tuple(tuple(_word(shape, suit, suit == trumps) for shape in of_suits) for suit in range(4))
            for trumps in (3, None)
        )

    def of(self, hand: int, done: int, all_plain: bool = False) -> list[PartieWord]:
        """The best of each suit, and of brisques, that a hand may still declare; `done` are bits of places.

        `all_plain`: there are no trumps yet.
        """
        found: list[PartieWord] = []
        of_suits = self._all_plain if all_plain else self._of_suits
        pairs = hand & hand >> 1 & 0x10101010
        if pairs:
            found += [
                next(word for word in of_suits[suit] if not word.cards & ~hand)
                for suit in range(4)
                if pairs >> WIDTH * suit & SUIT and not done >> suit & 1
            ]
        brisques = hand & BRISQUES
        if brisques.bit_count() == self._need and not done >> OF_BRISQUES & 1:
            found.append(PartieWord(self._brisques[0], OF_BRISQUES, brisques, self._brisques[1]))
        return found

    def choices(self, hand: int, playable: int, done: int, waits: bool, all_plain: bool = False) -> list[CardChoice]:
        """Each card, alone and with each of these words; without a draw to come (not `waits`) a word is never kept."""
        found = self.of(hand, done, all_plain)
        choices: list[CardChoice] = []
        while playable:
            card = playable & -playable
            playable ^= card
            said = [CardChoice(card, word) for word in found if word.cards & card] if found else None
            if said:
                choices += said
            if waits or not said:
                choices.append(CardChoice(card, None))
        return choices


def _word(shape: Shape, suit: int, is_trump: bool) -> PartieWord:
    cards = sum(1 << _ORDER.index(rank) for rank in shape.ranks) << WIDTH * suit
    points = WINS if shape.points is None else 2 * shape.points if is_trump else shape.points
    return PartieWord(shape.combination, suit, cards, points)


def swapped(cards: int, place: int) -> int:
    """A mask in which this suit and the trump suit have changed places."""
    differs = (cards >> WIDTH * place ^ cards >> 3 * WIDTH) & SUIT
    return cards ^ differs << WIDTH * place ^ differs << 3 * WIDTH


def points_of(cards: int) -> int:
    """The card points of a mask."""
    total = 0
    while cards:
        low = cards & -cards
        cards ^= low
        total += POINTS[low.bit_length() - 1]
    return total


@dataclass(slots=True)
class Partie:
    """A position. Changed in place: copy it to keep it."""

    hands: list[int]
    known: list[int]
    """Per seat the cards that everybody knows to be in its hand."""
    totals: list[int]
    """Per seat, with everything declared."""
    done: list[int]
    """Per seat what it has declared: bits of suits, and of brisques."""
    gone: int
    """The cards played."""
    draws: int
    """How many tricks, with the one under way, still end with a draw."""
    indicator: int
    """The card turned up, as its bit; 0 when it has been drawn."""
    leader: int
    trick: list[int]
    """The numbers of the cards on the table."""
    won: int = -1
    """Who has declared a chouine."""
    makes: int = 0
    """Where there are no trumps yet: what the declaration that makes them counts for, once or twice. Else 0."""

    def copy(self) -> Partie:
        """The same position, to play on from."""
        return Partie(
            self.hands[:], self.known[:], self.totals[:], self.done[:], self.gone, self.draws, self.indicator,
            self.leader, self.trick[:], self.won, self.makes,
        )  # fmt: skip

    @property
    def turn(self) -> int:
        return (self.leader + len(self.trick)) % len(self.hands)

    def playable(self) -> int:
        """The cards that the seat on turn may play."""
        hand, trick = self.hands[self.turn], self.trick
        if self.draws or not trick:
            return hand
        suit = BLOCKS[trick[0]]
        if self.makes:
            return hand & suit or hand
        if suit != TRUMPS and hand & suit:
            return hand & suit
        trumps = hand & TRUMPS
        if not trumps:
            return hand
        # Any trump is a higher bit than all plain cards.
        return trumps & -(2 << max(trick)) or trumps

    def put(self, choice: CardChoice) -> None:
        """The seat on turn plays a card, and declares; after the last card its trick is gathered, without the draw."""
        card, word = choice
        trick, seats = self.trick, len(self.hands)
        seat = (self.leader + len(trick)) % seats
        hand = self.hands[seat] = self.hands[seat] ^ card
        self.known[seat] &= ~card
        self.gone |= card
        trick.append(card.bit_length() - 1)
        if word is not None:
            self.done[seat] |= 1 << word.place
            self.known[seat] |= word.cards & hand
            if word.points == WINS:
                self.won = seat
                return
            points = word.points
            if self.makes and len(trick) == 1 and word.place != OF_BRISQUES:
                points *= self.makes
                self._make_trumps(word.place)
            self.totals[seat] += points
        if len(trick) == seats:
            self._gather()

    def _make_trumps(self, place: int) -> None:
        """This suit is trumps from now on, and becomes the highest."""
        self.makes = 0
        self.hands[:] = [swapped(hand, place) for hand in self.hands]
        self.known[:] = [swapped(cards, place) for cards in self.known]
        self.done[:] = [said ^ (said >> place ^ said >> 3) % 2 * (8 | 1 << place) for said in self.done]
        self.gone = swapped(self.gone, place)
        self.trick[:] = [swapped(1 << number, place).bit_length() - 1 for number in self.trick]

    def taking(self) -> tuple[int, int, int]:
        """The best card on the table, who has played it, and the card points of all of them."""
        trick = self.trick
        best, suit, pot = trick[0], BLOCKS[trick[0]] | (0 if self.makes else TRUMPS), 0
        for number in trick:
            pot += POINTS[number]
            if number > best and 1 << number & suit:
                best = number
        return best, (self.leader + trick.index(best)) % len(self.hands), pot

    def _gather(self) -> None:
        _, taker, pot = self.taking()
        self.leader = taker
        if not self.draws and not self.hands[taker]:
            pot += DIX_DE_DER
        self.totals[taker] += pot
        self.trick.clear()

    def draw(self, talon: list[int]) -> None:
        """Everybody draws one of these bits, the taker first, and the last one the card turned up if there are too few.

        It leaves the list as it is: nobody looks further than one draw.
        """
        seats = len(self.hands)
        for step in range(seats):
            seat = (self.leader + step) % seats
            if step < len(talon):
                self.hands[seat] |= talon[step]
            else:
                self.hands[seat] |= self.indicator
                self.indicator = 0
        self.draws -= 1

    def exchange(self) -> None:
        """Whoever has the seven exchanges it, as everybody does before the last trick with a draw."""
        if not self.indicator:
            return
        for seat, hand in enumerate(self.hands):
            if hand & SEVEN:
                self.hands[seat] = hand ^ SEVEN | self.indicator
                self.known[seat] |= self.indicator
                self.indicator = SEVEN

    def virtual(self, hand: int) -> int:
        """A hand as it is after an exchange, if it can make one once the trick is complete."""
        return hand ^ SEVEN | self.indicator if hand & SEVEN and self.draws > 1 and self.indicator else hand
