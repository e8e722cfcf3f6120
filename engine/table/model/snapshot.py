"""A table at one moment, how another follows from it, and what is saved of it together. Immutable, without I/O.

The pure functions of `decisions` and `proposals` make changes of it: the state afterwards, and what is told and kept
along with it. `Transactions` saves and announces them.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from engine.core.actions import Action
from engine.core.game import DealFacts, Step
from engine.table.model.entries import Entry, Pack
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import By, News
from engine.table.model.people import Occupant, Seats, Stint
from engine.table.model.state import Moment, TableState
from engine.table.model.status import Status


@dataclass(frozen=True, slots=True)
class Snapshot(TableState):
    """A table with the checks and steps that changes need, and the moments that may come next."""

    def after_entry(self, moment: Moment) -> Snapshot:
        """The table where the match stands here."""
        return replace(self, **moment._asdict())

    def dealt(self, state: Any) -> Snapshot:
        """The table one entry later, with the next deal on it."""
        return self.after_entry(self.moment.dealt(self.game, state, len(self.seats)))

    def after_action(self, seat: int, action: Action, step: Step[Any], by: By) -> Snapshot:
        """The table one entry later, after an action of this seat that led to `step`."""
        return self.after_entry(self.moment.after_action(self.game, seat, action, step, by))

    def saved_at(self, at: float, revision: int) -> Snapshot:
        """The same under this revision, with the moment at which the newest action was saved."""
        return replace(self, revision=revision, last=None if self.last is None else self.last._replace(at=at))

    def before_last(self) -> Snapshot:
        """The table one entry later, with the newest action taken back; raises ValueError if there is none."""
        return self.after_entry(self.moment.before_last())

    def with_occupant(self, seat: int, occupant: Occupant | None) -> Seats:
        """The seats with this one changed."""
        return (*self.seats[: seat - 1], occupant, *self.seats[seat:])

    def taken_by(self, seat: int, occupant: Occupant) -> Snapshot:
        """During play: the table once this occupant has taken the seat."""
        deal = self.state.match.deal if self.state is not None else 0
        stints = (*self.stints, Stint.of(deal, seat, occupant, had_cards=self.has_cards(seat)))
        return replace(self, seats=self.with_occupant(seat, occupant), stints=stints)

    def with_act_of(self, user_id: int) -> Snapshot:
        """The same once this person has done something here themselves, whatever it was."""
        if all(one.was_there or one.user_id != user_id for one in self.stints):
            return self
        stints = tuple(one._replace(was_there=True) if one.user_id == user_id else one for one in self.stints)
        return replace(self, stints=stints)

    def occupant(self, seat: int) -> Occupant | None:
        """The occupant of this seat, or None; raises Refused(no-such-seat)."""
        if not 1 <= seat <= len(self.seats):
            raise Refused(Refusal.NO_SUCH_SEAT, seat=seat, seats=len(self.seats))
        return self.seats[seat - 1]

    def seated(self, seat: int) -> Occupant:
        """The occupant of this seat; raises Refused(no-such-seat, seat-empty)."""
        occupant = self.occupant(seat)
        if occupant is None:
            raise Refused(Refusal.SEAT_EMPTY, seat=seat)
        return occupant

    def own_seat(self, user_id: int) -> int:
        """The seat of this person; raises Refused(not-seated)."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise Refused(Refusal.NOT_SEATED)
        return seat

    def must_be(self, status: Status) -> None:
        """Raises Refused(table-over, already-started, not-started) if the table has another status."""
        self.must_be_live()
        if self.status is not status:
            raise Refused(Refusal.ALREADY_STARTED if status is Status.LOBBY else Refusal.NOT_STARTED)

    def must_be_dealt(self) -> None:
        """Raises Refused(table-over, not-started, not-dealt) if no deal of a match is on the table."""
        self.must_be(Status.PLAYING)
        if self.state is None:
            raise Refused(Refusal.NOT_DEALT)

    def must_not_be_paused(self) -> None:
        """Raises Refused(paused)."""
        if self.paused:
            raise Refused(Refusal.PAUSED)

    def must_be_live(self) -> None:
        """Raises Refused(table-over)."""
        if not self.status.is_live:
            raise Refused(Refusal.TABLE_OVER, table=self.id)

    def must_be_host(self, user_id: int) -> None:
        """Raises Refused(not-host)."""
        host = self.setup.host_id
        if user_id != host:
            name = next((one.name for one in self.seats if one and one.user_id == host), "?")
            raise Refused(Refusal.NOT_HOST, host=name)

    def must_be_alone(self, user_id: int) -> None:
        """Raises Refused(takes-agreement) if others are there in a match under way."""
        others = (one for one in self.seats if one and one.is_there and one.user_id != user_id)
        if self.status is Status.PLAYING and any(others):
            raise Refused(Refusal.TAKES_AGREEMENT)

    def must_stand_alone(self) -> None:
        """Raises Refused(of-tournament)."""
        if self.setup.tournament is not None:
            raise Refused(Refusal.OF_TOURNAMENT, tournament=self.setup.tournament.tournament_id)

    def must_begin_anew(self) -> None:
        """Raises Refused(plays-on) where a position of another match is played on from."""
        if self.setup.origin is not None:
            raise Refused(Refusal.PLAYS_ON, origin=self.setup.origin.table_id)

    def must_have_own_deals(self) -> None:
        """Raises Refused(same-deals) where other tables play the same deals."""
        if self.setup.same_deals is not None:
            raise Refused(Refusal.SAME_DEALS)

    def must_not_be_dummy(self, *seats: int) -> None:
        """Raises Refused(dummy-seat)."""
        if self.dummy in seats:
            raise Refused(Refusal.DUMMY_SEAT, seat=self.dummy)

    def must_be_welcome(self, user_id: int, kept_out: Collection[int] = ()) -> None:
        """Raises Refused(barred, not-invited); people who played in the match may come back whatever the access.

        `kept_out`: who at the table does not want them there, which nobody is to learn: it is by invitation for them.
        """
        setup = self.setup
        if user_id in setup.barred:
            raise Refused(Refusal.BARRED)
        is_known = user_id == setup.host_id or any(stint.user_id == user_id for stint in self.stints)
        if kept_out or not (setup.access == "open" or is_known or user_id in setup.invited):
            raise Refused(Refusal.NOT_INVITED)


class SeatResult(NamedTuple):
    """What a match gave somebody who sat on a seat, kept for good; see `engine.table.decisions.shares`."""

    seat: int
    side: int
    user_id: int | None
    """None: a computer."""
    name: str
    score: int
    won: bool
    place: int
    """1: the best; sides that are equal share a place."""
    finished_by: int | None
    """Who sat there at the end; None: a computer."""
    finished_name: str
    part: int = 0
    """Numbers the results of one seat, in the order in which the people came."""
    share: float = 1.0
    """How much of the seat's result is theirs, up to 1; 0: none, they only played some deals."""
    played: tuple[int, ...] | None = None
    """The deals they were dealt; None: all."""
    player: str | None = None
    """Which level of computers it was; None: a person."""


class Finished(NamedTuple):
    """A deal that is over."""

    deal: int
    facts: DealFacts


class Change(NamedTuple):
    """What is saved together, and announced afterwards."""

    after: Snapshot
    news: tuple[News, ...] = ()
    entries: tuple[Entry, ...] = ()
    pack: Pack | None = None
    given: tuple[Pack, ...] = ()
    """The packs of the deals of another match, whose position is played on from."""
    finished: Finished | None = None
    """The deal that ends with this change."""
    results: tuple[SeatResult, ...] = ()
    """The results of the match that ends with this change."""
