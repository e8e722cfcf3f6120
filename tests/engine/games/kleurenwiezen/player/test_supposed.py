"""What hands are worth and how likely what is said with them is: beside the same reckoned the plain way."""

from __future__ import annotations

import random
from math import exp

import pytest

from engine.core.cards import CARDS, SUIT_MASKS, Card, Suit, cards_in, mask_of
from engine.games.kleurenwiezen.actions import KleurenwiezenPhase, Propose, Word
from engine.games.kleurenwiezen.auction import auction
from engine.games.kleurenwiezen.auction.bids import higher_than
from engine.games.kleurenwiezen.contracts.contracts import HAND, ContractKind
from engine.games.kleurenwiezen.player import strength
from engine.games.kleurenwiezen.player.bidding import CAUTION, worth_by
from engine.games.kleurenwiezen.player.known import ALL
from engine.games.kleurenwiezen.player.play import danger
from engine.games.kleurenwiezen.player.speaking import (
    LEAST_CHANCE,
    LEAST_HOPE,
    MOST_DANGER,
    POINTS,
    Turn,
)
from engine.games.kleurenwiezen.player.strength import (
    STEPS,
    Weights,
    chance,
    chance_of_negative,
    features,
    losing,
    most_dangerous,
    weights,
)
from engine.games.kleurenwiezen.state import KleurenwiezenPublic
from tests.engine.games.kleurenwiezen.deals import GAME, match_of

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


def plain_offer(public: KleurenwiezenPublic, suit: Suit, formula: tuple[float, ...], others: float, hand: int) -> float:
    """What the lowest partnership in a suit would bring."""
    ladder = public.match.ladder
    least = higher_than(ladder, public.auction.highest).partnerships[suit]
    if not least:
        return 0.0
    goal, figures = least[0].contract.goal, ladder.row(least[0].contract).figures
    mean = round((plain_tricks(formula, hand, suit) + others - CAUTION.together) * STEPS) / STEPS
    return sum(
        chance(mean, weights().spread_together, tricks) * figures.points(tricks, tricks - goal, made=tricks >= goal)
        for tricks in range(HAND + 1)
    )


def plain_chance(public: KleurenwiezenPublic, hand: int) -> dict[str, float]:
    """By what may be said how likely it is, with nothing kept from one hand for the next."""
    legal = auction.legal(public, public.auction.turn, hand)
    told, worths = weights(), {}
    for action in legal:
        worths[action] = worth_by(public, public.auction.turn, action)(hand)
        if isinstance(action, Propose):
            offer = plain_offer(public, action.suit, told.proposer, told.typical_acceptor, hand)
            assert worths[action] == pytest.approx(CAUTION.proposing * max(0.0, offer))
        elif action is Word.WAIT:
            offers = [plain_offer(public, suit, told.acceptor, told.typical_proposer, hand) for suit in Suit]
            assert worths[action] == pytest.approx(CAUTION.supporting * sum(max(0.0, offer) for offer in offers))
    thought_of = []
    for action in legal:
        contract = getattr(action, "contract", None)
        if contract is None or contract.kind in (ContractKind.ACCEPT, ContractKind.SOLO):
            thought_of.append(worths[action])
        elif contract.suit is None:
            thought_of += [worths[action]] * (danger(hand, ALL & ~hand) < MOST_DANGER)
        else:
            thought_of += [worths[action]] * (contract.goal <= strength.alone(hand, contract.suit) + LEAST_HOPE)
    found = {}
    for action in legal:
        own = worths[action]
        if isinstance(action, Propose):
            own = min(own, plain_offer(public, action.suit, told.proposer, told.typical_acceptor, hand))
        elif action is Word.WAIT and not own:
            own = -POINTS
        less = max(0.0, max(thought_of) - own)
        found[str(action)] = LEAST_CHANCE + (1 - LEAST_CHANCE) * exp(-less / POINTS)
    return found


@pytest.mark.parametrize("preset", ["pagat", "flemish"])
def test_what_is_said_is_as_likely_as_reckoned_the_plain_way(preset: str) -> None:
    rng = random.Random(preset)
    for _ in range(2):
        state = GAME.deal(match_of(preset), rng.sample(CARDS, len(CARDS))).state
        while state.phase is KleurenwiezenPhase.AUCTION:
            turn = Turn(state.public)
            for hand in hands(str(rng.random()), 3):
                legal = auction.legal(state.public, turn.seat, hand)
                chances = plain_chance(state.public, hand)
                assert all(turn.believes(hand, action, chances[str(action)] - 1e-6) for action in legal)
                assert not any(turn.believes(hand, action, chances[str(action)] + 1e-6) for action in legal)
            # A call that this hand may not make.
            void = mask_of(card for card in CARDS if card.suit is Suit.H)
            assert not turn.believes(void, Propose(Suit.S), 0.0)
            legal = GAME.legal_actions(GAME.view(state, turn.seat))
            state = GAME.apply(state, turn.seat, rng.choice(legal[:4])).state
