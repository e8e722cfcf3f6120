"""Deals written by hand, and short helpers that play them on the engine."""

from __future__ import annotations

from engine.core.actions import Action, Event, Play, clockwise
from engine.core.cards import Card, Suit, parse_cards
from engine.core.game import DealResult
from engine.games.couillon import Couillon
from engine.games.couillon.state import CouillonMatch, CouillonState, CouillonView

GAME = Couillon()


def match_of(*, dealer: int = 1, **changes: str) -> CouillonMatch:
    """A new match of the basic game; options are text."""
    return GAME.begin(GAME.configure("couillon", changes), dealer)


def pack_for(*hands: str, turned: str, bottom: str, dealer: int = 1, pack: str = "24") -> tuple[Card, ...]:
    """The pack that deals `hands` to seats 1 to 4, with these first and last cards of the stub."""
    by_seat = [parse_cards(hand) for hand in hands]
    top, last = Card.parse(turned), Card.parse(bottom)
    dealt = [card for hand in by_seat for card in hand]
    rest = [card for card in GAME.pack(GAME.configure(None, {"pack": pack})) if card not in (*dealt, top, last)]
    order = clockwise(dealer % 4 + 1, 4)
    first = [card for seat in order for card in by_seat[seat - 1][:2]]
    second = [card for seat in order for card in by_seat[seat - 1][2:]]
    return (*first, *second, top, *rest, last)


def dealt(*hands: str, turned: str, bottom: str, dealer: int = 1, **changes: str) -> CouillonState:
    """The position right after dealing so."""
    pack = pack_for(*hands, turned=turned, bottom=bottom, dealer=dealer, pack=changes.get("pack", "24"))
    return GAME.deal(match_of(dealer=dealer, **changes), pack).state


def go(state: CouillonState, *texts: str) -> CouillonState:
    """The position after these actions, each by the seat on turn: `pass`, `accept` or a card."""
    return go_with_events(state, *texts)[0]


def go_with_events(state: CouillonState, *texts: str) -> tuple[CouillonState, tuple[Event, ...]]:
    """The same as `go`, with the events of the last action."""
    events: tuple[Event, ...] = ()
    for text in texts:
        action: Action = GAME.parse_action(text if text in ("accept", "pass") else f"play {text}")
        state, events = GAME.apply(state, turn(state), action)
    return state, events


def turn(state: CouillonState) -> int:
    (seat,) = GAME.actors(state)
    return seat


def public(state: CouillonState) -> CouillonView:
    """What everybody may see."""
    return GAME.view(state, 0)


def own_view(state: CouillonState) -> CouillonView:
    """The view of the seat on turn."""
    return GAME.view(state, turn(state))


def legal(state: CouillonState) -> list[str]:
    """What the seat on turn may do, as short text, sorted."""
    return sorted(str(action).removeprefix("play ") for action in GAME.legal_actions(own_view(state)))


def result_of(state: CouillonState) -> DealResult:
    assert state.outcome is not None, "the deal is not over"
    return state.outcome.result


# Everybody holds one card of each suit, and each trick is one suit's honours: the holder of the aces wins.
ACES = "AS AH AD AC"
KINGS = "KS KH KD KC"
QUEENS = "QS QH QD QC"
JACKS = "JS JH JD JC"
TWO_ACES = "AS AH KD KC"
OTHER_TWO_ACES = "KS KH AD AC"


def play_deal(match: CouillonMatch, won_by: int | None, accepted_by: int | None) -> CouillonMatch:
    """The match after a deal as in `finished_deal`."""
    outcome = finished_deal(match, won_by, accepted_by).outcome
    assert outcome is not None
    assert isinstance(outcome.match, CouillonMatch)
    return outcome.match


def finished_deal(match: CouillonMatch, won_by: int | None, accepted_by: int | None) -> CouillonState:
    """The end of a deal that this side won (0 is seats 1 and 3, None a tie); a side accepted trumps, or nobody did."""
    eldest_seat = match.dealer % 4 + 1
    eldest_side = (eldest_seat + 1) % 2
    if won_by is None:
        in_turn = (TWO_ACES, OTHER_TWO_ACES, QUEENS, JACKS)
    else:
        in_turn = (ACES, KINGS, QUEENS, JACKS) if won_by == eldest_side else (KINGS, ACES, QUEENS, JACKS)
    by_seat = dict(zip(clockwise(eldest_seat, 4), in_turn, strict=True))
    pack = pack_for(*(by_seat[seat] for seat in (1, 2, 3, 4)), turned="9S", bottom="TS", dealer=match.dealer)
    state = GAME.deal(match, pack).state
    if accepted_by is None:
        state = go(state, "pass", "pass", "pass", "pass")
    else:
        state = go(state, "accept") if accepted_by == eldest_side else go(state, "pass", "accept")
    while state.outcome is None:
        view = own_view(state)
        (card,) = [card for card in view.hand if card.suit is Suit(sum(view.tricks))]
        state = GAME.apply(state, view.seat, Play(card)).state
    return state
