"""A club evening at one moment: a date on which people meet to play, and the dates that follow it. Pure values."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from typing import Any, Final, NamedTuple

from engine.clubs.evenings.calendar import Shift, When
from engine.clubs.kept.rows import KeptMoment
from engine.clubs.tournaments.schedule import Exact
from engine.clubs.tournaments.setup import DrawnTables
from engine.core.names import clean_name
from engine.table.model.errors import Refusal, Refused
from engine.table.model.people import FORGOTTEN

MOST_PEOPLE: Final = 200
MOST_ON_A_SERVER: Final = 10
"""Evenings, those that come again counted once."""
MINUTE: Final = 60.0
REMIND_BEFORE: Final = 30 * MINUTE
HERE_BEFORE: Final = 60 * MINUTE
"""From then on one can say that one is there."""
DRAW_AFTER: Final = 5 * MINUTE
"""At five past the tables are drawn."""
LATE: Final = 2 * 60 * MINUTE
"""A bot that was away draws the tables up to so long after the beginning; after that the date is missed."""
LEAST_COUNTED: Final = 4
"""A season counts an evening only if so many people have a result there."""
LINE: Final = MINUTE
"""So long somebody waits for others before computers complete their table."""
IDLE: Final = 45 * MINUTE
"""An evening is over when nobody has played for so long."""
LONGEST: Final = 10 * 60 * MINUTE
"""After that no more tables are drawn."""


class EveningKind(StrEnum):
    """How people play on an evening."""

    OPEN = "open"
    """Tables are drawn from those who are there, for as many matches as they like."""
    TOURNAMENT = "tournament"


class Rest(StrEnum):
    """What becomes of people who are too many or too few for full tables."""

    COMPUTER = "computer"
    RESERVE = "reserve"
    """They wait for the first seat, or until they are enough for a table."""
    BYE = "bye"
    """At a tournament: they sit out a round."""


class Calling(StrEnum):
    """Whether seasons count an evening, by who called it."""

    BEFORE = "before"
    """It was called when seasons counted every evening, and goes on by that."""
    COUNTS = "counts"
    """A manager of the server, or somebody with the role they chose for that, has called it."""
    ALONE = "alone"
    """Somebody else has: no season counts it."""


class Stage(StrEnum):
    """How far an evening is."""

    SIGN_UP = "sign-up"
    PLAYING = "playing"
    CLOSING = "closing"
    """Tables play on, and no more are drawn."""
    OVER = "over"
    """No date follows any more."""

    @property
    def is_played(self) -> bool:
        """Whether people are playing now."""
        return self in (Stage.PLAYING, Stage.CLOSING)


class DateOutcome(StrEnum):
    """What became of a date."""

    PLAYED = "played"
    EMPTY = "empty"
    """Nobody, or too few, came."""
    CANCELLED = "cancelled"
    MISSED = "missed"
    """The bot was away, or had no channel to play in."""


@dataclass(frozen=True, slots=True)
class TournamentPart:
    """What kind of tournament an evening is, in the words of `engine.clubs.tournaments.setup`."""

    method: str = "rounds"
    rounds: int = 3
    minutes: int = 0
    """For each round; 0: as long as it takes."""
    entry: str | None = None
    total: str | None = None
    """None for either: what is usual for the game."""
    same_deals: bool = False
    bonus: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningSetup(DrawnTables):
    """What an evening was made with; its director may change it."""

    guild_id: int
    name: str
    director_id: int
    director_name: str
    when: When
    kind: EveningKind = EveningKind.OPEN
    rest: Rest = Rest.COMPUTER
    asks_presence: bool = True
    """Only those play who say that they are there; else all who signed up."""
    tournament: TournamentPart = TournamentPart()
    calling: Calling = Calling.BEFORE

    def __post_init__(self) -> None:
        """Names without anything that would act on the text around them."""
        object.__setattr__(self, "director_name", clean_name(self.director_name))
        object.__setattr__(self, "name", clean_name(self.name))


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who signed up, or came without."""

    user_id: int
    name: str
    here: bool = False
    reminded: bool = False
    """Nothing is left to tell them before the beginning."""
    waits: float | None = None
    """While the evening is played: since when they wait for a seat (UTC epoch, seconds)."""
    gone: bool = False
    """They have left the server: they count no more, unless they come back."""

    def __post_init__(self) -> None:
        """A name as that of an `Occupant`."""
        object.__setattr__(self, "name", clean_name(self.name))


class DrawnTable(NamedTuple):
    """A table of the evening, besides its rematches."""

    table_id: int
    channel_id: int


@dataclass(frozen=True, slots=True)
class EveningState(KeptMoment):
    """An evening at one moment: its present date, or the last one."""

    setup: EveningSetup
    stage: Stage
    number: int
    """Of the date, from 1."""
    day: date
    starts_at: float
    """UTC epoch, seconds."""
    shift: Shift = Shift.NONE
    guests: tuple[Guest, ...] = ()
    """In the order in which they came."""
    tables: tuple[DrawnTable, ...] = ()
    tournament_id: int | None = None
    idle_at: float | None = None
    """When the evening ends unless somebody plays (UTC epoch, seconds)."""
    is_last: bool = False
    """No date follows this one."""
    shown: int = 0
    """The newest date whose end has been shown."""
    channel_lost: bool = False

    def guest(self, user_id: int) -> Guest | None:
        """Who came under this number."""
        return next((one for one in self.guests if one.user_id == user_id), None)

    def with_guest(self, guest: Guest) -> EveningState:
        """The same with this guest in their place, or as the last."""
        if self.guest(guest.user_id) is None:
            return replace(self, guests=(*self.guests, guest))
        return replace(self, guests=tuple(guest if one.user_id == guest.user_id else one for one in self.guests))

    def with_guests(self, user_ids: Collection[int], **changes: Any) -> EveningState:
        """The same with these fields of the guests with these numbers."""
        changed = (replace(one, **changes) if one.user_id in user_ids else one for one in self.guests)
        return replace(self, guests=tuple(changed))

    def without_guest(self, user_id: int) -> EveningState:
        return replace(self, guests=tuple(one for one in self.guests if one.user_id != user_id))

    @property
    def present(self) -> tuple[Guest, ...]:
        """Those for whom tables are drawn."""
        return tuple(one for one in self.expected if one.here or not self.setup.asks_presence)

    @property
    def expected(self) -> tuple[Guest, ...]:
        """All but those who have left the server."""
        return tuple(one for one in self.guests if not one.gone)

    @property
    def line(self) -> tuple[Guest, ...]:
        """Those who wait for a seat, the longest first."""
        return tuple(sorted((one for one in self.guests if one.waits is not None), key=lambda one: one.waits or 0.0))

    @property
    def draws_at(self) -> float:
        """When the tables are drawn."""
        return self.starts_at + DRAW_AFTER

    def must_be_live(self) -> None:
        """Raises Refused(evening-over)."""
        if self.stage is Stage.OVER:
            raise Refused(Refusal.EVENING_OVER, name=self.setup.name)

    def must_be_directed_by(self, user_id: int, force: bool) -> None:
        """Raises Refused(not-director, director-gone) unless this is the director, or `force`: manages the server."""
        if force or user_id == self.setup.director_id:
            return
        if self.setup.director_id == FORGOTTEN:
            raise Refused(Refusal.DIRECTOR_GONE)
        raise Refused(Refusal.NOT_DIRECTOR, director=self.setup.director_name)


class EveningResult(NamedTuple):
    """What an evening gave one person."""

    user_id: int
    """`FORGOTTEN`: somebody who asked to be forgotten."""
    name: str
    rank: int
    """1: the best; equals share a rank."""
    points: Exact
    """A hundred for each match won; see `engine.clubs.evenings.points`."""
    matches: Exact
    """How many were played, a taken-over seat counting in part."""


@dataclass(frozen=True, slots=True)
class PastDate:
    """A date that is over."""

    evening_id: int
    number: int
    day: date
    starts_at: float
    ended_at: float
    outcome: DateOutcome
    reason: str = ""
    """Why it was cancelled, as its director wrote."""
    results: tuple[EveningResult, ...] = ()
    """Best first."""
    tournament_id: int | None = None
    season_id: int | None = None

    def counts(self, calling: Calling) -> bool:
        """Whether the season that runs counts it."""
        if self.outcome is not DateOutcome.PLAYED or calling is Calling.ALONE:
            return False
        return calling is Calling.BEFORE or len(self.results) >= LEAST_COUNTED
