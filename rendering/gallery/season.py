"""A season of matches between the people of the gallery, rated as the bot rates them.

Leaderboards and players' cards show figures that really come out of so many matches.
"""

from __future__ import annotations

import random
from datetime import UTC, datetime, time, timedelta
from functools import cache
from typing import Final, NamedTuple

from engine.standings.rating import Part, RatedMatch, RatingRow, rated_in_order
from engine.standings.rating import Rating as Estimate
from rendering.canvas.values import SeatLabel
from rendering.gallery.people import MEMBERS, TODAY
from rendering.people.rows import Ranked, Rating

_EVENINGS: Final = 96
_MATCHES: Final = 2
"""The most matches of the same four on one evening."""
_DEALS: Final = 16
_NEW: Final = 2
"""How many of the people only came for the last evenings."""
_LUCK: Final = 2.0
"""The spread of chance in a match, where the best and the worst player are 2 apart."""


class Seat(NamedTuple):
    """What somebody did in one match."""

    won: bool
    partner: str
    """Empty where everybody plays alone."""


class Season(NamedTuple):
    """Everybody's matches and ratings, oldest first, by name."""

    matches: dict[str, tuple[Seat, ...]]
    ratings: dict[str, tuple[RatingRow, ...]]

    def figures(self, name: str) -> Estimate:
        """Somebody's rating now."""
        row = self.ratings[name][-1]
        return Estimate(row.mu, row.sigma, row.matches)

    def ranked(self) -> list[Ranked]:
        """Everybody's row of the leaderboard, best first."""
        now = {name: self.figures(name) for name in self.ratings}
        order = sorted(now, key=lambda name: (now[name].is_provisional, -now[name].figure))
        return [
            Ranked(
                place,
                name,
                str(one.figure),
                one.matches,
                sure=one.sure,
                people=(person_of(name),),
            )
            for place, name in enumerate(order, 1)
            for one in (now[name],)
        ]

    def curve(self, name: str) -> tuple[Rating, ...]:
        """Somebody's rating after each match."""
        after = ((row.at, Estimate(row.mu, row.sigma)) for row in self.ratings[name])
        return tuple(Rating(datetime.fromtimestamp(at, UTC).date(), one.figure, one.uncertainty) for at, one in after)

    def wins(self, name: str) -> int:
        """How many matches somebody won."""
        return sum(seat.won for seat in self.matches[name])

    def streak(self, name: str) -> int:
        """Matches won in a row up to now; below zero, lost."""
        results = [seat.won for seat in reversed(self.matches[name])]
        length = next((at for at, won in enumerate(results) if won != results[0]), len(results))
        return length if results[0] else -length


def person_of(name: str) -> SeatLabel:
    """Somebody of the season."""
    return SeatLabel(name, person=MEMBERS.index(name) + 1)


@cache
def season(partners: bool) -> Season:
    """A season of a game for four, with or without partners; always the same one."""
    chance = random.Random(7)
    people = list(MEMBERS)
    skill = {name: 1 - 2 * at / (len(people) - 1) + chance.uniform(-0.2, 0.2) for at, name in enumerate(people)}
    eager = [chance.uniform(0.5, 3) for _ in people]
    matches: list[RatedMatch] = []
    seats: dict[str, list[Seat]] = {name: [] for name in people}
    for evening in range(_EVENINGS):
        there = len(people) - (_NEW if evening < _EVENINGS - 6 else 0)
        four: list[str] = []
        while len(four) < 4:
            (name,) = chance.choices(people[:there], eager[:there])
            four += [] if name in four else [name]
        start = datetime.combine(TODAY, time(20), UTC) - timedelta(days=3 * (_EVENINGS - 1 - evening))
        for number in range(chance.randint(1, _MATCHES)):
            sides = [four[::2], four[1::2]] if partners else [[name] for name in four]
            strength = [sum(skill[name] for name in side) + chance.gauss(0, _LUCK) for side in sides]
            order = sorted(range(len(sides)), key=lambda side: -strength[side])
            parts = []
            for side, members in enumerate(sides):
                place = order.index(side) + 1
                parts += [Part(people.index(name), side, place, four.index(name) + 1) for name in members]
                for name in members:
                    seats[name].append(Seat(place == 1, next((one for one in members if one != name), "")))
            at = (start + timedelta(hours=number)).timestamp()
            matches.append(RatedMatch(at, len(matches), " ".join(sorted(four)), _DEALS, tuple(parts)))
    ratings: dict[str, list[RatingRow]] = {name: [] for name in people}
    for row in rated_in_order(matches, {}, {}):
        ratings[people[row.user_id]].append(row)
    played = {name: rows for name, rows in ratings.items() if rows}
    return Season({name: tuple(seats[name]) for name in played}, {name: tuple(rows) for name, rows in played.items()})
