"""How a tournament goes from one moment to the next. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Final

from engine.clubs.tournaments.drawing import next_draw
from engine.clubs.tournaments.entering import left, with_pairs
from engine.clubs.tournaments.pairing.draws import COMPUTER
from engine.clubs.tournaments.scoring.totals import counts_at
from engine.clubs.tournaments.setup import Method
from engine.clubs.tournaments.state import NOWHERE, PlayedTable, TournamentEnding, TournamentState
from engine.core.chance.fairness import round_secret
from engine.core.game import AddedUp
from engine.core.registry import GAMES, game_named
from engine.table.decisions.lobby import names_beside
from engine.table.model.errors import Refusal, Refused
from engine.table.model.people import Occupant, Seats
from engine.table.model.setup import SameDeals, Setup, TournamentTable
from engine.table.model.snapshot import Snapshot
from engine.table.model.status import Status

PRESETS: Final = tuple(preset for game in GAMES.values() for preset in game.tournament_presets)
"""Variants a classic tournament is played in, the usual one first."""
MOST_DEALS: Final = 40
USUAL_DEALS: Final = 8
USUAL_ROUNDS: Final = {4: 3, 8: 4, 12: 4, 16: 5}
"""By the number of people."""
_MINUTE: Final = 60
ENDS_AFTER: Final = 24 * 60 * 60.0
"""Seconds after the warning that nobody does anything."""
WARNED_AFTER: Final = 6 * ENDS_AFTER
"""Seconds without an act of anybody."""


def can_be_held(game: str) -> bool:
    """Whether tournaments of this game can be held: whether a match of it can have a fixed length."""
    return any(spec.name == GAMES[game].length for spec in GAMES[game].options)


def start(now: TournamentState, by: int, channels: Sequence[int], at: float) -> TournamentState:
    """Host or director: begin the first round.

    In a classic tournament computers take the empty places if that was agreed; in others it needs enough people.
    """
    now.must_be_open()
    now.must_be_host(by)
    return begun(replace(now, channels=tuple(channels)), at)


def begun(now: TournamentState, at: float) -> TournamentState:
    """The first round begins; raises Refused(channel-gone, places-empty, too-few-entered)."""
    now.must_be_open()
    must_be_enough(now)
    # Who has not said yes by now does not play.
    now = replace(now, asked=())
    if not now.is_classic:
        return next_round(replace(now, status=Status.PLAYING), (), at)
    computers = [Occupant(name, None) for name in names_beside(now.entrants)]
    entrants = (*now.entrants, *computers[: now.setup.people - len(now.entrants)])
    return replace(now, status=Status.PLAYING, entrants=entrants, round=1)


def must_be_enough(now: TournamentState) -> None:
    """Raises Refused(channel-gone, places-empty, too-few-entered)."""
    now.must_be_somewhere()
    setup = now.setup
    if now.is_classic:
        empty = setup.people - len(now.entrants)
        if empty and not (setup.fill and now.entrants):
            raise Refused(Refusal.PLACES_EMPTY, empty=empty, people=setup.people)
        return
    if now.people < setup.fewest:
        raise Refused(Refusal.TOO_FEW_ENTERED, entered=now.people, least=setup.fewest)


def is_deserted(now: TournamentState, seats: Iterable[Seats]) -> bool:
    """Whether everybody has got up, so that only computers would play on; `seats`: of the tables of this round."""
    if now.status is not Status.PLAYING:
        return False
    if now.is_between_rounds:
        return not now.people
    waiting = [] if now.is_classic else [one for place, one in enumerate(now.entrants, 1) if place not in now.seated]
    return not any(one is not None and one.is_person for one in (*waiting, *chain.from_iterable(seats)))


def ended_by_itself(now: TournamentState, ending: TournamentEnding, finished: int, at: float) -> TournamentState:
    """It ends with what it has: the standing after so many finished rounds; a cup that nobody has won has none."""
    now.must_be_live()
    after = replace(now, ending=ending, deadline=None, round_ends=None)
    if not finished or now.setup.method is Method.KNOCKOUT:
        return replace(after, status=Status.STOPPED)
    return replace(after, status=Status.OVER, ended_at=at)


def looked_over(now: TournamentState, acted_at: float, finished: int, at: float) -> TournamentState:
    """Where nobody has done anything for long it warns, and ends a day later; `acted_at`: when somebody last did."""
    since = max(acted_at, now.setup.starts_at or 0.0)
    if now.warned_at is None:
        return replace(now, warned_at=at) if at - since >= WARNED_AFTER else now
    if since >= now.warned_at:
        return replace(now, warned_at=None)
    return ended_by_itself(now, TournamentEnding.IDLE, finished, at) if at - now.warned_at >= ENDS_AFTER else now


def without_channel(now: TournamentState, channel_id: int) -> TournamentState:
    """Use the tournament's own channel instead of one that is gone.

    If its own is gone, no round begins until it has another; in a classic tournament nothing changes then.
    """
    own = now.setup.channel_id
    channels = tuple(own if channel == channel_id else channel for channel in now.channels)
    if channel_id != own or now.is_classic:
        return replace(now, channels=channels)
    # Threads go with the channel they are in.
    return replace(now, setup=replace(now.setup, channel_id=NOWHERE), channels=())


def moved(now: TournamentState, by: int, channel_id: int) -> TournamentState:
    """Director: go on in another channel of the server."""
    now.must_be_directed_by(by)
    return replace(now, setup=replace(now.setup, channel_id=channel_id), channels=())


def channel_of(now: TournamentState, number: int) -> int:
    """Where a table of a round is played; `number` from 1."""
    return now.channels[number - 1] if number <= len(now.channels) else now.setup.channel_id


def tables_of_round(
    now: TournamentState, tables: Sequence[PlayedTable] = (), *, plays_last: bool = True
) -> tuple[Snapshot, ...]:
    """The tables of the present round as they are written, waiting to be started.

    `tables`: of the rounds before. `plays_last`: whether the last trick plays itself at them.
    """
    seatings = now.draw.tables
    return tuple(
        Snapshot(
            id=0,
            revision=0,
            setup=_setup_of_table(now, number, added_up, plays_last),
            status=Status.LOBBY,
            seats=occupants(now, places),
        )
        for number, (places, added_up) in enumerate(zip(seatings, counts_at(now, tables, seatings), strict=True), 1)
    )


def _setup_of_table(now: TournamentState, number: int, added_up: AddedUp | None, plays_last: bool) -> Setup:
    setup, place = now.setup, TournamentTable(now.id, now.round, number)
    own = setup.table(setup.host_id, channel_of(now, number), plays_last=plays_last)
    own = replace(own, tournament=place, added_up=added_up)
    if not (setup.same_deals and now.secret):
        return own
    same = SameDeals(f"tournament:{now.id}:{now.round}", round_secret(now.secret, now.round))
    # The tournament starts its tables, all together.
    return replace(own.sharing(same), starts_when_full=False)


def occupants(now: TournamentState, places: Sequence[int]) -> Seats:
    """Who sits on these places, with computers where nobody has the place; a dummy's seat stays empty."""
    dummy = game_named(now.setup.options.game).dummy(now.setup.options)
    names = names_beside(now.entrants[place - 1] for place in places if place != COMPUTER)
    return tuple(
        replace(now.entrants[place - 1], drawn=now.entrants[place - 1].is_person)
        if place != COMPUTER
        else None
        if seat == dummy
        else Occupant(next(names), None, now.setup.level)
        for seat, place in enumerate(places, 1)
    )


def after_round(
    now: TournamentState, seats: Mapping[int, Seats], at: float, pause: float, tables: Sequence[PlayedTable] = ()
) -> TournamentState:
    """All tables of the round are over; `seats`: who sat there at the end, by the number of the table.

    Whoever got up, was away or came back keeps that status in the next round. `tables`: with the results.
    """
    for number, places in enumerate(now.draw.tables, 1):
        for seat, occupant in enumerate(seats[number], 1):
            if occupant is not None and places[seat - 1] != COMPUTER:
                level = occupant.player if occupant.is_nobodys else now.setup.level
                now = _after_seat(now, number, seat, replace(occupant, missed=0, player=level, drawn=False))
    now = replace(now, round_ends=None)
    if _is_last(now, tables):
        return replace(now, status=Status.OVER, ended_at=at)
    return replace(now, deadline=at + pause)


def _after_seat(now: TournamentState, number: int, seat: int, occupant: Occupant) -> TournamentState:
    """Give the place on a seat to whoever sat there at the end.

    Whoever waited in this round, and took a seat that was left, has played it on their own place.
    """
    place = now.draw.tables[number - 1][seat - 1]
    before = now.entrants[place - 1]
    if before.is_nobodys and occupant.is_nobodys:
        # Computers have their own names at every table; in the tournament they keep those they entered with.
        return now
    person = occupant.user_id if occupant.is_person else occupant.kept_for
    own = None if person is None else now.place_of(person)
    if own in (None, place) or now.is_classic or own in now.seated:
        return now.with_entrant(place, occupant)
    assert own is not None
    return _instead(now, place, own).with_entrant(own, occupant).with_entrant(place, left(before))


def _instead(now: TournamentState, place: int, other: int) -> TournamentState:
    """The same with a place that waited where another one was drawn, also as a partner."""

    def instead(places: Sequence[int]) -> tuple[int, ...]:
        return tuple(other if one == place else one for one in places)

    draw = now.draws[-1]
    byes = tuple(one for one in draw.byes if one != other)
    draw = draw._replace(tables=tuple(map(instead, draw.tables)), byes=byes)
    pairs = (sorted(instead(pair)) for pair in now.partners if other not in pair)
    return replace(now, draws=(*now.draws[:-1], draw), partners=tuple((one, two) for one, two in pairs))


def _is_last(now: TournamentState, tables: Sequence[PlayedTable]) -> bool:
    if now.setup.method is Method.KNOCKOUT:
        draw = next_draw(now, tables)
        return not draw.tables and not draw.byes
    return now.round == now.setup.rounds


def next_round(now: TournamentState, tables: Sequence[PlayedTable], at: float) -> TournamentState:
    """The state when the pause after a round is over; it ends if nobody can play on."""
    now = replace(now, deadline=None, asked=())
    if now.is_classic:
        return replace(now, round=now.round + 1)
    now = with_pairs(now)
    draw = next_draw(now, tables)
    if not draw.tables and not (draw.byes and now.setup.method is Method.KNOCKOUT):
        return replace(now, status=Status.OVER, ended_at=at)
    minutes = now.setup.round_minutes
    ends = at + minutes * _MINUTE if minutes else None
    return replace(now, round=now.round + 1, draws=(*now.draws, draw), round_ends=ends)


def at_once(now: TournamentState, by: int, at: float) -> TournamentState:
    """Director: begin the next round without waiting any longer; raises Refused(round-goes-on) while one is played."""
    now.must_be_directed_by(by)
    if not now.is_between_rounds:
        raise Refused(Refusal.ROUND_GOES_ON)
    return replace(now, deadline=at)
