"""What hands are worth by the formulas: beside the same reckoned the plain way."""

from __future__ import annotations

import random
from math import exp

import pytest

from engine.core.cards import CARDS, SUIT_MASKS, Card, Suit, cards_in, mask_of
from engine.games.kleurenwiezen.contracts.contracts import HAND, ContractKind
from engine.games.kleurenwiezen.player import strength
from engine.games.kleurenwiezen.player.known import ALL
from engine.games.kleurenwiezen.player.play import danger
from engine.games.kleurenwiezen.player.strength import (
    Weights,
    chance_of_negative,
    features,
    losing,
    most_dangerous,
    weights,
)

NEGATIVE = tuple(map(ContractKind, weights().negative))


def hands(seed: str, count: int) -> list[int]:
    rng = random.Random(seed)
    return [mask_of(rng.sample(CARDS, HAND)) for _ in range(count)]


def plain_tricks(formula: tuple[float, ...], hand: int, trump: Suit) -> float:
    return sum(value * number for value, number in zip(formula, features(hand, trump), strict=True))


def test_tricks_are_what_the_formulas_say_of_all_that_is_counted() -> None:
    told: Weights = weights()
    for hand in hands("tricks", 40):
        for trump in Suit:
            assert strength.alone(hand, trump) == pytest.approx(plain_tricks(told.alone, hand, trump))
            assert strength.as_proposer(hand, trump) == pytest.approx(plain_tricks(told.proposer, hand, trump))
            assert strength.as_acceptor(hand, trump) == pytest.approx(plain_tricks(told.acceptor, hand, trump))


@pytest.mark.parametrize("kind", NEGATIVE)
def test_negative_contracts_are_as_likely_as_all_that_is_counted_says(kind: ContractKind) -> None:
    for hand in hands("negative", 40):
        counted = losing(hand, kind)
        odds = sum(value * number for value, number in zip(weights().negative[kind], counted, strict=True))
        assert chance_of_negative(hand, kind) == pytest.approx(1 / (1 + exp(-odds)))
        laid_aside = most_dangerous(hand).bit if kind is ContractKind.SMALL_MISERE else 0
        assert counted[1] == pytest.approx(danger(hand & ~laid_aside, ALL & ~hand | laid_aside))


def test_the_most_dangerous_card_is_the_one_without_which_its_suit_is_least_dangerous() -> None:
    def without(hand: int, card: Card) -> tuple[float, int, Card]:
        suit = SUIT_MASKS[card.suit]
        own, out = hand & suit, suit & ~hand
        return round(danger(own & ~card.bit, out) - danger(own, out), 9), -card.rank, card

    for hand in hands("dangerous", 60):
        assert most_dangerous(hand) == min(cards_in(hand), key=lambda card: without(hand, card))
