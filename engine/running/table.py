"""One table: the only thing that changes a match.

Every change is checked and worked out by the pure functions of `lobby` and `play`, written to the journal and only then
passed to the `Announcer`, one thing at a time per table (`Transactions`). Whoever watches over a table asks first for
its clock, news, times and messages, and no player does. `TableAtDeal` and `TableThen` are a table as other people sat
there, to be looked at when a match, or what somebody did there, is shown again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Protocol

from engine.running.queries import TableFacts
from engine.running.services import Services
from engine.running.transaction import AT_ONCE, IN_THREAD, Runner, Transactions, Work, telling
from engine.table.decisions import dealing, forgetting, lobby, partners, play, rematch, stopping
from engine.table.model.errors import Refusal, Refused
from engine.table.model.marks import Purpose
from engine.table.model.news import News
from engine.table.model.proposal import Manager, Meant, Proposal, ProposalKind
from engine.table.model.setup import Access
from engine.table.model.snapshot import Change, Snapshot
from engine.table.model.status import Pause, Status, Stop, StopKind
from engine.table.proposals import agreeing, match_length, proposals, waiting

Announce = Callable[["Table", tuple[News, ...]], Awaitable[None]]
"""Tells people what has happened at a table (`Announcer.announce`)."""


class Table(TableFacts):
    """A table. Made by `Tables.open`; found by `Tables.get`.

    The methods that change something take the id of the user who asks, raise `Refused` (and `act` also `IllegalAction`
    or `Unreadable`; all of them `JournalError`), and have saved and announced on return.
    """

    def __init__(self, snapshot: Snapshot, services: Services, announce: Announce) -> None:
        self._services = services
        self._transactions = Transactions(snapshot, services, telling(self, announce))

    async def announce(self, news: News) -> None:
        """Announce something that is already saved: the table was opened."""
        await self._transactions.tell(news)

    async def go_on(self) -> None:
        """Carry out everything that is due by now. The clock calls this."""
        await self._transactions.go_on()

    def wind(self) -> None:
        """Have the clock call when something is due. To be called once."""
        self._transactions.wind()

    async def give_time(self, away: float) -> None:
        """People could not press for this many seconds: whoever is on turn gets their full time again."""
        await self._transactions.give_time(away)

    def put_later(self, seconds: float) -> None:
        """The time jumped by this many seconds: what runs here ends as long from now as before."""
        self._transactions.put_later(seconds)

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

    async def leave(self, user_id: int) -> None:
        """Get up; during play a computer takes the seat and offers it. A host who leaves passes that on."""
        await self._change_by(user_id, lambda now: lobby.leave(now, user_id))

    async def add_computer(self, by: int, seat: int | None = None, player: str | None = None) -> None:
        """Host: seat a computer, of the table's level if none is named; raises UnknownChoice for one there is not."""
        await self._transactions.change(lambda now: lobby.add_computer(now, by, seat, player))

    async def set_level(self, by: int, seat: int | None, player: str) -> None:
        """Host: have another computer player on a computer's seat, or on all of them, before the start."""
        await self._transactions.change(lambda now: lobby.set_level(now, by, seat, player))

    async def fill(self, by: int, player: str | None = None) -> None:
        """Host: seat a computer on every free seat, as `add_computer` does."""
        await self._transactions.change(lambda now: lobby.fill(now, by, player))

    async def remove(self, by: int, seat: int) -> None:
        """Host: remove whoever has this seat; during play, only people who are away, and a computer takes over."""

        def work(now: Snapshot) -> Change:
            return lobby.with_removal(now, lobby.remove(now, by, seat), seat, by, self._services.now())

        await self._transactions.change(work)

    async def swap(self, by: int, seat_a: int, seat_b: int) -> None:
        """Host: exchange who sits on two seats, either of which may be empty."""
        await self._transactions.change(lambda now: partners.told(now, lobby.swap(now, by, seat_a, seat_b), by))

    async def part_partners(self, by: int) -> None:
        """Host: move everybody so that nobody keeps a partner; raises Refused(no-partners)."""
        await self._transactions.change(lambda now: partners.told(now, lobby.part_partners(now, by), by))

    async def invite(self, by: int, user_ids: Iterable[int]) -> None:
        """Host: allow these people to sit down."""
        await self._transactions.change(lambda now: lobby.invite(now, by, user_ids))

    async def configure(
        self, by: int, changes: Mapping[str, str], preset: str | None = None, house: str | None = None
    ) -> None:
        """Host: change options, given as text, before the start; with a preset, begin with its options.

        `house`: the name of the house rules that these are, and that the table shows while it plays exactly by them.

        The seats follow: people stay as far as possible; if there is not room for all of them, the change is refused.
        Raises UnknownChoice and ImpossibleOptions.
        """

        def work(now: Snapshot) -> Change:
            return partners.told(now, lobby.configure(now, by, changes, preset, house), by)

        await self._transactions.change(work)

    async def speak(self, language: str) -> None:
        """Say in this language from now on what everybody sees; what was said before stays as it is."""
        await self._transactions.change(lambda now: lobby.speak(now, language))

    async def set_access(self, by: int, access: Access) -> None:
        """Host: set who may sit down; during play, only if nobody else is there."""
        await self._transactions.change(lambda now: lobby.set_access(now, by, access))

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

    async def stop(self, by: int, force: bool = False, name: str = "", reason: str = "") -> None:
        """Host, during play only if nobody else is there, or anyone with `force`: end the table without a result.

        `name`: of the person, who need not sit there; `reason`: why, in their words.
        """
        await self._transactions.change(lambda now: stopping.stop(now, by, force, name, reason))

    async def lose_channel(self) -> None:
        """End the table without a result because its channel is gone; a tournament table goes on elsewhere."""
        if self.setup.tournament is None:
            await self.call_off(Stop(StopKind.CHANNEL))

    async def call_off(self, how: Stop) -> None:
        """End the table without a result; the caller has checked that this is allowed."""
        await self._transactions.change(lambda now: stopping.call_off(now, how))

    async def end_with_deal(self) -> None:
        """End the match after the deal under way, with its standing as the result; for its tournament."""
        await self._transactions.change(match_length.end_with_deal)

    async def forget(self, user_id: int) -> None:
        """Forget this person, as they asked: nothing here names them any more."""
        key = await self._services.marks.key()
        await self._transactions.change(lambda now: forgetting.forget(now, user_id, key))

    async def reload(self) -> None:
        """Read the table anew from the journal, and wind the clock; raises JournalError and BadHistory."""
        await self._transactions.reload()

    async def set_clock(self, by: int, seconds: int, reserve: int = 0) -> None:
        """Host: set how long a turn may take, and the reserve of each seat, before the start; 0: no clock, none."""
        await self._transactions.change(lambda now: lobby.set_clock(now, by, seconds, reserve))

    async def set_last(self, by: int, *, plays_itself: bool) -> None:
        """Host: set whether a last trick in which nobody chooses anything plays itself, before the start."""
        await self._transactions.change(lambda now: lobby.set_last(now, by, plays_itself))

    async def offer(self, user_id: int, seat: int | None = None, offered: bool | None = None) -> None:
        """Offer one's own seat to anyone, or take the offer back; the host does so with the seat of somebody away.

        `offered`: which of the two is meant; None: the other of what it is.
        """
        await self._change_by(user_id, lambda now: lobby.offer(now, user_id, seat, offered))

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

    async def take_clock(self, user_id: int) -> None:
        """Agree to the clock that one was asked for."""
        await self._change_by(user_id, lambda now: waiting.take(now, user_id))

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

    async def overrule(self, kind: ProposalKind, about: str, by: Manager) -> None:
        """Manager of the server: have somebody get up, set who may sit down, or stop the table, without asking anybody.

        Raises Refused(stale) for anything else. The caller has to know that they may.
        """
        await self._transactions.change(lambda now: agreeing.overrule(now, kind, about, by))

    async def agree(self, user_id: int, wanted: Meant | None = None) -> None:
        """Agree to what is proposed; `wanted`: the proposal that the button belonged to."""
        await self._act_by(user_id, lambda now: proposals.agree(now, user_id, wanted), run=IN_THREAD)

    async def decline(self, user_id: int, wanted: Meant | None = None) -> None:
        """Refuse what is proposed; the one who proposed it withdraws it."""
        await self._act_by(user_id, lambda now: proposals.decline(now, user_id, wanted))

    async def back(self, user_id: int) -> None:
        """Somebody who was marked away decides again; raises Refused(not-away)."""
        await self._change_by(user_id, lambda now: lobby.come_back(now, user_id))

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

    async def allow_hints(self, by: int, *, allowed: bool) -> None:
        """Host: whether people may ask what a strong player would do, before the start."""
        await self._transactions.change(lambda now: play.allow_hints(now, by, allowed))

    async def count_hint(self, user_id: int) -> None:
        """Somebody seated was given a hint."""
        await self._change_by(user_id, lambda now: play.count_hint(now, user_id))

    async def next_deal(self, user_id: int) -> None:
        """Skip the pause after a deal: anyone seated, or only the `cutter` if the others wait for a cut."""
        await self._act_by(user_id, lambda now: dealing.next_deal(now, user_id, self._services.rng))

    async def begin_cut(self, user_id: int) -> None:
        """Take the pack in hand, which gives time to cut it; only for whoever `may_cut`."""
        await self._change_by(user_id, lambda now: dealing.begin_cut(now, user_id))

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
