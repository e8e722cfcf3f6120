"""Parties of Chouine written by hand, and short helpers that play them on the engine."""

from __future__ import annotations

from engine.core.actions import Action, Event, clockwise, next_seat
from engine.core.cards import Card, Played, parse_cards
from engine.core.errors import IllegalAction
from engine.core.game import DealResult
from engine.games.chouine import Chouine
from engine.games.chouine.state import ChouineMatch, ChouineState

GAME = Chouine()
Events = tuple[Event, ...]


def match_of(preset: str = "chouine", dealer: int = 1, **changes: str) -> ChouineMatch:
    """A new match; options are text."""
    return GAME.begin(GAME.configure(preset, changes), dealer)


def pack_for(*hands: str, talon: str = "", last: str = "", dealer: int = 1) -> tuple[Card, ...]:
    """The pack that deals these hands. `talon` gives the next cards, an indicator first; `last` those at the bottom."""
    by_seat = [parse_cards(hand) for hand in hands]
    first = clockwise(next_seat(dealer, len(hands)), len(hands))
    dealt = [by_seat[seat - 1][place] for place in range(len(by_seat[0])) for seat in first]
    top, bottom = parse_cards(talon), parse_cards(last)
    named = {*dealt, *top, *bottom}
    rest = [card for card in GAME.pack(GAME.configure()) if card not in named]
    return (*dealt, *top, *rest, *bottom)


def dealt(
    *hands: str, talon: str = "", last: str = "", preset: str = "chouine", dealer: int = 1, **changes: str
) -> ChouineState:
    """The position right after dealing the first partie so."""
    pack = pack_for(*hands, talon=talon, last=last, dealer=dealer)
    return GAME.deal(match_of(preset, dealer, **changes), pack).state


def action_of(text: str) -> Action:
    """The action of `exchange`, or of a card with or without a declaration."""
    return GAME.parse_action(text if text == "exchange" else f"play {text}")


def go(state: ChouineState, *texts: str) -> ChouineState:
    """The position after these actions: `KD` or `KD mariage` by the seat on turn, `2 exchange` by seat 2."""
    for text in texts:
        state = step(state, text)[0]
    return state


def step(state: ChouineState, text: str) -> tuple[ChouineState, Events]:
    """The position after one action, and the events."""
    seat, rest = (int(text[0]), text[2:]) if text.endswith("exchange") else (state.public.turn, text)
    after, events = GAME.apply(state, seat, action_of(rest))
    return after, events


def refused(state: ChouineState, seat: int, text: str) -> IllegalAction:
    """Why the rules refuse an action."""
    try:
        GAME.apply(state, seat, action_of(text))
    except IllegalAction as refusal:
        return refusal
    raise AssertionError(f"{text} by seat {seat} is legal")


def legal(state: ChouineState, seat: int | None = None) -> set[str]:
    """What a seat may do, as short text; by default the seat on turn."""
    view = GAME.view(state, seat or state.public.turn)
    return {str(action).removeprefix("play ") for action in GAME.legal_actions(view)}


def to_trick(state: ChouineState, number: int, keep: str = "") -> ChouineState:
    """The position before the lead to this trick; every seat first plays the cards that it need not keep."""
    return to_trick_with_events(state, number, keep)[0]


def to_trick_with_events(state: ChouineState, number: int, keep: str = "") -> tuple[ChouineState, Events]:
    """The same as `to_trick`, with all the events on the way."""
    kept = set(parse_cards(keep))
    happened: Events = ()
    while sum(state.public.tricks) < number - 1:
        able = {text for text in legal(state) if " " not in text and text != "exchange"}
        # A seat plays a card that it should keep only when it has no other.
        card = min(able, key=lambda text: (Card.parse(text) in kept, text))
        state, events = step(state, card)
        happened += events
    return state, happened


def hand(state: ChouineState, seat: int) -> set[str]:
    return set(map(str, GAME.view(state, seat).hand))


def result_of(state: ChouineState) -> DealResult:
    assert state.outcome is not None, "the partie is not over"
    return state.outcome.result


def types(events: Events) -> list[str]:
    return [event.type.value for event in events]


def trick_of(text: str) -> tuple[Played, ...]:
    """Cards on the table, starting with seat 1."""
    return tuple(Played(seat, card) for seat, card in enumerate(parse_cards(text), 1))


def won(match: ChouineMatch, winner: int) -> ChouineMatch:
    """The match after a partie that this seat wins by a chouine in the first trick."""
    seats = len(match.parties)
    chouine, others = (
        ("KS AS TS QS JS", ("7H 8H 9H 7C 8C",)) if seats == 2 else ("KS QS JS", ("7H 8H 9H", "7C 8C 9C", "7D 8D 9D"))
    )
    left = iter(others)
    hands = [chouine if seat == winner else next(left) for seat in range(1, seats + 1)]
    state = GAME.deal(match, pack_for(*hands, dealer=match.dealer)).state
    while state.outcome is None:
        turn = state.public.turn
        state = go(state, "KS chouine" if turn == winner else hands[turn - 1][:2])
    after: ChouineMatch = state.outcome.match
    return after
