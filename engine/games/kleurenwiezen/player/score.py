"""What the score makes of a deal of Kleurenwiezen: in the last four of a match the first of four wins, not points.

- Where no deal changes any more who is first, the best place that is still open is weighed: second, or else third.
- A match without a fixed number of deals has no end that anybody knows of, so points are all there is.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial
from importlib.resources import files
from typing import Final

from engine.games.kleurenwiezen.sheet import SEATS, KleurenwiezenMatch
from engine.games.kleurenwiezen.state import KleurenwiezenView
from engine.players.search.winning import FLOOR, HOPELESS, NEAR, AtStake, ahead, slope

FILE: Final = files(__package__) / "spreads.toml"
RARE: Final = 6
"""So many spreads are the most that a deal changes."""


@cache
def spreads() -> dict[str, float]:
    """By preset, by how many points a deal moves a seat's score: a standard deviation."""
    return dict(tomllib.loads(FILE.read_text(encoding="utf-8")))


class PointsScore:
    """See above, for one seat in one deal."""

    def __init__(self, match: KleurenwiezenMatch, seat: int, left: int, among: int, stake: AtStake) -> None:
        self._score, self._place, self._left, self.stake = match.score, seat - 1, left, stake
        self.among = among
        """So many first places are as good: more than one where first place is out of reach."""
        self._spread = spreads()[match.options.preset]
        self._counts_passed = match.options.passed_counts
        self._known: dict[tuple[int, ...], float] = {}
        self.is_behind = sum(one > match.score[seat - 1] for one in match.score) >= among
        """Whether as many are in front as have such places."""

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
        return self.stake.worth(ahead(after, self._place, left, self._spread, self.among), deltas[self._place])


def score_of(match: KleurenwiezenMatch, seat: int) -> PointsScore | None:
    """What the score makes of the deal under way for a seat; None where points are as good, or nothing is to be won."""
    left = deals_left(match)
    if not left or left > NEAR:
        return None
    spread, place = spreads()[match.options.preset], seat - 1

    def moved(scores: Sequence[int], among: int, by: float) -> float:
        after = [round(one + (by if at == place else -by / (SEATS - 1))) for at, one in enumerate(scores)]
        return ahead(after, place, left - 1, spread, among)

    for among in range(1, SEATS):
        if moved(match.score, among, RARE * spread) - moved(match.score, among, -RARE * spread) >= HOPELESS:
            here, even = (slope(partial(moved, scores, among), spread) for scores in (match.score, (0,) * SEATS))
            stake = AtStake(ahead(match.score, place, left, spread, among), max(here, FLOOR * even))
            return PointsScore(match, seat, left, among, stake)
    return None


def endless(view: KleurenwiezenView) -> KleurenwiezenView:
    """The view as if the match had no end, so that points are all there is."""
    match = view.public.match
    forever = match._replace(options=replace(match.options, deals=0))
    return view._replace(public=view.public._replace(match=forever))


def deals_left(match: KleurenwiezenMatch) -> int:
    """How many deals are left, that under way among them; 0 where the match has no end."""
    return max(match.options.deals - match.played, 0)
