"""Who sits where: every change of the seats, before the match and during it, and who may lose one. Pure.

Nobody who is present loses a seat. People are away if they said so, by getting up or offering the seat, or if their
clock ran out: two turns, or a day after somebody wanted to go on. A pause that was agreed makes nobody away: the others
wait for whoever has not pressed since as long as a turn would have taken, an hour where there is no clock. Only then
may the host ask the others, as for removing somebody, and computers act meanwhile; the seat still belongs to them.

People whom the host removed before the match are told, and cannot sit down again at once. That is kept in memory only,
because it is a matter of minutes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from math import ceil
from typing import Final

from engine.core.actions import clockwise
from engine.core.registry import game_named
from engine.players.players import player_named
from engine.table.decisions.partners import moved
from engine.table.decisions.stopping import call_off
from engine.table.model.errors import Refusal, Refused
from engine.table.model.marks import MarkKey, Purpose
from engine.table.model.news import CameBack, LobbyChanged, Removed, SeatChanged
from engine.table.model.people import Occupant, Seats
from engine.table.model.setup import Access, Setup
from engine.table.model.snapshot import Change, Snapshot
from engine.table.model.status import Status, Stop, StopKind
from engine.table.model.times import RESUMED_WITHIN

CLOCKLESS_PATIENCE: Final = 3600.0
"""Seconds that whoever has not pressed since a pause is waited for, where there is no clock."""


def patience(setup: Setup) -> float:
    """Seconds that whoever has not pressed since a pause is waited for before the others may be asked."""
    return float(setup.turn_seconds) or CLOCKLESS_PATIENCE


def resumed_within(setup: Setup) -> float:
    """Seconds to answer that one is back; never less than a turn."""
    return max(RESUMED_WITHIN, float(setup.turn_seconds))


def must_be_away(table: Snapshot, seat: int) -> None:
    """Raises Refused(seat-not-away) for the seat of somebody who is there: nobody else may offer it."""
    occupant = table.seated(seat)
    if not occupant.away or occupant.awaited:
        raise Refused(Refusal.SEAT_NOT_AWAY, seat=seat, name=occupant.name)


def must_be_free_to_go(table: Snapshot, seat: int, by: int) -> None:
    """Raises Refused(takes-agreement) if somebody else, who is there, has this seat."""
    occupant = table.seated(seat)
    if occupant.is_there and occupant.user_id != by:
        raise Refused(Refusal.TAKES_AGREEMENT)


def must_be_free_to_take(table: Snapshot, seat: int) -> None:
    """Raises Refused(not-offered) unless a computer has this seat, or it is offered by who has it or for who is away.

    In a tournament the seats of computers are kept for somebody, and have to be offered too.
    """
    occupant = table.seated(seat)
    is_kept = occupant.is_person or table.setup.tournament is not None
    if (is_kept and not occupant.offered) or occupant.awaited:
        raise Refused(Refusal.NOT_OFFERED, seat=seat, name=occupant.name)


def must_have_been_waited_for(table: Snapshot, by: int, answered: frozenset[int], now: float) -> None:
    """Raises Refused(still-awaited) if whoever has not pressed since the pause has time left.

    `by`: the seat of the host; `answered`: the seats that are back. Where nobody but the host is, there is nobody to
    ask, and those missing have all the time there is.
    """
    since = (table.deadline or now) - resumed_within(table.setup)
    others = (table.present & answered) - {by}
    until = since + (patience(table.setup) if others else resumed_within(table.setup))
    if now < until:
        raise Refused(Refusal.STILL_AWAITED, until=int(until))


REMOVED_FOR: Final = 600.0
"""Seconds after which a removed person may sit down again, if the host has not invited them before."""


def with_removal(before: Snapshot, change: Change, seat: int, by: int, now: float) -> Change:
    """The change by which the host removed this seat's occupant; in the lobby, a person is told and kept out."""
    user_id = before.seated(seat).user_id
    if before.status is not Status.LOBBY or user_id is None or user_id == by:
        return change
    after = change.after
    setup = replace(after.setup, invited=after.setup.invited - {user_id})
    removed = {who: until for who, until in after.removed.items() if until > now} | {user_id: now + REMOVED_FOR}
    return change._replace(after=replace(after, setup=setup, removed=removed), news=(*change.news, Removed(user_id)))


def must_be_let_in(table: Snapshot, user_id: int, now: float, key: MarkKey | None) -> None:
    """Raises Refused(removed) for somebody the host has just removed and not invited since.

    `key`: that of the marks, by which they are known who were forgotten since; None: nobody was.
    """
    names = (user_id, key.mark(user_id, Purpose.REMOVED, table.id)) if key else (user_id,)
    left = max(table.removed.get(name, 0.0) for name in names) - now
    if left > 0 and table.seat_of(user_id) is None and user_id not in table.setup.invited:
        raise Refused(Refusal.REMOVED, minutes=ceil(left / 60))


def without_removals(table: Snapshot, *user_ids: int) -> Snapshot:
    """The table with nothing remembered about these people."""
    return replace(table, removed={who: until for who, until in table.removed.items() if who not in user_ids})


def with_removals_marked(table: Snapshot, user_id: int, key: MarkKey) -> Snapshot:
    """The table with a mark in place of this person, if the host has removed them."""
    if (until := table.removed.get(user_id)) is None:
        return table
    after = without_removals(table, user_id)
    return replace(after, removed={**after.removed, key.mark(user_id, Purpose.REMOVED, table.id): until})


COMPUTER: Final = "normal"
"""The computer player that sits down if no table has another."""
COMPUTER_NAMES: Final = (
    *("Fons", "Odette", "Jef", "Mireille", "Gust", "Yvonne", "Staf", "Lucienne", "Rik", "Josée"),
    *("Marcel", "Denise", "Nand", "Paula", "Lowie", "Germaine"),
)
"""As many as there are people in the largest tournament."""


def names_beside(occupants: Iterable[Occupant | None]) -> Iterator[str]:
    """Names for computers that none of these has."""
    taken = {one.name for one in occupants if one is not None}
    return (name for name in COMPUTER_NAMES if name not in taken)


def sit(table: Snapshot, user_id: int, name: str, seat: int | None, kept_out: Collection[int] = ()) -> Change:
    """Sit down on this seat or the first empty one; a person who sits already moves to `seat`.

    `kept_out`: as for `Snapshot.must_be_welcome`.
    """
    table.must_be(Status.LOBBY)
    table.must_be_welcome(user_id, kept_out)
    now_on = table.seat_of(user_id)
    if now_on is not None and seat in (None, now_on):
        raise Refused(Refusal.ALREADY_SEATED, seat=now_on)
    seat = _empty_seat(table, seat)
    one = Occupant(name, user_id)
    if now_on is not None:
        # What computers the host wants goes along.
        one = Occupant(name, user_id, table.seated(now_on).player)
        table = table.with_occupant(now_on, None)
    after = table.with_occupant(seat, one)
    return Change(after, (LobbyChanged(filled=not after.free_seats and user_id != table.setup.host_id),))


def add_computer(table: Snapshot, by: int, seat: int | None = None, player: str | None = None) -> Change:
    """Host: seat a computer, of the table's level unless another is named; raises UnknownChoice."""
    table.must_be(Status.LOBBY)
    table.must_be_host(by)
    player_named(player or COMPUTER)
    seat = _empty_seat(table, seat)
    return _in_lobby(table.with_occupant(seat, _computer(table, player or table.level)))


def set_level(table: Snapshot, by: int, seat: int | None, player: str) -> Change:
    """Host: have another computer player on a computer's seat, under the same name; None: on all of them.

    Raises Refused(seat-taken) for the seat of a person.
    """
    table.must_be(Status.LOBBY)
    table.must_be_host(by)
    player_named(player)
    if seat is not None and (one := table.seated(seat)).is_person:
        raise Refused(Refusal.SEAT_TAKEN, seat=seat, name=one.name)
    changed = [
        replace(one, player=player) if one and not one.is_person and seat in (None, at) else one
        for at, one in enumerate(table.seats, 1)
    ]
    return _in_lobby(replace(table, seats=tuple(changed)))


def fill(table: Snapshot, by: int, player: str | None = None) -> Change:
    """Host: seat a computer on every free seat, of the table's level unless another is named."""
    table.must_be(Status.LOBBY)
    table.must_be_host(by)
    player_named(player or COMPUTER)
    return _in_lobby(with_computers(table, len(table.free_seats), player))


def empty_table(setup: Setup) -> Snapshot:
    """A table where nobody sits yet, as it is before it is written."""
    return Snapshot(0, 0, setup, Status.LOBBY, (None,) * game_named(setup.game).seats(setup.options))


def opened(setup: Setup, host_name: str, seat: int, level: str, computers: int) -> Snapshot:
    """The same with its host on a seat, and this many computers of this level on the next free ones.

    Raises Refused(no-such-seat, dummy-seat).
    """
    empty = empty_table(setup)
    empty.occupant(seat)
    empty.must_not_be_dummy(seat)
    return with_computers(empty.with_occupant(seat, Occupant(host_name, setup.host_id, level)), computers)


def with_computers(table: Snapshot, computers: int, player: str | None = None) -> Snapshot:
    """The table with this many computers on its free seats, of its level unless another is named."""
    for seat in table.free_seats[:computers]:
        table = table.with_occupant(seat, _computer(table, player or table.level))
    return table


def leave(table: Snapshot, user_id: int) -> Change:
    """Get up; during play a computer takes the seat and offers it."""
    table.must_be_live()
    return vacate(table, table.own_seat(user_id))


def remove(table: Snapshot, by: int, seat: int) -> Change:
    """Host: remove whoever has this seat; during play only people, and those still there only if all agree."""
    table.must_be_live()
    table.must_stand_alone()
    table.must_be_host(by)
    occupant = table.seated(seat)
    if table.status is Status.PLAYING:
        if not occupant.is_person:
            raise Refused(Refusal.ALREADY_STARTED)
        must_be_free_to_go(table, seat, by)
    return vacate(table, seat)


def swap(table: Snapshot, by: int, seat_a: int, seat_b: int) -> Change:
    """Host: exchange two seats."""
    table.must_be(Status.LOBBY)
    table.must_be_host(by)
    first, second = table.occupant(seat_a), table.occupant(seat_b)
    if first is None and second is None:
        raise Refused(Refusal.SEAT_EMPTY, seat=seat_a)
    table.must_not_be_dummy(seat_a, seat_b)
    return _in_lobby(table.with_occupant(seat_a, second).with_occupant(seat_b, first))


def part_partners(table: Snapshot, by: int) -> Change:
    """Host: move everybody as for a rematch with other partners; raises Refused(no-partners)."""
    table.must_be(Status.LOBBY)
    table.must_stand_alone()
    table.must_be_host(by)
    return _in_lobby(replace(table, seats=moved(table, table.seats, others=True)))


def invite(table: Snapshot, by: int, user_ids: Iterable[int]) -> Change:
    """Host: allow these people to sit down, at any time."""
    table.must_be_live()
    table.must_be_host(by)
    people = frozenset(user_ids)
    setup = replace(table.setup, invited=table.setup.invited | people)
    return at_any_time(without_removals(replace(table, setup=setup), *people))


def configure(
    table: Snapshot, by: int, changes: Mapping[str, str], preset: str | None = None, house: str | None = None
) -> Change:
    """Host: change options, given as text, before the start, or begin anew with a preset.

    `house`: the house rules that these changes make up; a table that departs from its house rules loses their name.
    The seats follow: people stay as far as possible. Raises UnknownChoice, ImpossibleOptions, Refused(too-many-people)
    if they would not all have a seat, and Refused(plays-on).
    """
    table.must_be(Status.LOBBY)
    table.must_stand_alone()
    table.must_begin_anew()
    table.must_have_own_deals()
    table.must_be_host(by)
    options = table.setup.options
    if preset is None:
        chosen = table.game.chosen_at_table(options) | {name.lower(): value for name, value in changes.items()}
        changed = table.game.for_tables(options.preset, chosen)
    else:
        changed = table.game.for_tables(preset, changes)
    if house is None and changed == options:
        house = table.setup.house
    after = replace(table, setup=replace(table.setup, options=changed, house=house))
    return _in_lobby(replace(after, seats=_reseated(table.seats, table.game.seats(changed), after.dummy)))


def _reseated(before: Seats, seats: int, dummy: int | None) -> Seats:
    """Everybody at a table with this many seats: on their own seat if it still exists, else on a free one.

    Computers make room for people. Raises Refused(too-many-people).
    """
    if len(before) == seats and (dummy is None or before[dummy - 1] is None):
        return before
    after: list[Occupant | None] = [None] * seats
    places = [seat for seat in range(1, seats + 1) if seat != dummy]
    sitting = [(seat, one) for seat, one in enumerate(before, 1) if one]
    people = sum(one.is_person for _, one in sitting)
    if people > len(places):
        raise Refused(Refusal.TOO_MANY_PEOPLE, people=people, seats=len(places))
    # First people whose seat stays, then people without one, then computers in the same way.
    for seat, one in sorted(sitting, key=lambda at: (not at[1].is_person, at[0] not in places)):
        free = [place for place in places if after[place - 1] is None]
        if free:
            after[(seat if seat in free else free[0]) - 1] = one
    return tuple(after)


def set_access(table: Snapshot, by: int, access: Access) -> Change:
    """Host: who may sit down; during play, all who are there have to agree."""
    table.must_be_live()
    table.must_stand_alone()
    table.must_be_host(by)
    table.must_be_alone(by)
    return at_any_time(replace(table, setup=replace(table.setup, access=access)))


def mute(table: Snapshot, by: int, user_id: int, *, muted: bool) -> Change:
    """Host: stop passing on the phrases of a person, or start again; at any time."""
    table.must_be_live()
    table.must_be_host(by)
    if muted and user_id == table.setup.host_id:
        raise Refused(Refusal.HOST_NOT_MUTED)
    people = table.setup.muted | {user_id} if muted else table.setup.muted - {user_id}
    return Change(replace(table, setup=replace(table.setup, muted=people)))


def still_muted(change: Change, user_id: int) -> Change:
    """The change by which somebody sits down whom the host had muted before they were forgotten."""
    setup = change.after.setup
    return change._replace(after=replace(change.after, setup=replace(setup, muted=setup.muted | {user_id})))


def set_clock(table: Snapshot, by: int, seconds: int, reserve: int = 0) -> Change:
    """Host: how long a turn may take, and the reserve of each seat, before the start; 0: no clock, and none."""
    table.must_be(Status.LOBBY)
    table.must_stand_alone()
    table.must_be_host(by)
    return _in_lobby(replace(table, setup=replace(table.setup, turn_seconds=seconds, reserve_seconds=reserve)))


def speak(table: Snapshot, language: str) -> Change:
    """Say in this language from now on what everybody sees of the table, as the place where it is played does."""
    table.must_be_live()
    return at_any_time(replace(table, setup=replace(table.setup, language=language)))


def set_last(table: Snapshot, by: int, *, plays_itself: bool) -> Change:
    """Host: whether a last trick in which nobody chooses anything plays itself, before the start."""
    table.must_be(Status.LOBBY)
    table.must_stand_alone()
    table.must_be_host(by)
    return _in_lobby(replace(table, setup=replace(table.setup, plays_last=plays_itself)))


def offer(table: Snapshot, user_id: int, seat: int | None = None, offered: bool | None = None) -> Change:
    """Offer one's own seat, or take the offer back; the host does so with the seat of somebody who is away.

    `offered`: which of the two is meant; None: the other of what it is. Where it is so already, nothing changes.
    In a tournament, people who do not play on get up, which leaves the seat to others; only the host offers seats
    there.
    """
    table.must_be(Status.PLAYING)
    own = table.seat_of(user_id)
    seat = table.own_seat(user_id) if seat is None else seat
    occupant = table.seated(seat)
    if seat == own:
        table.must_stand_alone()
    else:
        table.must_be_host(user_id)
        must_be_away(table, seat)
    if offered is occupant.offered:
        return Change(table)
    after = table.with_occupant(seat, replace(occupant, offered=not occupant.offered))
    return Change(after, (SeatChanged(seat),))


def seats_to_take(
    table: Snapshot, user_id: int, key: MarkKey | None, kept_out: Collection[int] = ()
) -> tuple[int, ...]:
    """The seats this person may take over now, the ones where they sat before first."""

    def may_take(seat: int) -> bool:
        try:
            take_over(table, user_id, "", seat, key, kept_out)
        except Refused:
            return False
        return True

    was_on = {stint.seat for stint in table.stints if stint.user_id == user_id}
    seats = [seat for seat, one in enumerate(table.seats, 1) if one is not None and may_take(seat)]
    return tuple(sorted(seats, key=lambda seat: seat not in was_on))


def take_over(
    table: Snapshot,
    user_id: int,
    name: str,
    seat: int,
    key: MarkKey | None,
    kept_out: Collection[int] = (),
    *,
    drawn: bool = False,
) -> Change:
    """Take over a computer's seat, or one that is offered, during play.

    Anyone who has seen the cards of a seat in this deal cannot have another seat until it is over. `key`: as for
    `Snapshot.known_hands`; `kept_out`: as for `Snapshot.must_be_welcome`.
    """
    table.must_be(Status.PLAYING)
    table.must_be_welcome(user_id, kept_out)
    occupant = table.seated(seat)
    own = table.seat_of(user_id)
    if own is not None:
        raise Refused(Refusal.ALREADY_SEATED, seat=own)
    must_be_free_to_take(table, seat)
    if (known := table.known_hands(user_id, key)) and seat not in known:
        raise Refused(Refusal.KNOWS_OTHER_HAND, seat=min(known))
    # Who comes back to their own seat has had their hints.
    came = [one.user_id for one in table.stints if one.seat == seat]
    hints = occupant.hints if not occupant.is_person and came[-2:-1] == [user_id] else 0
    after = table.taken_by(seat, Occupant(name, user_id, hints=hints, drawn=drawn))
    if occupant.user_id == table.setup.host_id and table.setup.tournament is None:
        after = replace(after, setup=replace(after.setup, host_id=user_id))
    return Change(after, (SeatChanged(seat),))


def come_back(table: Snapshot, user_id: int) -> Change:
    """Somebody who was marked away decides for the seat again."""
    table.must_be(Status.PLAYING)
    seat = table.own_seat(user_id)
    occupant = table.seated(seat)
    if not occupant.away:
        raise Refused(Refusal.NOT_AWAY)
    after = table.with_occupant(seat, replace(occupant, away=False, awaited=False, missed=0, offered=False))
    return Change(after, (CameBack(seat),))


def _in_lobby(after: Snapshot) -> Change:
    return Change(after, (LobbyChanged(),))


def at_any_time(after: Snapshot) -> Change:
    """Once the match has begun, there is no news of things that only the lobby's message shows."""
    return _in_lobby(after) if after.status is Status.LOBBY else Change(after)


def _empty_seat(table: Snapshot, wanted: int | None) -> int:
    """The wanted seat, or else the first empty one; raises Refused(no-such-seat, seat-taken, table-full)."""
    if wanted is None:
        wanted = next(iter(table.free_seats), None)
        if wanted is None:
            raise Refused(Refusal.TABLE_FULL, seats=table.places)
    elif occupant := table.occupant(wanted):
        raise Refused(Refusal.SEAT_TAKEN, seat=wanted, name=occupant.name)
    table.must_not_be_dummy(wanted)
    return wanted


def _computer(table: Snapshot, player: str, offered: bool = False) -> Occupant:
    """A computer with a name that nobody at the table has."""
    return Occupant(next(names_beside(table.seats)), None, player, offered=offered)


def vacate(table: Snapshot, seat: int) -> Change:
    """Empty a seat, or put a computer on it during play; pass on the host; stop if no person is left.

    In a tournament the computer plays on under the same name until the person who got up, or somebody else, takes the
    seat.
    """
    leaver = table.seated(seat)
    if table.setup.tournament is not None:
        stand_in = Occupant(leaver.name, None, leaver.player, offered=True, kept_for=leaver.user_id)
        return Change(table.taken_by(seat, stand_in), (SeatChanged(seat),))
    playing = table.status is Status.PLAYING
    if playing:
        after = table.taken_by(seat, replace(_computer(table, table.level, offered=True), hints=leaver.hints))
    else:
        after = table.with_occupant(seat, None)
    if leaver.user_id == table.setup.host_id:
        heir = _next_person(after, seat)
        if heir is None:
            return call_off(after, Stop(StopKind.EMPTY))
        after = replace(after, setup=replace(after.setup, host_id=heir))
    return Change(after, (SeatChanged(seat),)) if playing else _in_lobby(after)


def _next_person(table: Snapshot, seat: int) -> int | None:
    """The next person clockwise, with people who are away last."""
    people = [
        one
        for at in clockwise(seat, len(table.seats))
        if (one := table.seats[at - 1]) is not None and one.user_id is not None
    ]
    return next((one.user_id for one in sorted(people, key=lambda one: one.away)), None)
