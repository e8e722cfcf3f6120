"""Deals that may be, drawn at random: the unseen cards in the places where they may lie, all ways as likely as each
other, and of these more often what goes well with what was said.

The compiled core draws the same, deal for deal, from the same seed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from math import exp
from typing import Final, NamedTuple

from engine.players.search.holdings import Holdings, bits_of
from engine.players.search.position import Position
from engine.players.search.splitmix import Splitmix

SOFT: Final = 5
"""By how much a hand's worth has to pass the mark for its word to be e times as likely to be said as not."""
STEPS: Final = 128
"""What is further from the mark is as good as certain."""
CERTAIN: Final = (1 << 32) - 1
LIKELY: Final = tuple(round(CERTAIN / (1 + exp(-over / SOFT))) for over in range(-STEPS, STEPS + 1))
"""How likely a word is by how far a hand is over its mark, from `-STEPS` on, in whole parts of `CERTAIN`: the same on
every machine."""
TRIES: Final = 60
"""So many deals are drawn before one is taken that does not go well with what was said."""

Worths = tuple[int, ...]
"""Per bit number what its card adds to a hand, in whole numbers."""


class Clue(NamedTuple):
    """That some cards of a hand were worth enough for a word, or not."""

    seat: int
    """From 0."""
    said: bool
    enough: int
    by: tuple[Worths, ...]
    """The worth by each suit that might have been taken; the best counts."""
    than: tuple[Worths, ...] = ()
    """The worth by the suits it was preferred to."""
    first: int = 0
    """How many cards it held at the time; 0: all."""
    later: int = 0
    """Cards that came later, or else would have been among the first, as a mask."""
    among: int = 0
    """Cards that were among the first."""
    holding: int = 0
    """It tells something only if the hand has this card; 0: always."""
    played: int = 0
    """What the hand has played since, as a mask."""

    def is_believed(self, hand: int, stream: Splitmix) -> bool:
        """Whether to believe in these cards that are left, by chance: as likely as the word was said as it was."""
        hand |= self.played
        if self.holding and not hand & self.holding:
            return True
        if self.first and hand.bit_count() > self.first:
            hand = self._at_first(hand, stream)
        mark = max((self.enough, *(_worth(worths, hand) for worths in self.than)))
        best = max(_worth(worths, hand) for worths in self.by)
        over = best - mark if self.said else mark - best
        return stream.word() >> 32 < LIKELY[max(-STEPS, min(STEPS, over)) + STEPS]

    def _at_first(self, hand: int, stream: Splitmix) -> int:
        """The cards it may have held at the time."""
        found = hand & self.among
        free = bits_of(hand & ~found & ~self.later)
        room, left = self.first - found.bit_count(), len(free)
        for card in free:
            if not room:
                break
            if stream.randrange(left) < room:
                found |= card
                room -= 1
            left -= 1
        return found


def _worth(worths: Worths, hand: int) -> int:
    return sum([worths[card.bit_length() - 1] for card in bits_of(hand)])


@dataclass(frozen=True, slots=True)
class Drawing:
    """What is known of a position, and where the rest may be."""

    start: Position
    """The position, with the cards that are surely in each hand."""
    holdings: Holdings
    """Where the others are: in the hands, in the order of the seats; then those face down and the stock, if any."""
    clues: tuple[Clue, ...] = ()
    """What was said; what rules out most comes first."""
    covers: tuple[tuple[int, int], ...] = ()
    """Per card lying face down the card on it, or 0 where that lies in the trick under way; and its seat, from 0."""
    draws: bool = False
    """Whether there is a stock."""

    def __call__(self, rng: random.Random) -> Iterator[Position]:
        """Positions that may be, without end; raises ValueError if the cards cannot lie at all."""
        stream = Splitmix(rng.getrandbits(64))
        while True:
            yield self.position(stream)

    def position(self, stream: Splitmix) -> Position:
        """A position that may be."""
        at, seats = self.start.copy(), len(self.start.hands)
        for _ in range(TRIES):
            held = self.holdings.sample(stream)
            at.hands = [own | more for own, more in zip(self.start.hands, held, strict=False)]
            if all(clue.is_believed(at.hands[clue.seat], stream) for clue in self.clues):
                break
        if self.covers:
            at.under = {}
            for (cover, seat), card in zip(self.covers, _shuffled(held[seats], stream), strict=True):
                if cover:
                    at.under[cover] = card
                else:
                    at.uncovered.append((seat, card))
        if self.draws:
            at.stock = _shuffled(held[seats + 1], stream)
        return at


def _shuffled(cards: int, stream: Splitmix) -> list[int]:
    found = bits_of(cards)
    stream.shuffle(found)
    return found
