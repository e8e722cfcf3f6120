"""What the score makes of a deal of Kleurenwiezen: in the last four of a match the first of four wins, not points.

- Where no deal changes any more who is first, the best place that is still open is weighed: second, or else third.
- A match without a fixed number of deals has no end that anybody knows of, so points are all there is.
- In a tournament that adds up points these are all there is too; in its last round totals are weighed, not scores.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial
from importlib.resources import files
from math import sqrt
from typing import Final

from engine.core.game import AddedUp
from engine.games.kleurenwiezen.sheet import SEATS, KleurenwiezenMatch
from engine.games.kleurenwiezen.state import KleurenwiezenView
from engine.players.search.winning import FLOOR, HOPELESS, NEAR, AtStake, Rival, ahead, rivals_of, slope

FILE: Final = files(__package__) / "spreads.toml"
RARE: Final = 6
"""So many spreads are the most that a deal changes."""
_NOWHERE: Final = -1_000_000
"""The total of a computer that has no place in a tournament."""


@cache
def spreads() -> dict[str, float]:
    """By preset, by how many points a deal moves a seat's score: a standard deviation."""
    return dict(tomllib.loads(FILE.read_text(encoding="utf-8")))


class PointsScore:
    """See above, for one seat in one deal."""

    def __init__(self, match: KleurenwiezenMatch, seat: int, left: int, among: int, stake: AtStake) -> None:
        self._score, self._rivals = totals_of(match), _rivals(match)
        self._place, self._left, self.stake = seat - 1, left, stake
        self.among = among
        """So many first places are as good: more than one where first place is out of reach."""
        self._spread = spreads()[match.options.preset]
        self._counts_passed = match.options.passed_counts
        self._known: dict[tuple[int, ...], float] = {}
        own, others = self._score[seat - 1], [*self._score, *(one.total for one in self._rivals)]
        self.is_behind = sum(one > own for one in others) >= among
        """Whether as many are in front as have such places."""
        opponents = [
            one for other, one in enumerate(self._score, 1) if other != seat and _plays_for_place(match, other)
        ]
        self.needed = max(opponents, default=own) - own
        """So many points bring level with the best opponent; below zero: so many are more than that one has."""

    def worth(self, deltas: tuple[int, ...]) -> float:
        """What it is worth that each seat gets so many points."""
        if deltas not in self._known:
            self._known[deltas] = self._worth(deltas, self._left - 1)
        return self._known[deltas]

    def thrown_in(self) -> float:
        """What it is worth that all pass: the deal is another's, or dealt again."""
        return self._worth((0,) * SEATS, self._left - 1) if self._counts_passed else 0.0

    def _worth(self, deltas: tuple[int, ...], left: int) -> float:
        after = [one + more for one, more in zip(self._score, deltas, strict=True)]
        chance = ahead(after, self._place, left, self._spread, self.among, self._rivals)
        return self.stake.worth(chance, deltas[self._place])


def score_of(match: KleurenwiezenMatch, seat: int) -> PointsScore | None:
    """What the score makes of the deal under way for a seat; None where points are as good, or nothing is to be won."""
    left = deals_left(match)
    if not left or left > NEAR or not _plays_for_place(match, seat):
        return None
    spread, place, totals, rivals = spreads()[match.options.preset], seat - 1, totals_of(match), _rivals(match)

    def moved(scores: Sequence[int], beside: tuple[Rival, ...], among: int, by: float) -> float:
        after = [round(one + (by if at == place else -by / (SEATS - 1))) for at, one in enumerate(scores)]
        return ahead(after, place, left - 1, spread, among, beside)

    for among in range(1, SEATS):
        by_points = partial(moved, totals, rivals, among)
        if by_points(RARE * spread) - by_points(-RARE * spread) >= HOPELESS:
            here, even = slope(by_points, spread), slope(partial(moved, (0,) * SEATS, (), among), spread)
            stake = AtStake(ahead(totals, place, left, spread, among, rivals), max(here, FLOOR * even))
            return PointsScore(match, seat, left, among, stake)
    return None


def _plays_for_place(match: KleurenwiezenMatch, seat: int) -> bool:
    """Whether a place is what a seat plays for, in the match or in the tournament, and not points."""
    return match.added_up is None or match.added_up.counts_for(seat)


def totals_of(match: KleurenwiezenMatch) -> tuple[int, ...]:
    """Per seat what is compared in the end: the score or, in the last round of a tournament, the total."""
    if match.added_up is None or not match.added_up.brought:
        return match.score
    both = zip(match.added_up.brought, match.score, strict=True)
    return tuple(_NOWHERE if brought is None else brought + score for brought, score in both)


def _rivals(match: KleurenwiezenMatch) -> tuple[Rival, ...]:
    """Who plays at other tables for the same."""
    if match.added_up is None:
        return ()
    return rivals_of(match.added_up, spreads()[match.options.preset] * sqrt(match.options.deals))


def in_tournament(view: KleurenwiezenView, added_up: AddedUp) -> KleurenwiezenView:
    """The view of somebody who knows what counts in the tournament."""
    match = view.public.match._replace(added_up=added_up)
    return view._replace(public=view.public._replace(match=match))


def endless(view: KleurenwiezenView) -> KleurenwiezenView:
    """The view as if the match had no end, so that points are all there is."""
    match = view.public.match
    forever = match._replace(options=replace(match.options, deals=0))
    return view._replace(public=view.public._replace(match=forever))


def deals_left(match: KleurenwiezenMatch) -> int:
    """How many deals are left, that under way among them; 0 where the match has no end."""
    return max(match.options.deals - match.played, 0)
