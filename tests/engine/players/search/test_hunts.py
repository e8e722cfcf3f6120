"""Whether a contract for few tricks can be made comes out as if every way to play on were tried by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.actions import Action, Play
from engine.core.cards import CARDS, Card, mask_of
from engine.games.kleurenwiezen.state import KleurenwiezenState
from engine.players.search import hunts
from engine.players.search.hunts import against, facing, hunted_down
from engine.teaching.lookback.hindsight import Opened, opened
from tests.engine.games.kleurenwiezen.deals import GAME, contracted

HAND = 13
KINDS = {"grand-misere": 0, "piccolo": 1, "piccolissimo": 2}
SUITS = (13, 20, 26, 39, 52)
"""Among so many of the cards: with few suits others have to follow, and with short ones they throw away."""


@cache
def begun(kind: str, declarers: int) -> KleurenwiezenState:
    """The first lead of a deal in which the first seats play this contract, each alone."""
    bids = [f"{seat} {kind}" for seat in range(1, declarers + 1)]
    return contracted(*bids, preset="gerver", troel="off")


def legal(state: KleurenwiezenState) -> Sequence[Action]:
    return GAME.legal_actions(GAME.view(state, state.public.turn))


@st.composite
def endings(draw: st.DrawFn, size: int, declarers: int = 1) -> KleurenwiezenState:
    """The last cards of a deal, some of them in the trick under way."""
    kind = draw(st.sampled_from(list(KINDS)))
    pack = CARDS[: max(4 * size, draw(st.sampled_from(SUITS)))]
    held = draw(st.permutations(pack))[: 4 * size]
    hands = tuple(mask_of(held[seat::4]) for seat in range(4))
    had = [draw(st.integers(0, KINDS[kind])) for _ in range(declarers)]
    tricks = (*had, *[0] * (3 - declarers), HAND - size - sum(had))
    state = begun(kind, declarers)
    turn = draw(st.integers(1, 4))
    state = state._replace(hands=hands, public=state.public._replace(turn=turn, tricks=tricks))
    for _ in range(draw(st.integers(0, 3))):
        state = GAME.apply(state, state.public.turn, draw(st.sampled_from(legal(state)))).state
    return state


class Tried:
    """Whether a declarer can make the contract whatever all others do, by every way to play on."""

    def __init__(self, declarer: int) -> None:
        self.declarer, self.known = declarer, dict[object, bool]()

    def is_made(self, state: KleurenwiezenState) -> bool:
        if state.outcome is not None:
            return self.declarer in GAME.deal_facts(state).made
        public = state.public
        key = state.hands, public.turn, public.trick if public.led is not None else (), public.tricks
        if key not in self.known:
            found = self.after_each_card(state).values()
            self.known[key] = any(found) if public.turn == self.declarer else all(found)
        return self.known[key]

    def after_each_card(self, state: KleurenwiezenState) -> dict[Card, bool]:
        plays = [action for action in legal(state) if isinstance(action, Play)]
        return {play.card: self.is_made(GAME.apply(state, state.public.turn, play).state) for play in plays}


def seen(state: KleurenwiezenState) -> Opened:
    found = opened(GAME, state)
    assert found is not None
    return found


def after_each_card(state: KleurenwiezenState, declarer: int) -> dict[Card, bool]:
    """What the search says of each card that may be played."""
    here = seen(state)
    rules, at = against(here.rules, declarer - 1), facing(here.at, declarer - 1)
    cards = [action.card for action in legal(state) if isinstance(action, Play)]
    bits = [rules.deck.bits[card] for card in cards]
    (found,) = hunted_down(rules, [at], bits)
    assert [found] == [*hunts.in_python(rules, [at], bits)]
    return dict(zip(cards, found[0], strict=True))


@settings(max_examples=50, deadline=None)
@given(st.integers(2, 3).flatmap(endings))
def test_a_contract_is_made_after_a_card_if_it_is_by_every_way_to_play_on(state: KleurenwiezenState) -> None:
    assert after_each_card(state, 1) == Tried(1).after_each_card(state)


@settings(max_examples=5, deadline=None)
@given(endings(4))
def test_the_same_with_four_cards_a_hand(state: KleurenwiezenState) -> None:
    assert after_each_card(state, 1) == Tried(1).after_each_card(state)


@settings(max_examples=25, deadline=None)
@given(endings(3, 2), st.integers(1, 2))
def test_of_two_declarers_each_is_hunted_by_the_other_too(state: KleurenwiezenState, declarer: int) -> None:
    assert after_each_card(state, declarer) == Tried(declarer).after_each_card(state)
