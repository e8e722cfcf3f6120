"""A tournament at one moment. Pure.

Places are numbered in the order people enter, and a draw says by these numbers who sits where. Scores of a round are
stored with the results of its tables, so a tournament itself keeps none.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final, NamedTuple

from engine.clubs.kept.rows import KeptMoment
from engine.clubs.tournaments.pairing.draws import RoundDraw
from engine.clubs.tournaments.schedule import schedule_for
from engine.clubs.tournaments.setup import Method, TournamentSetup
from engine.table.decisions.forgetting import NOBODY
from engine.table.model.errors import Refusal, Refused
from engine.table.model.marks import NO_PLACES_LEFT, PlacesLeft
from engine.table.model.people import Occupant
from engine.table.model.status import Status

NOWHERE: Final = 0
"""Stands for the channel of a tournament whose channel is gone: it waits until a director moves it."""


class Correction(NamedTuple):
    """What a director added to the score of a place, or took off."""

    round: int
    place: int
    amount: int
    reason: str
    by: int
    """The user id of the director; `FORGOTTEN`: somebody who asked to be forgotten."""
    name: str
    """The director's name at the time."""
    at: float

    def without(self, user_id: int, stand_in: int) -> Correction:
        """The same without the name and words of this person."""
        return self._replace(by=stand_in, name=NOBODY, reason="") if self.by == user_id else self


class Removal(NamedTuple):
    """Somebody whom a director, or a manager of the server, took out."""

    round: int
    """The last round that had begun; 0: before the first."""
    user_id: int
    name: str
    reason: str
    by: int
    by_name: str
    at: float

    def without(self, user_id: int, stand_in: int) -> Removal:
        """The same without the name and words of this person."""
        kept = self._replace(user_id=stand_in, name=NOBODY) if self.user_id == user_id else self
        return kept._replace(by=stand_in, by_name=NOBODY, reason="") if self.by == user_id else kept


class AskedToEnter(NamedTuple):
    """Somebody whom a director wants to enter, until they say yes or the next round is drawn."""

    user_id: int
    name: str
    by: int

    def without(self, user_id: int, stand_in: int) -> AskedToEnter:
        """The same without the number of this person, if they are the director."""
        return self._replace(by=stand_in) if self.by == user_id else self


class StopQuestion(NamedTuple):
    """A director asks the people whose matches are under way whether to stop the tournament."""

    round: int
    by: int
    name: str
    """Of the director."""
    until: float
    """When it is decided at the latest (UTC epoch, seconds)."""
    asked: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    declined: tuple[int, ...] = ()
    outcome: bool | None = None
    """Whether it was carried; None: they are still being asked."""

    def without(self, user_id: int, stand_in: int) -> StopQuestion:
        """The same without this person, whose answer counts no more."""
        asked, agreed, declined = (
            tuple(one for one in those if one != user_id) for those in (self.asked, self.agreed, self.declined)
        )
        kept = self._replace(asked=asked, agreed=agreed, declined=declined)
        return kept._replace(by=stand_in, name=NOBODY) if self.by == user_id else kept


class Director(NamedTuple):
    """Somebody who directs a tournament together with its host, and follows if the host leaves."""

    user_id: int
    name: str


class Wish(NamedTuple):
    """Whom somebody wants as a partner who has not entered yet."""

    place: int
    user_id: int


class TournamentEnding(StrEnum):
    """Why a tournament ended by itself, with what it had."""

    IDLE = "idle"
    """Nobody did anything for days."""
    DESERTED = "deserted"
    """Everybody got up."""


@dataclass(frozen=True, slots=True)
class TournamentState(KeptMoment):
    """A tournament at one moment."""

    setup: TournamentSetup
    status: Status
    entrants: tuple[Occupant, ...]
    """By place; as many as have entered so far, and in a classic tournament everybody once it has started."""
    round: int = 0
    """The round being played, or played last; 0 before the first."""
    channels: tuple[int, ...] = ()
    """The channel of each table of a round; tables left out are played in the tournament's own."""
    deadline: float | None = None
    """When the next round begins (UTC epoch, seconds); None while the present one is not over."""
    ended_at: float | None = None
    draws: tuple[RoundDraw, ...] = ()
    """One for each round that has begun; empty in a classic tournament, whose movement is known."""
    partners: tuple[tuple[int, int], ...] = ()
    """Fixed pairs, by place."""
    wishes: tuple[Wish, ...] = ()
    corrections: tuple[Correction, ...] = ()
    removals: tuple[Removal, ...] = ()
    asked: tuple[AskedToEnter, ...] = ()
    stopping: StopQuestion | None = None
    """The last question whether to stop it."""
    directors: tuple[Director, ...] = ()
    """Besides the host, in the order in which they follow."""
    secret: bytes = field(default=b"", repr=False)
    """Decides all draws, and is told at the end; a classic tournament has none."""
    round_ends: float | None = None
    """When the time of the present round is over (UTC epoch, seconds); None: it has no clock, or is over."""
    forgotten: PlacesLeft = NO_PLACES_LEFT
    """The places of people who were forgotten; stored apart."""
    acted_at: float | None = None
    """When somebody did something in it last, besides at its tables (UTC epoch, seconds); None: nobody has yet."""
    warned_at: float | None = None
    """When people were warned that it ends by itself (UTC epoch, seconds); None: somebody has done something since."""
    ending: TournamentEnding | None = None
    """Why it ended by itself; None: it goes on, was played to its end, or was stopped."""

    def place_of(self, user_id: int) -> int | None:
        """This person's place, even while a computer keeps it for them."""
        return next(
            (place for place, one in enumerate(self.entrants, 1) if user_id in (one.user_id, one.kept_for)), None
        )

    def own_place(self, user_id: int) -> int | None:
        """The same, and also the place of somebody who was forgotten since, unless somebody else has taken it.

        To be asked wherever it matters whether somebody plays or has played: being forgotten makes nobody a newcomer.
        """
        left = (one for one in self.forgotten.of(user_id) if self.entrants[one - 1].is_nobodys)
        return self.place_of(user_id) or min(left, default=None)

    @property
    def asked_until(self) -> float | None:
        """When it is decided at the latest whether to stop it (UTC epoch, seconds); None: nobody is being asked."""
        question = self.stopping
        if question is None or question.outcome is not None or not self.status.is_live:
            return None
        return question.until

    def at_times(self, deadline: float | None, round_ends: float | None, asked_until: float | None) -> TournamentState:
        """The same with other times (UTC epoch, seconds) for what runs; what does not run has none either way."""
        question = self.stopping
        if question is not None and self.asked_until is not None and asked_until is not None:
            question = question._replace(until=asked_until)
        deadline, round_ends = self.deadline and deadline, self.round_ends and round_ends
        return replace(self, deadline=deadline, round_ends=round_ends, stopping=question)

    def is_asked(self, user_id: int) -> bool:
        """Whether somebody wants to enter this person, and they have not said yes."""
        return any(one.user_id == user_id for one in self.asked)

    def with_entrant(self, place: int, entrant: Occupant) -> TournamentState:
        """The same with somebody else on a place."""
        return replace(self, entrants=(*self.entrants[: place - 1], entrant, *self.entrants[place:]))

    @property
    def is_classic(self) -> bool:
        return self.setup.method is Method.CLASSIC

    @property
    def rounds(self) -> int:
        """How many rounds there will be, as far as is known: a knock-out has one for each halving of those who began.

        `setup.rounds` of a knock-out is what the largest that may be opened so would need.
        """
        if self.setup.method is not Method.KNOCKOUT or not self.draws:
            return self.setup.rounds
        began = len(self.draws[0].byes) + sum(map(len, self.draws[0].tables))
        return max((began - 1).bit_length(), self.round)

    @property
    def movement(self) -> tuple[RoundDraw, ...]:
        """The draws of the rounds begun; of a classic tournament those of all its rounds."""
        return tuple(map(RoundDraw, schedule_for(self.setup.people))) if self.is_classic else self.draws

    @property
    def draw(self) -> RoundDraw:
        """Who has which seat at each table of the present round."""
        return self.movement[self.round - 1]

    @property
    def seated(self) -> frozenset[int]:
        """The places at the tables of the present round."""
        return frozenset(place for table in self.draws[-1].tables for place in table) if self.draws else frozenset()

    @property
    def people(self) -> int:
        """How many people take part at the moment."""
        return sum(one.is_person for one in self.entrants)

    def partner_of(self, place: int) -> int | None:
        """The fixed partner of a place."""
        return next((pair[1 - pair.index(place)] for pair in self.partners if place in pair), None)

    @property
    def is_between_rounds(self) -> bool:
        """Whether a round is over and the next has not begun."""
        return self.status is Status.PLAYING and self.deadline is not None

    @property
    def is_played(self) -> bool:
        """Whether a round is being played."""
        return self.status is Status.PLAYING and self.deadline is None

    def must_be_live(self) -> None:
        """Raises Refused(tournament-over)."""
        if not self.status.is_live:
            raise Refused(Refusal.TOURNAMENT_OVER, tournament=self.id)

    def must_be_open(self) -> None:
        """Raises Refused(tournament-over, tournament-started)."""
        self.must_be_live()
        if self.status is not Status.LOBBY:
            raise Refused(Refusal.TOURNAMENT_STARTED, tournament=self.id)

    def must_be_somewhere(self) -> None:
        """Raises Refused(channel-gone)."""
        if self.setup.channel_id == NOWHERE:
            raise Refused(Refusal.CHANNEL_GONE)

    def directs(self, user_id: int) -> bool:
        """Whether this person is the host or another director."""
        return user_id == self.setup.host_id or any(one.user_id == user_id for one in self.directors)

    def must_be_host(self, user_id: int, force: bool = False) -> None:
        """Raises Refused(not-host) unless this is the host or another director, or `force`: manages the server."""
        if not (force or self.directs(user_id)):
            raise Refused(Refusal.NOT_HOST, host=self.setup.host_name)

    def must_be_directed_by(self, user_id: int, force: bool = False) -> None:
        """Raises Refused(tournament-over), and as `must_be_host`."""
        self.must_be_live()
        self.must_be_host(user_id, force)


class PlayedTable(NamedTuple):
    """What the journal holds about one table of a tournament."""

    table_id: int
    round: int
    number: int
    status: Status
    scores: tuple[int, ...]
    """Per seat, in the game's unit; empty until the match is over."""
    placing: tuple[int, ...] = ()
    """Per seat the place in the match, from 1; partners share theirs."""
    deals: int = 0
    """How many were played; 0 until the match is over."""
    points: tuple[tuple[int, ...], ...] = ()
    """Per deal what it brought each seat, more being better; only kept where all tables play the same deals."""
