"""Deals of every variant written by hand: who gets which cards, then what everyone says and plays."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from engine.core.cards import Card, parse_cards
from engine.core.errors import IllegalAction, ReasonBase
from engine.core.game import DealResult
from engine.games.couillon import Couillon
from engine.games.couillon.state import CouillonMatch, CouillonState, CouillonView

GAME: Final = Couillon()

ORDERS: Final = {
    "couillon": "2* 2* 8r",
    "denexa": "2* 2* 8r",
    "points": "2* 2* 8r",
    "tongres": "2* 2* 2*",
    "force": "2* 2* 2*",
    "malmedy": "3e 3o 4r 2*",
    "dame-de-make": "3e 3o 4r 2*",
    "st-vith": "3* 3*",
    "six-32": "3e 3o 2r 2*",
    "six": "2* 2*",
    "eight": "2* 2*",
    "kwajongen": "2n 1d 2n 3d 8r",
    "kujong": "3* 3*",
    "troeven": "4e 4o 4*",
    "troeven-3-dummy": "4e 4o 4*",
    "troeven-3": "5e 5o 5*",
    "troeven-2-layout": "4e 4d 4e 4d 4e 4d 4e 4d",
    "troeven-2-stock": "4e 4d 4e 4d 16r",
}
"""The order of the deal.

e eldest, o the others, n everyone but the dealer, d dealer, * everyone, r left over; the last also takes the extra
cards of a larger pack.
"""


def match_of(preset: str, dealer: int = 0, /, **changes: str) -> CouillonMatch:
    """A new match. The last seat deals unless the test says otherwise, so seat 1 is eldest."""
    options = GAME.configure(preset, changes)
    return GAME.begin(options, dealer or GAME.seats(options))


def pack_for(match: CouillonMatch, hands: Sequence[str], rest: str = "") -> tuple[Card, ...]:
    """The pack that deals these cards to seats 1, 2, ... in the order they are written.

    Cards that nobody wrote down fill the short hands first, then what is left over.
    """
    order = ORDERS[match.options.preset]
    seats = len(hands)
    places = [(match.dealer + step) % seats for step in range(seats)]
    to = {"*": places, "e": places[:1], "o": places[1:], "n": places[:-1], "d": places[-1:], "r": [seats]}
    batches = [(place, int(count)) for count, who in re.findall(r"(\d+)([*eondr])", order) for place in to[who]]
    over = len(GAME.pack(match.options)) - sum(count for _, count in batches)
    batches = [(place, count + over if place == seats else count) for place, count in batches]
    piles = [list(parse_cards(text)) for text in (*hands, rest)]
    written = {card for pile in piles for card in pile}
    spare = [card for card in GAME.pack(match.options) if card not in written]
    for place, pile in enumerate(piles):
        room = sum(count for at, count in batches if at == place) - len(pile)
        assert room >= 0, f"too many cards for place {place + 1}"
        pile.extend(spare[:room])
        del spare[:room]
    assert not spare
    pack: list[Card] = []
    for place, count in batches:
        pack += piles[place][:count]
        del piles[place][:count]
    return tuple(pack)


class Deal:
    """A deal under way.

    Hands that are not given are filled with what is left. Short texts drive it: `2 pass`, `1 trump H`, a card; the seat
    may be left out when only one may act.
    """

    def __init__(self, match: CouillonMatch, *hands: str, rest: str = "") -> None:
        seats = GAME.seats(match.options)
        every = hands + ("",) * (seats - len(hands))
        self.state: CouillonState
        self.state, events = GAME.deal(match, pack_for(match, every, rest))
        self.events: list[dict[str, object]] = [event.as_json() for event in events]

    def go(self, *texts: str) -> Deal:
        """Do all this; keep the events of the last action."""
        for text in texts:
            seat, action = self._read(text)
            self.state, events = GAME.apply(self.state, seat, GAME.parse_action(action))
            self.events = [event.as_json() for event in events]
        return self

    def refused(self, text: str) -> ReasonBase:
        """Why the rules refuse this; nothing changes."""
        seat, action = self._read(text)
        try:
            GAME.apply(self.state, seat, GAME.parse_action(action))
        except IllegalAction as refusal:
            return refusal.reason
        raise AssertionError(f"{text!r} was accepted")

    def legal(self, seat: int | None = None) -> list[str]:
        """What a seat may do, sorted, cards without `play`; by default the only seat that may act."""
        return sorted(str(action).removeprefix("play ") for action in GAME.legal_actions(self.view(seat)))

    def view(self, seat: int | None = None) -> CouillonView:
        """What a seat knows, by default the only one that may act; 0 for everybody."""
        return GAME.view(self.state, self.actor if seat is None else seat)

    @property
    def actor(self) -> int:
        (seat,) = GAME.actors(self.state)
        return seat

    @property
    def public(self) -> CouillonView:
        return self.view(0)

    @property
    def result(self) -> DealResult:
        assert self.state.outcome is not None, "the deal is not over"
        return self.state.outcome.result

    @property
    def after(self) -> CouillonMatch:
        """The standing after the deal."""
        assert self.state.outcome is not None, "the deal is not over"
        match: Any = self.state.outcome.match
        assert isinstance(match, CouillonMatch)
        return match

    def _read(self, text: str) -> tuple[int, str]:
        seat, action = ("", text)
        if re.match(r"\d ", text):
            seat, _, action = text.partition(" ")
        if len(action) == 2 and action != "re":
            action = f"play {action}"
        return int(seat) if seat else self.actor, action
