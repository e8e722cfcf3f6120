"""What there is to know about one tournament; reading it changes nothing."""

from __future__ import annotations

from typing import NamedTuple

from engine.chance.fairness import digest_of
from engine.kept.kept import Kept
from engine.tables.model.people import Occupant
from engine.tables.model.status import Status
from engine.tournaments import directing, tournament
from engine.tournaments.drawing import most_tables
from engine.tournaments.entering import knows
from engine.tournaments.pairing.draws import RoundDraw
from engine.tournaments.pairing.knockout import Trees
from engine.tournaments.schedule import TournamentPlace, schedule_for
from engine.tournaments.scoring.rounds import draws_of, finished_rounds
from engine.tournaments.scoring.totals import standings_of, trees_so_far, winner_of
from engine.tournaments.setup import Method, TournamentSetup
from engine.tournaments.state import Correction, Director, PlayedTable, TournamentState, Wish


class NextSeat(NamedTuple):
    """Where somebody plays next."""

    round: int
    number: int
    """The number of the table within the round, from 1."""
    channel_id: int
    people: tuple[Occupant, ...]
    """Who sits there at the moment, by seat; a dummy is nobody."""
    table_id: int | None = None
    """None: the round has not begun."""


class TournamentQueries(Kept[TournamentState]):
    """Facts about the tournament now, and about its tables as of the last look into the journal."""

    _tables: tuple[PlayedTable, ...]

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
    def finished_rounds(self) -> int:
        """Rounds in which all tables are over."""
        return len(finished_rounds(self._state, self._tables))

    def tables_of(self, played: int) -> tuple[PlayedTable, ...]:
        """The tables of a round, in order; whether they are over is as of the last look into the journal."""
        return tuple(one for one in self._tables if one.round == played)

    def standings(self, rounds: int | None = None) -> tuple[TournamentPlace, ...]:
        """Best first, after all finished rounds or after the first `rounds` of them."""
        return standings_of(self._state, self._tables, rounds)

    def place_of(self, user_id: int) -> int | None:
        """This person's place, even while a computer keeps it."""
        return self._state.place_of(user_id)

    def is_known(self, user_id: int) -> bool:
        """Whether anything here names this person."""
        return knows(self._state, user_id)

    def next_seat(self, place: int) -> NextSeat | None:
        """Where a place sits in the round after the present one; None if that is not known yet, or there is none."""
        after = self._state
        if not after.is_classic or after.round == after.setup.rounds:
            return None
        for number, places in enumerate(schedule_for(after.setup.people)[after.round], 1):
            if place in places:
                people = tuple(one for one in tournament.occupants(self._state, places) if one is not None)
                return NextSeat(after.round + 1, number, tournament.channel_of(after, number), people)
        return None

    def seat_of(self, played: int, place: int) -> NextSeat | None:
        """Where a place was drawn to in a round that has begun; None if it sits out."""
        draw = self.draw_of(played)
        for number, places in enumerate(draw.tables if draw else (), 1):
            if place in places:
                people = tuple(one for one in tournament.occupants(self._state, places) if one is not None)
                table = next((one.table_id for one in self.tables_of(played) if one.number == number), None)
                return NextSeat(played, number, tournament.channel_of(self._state, number), people, table)
        return None

    def draw_of(self, played: int) -> RoundDraw | None:
        """Who was drawn where in a round; None if it has not begun."""
        draws = draws_of(self._state)[: self.round]
        return draws[played - 1] if 1 <= played <= len(draws) else None

    @property
    def waiting(self) -> tuple[int, ...]:
        """The places that sit out the present round, and those of people who entered since it was drawn."""
        seated = self._state.seated
        return tuple(
            place for place, one in enumerate(self.entrants, 1) if one.is_person and self.round and place not in seated
        )

    @property
    def tables_next(self) -> int:
        """How many tables the next round would have with the people who are there now."""
        if self._state.is_classic:
            return len(schedule_for(self.setup.people)[0])
        return most_tables(self._state)

    @property
    def partners(self) -> tuple[tuple[int, int], ...]:
        """Fixed pairs, by place."""
        return self._state.partners

    @property
    def wishes(self) -> tuple[Wish, ...]:
        """Whom people want for a partner who has not entered yet."""
        return self._state.wishes

    @property
    def directors(self) -> tuple[Director, ...]:
        """The host first, then the others in the order in which they follow."""
        return (Director(self.setup.host_id, self.setup.host_name), *self._state.directors)

    def directs(self, user_id: int) -> bool:
        """Whether this person is one of them."""
        return self._state.directs(user_id)

    @property
    def corrections(self) -> tuple[Correction, ...]:
        """What directors changed, oldest first."""
        return self._state.corrections

    @property
    def round_ends(self) -> float | None:
        """When tables still playing are told to end (UTC epoch, seconds); None: there is no clock, or they were."""
        return self._state.round_ends

    def winner_of(self, played: int, number: int) -> int | None:
        """Knock-out: the place that goes on from a table; None while its round is being played."""
        done = finished_rounds(self._state, self._tables)[played - 1 : played]
        return winner_of(self._state, done[0].tables[number], done[0].draw.tables[number - 1]) if done else None

    @property
    def trees(self) -> Trees | None:
        """Both cups of a knock-out after all finished rounds; None for any other method."""
        return trees_so_far(self._state, self._tables) if self.setup.method is Method.KNOCKOUT else None

    @property
    def commitment(self) -> str | None:
        """The digest of the secret from which all draws follow; None for a classic tournament."""
        return digest_of(self._state.secret) if self._state.secret else None

    @property
    def secret(self) -> str | None:
        """The secret in hexadecimal digits, once the tournament has ended; None before."""
        return None if self.status.is_live else self._state.secret.hex() or None

    def must_be_startable(self, by: int) -> None:
        """Raise what `start` would raise, before anything is prepared for it."""
        self._state.must_be_open()
        self._state.must_be_host(by)
        tournament.must_be_enough(self._state)

    def must_be_stoppable(self, by: int) -> None:
        """Raise what `stop` would raise for this person without `force`."""
        directing.stop(self._state, by, force=False)

    @property
    def _is_played(self) -> bool:
        """Whether a round is being played."""
        return self._state.is_played
