"""What a hand is worth before the play: expected tricks by a linear formula, and the chance of a misère.

The figures in `weights` are fitted on self-play by `python -m benchmarks fit` (benchmarks/fit.py).
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, exp, sqrt
from typing import Final

from engine.cards import SUIT_MASKS, Card, Rank, Suit, cards_in
from engine.kleurenwiezen.contracts import HAND, Contract, Family, Kind
from engine.kleurenwiezen.ladder import Figures
from engine.players.kleurenwiezen import weights
from engine.players.kleurenwiezen.ducking import danger
from engine.players.kleurenwiezen.known import ALL

FEATURES: Final = (
    *("one", "trumps", "trumps over six", "ace of trumps", "king of trumps", "queen of trumps", "jack of trumps"),
    *("ten of trumps", "aces", "guarded kings", "bare kings", "guarded queens", "kings under aces"),
    *("voids", "singletons", "doubletons", "length of the second suit over four"),
)
"""What the formula counts in a hand, in this order."""


def _ranks(*ranks: Rank) -> tuple[tuple[int, ...], ...]:
    """Per suit the bits of these ranks."""
    return tuple(tuple(Card.of(suit, rank).bit for rank in ranks) for suit in Suit)


_HONOURS: Final = _ranks(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)


def features(hand: int, trump: Suit) -> tuple[int, ...]:
    """How many there are of each of `FEATURES` in a hand, a mask, with these trumps."""
    trumps = (hand & SUIT_MASKS[trump]).bit_count()
    aces = kings = bare = queens = both = second = 0
    short = [0, 0, 0]
    for suit in Suit:
        if suit is trump:
            continue
        ace, king, queen, _, _ = (bool(hand & bit) for bit in _HONOURS[suit])
        length = (hand & SUIT_MASKS[suit]).bit_count()
        aces += ace
        both += ace and king
        kings += king and length > 1
        bare += king and length == 1
        queens += queen and length > 2
        second = max(second, length)
        if length < len(short):
            short[length] += 1
    honours = (int(bool(hand & bit)) for bit in _HONOURS[trump])
    return (1, trumps, max(0, trumps - 6), *honours, aces, kings, bare, queens, both, *short, max(0, second - 4))


def _sum(values: tuple[float, ...], counted: tuple[int, ...]) -> float:
    return sum(value * number for value, number in zip(values, counted, strict=True))


@lru_cache(maxsize=4096)
def alone(hand: int, trump: Suit) -> float:
    """Tricks this hand, a mask, may be expected to win alone against three."""
    return _sum(weights.ALONE, features(hand, trump))


@lru_cache(maxsize=4096)
def as_proposer(hand: int, trump: Suit) -> float:
    """Its share of the tricks of a partnership, where it proposed the suit."""
    return _sum(weights.PROPOSER, features(hand, trump))


@lru_cache(maxsize=4096)
def as_acceptor(hand: int, trump: Suit) -> float:
    """Its share of the tricks of a partnership, where it accepted the suit."""
    return _sum(weights.ACCEPTOR, features(hand, trump))


def chance(mean: float, spread: float, tricks: int) -> float:
    """Chance to win exactly so many tricks."""
    return _below(mean, spread, tricks + 0.5, tricks == HAND) - (_below(mean, spread, tricks - 0.5) if tricks else 0.0)


def _below(mean: float, spread: float, tricks: float, all_of_them: bool = False) -> float:
    return 1.0 if all_of_them else 0.5 * (1.0 + erf((tricks - mean) / (spread * sqrt(2.0))))


def expected(figures: Figures, goal: int, mean: float, spread: float) -> float:
    """Points from each opponent that a contract for `goal` tricks may be expected to bring."""
    return sum(
        chance(mean, spread, tricks)
        * (figures.won(tricks - goal, all_tricks=tricks == HAND) if tricks >= goal else -figures.failed(goal - tricks))
        for tricks in range(HAND + 1)
    )


def chance_of_negative(hand: int, kind: Kind) -> float:
    """Chance to make a negative contract with this hand, a mask."""
    base, slope, middle = weights.NEGATIVE[kind]
    return 1.0 / (1.0 + exp(slope * abs(danger_of(hand, kind) - middle) - base))


def danger_of(hand: int, kind: Kind) -> float:
    """About how many tricks a hand, a mask, can be made to take in a negative contract."""
    if kind is Kind.SMALL_MISERE:
        hand &= ~most_dangerous(hand).bit
    return danger(hand, ALL & ~hand)


def most_dangerous(hand: int) -> Card:
    """The card without which a hand, a mask, is least likely to take tricks."""
    out = ALL & ~hand
    return min(cards_in(hand), key=lambda card: (danger(hand & ~card.bit, out), -card.rank))


def is_alone(contract: Contract) -> bool:
    """Whether one plays it against three."""
    return contract.family in (Family.SOLO, Family.ABONDANCE)
