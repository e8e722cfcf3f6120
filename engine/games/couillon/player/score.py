"""What the score makes of a deal of Couillon: near the end of a match, who wins it, and not what the sheet counts.

- Near the end are the last four of a fixed number of deals, or a match in which a side has no more than three left.
- Where a tie counts for both sides a tournament adds up what tables have left, so points stay points; and where one
  deal is all there is, as others may play the same.
- In a tournament that adds up they are points too; in its last round totals are weighed, and not what the sheet says.
- A cow is won like a match. In a fixed number of deals cows and strokes both count: there points stay points.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib.resources import files
from math import sqrt
from typing import Final

from engine.core.game import AddedUp
from engine.games.couillon.sheets.chalked import Cows
from engine.games.couillon.sheets.numbers import Points, Royes
from engine.games.couillon.sheets.sheet import Count, Sheet, Tie
from engine.games.couillon.state import CouillonMatch, CouillonView
from engine.players.search.winning import FLOOR, HOPELESS, NEAR, AtStake, Result, TotalsRace, counted, rivals_of

FILE: Final = files(__package__) / "results.toml"
LEFT: Final = 3
"""A side with so much left is near the end."""
FAR: Final = 20
"""What is added to what a side has left is more than any deal takes off."""
DEALS: Final = 8
"""So many deals are looked ahead where their number is open; whoever is ahead then has won."""
PODIUM: Final = 3
"""So many first places of a tournament are played for."""


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

    def __init__(self, match: CouillonMatch, side: int, race: TotalsRace | None = None) -> None:
        """`race`: of the totals in a tournament's last round."""
        self._sheet, self._side, self._deals = match.sheet, side, deals_left(match)
        self._results = results()[match.options.preset]
        self._stops = not isinstance(match.sheet, Royes | Points)
        self._race, left = race, left_of(match.sheet)
        self.stake = self._stake(left)
        self.among = 1 if race is None else race.among
        """So many first places are as good."""
        others = [some for at, some in enumerate(left) if at != side]
        self.needed = left[side] - min(others) if race is None else race.needed(left, side)
        """So many bring level with the best opponent; below zero: so many are more than that one has."""

    def _stake(self, left: tuple[int, ...]) -> AtStake | None:
        """None where nothing is to be won."""
        here, even = self._swing(left, self._race), self._swing((min(left),) * len(left), None)
        rare = sum(self._swung(left, one, self._race) > HOPELESS for one in self._results)
        if not rare:
            return None
        mean = sum(one.share * (one.won + one.added) for one in self._results)
        return AtStake(self._chance(left, self._deals or DEALS, self._race), max(here, FLOOR * even) / (2 * mean))

    def _swing(self, left: tuple[int, ...], race: TotalsRace | None) -> float:
        return sum(one.share * self._swung(left, one, race) for one in self._results)

    def _swung(self, left: tuple[int, ...], one: Result, race: TotalsRace | None) -> float:
        """What it changes to win or lose a deal that ends so."""
        other = (self._side + 1) % len(left)

        def after(winner: int, loser: int) -> float:
            then = list(left)
            then[winner] -= one.won
            then[loser] += one.added
            if self._stops:
                then = [max(0, some) for some in then]
            return self._chance(tuple(then), (self._deals or DEALS) - 1, race)

        return after(self._side, other) - after(other, self._side)

    def _chance(self, left: tuple[int, ...], deals: int, race: TotalsRace | None) -> float:
        to_zero = not self._deals
        return counted(left, self._side, deals, self._results, to_zero=to_zero, stops=self._stops, race=race)

    def worth(self, after: Sheet, gain: float) -> float:
        """What a sheet is worth after the deal, that gains so much; only where there is a stake."""
        assert self.stake is not None
        return self.stake.worth(self.chance(after), gain)

    def chance(self, after: Sheet) -> float:
        """The chance to win with this sheet after the deal."""
        won = after.leaders if self._deals == 1 else () if self._deals else _done(after)
        if won and self._race is None:
            return (self._side in won) / len(won)
        return self._chance(left_of(after), (self._deals or DEALS) - 1, self._race)

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


def score_of(match: CouillonMatch, seat: int) -> SheetScore | None:
    """What the score makes of the deal under way for a seat; None where points are as good, or nothing is to be won."""
    if not is_near(match):
        return None
    side = match.variant.sides[seat - 1]
    scores = (SheetScore(match, side, race) for race in _races(match, seat))
    return next((one for one in scores if one.stake is not None), None)


def is_near(match: CouillonMatch) -> bool:
    """Whether winning the match is weighed, or a place in the tournament, and not what the sheet counts."""
    if match.added_up is not None:
        return bool(match.added_up.brought) and 0 < deals_left(match) <= NEAR
    if match.options.tie == Tie.BOTH_SCORE or match.options.deals == 1:
        return False
    if match.options.deals:
        return deals_left(match) <= NEAR and not isinstance(match.sheet, Cows)
    return min(left_of(match.sheet)) <= LEFT


def _races(match: CouillonMatch, seat: int) -> Iterator[TotalsRace | None]:
    """What a seat may win, the best first: the match or, in a tournament's last round, a place on the podium.

    A computer without a place plays for that of its partner. Partners who are level stay so, and are one.
    """
    if match.added_up is None:
        yield None
        return
    most = match.sheet.target if isinstance(match.sheet, Points) else 0
    both = zip(match.variant.sides, match.added_up.brought, strict=True)
    known = {at: (side, one + most) for at, (side, one) in enumerate(both, 1) if one is not None}
    side = match.variant.sides[seat - 1]
    own = next((known[at] for at in (seat, *known) if at in known and known[at][0] == side), None)
    if own is None:
        return
    spread = _spread(match.options.preset, max(match.variant.sides) + 1) * sqrt(match.options.deals)
    rivals = rivals_of(match.added_up, spread)
    others = tuple(one for one in known.values() if one != own)
    for among in range(1, PODIUM + 1):
        yield TotalsRace(own[1], others, rivals, among)


@cache
def _spread(preset: str, sides: int) -> float:
    """By how much a deal moves what a side has left: a standard deviation."""
    mean = sum(one.share * (one.added - one.won) for one in results()[preset]) / sides
    return sqrt(sum(one.share * (one.added**2 + one.won**2) for one in results()[preset]) / sides - mean**2)


def in_tournament(view: CouillonView, added_up: AddedUp) -> CouillonView:
    """The view of somebody who knows what counts in the tournament."""
    match = view.public.match._replace(added_up=added_up)
    return view._replace(public=view.public._replace(match=match))


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
