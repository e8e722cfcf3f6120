"""A partie with all hands open, as plain numbers: what may be played, and what follows from it.

Only for deals that somebody imagines. Seats are numbered from 0.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.chouine.play import DIX_DE_DER
from engine.games.chouine.player.numbers import BLOCKS, OF_BRISQUES, POINTS, SEVEN, TRUMPS, WINS, Choice, swapped


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

    def put(self, choice: Choice) -> None:
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

    def _gather(self) -> None:
        trick = self.trick
        best, suit, pot = trick[0], BLOCKS[trick[0]] | (0 if self.makes else TRUMPS), 0
        for number in trick:
            pot += POINTS[number]
            if number > best and 1 << number & suit:
                best = number
        seats = len(self.hands)
        taker = self.leader = (self.leader + trick.index(best)) % seats
        if not self.draws and not self.hands[taker]:
            pot += DIX_DE_DER
        self.totals[taker] += pot
        trick.clear()

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

    def virtual(self, seat: int) -> int:
        """A hand as it is after an exchange, if it can make one once the trick is complete."""
        hand = self.hands[seat]
        return hand ^ SEVEN | self.indicator if hand & SEVEN and self.draws > 1 and self.indicator else hand
