"""Who enters a tournament, with whom, who leaves it, and whose name is taken out of it. Pure.

In a classic tournament places are fixed from the start, so whoever comes later takes one that was left. In all others
whoever comes gets a new place, also between two rounds, and whoever leaves is drawn no more; what they have scored
stays with their place.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from typing import Final

from engine.clubs.tournaments.setup import EntryMode, Method, Remainder
from engine.clubs.tournaments.state import Director, TournamentState, Wish
from engine.table.decisions.forgetting import NOBODY, without
from engine.table.decisions.lobby import COMPUTER_NAMES, names_beside
from engine.table.model.errors import Refusal, Refused
from engine.table.model.people import FORGOTTEN, Occupant
from engine.table.model.status import Status

ENTERED_UNTIL: Final = 1
"""The last round of a knock-out after which people can still enter: they play for the consolation cup."""


def enter(now: TournamentState, user_id: int, name: str, partner: int | None = None) -> TournamentState:
    """Take the next place; between two rounds, one's own again after leaving, or after being forgotten.

    `partner`: whom this person wants to play with; they become partners as soon as both have entered, unless that
    person has another partner by then.
    """
    now.must_be_live()
    now = without_asked(now, user_id)
    place = now.own_place(user_id)
    if place is not None and now.entrants[place - 1].user_id == user_id:
        if partner is None:
            raise Refused(Refusal.ALREADY_ENTERED, place=place)
        return _with_wish(now, place, partner)
    after = _entered_classic(now, user_id, name, place) if now.is_classic else _entered(now, user_id, name, place)
    place = after.place_of(user_id)
    assert place is not None
    if partner is not None:
        return _with_wish(after, place, partner)
    return _with_wish_come_true(after, place)


def without_asked(now: TournamentState, user_id: int) -> TournamentState:
    """The same with this person asked no more: they have answered, or are not wanted any more."""
    return replace(now, asked=tuple(one for one in now.asked if one.user_id != user_id))


def _entered_classic(now: TournamentState, user_id: int, name: str, own: int | None) -> TournamentState:
    """What a place has scored so far stays with it."""
    if now.is_between_rounds:
        free = own or next((place for place, one in enumerate(now.entrants, 1) if one.offered), None)
        if free is not None:
            return now.with_entrant(free, Occupant(name, user_id))
    now.must_be_open()
    if len(now.entrants) == now.setup.people:
        raise Refused(Refusal.TOURNAMENT_FULL, people=now.setup.people)
    return replace(now, entrants=(*now.entrants, Occupant(name, user_id)))


def _entered(now: TournamentState, user_id: int, name: str, own: int | None) -> TournamentState:
    must_be_enterable(now)
    if now.people >= now.setup.people:
        raise Refused(Refusal.TOURNAMENT_FULL, people=now.setup.people)
    entrant = Occupant(name, user_id, now.setup.level)
    free = own or _beside_somebody(now)
    if free is None:
        return replace(now, entrants=(*now.entrants, entrant))
    if now.is_played and free in now.seated:
        # Until the round is over its tables say whose that place is.
        raise Refused(Refusal.TOURNAMENT_STARTED, tournament=now.id)
    return now.with_entrant(free, entrant)


def must_be_enterable(now: TournamentState) -> None:
    """Raises Refused(tournament-over, tournament-started)."""
    now.must_be_live()
    last = ENTERED_UNTIL if now.setup.method is Method.KNOCKOUT else now.setup.rounds - 1
    if now.round > last:
        raise Refused(Refusal.TOURNAMENT_STARTED, tournament=now.id)


def _beside_somebody(now: TournamentState) -> int | None:
    """A place without a person whose fixed partner is one."""
    return next(
        (
            place
            for pair in now.partners
            for place, other in (pair, pair[::-1])
            if not (now.is_played and place in now.seated)
            and not now.entrants[place - 1].is_person
            and now.entrants[other - 1].is_person
        ),
        None,
    )


def _with_wish(now: TournamentState, place: int, wanted: int) -> TournamentState:
    """Make them partners, or remember what this person wants until the other enters."""
    if now.setup.entry is not EntryMode.PAIRS:
        raise Refused(Refusal.NO_PARTNER_WANTED)
    other = now.place_of(wanted)
    if other == place:
        raise Refused(Refusal.PARTNER_IS_SELF)
    if (taken := now.partner_of(place)) is not None:
        raise Refused(Refusal.HAS_PARTNER, name=now.entrants[taken - 1].name)
    wishes = tuple(one for one in now.wishes if one.place != place)
    has_left = other is not None and not now.entrants[other - 1].is_person and now.partner_of(other) is None
    if other is None or has_left:
        return replace(now, wishes=(*wishes, Wish(place, wanted)))
    own = now.entrants[place - 1].user_id
    wants_another = any(one.place == other and one.user_id != own for one in wishes)
    if wants_another or now.partner_of(other) is not None:
        raise Refused(Refusal.PARTNER_TAKEN, name=now.entrants[other - 1].name)
    return _joined(replace(now, wishes=wishes), place, other)


def _with_wish_come_true(now: TournamentState, place: int) -> TournamentState:
    """Join them with the first who wants to play with them."""
    user_id = now.entrants[place - 1].user_id
    waiting = next((wish.place for wish in now.wishes if wish.user_id == user_id), None)
    return now if waiting is None or now.partner_of(place) else _joined(now, place, waiting)


def _joined(now: TournamentState, place: int, other: int) -> TournamentState:
    wishes = tuple(wish for wish in now.wishes if wish.place not in (place, other))
    return replace(now, partners=(*now.partners, (min(place, other), max(place, other))), wishes=wishes)


def with_pairs(now: TournamentState) -> TournamentState:
    """Join everybody alone in the order in which they entered; where computers play along, one joins who is left over.

    Only for fixed pairs, before a round is drawn.
    """
    if now.setup.entry is not EntryMode.PAIRS:
        return now
    paired = {place for pair in now.partners for place in pair}
    alone = [place for place, one in enumerate(now.entrants, 1) if one.is_person and place not in paired]
    while len(alone) > 1:
        now, alone = _joined(now, alone[0], alone[1]), alone[2:]
    if alone and now.setup.remainder is Remainder.COMPUTER:
        name = next(names_beside(now.entrants), COMPUTER_NAMES[0])
        now = replace(now, entrants=(*now.entrants, Occupant(name, None, now.setup.level)))
        now = _joined(now, alone[0], len(now.entrants))
    return replace(now, wishes=())


def withdraw(now: TournamentState, user_id: int) -> TournamentState:
    """Give back a place before the start; the places after it move up. The host need not play.

    Once it has begun the place is left: in a classic tournament to anyone who comes, and until then a computer plays
    on it; in all others it is kept. At a table of the round being played, people get up there.
    """
    now.must_be_live()
    place = now.place_of(user_id)
    if now.is_asked(user_id):
        return without_asked(now, user_id)
    if place is None:
        raise Refused(Refusal.NOT_ENTERED)
    if now.status is Status.LOBBY:
        return _without(now, place)
    if now.is_between_rounds or not (now.is_classic or place in now.seated):
        wishes = tuple(one for one in now.wishes if one.place != place)
        return replace(now.with_entrant(place, left(now.entrants[place - 1])), wishes=wishes)
    raise Refused(Refusal.IN_THE_ROUND)


def without_gone(now: TournamentState, user_ids: Collection[int]) -> TournamentState:
    """The same without those who have left the server, as far as they can leave now; others direct it then."""
    for user_id in user_ids:
        place = now.place_of(user_id)
        if place is not None and now.entrants[place - 1].is_person:
            with suppress(Refused):
                now = withdraw(now, user_id)
        if not now.is_classic:
            now = without_director(now, user_id)
    return now


def without_director(now: TournamentState, user_id: int) -> TournamentState:
    """Somebody is gone: the next director is the host, else whoever entered first of the people who are left.

    In a classic tournament, and where nobody is left, there is no host any more.
    """
    now = replace(now, directors=tuple(one for one in now.directors if one.user_id != user_id))
    if now.setup.host_id != user_id:
        return now
    people = (Director(one.user_id, one.name) for one in now.entrants if one.user_id not in (None, user_id))
    heirs = now.directors if now.is_classic else (*now.directors, *people)
    return with_host(now, next(iter(heirs), Director(FORGOTTEN, NOBODY)))


def with_host(now: TournamentState, host: Director) -> TournamentState:
    """The same with another host, who is no other director any more."""
    setup = replace(now.setup, host_id=host.user_id, host_name=host.name)
    others = tuple(one for one in now.directors if one.user_id != host.user_id)
    return replace(now, setup=setup, directors=others)


def left(entrant: Occupant) -> Occupant:
    """A computer that keeps the place of somebody who left."""
    kept_for = entrant.user_id if entrant.is_person else entrant.kept_for
    return Occupant(entrant.name, None, entrant.player, offered=True, kept_for=kept_for)


def _without(now: TournamentState, gone: int) -> TournamentState:
    def moved(place: int) -> int:
        return place - (place > gone)

    return replace(
        now,
        entrants=now.entrants[: gone - 1] + now.entrants[gone:],
        partners=tuple((moved(one), moved(other)) for one, other in now.partners if gone not in (one, other)),
        wishes=tuple(wish._replace(place=moved(wish.place)) for wish in now.wishes if wish.place != gone),
    )


def forget_entrant(now: TournamentState, user_id: int) -> TournamentState:
    """Give this person's place to a computer; their corrections stay, without their name and reason."""
    now = without_asked(without_director(now, user_id), user_id)
    place = now.place_of(user_id)
    if place is not None and now.status is Status.LOBBY and not now.is_classic:
        now, place = withdraw(now, user_id), None
    entrants = without(now.entrants, user_id, left=now.status is Status.PLAYING)
    return replace(
        now,
        entrants=tuple(one for one in entrants if one),
        wishes=tuple(one for one in now.wishes if user_id != one.user_id and place != one.place),
        asked=tuple(one.without(user_id, FORGOTTEN) for one in now.asked),
        corrections=tuple(one.without(user_id, FORGOTTEN) for one in now.corrections),
        removals=tuple(one.without(user_id, FORGOTTEN) for one in now.removals),
        stopping=now.stopping and now.stopping.without(user_id, FORGOTTEN),
    )


def knows(now: TournamentState, user_id: int) -> bool:
    """Whether anything in a tournament names this person."""
    named = {one.user_id for one in now.wishes} | {one.by for one in now.corrections}
    named |= {one for asked in now.asked for one in (asked.user_id, asked.by)}
    named |= {one for removal in now.removals for one in (removal.user_id, removal.by)}
    named |= {now.stopping.by, *now.stopping.asked} if now.stopping else set()
    return user_id in named or now.directs(user_id) or now.place_of(user_id) is not None
