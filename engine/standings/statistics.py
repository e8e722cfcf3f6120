"""What somebody's matches tell about them, and about two people together or against each other.

Pure; `personal` looks it up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from engine.standings.season import ALL, Season


class Where(NamedTuple):
    """Which finished matches are looked at, rated or not; None: all."""

    guild_id: int | None = None
    game: str | None = None
    preset: str | None = None
    season: Season = ALL


class Results(NamedTuple):
    """What matches add up to. Points of different games cannot be compared."""

    matches: int = 0
    won: int = 0
    deals: int = 0
    points: int = 0


class Role(StrEnum):
    """Somebody's role in a deal with a contract."""

    DECLARER = "declarer"
    PARTNER = "partner"
    """On the declarer's side for the whole match."""
    DEFENDER = "defender"


class ContractStats(NamedTuple):
    """Deals of one kind of contract in one role."""

    contract: str | None
    """As `DealFacts` has it."""
    role: Role
    deals: int
    successes: int
    """Deals in which it was made; for a defender, in which nobody made it."""
    points: int


class Feats(NamedTuple):
    """How often somebody did something worth counting."""

    what: str
    times: int


class MarkedDeal(NamedTuple):
    """A deal to remember."""

    table_id: int
    deal: int
    points: int
    contract: str | None


class GameStats(NamedTuple):
    """Somebody in one game."""

    game: str
    presets: tuple[tuple[str, Results], ...]
    """Most played first."""
    contracts: tuple[ContractStats, ...]
    feats: tuple[Feats, ...]
    best: MarkedDeal | None
    worst: MarkedDeal | None


class Companion(NamedTuple):
    """Somebody who sat at the same tables."""

    user_id: int
    name: str
    matches: int
    won: int
    """Matches won by the person whose statistics these are."""
    lost: int
    """Matches in which the companion did better."""


PEOPLE: Final = "people"


class Faced(NamedTuple):
    """Matches against one kind of opponents, whoever else opposed."""

    whom: str
    """`PEOPLE`, or a level of computers."""
    matches: int
    won: int


class Streaks(NamedTuple):
    """Matches in a row."""

    now: int = 0
    """Matches won in a row, or lost if below zero."""
    won: int = 0
    """The longest streak of matches won."""
    lost: int = 0


class Statistics(NamedTuple):
    """What somebody's matches tell about them."""

    user_id: int
    total: Results
    games: tuple[GameStats, ...]
    """Most played first."""
    streaks: Streaks
    favourite: Companion | None
    """The partner in most matches."""
    nemesis: Companion | None
    """The opponent who did better most often."""
    faced: tuple[Faced, ...] = ()
    """People first, then the levels of computers, the weakest first; only those ever faced."""


class Between(NamedTuple):
    """What two people's matches together and against each other add up to."""

    together: Results
    """The first person's results with both on one side."""
    against: Results
    """The first person's results with the two on different sides."""
    ahead: int
    """Matches against each other in which the first did better."""
    behind: int
    """Matches in which the second did better; in the rest they were equal."""


def added(results: Results, won: bool, deals: int, points: int, *, counts: bool = True) -> Results:
    """With one more match; `counts` False: only its deals, because its result is somebody else's."""
    matches, wins = results.matches + counts, results.won + (counts and won)
    return Results(matches, wins, results.deals + deals, results.points + points)


def summed(several: Iterable[Results]) -> Results:
    """The sum of all results."""
    rows = tuple(several)
    return Results(*map(sum, zip(*rows, strict=True))) if rows else Results()


def streaks(won: Sequence[bool]) -> Streaks:
    """The streaks in these matches, which come oldest first."""
    now, longest, worst = 0, 0, 0
    for one in won:
        now = max(now, 0) + 1 if one else min(now, 0) - 1
        longest, worst = max(longest, now), min(worst, now)
    return Streaks(now, longest, -worst)
