"""What pictures of results and standings show: plain values that the caller works out and puts into words."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final, NamedTuple

from rendering.canvas.values import SeatLabel

NO_WORD: Final = "none"
"""In texts: nothing to say about how sure a figure is."""
LONG: Final = 60
"""The most characters of a title, or of a server's name, that are read aloud."""


class Place(NamedTuple):
    """How a side, or a single seat, stands at the end of a match."""

    rank: int
    """From 1; equal places share one."""
    people: tuple[SeatLabel, ...]
    side: int
    """Which side's mark it has."""
    figures: tuple[str, ...]
    """One for each of the result's `heads`."""
    won: bool
    seats: tuple[int, ...] = ()
    """The people's seats, which stand in for names of which no letter can be drawn."""


class MatchResult(NamedTuple):
    """The end of a match."""

    game: str
    rules: str
    """The variant, or the name of house rules; empty if there is nothing to add to the game's name."""
    length: int
    """In deals, or whatever the game calls a deal."""
    unit: str
    """`deals` or `parties`, by the catalogue's `picture-result-...`."""
    heads: tuple[str, ...]
    """What the figures are, such as `rôyes left`."""
    places: tuple[Place, ...]
    """Best first."""
    day: date | None = None
    server: str = ""


class Ranked(NamedTuple):
    """A row of a leaderboard."""

    place: int
    """0: a level of computers, which takes no place."""
    name: str
    """Of a pair, both names."""
    figure: str
    matches: int
    own: bool = False
    """Whether it is the row of the person asking."""
    sure: str | None = None
    """How sure the figure is: `provisional`, `unsure` or `sure`; None if there is nothing to say about that."""
    people: tuple[SeatLabel, ...] = ()
    """Whose avatars stand beside the name: one, or the two of a pair; none where faces do not matter."""


class Leaderboard(NamedTuple):
    """A page of a leaderboard."""

    title: str
    subtitle: str
    """What is counted, where and when."""
    head: str
    """What the figures are, such as `rating`."""
    rows: Sequence[Ranked]
    page: int = 1
    pages: int = 1
    own: Ranked | None = None
    """The row of the person asking, if it is on another page."""


class Rating(NamedTuple):
    """What a rating was after a match."""

    day: date
    value: float
    within: float
    """How far it may be off."""


class PlayerCard(NamedTuple):
    """What a person has done in a game."""

    name: str
    subtitle: str
    """The game, the server, the season."""
    curve: tuple[Rating, ...]
    """After each match, oldest first; empty while there is no rating."""
    matches: int
    wins: int
    streak: int
    """Matches won in a row up to now; below zero, lost."""
    place: int | None = None
    """On the leaderboard."""
    provisional: bool = False
    best: str = ""
    """The contract that brought most, in words; empty if there is none."""
    partner: str = ""
    """The partner in most matches; empty if there is none."""
    partner_matches: int = 0
    person: SeatLabel | None = None
    """Whose avatar stands beside the name."""
