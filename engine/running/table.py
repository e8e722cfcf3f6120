"""One table: the only thing that changes a match.

Every change is checked and worked out by the pure functions of `lobby` and `play`, written to the journal and only then
passed to the `Announcer`, one thing at a time per table (`Transactions`). Whoever watches over a table asks first for
its clock, news, times and messages, and no player does. `TableAtDeal` and `TableThen` are a table as other people sat
there, to be looked at when a match, or what somebody did there, is shown again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from engine.running.queries import TableFacts
from engine.running.services import Services
from engine.running.transaction import AT_ONCE, IN_THREAD, Runner, Transactions, Work, telling
from engine.table.decisions import dealing, forgetting, lobby, partners, play, rematch, stopping
from engine.table.model.errors import Refusal, Refused
from engine.table.model.marks import Purpose
from engine.table.model.news import News
from engine.table.model.proposal import Proposal, ProposalKind
from engine.table.model.snapshot import Change, Snapshot
from engine.table.model.status import Pause, Status, Stop, StopKind
from engine.table.proposals import agreeing, match_length, proposals, waiting

Announce = Callable[["Table", tuple[News, ...]], Awaitable[None]]
"""Tells people what has happened at a table (`Announcer.announce`)."""


P = ParamSpec("P")
R = TypeVar("R")
Doing = Coroutine[Any, Any, None]


def handed_on(method: Callable[Concatenate[Transactions, P], R]) -> Callable[Concatenate[Table, P], R]:
    """A method that the table's transactions have, for whoever watches over it."""

    @wraps(method)
    def hand_on(table: Table, /, *given: P.args, **named: P.kwargs) -> R:
        return method(table._transactions, *given, **named)

    return hand_on


def done(work: Callable[Concatenate[Snapshot, P], Change]) -> Callable[Concatenate[Table, P], Doing]:
    """A method that does this to the table, saves it and announces it."""

    @wraps(work)
    async def do(table: Table, /, *given: P.args, **named: P.kwargs) -> None:
        await table._transactions.change(lambda now: work(now, *given, **named))

    return do


def done_to_partners(
    work: Callable[Concatenate[Snapshot, int, P], Change],
) -> Callable[Concatenate[Table, int, P], Doing]:
    """The same by the host, whose id comes first; those are told who have other partners by it."""

    @wraps(work)
    async def do(table: Table, by: int, /, *given: P.args, **named: P.kwargs) -> None:
        await table._transactions.change(lambda now: partners.told(now, work(now, by, *given, **named), by))

    return do


def done_by(
    work: Callable[Concatenate[Snapshot, int, P], Change], *, is_back: bool = False, run: Runner = AT_ONCE
) -> Callable[Concatenate[Table, int, P], Doing]:
    """The same by a person, whose id comes first; `is_back`: it brings them back if they were away."""

    @wraps(work)
    async def do(table: Table, user_id: int, /, *given: P.args, **named: P.kwargs) -> None:
        change = table._act_by if is_back else table._change_by
        await change(user_id, lambda now: work(now, user_id, *given, **named), run=run)

    return do


class Table(TableFacts):
    """A table. Made by `Tables.open`; found by `Tables.get`.

    The methods that change something take the id of the user who asks, raise `Refused` (and `act` also `IllegalAction`
    or `Unreadable`; all of them `JournalError`), and have saved and announced on return. Those that do what a pure
    function does, with the same arguments, are rows.
    """

    def __init__(self, snapshot: Snapshot, services: Services, announce: Announce) -> None:
        self._services = services
        self._transactions = Transactions(snapshot, services, telling(self, announce))

    announce = handed_on(Transactions.tell)
    reload = handed_on(Transactions.reload)
    wind = handed_on(Transactions.wind)
    go_on = handed_on(Transactions.go_on)
    give_time = handed_on(Transactions.give_time)
    put_later = handed_on(Transactions.put_later)

    add_computer = done(lobby.add_computer)
    set_level = done(lobby.set_level)
    fill = done(lobby.fill)
    invite = done(lobby.invite)
    speak = done(lobby.speak)
    set_access = done(lobby.set_access)
    set_clock = done(lobby.set_clock)
    set_last = done(lobby.set_last)
    allow_hints = done(play.allow_hints)
    swap = done_to_partners(lobby.swap)
    part_partners = done_to_partners(lobby.part_partners)
    configure = done_to_partners(lobby.configure)
    stop = done(stopping.stop)
    call_off = done(stopping.call_off)
    overrule = done(agreeing.overrule)
    end_with_deal = done(match_length.end_with_deal)

    leave = done_by(lobby.leave)
    back = done_by(lobby.come_back)
    offer = done_by(lobby.offer)
    take_clock = done_by(waiting.take)
    begin_cut = done_by(dealing.begin_cut)
    count_hint = done_by(play.count_hint)
    agree = done_by(proposals.agree, is_back=True, run=IN_THREAD)
    decline = done_by(proposals.decline, is_back=True)

    async def save_times(self) -> None:
        """Write when the running times here end."""
        await self._transactions.change_quietly(Change)

    async def set_message(self, kind: str, channel_id: int, message_id: int | None) -> None:
        """Remember where a message of the table is; None: forget it. Announces nothing."""

        def work(now: Snapshot) -> Change:
            others = {name: place for name, place in now.messages.items() if name != kind}
            return Change(replace(now, messages=others | ({kind: (channel_id, message_id)} if message_id else {})))

        await self._transactions.change_quietly(work)

    async def close(self) -> None:
        """The end has been shown: nothing is left to do for this table after a restart."""
        if not self.status.is_live:
            await self._transactions.change_quietly(lambda now: Change(replace(now, closed=True)))

    async def sit(self, user_id: int, name: str, seat: int | None = None) -> None:
        """Sit down on this seat or the first empty one; a person who sits already moves to `seat`."""

        def work(now: Snapshot) -> Change:
            change = lobby.sit(now, user_id, name, seat, self._kept_out(now, user_id))
            return lobby.still_muted(change, user_id) if is_muted else change

        await self._services.must_be_let_in(self._now, user_id)
        is_muted = await self._services.marks.has(user_id, Purpose.MUTED, self.id)
        await self._transactions.change(work)

    async def sit_again(self, user_id: int, name: str, seats: Mapping[int, int]) -> None:
        """Sit down at a rematch; `seats`: the seat of each person there."""

        def work(now: Snapshot) -> Change:
            return rematch.sit_again(now, user_id, name, seats, self._kept_out(now, user_id))

        await self._transactions.change(work)

    async def remove(self, by: int, seat: int) -> None:
        """Host: remove whoever has this seat; during play, only people who are away, and a computer takes over."""

        def work(now: Snapshot) -> Change:
            return lobby.with_removal(now, lobby.remove(now, by, seat), seat, by, self._services.now())

        await self._transactions.change(work)

    async def start(self, by: int) -> None:
        """Host: start the match. Its first deal follows once the digest of its secret is posted or given up."""
        secret, salt = self._services.new_secret(), self._services.new_salt()
        await self._transactions.change(lambda now: dealing.start(now, by, secret, salt))

    async def digest_posted(self, channel_id: int, message_id: int) -> None:
        """Note that the digest stands in this message, which was confirmed; only the first call counts."""
        await self._transactions.change(lambda now: dealing.settle_digest(now, (channel_id, message_id)))

    async def digest_refused(self) -> None:
        """Note that the digest cannot be posted: the match goes on unproved."""
        await self._transactions.change(lambda now: dealing.settle_digest(now, None))

    async def lose_channel(self) -> None:
        """End the table without a result because its channel is gone; a tournament table goes on elsewhere."""
        if self.setup.tournament is None:
            await self.call_off(Stop(StopKind.CHANNEL))

    async def forget(self, user_id: int) -> None:
        """Forget this person, as they asked: nothing here names them any more."""
        key = await self._services.marks.key()
        await self._transactions.change(lambda now: forgetting.forget(now, user_id, key))

    async def take_over(self, user_id: int, name: str, seat: int, *, drawn: bool = False) -> None:
        """Take over a computer's seat, or one that is offered, during play.

        `drawn`: the evening does it for them. Nobody can have two places in a tournament: Refused(already-entered).
        """

        def work(now: Snapshot) -> Change:
            change = lobby.take_over(now, user_id, name, seat, key, self._kept_out(now, user_id), drawn=drawn)
            return lobby.still_muted(change, user_id) if is_muted else change

        key = await self._services.marks.current_key()
        is_muted = await self._services.marks.has(user_id, Purpose.MUTED, self.id)
        await self._services.must_be_let_in(self._now, user_id)
        async with self._services.filling(self._now, user_id, seat):
            await self._transactions.change(work)

    async def pause(self, user_id: int) -> None:
        """Propose a pause, or agree to a proposed one; it takes effect at once if nobody else is there."""
        await self.propose(user_id, ProposalKind.PAUSE)

    async def resume(self, user_id: int) -> None:
        """Say that one is back; the match goes on when everybody who is not away has said so.

        If the match is not paused, this only brings back somebody who was away.
        """
        was_deserted, was_away = self.paused is Pause.NOBODY, await self._be_present(user_id)
        if not was_deserted and (self.paused or not was_away):
            await self.propose(user_id, ProposalKind.RESUME)

    async def go_on_without(self, by: int) -> None:
        """Host: ask the others whether to go on without people who have had time to say that they are back."""
        await self._transactions.change(lambda now: proposals.go_on_without(now, by, self._services.now()))

    async def propose(self, user_id: int, kind: ProposalKind, about: str = "") -> None:
        """Propose something to the others, or agree if it is already proposed."""
        await self._be_present(user_id)
        if kind is ProposalKind.LENGTH:
            await self._must_go_the_same(about)
        await self._change_by(user_id, lambda now: proposals.propose(now, user_id, kind, about), run=IN_THREAD)

    async def ask_for_clock(self, user_id: int) -> None:
        """Ask those on turn for a clock, after a day without one."""
        await self._act_by(user_id, lambda now: waiting.ask(now, user_id, self._services.now()))

    async def end_unanswered(self, user_id: int, kind: ProposalKind) -> None:
        """Propose to the others who are there to end a match as won, or to stop it, without those who do not answer."""
        ending = partial(proposals.end_unanswered, user_id=user_id, kind=kind, at=self._services.now())
        await self._act_by(user_id, ending, run=IN_THREAD)

    async def lengthen(self, user_id: int, option: str, value: str) -> None:
        """Propose another value for an option that sets the length of the match, or agree to it.

        Raises UnknownChoice and ImpossibleOptions, and Refused(too-short) if that would end the match.
        """
        match_length.changed(self._now, option.lower(), value)
        length = match_length.Length(option.lower(), value, match_length.finished(self._now))
        await self.propose(user_id, ProposalKind.LENGTH, str(length))

    async def lengths(self) -> tuple[tuple[str, str], ...]:
        """Options and values that `lengthen` takes now; raises Refused(of-tournament, not-started, not-dealt)."""
        self._now.must_stand_alone()
        self._now.must_be_dealt()
        now, record = await self._whole()
        return await asyncio.to_thread(match_length.candidates, now, record)

    async def _must_go_the_same(self, about: str) -> None:
        """Raises Refused(too-short), and whatever `match_length.may_change` raises."""
        self._now.must_be_dealt()
        now, record = await self._whole()
        match_length.may_change(now, Proposal(ProposalKind.LENGTH, 0, frozenset(), now.number, about=about))
        length = match_length.Length.parse(about)
        options = match_length.changed(now, length.option, length.value)
        if not await asyncio.to_thread(match_length.goes_the_same, record, options):
            raise Refused(Refusal.TOO_SHORT)

    async def act(self, user_id: int, action: str, number: int | None) -> None:
        """Act, with the action in its notation, at the `turn_number` that a button carried; None: the current turn.

        A person who was away is back, even if the action comes too late.
        """
        await self._act_by(user_id, lambda now: play.act_as_person(now, user_id, action, number), number)

    async def claim(self, user_id: int, number: int | None = None) -> None:
        """Claim the rest; unless that is certain, the hand is shown and the others are asked. `number`: as in `act`."""
        await self._act_by(user_id, lambda now: proposals.claim(now, user_id, number), number, run=IN_THREAD)

    async def concede(self, user_id: int, number: int | None = None) -> None:
        """Give up the deal, once the partner agrees. `number`: as in `act`."""
        await self._act_by(user_id, lambda now: proposals.concede(now, user_id, number), number, run=IN_THREAD)

    async def take_back(self, user_id: int, number: int | None = None) -> None:
        """Take back one's own last action; `number`: the journal entry of the action that the button belonged to."""
        now = self._services.now
        await self._act_by(user_id, lambda snapshot: play.take_back(snapshot, user_id, now(), number), number)

    def may_take_back(self, seat: int) -> bool:
        """Whether this seat may now take back its last action."""
        until, last = self._now.taken_back_until, self._now.last
        if until is None or last is None or self._now.paused:
            return False
        return last.seat == seat and not self._services.clock.is_due(until)

    async def mute(self, by: int, user_id: int, *, muted: bool) -> None:
        """Host: stop passing on the phrases of a person, or start again."""
        await self._transactions.change(lambda now: lobby.mute(now, by, user_id, muted=muted))
        if not muted:
            await self._services.marks.drop(user_id, Purpose.MUTED, self.id)

    async def next_deal(self, user_id: int) -> None:
        """Skip the pause after a deal: anyone seated, or only the `cutter` if the others wait for a cut."""
        await self._act_by(user_id, lambda now: dealing.next_deal(now, user_id, self._services.rng))

    async def cut(self, user_id: int, cards: int, words: str = "") -> None:
        """Cut this many cards, and have the next deal dealt; only for whoever `may_cut`.

        `words`, as typed, go into everything decided by chance from the deal after that on.
        """
        await self._change_by(user_id, lambda now: dealing.cut(now, user_id, cards, words, self._services.rng))

    async def _be_present(self, user_id: int) -> bool:
        """Bring back this person if they were away; returns whether they were."""
        seat = self.seat_of(user_id)
        occupant = self.occupant(seat) if seat else None
        if not occupant or not occupant.away or self.status is not Status.PLAYING:
            return False
        # Somebody who pressed twice is back already.
        with suppress(Refused):
            await self.back(user_id)
        return True

    def _kept_out(self, now: Snapshot, user_id: int) -> frozenset[int]:
        """Who of those at the table keeps this person out; raises Refused(removed)."""
        lobby.must_be_let_in(now, user_id, self._services.now(), self._services.marks.known_key)
        return self._services.blocks.keeping_out(now, user_id)

    async def _change_by(self, user_id: int, work: Work, number: int | None = None, *, run: Runner = AT_ONCE) -> None:
        """A change that this person makes themselves: they have been at this table, and its result is theirs."""
        await self._transactions.change(lambda now: work(now.with_act_of(user_id)), number, run)

    async def _act_by(self, user_id: int, work: Work, number: int | None = None, *, run: Runner = AT_ONCE) -> None:
        """The same by somebody who has to be there for it: they are back, even if it is refused."""
        await self._be_present(user_id)
        await self._change_by(user_id, work, number, run=run)


class TableAtDeal(Table):
    """A table with the people on its seats who were dealt one deal; all else is as it is now."""

    def __init__(self, table: Table, deal: int) -> None:
        self._services, self._transactions = table._services, table._transactions
        self._seats = play.seats_in(table._now, deal)

    @property
    def _now(self) -> Snapshot:
        return replace(self._transactions.snapshot, seats=self._seats)


class TableThen(TableAtDeal):
    """A table with the people on its seats at some moment of the match, whoever has got up since."""

    def __init__(self, table: Table, stints: int) -> None:
        """`stints`: how many it had then."""
        self._services, self._transactions = table._services, table._transactions
        self._seats = play.seats_since(table._now, stints)


class Announcer(Protocol):
    """Tells people what happened at a table.

    Called after it was saved, and outside the table's lock, with everything that has happened since the last call, in
    order; never twice at once for one table. Anything it raises is logged and changes nothing. It may call the table.
    Computers that do not pause wait until it returns; people need not.
    """

    async def announce(self, table: Table, news: tuple[News, ...]) -> None: ...
