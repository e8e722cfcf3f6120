"""Waiting for somebody at a table without a clock: nobody wins, and nobody saves a lost match, by not coming. Pure.

Whoever has waited for a day may ask those on turn for a clock. Only playing or agreeing to it is an answer. After
another day without one the others may end the match: as won, if they are on another side, or without a result; all of
them have to agree who are there and are not waited for. A match that nobody ends stops after a month as any such table,
unless the side that does not come was behind: then it has lost.

A match that is lost so is played out at once, as after a concession: at its worst for the side that does not come where
two sides play, by computers otherwise and as long as it is not clear what is played. Nobody played that deal, so it is
in no statistics, and whoever did not come is behind all others, whatever the figures say.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final

from engine.core import claims
from engine.core.view import SPECTATOR
from engine.players.turns import question_to
from engine.table.decisions import play
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import Answer, By, ClockAsked, ClockTaken, ProposalChanged
from engine.table.model.proposal import Proposal, Wait
from engine.table.model.snapshot import Change, Snapshot
from engine.table.model.status import Status
from engine.table.model.times import CLOCK_PRESETS
from engine.table.proposals import pausing

PATIENCE: Final = 24 * 3600.0
"""Seconds that people are waited for before they can be asked for a clock, and that they then have to answer."""
CLOCK: Final = CLOCK_PRESETS["correspondence"]
"""The clock they are asked for: seconds for a turn."""

_LOOKED_THROUGH: Final = 1000
"""Positions looked at for the worst way to play out the deal: some hundredths of a second."""


def wait_of(table: Snapshot) -> Wait | None:
    """Since when those on turn are waited for; None: nobody is, or there is a clock."""
    if not _waits(table):
        return None
    if table.wait is not None or table.expires is None:
        return table.wait
    # Saved before this was kept: nothing has happened there since.
    return Wait(table.expires - pausing.CLOCKLESS_KEPT)


def with_wait(before: Snapshot, change: Change, now: float) -> Change:
    """The change, with since when those on turn are waited for: since somebody played, or they came to be on turn."""
    after = change.after
    if not _waits(after):
        wait = None
    elif change.entries or not _waits(before) or not after.waiting <= before.waiting:
        wait = Wait(now)
    else:
        wait = after.wait or wait_of(before)
    return change if wait == after.wait else change._replace(after=replace(after, wait=wait))


def ask(table: Snapshot, user_id: int, now: float) -> Change:
    """Ask those on turn for a clock.

    Raises Refused(not-started, of-tournament, not-seated, nobody-waited-for, you-are-waited-for, not-long-waited,
    may-answer).
    """
    wait = _waited(table, user_id)
    if wait.asked is not None:
        raise Refused(Refusal.MAY_ANSWER, until=int(wait.asked + PATIENCE))
    if now < wait.since + PATIENCE:
        raise Refused(Refusal.NOT_LONG_WAITED, until=int(wait.since + PATIENCE))
    return Change(replace(table, wait=wait._replace(asked=now)), (ClockAsked(table.own_seat(user_id)),))


def take(table: Snapshot, user_id: int) -> Change:
    """Agree to the clock; raises Refused(nobody-waited-for) unless this person was asked for it."""
    table.must_be(Status.PLAYING)
    seat, wait = table.own_seat(user_id), wait_of(table)
    if wait is None or wait.asked is None or seat not in _seats(table):
        raise Refused(Refusal.NOBODY_WAITED_FOR)
    return Change(replace(table, setup=replace(table.setup, turn_seconds=CLOCK)), (ClockTaken(seat),))


def given_up_on(table: Snapshot, user_id: int, now: float) -> Change:
    """Ask those on turn no more: they had their time. What they had proposed lapses.

    Raises Refused as `ask` does; not-long-waited if they were not asked, and may-answer if they have time.
    """
    wait = _waited(table, user_id)
    if wait.asked is None:
        raise Refused(Refusal.NOT_LONG_WAITED, until=int(wait.since + PATIENCE))
    if now < wait.asked + PATIENCE:
        raise Refused(Refusal.MAY_ANSWER, until=int(wait.asked + PATIENCE))
    after, proposal = replace(table, wait=wait._replace(over=True)), table.proposal
    if proposal is None or proposal.by not in _seats(table):
        return Change(after)
    return Change(replace(after, proposal=None), (ProposalChanged(proposal, Answer.LAPSED, None),))


def all_who_answer(table: Snapshot, _: Proposal | None = None) -> frozenset[int]:
    """The seats of all people who are there, but those who have not answered in time."""
    return table.there - _silent(table)


def may_win(table: Snapshot, proposal: Proposal) -> None:
    """Raises Refused(of-tournament, same-deals, nobody-waited-for, own-side-absent)."""
    table.must_stand_alone()
    table.must_have_own_deals()
    if not _silent(table):
        raise Refused(Refusal.NOBODY_WAITED_FOR)
    if proposal.by in _sides_of(table, _silent(table)):
        raise Refused(Refusal.OWN_SIDE_ABSENT)


def is_unanswered(table: Snapshot, proposal: Proposal) -> bool:
    """Whether nobody has answered since, and the proposer is there."""
    return bool(_silent(table)) and table.seated(proposal.by).is_there


def win(table: Snapshot, _: Proposal) -> Change:
    """End the match, lost for the sides of those who do not come."""
    return _lost(table, _silent(table))


def expire(table: Snapshot) -> Change:
    """End a table at which nothing has happened for long: lost for whoever is waited for and behind, or as nothing."""
    behind = _behind(table)
    return _lost(table, behind) if behind else pausing.expire(table)


def _behind(table: Snapshot) -> frozenset[int]:
    """The seats waited for whose side was behind at the last deal's end, where others could have won."""
    if wait_of(table) is None or table.setup.same_deals is not None:
        return frozenset()
    places = table.game.placing(table.state.match)
    behind = frozenset(seat for seat in _seats(table) if places[seat - 1] > 1)
    others = table.there - _sides_of(table, behind)
    return behind if others else frozenset()


def _waits(table: Snapshot) -> bool:
    """Whether people are on turn, no clock runs, and the table is nobody's but theirs."""
    of_tournament = table.setup.tournament is not None
    return table.is_in_deal and not table.setup.turn_seconds and not of_tournament and bool(table.waiting)


def _waited(table: Snapshot, user_id: int) -> Wait:
    """How long this person has waited for others."""
    table.must_be(Status.PLAYING)
    table.must_stand_alone()
    seat, wait = table.own_seat(user_id), wait_of(table)
    if wait is None:
        raise Refused(Refusal.NOBODY_WAITED_FOR)
    if seat in _seats(table):
        raise Refused(Refusal.YOU_ARE_WAITED_FOR)
    return wait


def _seats(table: Snapshot) -> frozenset[int]:
    """The seats of the people on turn."""
    return frozenset(seat for seat, _ in table.waiting)


def _silent(table: Snapshot) -> frozenset[int]:
    """The seats of those who were asked, had their time, and are not asked any more."""
    wait = wait_of(table)
    return _seats(table) if wait is not None and wait.over else frozenset()


def _sides_of(table: Snapshot, seats: frozenset[int]) -> frozenset[int]:
    """All seats of the sides of these, in the match."""
    theirs = {table.sides[seat - 1] for seat in seats}
    return frozenset(seat for seat, side in enumerate(table.sides, 1) if side in theirs)


def _lost(table: Snapshot, seats: frozenset[int]) -> Change:
    """End the match with the deal on the table, lost for the sides of these seats."""
    lost = _sides_of(table, seats)
    change = Change(replace(table, forfeited=lost, last_deal=table.state.match.deal))
    rng = random.Random(table.number)
    while change.after.status is Status.PLAYING:
        now = change.after
        change = change.then(_given_up(now, lost) or _played_on(now, rng))
    # Nobody played this deal to its end.
    return change._replace(finished=None)


def _given_up(table: Snapshot, lost: frozenset[int]) -> Change | None:
    """The rest of the deal, given up by the side that has lost; None: it is not clear yet, or several sides play."""
    game, view = table.game, table.game.view(table.state, SPECTATOR)
    if len(set(view.sides)) != 2 or len(set(table.sides)) != 2:
        return None
    theirs = frozenset(seat for seat, side in enumerate(view.sides, 1) if side == view.sides[min(lost) - 1])
    if theirs != lost or not game.has_claims or game.left(view) is None:
        return None
    moves = claims.give_up(game, table.state, lost, _LOOKED_THROUGH).moves
    return play.play_out(table, moves)


def _played_on(table: Snapshot, rng: random.Random) -> Change:
    """The next action, by a computer."""
    seat = table.actors[0]
    question = question_to(table.game, table.state, seat)
    assert question is not None
    action = play.choice_of(play.AskedComputer(question, "normal", stands_in=True), rng)
    return play.act(table, seat, action, By.CLAIM)
