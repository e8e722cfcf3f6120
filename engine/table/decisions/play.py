"""The match itself, once cards are dealt: actions, and what follows for the result. Pure.

The only randomness is the injected generator, which computers use to choose. `dealing` does starting and dealing.
Here too: undoing a misclick, as long as nobody has acted since and nothing has come of it; and whether people may ask
what a strong player would do. `turn_clock` is the time that people have.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from engine.core.actions import Action
from engine.core.errors import IllegalAction
from engine.core.view import SPECTATOR, Phase
from engine.players.players import SLOW, player_named, stand_in
from engine.players.turns import Question, in_tournament, question_to, questions
from engine.table.decisions import dealing, lobby
from engine.table.decisions.lobby import at_any_time
from engine.table.decisions.shares import Share, dealt_to, shares
from engine.table.model.entries import Entry, EntryKind
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import Acted, By, DealOver, MatchOver, News, TookBack, WentAway
from engine.table.model.people import Occupant, Seats, Stint
from engine.table.model.snapshot import Change, Finished, SeatResult, Snapshot
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from engine.teaching.hints.hint import knows

MISSES_TO_BE_AWAY: Final = 2


def act(table: Snapshot, seat: int, action: Action, by: By) -> Change:
    """A seat acts; raises IllegalAction."""
    step = table.game.apply(table.state, seat, action)
    after = table.after_action(seat, action, step, by)
    entries = (Entry(after.number, EntryKind.ACTION, seat, str(action), by),)
    news: tuple[News, ...] = (Acted(seat, action, step.events, by),)
    outcome = step.state.outcome
    if outcome is None:
        return Change(after, news, entries)
    number = table.state.match.deal
    news = (*news, DealOver(outcome.result, number))
    # A match that plays on from a position is in no statistics.
    finished = Finished(number, table.game.deal_facts(step.state)) if table.setup.origin is None else None
    if not outcome.match.winners and table.last_deal != number:
        return Change(after, (*news, *dealing.drawn_now(after)), entries, finished=finished)
    # What was agreed has ended only a match that the rules have not.
    after = replace(after, status=Status.OVER, last_deal=None if outcome.match.winners else table.last_deal)
    return Change(after, (*news, MatchOver(after.winners)), entries, finished=finished, results=results_of(after))


def results_of(table: Snapshot) -> tuple[SeatResult, ...]:
    """What a match that is over gave those who sat there; nothing where it plays on from a position of another."""
    if table.setup.origin is not None:
        return ()
    table = _without_absent(table)
    winners = table.winners
    match, sides, places = table.state.outcome.match, table.sides, table.final_places
    return tuple(
        SeatResult(
            seat=seat,
            part=part,
            side=sides[seat - 1],
            user_id=one.user_id,
            name=one.name,
            share=one.share,
            played=None if len(one.deals) == table.state.match.deal else one.deals,
            score=match.score[seat - 1],
            won=seat in winners,
            place=places[seat - 1],
            finished_by=table.seated(seat).user_id,
            finished_name=table.seated(seat).name,
            player=one.player,
        )
        for seat, those in shares_of(table).items()
        for part, one in enumerate(those)
    )


def _without_absent(table: Snapshot) -> Snapshot:
    """The table with a computer in place of everybody who was drawn to a seat and never did anything there.

    Nobody is rated for what the clock and the rules did for them, and nobody for beating a clock: such a match is one
    with computers.
    """
    absent = {one.user_id for one in table.stints if not one.was_there}
    if not absent:
        return table
    names = lobby.names_beside(table.seats)
    stands_in = {user_id: Occupant(next(names), None) for user_id in sorted(filter(None, absent))}
    seats = tuple(stands_in.get(one.user_id or 0, one) if one else None for one in table.seats)
    stints = tuple(
        Stint.of(one.deal, one.seat, stands_in[one.user_id], had_cards=one.had_cards)
        if one.user_id in stands_in
        else one
        for one in table.stints
    )
    return replace(table, seats=seats, stints=stints)


def shares_of(table: Snapshot) -> Mapping[int, tuple[Share, ...]]:
    """For each seat, who has its result, and who played which deals so far; the first deal must have been dealt."""
    seats = [seat for seat, one in enumerate(table.seats, 1) if one]
    return shares(stints_of(table), seats, table.state.match.deal, table.setup.barred)


def seats_in(table: Snapshot, deal: int) -> Seats:
    """For each seat, who was dealt the cards of a deal; None: nobody sits there."""

    def then(seat: int, now: Occupant | None) -> Occupant | None:
        stint = dealt_to(stints, seat, deal)
        if stint is None or now is None or (stint.name, stint.user_id) == (now.name, now.user_id):
            return now
        return stint.occupant

    stints = stints_of(table)
    return tuple(then(seat, one) for seat, one in enumerate(table.seats, 1))


def seats_since(table: Snapshot, stints: int) -> Seats:
    """For each seat, who sat there once so many people and computers had come onto the seats of this match."""
    came = {one.seat: one.occupant for one in table.stints[:stints]}
    return tuple(came.get(seat, now) for seat, now in enumerate(table.seats, 1))


def stints_of(table: Snapshot) -> tuple[Stint, ...]:
    """Who came onto which seat; in matches that began before this was recorded, who sits there now."""
    now = (Stint.of(0, seat, one) for seat, one in enumerate(table.seats, 1) if one)
    known = {stint.seat for stint in table.stints}
    return (*table.stints, *(stint for stint in now if stint.seat not in known))


def play_out(table: Snapshot, moves: Iterable[tuple[int, Action]]) -> Change:
    """Do what ends a deal that was claimed or given up, saved and announced together; raises IllegalAction."""
    change = Change(table)
    for seat, action in moves:
        change = change.then(act(change.after, seat, action, By.CLAIM))
    return change


def why_not(table: Snapshot, seat: int, action: Action) -> IllegalAction | None:
    """Why the rules forbid a seat this action now; None if it is legal. The action is not carried out."""
    try:
        table.game.apply(table.state, seat, action)
    except IllegalAction as refusal:
        return refusal
    return None


def act_as_person(table: Snapshot, user_id: int, text: str, number: int | None) -> Change:
    """A person acts, knowing the table as of the entry `number`; raises Refused, IllegalAction, Unreadable."""
    table.must_be_dealt()
    seat = table.own_seat(user_id)
    table.must_not_be_paused()
    if number is not None and not table.turn_number(seat) <= number <= table.number:
        raise Refused(Refusal.STALE)
    occupant = table.seated(seat)
    if occupant.missed:
        table = table.with_occupant(seat, replace(occupant, missed=0))
    return act(table, seat, table.game.parse_action(text), By.PERSON)


class AskedComputer(NamedTuple):
    """What a computer is asked."""

    question: Question
    player: str
    stands_in: bool
    """Whether it decides for somebody absent, and so undertakes nothing."""


class Chosen(NamedTuple):
    """What a computer has chosen to do."""

    seat: int
    action: Action


def computers_asked(table: Snapshot) -> Iterator[AskedComputer]:
    """What the computers that may act are asked; those that may act out of turn come first, once per entry."""
    thinking = table.thinking
    for question in questions(table.game, table.state):
        if question.seat in thinking:
            occupant = table.seated(question.seat)
            stands_in = occupant.is_person or occupant.kept_for is not None
            yield AskedComputer(in_tournament(question, table.setup.added_up), _player_of(occupant), stands_in)


def thinking_time(table: Snapshot, pauses: Pauses) -> float:
    """The seconds for which computers wait now, by what everybody sees: by their cards it would tell of them."""
    view, pace = table.game.view(table.state, SPECTATOR), pauses.pace
    if view.phase != Phase.PLAY:
        return pauses.thinking * pace.word
    if all(view.hand_sizes[seat - 1] <= 1 for seat in view.actors):
        return pauses.thinking * pace.last
    return pauses.thinking * (pace.lead if not view.trick or view.taker is not None else pace.card)


def has_to_think(table: Snapshot) -> bool:
    """Whether a computer that takes long may act."""
    return any(_player_of(table.seated(seat)) in SLOW for seat in table.thinking)


def act_as_computer(table: Snapshot, chosen: Chosen | None) -> Change:
    """A computer acts, or all who were asked out of turn have declined."""
    return Change(replace(table, asked=table.number)) if chosen is None else act(table, *chosen, By.COMPUTER)


def choice_of(asked: AskedComputer, rng: random.Random) -> Action:
    """What a computer chooses that does not take long."""
    _, view, choices, remembered = asked.question
    player = player_named(asked.player)
    return (stand_in(player) if asked.stands_in else player)(view, choices, rng, remembered)


def _player_of(occupant: Occupant) -> str:
    """The computer player that decides for a seat; nobody is stood in for by one that takes long."""
    return "normal" if occupant.is_person and occupant.player in SLOW else occupant.player


def act_as_clock(table: Snapshot, rng: random.Random) -> Change:
    """Time is up: the computer acts for the first of the people who have none left; it counts as a missed turn."""
    seat = min((seat for seat, _ in table.waiting), key=lambda seat: (table.reserve_of(seat), seat))
    question, occupant = question_to(table.game, table.state, seat), table.seated(seat)
    assert question is not None
    action = choice_of(AskedComputer(question, _player_of(occupant), stands_in=True), rng)
    missed = occupant.missed + 1
    away = missed >= MISSES_TO_BE_AWAY
    change = act(table.with_occupant(seat, replace(occupant, missed=missed, away=away)), seat, action, By.CLOCK)
    return change._replace(news=(*change.news, WentAway(seat))) if away else change


def act_as_rules(table: Snapshot) -> Change:
    """A seat makes the only move it has, as everybody can see; it does not count as a missed turn."""
    forced = table.forced or table.last_card
    return Change(table) if forced is None else act(table, *forced, By.RULES)


def hints_are_allowed(table: Snapshot) -> bool:
    """Whether hints are given here: as the host chose, else where computers play along from the start.

    Matches with computers are not rated, unless their server rates them; then hints are off when the table is opened.
    There are none in a tournament, where other tables play the same deals, and in a game that nobody has taught the
    computers.
    """
    setup = table.setup
    if setup.tournament is not None or setup.same_deals is not None or not knows(setup.game):
        return False
    return _has_computers(table) if setup.hints is None else setup.hints


def _has_computers(table: Snapshot) -> bool:
    """Whether a computer sits here before the match, or sat here at its start."""
    if table.status is Status.LOBBY or not table.stints:
        return any(one is not None and one.user_id is None for one in table.seats)
    return any(stint.deal == 0 and stint.user_id is None for stint in table.stints)


def allow_hints(table: Snapshot, by: int, *, allowed: bool) -> Change:
    """Host: whether hints are given, before the start."""
    table.must_be(Status.LOBBY)
    table.must_stand_alone()
    table.must_have_own_deals()
    table.must_be_host(by)
    return at_any_time(replace(table, setup=replace(table.setup, hints=allowed)))


def count_hint(table: Snapshot, user_id: int) -> Change:
    """Somebody seated was given a hint."""
    seat = table.own_seat(user_id)
    own = table.seated(seat)
    return Change(table.with_occupant(seat, replace(own, hints=own.hints + 1)))


def take_back(table: Snapshot, user_id: int, now: float, number: int | None = None) -> Change:
    """Whoever acted last takes the action back; `number`: the journal entry that the button belonged to.

    Raises Refused(no-taking-back) if the table does not allow it, (nothing-to-take-back) if it was not this person's
    action or something has come of it, (too-late-to-take-back).
    """
    table.must_be(Status.PLAYING)
    table.must_not_be_paused()
    seat, seconds = table.own_seat(user_id), table.setup.takes_back
    if not seconds:
        raise Refused(Refusal.NO_TAKING_BACK)
    until = table.taken_back_until
    if until is None or table.last is None or table.last.seat != seat or number not in (None, table.number):
        raise Refused(Refusal.NOTHING_TO_TAKE_BACK)
    if now > until:
        raise Refused(Refusal.TOO_LATE_TO_TAKE_BACK, seconds=seconds)
    after = table.before_last()
    return Change(after, (TookBack(seat),), (Entry(after.number, EntryKind.TAKEN_BACK, seat, "", By.PERSON),))
