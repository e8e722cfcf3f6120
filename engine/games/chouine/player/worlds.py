"""Deals that may be, as far as a view tells: the hidden cards spread over hands and talon at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from engine.core.cards import Suit, mask_of
from engine.games.chouine.player.known import WINS, cards_of, draws_left, known_from, points_of
from engine.games.chouine.player.outlook import rates
from engine.games.chouine.player.partie import PACK, SEVEN, Numbering, Partie, numbered
from engine.games.chouine.state import ChouineView
from engine.players.search.holdings import bits_of


class Seen(NamedTuple):
    """A view in numbers."""

    seat: int
    numbering: Numbering
    start: Partie
    """The position; of the other hands it has the cards that are known. Where the seven may be exchanged, it is."""
    hidden: int
    """Cards that may be in another hand or in the talon."""
    held: int
    """Those of them that are in another hand, nobody knows which."""
    rooms: tuple[int, ...]
    """Per seat how many cards of its hand are not known."""
    rates: tuple[float, ...]
    """Per card how readily people keep it, so that it is in a hand sooner than in the talon."""

    def world(self, rng: random.Random) -> tuple[Partie, list[int]]:
        """A position that may be, and the cards that are left, in the order in which they are drawn."""
        world = self.start.copy()
        hands, rooms = world.hands, list(self.rooms)
        for card in _shuffled(self.held, rng):
            # A hand with more room is more likely to have it.
            open_to = [seat for seat, room in enumerate(rooms) for _ in range(room)]
            if open_to:
                seat = rng.choice(open_to)
                hands[seat] |= card
                rooms[seat] -= 1
        rates, hidden = self.rates, bits_of(self.hidden & ~self.held)
        left = sorted(hidden, key=lambda card: rng.expovariate(rates[card.bit_length() - 1]))
        kept = left[: sum(rooms)]
        rng.shuffle(kept)
        for seat, room in enumerate(rooms):
            for card in kept[:room]:
                hands[seat] |= card
            del kept[:room]
        left = left[sum(rooms) :]
        rng.shuffle(left)
        return world, left

    @property
    def ends_are_few(self) -> bool:
        """Whether two players are about to draw for the last time, and all other cards are remembered."""
        return len(self.rooms) == 2 and self.start.draws == 1 and self.hidden.bit_count() == sum(self.rooms) + 1

    def worlds(self, rng: random.Random) -> Iterator[tuple[Partie, list[int]]]:
        """Positions that may be, as many as are wanted."""
        while True:
            yield self.world(rng)

    def last_worlds(self) -> Iterator[tuple[Partie, list[int]]]:
        """With two players and one card to be drawn beside the one turned up: all positions that may be."""
        other = 1 - self.seat
        for drawn in bits_of(self.hidden):
            world = self.start.copy()
            world.hands[other] |= self.hidden ^ drawn
            yield world, [drawn]


def seen_from(view: ChouineView, remembered: int) -> Seen:
    """What the view's seat sees, and what it remembers of the cards played.

    Before there are trumps, as in Mondoubleau, any suit takes the place of the trump suit.
    """
    trump, seats, own = view.trump, view.seats, view.seat
    numbering = numbered(Suit.S if trump is None else trump)
    bits, place = numbering.bits, numbering.place
    unseen = known_from(view, remembered).unseen
    known, totals, done = [0] * seats, [0] * seats, [0] * seats
    for seat in range(1, seats + 1):
        within = view.held if seat == own else unseen
        for one in view.shown:
            if one.seat == seat:
                known[seat - 1] |= bits(mask_of(one.cards) & within)
        totals[seat - 1] = view.card_points[seat - 1] + view.combination_points[seat - 1]
    for declared in view.declared:
        done[declared.seat - 1] |= 1 << place(declared.suit)
    for declared in view.declared[len(view.shown) :]:
        known[declared.seat - 1] |= bits(cards_of(declared, view.variant) & (view.held | unseen))
        points = points_of(declared.combination, declared.suit, trump, declared.makes_trumps, view.options)
        totals[declared.seat - 1] += 0 if points == WINS else points
    hidden, hand = bits(unseen), bits(view.held)
    indicator = bits(view.indicator.bit) if view.indicator else 0
    gone = PACK & ~hidden & ~hand & ~indicator
    up = bits(mask_of(view.turned_up))
    held = up & hidden
    known[own - 1] |= up & hand
    for seat in range(seats):
        hidden &= ~known[seat]
    held &= hidden
    if seats == 2:
        known[2 - own] |= held
        hidden, held = hidden & ~held, 0
    if view.may_exchange:
        hand, indicator = hand ^ SEVEN | indicator, SEVEN
    hands = known[:]
    hands[own - 1] = hand
    rooms = [max(0, size - hands[seat].bit_count()) for seat, size in enumerate(view.hand_sizes)]
    rooms[own - 1] = 0
    trick = view.under_way
    leader = (trick[0].seat if trick else view.public.turn) - 1
    draws = draws_left(view)
    makes = 0 if trump is not None else 2 if view.options.mondoubleau_doubled else 1
    start = Partie(hands, known, totals, done, gone, draws, indicator, leader,
                   [numbering.numbers[played.card] for played in trick], makes=makes)  # fmt: skip
    return Seen(own - 1, numbering, start, hidden, held, tuple(rooms), rates(seats, draws, not makes))


def _shuffled(cards: int, rng: random.Random) -> list[int]:
    found = bits_of(cards)
    rng.shuffle(found)
    return found
