"""How good somebody is, as openskill estimates it from the places in matches. Pure.

Estimates are Plackett and Luce's, for teams, for everybody alone and for one against one. Only the places and
the number of deals count, not what a match was played for: luck evens out over many deals. A shared place is the mean
over the orders that it stands for. A seat that belongs to nobody - a dummy, somebody who does not want to be rated -
counts as a newcomer each time, and nothing is remembered of it.

Levels of computers are rated as people are, but begin where they are known to stand. A number below zero stands for a
level wherever a rating belongs to somebody. Those of deleted people count down from -1 and never get there.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import chain, permutations, product
from math import factorial, fsum, lcm, prod, sqrt
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from engine.players.players import LEVELS
from engine.standings.season import week

BEGINS: Final = {"easy": 700, "normal": 1000, "strong": 1300}
"""What a level is rated before its first match: how far they are apart follows from many deals."""
KNOWN_WITHIN: Final = 200
"""The uncertainty of that, half of a newcomer's: so a result moves a level a quarter as far as it moves a newcomer."""

_FIRST: Final = -(2**62)
IDS: Final = {level: _FIRST - number for number, level in enumerate(LEVELS)}
"""Ratings are stored under these: they stay what they are."""
NAMED: Final = {number: level for level, number in IDS.items()}


SCALE: Final = 24
"""Points shown for one point of openskill's."""
AVERAGE: Final = 1000
"""A newcomer's figure, give or take 400."""
PROVISIONAL: Final = 5
"""With fewer matches a figure says little."""
SURE: Final = 50
"""From so many matches on, whoever has the higher figure of two is the better one about four times out of five.

Simulated (`benchmarks/rating.py`): 77 of 100 pairs of people stand in the right order if they play in pairs, 87 if
each plays alone.
"""
FULL_WEIGHT: Final = 3
"""This many matches of the same people in a calendar week count fully, later ones less and less."""
APART: Final = 400
"""Between somebody and computers that stand so far apart, a result says nothing new."""

USUAL_DEALS: Final = 16
"""`LUCK` is the luck in a match of this many deals; a match of a quarter of them has twice as much."""
LUCK: Final = 8.0
"""How much more chance there is in a match of cards than openskill expects; found by `benchmarks/rating.py`."""

MOST_ORDERS: Final = factorial(6)
"""Of six sides on one place; as many are rated in half a second."""

_MODEL: Final = PlackettLuce()


@lru_cache(maxsize=256)
def _model(deals: int) -> PlackettLuce:
    """The model for a match of so many deals: chance in a result falls with the root of their number."""
    return PlackettLuce(beta=_MODEL.beta * LUCK * sqrt(USUAL_DEALS / max(deals, 1)))


class Sure(StrEnum):
    """How sure a figure is, by the number of matches it comes from."""

    PROVISIONAL = "provisional"
    UNSURE = "unsure"
    """Not yet sure."""
    SURE = "sure"


class Rating(NamedTuple):
    """An estimate and its uncertainty, as openskill has them, and how many matches it comes from."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    matches: int = 0

    @property
    def figure(self) -> int:
        """The rating as it is shown."""
        return round(AVERAGE + SCALE * (self.mu - _MODEL.mu))

    @property
    def uncertainty(self) -> int:
        """The true figure lies within this distance of the one shown, in 19 cases out of 20."""
        return round(2 * SCALE * self.sigma)

    @property
    def is_provisional(self) -> bool:
        return self.matches < PROVISIONAL

    @property
    def sure(self) -> Sure:
        """How sure it is."""
        return Sure.PROVISIONAL if self.is_provisional else Sure.UNSURE if self.matches < SURE else Sure.SURE


NEWCOMER: Final = Rating()
_BEGINS: Final = {
    IDS[level]: Rating(_MODEL.mu + (figure - AVERAGE) / SCALE, KNOWN_WITHIN / (2 * SCALE))
    for level, figure in BEGINS.items()
}


def begins_at(user_id: int) -> Rating:
    """What somebody is rated before their first match; levels of computers have numbers, too."""
    return _BEGINS.get(user_id, NEWCOMER)


class Part(NamedTuple):
    """A result in a match, as far as ratings are concerned."""

    user_id: int | None
    """A person, or the number of a level of computers; None: counts as a newcomer."""
    side: int
    place: int
    seat: int = 0
    """Matters only if several people share a seat."""
    share: float = 1.0
    """Of the seat's result; any part that nobody has counts as a newcomer's."""


class RatedMatch(NamedTuple):
    """A finished match. Matches are rated by when they ended, then by number."""

    ended_at: float
    table_id: int
    company: str
    """The same for the same people."""
    deals: int
    """How many deals were played."""
    parts: tuple[Part, ...]
    met: int = 0
    """How many matches of these people there were before one of them was forgotten, in a hundred days."""


class RatingRow(NamedTuple):
    """What somebody is rated after a match."""

    user_id: int
    at: float
    table_id: int
    mu: float
    sigma: float
    matches: int
    weight: float


Company = tuple[str, str]
"""A calendar week and people."""


def weight(number: int) -> float:
    """How much the n-th match of the same people in a calendar week counts; n starts at 1."""
    return min(1.0, FULL_WEIGHT / number)


def rated_in_order(
    matches: Iterable[RatedMatch], before: Mapping[int, Rating], companies: Mapping[Company, int]
) -> Iterator[RatingRow]:
    """Everybody's rating after each of these matches, which come in order.

    `before`: ratings before the first match; `companies`: how many matches the same people had already played in its
    week.
    """
    ratings, counts = dict(before), Counter(companies)
    for match in matches:
        company = (week(match.ended_at), match.company)
        counts[company] += 1
        share = weight(counts[company] + match.met)
        rated = rate(match.parts, ratings, share, match.deals)
        ratings |= rated
        shares = {part.user_id: share * part.share for part in match.parts}
        for user_id, (mu, sigma, number) in rated.items():
            yield RatingRow(user_id, match.ended_at, match.table_id, mu, sigma, number, shares[user_id])


def rate(parts: Sequence[Part], before: Mapping[int, Rating], share: float, deals: int) -> dict[int, Rating]:
    """Everybody's rating after a match of so many deals; for anyone not in `before` it is the first.

    `share`: how much of the change counts, up to 1. A seat that several people share is as strong as they are on
    average. Each of them is rated as if they had sat there alone, and gets their own share of the change. A level with
    several seats gets the mean of what they change.
    """
    sides: dict[int, list[tuple[Part, ...]]] = defaultdict(list)
    for seat in _seats(parts):
        sides[seat[0].side].append(seat)
    size = max(map(len, sides.values()))
    # openskill adds up the strengths in a team, so sides of different sizes are filled up.
    teams = [[*side, *[()] * (size - len(side))] for side in sides.values()]
    ranks = [float(side[0][0].place) for side in sides.values()]
    model, strengths = _model(deals), [[_together(seat, before) for seat in team] for team in teams]
    after = _after(model, strengths, ranks)
    unmoved = _unmoved(parts, before)
    rated: dict[int, list[Rating]] = defaultdict(list)
    for team, seats in enumerate(teams):
        for at, seat in enumerate(seats):
            for part in seat:
                if part.user_id is None:
                    continue
                own, result = _of(part.user_id, before), after[team][at]
                if part.share < 1:
                    alone = [*strengths[team][:at], own, *strengths[team][at + 1 :]]
                    result = _after(model, [*strengths[:team], alone, *strengths[team + 1 :]], ranks)[team][at]
                counts = 0.0 if part.user_id in unmoved else share * part.share
                mu, sigma = own.mu + counts * (result.mu - own.mu), own.sigma + counts * (result.sigma - own.sigma)
                rated[part.user_id].append(Rating(mu, sigma, own.matches + 1))
    return {user_id: _mean(several) for user_id, several in rated.items()}


def _mean(several: Sequence[Rating]) -> Rating:
    if len(several) == 1:
        return several[0]
    mu, sigma = (sum(each) / len(several) for each in zip(*(one[:2] for one in several), strict=True))
    return Rating(mu, sigma, several[0].matches)


def _unmoved(parts: Sequence[Part], before: Mapping[int, Rating]) -> frozenset[int]:
    """Who is not moved by a result because it had to be expected.

    Those are people whom only computers oppose: anyone who stands `APART` above the strongest of these, and anyone as
    far below whom all of them beat. If it moves nobody, it does not move the computers either.
    """
    people = [part for part in parts if part.user_id is not None and part.user_id not in NAMED]
    still = frozenset(part.user_id for part in people if part.user_id is not None and _is_expected(part, parts, before))
    return still | NAMED.keys() if people and len(still) == len(people) else still


def _is_expected(own: Part, parts: Sequence[Part], before: Mapping[int, Rating]) -> bool:
    others = [part for part in parts if part.side != own.side]
    if not others or any(part.user_id not in NAMED for part in others):
        return False
    ahead = _of(own.user_id, before).figure - max(_of(part.user_id, before).figure for part in others)
    return ahead > APART or (-ahead > APART and all(part.place < own.place for part in others))


def _seats(parts: Iterable[Part]) -> list[tuple[Part, ...]]:
    """Those who share a seat together, everybody else alone."""
    seats: dict[tuple[int, int], list[Part]] = defaultdict(list)
    for number, part in enumerate(parts):
        seats[(part.seat, -1) if part.share < 1 else (part.seat, number)].append(part)
    return [tuple(seat) for seat in seats.values()]


def _together(seat: Sequence[Part], before: Mapping[int, Rating]) -> Rating:
    """How strong a seat is; a seat that belongs to nobody is as strong as a newcomer."""
    if len(seat) == 1 and seat[0].share == 1:
        return _of(seat[0].user_id, before)
    rest = 1 - sum(part.share for part in seat)
    those = [(NEWCOMER, rest), *((_of(part.user_id, before), part.share) for part in seat)]
    return Rating(sum(one.mu * share for one, share in those), sum(one.sigma * share for one, share in those))


def _after(model: PlackettLuce, strengths: Sequence[Sequence[Rating]], ranks: list[float]) -> list[list[Rating]]:
    """Everybody's rating after the match if it counted fully: the mean over the orders that its ties stand for.

    openskill's own answer to a tie of some among three or more sides lets nobody gain more than those behind them
    (its issues 155, 166 and 173), so that drawing level with the first could cost points.
    """
    teams = [[model.rating(one.mu, one.sigma) for one in team] for team in strengths]
    rated = [model.rate(teams, ranks=order) for order in _orders(ranks)]

    def mean(team: int, at: int) -> Rating:
        mine = [each[team][at] for each in rated]
        # Exact sums: those who are equal before and level stay equal, in whatever order the sums are made.
        return Rating(fsum(one.mu for one in mine) / len(mine), fsum(one.sigma for one in mine) / len(mine))

    return [[mean(team, at) for at in range(len(members))] for team, members in enumerate(teams)]


def _orders(ranks: Sequence[float]) -> Iterator[list[float]]:
    """Every order of the sides, as a rank for each, in which those who share a place come after each other.

    Where there would be more than `MOST_ORDERS`, each place's sides only take turns, so that each comes first among
    them, second, and so on, equally often; no game of ours has as many sides.
    """
    level: dict[float, list[int]] = defaultdict(list)
    for side, rank in enumerate(ranks):
        level[rank].append(side)
    places = [level[rank] for rank in sorted(level)]
    if prod(factorial(len(those)) for those in places) <= MOST_ORDERS:
        orders: Iterable[Iterable[Sequence[int]]] = product(*map(permutations, places))
    else:
        turns = range(lcm(*map(len, places)))
        orders = ([those[turn % len(those) :] + those[: turn % len(those)] for those in places] for turn in turns)
    for order in orders:
        rank_of = {side: float(rank) for rank, side in enumerate(chain.from_iterable(order), 1)}
        yield [rank_of[side] for side in range(len(ranks))]


def _of(user_id: int | None, ratings: Mapping[int, Rating]) -> Rating:
    return NEWCOMER if user_id is None else ratings.get(user_id) or begins_at(user_id)
