"""The chance to win a match from a score, and what a deal is worth by it.

Far from the end points are as good a measure, so games ask here in the last deals only.

- Where few different results are possible, what may follow is counted through: `counted`.
- Where there are many, each deal moves every score by so much on average, as a normal distribution has it: `ahead`.
- After the last deal nothing is left to chance: who is first wins, and equal scores share.
- In the last round of a tournament that adds up points, totals stand for scores, and those at other tables are rivals,
  of whom it is known what they may be expected to bring.

The figures (how often a deal ends in what, how far it moves a score) come from the play of `normal`, by
`python -m benchmarks.fit.scores`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import erf, exp, sqrt
from typing import Final, NamedTuple

from engine.core.game import AddedUp

NEAR: Final = 4
"""In so many last deals, this one among them, winning is weighed and not points."""
TIE: Final = 0.02
"""What a point is worth beside winning, where both ways win as often."""
FLOOR: Final = 0.1
"""A match far from even is weighed as if a point changed at least so much of what it changes in an even one."""
HOPELESS: Final = 0.002
"""Where even a rare deal changes less than this of the chance, points are all that is left to play for."""


class AtStake(NamedTuple):
    """What is at stake in a deal."""

    before: float
    """The chance before it: to win the match or, where that cannot change, to reach a place."""
    rate: float
    """By how much a point changes the chance."""

    def worth(self, chance: float, points: float) -> float:
        """What a result is worth, in points as they count in an even match, by the chance and the points it leaves."""
        return (chance - self.before) / self.rate + TIE * points


def shared(figures: Sequence[int], place: int, among: int = 1) -> float:
    """What a match is worth at its end: the most wins, and equals share. `among`: so many places win."""
    own = figures[place]
    open_still = among - sum(one > own for one in figures)
    return min(1.0, max(0, open_still) / figures.count(own))


class Rival(NamedTuple):
    """Somebody at another table."""

    total: float
    """As expected."""
    spread: float
    """By how much it may come out otherwise, a standard deviation."""

    def is_passed(self, total: float) -> float:
        """How likely this total is higher; as much as an equal one counts."""
        if not self.spread:
            return ((total > self.total) + (total >= self.total)) / 2
        return 0.5 + 0.5 * erf((total - self.total) / (self.spread * sqrt(2)))


def rivals_of(added_up: AddedUp, spread: float) -> tuple[Rival, ...]:
    """Who plays at other tables of a tournament; `spread`: of what a match adds, all of which is ahead of them."""
    return tuple(Rival(one.total, 0.0 if one.is_known else spread) for one in added_up.elsewhere)


def placed(figures: Sequence[int], place: int, among: int, rivals: Sequence[Rival]) -> float:
    """The same as `shared`, where these rivals may be in front too."""
    in_front = [1.0] + [0.0] * (among - 1)
    for one in rivals:
        _count(in_front, one.is_passed(figures[place]))
    return sum(often * shared(figures, place, among - others) for others, often in enumerate(in_front))


def _count(in_front: list[float], passes: float) -> None:
    """Count one more who may be in front, by how likely so many others are; `passes`: how likely this one is not."""
    for others in range(len(in_front) - 1, 0, -1):
        in_front[others] = in_front[others] * passes + in_front[others - 1] * (1 - passes)
    in_front[0] *= passes


class TotalsRace(NamedTuple):
    """The last match of several whose scores are added up, as somebody on one side sees it; more is better."""

    own: int
    """What they bring."""
    others: tuple[tuple[int, int], ...]
    """The side of each other at this table, partners too, and what they bring."""
    rivals: tuple[Rival, ...]
    among: int = 1
    """So many first places are as good."""

    def chance(self, left: Sequence[int], side: int) -> float:
        """The chance to have one of these places, once the match is over and has left so much for each side."""
        totals = (self.own - left[side], *(brought - left[of] for of, brought in self.others))
        return placed(totals, 0, self.among, self.rivals)

    def needed(self, left: Sequence[int], side: int) -> int:
        """How much brings level with the best opponent, 0 where nobody else has a place; below zero: one has more."""
        own = self.own - left[side]
        return max((brought - left[of] for of, brought in self.others if of != side), default=own) - own


class Result(NamedTuple):
    """How a deal may end, and how often it does."""

    won: int
    """What the winner takes off."""
    added: int
    """What a loser has to add."""
    share: float


@lru_cache(maxsize=1 << 18)
def counted(
    left: tuple[int, ...],
    place: int,
    deals: int,
    results: tuple[Result, ...],
    *,
    to_zero: bool,
    stops: bool,
    race: TotalsRace | None = None,
) -> float:
    """The chance of a side to win with so much left for each side, all of them as likely to win a deal.

    `deals`: so many are played, the fewest left win; fewer where `to_zero` ends the match before. `stops`: none is
    below zero. `race`: what this match decides together with others.
    """
    if race is not None and not deals:
        return race.chance(left, place)
    if not deals or (to_zero and min(left) <= 0):
        return shared([-some for some in left], place)
    sides = len(left)
    pairs = [(one, other) for one in range(sides) for other in range(sides) if one != other]
    chance = 0.0
    for won, added, share in results:
        if not won and not added:
            chance += share * counted(left, place, deals - 1, results, to_zero=to_zero, stops=stops, race=race)
            continue
        for one, other in pairs:
            after = list(left)
            after[one] -= min(won, after[one]) if stops else won
            after[other] += added
            then = counted(tuple(after), place, deals - 1, results, to_zero=to_zero, stops=stops, race=race)
            chance += share * then / len(pairs)
    return chance


_STEP: Final = 0.25
_NODES: Final = tuple(_STEP * at for at in range(-16, 17))
_DENSITY: Final = tuple(exp(-node * node / 2) for node in _NODES)
_WEIGHTS: Final = tuple(one / sum(_DENSITY) for one in _DENSITY)


def ahead(
    scores: Sequence[int], place: int, deals: int, spread: float, among: int = 1, rivals: tuple[Rival, ...] = ()
) -> float:
    """The chance of a seat to be among the first so many after so many more deals.

    `spread`: by how much a deal moves the score of each, a standard deviation, as if they moved independently.
    """
    if not deals:
        return placed(scores, place, among, rivals)
    own = scores[place]
    leads = tuple(sorted(own - other for at, other in enumerate(scores) if at != place))
    return _ahead(leads, deals, spread, among, tuple(one._replace(total=one.total - own) for one in rivals))


def slope(chance: Callable[[float], float], spread: float) -> float:
    """By how much a point changes the chance, which is known by what a deal brings: over all that it may bring."""
    return sum(weight * node * chance(node * spread) for node, weight in zip(_NODES, _WEIGHTS, strict=True)) / spread


@lru_cache(maxsize=1 << 14)
def _ahead(leads: tuple[int, ...], deals: int, spread: float, among: int, rivals: tuple[Rival, ...]) -> float:
    scale, chance = spread * sqrt(deals), 0.0
    for node, weight in zip(_NODES, _WEIGHTS, strict=True):
        # By how many others are in front.
        behind = [weight] + [0.0] * (among - 1)
        for lead in leads:
            _count(behind, 0.5 + 0.5 * erf((node + lead / scale) / sqrt(2)))
        for one in rivals:
            _count(behind, one.is_passed(node * scale))
        chance += sum(behind)
    return chance
