"""What there is to know about one table: its match, its chance, its record; reading it changes nothing.

Of chance: the secret, draws and cuts. Of the record: its text and files, and what its packs are checked against. That
asks the journal, and works on the answer in a thread: a long match takes a while.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from engine.core.actions import Action
from engine.core.chance.seating import DealerDraw, Draw
from engine.core.errors import IllegalAction
from engine.core.game import AnyGame, DealFacts, DealResult
from engine.core.view import SPECTATOR, View
from engine.players.turns import Question, questions
from engine.records.record import Record
from engine.records.replay import departure
from engine.running import exports
from engine.running.services import Services
from engine.running.transaction import Transactions
from engine.store.replaying import read_snapshot
from engine.store.rows import Stored
from engine.table.decisions import dealing, forgetting, lobby, partners, play, rematch
from engine.table.decisions.shares import Share
from engine.table.model.errors import Refusal, Refused
from engine.table.model.people import Occupant, Seats, Stint, people_on
from engine.table.model.proposal import Proposal, ProposalKind, Stake, Wait
from engine.table.model.setup import Origin, Setup
from engine.table.model.snapshot import Snapshot
from engine.table.model.status import Pause, Status, Stop
from engine.table.proposals import claiming, match_length, proposals, waiting


class TableFacts:
    """Facts about the table as it is now, and never anything that would reveal a card that is still hidden."""

    _services: Services
    _transactions: Transactions

    @property
    def _now(self) -> Snapshot:
        """The table with all its secrets."""
        return self._transactions.snapshot

    @property
    def id(self) -> int:
        """Number of the table, from 1."""
        return self._now.id

    @property
    def position(self) -> object:
        """The table as it is now, only to be compared: the same object until anything about it changes."""
        return self._now

    @property
    def setup(self) -> Setup:
        return self._now.setup

    @property
    def ever_seated(self) -> frozenset[int]:
        """The ids of the people who sit here or sat here during play."""
        now = self._now
        return people_on(now.seats) | {one.user_id for one in now.stints if one.user_id is not None}

    @property
    def game(self) -> AnyGame:
        return self._now.game

    @property
    def status(self) -> Status:
        return self._now.status

    @property
    def is_closed(self) -> bool:
        """Whether it is over, and its end has been shown."""
        return self._now.closed

    @property
    def seats(self) -> Seats:
        """The occupant of each seat, None if it is empty; seat 1 first."""
        return self._now.seats

    @property
    def dummy(self) -> int | None:
        """The seat nobody sits on, because its partner plays its cards, if the game has one."""
        return self._now.dummy

    @property
    def free_seats(self) -> tuple[int, ...]:
        """The seats somebody could sit down on before the start."""
        return self._now.free_seats

    @property
    def has_partners(self) -> bool:
        """Whether people play together by the seats they choose."""
        return partners.has_partners(self._now)

    @property
    def draws_partners(self) -> bool:
        """Whether cards decide at the start who plays with whom."""
        return partners.are_drawn(self._now)

    @property
    def number(self) -> int:
        """Journal entries so far, deals included."""
        return self._now.number

    def turn_number(self, seat: int) -> int:
        """What this seat's buttons carry: the journal entry since which it may act as it may now.

        It stays the same while another seat acts in a window for several. For a seat that may not act, it is the newest
        entry.
        """
        return self._now.turn_number(seat)

    @property
    def is_between_deals(self) -> bool:
        """Whether the next deal may be dealt, or the first."""
        return self._now.is_between_deals

    @property
    def message_ids(self) -> Mapping[str, tuple[int, int]]:
        """Kind -> (channel id, message id), as set by `set_message`; kept across restarts."""
        return self._now.messages

    @property
    def deal(self) -> int:
        """Number of the deal on the table, 0 before the first."""
        return self._now.state.match.deal if self._now.state else 0

    @property
    def score(self) -> tuple[int, ...]:
        """Each seat's score, in the game's unit, after the last finished deal; empty before the first deal."""
        state = self._now.state
        if state is None:
            return ()
        return tuple((state.outcome.match if state.outcome else state.match).score)

    @property
    def standing(self) -> tuple[tuple[int, ...], ...]:
        """For each seat, the figures that decide the match, after the last finished deal; empty before the first."""
        state = self._now.state
        if state is None:
            return ()
        return self.game.standing(state.outcome.match if state.outcome else state.match)

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats that won; empty until the match is over. If it was ended early, those that stood best."""
        return self._now.winners

    @property
    def last_deal(self) -> int | None:
        """The deal after which the match ends by agreement; None if it ends as its rules say."""
        return self._now.last_deal

    @property
    def wait(self) -> Wait | None:
        """Since when the table, which has no clock, waits for those on turn, and whether they were asked for one."""
        return waiting.wait_of(self._now)

    def must_be_askable(self, user_id: int) -> None:
        """Raises Refused if this person cannot ask those on turn for a clock now."""
        waiting.ask(self._now, user_id, self._services.now())

    def must_be_unanswered(self, user_id: int) -> None:
        """Raises Refused if this person cannot end the match because nobody has answered."""
        waiting.given_up_on(self._now, user_id, self._services.now())

    @property
    def forfeited(self) -> frozenset[int]:
        """The seats that lost the match because somebody of their side did not come."""
        return self._now.forfeited

    @property
    def lengths_now(self) -> tuple[tuple[str, str], ...]:
        """The options that set how long the match is, and their values."""
        return tuple((spec.name, value) for spec, value in match_length.lengths(self._now))

    @property
    def is_cut_short(self) -> bool:
        """Whether the match ended by agreement while its rules would have gone on."""
        return self._now.is_cut_short

    @property
    def result(self) -> DealResult | None:
        """Result of the deal on the table, None until it is over."""
        state = self._now.state
        return state.outcome.result if state and state.outcome else None

    @property
    def deal_facts(self) -> DealFacts | None:
        """What the deal on the table was about, None until it is over."""
        state = self._now.state
        return self.game.deal_facts(state) if state and state.outcome else None

    @property
    def actors(self) -> tuple[int, ...]:
        """Seats on turn, as everybody may know; empty between deals and when nothing is played.

        Another seat may also have something to do, but only its own `legal` tells.
        """
        return self._now.actors

    @property
    def plays_itself(self) -> bool:
        """Whether nobody chooses anything any more in this deal, so that the last cards fall by themselves."""
        return self._now.last_card is not None

    @property
    def deadline(self) -> float | None:
        """When the clock plays for the person to move, or deals next (UTC epoch, seconds); None: never."""
        return self._now.deadline

    def reserve_of(self, seat: int) -> float:
        """How many seconds of its reserve this seat had left when its last turn ended."""
        return self._now.reserve_of(seat)

    @property
    def turn_ends(self) -> float | None:
        """When those on turn begin to use their reserve (UTC epoch, seconds); None: there is none, or nobody's runs."""
        return self._now.turn_ends

    @property
    def ended_at(self) -> float | None:
        """When the match was over or stopped (UTC epoch, seconds); None if it is still going on."""
        return self._now.ended_at

    @property
    def paused(self) -> Pause | None:
        """Why the match is paused; None if it is not."""
        return self._now.paused

    @property
    def proposal(self) -> Proposal | None:
        """What is proposed to the people at the table."""
        return self._now.proposal

    @property
    def missing_answers(self) -> frozenset[int]:
        """The seats that have yet to answer the proposal."""
        return proposals.missing(self._now)

    @property
    def stints(self) -> tuple[Stint, ...]:
        """Who sat there at the start and who came onto which seat during play, oldest first."""
        return self._now.stints

    @property
    def shares(self) -> Mapping[int, tuple[Share, ...]]:
        """For each seat, who was dealt which deals so far, and whose its result is if that deal is the last.

        None before the first deal. Whoever came first stands first.
        """
        return play.shares_of(self._now) if self.deal else {}

    @property
    def stopped(self) -> Stop | None:
        """How, by whom and why the table was stopped; None if it was not."""
        return self._now.stopped

    def seats_to_take(self, user_id: int) -> tuple[int, ...]:
        """The seats that this person may take over during play, the ones where they sat before first."""
        kept_out = self._services.blocks.keeping_out(self._now, user_id)
        return lobby.seats_to_take(self._now, user_id, self._services.marks.known_key, kept_out)

    @property
    def expires(self) -> float | None:
        """When the table stops by itself if nothing happens there (UTC epoch, seconds); None: never."""
        return self._now.expires

    def seat_of(self, user_id: int) -> int | None:
        """The seat of this person."""
        return self._now.seat_of(user_id)

    def own_seat(self, user_id: int) -> int:
        """The seat of this person; raises Refused(not-seated)."""
        return self._now.own_seat(user_id)

    def must_be_live(self) -> None:
        """Raises Refused(table-over)."""
        self._now.must_be_live()

    def occupant(self, seat: int) -> Occupant | None:
        """Who sits on this seat; raises Refused(no-such-seat)."""
        return self._now.occupant(seat)

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

    def seats_again(self, others: bool = False) -> Mapping[int, int]:
        """The rematch seat of each person who may play again; raises Refused(no-partners)."""
        return rematch.seats_again(self._now, others)

    @property
    def allows_hints(self) -> bool:
        """Whether people may ask what a strong player would do."""
        return play.hints_are_allowed(self._now)

    def question(self, seat: int) -> Question | None:
        """What a computer would be asked in the place of this seat; None if it may do nothing now. Raises like `view`.

        It holds nothing that whoever sits there may not know.
        """
        self.view(seat)
        if not self._now.is_in_deal:
            return None
        return next((one for one in questions(self.game, self._now.state) if one.seat == seat), None)

    def why_not(self, seat: int, action: Action) -> IllegalAction | None:
        """Why the rules forbid this seat an action now; None if it is legal. Raises like `view`. Changes nothing."""
        self.view(seat)
        return play.why_not(self._now, seat, action)

    def is_known(self, user_id: int) -> bool:
        """Whether anything here names this person."""
        return forgetting.is_known(self._now, user_id)

    def must_be_proposable(self, user_id: int, kind: ProposalKind, about: str = "") -> None:
        """Raise Refused if this person cannot propose this now."""
        proposals.must_be_proposable(self._now, user_id, kind, about)

    def stake(self, seat: int) -> Stake:
        """What becomes of the deal if this seat's side gives it up."""
        return claiming.stake(self._now, seat)

    def claim_is_certain(self, user_id: int) -> bool:
        """Whether all remaining tricks would surely go to this person, as far as they can know.

        Raises Refused if no claim is possible now.
        """
        self._now.must_be(Status.PLAYING)
        return claiming.is_certain(self._now, self._now.own_seat(user_id))

    @property
    def taken_back_until(self) -> float | None:
        """Until when the last action may be taken back (UTC epoch, seconds); None: not at all."""
        return self._now.taken_back_until

    @property
    def last_actor(self) -> int | None:
        """The seat that acted last in this deal, unless it took the action back."""
        return self._now.last.seat if self._now.last else None

    def own_action(self, seat: int) -> Action | None:
        """The newest action of this deal, if the person on this seat took it."""
        last = self._now.last
        return last.action if last is not None and last.is_of_person(seat) else None

    @property
    def taken_back(self) -> int:
        """The newest journal entry by which an action of this deal was taken back; 0: there is none."""
        return self._now.taken_back

    @property
    def awaits_digest(self) -> bool:
        """Whether the match has started and its digest is being posted."""
        return self._now.awaits_digest

    @property
    def digest(self) -> str | None:
        """The SHA-256 of the match's secret and of what is settled with it, for everybody.

        None before the start, and in matches without a secret.
        """
        return self._now.commitment.digest if self._now.commitment else None

    @property
    def drawn_as(self) -> str | None:
        """How partners or the first dealer are drawn, as the digest settles it too; None where it does not."""
        return dealing.drawn_as(self._now) if self._now.commitment and self._now.commitment.terms else None

    @property
    def digest_message(self) -> tuple[int, int] | None:
        """Channel and id of the message with the digest; None if it has no message of its own."""
        return self._now.commitment.message if self._now.commitment else None

    @property
    def is_unproved(self) -> bool:
        """Whether the digest could not be posted before the first deal."""
        return self._now.commitment is not None and self._now.commitment.is_unproved

    @property
    def drawn(self) -> Draw | None:
        """The draw of partners; its people are numbered by the seats of the lobby, from 0."""
        return self._now.drawn.draw if self._now.drawn else None

    @property
    def drawn_names(self) -> tuple[str, ...]:
        """The names of the people of `drawn`, in their order."""
        return self._now.drawn.names if self._now.drawn else ()

    @property
    def dealer_draw(self) -> DealerDraw | None:
        """The draw for the dealer of the deal on the table, if there was one; kept across restarts."""
        return self._now.dealer_draw

    @property
    def next_draw(self) -> DealerDraw | None:
        """Between deals: the draw for the dealer of the next, if there is one."""
        return dealing.next_draw(self._now)

    @property
    def cutter(self) -> int | None:
        """Between deals: the seat of the person whose cut the others wait for; None: nobody waits."""
        return dealing.cutter_at(self._now)

    @property
    def may_cut(self) -> int | None:
        """Between deals: the seat of the person who may cut the pack for the next; None: only chance does."""
        return dealing.may_cut(self._now)

    @property
    def cuts(self) -> range:
        """How many cards may be cut off."""
        return self._now.cuts

    @property
    def cut_by(self) -> int | None:
        """Who cut the pack of the deal on the table; None: only chance. Kept across restarts."""
        return self._now.cut.seat if self._now.cut else None

    @property
    def cut_cards(self) -> int | None:
        """How many cards were cut off that pack.

        None until the deal is over, and if the pack was shuffled and only chance cut.
        """
        now = self._now
        return now.cut.cards if now.cut and self._is_deal_over and (now.cut.seat or not now.cut.shuffled) else None

    @property
    def cut_words(self) -> str:
        """What was said with that cut; empty until the deal is over."""
        return self._now.cut.words if self._now.cut and self._is_deal_over else ""

    @property
    def _is_deal_over(self) -> bool:
        return self._now.state is not None and self._now.state.outcome is not None

    def must_be_cutter(self, user_id: int) -> None:
        """Raise Refused if this person may not cut now."""
        dealing.must_be_cutter(self._now, user_id)

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
