"""How soon ratings tell people apart: 200 people of known strength, until Kendall's tau of the order is above 0.8.

A deal is strength plus luck: the mean strength of a side, of which a standard deviation is worth `EDGE` of the luck of
a deal. Sides are drawn anew for every match, and matches take from one deal to 35, like Couillon with one rôye and
Kujong. The systems compared differ only in their estimate; all see the same matches.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from statistics import median
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from benchmarks.measure import Line
from engine.standings.rating import LUCK, NEWCOMER, Part, Rating, rate

PEOPLE: Final = 200
DEALS: Final = (1, 4, 8, 12, 16, 24, 35)
EDGE: Final = 0.12
"""A pair one standard deviation better than the other wins two out of three matches of sixteen deals."""
AIM: Final = 0.8
MOST: Final = 1200
"""The most matches per person."""
STEP: Final = 20
"""Matches per person between two looks at the order."""
SEEDS: Final = (1, 2, 3)

Sides = Sequence[Sequence[int]]


class Played(NamedTuple):
    """The people of a match by side, the places of the sides from 1, and how many deals it took."""

    sides: Sides
    places: tuple[int, ...]
    deals: int


class Openskill:
    """Rates as the bot does; `luck` and `by_length` as in `engine.standings.rating`, or openskill's own."""

    def __init__(self, luck: float, *, by_length: bool) -> None:
        self._luck, self._by_length = luck, by_length
        self._ratings: dict[int, Rating] = {}
        self._model = PlackettLuce(beta=PlackettLuce().beta * luck)

    def play(self, match: Played) -> None:
        if self._luck == LUCK and self._by_length:
            parts = [Part(one, number, match.places[number]) for number, side in enumerate(match.sides) for one in side]
            self._ratings |= rate(parts, self._ratings, 1, match.deals)
            return
        model = self._model
        if self._by_length:
            model = PlackettLuce(beta=model.beta * (16 / match.deals) ** 0.5)
        before = [[self._ratings.get(one, NEWCOMER) for one in side] for side in match.sides]
        teams = [[model.rating(one.mu, one.sigma) for one in side] for side in before]
        after = model.rate(teams, ranks=list(map(float, match.places)))
        for side, results in zip(match.sides, after, strict=True):
            self._ratings |= {one: Rating(got.mu, got.sigma) for one, got in zip(side, results, strict=True)}

    def figure(self, person: int) -> float:
        return self._ratings.get(person, NEWCOMER).mu


class Elo:
    """Plain Elo: each side is rated by its mean against each other side."""

    def __init__(self, k: float) -> None:
        self._k, self._figures = k, dict.fromkeys(range(PEOPLE), 0.0)

    def play(self, match: Played) -> None:
        means = [sum(self._figures[one] for one in side) / len(side) for side in match.sides]
        gains = [0.0] * len(means)
        for at, own in enumerate(means):
            for other, theirs in enumerate(means):
                if at != other:
                    expected = 1 / (1 + 10 ** ((theirs - own) / 400))
                    won = float(match.places[at] < match.places[other])
                    gains[at] += self._k * (won - expected) / (len(means) - 1)
        for side, gain in zip(match.sides, gains, strict=True):
            for one in side:
                self._figures[one] += gain

    def figure(self, person: int) -> float:
        return self._figures[person]


Estimate = Openskill | Elo

ESTIMATES: Final[dict[str, Callable[[], Estimate]]] = {
    "openskill's own setting": lambda: Openskill(1, by_length=False),
    "Elo, K = 8": lambda: Elo(8),
    "Elo, K = 16": lambda: Elo(16),
    "Elo, K = 32": lambda: Elo(32),
    "openskill's own luck, by length": lambda: Openskill(1, by_length=True),
    "twice the luck, by length": lambda: Openskill(2, by_length=True),
    "4 times the luck, by length": lambda: Openskill(4, by_length=True),
    f"{LUCK:g} times the luck, whatever the length": lambda: Openskill(LUCK, by_length=False),
    f"{LUCK:g} times the luck, by length (ours)": lambda: Openskill(LUCK, by_length=True),
    "16 times the luck, by length": lambda: Openskill(16, by_length=True),
}


def _strengths(rng: random.Random) -> list[float]:
    return [rng.gauss(0, 1) for _ in range(PEOPLE)]


def _matches(rng: random.Random, strengths: Sequence[float], *, in_pairs: bool) -> Iterator[Played]:
    while True:
        four = rng.sample(range(PEOPLE), 4)
        sides = [four[0::2], four[1::2]] if in_pairs else [[one] for one in four]
        deals = rng.choice(DEALS)
        means = [sum(strengths[one] for one in side) / len(side) for side in sides]
        points = [
            rng.gauss(EDGE * mean * deals, (deals / len(side)) ** 0.5) for mean, side in zip(means, sides, strict=True)
        ]
        yield Played(sides, tuple(1 + sum(other > own for other in points) for own in points), deals)


def kendall(order: Sequence[float]) -> float:
    """Kendall's tau between 1, 2, 3 ... and these strengths, no two of which are equal."""
    ascending = sum(later > earlier for at, earlier in enumerate(order) for later in order[at + 1 :])
    pairs = len(order) * (len(order) - 1) / 2
    return 2 * ascending / pairs - 1


def matches_needed(make: Callable[[], Estimate], seed: int, *, in_pairs: bool) -> tuple[float, float]:
    """Matches per person until tau is above the aim (infinite if not within `MOST`), and tau after 100."""
    rng = random.Random(seed)
    strengths, estimate, needed, after_hundred = _strengths(rng), make(), float("inf"), 0.0
    a_step = STEP * PEOPLE // 4
    for number, match in enumerate(_matches(rng, strengths, in_pairs=in_pairs), 1):
        estimate.play(match)
        if number % a_step:
            continue
        each = number * 4 // PEOPLE
        tau = kendall([strengths[one] for one in sorted(range(PEOPLE), key=estimate.figure)])
        if each == 100:
            after_hundred = tau
        if tau > AIM:
            needed = min(needed, each)
        if each >= 100 and (needed < float("inf") or each >= MOST):
            return needed, after_hundred
    raise AssertionError("matches never end")


def run() -> list[Line]:
    """Measure; takes a few minutes."""
    lines = []
    for in_pairs in (True, False):
        found = {
            name: [matches_needed(make, seed, in_pairs=in_pairs) for seed in SEEDS] for name, make in ESTIMATES.items()
        }
        usual = median(needed for needed, _ in found["openskill's own setting"])
        for name, results in found.items():
            needed, tau = median(one for one, _ in results), median(two for _, two in results)
            figure = f"{needed:.0f} matches each" if needed < float("inf") else f"not within {MOST} matches each"
            is_comparable = max(needed, usual) < float("inf") and name != "openskill's own setting"
            lines.append(
                Line(
                    f"{'in pairs' if in_pairs else 'each alone'}: {name}",
                    f"{figure}; tau {tau:.2f} after 100",
                    "openskill's own setting: " + (f"{usual:.0f}" if usual < float("inf") else f"not within {MOST}"),
                    f"{needed / usual:.2f}" if is_comparable else "-",
                    "fewest",
                )
            )
    return lines
