"""Deals of Kleurenwiezen written by hand, and short helpers that play them on the engine."""

from __future__ import annotations

from engine.core.actions import Event, clockwise, next_seat
from engine.core.cards import Card, parse_cards
from engine.core.errors import IllegalAction
from engine.core.game import DealResult
from engine.games.kleurenwiezen import Kleurenwiezen
from engine.games.kleurenwiezen.actions import KleurenwiezenPhase
from engine.games.kleurenwiezen.sheet import KleurenwiezenMatch
from engine.games.kleurenwiezen.state import KleurenwiezenState

GAME = Kleurenwiezen()
Events = tuple[Event, ...]

RUN = "AKQJT98765432"
SUITS_EACH = tuple(" ".join(rank + suit for rank in RUN) for suit in "SHDC")
"""Seat 1 holds all spades, seat 2 all hearts, seat 3 all diamonds, seat 4 all clubs."""
MIXED = (
    "AS KS QS JS AH KH QH 2D 3D 4D 2C 3C 4C",
    "TS 9S 8S 7S JH TH 9H AD KD QD 5C 6C 7C",
    "6S 5S 4S 3S 8H 7H 6H JD TD 9D AC KC QC",
    "2S 5H 4H 3H 2H 8D 7D 6D 5D JC TC 9C 8C",
)
"""No seat has three aces; every seat has all suits."""
THREE_ACES = (
    "AS AH AD KS QS 2H 3H 2D 3D 2C 3C 4C 5C",
    "KH QH JH TH KD QD JD TD 6C 7C 8C 9C TC",
    "AC KC QC JC JS TS 9S 9H 8H 7H 9D 8D 7D",
    "8S 7S 6S 5S 4S 3S 2S 6H 5H 4H 6D 5D 4D",
)
"""Seat 1 calls the ace of clubs, which seat 3 holds."""
FOUR_ACES = (
    "AS AH AD AC KH QH 2S 2D 3D 2C 3C 4C 5C",
    "KS QS TH KD QD JD TD 6C 7C 8C 9C TC 2H",
    "KC QC JC JS TS 9S JH 9H 8H 7H 9D 8D 7D",
    "8S 7S 6S 5S 4S 3S 6H 5H 4H 3H 6D 5D 4D",
)
"""Seat 1 lacks the jack of hearts, which seat 3 holds."""


def match_of(preset: str = "pagat", dealer: int = 4, **changes: str) -> KleurenwiezenMatch:
    """A new match; options are text. Seat 1 is eldest unless the test says otherwise."""
    return GAME.begin(GAME.configure(preset, changes), dealer)


def pack_for(hands: tuple[str, ...], dealer: int, packets: str) -> tuple[Card, ...]:
    """The pack that deals these hands."""
    left = {seat: list(parse_cards(hand)) for seat, hand in enumerate(hands, 1)}
    pack: list[Card] = []
    for size in map(int, packets.split("-")):
        for seat in clockwise(next_seat(dealer, 4), 4):
            pack += left[seat][:size]
            del left[seat][:size]
    return tuple(pack)


def dealt(
    hands: tuple[str, ...] = MIXED, *said: str, preset: str = "pagat", dealer: int = 4, **changes: str
) -> KleurenwiezenState:
    """The position after dealing so, in the first deal of a match, and after these actions: `1 propose H`."""
    return go(deal(match_of(preset, dealer, **changes), hands)[0], *said)


def deal(match: KleurenwiezenMatch, hands: tuple[str, ...] = MIXED) -> tuple[KleurenwiezenState, Events]:
    state, events = GAME.deal(match, pack_for(hands, match.dealer, match.options.packets))
    return state, events


def go(state: KleurenwiezenState, *lines: str) -> KleurenwiezenState:
    """The position after these actions: `2 accept 8 H`, or cards `KD 2D` by the seats on turn."""
    for line in lines:
        for one in [line] if line[1] == " " else line.split():
            state = step(state, one)[0]
    return state


def step(state: KleurenwiezenState, line: str) -> tuple[KleurenwiezenState, Events]:
    """The position after one action, and its events."""
    seat, action = (int(line[0]), line[2:]) if line[1] == " " else (state.public.turn, f"play {line}")
    after, events = GAME.apply(state, seat, GAME.parse_action(action))
    return after, events


def passed_by_all_but(state: KleurenwiezenState, *bids: str) -> KleurenwiezenState:
    """The end of an auction in which the seats make these bids in turn and everybody else passes."""
    left = list(bids)
    while state.phase is KleurenwiezenPhase.AUCTION:
        seat = state.public.auction.turn
        bid = left.pop(0) if left and left[0].startswith(f"{seat} ") else f"{seat} pass"
        state = go(state, bid)
    assert not left, f"nobody bid {left}"
    return state


def contracted(
    *bids: str, hands: tuple[str, ...] = MIXED, preset: str = "pagat", dealer: int = 4, **changes: str
) -> KleurenwiezenState:
    """The position after an auction with these bids, in which all others pass."""
    return passed_by_all_but(dealt(hands, preset=preset, dealer=dealer, **changes), *bids)


def played_out(state: KleurenwiezenState) -> KleurenwiezenState:
    """The position after the deal, when everybody lays aside and plays the first card they may."""
    while state.outcome is None:
        seat = GAME.actors(state)[0]
        state = GAME.apply(state, seat, GAME.legal_actions(GAME.view(state, seat))[0]).state
    return state


def legal(state: KleurenwiezenState, seat: int | None = None) -> set[str]:
    """What a seat may do, cards without `play`; by default the seat on turn."""
    view = GAME.view(state, seat or state.public.turn)
    return {str(action).removeprefix("play ") for action in GAME.legal_actions(view)}


def refused(state: KleurenwiezenState, seat: int, text: str) -> IllegalAction:
    """Why the rules refuse an action."""
    try:
        GAME.apply(state, seat, GAME.parse_action(text))
    except IllegalAction as refusal:
        return refusal
    raise AssertionError(f"{text} by seat {seat} is legal")


def hand(state: KleurenwiezenState, seat: int) -> set[str]:
    return set(map(str, GAME.view(state, seat).hand))


def result_of(state: KleurenwiezenState) -> DealResult:
    assert state.outcome is not None, "the deal is not over"
    return state.outcome.result


def after(state: KleurenwiezenState) -> KleurenwiezenMatch:
    """The standing after a deal that is over."""
    assert state.outcome is not None, "the deal is not over"
    match: KleurenwiezenMatch = state.outcome.match
    return match


def facts(events: Events) -> list[dict[str, object]]:
    return [event.as_json() for event in events]
