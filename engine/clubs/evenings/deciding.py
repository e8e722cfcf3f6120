"""What people and time change about an evening, and who sits down together. Pure: a state in, another out.

What is not possible raises `Refused`.

With computers, nobody is left over: people are spread as evenly as they can be, so that nobody sits alone among
computers unless they are the only one. Without, those who came last wait until a table is full.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import date
from itertools import combinations
from typing import Final, TypeVar

from engine.clubs.evenings.calendar import moment_of, next_day
from engine.clubs.evenings.evening import (
    HERE_BEFORE,
    LINE,
    MOST_PEOPLE,
    REMIND_BEFORE,
    DateOutcome,
    DrawnTable,
    EveningKind,
    EveningResult,
    EveningSetup,
    EveningState,
    Guest,
    PastDate,
    Rest,
    Stage,
)
from engine.table.decisions.forgetting import NOBODY
from engine.table.model.errors import Refusal, Refused
from engine.table.model.people import FORGOTTEN

LOST: Final = "lost"
"""The kind of the message to the director that the channel is gone."""
BEFORE_HERE: Final = round(HERE_BEFORE / 60)
"""Minutes."""


def made(setup: EveningSetup, at: float) -> EveningState:
    """A new evening with its first date; raises Refused(time-past) if there is none."""
    state = EveningState(0, 0, setup, Stage.SIGN_UP, 1, setup.when.first, 0.0)
    following = _on_next_day(state, at)
    if following is None:
        raise Refused(Refusal.TIME_PAST)
    return following


def sign_up(now: EveningState, user_id: int, name: str, at: float) -> EveningState:
    """Sign up for the present date; while it is played, the same as coming."""
    now.must_be_live()
    if now.stage is not Stage.SIGN_UP:
        return come(now, user_id, name, at, ())
    if _there(now, user_id) is not None:
        raise Refused(Refusal.ALREADY_SIGNED_UP)
    _must_have_room(now)
    # Who signs up late knows when it begins.
    return now.with_guest(Guest(user_id, name, reminded=at >= now.starts_at - REMIND_BEFORE))


def leave(now: EveningState, user_id: int) -> EveningState:
    """Sign off, or wait for no seat any more; at a table one gets up as at any."""
    now.must_be_live()
    if now.guest(user_id) is None:
        raise Refused(Refusal.NOT_SIGNED_UP)
    return now.without_guest(user_id)


def come(now: EveningState, user_id: int, name: str, at: float, seated: Collection[int]) -> EveningState:
    """Say that one is there: before the draw one is drawn, after it one waits for the next seat.

    `seated`: who sits at a table of the evening.
    """
    now.must_be_live()
    guest = _there(now, user_id)
    if now.stage is Stage.SIGN_UP:
        if at < now.starts_at - HERE_BEFORE:
            raise Refused(Refusal.TOO_EARLY_TO_BE_HERE, ahead=BEFORE_HERE)
        if guest is not None and guest.here:
            raise Refused(Refusal.ALREADY_HERE)
        if guest is None:
            _must_have_room(now)
        return now.with_guest(replace(guest or Guest(user_id, name), here=True, reminded=True))
    if now.stage is Stage.CLOSING:
        raise Refused(Refusal.EVENING_CLOSING)
    if user_id in seated:
        raise Refused(Refusal.AT_EVENING_TABLE)
    if guest is not None and guest.waits is not None:
        raise Refused(Refusal.ALREADY_WAITING)
    if guest is None:
        _must_have_room(now)
    return now.with_guest(replace(guest or Guest(user_id, name, reminded=True), here=True, waits=at))


def change(
    now: EveningState, by: int, setup: EveningSetup, at: float, force: bool, off: Collection[date] = frozenset()
) -> EveningState:
    """Director: play otherwise, elsewhere or at another time; those who signed up stay signed up.

    While it is played, the time of the next dates changes, and not that of this one. `off`: the days that were called
    off or are over, which do not come back. Raises Refused(time-past, evening-day-off) if no other day is left, and
    Refused(evening-kind-stays) about a tournament where people sit at tables already, or the other way round.
    """
    now.must_be_live()
    now.must_be_directed_by(by, force)
    if setup.kind is not now.setup.kind and (now.tables or now.tournament_id is not None):
        raise Refused(Refusal.EVENING_KIND_STAYS)
    moved = setup.when != now.setup.when
    lost = now.channel_lost and setup.channel_id == now.setup.channel_id
    messages = {kind: where for kind, where in now.messages.items() if lost or kind != LOST}
    after = replace(now, setup=setup, channel_lost=lost, messages=messages)
    if setup.kind is not now.setup.kind and now.stage is Stage.PLAYING:
        # Nothing has been opened for those who are there.
        after = begun(after, at)
    if not moved or now.stage is not Stage.SIGN_UP:
        return after
    following = _on_next_day(after, at, off=off)
    if following is None:
        raise Refused(Refusal.TIME_PAST if _on_next_day(after, at) is None else Refusal.EVENING_DAY_OFF)
    # A new time is news to everybody, and nobody is there for it yet.
    again = tuple(replace(one, reminded=False, here=False) for one in following.guests)
    return replace(following, guests=again)


def cancel(
    now: EveningState, by: int, at: float, reason: str, whole: bool, force: bool, off: Collection[date] = frozenset()
) -> tuple[EveningState, PastDate | None]:
    """Director: call off this date; `whole`: and all that would follow. One that is played goes on to its end."""
    now.must_be_live()
    now.must_be_directed_by(by, force)
    if now.stage is not Stage.SIGN_UP:
        if not whole:
            raise Refused(Refusal.EVENING_UNDER_WAY)
        return replace(now, is_last=True), None
    return finished(replace(now, is_last=whole or now.is_last), DateOutcome.CANCELLED, at, reason=reason, off=off)


def end(now: EveningState, by: int, force: bool) -> EveningState:
    """Director: draw no more tables; the evening is over when the last match is."""
    now.must_be_live()
    now.must_be_directed_by(by, force)
    if now.stage is Stage.SIGN_UP:
        raise Refused(Refusal.EVENING_NOT_BEGUN)
    if now.stage is Stage.CLOSING:
        raise Refused(Refusal.EVENING_CLOSING)
    return closing(now)


def closing(now: EveningState) -> EveningState:
    """No more tables are drawn, and nobody waits for one."""
    guests = tuple(replace(one, waits=None) for one in now.guests)
    return replace(now, stage=Stage.CLOSING, guests=guests, idle_at=None)


def begun(now: EveningState, at: float) -> EveningState:
    """Five past: those who are there wait for their seats, in the order in which they signed up."""
    is_open = now.setup.kind is EveningKind.OPEN
    # They have waited long enough: nobody else is waited for.
    since = [at - LINE + number / 1000 if is_open else None for number, _ in enumerate(now.present)]
    waiting = tuple(replace(one, here=True, waits=waits) for one, waits in zip(now.present, since, strict=True))
    gone = tuple(one for one in now.guests if one.gone)
    return replace(now, stage=Stage.PLAYING, guests=(*waiting, *gone))


def seated(now: EveningState, user_ids: Collection[int], tables: Sequence[DrawnTable] = ()) -> EveningState:
    """These people have got a seat."""
    return replace(now.with_guests(user_ids, waits=None), tables=(*now.tables, *tables), idle_at=None)


def finished(
    now: EveningState,
    outcome: DateOutcome,
    at: float,
    results: Sequence[EveningResult] = (),
    reason: str = "",
    off: Collection[date] = frozenset(),
) -> tuple[EveningState, PastDate]:
    """The date is over; the next one follows, if there is one. `off`: the days of earlier ones."""
    past = PastDate(now.id, now.number, now.day, now.starts_at, at, outcome, reason, tuple(results), now.tournament_id)
    following = None if now.is_last else _on_next_day(now, at, after=now.day, off=off)
    if following is None:
        return replace(now, stage=Stage.OVER, guests=(), idle_at=None), past
    fresh = replace(
        following, stage=Stage.SIGN_UP, number=now.number + 1, guests=(), tables=(), tournament_id=None, idle_at=None
    )
    return fresh, past


def forgotten(now: EveningState, user_id: int) -> EveningState:
    """Take this person out: nobody directs the evening then but those who manage the server."""
    now = now.without_guest(user_id)
    if now.setup.director_id == user_id:
        now = replace(now, setup=replace(now.setup, director_id=FORGOTTEN, director_name=NOBODY))
    return now


def _there(now: EveningState, user_id: int) -> Guest | None:
    """Who came under this number and has not left the server."""
    return next((one for one in now.expected if one.user_id == user_id), None)


def _on_next_day(
    now: EveningState, at: float, after: date | None = None, off: Collection[date] = frozenset()
) -> EveningState | None:
    day = next_day(now.setup.when, at, after, off)
    if day is None:
        return None
    begins = moment_of(now.setup.when, day)
    return replace(now, day=day, starts_at=begins.at, shift=begins.shift)


def _must_have_room(now: EveningState) -> None:
    if len(now.expected) >= MOST_PEOPLE:
        raise Refused(Refusal.EVENING_FULL, people=MOST_PEOPLE)


T = TypeVar("T")
_TRIES: Final = 20
"""Of a draw in which people are together who should not be."""


Apart = Callable[[int, int], bool]
"""Whether one of two people (user ids) does not want to be seated with the other."""


def next_tables(
    line: Sequence[Guest], seats: int, rest: Rest, at: float, rng: random.Random, are_apart: Apart
) -> list[tuple[Guest, ...]]:
    """The people of each table to be opened now, in no order; `line`: who waits, the longest first."""

    def ill(people: Sequence[Guest]) -> int:
        return sum(are_apart(one.user_id, other.user_id) for one, other in combinations(people, 2))

    if rest is Rest.COMPUTER and line and at >= due_at(line):
        return mixed(line, -(-len(line) // seats), rng, ill)
    full = len(line) // seats
    return mixed(line[: full * seats], full, rng, ill) if full else []


def mixed(
    people: Sequence[T], tables: int, rng: random.Random, ill: Callable[[Sequence[T]], int]
) -> list[tuple[T, ...]]:
    """People spread over so many tables by lot, as few of them together as can be who should not be.

    `ill`: how many pairs of such people there are among these.
    """
    best: list[tuple[T, ...]] = []
    for _ in range(_TRIES):
        order = list(people)
        rng.shuffle(order)
        found = _parted([order[number::tables] for number in range(tables)], ill)
        if not best or sum(map(ill, found)) < sum(map(ill, best)):
            best = found
        if not any(map(ill, best)):
            break
    return best


def _parted(tables: list[list[T]], ill: Callable[[Sequence[T]], int]) -> list[tuple[T, ...]]:
    """The same people, two of whom change places as long as that parts more of those who should not be together."""
    while ill_placed := [number for number, people in enumerate(tables) if ill(people)]:
        changes = (
            (number, at, other) for number in ill_placed for at in range(len(tables[number])) for other in tables
        )
        if not any(_changed_for_the_better(tables[number], at, other, ill) for number, at, other in changes):
            break
    return [tuple(people) for people in tables]


def _changed_for_the_better(here: list[T], at: int, there: list[T], ill: Callable[[Sequence[T]], int]) -> bool:
    """Whether somebody here has changed places with somebody at the other table."""
    before = ill(here) + ill(there)
    for other in range(len(there)) if there is not here else ():
        here[at], there[other] = there[other], here[at]
        if ill(here) + ill(there) < before:
            return True
        here[at], there[other] = there[other], here[at]
    return False


def due_at(line: Sequence[Guest]) -> float:
    """When computers complete a table for the one who has waited longest."""
    return (line[0].waits or 0.0) + LINE
