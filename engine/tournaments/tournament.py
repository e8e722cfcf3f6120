"""How a tournament goes from one moment to the next. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from engine.chance.fairness import round_secret
from engine.core.errors import UnknownChoice
from engine.core.options import Options
from engine.core.registry import GAMES
from engine.tables.decisions.lobby import COMPUTER_NAMES
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.people import Occupant, Seats
from engine.tables.model.setup import Access, SameDeals, Setup, TournamentTable
from engine.tables.model.snapshot import Snapshot
from engine.tables.model.status import Status
from engine.tournaments.schedule import SEATS, Standing, schedule_for, standings
from engine.tournaments.state import PlayedTable, TournamentState

PRESETS: Final = tuple(preset for game in GAMES.values() for preset in game.tournament_presets)
"""Variants a tournament is played in, the usual one first."""
MOST_DEALS: Final = 40
USUAL_DEALS: Final = 8
USUAL_ROUNDS: Final = {4: 3, 8: 4, 12: 4, 16: 5}
"""By the number of people."""


def options_for(preset: str, deals: int) -> Options:
    """The options every table is played with; raises UnknownChoice for a variant that tournaments do not offer."""
    if preset not in PRESETS:
        raise UnknownChoice("preset", preset, PRESETS)
    game = next(game for game in GAMES.values() if preset in game.tournament_presets)
    return game.for_tournament(preset, deals)


def enter(now: TournamentState, user_id: int, name: str) -> TournamentState:
    """Take the next place; between two rounds, one that was left, or one's own again after leaving.

    What a place has scored so far stays with it.
    """
    now.must_be_live()
    place = now.place_of(user_id)
    own = place if place is not None and now.entrants[place - 1].kept_for == user_id else None
    if place is not None and own is None:
        raise Refused(Refusal.ALREADY_ENTERED, place=place)
    if now.is_between_rounds:
        free = own or next((place for place, one in enumerate(now.entrants, 1) if one.offered), None)
        if free is not None:
            return now.with_entrant(free, Occupant(name, user_id))
    now.must_be_open()
    if len(now.entrants) == now.setup.people:
        raise Refused(Refusal.TOURNAMENT_FULL, people=now.setup.people)
    return replace(now, entrants=(*now.entrants, Occupant(name, user_id)))


def withdraw(now: TournamentState, user_id: int) -> TournamentState:
    """Give back a place before the start; the places after it move up. The host need not play.

    Between two rounds the place is left to anyone who comes, and until then a computer plays on it.
    """
    now.must_be_live()
    place = now.place_of(user_id)
    if now.is_between_rounds and place is not None:
        before = now.entrants[place - 1]
        return now.with_entrant(place, Occupant(before.name, None, before.player, offered=True, kept_for=user_id))
    now.must_be_open()
    if place is None:
        raise Refused(Refusal.NOT_ENTERED)
    return replace(now, entrants=now.entrants[: place - 1] + now.entrants[place:])


def start(now: TournamentState, by: int, channels: Sequence[int]) -> TournamentState:
    """Host: begin the first round, with computers on the empty places if that was agreed."""
    now.must_be_open()
    now.must_be_host(by)
    empty = now.setup.people - len(now.entrants)
    if empty and not (now.setup.fill and now.entrants):
        raise Refused(Refusal.PLACES_EMPTY, empty=empty, people=now.setup.people)
    taken = {one.name for one in now.entrants}
    computers = [Occupant(name, None) for name in COMPUTER_NAMES if name not in taken]
    entrants = (*now.entrants, *computers[:empty])
    return replace(now, status=Status.PLAYING, entrants=entrants, channels=tuple(channels), round=1)


def stop(now: TournamentState, by: int, force: bool) -> TournamentState:
    """Host, or anyone with `force`: end the tournament without a winner.

    Raises Refused(host-plays) if it has begun and the host plays in it against other people.
    """
    now.must_be_live()
    if not force:
        now.must_be_host(by)
        people = {one.user_id for one in now.entrants if one.is_person}
        if now.status is Status.PLAYING and by in people and len(people) > 1:
            raise Refused(Refusal.HOST_PLAYS)
    return replace(now, status=Status.STOPPED, deadline=None)


def without_channel(now: TournamentState, channel_id: int) -> TournamentState:
    """Use the tournament's own channel instead of one that is gone."""
    own = now.setup.channel_id
    return replace(now, channels=tuple(own if channel == channel_id else channel for channel in now.channels))


def channel_of(now: TournamentState, number: int) -> int:
    """Where a table of a round is played; `number` from 1."""
    return now.channels[number - 1] if number <= len(now.channels) else now.setup.channel_id


def tables_of_round(now: TournamentState) -> tuple[Snapshot, ...]:
    """The tables of the present round as they are written, waiting to be started."""
    return tuple(
        Snapshot(
            id=0,
            revision=0,
            setup=_setup_of_table(now, number),
            status=Status.LOBBY,
            seats=tuple(now.entrants[place - 1] for place in places),
        )
        for number, places in enumerate(schedule_for(now.setup.people)[now.round - 1], 1)
    )


def _setup_of_table(now: TournamentState, number: int) -> Setup:
    setup = now.setup
    own = Setup(
        game=setup.options.game,
        options=setup.options,
        guild_id=setup.guild_id,
        channel_id=channel_of(now, number),
        host_id=setup.host_id,
        access=Access.OPEN,
        invited=frozenset(),
        language=setup.language,
        turn_seconds=setup.turn_seconds,
        theme=setup.theme,
        tournament=TournamentTable(now.id, now.round, number),
    )
    if not (setup.same_deals and now.secret):
        return own
    same = SameDeals(f"tournament:{now.id}:{now.round}", round_secret(now.secret, now.round))
    # The tournament starts its tables, all together.
    return replace(own.sharing(same), starts_when_full=False)


def after_round(now: TournamentState, seats: Mapping[int, Seats], at: float, pause: float) -> TournamentState:
    """All tables of the round are over; `seats`: who sat there at the end, by the number of the table.

    Whoever got up, was away or came back keeps that status in the next round.
    """
    entrants = list(now.entrants)
    for number, places in enumerate(schedule_for(now.setup.people)[now.round - 1], 1):
        for place, occupant in zip(places, seats[number], strict=True):
            before = entrants[place - 1]
            # Computers have their own names at every table; in the tournament they keep those they entered with.
            if occupant is not None and not (before.is_nobodys and occupant.is_nobodys):
                entrants[place - 1] = replace(occupant, missed=0)
    now = replace(now, entrants=tuple(entrants))
    if now.round == now.setup.rounds:
        return replace(now, status=Status.OVER, ended_at=at)
    return replace(now, deadline=at + pause)


def next_round(now: TournamentState) -> TournamentState:
    """The state when the pause after a round is over."""
    return replace(now, round=now.round + 1, deadline=None)


def scores_by_place(now: TournamentState, tables: Sequence[PlayedTable]) -> tuple[Mapping[int, int], ...]:
    """The rôyes left after each finished round, by place; a round is finished when all its tables are."""
    per_round: list[Mapping[int, int]] = []
    for number, places in enumerate(schedule_for(now.setup.people), 1):
        played = {one.number: one.scores for one in tables if one.round == number and one.status is Status.OVER}
        if len(played) * SEATS < now.setup.people:
            break
        per_round.append(
            {
                place: score
                for table, seated in enumerate(places, 1)
                for place, score in zip(seated, played[table], strict=True)
            }
        )
    return tuple(per_round)


def standings_of(
    now: TournamentState, tables: Sequence[PlayedTable], rounds: int | None = None
) -> tuple[Standing, ...]:
    """The standings after all finished rounds, or after the first `rounds` of them."""
    return standings(now.setup.people, scores_by_place(now, tables)[:rounds])
