"""How good somebody is, as openskill estimates it from the places of matches. Pure.

Estimates are those of Plackett and Luce: of teams, of everybody alone, of one against one. What a match was played
for is not looked at, only the places are, and how many deals they took: luck evens out over many. A seat that is
nobody's - a computer, a dummy's, somebody who does not want to be rated - counts as a newcomer each time, and nothing
is remembered of it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import sqrt
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from engine.standings.season import week

SCALE: Final = 24
"""Points shown for one of openskill's."""
AVERAGE: Final = 1000
"""What a newcomer is shown with, give or take 400."""
PROVISIONAL: Final = 5
"""With fewer matches a figure says little."""
FULL_WEIGHT: Final = 3
"""So many matches of the same people in a calendar week count fully, later ones less and less."""

USUAL_DEALS: Final = 16
"""A match of so many deals has the luck of `LUCK`; one of a quarter of them has twice as much."""
LUCK: Final = 8.0
"""How much more chance there is in a match of cards than openskill expects; found by `benchmarks/rating.py`."""

_MODEL: Final = PlackettLuce()


@lru_cache(maxsize=256)
def _model(deals: int) -> PlackettLuce:
    """What a match of so many deals is rated by: the chance in a result falls with the root of their number."""
    return PlackettLuce(beta=_MODEL.beta * LUCK * sqrt(USUAL_DEALS / max(deals, 1)))


class Rating(NamedTuple):
    """An estimate and how sure it is, as openskill has them, and from how many matches."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    matches: int = 0

    @property
    def figure(self) -> int:
        """As it is shown."""
        return round(AVERAGE + SCALE * (self.mu - _MODEL.mu))

    @property
    def uncertainty(self) -> int:
        """The true figure is so much more or less, in 19 cases of 20."""
        return round(2 * SCALE * self.sigma)

    @property
    def is_provisional(self) -> bool:
        return self.matches < PROVISIONAL


NEWCOMER: Final = Rating()


class Part(NamedTuple):
    """A seat in a match, as far as ratings are concerned."""

    user_id: int | None
    """None: counts as a newcomer."""
    side: int
    place: int


class RatedMatch(NamedTuple):
    """A finished match. They are rated in the order of end and number."""

    ended_at: float
    table_id: int
    company: str
    """The same for the same people."""
    deals: int
    """How many were played."""
    parts: tuple[Part, ...]


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
    """What the n-th match of the same people in a calendar week counts, from 1."""
    return min(1.0, FULL_WEIGHT / number)


def rated_in_order(
    matches: Iterable[RatedMatch], before: Mapping[int, Rating], companies: Mapping[Company, int]
) -> Iterator[RatingRow]:
    """What all are rated after each of these matches, which come in order.

    `before`: what those who have been rated were before the first; `companies`: how many matches the same people had
    played in its week.
    """
    ratings, counts = dict(before), Counter(companies)
    for match in matches:
        company = (week(match.ended_at), match.company)
        counts[company] += 1
        share = weight(counts[company])
        rated = rate(match.parts, ratings, share, match.deals)
        ratings |= rated
        for user_id, (mu, sigma, number) in rated.items():
            yield RatingRow(user_id, match.ended_at, match.table_id, mu, sigma, number, share)


def rate(parts: Sequence[Part], before: Mapping[int, Rating], share: float, deals: int) -> dict[int, Rating]:
    """What everybody is rated after a match of so many deals; whoever is not in `before` is a newcomer.

    `share`: how much of the change counts, up to 1.
    """
    sides: dict[int, list[Part]] = defaultdict(list)
    for part in parts:
        sides[part.side].append(part)
    size = max(map(len, sides.values()))
    # openskill adds up a team: sides of different sizes are filled up.
    teams = [[*map(_key, side), *[None] * (size - len(side))] for side in sides.values()]
    model = _model(deals)
    after = model.rate(
        [[model.rating(*_of(user_id, before)[:2]) for user_id in team] for team in teams],
        ranks=[float(side[0].place) for side in sides.values()],
    )
    rated = {}
    for team, results in zip(teams, after, strict=True):
        for user_id, result in zip(team, results, strict=True):
            if user_id is not None:
                mu, sigma, matches = _of(user_id, before)
                mu, sigma = mu + share * (result.mu - mu), sigma + share * (result.sigma - sigma)
                rated[user_id] = Rating(mu, sigma, matches + 1)
    return rated


def _key(part: Part) -> int | None:
    return part.user_id


def _of(user_id: int | None, ratings: Mapping[int, Rating]) -> Rating:
    return NEWCOMER if user_id is None else ratings.get(user_id, NEWCOMER)
