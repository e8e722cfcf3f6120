"""Deals that computer players play from given contracts, without an auction."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from statistics import fmean, variance
from typing import Any, NamedTuple

from engine.core.cards import CARDS, SUIT_MASKS, Suit, mask_of
from engine.core.registry import game_named
from engine.core.view import Phase
from engine.games.kleurenwiezen.actions import KleurenwiezenPhase
from engine.games.kleurenwiezen.contracts.contracts import HAND, NATURES, Contract, ContractKind
from engine.games.kleurenwiezen.player.strength import danger_of, features, losing
from engine.games.kleurenwiezen.sheet import SEATS
from engine.players.players import player_named

LAYOUTS = 32
"""How often the other hands are dealt anew around the hand or pair being measured."""


class Alone(NamedTuple):
    """A hand that played solo: its features, the mean tricks over the layouts, and their variance."""

    features: tuple[int, ...]
    tricks: float
    variance: float


class Pair(NamedTuple):
    """Two hands that played together: their features, the mean tricks over the layouts, and their variance."""

    proposer: tuple[int, ...]
    acceptor: tuple[int, ...]
    tricks: float
    variance: float


class Negative(NamedTuple):
    """A hand that played a negative contract: its features, and the share of layouts in which it made it."""

    features: tuple[float, ...]
    made: float


@cache
def _dealt() -> tuple[Any, Any]:
    game = game_named("kleurenwiezen")
    options = game.configure("gerver", {"troel": "off"})
    return game, game.begin(options, 1)


def tricks_of(hands: tuple[int, ...], contract: Contract, declarers: tuple[int, ...], eldest: int) -> tuple[int, ...]:
    """Tricks per seat when sensible players play this contract with these hands, given as masks."""
    game, match = _dealt()
    match = match._replace(dealer=(eldest + SEATS - 2) % SEATS + 1)
    state = game.deal(match, CARDS).state
    leads = contract.kind in (ContractKind.ABONDANCE, ContractKind.SLAM)
    phase = KleurenwiezenPhase.DISCARD if contract.nature.discards else Phase.PLAY
    public = state.public._replace(
        phase=phase, contract=contract, declarers=declarers, turn=declarers[0] if leads else eldest
    )
    state = state._replace(public=public, hands=hands)
    player, rng = player_named("simple"), random.Random(1)
    while state.outcome is None:
        seat = game.actors(state)[0]
        view = game.view(state, seat)
        state = game.apply(state, seat, player(view, game.legal_actions(view), rng)).state
    tricks: tuple[int, ...] = state.public.tricks
    return tricks


def _around(hand: int, rng: random.Random) -> tuple[int, ...]:
    """Deals with this hand for seat 1 and the rest dealt to the others."""
    others = [card for card in CARDS if not card.bit & hand]
    rng.shuffle(others)
    return (hand, *(mask_of(others[at : at + HAND]) for at in range(0, len(others), HAND)))


def _some_hand(rng: random.Random) -> int:
    return mask_of(rng.sample(CARDS, HAND))


def alone(seed: int, hands: int) -> list[Alone]:
    """Hands with a suit in which they might play solo."""
    rng = random.Random(seed)
    return [_alone(hand, suit, rng) for hand, suit in _with_suit(rng, hands, least=4)]


def _alone(hand: int, suit: Suit, rng: random.Random) -> Alone:
    contract = Contract(ContractKind.SOLO, 5, suit)
    won = [tricks_of(_around(hand, rng), contract, (1,), layout % SEATS + 1)[0] for layout in range(LAYOUTS)]
    return Alone(features(hand, suit), fmean(won), variance(won))


def _with_suit(rng: random.Random, number: int, least: int) -> Iterator[tuple[int, Suit]]:
    while number:
        hand, suit = _some_hand(rng), rng.choice(list(Suit))
        if (hand & SUIT_MASKS[suit]).bit_count() >= least:
            number -= 1
            yield hand, suit


def pairs(seed: int, number: int) -> list[Pair]:
    """Hands that propose a suit, and partners with at least three cards of it."""
    rng = random.Random(seed)
    found: list[Pair] = []
    for hand, suit in _with_suit(rng, number, least=4):
        while True:
            hands = _around(hand, rng)
            if (hands[2] & SUIT_MASKS[suit]).bit_count() >= 3:
                break
        won = list(_together(hands[0], hands[2], suit, rng))
        found.append(Pair(features(hands[0], suit), features(hands[2], suit), fmean(won), variance(won)))
    return found


def _together(proposer: int, acceptor: int, suit: Suit, rng: random.Random) -> Iterator[int]:
    """The tricks of these two hands, in seats 1 and 3, per layout."""
    contract = Contract(ContractKind.ACCEPT, 8, suit)
    rest = [card for card in CARDS if not card.bit & (proposer | acceptor)]
    for layout in range(LAYOUTS):
        rng.shuffle(rest)
        hands = (proposer, mask_of(rest[:HAND]), acceptor, mask_of(rest[HAND:]))
        tricks = tricks_of(hands, contract, (1, 3), layout % SEATS + 1)
        yield tricks[0] + tricks[2]


def negatives(seed: int, number: int, kind: ContractKind) -> list[Negative]:
    """Hands that might bid a negative contract."""
    rng = random.Random(seed)
    contract = Contract(kind, NATURES[kind].goals[0])
    found: list[Negative] = []
    while len(found) < number:
        hand = _some_hand(rng)
        if danger_of(hand, kind) > contract.goal + 1.5:
            continue
        made = sum(
            tricks_of(_around(hand, rng), contract, (1,), layout % SEATS + 1)[0] == contract.goal
            for layout in range(LAYOUTS)
        )
        found.append(Negative(losing(hand, kind), made / LAYOUTS))
    return found
