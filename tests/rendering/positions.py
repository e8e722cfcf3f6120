"""Positions the picture tests share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import CARDS, Card, Suit, parse_cards, print_cards
from engine.game import AnyGame, Phase, View
from engine.options import Options
from engine.registry import game_named
from engine.tricks import Played
from rendering import Look, SeatLabel

PACK: Final = "KH AH QC JC TH 9H 9C KS AC QH 9D JH TS QD JS AS KC TC KD AD JD QS TD 9S"
"""Seat 2 gets KH AH AC QH, seat 3 QC JC 9D JH, seat 4 TH 9H TS QD, seat 1 9C KS JS AS; KC is turned up."""
LOOK: Final = Look("AHVB")
LABELS: Final = (SeatLabel("Kléber"), SeatLabel("Łukasz", away=True), SeatLabel("Zoé", computer=True), SeatLabel("Jo"))


def deal(actions: Sequence[str], pack: str = PACK, seat: int = 0) -> View:
    """The view of `seat` of a first deal by seat 1 after these actions."""
    game: AnyGame = game_named("couillon")
    state = game.deal(game.begin(game.configure()), parse_cards(pack)).state
    for text in actions:
        state = game.apply(state, game.actors(state)[0], game.parse_action(text)).state
    view: View = game.view(state, seat)
    return view


def played_out() -> View:
    """The end of the deal, everyone playing the first card allowed."""
    game: AnyGame = game_named("couillon")
    state = game.deal(game.begin(game.configure()), parse_cards(PACK)).state
    while state.outcome is None:
        seat = game.actors(state)[0]
        state = game.apply(state, seat, game.legal_actions(game.view(state, seat))[0]).state
    view: View = game.view(state, 0)
    return view


def swapped(one: str, other: str) -> str:
    """The pack with two cards in each other's place."""
    places = {Card.parse(one): Card.parse(other), Card.parse(other): Card.parse(one)}
    return print_cards(places.get(card, card) for card in parse_cards(PACK))


FULL_TRICK: Final = ("accept", "play AH", "play JH", "play 9H", "play JS")
STAGES: Final = {
    "start": deal(()),
    "passed": deal(("pass",)),
    "all passed": deal(("pass",) * 4),
    "accepted": deal(("pass", "accept")),
    "second card": deal(FULL_TRICK[:3]),
    "full trick": deal(FULL_TRICK),
    "next lead": deal((*FULL_TRICK, "play AC")),
    "over": played_out(),
}


@dataclass
class RoundTable:
    """A view of no game at all: any number of seats, each for itself, all cards of a trick on the table."""

    seats: int
    options: Options
    seat: int = 0
    deal: int = 1
    dealer: int = 1
    phase: Phase = Phase.PLAY
    hand: tuple[Card, ...] = ()
    turned_up: tuple[Card, ...] = ()
    trump: Suit | None = Suit.H
    card_points: tuple[int, ...] | None = None

    @property
    def sides(self) -> tuple[int, ...]:
        return tuple(range(self.seats))

    @property
    def actors(self) -> tuple[int, ...]:
        return (self.seats,)

    @property
    def declarers(self) -> tuple[int, ...]:
        return (self.seats,)

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        return (5,) * self.seats

    @property
    def trick(self) -> tuple[Played, ...]:
        return tuple(Played(seat, CARDS[seat * 6]) for seat in range(1, self.seats + 1))

    @property
    def tricks(self) -> tuple[int, ...]:
        return (1,) * self.seats

    @property
    def score(self) -> tuple[int, ...]:
        return tuple(range(self.seats))

    def extras(self) -> dict[str, object]:
        return {}
