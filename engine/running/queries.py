"""What there is to know about one table: its match, its chance, its record; reading it changes nothing.

Of chance: the secret, draws and cuts. Of the record: its text and files, and what its packs are checked against. That
asks the journal, and works on the answer in a thread: a long match takes a while.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from engine.core.actions import Action
from engine.core.errors import IllegalAction
from engine.core.game import DealResult
from engine.core.view import SPECTATOR, View
from engine.players.turns import Question, question_to
from engine.records.record import Record
from engine.records.replay import departure
from engine.running import exports
from engine.running.services import Services
from engine.running.transaction import Transactions
from engine.store.replaying import read_snapshot
from engine.store.rows import Stored
from engine.table.decisions import dealing, forgetting, lobby, partners, play, rematch
from engine.table.model.errors import Refusal, Refused
from engine.table.model.people import people_on
from engine.table.model.setup import Origin
from engine.table.model.snapshot import Snapshot
from engine.table.model.status import Status
from engine.table.proposals import claiming, match_length, proposals, waiting

Value = TypeVar("Value")


class Fact(Generic[Value]):
    """Something about a table, read from it as it is now."""

    def __init__(self, read: Callable[[Snapshot], Value]) -> None:
        self._read = read

    def __get__(self, table: TableFacts, _: type[TableFacts]) -> Value:
        return self._read(table._now)


P = ParamSpec("P")


def asked(about: Callable[Concatenate[Snapshot, P], Value]) -> Callable[Concatenate[TableFacts, P], Value]:
    """A method that answers this about the table as it is now."""

    @wraps(about)
    def ask(table: TableFacts, /, *given: P.args, **named: P.kwargs) -> Value:
        return about(table._now, *given, **named)

    return ask


class TableFacts:
    """Facts about the table as it is now, and never anything that would reveal a card that is still hidden.

    What a `Snapshot` has under the same name is explained there.
    """

    _services: Services
    _transactions: Transactions

    @property
    def _now(self) -> Snapshot:
        """The table with all its secrets."""
        return self._transactions.snapshot

    position: Fact[object] = Fact(lambda now: now)
    """The table as it is now, only to be compared: the same object until anything about it changes."""
    id = Fact(lambda now: now.id)
    """Number of the table, from 1."""
    setup = Fact(lambda now: now.setup)
    game = Fact(lambda now: now.game)
    status = Fact(lambda now: now.status)
    must_be_live = asked(Snapshot.must_be_live)
    must_be_host = asked(Snapshot.must_be_host)
    is_closed = Fact(lambda now: now.closed)
    """Whether it is over, and its end has been shown."""
    message_ids = Fact(lambda now: now.messages)
    """Kind -> (channel id, message id), as set by `set_message`; kept across restarts."""
    expires = Fact(lambda now: now.expires)
    ended_at = Fact(lambda now: now.ended_at)
    """When the match was over or stopped (UTC epoch, seconds); None if it is still going on."""
    stopped = Fact(lambda now: now.stopped)

    seats = Fact(lambda now: now.seats)
    """The occupant of each seat, None if it is empty; seat 1 first."""
    people = Fact(lambda now: now.people)
    host = Fact(lambda now: now.host)
    dummy = Fact(lambda now: now.dummy)
    sides = Fact(lambda now: now.sides)
    free_seats = Fact(lambda now: now.free_seats)
    seat_of = asked(Snapshot.seat_of)
    own_seat = asked(Snapshot.own_seat)
    occupant = asked(Snapshot.occupant)
    is_known = asked(forgetting.is_known)
    seats_again = asked(rematch.seats_again)
    stints = Fact(lambda now: now.stints)
    has_partners = Fact(partners.has_partners)
    draws_partners = Fact(lambda now: now.partners_drawn_by is not None)
    """Whether cards decide at the start who plays with whom."""

    number = Fact(lambda now: now.number)
    turn_number = asked(Snapshot.turn_number)
    """What a seat's buttons carry: the journal entry since which it may act as it may now.

    It stays the same while another seat acts in a window for several. For a seat that may not act, it is the newest
    entry.
    """
    deal = Fact(lambda now: now.deal)
    actors = Fact(lambda now: now.actors)
    """Seats on turn, as everybody may know; empty between deals and when nothing is played.

    Another seat may also have something to do, but only its own `legal` tells.
    """
    is_between_deals = Fact(lambda now: now.is_between_deals)
    plays_itself = Fact(lambda now: now.last_card is not None)
    """Whether nobody chooses anything any more in this deal, so that the last cards fall by themselves."""
    taken_back = Fact(lambda now: now.taken_back)
    taken_back_until = Fact(lambda now: now.taken_back_until)
    allows_hints = Fact(play.hints_are_allowed)

    score: Fact[tuple[int, ...]] = Fact(lambda now: tuple(_match(now).score) if now.deal else ())
    """Each seat's score, in the game's unit, after the last finished deal; empty before the first deal."""
    standing = Fact(lambda now: now.game.standing(_match(now)) if now.deal else ())
    """For each seat, the figures that decide the match, after the last finished deal; empty before the first."""
    result: Fact[DealResult | None] = Fact(lambda now: now.state.outcome.result if now.is_deal_over else None)
    """Result of the deal on the table, None until it is over."""
    deal_facts = Fact(lambda now: now.game.deal_facts(now.state) if now.is_deal_over else None)
    """What the deal on the table was about, None until it is over."""
    shares = Fact(lambda now: play.shares_of(now) if now.deal else {})
    """For each seat, who was dealt which deals so far, and whose its result is if that deal is the last.

    None before the first deal. Whoever came first stands first.
    """
    winners = Fact(lambda now: now.winners)
    forfeited = Fact(lambda now: now.forfeited)
    last_deal = Fact(lambda now: now.last_deal)
    is_cut_short = Fact(lambda now: now.is_cut_short)
    lengths_now = Fact(lambda now: tuple((spec.name, value) for spec, value in match_length.lengths(now)))
    """The options that set how long the match is, and their values."""

    deadline = Fact(lambda now: now.deadline)
    """When the clock plays for the person to move, or deals next (UTC epoch, seconds); None: never."""
    reserve_of = asked(Snapshot.reserve_of)
    turn_ends = Fact(lambda now: now.turn_ends)
    wait = Fact(waiting.wait_of)
    paused = Fact(lambda now: now.paused)
    proposal = Fact(lambda now: now.proposal)
    missing_answers = Fact(proposals.missing)
    must_be_proposable = asked(proposals.must_be_proposable)
    stake = asked(claiming.stake)

    awaits_digest = Fact(lambda now: now.awaits_digest)
    digest = Fact(lambda now: now.commitment.digest if now.commitment else None)
    """The SHA-256 of the match's secret and of what is settled with it, for everybody.

    None before the start, and in matches without a secret.
    """
    digest_message = Fact(lambda now: now.commitment.message if now.commitment else None)
    """Channel and id of the message with the digest; None if it has no message of its own."""
    is_unproved = Fact(lambda now: now.commitment is not None and now.commitment.is_unproved)
    """Whether the digest could not be posted before the first deal."""
    drawn_as = Fact(lambda now: dealing.drawn_as(now) if now.commitment and now.commitment.terms else None)
    """How partners or the first dealer are drawn, as the digest settles it too; None where it does not."""
    drawn = Fact(lambda now: now.drawn.draw if now.drawn else None)
    """The draw of partners; its people are numbered by the seats of the lobby, from 0."""
    drawn_names: Fact[tuple[str, ...]] = Fact(lambda now: now.drawn.names if now.drawn else ())
    """The names of the people of `drawn`, in their order."""
    dealer_draw = Fact(lambda now: now.dealer_draw)
    next_draw = Fact(dealing.next_draw)

    cutter = Fact(dealing.cutter_at)
    may_cut = Fact(dealing.may_cut)
    must_be_cutter = asked(dealing.must_be_cutter)
    cuts = Fact(lambda now: now.cuts)
    cut_by = Fact(lambda now: now.cut.seat if now.cut else None)
    """Who cut the pack of the deal on the table; None: only chance. Kept across restarts."""
    cut_cards = Fact(
        lambda now: now.cut.cards if now.cut and now.is_deal_over and (now.cut.seat or not now.cut.shuffled) else None
    )
    """How many cards were cut off that pack.

    None until the deal is over, and if the pack was shuffled and only chance cut.
    """
    cut_words = Fact(lambda now: now.cut.words if now.cut and now.is_deal_over else "")
    """What was said with that cut; empty until the deal is over."""

    @property
    def ever_seated(self) -> frozenset[int]:
        """The ids of the people who sit here or sat here during play."""
        return people_on(self._now.seats) | {one.user_id for one in self._now.stints if one.user_id is not None}

    def must_be_askable(self, user_id: int) -> None:
        """Raises Refused if this person cannot ask those on turn for a clock now."""
        waiting.ask(self._now, user_id, self._services.now())

    def must_be_unanswered(self, user_id: int) -> None:
        """Raises Refused if this person cannot end the match because nobody has answered."""
        waiting.given_up_on(self._now, user_id, self._services.now())

    def seats_to_take(self, user_id: int) -> tuple[int, ...]:
        """The seats that this person may take over during play, the ones where they sat before first."""
        kept_out = self._services.blocks.keeping_out(self._now, user_id)
        return lobby.seats_to_take(self._now, user_id, self._services.marks.known_key, kept_out)

    def view(self, seat: int) -> View:
        """What this seat may know, 0 for a spectator; raises Refused(not-started, not-dealt, no-such-seat)."""
        now = self._now
        if now.state is None:
            raise Refused(Refusal.NOT_DEALT if now.status is Status.PLAYING else Refusal.NOT_STARTED)
        if seat != SPECTATOR:
            now.occupant(seat)
        view: View = now.game.view(now.state, seat)
        return view

    def legal(self, seat: int) -> tuple[Action, ...]:
        """What this seat may do now, perhaps out of turn; raises like `view`."""
        view = self.view(seat)
        return self.game.legal_actions(view) if self.status is Status.PLAYING else ()

    def rematch(self, by: int, previous: int, others: bool) -> Snapshot:
        """The table of the match after this one, see `engine.table.decisions.rematch.opened`."""
        return rematch.opened(self._now, by, previous, others)

    def question(self, seat: int) -> Question | None:
        """What a computer would be asked in the place of this seat; None if it may do nothing now. Raises like `view`.

        It holds nothing that whoever sits there may not know.
        """
        self.view(seat)
        return question_to(self.game, self._now.state, seat) if self._now.is_in_deal else None

    def why_not(self, seat: int, action: Action) -> IllegalAction | None:
        """Why the rules forbid this seat an action now; None if it is legal. Raises like `view`. Changes nothing."""
        self.view(seat)
        return play.why_not(self._now, seat, action)

    def claim_is_certain(self, user_id: int) -> bool:
        """Whether all remaining tricks would surely go to this person, as far as they can know.

        Raises Refused if no claim is possible now.
        """
        self._now.must_be(Status.PLAYING)
        return claiming.is_certain(self._now, self._now.own_seat(user_id))

    def own_action(self, seat: int) -> Action | None:
        """The newest action of this deal, if the person on this seat took it."""
        last = self._now.last
        return last.action if last is not None and last.is_of_person(seat) else None

    async def may_be_told(self) -> bool:
        """Whether the cards of its finished deals are secrets to nobody: no other table may still play them."""
        same, services = self._now.setup.same_deals, self._services
        return same is None or await services.journal.may_be_told(same, services.now())

    async def record(self) -> str:
        """The match in the notation of docs/records.md; while it goes on, without the deal on the table.

        Raises Refused(not-started, still-played).
        """
        return await asyncio.to_thread(exports.text_of, await self.recorded())

    async def recorded(self) -> Record:
        """The same record, ready to be replayed, with the edition of the rules it follows.

        Raises Refused(not-started, still-played).
        """
        await self._must_be_told()
        # In this order, because what is known of the table must not be older than what is read, or a deal might seem
        # over.
        stored = await self._stored()
        return await asyncio.to_thread(exports.record_of, self._now, stored)

    async def departure(self) -> int | None:
        """The first deal that goes otherwise under the newest edition of the rules.

        Raises Refused(not-started, still-played).
        """
        return await asyncio.to_thread(departure, await self.recorded())

    async def files(self) -> Mapping[str, str]:
        """All files of a match, text by file name.

        That is its record, deals of 52 cards as PBN, and what its packs are checked against once it is over. There are
        none while others may still play these deals. Raises Refused(not-started).
        """
        if not await self.may_be_told():
            return {}
        stored = await self._stored()
        return await asyncio.to_thread(exports.files_of, self._now, stored)

    async def proof(self) -> exports.Proof | None:
        """What the packs of the match are checked against.

        None while it goes on, while others may still play these deals, or if it has no secret. Raises
        Refused(not-started).
        """
        if not await self.may_be_told():
            return None
        return await asyncio.to_thread(exports.proof_of, self._now, await self._stored())

    async def origin(self, deal: int, step: int) -> Origin:
        """The position of the finished match after so many actions of a deal.

        Raises Refused(not-over, still-played, no-position).
        """
        if self._now.status is not Status.OVER:
            raise Refused(Refusal.NOT_OVER, table=self.id)
        await self._must_be_told()
        return await asyncio.to_thread(exports.origin_of, self._now, await self._stored(), deal, step)

    async def _must_be_told(self) -> None:
        if not await self.may_be_told():
            raise Refused(Refusal.STILL_PLAYED)

    async def _stored(self) -> Stored:
        stored = await self._services.journal.load(self.id)
        if stored is None or not stored.entries:
            raise Refused(Refusal.NOT_STARTED)
        return stored

    async def _whole(self) -> tuple[Snapshot, Record]:
        """The table and its match including the deal on the table, which nobody must see."""
        stored = await self._stored()
        now = await asyncio.to_thread(read_snapshot, stored)
        return now, await asyncio.to_thread(exports.whole_record_of, now, stored)


def _match(now: Snapshot) -> Any:
    """The standing after the last finished deal; the first must have been dealt."""
    return now.state.outcome.match if now.is_deal_over else now.state.match
