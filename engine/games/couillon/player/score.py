"""What the score makes of a deal of Couillon: near the end of a match, who wins it, and not what the sheet counts.

- Near the end are the last four of a fixed number of deals, or a match in which a side has no more than three left.
- Where a tie counts for both sides a tournament adds up what tables have left, so points stay points; and where one
  deal is all there is, as others may play the same.
- A cow is won like a match. In a fixed number of deals cows and strokes both count: there points stay points.
"""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Final

from engine.games.couillon.sheets.chalked import Cows
from engine.games.couillon.sheets.numbers import Points, Royes
from engine.games.couillon.sheets.sheet import Count, Sheet, Tie
from engine.games.couillon.state import CouillonMatch, CouillonView
from engine.players.search.winning import FLOOR, HOPELESS, NEAR, AtStake, Result, counted

FILE: Final = files(__package__) / "results.toml"
LEFT: Final = 3
"""A side with so much left is near the end."""
FAR: Final = 20
"""What is added to what a side has left is more than any deal takes off."""
DEALS: Final = 8
"""So many deals are looked ahead where their number is open; whoever is ahead then has won."""


@cache
def results() -> dict[str, tuple[Result, ...]]:
    """By preset, how deals end."""
    told = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {preset: tuple(Result(*row) for row in rows) for preset, rows in told.items()}


def left_of(sheet: Sheet) -> tuple[int, ...]:
    """What each side still needs; fewer is better."""
    return tuple(sheet.target - total for total in sheet.totals) if isinstance(sheet, Points) else sheet.score


class SheetScore:
    """See above, for one side in one deal."""

    def __init__(self, match: CouillonMatch, side: int) -> None:
        self._sheet, self._side, self._deals = match.sheet, side, deals_left(match)
        self._results = results()[match.options.preset]
        self._stops = not isinstance(match.sheet, Royes | Points)
        self.stake = self._stake(left_of(match.sheet))

    def _stake(self, left: tuple[int, ...]) -> AtStake | None:
        """None where nothing is to be won."""
        here, even = self._swing(left), self._swing((min(left),) * len(left))
        rare = sum(self._swung(left, one) > HOPELESS for one in self._results)
        if not rare:
            return None
        mean = sum(one.share * (one.won + one.added) for one in self._results)
        return AtStake(self._chance(left, self._deals or DEALS), max(here, FLOOR * even) / (2 * mean))

    def _swing(self, left: tuple[int, ...]) -> float:
        return sum(one.share * self._swung(left, one) for one in self._results)

    def _swung(self, left: tuple[int, ...], one: Result) -> float:
        """What it changes to win or lose a deal that ends so."""
        other = (self._side + 1) % len(left)

        def after(winner: int, loser: int) -> float:
            then = list(left)
            then[winner] -= one.won
            then[loser] += one.added
            if self._stops:
                then = [max(0, some) for some in then]
            return self._chance(tuple(then), (self._deals or DEALS) - 1)

        return after(self._side, other) - after(other, self._side)

    def _chance(self, left: tuple[int, ...], deals: int) -> float:
        to_zero = not self._deals
        return counted(left, self._side, deals, self._results, to_zero=to_zero, stops=self._stops)

    def worth(self, after: Sheet, gain: float) -> float:
        """What a sheet is worth after the deal, that gains so much; only where there is a stake."""
        assert self.stake is not None
        return self.stake.worth(self.chance(after), gain)

    def chance(self, after: Sheet) -> float:
        """The chance to win with this sheet after the deal."""
        won = after.leaders if self._deals == 1 else () if self._deals else _done(after)
        if won:
            return (self._side in won) / len(won)
        return self._chance(left_of(after), (self._deals or DEALS) - 1)

    def needs_all_tricks(self, count: Count) -> bool:
        """Whether with this said only all the tricks win the match, as no other deal follows that could."""
        points = tuple(int(side == self._side) for side in range(len(count.points)))
        won, swept = (self._sheet.after(count._replace(points=points, swept=all_of)) for all_of in (False, True))
        return self._deals == 1 and not self.chance(won) and self.chance(swept) > 0


def _done(sheet: Sheet) -> tuple[int, ...]:
    """The sides that have won the match, or the cow."""
    if isinstance(sheet, Cows):
        return () if sheet.cow_winner is None else (sheet.cow_winner,)
    return sheet.winners


def score_of(match: CouillonMatch, side: int) -> SheetScore | None:
    """What the score makes of the deal under way for a side; None where points are as good, or nothing is to be won."""
    if not is_near(match):
        return None
    score = SheetScore(match, side)
    return None if score.stake is None else score


def is_near(match: CouillonMatch) -> bool:
    """Whether winning the match is weighed, and not what the sheet counts."""
    if match.options.tie == Tie.BOTH_SCORE or match.options.deals == 1:
        return False
    if match.options.deals:
        return deals_left(match) <= NEAR and not isinstance(match.sheet, Cows)
    return min(left_of(match.sheet)) <= LEFT


def endless(view: CouillonView) -> CouillonView:
    """The view as if both sides were far from the end of a match of no fixed number of deals."""
    match = view.public.match
    sheet, more = match.sheet, -FAR if isinstance(match.sheet, Points) else FAR
    for side in range(len(sheet.score)):
        sheet = sheet.adjusted(side, more)
    forever = match._replace(options=replace(match.options, deals=0), sheet=sheet)
    return view._replace(public=view.public._replace(match=forever))


def deals_left(match: CouillonMatch) -> int:
    """How many deals are left, that under way among them; 0 where their number is open."""
    return max(match.options.deals - match.deal + 1, 1) if match.options.deals else 0
