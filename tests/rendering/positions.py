"""Positions the picture tests share."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.core.actions import Action
from engine.core.cards import CARDS, Card, Played, Suit, parse_cards, print_cards
from engine.core.game import AnyGame
from engine.core.options import Options
from engine.core.registry import game_named
from engine.core.view import Phase
from engine.games.couillon.state import CouillonState, CouillonView
from rendering import Look, SeatLabel

COUILLON: Final[AnyGame] = game_named("couillon")
PACK: Final = "KH AH QC JC TH 9H 9C KS AC QH 9D JH TS QD JS AS KC TC KD AD JD QS TD 9S"
"""Seat 2 gets KH AH AC QH, seat 3 QC JC 9D JH, seat 4 TH 9H TS QD, seat 1 9C KS JS AS; KC is turned up."""
LOOK: Final = Look("AHVB")
LABELS: Final = (SeatLabel("Kléber"), SeatLabel("Łukasz", away=True), SeatLabel("Zoé", computer=True), SeatLabel("Jo"))
EIGHT: Final = (*LABELS, *map(SeatLabel, ("Anna", "Bram", "Chloé", "Daan")))


def deal(
    actions: Sequence[str],
    pack: str = PACK,
    seat: int = 0,
    preset: str = "couillon",
    changes: Mapping[str, str] | None = None,
    dealer: int = 1,
) -> CouillonView:
    """The view of `seat` of a first deal after these actions.

    The seat on turn does each of them, or the seat named before it; `first` is the first legal action.
    """
    state = begun(preset, pack, changes, dealer)
    for text in actions:
        by, _, rest = text.partition(" ")
        at, said = (int(by), rest) if by.isdigit() else (COUILLON.actors(state)[0], text)
        legal = COUILLON.legal_actions(COUILLON.view(state, at))
        state = COUILLON.apply(state, at, legal[0] if said == "first" else COUILLON.parse_action(said)).state
    view: CouillonView = COUILLON.view(state, seat)
    return view


def begun(preset: str, pack: str, changes: Mapping[str, str] | None = None, dealer: int = 1) -> CouillonState:
    """A first deal just dealt."""
    options = COUILLON.configure(preset, changes)
    state: CouillonState = COUILLON.deal(COUILLON.begin(options, dealer), parse_cards(pack)).state
    return state


def shuffled(preset: str, seed: int) -> str:
    """A pack of these rules."""
    cards = list(COUILLON.pack(COUILLON.configure(preset)))
    random.Random(seed).shuffle(cards)
    return print_cards(cards)


def course(
    preset: str,
    seed: int,
    wanted: Sequence[str] = (),
    changes: Mapping[str, str] | None = None,
    seat: int = 0,
    dealer: int = 1,
) -> list[CouillonView]:
    """What `seat` sees from the deal to the last card of a random deal; seats say the `wanted` words where they can."""
    chance = random.Random(seed)
    state = begun(preset, shuffled(preset, seed), changes, dealer)
    views: list[CouillonView] = [COUILLON.view(state, seat)]
    while state.outcome is None:
        by = chance.choice(COUILLON.actors(state))
        legal = COUILLON.legal_actions(COUILLON.view(state, by))
        action: Action = next((one for one in legal if str(one) in wanted), chance.choice(legal))
        state = COUILLON.apply(state, by, action).state
        views.append(COUILLON.view(state, seat))
    return views


def played_out() -> CouillonView:
    """The end of the deal, with everyone playing the first legal card."""
    state = begun("couillon", PACK)
    while state.outcome is None:
        seat = COUILLON.actors(state)[0]
        state = COUILLON.apply(state, seat, COUILLON.legal_actions(COUILLON.view(state, seat))[0]).state
    view: CouillonView = COUILLON.view(state, 0)
    return view


def swapped(one: str, other: str, pack: str = PACK) -> str:
    """The pack with two cards in each other's place."""
    places = {Card.parse(one): Card.parse(other), Card.parse(other): Card.parse(one)}
    return print_cards(places.get(card, card) for card in parse_cards(pack))


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


class NoGame(Options):
    """Options of a game that has no room anywhere."""

    game = "no-game"


NO_GAME: Final = NoGame("none")


@dataclass
class RoundTable:
    """A view of no game at all: any number of seats, each for itself, with all cards of a trick on the table."""

    seats: int
    options: Options = NO_GAME
    seat: int = 0
    deal: int = 1
    dealer: int = 1
    phase: StrEnum = Phase.PLAY
    hand: tuple[Card, ...] = ()
    turned_up: tuple[Card, ...] = ()
    trump: Suit | None = Suit.H
    card_points: tuple[int, ...] | None = None
    played: tuple[Card, ...] = CARDS[6::6]

    @property
    def sides(self) -> tuple[int, ...]:
        return tuple(range(self.seats))

    @property
    def actors(self) -> tuple[int, ...]:
        return (self.seats,)

    @property
    def turn(self) -> int:
        return self.seats

    @property
    def won_by(self) -> tuple[int, ...]:
        return ()

    @property
    def declarers(self) -> tuple[int, ...]:
        return (self.seats,)

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        return (5,) * self.seats

    @property
    def trick(self) -> tuple[Played, ...]:
        return tuple(Played(seat, self.played[seat - 1]) for seat in range(1, self.seats + 1))

    @property
    def taker(self) -> int | None:
        return self.seats

    @property
    def tricks(self) -> tuple[int, ...]:
        return (1,) * self.seats

    @property
    def score(self) -> tuple[int, ...]:
        return tuple(range(self.seats))

    def extras(self) -> dict[str, object]:
        return {}
