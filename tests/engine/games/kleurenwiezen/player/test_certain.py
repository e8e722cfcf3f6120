"""No contract that is certain from its declarer's view is lost, however the others' cards lie and are played.

`EXAMPLES=20` plays twenty times as many deals; `make fuzz` does.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest

from engine.core.cards import CARDS, SUIT_MASKS, Card, Suit, mask_of, print_cards
from engine.games.kleurenwiezen.player.play import ducks, on_lead, sure_trumps
from engine.games.kleurenwiezen.sheet import is_made
from engine.games.kleurenwiezen.state import KleurenwiezenState
from engine.players.players import PLAYERS
from engine.players.selfplay import act
from tests.about import in_one_test
from tests.engine.games.kleurenwiezen.deals import GAME, contracted

DEALS = 30 * int(os.environ.get("EXAMPLES", "1"))
_ALL = (1 << 52) - 1


def dealt_with(own: list[Card], rng: random.Random) -> tuple[str, ...]:
    """Four hands, of which seat 1 has these cards."""
    others = [card for card in CARDS if card not in own]
    rng.shuffle(others)
    return tuple(print_cards(hand) for hand in (own, others[:13], others[13:26], others[26:]))


def strong_hand(rng: random.Random) -> list[Card]:
    """Many hearts and high cards."""
    weighed = [(rng.random() * (1 + (card.suit is Suit.H) * 2 + (card.rank >= 10)), card) for card in CARDS]
    return [card for _, card in sorted(weighed)[-13:]]


def weak_hand(rng: random.Random) -> list[Card]:
    weighed = [(rng.random() * (14 - card.rank), card) for card in CARDS]
    return [card for _, card in sorted(weighed)[-13:]]


def certain_contracts(kind: str, rng: random.Random) -> Iterator[KleurenwiezenState]:
    """Contracts of seat 1 that its own thirteen cards make certain."""
    while True:
        if kind == "misere":
            own = weak_hand(rng)
            if ducks(mask_of(own), _ALL & ~mask_of(own)):
                yield contracted("1 open-misere", hands=dealt_with(own, rng), dealer=rng.choice((1, 2, 3)), troel="off")
            continue
        own = strong_hand(rng)
        held = mask_of(own)
        if kind == "abondance" and 9 <= (tricks := on_lead(held, _ALL & ~held, Suit.H)) < 13:
            bid = f"1 abondance {min(tricks, 12)} H"
            yield contracted(bid, hands=dealt_with(own, rng), dealer=rng.choice((1, 2, 3, 4)), troel="off")
        elif kind == "solo" and sure_trumps(held, _ALL & ~held, Suit.H) >= 5:
            said = ("1 propose H", "1 solo 5 H")
            yield contracted(*said, hands=dealt_with(own, rng), dealer=rng.choice((2, 3, 4)), troel="off")


@in_one_test("defence", ["random", "simple"])
@in_one_test("kind", ["abondance", "solo", "misere"])
def test_a_certain_contract_is_never_lost(kind: str, defence: str) -> None:
    rng = random.Random(f"{kind} {defence}")
    states = certain_contracts(kind, rng)
    for _ in range(DEALS):
        state = next(states)
        contract, hands = state.public.contract, state.hands
        assert contract is not None
        while state.outcome is None:
            seat, action = act(GAME, state, PLAYERS["simple" if state.public.turn == 1 else defence], rng)
            state = GAME.apply(state, seat, action).state
        shown = [print_cards(card for card in CARDS if hand & card.bit) for hand in hands]
        assert is_made(contract, state.public.tricks[0]) or contract.goal < state.public.tricks[0], shown


@pytest.mark.parametrize(
    ("hand", "lead", "whoever_leads"),
    [
        ("AH KH QH JH TH 5H 4H 3H 2S 2D 2C 3C 4C", 8, 5),
        ("AH KH QH 5H 4H 2S 2D 2C 3C 4C AD KD QD", 3, 3),
        ("AH KH QH JH TH 9H 8H AD KD 2D AC 2C 2S", 10, 7),
        ("KH QH JH TH 9H 8H 7H AD AC AS 2S 2D 2C", 0, 0),
    ],
)
def test_tricks_that_a_hand_takes_for_certain(hand: str, lead: int, whoever_leads: int) -> None:
    held = mask_of(map(Card.parse, hand.split()))
    assert on_lead(held, _ALL & ~held, Suit.H) == lead
    assert sure_trumps(held, _ALL & ~held, Suit.H) == whoever_leads


@in_one_test(
    ("hand", "stays"),
    [("2S 4S 6S 8S", True), ("2S 4S 7S", False), ("3S", False), ("2S 3S 4S AS", False), ("2S 4D", False), ("", True)],
)
def test_a_hand_stays_under_where_each_card_has_few_enough_below_it(hand: str, stays: bool) -> None:
    held = mask_of(map(Card.parse, hand.split()))
    assert ducks(held, _ALL & ~held) is stays


def test_suits_are_looked_at_each_by_itself() -> None:
    held = mask_of(card for card in CARDS if card.rank <= 2)
    assert [bool(held & suit) for suit in SUIT_MASKS] == [True] * 4
    assert ducks(held, _ALL & ~held)
