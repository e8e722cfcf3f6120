"""What a hand is worth before the play: expected tricks by a linear formula, and the chance of a misère.

The figures in `weights.toml` are fitted on self-play by `make fit` (benchmarks/fit/).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import chain
from math import erf, exp, log, sqrt
from operator import sub
from typing import Final, NamedTuple

from engine.core.cards import CARDS, Card, Rank, Suit
from engine.games.kleurenwiezen.contracts.contracts import HAND, NATURES, Contract, ContractKind, Family
from engine.games.kleurenwiezen.contracts.ladders import Figures
from engine.games.kleurenwiezen.player.play import danger

FILE: Final = files(__package__) / "weights.toml"


class Weights(NamedTuple):
    """What the figures are for."""

    alone: tuple[float, ...]
    """Tricks for each of `strength.FEATURES`, alone against three."""
    proposer: tuple[float, ...]
    """The same of the tricks of a pair, for the hand that proposed."""
    acceptor: tuple[float, ...]
    """The same, for the hand that accepted."""
    typical_proposer: float
    """What a proposer's hand contributes, in tricks."""
    typical_acceptor: float
    """What an acceptor's hand contributes, in tricks."""
    spread_together: float
    """Standard deviation of a pair's tricks where one hand is known, in tricks."""
    spread_alone: float
    """Standard deviation of the tricks alone, in tricks."""
    negative: Mapping[str, tuple[float, ...]]
    """By the kind of a negative contract, log odds for each of `strength.LOSING`."""


@cache
def weights() -> Weights:
    """The figures; their first use reads the file."""
    told = tomllib.loads(FILE.read_text(encoding="utf-8"))
    formulas = {name: tuple(told[name]) for name in ("alone", "proposer", "acceptor")}
    negative = {kind: tuple(figures) for kind, figures in told["negative"].items()}
    return Weights(**{**told, **formulas, "negative": negative})


FEATURES: Final = (
    *("one", "trumps", "trumps over six"),
    *("ace of trumps", "king of trumps", "queen of trumps", "jack of trumps", "ten of trumps", "nine of trumps"),
    *("ace and king of trumps", "king and queen of trumps", "queen and jack of trumps"),
    *("aces", "guarded kings", "bare kings", "guarded queens", "bare queens", "guarded jacks", "guarded tens"),
    *("aces with kings", "kings with jacks", "honours times length over four"),
    *("voids", "singletons", "doubletons"),
)
"""What the formula counts in a hand, in this order: in trumps, in each of the other suits, in shortness."""
_SUIT: Final = (1 << len(Rank)) - 1
_BARE: Final = {Rank.KING: 1, Rank.QUEEN: 2, Rank.JACK: 3, Rank.TEN: 2}
"""The suit length up to which this card is not guarded."""


@lru_cache(maxsize=4096)
def features(hand: int, trump: Suit) -> tuple[int, ...]:
    """How many of each of `FEATURES` a hand, a mask, has with these trumps."""
    short, sides = [0, 0, 0], [0] * 10
    for suit in Suit:
        cards = hand >> len(Rank) * suit & _SUIT
        length = cards.bit_count()
        if suit is trump:
            trumps = _of_trumps(cards)
            continue
        if length < len(short):
            short[length] += 1
        if length:
            sides = [total + one for total, one in zip(sides, _of_side(cards), strict=True)]
    return (*trumps, *sides, *short)


@cache
def _of_trumps(cards: int) -> tuple[int, ...]:
    """What is counted in the trumps, as a mask of ranks."""
    ace, king, queen, jack, ten, nine = (cards >> rank & 1 for rank in range(Rank.ACE, Rank.EIGHT, -1))
    length = cards.bit_count()
    both = (ace & king, king & queen, queen & jack)
    return (1, length, max(0, length - 6), ace, king, queen, jack, ten, nine, *both)


@cache
def _of_side(cards: int) -> tuple[int, ...]:
    """What is counted in another suit, as a mask of ranks."""
    ace, king, queen, jack, ten = (cards >> rank & 1 for rank in range(Rank.ACE, Rank.NINE, -1))
    length = cards.bit_count()
    guarded = {rank: int(length > bare) for rank, bare in _BARE.items()}
    safe_king, safe_queen = king & guarded[Rank.KING], queen & guarded[Rank.QUEEN]
    return (
        *(ace, safe_king, king - safe_king, safe_queen, queen - safe_queen),
        *(jack & guarded[Rank.JACK], ten & guarded[Rank.TEN], ace & king, king & jack),
        max(0, length - 4) * (ace + king + queen),
    )


class _OfSuit(NamedTuple):
    """What a suit adds to the tricks of a hand, by `_FORMULAS`."""

    beside: tuple[float, ...]
    """As a side suit."""
    more: tuple[float, ...]
    """What it adds beyond that as trumps."""


@cache
def _of_suit(cards: int) -> _OfSuit:
    """What a suit, a mask of ranks, adds to the tricks of a hand."""
    length = cards.bit_count()
    short = tuple(int(length == few) for few in range(3))
    side = ((0,) * len(_of_trumps(0)), _of_side(cards) if length else (0,) * len(_of_side(0)), short)
    formulas = weights()[:3]
    beside = tuple(_sum(values, tuple(chain(*side))) for values in formulas)
    trumps = tuple(_sum(values[: len(side[0])], _of_trumps(cards)) for values in formulas)
    return _OfSuit(beside, tuple(map(sub, trumps, beside)))


def _sum(values: Sequence[float], counted: Sequence[int]) -> float:
    return sum(value * number for value, number in zip(values, counted, strict=True))


_HANDS: Final = 1 << 11
"""Hands of which what was found is kept."""


def _suits_of(hand: int) -> tuple[int, int, int, int]:
    """The suits of a hand, a mask, as masks of ranks."""
    return hand & _SUIT, hand >> 13 & _SUIT, hand >> 26 & _SUIT, hand >> 39


ALONE, PROPOSER, ACCEPTOR = range(3)
"""Which formula counts a hand's tricks: alone against three, or its share of a partnership's by what it said."""


@lru_cache(maxsize=_HANDS)
def tricks_of(hand: int) -> tuple[tuple[float, ...], ...]:
    """By formula and trumps the tricks of a hand, a mask."""
    one, two, three, four = [_of_suit(cards) for cards in _suits_of(hand)]
    totals = [a + b + c + d for a, b, c, d in zip(one.beside, two.beside, three.beside, four.beside, strict=True)]
    mores = zip(one.more, two.more, three.more, four.more, strict=True)
    return tuple([(own + a, own + b, own + c, own + d) for own, (a, b, c, d) in zip(totals, mores, strict=True)])


def alone(hand: int, trump: Suit) -> float:
    """The tricks this hand, a mask, is expected to win alone against three."""
    return tricks_of(hand)[ALONE][trump]


def as_proposer(hand: int, trump: Suit) -> float:
    """The hand's share of a partnership's tricks if it proposed the suit."""
    return tricks_of(hand)[PROPOSER][trump]


def as_acceptor(hand: int, trump: Suit) -> float:
    """The hand's share of a partnership's tricks if it accepted the suit."""
    return tricks_of(hand)[ACCEPTOR][trump]


@lru_cache(maxsize=1 << 13)
def chances(mean: float, spread: float) -> tuple[float, ...]:
    """How likely each number of tricks is, from none to all, with such a mean and standard deviation."""
    below = [0.5 * (1.0 + erf((tricks + 0.5 - mean) / (spread * sqrt(2.0)))) for tricks in range(HAND)]
    return tuple(map(sub, (*below, 1.0), (0.0, *below)))


STEPS: Final = 64
"""Into how many steps a trick is divided for what is expected, so that it is reckoned once."""


class Prices(dict[int, float]):
    """Points expected from each opponent with a contract, by the tricks expected, in `STEPS`; reckoned when asked."""

    def __init__(self, figures: Figures, goal: int, spread: float, sure: int = 0) -> None:
        """For `goal` tricks, with such a standard deviation, of which `sure` ones are certain."""
        super().__init__()
        points = [figures.points(tricks, tricks - goal, made=tricks >= goal) for tricks in range(HAND + 1)]
        self._spread, self._points = spread, [points[max(tricks, sure)] for tricks in range(HAND + 1)]

    def __missing__(self, steps: int) -> float:
        likely = zip(chances(steps / STEPS, self._spread), self._points, strict=True)
        self[steps] = points = sum(chance * paid for chance, paid in likely)
        return points


class PricesOfOffers(Prices):
    """The same of what may be refused: it costs nothing, and brings only so large a part."""

    def __init__(self, figures: Figures, goal: int, spread: float, part: float) -> None:
        super().__init__(figures, goal, spread)
        self._part = part

    def __missing__(self, steps: int) -> float:
        self[steps] = points = self._part * max(0.0, super().__missing__(steps))
        return points


@lru_cache(maxsize=512)
def prices_together(figures: Figures, goal: int, part: float | None = None) -> Prices:
    """What each opponent pays a pair with a contract for so many tricks; with a part, one that is only offered."""
    spread = weights().spread_together
    return Prices(figures, goal, spread) if part is None else PricesOfOffers(figures, goal, spread, part)


@lru_cache(maxsize=128)
def prices_alone(figures: Figures, goal: int) -> tuple[Prices, ...]:
    """What each opponent pays who plays alone for so many tricks, by how many are certain."""
    return tuple([Prices(figures, goal, weights().spread_alone, sure) for sure in range(HAND + 1)])


@lru_cache(maxsize=_HANDS)
def sure_tricks(hand: int, trump: Suit) -> int:
    """Tricks that a hand, a mask, wins however the others' cards lie."""
    trumps = _top_cards(hand >> len(Rank) * trump & _SUIT)
    if trumps + (hand & trump.mask).bit_count() < len(Rank):
        # If trumps may stay out, nothing else is certain.
        return trumps
    return sum(_top_cards(hand >> len(Rank) * suit & _SUIT) for suit in Suit)


@cache
def _top_cards(cards: int) -> int:
    """Sure tricks of a suit, a mask of ranks, led from the top: all of it if its top draws every card that is out."""
    tops = next((at for at in range(len(Rank)) if not cards >> Rank.ACE - at & 1), len(Rank))
    length = cards.bit_count()
    return length if tops >= len(Rank) - length else tops


@lru_cache(maxsize=_HANDS)
def chance_of_negative(hand: int, kind: ContractKind) -> float:
    """Chance of making a negative contract with this hand, a mask, once a card is laid aside where that is done."""
    at = _NEGATIVES[kind]
    one, two, three, four = [_of_ducking(cards) for cards in _suits_of(_ducking(hand, kind))]
    least, by_danger, off_the_goal, goal = _of_danger()[at]
    value = one.danger + two.danger + three.danger + four.danger
    odds = one.odds[at] + two.odds[at] + three.odds[at] + four.odds[at]
    return 1.0 / (1.0 + exp(-(least + value * by_danger + abs(value - goal) * off_the_goal + odds)))


HARDER: Final = {
    ContractKind.PICCOLO: 2.1,
    ContractKind.GRAND_MISERE: 1.2,
    ContractKind.SMALL_MISERE: 1.0,
    ContractKind.OPEN_MISERE: 0.9,
}
"""How much less likely negative contracts are made against a good defence than `normal` thinks, in log odds."""


def chance_to_duck(hand: int, kind: ContractKind) -> float:
    """Chance of making a negative contract with this hand, a mask, against a good defence."""
    made = min(max(chance_of_negative(hand, kind), 1e-6), 1 - 1e-6)
    return 1 / (1 + exp(HARDER.get(kind, 1.0) - log(made / (1 - made))))


_NEGATIVES: Final = {
    kind: at for at, kind in enumerate(kind for kind in ContractKind if NATURES[kind].family is Family.NEGATIVE)
}
"""The negative contracts, numbered."""


class _OfDucking(NamedTuple):
    """What a suit adds in negative contracts."""

    danger: float
    """About how many tricks it can be made to take."""
    odds: tuple[float, ...]
    """The log odds of each of `_NEGATIVES`, beside those of the danger."""


@cache
def _of_ducking(cards: int) -> _OfDucking:
    """What a suit, a mask of ranks, adds in negative contracts."""
    counted = _of_losing(cards)
    odds = tuple(_sum(weights().negative[kind][_BESIDE:], counted) for kind in _NEGATIVES)
    return _OfDucking(danger(cards, _SUIT & ~cards), odds)


@cache
def _of_danger() -> Sequence[tuple[float, float, float, int]]:
    """For each of `_NEGATIVES` the log odds of any hand, those by its danger and off the goal, and the goal."""
    found = []
    for kind in _NEGATIVES:
        least, by_danger, off_the_goal = weights().negative[kind][:_BESIDE]
        found.append((least, by_danger, off_the_goal, NATURES[kind].goals[0]))
    return found


LOSING: Final = (
    *("one", "danger", "danger off the goal"),
    *("lowest over three", "second over five", "third over seven", "fourth over nine", "aces and kings"),
    *("voids", "singletons", "doubletons"),
)
"""What is counted in a hand for the chance of a negative contract, in this order."""
_BESIDE: Final = LOSING.index("danger off the goal") + 1
"""From here on it is counted suit by suit."""


def losing(hand: int, kind: ContractKind) -> tuple[float, ...]:
    """How much of each of `LOSING` a hand, a mask, has."""
    value, (goal, *_) = danger_of(hand, kind), NATURES[kind].goals
    hand = _ducking(hand, kind)
    suits = map(_of_losing, _suits_of(hand))
    return (1.0, value, abs(value - goal), *map(sum, zip(*suits, strict=True)))


@cache
def _of_losing(cards: int) -> tuple[int, ...]:
    """What is counted in a suit, as a mask of ranks."""
    ranks = [rank for rank in Rank if cards >> rank & 1]
    over = [0] * len(_LOW)
    for place, (low, rank) in enumerate(zip(_LOW, ranks, strict=False)):
        over[place] = max(0, rank - low)
    tops = sum(rank >= Rank.KING for rank in ranks)
    return (*over, tops, *(int(len(ranks) == length) for length in range(3)))


_LOW: Final = (Rank.THREE, Rank.FIVE, Rank.SEVEN, Rank.NINE)
"""The highest ranks at which the lowest card of a suit, the second lowest and so on will hardly take a trick."""


def danger_of(hand: int, kind: ContractKind) -> float:
    """About how many tricks a hand, a mask, can be made to take in a negative contract."""
    return danger_of_all(_ducking(hand, kind))


def _ducking(hand: int, kind: ContractKind) -> int:
    """The hand, a mask, with which a negative contract is played."""
    return hand & ~most_dangerous(hand).bit if kind is ContractKind.SMALL_MISERE else hand


def danger_of_all(hand: int) -> float:
    """About how many tricks a hand, a mask, can be made to take if all other cards are out."""
    one, two, three, four = [_of_ducking(cards) for cards in _suits_of(hand)]
    return one.danger + two.danger + three.danger + four.danger


def most_dangerous(hand: int) -> Card:
    """The card without which a hand, a mask, is least likely to take tricks."""
    worst = [(*found, suit) for suit, cards in enumerate(_suits_of(hand)) if (found := _worst_of(cards)) is not None]
    _, rank, suit = min(worst)
    return CARDS[len(Rank) * suit - rank]


@cache
def _worst_of(cards: int) -> tuple[float, int] | None:
    """What the danger of a suit, a mask of ranks, becomes less its most dangerous card, and its rank below zero."""
    out, now = _SUIT & ~cards, danger(cards, _SUIT & ~cards)
    ranks = [rank for rank in range(len(Rank)) if cards >> rank & 1]
    return min([(round(danger(cards & ~(1 << rank), out) - now, 9), -rank) for rank in ranks], default=None)


def is_alone(contract: Contract) -> bool:
    """Whether this contract is played alone against three."""
    return contract.family in (Family.SOLO, Family.ABONDANCE)
