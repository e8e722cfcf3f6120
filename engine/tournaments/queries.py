"""What there is to know about one tournament; reading it changes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.tables.model.people import Occupant
from engine.tables.model.status import Status
from engine.tournaments import tournament
from engine.tournaments.schedule import Standing, schedule_for
from engine.tournaments.setup import TournamentSetup
from engine.tournaments.state import PlayedTable, TournamentState


class NextSeat(NamedTuple):
    """Where somebody plays next."""

    round: int
    number: int
    """The number of the table within the round, from 1."""
    channel_id: int
    people: tuple[Occupant, ...]
    """Who sits there at the moment, by seat."""


class TournamentQueries:
    """Facts about the tournament now, and about its tables as of the last look into the journal."""

    _state: TournamentState
    _tables: tuple[PlayedTable, ...]

    @property
    def id(self) -> int:
        """Number of the tournament, from 1."""
        return self._state.id

    @property
    def setup(self) -> TournamentSetup:
        return self._state.setup

    @property
    def status(self) -> Status:
        return self._state.status

    @property
    def entrants(self) -> tuple[Occupant, ...]:
        """Who has each place, the first place first."""
        return self._state.entrants

    @property
    def round(self) -> int:
        """The round being played, or played last; 0 before the first."""
        return self._state.round

    @property
    def deadline(self) -> float | None:
        """When the next round begins (UTC epoch, seconds); None if a round is being played or no other follows."""
        return self._state.deadline

    @property
    def message_ids(self) -> Mapping[str, tuple[int, int]]:
        """Kind -> (channel id, message id), as set by `set_message`; kept across restarts."""
        return self._state.messages

    @property
    def finished_rounds(self) -> int:
        """Rounds in which all tables are over."""
        return len(tournament.scores_by_place(self._state, self._tables))

    def tables_of(self, played: int) -> tuple[PlayedTable, ...]:
        """The tables of a round, in order; whether they are over is as of the last look into the journal."""
        return tuple(one for one in self._tables if one.round == played)

    def standings(self, rounds: int | None = None) -> tuple[Standing, ...]:
        """Best first, after all finished rounds or after the first `rounds` of them."""
        return tournament.standings_of(self._state, self._tables, rounds)

    def place_of(self, user_id: int) -> int | None:
        """This person's place, even while a computer keeps it."""
        return self._state.place_of(user_id)

    def is_known(self, user_id: int) -> bool:
        """Whether anything here names this person."""
        return self.setup.host_id == user_id or self.place_of(user_id) is not None

    def next_seat(self, place: int) -> NextSeat | None:
        """Where a place sits in the round after the present one; None if there is no such round."""
        after = self._state
        if after.round == after.setup.rounds:
            return None
        for number, places in enumerate(schedule_for(after.setup.people)[after.round], 1):
            if place in places:
                people = tuple(self.entrants[one - 1] for one in places)
                return NextSeat(after.round + 1, number, tournament.channel_of(after, number), people)
        return None

    def _places(self, number: int) -> Sequence[int]:
        """Which places sit at a table of the present round, by seat."""
        return schedule_for(self.setup.people)[self.round - 1][number - 1]

    def must_be_startable(self, by: int) -> None:
        """Raise what `start` would raise, before anything is prepared for it."""
        tournament.start(self._state, by, ())

    def must_be_stoppable(self, by: int) -> None:
        """Raise what `stop` would raise for this person without `force`."""
        tournament.stop(self._state, by, force=False)

    @property
    def _is_played(self) -> bool:
        """Whether a round is being played."""
        return self.status is Status.PLAYING and self.deadline is None
