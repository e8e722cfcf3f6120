"""What a tournament is opened with: how tables are drawn, who enters how, and what the rounds add up to. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.core.names import clean_name
from engine.core.options import Options
from engine.tables.model.preferences import NO_THEME, Theme


class Method(StrEnum):
    """How the tables of a round are drawn."""

    CLASSIC = "classic"
    """By the movement of `schedule`, for 4, 8, 12 or 16 people."""
    ROUNDS = "rounds"
    """By search, with as few partners and opponents as possible who have met before."""
    SWISS = "swiss"
    """By standing: equals meet, but nobody whom they have met, wherever that can be avoided."""
    DANISH = "danish"
    """Strictly by standing, whoever has met before: the first at the first table, and so on down."""
    KNOCKOUT = "knockout"
    """Who loses is out; whoever loses in the first round plays for the consolation cup."""


class Entry(StrEnum):
    """How people enter."""

    DRAWN = "drawn"
    """Alone; partners are drawn anew for each round."""
    PAIRS = "pairs"
    """With a partner for the whole tournament."""
    ALONE = "alone"
    """Alone, at a game without partners."""


class Remainder(StrEnum):
    """What becomes of people who are too many or too few for full tables."""

    RESERVE = "reserve"
    """The last who entered wait, and take the first place that is left."""
    BYE = "bye"
    """They sit out a round, which counts the average of their other rounds."""
    COMPUTER = "computer"
    """Computers take the empty seats."""


class Total(StrEnum):
    """What the rounds add up to."""

    ROYES = "royes"
    """What is left on the sheet: the lowest total wins."""
    POINTS = "points"
    """The score at the table: the best total wins."""
    MATCH_POINTS = "match-points"
    """For each side at the table: two if it was beaten, one if level."""
    VICTORIES = "victories"
    """Matches won."""


LEAST_PEOPLE: Final = 4
MOST_PEOPLE: Final = 200


@dataclass(frozen=True, slots=True)
class TournamentSetup:
    """What a tournament was opened with; the host may change."""

    options: Options
    """Of every table; they include the length of a match."""
    people: int
    """How many play in a classic tournament; the most who can enter any other."""
    rounds: int
    """The most a knock-out may need."""
    fill: bool
    """Classic: whether computers take the places that are empty at the start."""
    guild_id: int | None
    channel_id: int
    host_id: int
    host_name: str
    language: str
    turn_seconds: int
    """Time for a turn; 0: no clock."""
    theme: Theme = NO_THEME
    """Of its tables and its messages."""
    method: Method = Method.CLASSIC
    entry: Entry = Entry.DRAWN
    remainder: Remainder = Remainder.COMPUTER
    total: Total = Total.ROYES
    least: int = LEAST_PEOPLE
    """The fewest people with whom it begins."""
    round_minutes: int = 0
    """After so many minutes tables still playing end with the deal under way; 0: they have all the time they need."""
    same_deals: bool = False
    """All tables of a round play the same packs."""
    bonus: tuple[int, ...] = ()
    """What each place at a table adds to its points, the first place first; places left out add nothing."""
    house: str | None = None
    """The name of the server's house rules that the options are."""
    level: str = "normal"
    """Which computer player takes empty seats, and plays on for whoever gets up."""
    evening: int | None = None
    """The number of the evening it belongs to."""
    starts_at: float | None = None
    """When it begins by itself (UTC epoch, seconds); None: when the host says so."""

    def __post_init__(self) -> None:
        """The host's name as that of an `Occupant`."""
        object.__setattr__(self, "host_name", clean_name(self.host_name))
