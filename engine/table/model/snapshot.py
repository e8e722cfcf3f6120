"""A table at one moment, how another follows from it, and what is saved of it together. Immutable, without I/O.

It is all there is to know about a table, its secrets included. The pure functions of `decisions` and `proposals` make
changes of it: the state afterwards, and what is told and kept along with it. `Transactions` saves and announces them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from engine.core.actions import Action, Event, EventType
from engine.core.chance.packs import cuts_of
from engine.core.chance.seating import DealerDraw, DrawnBy
from engine.core.game import AnyGame, DealFacts, Step
from engine.core.registry import GAMES
from engine.core.view import SPECTATOR
from engine.table.model.commitment import Commitment, Drawn
from engine.table.model.entries import Cut, Entry, Pack
from engine.table.model.errors import Refusal, Refused
from engine.table.model.marks import Mark, MarkKey
from engine.table.model.news import By, News
from engine.table.model.people import Occupant, Seats, Stint
from engine.table.model.proposal import Proposal, Wait
from engine.table.model.setup import Setup
from engine.table.model.status import Pause, Status, Stop


class Last(NamedTuple):
    """The newest action, with what is needed to take it back."""

    seat: int
    action: Action
    by: By
    state: Any
    """The position before it."""
    turns: tuple[int, ...]
    """The `turns` before it."""
    events: tuple[Event, ...]
    is_anew: bool
    """The same seat had just taken back what it did here before."""
    at: float = 0.0
    """When it was saved."""

    def is_of_person(self, seat: int) -> bool:
        """Whether the person on this seat took it themselves."""
        return self.seat == seat and self.by is By.PERSON


class Moment(NamedTuple):
    """What every entry of the journal changes: where the match stands after it."""

    state: Any
    """Position of the deal on the table; None in the lobby."""
    number: int
    """Journal entries so far."""
    turns: tuple[int, ...]
    """For each seat that may act, the journal entry since which it may; 0 for the others."""
    last: Last | None
    """The newest action; None right after a deal, and after an action was taken back."""
    taken_back: int
    """The newest journal entry by which an action was taken back."""

    def at(self, game: AnyGame, state: Any, turns: Sequence[int], last: Last | None = None) -> Moment:
        """One entry later, in this position; `turns`: for each seat since when it may act, 0 if it has not so far."""
        number, actors = self.number + 1, game.actors(state)
        since = tuple([(turn or number) if seat in actors else 0 for seat, turn in enumerate(turns, 1)])
        return Moment(state, number, since, last, self.taken_back)

    def dealt(self, game: AnyGame, state: Any, seats: int) -> Moment:
        """One entry later, with the next deal on the table; what was taken back before does not matter now."""
        return self._replace(taken_back=0).at(game, state, (0,) * seats)

    def after_action(
        self, game: AnyGame, seat: int, action: Action, step: Step[Any], by: By, at: float = 0.0
    ) -> Moment:
        """One entry later, after an action of this seat that led to `step` and was saved at this time.

        If several seats may act, or one may act out of turn, another seat's action starts no new turn for them: their
        buttons stay valid, even if the seat comes to be on turn meanwhile. A seat's own action always starts a new turn
        for it.
        """
        last = Last(seat, action, by, self.state, self.turns, step.events, self.taken_back == self.number, at)
        goes_on = self.state.phase is step.state.phase
        turns = (*self.turns[: seat - 1], 0, *self.turns[seat:]) if goes_on else (0,) * len(self.turns)
        return self.at(game, step.state, turns, last)

    def before_last(self) -> Moment:
        """One entry later, with the newest action taken back; raises ValueError if there is none."""
        if self.last is None:
            raise ValueError("there is no action to take back")
        seat, number = self.last.seat, self.number + 1
        turns = (*self.last.turns[: seat - 1], number, *self.last.turns[seat:])
        return Moment(self.last.state, number, turns, None, number)


_TELL_NO_CARD: Final = frozenset((EventType.TRICK, EventType.TRUMP, EventType.CONTRACT, EventType.DOUBLED))
"""Events that show or give nobody a card they did not know before."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The values of a table at one moment, what follows from them, and the checks and steps that changes need."""

    id: int
    revision: int
    """Counts the saved changes; every change names the revision it was made from."""
    setup: Setup
    status: Status
    seats: Seats
    number: int = 0
    """Journal entries so far."""
    dealer: int | None = None
    """Who dealt the first deal."""
    drawn: Drawn | None = None
    commitment: Commitment | None = None
    """None before the start, and in matches from before there were secrets, where chance shuffles."""
    key: bytes | None = field(default=None, repr=False)
    """The key for draws, packs and cuts; None: nothing may be drawn or dealt yet, or chance decides."""
    dealer_draw: DealerDraw | None = None
    """The draw for the dealer of the deal on the table, if there was one."""
    cut: Cut | None = None
    """The cut for the deal on the table; None in matches without a secret if the pack was shuffled."""
    is_cutting: bool = False
    """Between deals: whoever may cut has the pack in hand, and got time for it; not saved."""
    state: Any = None
    """Position of the deal on the table; None in the lobby."""
    turns: tuple[int, ...] = ()
    """For each seat that may act, the journal entry since which it may; 0 for the others."""
    deadline: float | None = None
    reminder: float | None = None
    """When the person to move is to be reminded; None: never, or already done."""
    reserve_used: tuple[float, ...] = ()
    """Per seat how many seconds of its reserve are used up; empty: none of any."""
    ended_at: float | None = None
    asked: int = 0
    """The entry at which the computers that may act out of turn were asked and declined; not saved."""
    last: Last | None = None
    """None right after a deal, and after an action was taken back."""
    taken_back: int = 0
    """The newest journal entry by which an action was taken back."""
    closed: bool = False
    """The end has been shown: nothing is left to do after a restart."""
    messages: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    paused: Pause | None = None
    """Why the match is paused; None if it is not."""
    proposal: Proposal | None = None
    """A proposal that the others have not all answered."""
    refused: Proposal | None = None
    """The newest claim or concession that failed; not saved."""
    removed: Mapping[int | str, float] = field(default_factory=dict)
    """Id of people the host removed before the match -> until when they cannot sit down; not saved.

    Those forgotten since have their mark (`Purpose.REMOVED`) instead of an id.
    """
    expires: float | None = None
    """When the table stops by itself because nobody does anything there; None: never."""
    stopped: Stop | None = None
    """How it was stopped; None if it was not."""
    last_deal: int | None = None
    """The deal after which the match ends by agreement; None if it ends as its rules say."""
    wait: Wait | None = None
    """At a table without a clock: that people are waited for."""
    forfeited: frozenset[int] = frozenset()
    """The seats that lost the match because somebody of their side did not come."""
    stints: tuple[Stint, ...] = ()
    """Who came onto which seat, oldest first: everybody at the start, then the people who took over during play."""
    marks: tuple[Mark, ...] = ()
    """Hands of the deal being played that were seen by people about whom nothing else is known any more."""

    @property
    def game(self) -> AnyGame:
        return GAMES[self.setup.game]

    @property
    def moment(self) -> Moment:
        """Where the match stands."""
        return Moment(self.state, self.number, self.turns, self.last, self.taken_back)

    @property
    def sides(self) -> tuple[int, ...]:
        """Per seat the number of its side in the match, from 0."""
        return self.game.sides(self.setup.options)

    @property
    def partners_drawn_by(self) -> DrawnBy | None:
        """How cards decide at the start who plays with whom; None: they do not."""
        by = dict(self.setup.options.values()).get("seats_by")
        return DrawnBy(by) if by in set(DrawnBy) else None

    @property
    def dummy(self) -> int | None:
        """The seat nobody sits on, if the game has one."""
        return self.game.dummy(self.setup.options)

    @property
    def places(self) -> int:
        """How many can sit at the table."""
        return len(self.seats) - (self.dummy is not None)

    @property
    def level(self) -> str:
        """The computer player that sits down if no other is named: as the last one here, else as the host wants it."""
        last = next((one for one in reversed(self.seats) if one and not one.is_person), None)
        one = last or self.host
        return "normal" if one is None else one.player

    @property
    def people(self) -> tuple[Occupant, ...]:
        """Who sits here, but for computers, in the order of the seats."""
        return tuple(one for one in self.seats if one and one.is_person)

    @property
    def host(self) -> Occupant | None:
        """The host, if they sit here."""
        return next((one for one in self.people if one.user_id == self.setup.host_id), None)

    @property
    def present(self) -> frozenset[int]:
        """The seats of the people for whom no computer acts."""
        return frozenset(seat for seat, one in enumerate(self.seats, 1) if one and not one.is_automatic)

    @property
    def there(self) -> frozenset[int]:
        """The seats of the people who are there, including those only the host counts as away."""
        return frozenset(seat for seat, one in enumerate(self.seats, 1) if one and one.is_there)

    @property
    def free_seats(self) -> tuple[int, ...]:
        """The seats somebody could sit down on."""
        dummy = self.dummy
        return tuple(seat for seat, one in enumerate(self.seats, 1) if one is None and seat != dummy)

    @property
    def is_to_start(self) -> bool:
        """Whether the match should start by itself now."""
        return self.status is Status.LOBBY and self.setup.starts_when_full and not self.free_seats

    @property
    def actors(self) -> tuple[int, ...]:
        """Seats on turn, as everybody can see. Which other seats may act, out of turn, is their secret."""
        return self.game.due(self.state) if self.is_in_deal else ()

    @property
    def awaits_digest(self) -> bool:
        """Whether the match has started, and its digest has to be posted before anything else."""
        return self.status is Status.PLAYING and self.commitment is not None and not self.commitment.is_settled

    @property
    def deal(self) -> int:
        """The number of the deal on the table, 0 before the first."""
        return self.state.match.deal if self.state is not None else 0

    @property
    def is_deal_over(self) -> bool:
        """Whether a finished deal is on the table."""
        return self.state is not None and self.state.outcome is not None

    @property
    def is_in_deal(self) -> bool:
        """Whether a match is being played and a deal, perhaps finished, is on the table."""
        return self.status is Status.PLAYING and self.state is not None

    @property
    def is_deal_on(self) -> bool:
        """Whether a match is being played, and a deal on the table that is not over."""
        return self.is_in_deal and not self.is_deal_over

    @property
    def is_between_deals(self) -> bool:
        """Whether the next deal may be dealt, or the first."""
        if self.status is not Status.PLAYING or self.awaits_digest:
            return False
        return self.state is None or self.state.outcome is not None

    @property
    def is_given(self) -> bool:
        """Whether what comes next is not chance but the position of another match, which is played on from."""
        return self.state is None and self.setup.origin is not None

    @property
    def next_match(self) -> Any:
        """The standing before the next deal."""
        if self.state is None:
            return self.game.begin(self.setup.options, self.dealer or 1)
        return self.state.outcome.match

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; empty until the match is over. If it was ended early, those that stood best."""
        outcome = self.state.outcome if self.state is not None else None
        by_rules = not self.forfeited and outcome is not None and outcome.match.winners
        if outcome is None or by_rules or self.status is not Status.OVER:
            return () if outcome is None else tuple(outcome.match.winners)
        return tuple(seat for seat, place in enumerate(self.final_places, 1) if place == 1)

    @property
    def final_places(self) -> tuple[int, ...]:
        """Each seat's place in a match that is over, as `Game.placing`; whoever did not come is behind the others."""
        standing = tuple(enumerate(self.game.placing(self.state.outcome.match), 1))
        own = [(seat in self.forfeited, place) for seat, place in standing]
        sides = dict(zip(self.sides, own, strict=True)).values()
        return tuple(1 + sum(other < one for other in sides) for one in own)

    @property
    def is_cut_short(self) -> bool:
        """Whether the match ended by agreement while its rules would have gone on."""
        return self.status is Status.OVER and not self.state.outcome.match.winners

    @property
    def cuts(self) -> range:
        """How many cards may be cut off."""
        return cuts_of(self.game, self.setup.options)

    @property
    def forced(self) -> tuple[int, Action] | None:
        """A seat on turn with its only possible action, if everybody can see that; None while the match is paused."""
        if self.paused:
            return None
        forced = ((seat, self.game.forced_action(self.state, seat)) for seat in self.actors)
        return next(((seat, action) for seat, action in forced if action is not None), None)

    @property
    def last_card(self) -> tuple[int, Action] | None:
        """A seat on turn with its last card, if everybody can see that nobody chooses anything any more in this deal.

        None where people play it themselves, and while something is proposed or the match is paused.
        """
        if not self.setup.plays_last or self.paused or self.proposal is not None or not self.is_in_deal:
            return None
        last = ((seat, self.game.last_card(self.state, seat)) for seat in self.actors)
        return next(((seat, action) for seat, action in last if action is not None), None)

    @property
    def waiting(self) -> frozenset[tuple[int, int]]:
        """Seat and user id of the people on turn, except those away; empty while the match is paused."""
        if self.paused:
            return frozenset()
        here = ((seat, self.seats[seat - 1]) for seat in self.actors)
        return frozenset((seat, one.user_id) for seat, one in here if one and one.user_id is not None and not one.away)

    @property
    def holds_clock(self) -> bool:
        """Whether others are asked to end the deal: the deadline is that of their answer, and no reserve runs."""
        return self.proposal is not None and self.proposal.kind.ends_deal

    def reserve_of(self, seat: int) -> float:
        """How many seconds of its reserve this seat had left when its last turn ended."""
        used = self.reserve_used[seat - 1] if self.reserve_used else 0.0
        return max(0.0, self.setup.reserve_seconds - used)

    @property
    def nearest_reserve(self) -> float:
        """How many seconds after the turn's own the clock acts, for the first of those on turn."""
        if self.holds_clock or not self.setup.reserve_seconds:
            return 0.0
        return min((self.reserve_of(seat) for seat, _ in self.waiting), default=0.0)

    @property
    def turn_ends(self) -> float | None:
        """When the turn's own seconds end and reserves run (UTC epoch, seconds); None: no clock with a reserve runs."""
        if self.deadline is None or not self.setup.reserve_seconds or self.holds_clock or not self.waiting:
            return None
        return self.deadline - self.nearest_reserve

    @property
    def thinking(self) -> tuple[int, ...]:
        """Seats that are on turn or may act out of turn, and for which a computer decides."""
        if not self.is_in_deal or self.paused:
            return ()
        actors = self.actors if self.asked == self.number else self.game.actors(self.state)
        here = ((seat, self.seats[seat - 1]) for seat in actors)
        return tuple(seat for seat, one in here if one and one.is_automatic)

    def turn_number(self, seat: int) -> int:
        """The journal entry since which this seat may act; if it may not, the newest."""
        return (self.turns[seat - 1] if self.turns else 0) or self.number

    @property
    def taken_back_until(self) -> float | None:
        """Until when the last action may be taken back (UTC epoch, seconds); None: not at all.

        An action cannot be taken back if it ended a deal, or made anybody see or get a card; nor once somebody has
        claimed or given up the rest, which shows or tells of a hand, whatever came of that; and only once, so that
        nobody holds up the others.
        """
        last = self.last
        if not self.setup.takes_back or self.status is not Status.PLAYING or last is None or last.is_anew:
            return None
        if last.by is not By.PERSON or self.state.outcome is not None or self.proposal is not None:
            return None
        if self.refused is not None and self.refused.number == self.number:
            return None
        if self.game.tells_of_hand(last.action) or any(event.type not in _TELL_NO_CARD for event in last.events):
            return None
        before, now = (self.game.view(state, SPECTATOR).hand_sizes for state in (last.state, self.state))
        if any(size > was for size, was in zip(now, before, strict=True)):
            return None
        return last.at + self.setup.takes_back

    def known_hands(self, user_id: int, key: MarkKey | None) -> frozenset[int]:
        """The seats whose cards in the deal being played this person has seen, having sat there and got up since.

        `key`: reads the marks of people who were forgotten; None: this database has none.
        """
        if not self.is_deal_on:
            return frozenset()
        known, sitting = set(), dict[int, int | None]()
        for stint in self.stints:
            if stint.deal == self.deal and user_id == sitting.get(stint.seat):
                known.add(stint.seat)
            sitting[stint.seat] = stint.user_id
        return frozenset(known | {mark.seat for mark in self.marks if mark.is_of(user_id, self.id, self.deal, key)})

    def seat_of(self, user_id: int) -> int | None:
        return next((seat for seat, one in enumerate(self.seats, 1) if one and one.user_id == user_id), None)

    def has_cards(self, seat: int) -> bool:
        """Whether a seat has cards in the deal on the table.

        Where the first cards of one seat make trumps, the others get theirs afterwards.
        """
        if self.state is None:
            return False
        view = self.game.view(self.state, SPECTATOR)
        return bool(view.hand_sizes[seat - 1] or view.trick or any(view.tricks))

    def after_entry(self, moment: Moment) -> Snapshot:
        """The table where the match stands here."""
        return replace(self, **moment._asdict())

    def dealt(self, state: Any) -> Snapshot:
        """The table one entry later, with the next deal on it."""
        return self.after_entry(self.moment.dealt(self.game, state, len(self.seats)))

    def after_action(self, seat: int, action: Action, step: Step[Any], by: By) -> Snapshot:
        """The table one entry later, after an action of this seat that led to `step`."""
        return self.after_entry(self.moment.after_action(self.game, seat, action, step, by))

    def saved_at(self, at: float, revision: int) -> Snapshot:
        """The same under this revision, with the moment at which the newest action was saved."""
        return replace(self, revision=revision, last=None if self.last is None else self.last._replace(at=at))

    def before_last(self) -> Snapshot:
        """The table one entry later, with the newest action taken back; raises ValueError if there is none."""
        return self.after_entry(self.moment.before_last())

    def with_occupant(self, seat: int, occupant: Occupant | None) -> Snapshot:
        """The table with somebody else on this seat, or nobody."""
        return replace(self, seats=(*self.seats[: seat - 1], occupant, *self.seats[seat:]))

    def taken_by(self, seat: int, occupant: Occupant) -> Snapshot:
        """During play: the table once this occupant has taken the seat."""
        stints = (*self.stints, Stint.of(self.deal, seat, occupant, had_cards=self.has_cards(seat)))
        return replace(self.with_occupant(seat, occupant), stints=stints)

    def with_act_of(self, user_id: int) -> Snapshot:
        """The same once this person has done something here themselves, whatever it was."""
        if all(one.was_there or one.user_id != user_id for one in self.stints):
            return self
        stints = tuple(one._replace(was_there=True) if one.user_id == user_id else one for one in self.stints)
        return replace(self, stints=stints)

    def occupant(self, seat: int) -> Occupant | None:
        """The occupant of this seat, or None; raises Refused(no-such-seat)."""
        if not 1 <= seat <= len(self.seats):
            raise Refused(Refusal.NO_SUCH_SEAT, seat=seat, seats=len(self.seats))
        return self.seats[seat - 1]

    def seated(self, seat: int) -> Occupant:
        """The occupant of this seat; raises Refused(no-such-seat, seat-empty)."""
        occupant = self.occupant(seat)
        if occupant is None:
            raise Refused(Refusal.SEAT_EMPTY, seat=seat)
        return occupant

    def own_seat(self, user_id: int) -> int:
        """The seat of this person; raises Refused(not-seated)."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise Refused(Refusal.NOT_SEATED)
        return seat

    def must_be(self, status: Status) -> None:
        """Raises Refused(table-over, already-started, not-started) if the table has another status."""
        self.must_be_live()
        if self.status is not status:
            raise Refused(Refusal.ALREADY_STARTED if status is Status.LOBBY else Refusal.NOT_STARTED)

    def must_be_dealt(self) -> None:
        """Raises Refused(table-over, not-started, not-dealt) if no deal of a match is on the table."""
        self.must_be(Status.PLAYING)
        if self.state is None:
            raise Refused(Refusal.NOT_DEALT)

    def must_not_be_paused(self) -> None:
        """Raises Refused(paused)."""
        if self.paused:
            raise Refused(Refusal.PAUSED)

    def must_be_live(self) -> None:
        """Raises Refused(table-over)."""
        if not self.status.is_live:
            raise Refused(Refusal.TABLE_OVER, table=self.id)

    def must_be_host(self, user_id: int) -> None:
        """Raises Refused(not-host)."""
        if user_id != self.setup.host_id:
            raise Refused(Refusal.NOT_HOST, host=self.host.name if self.host else "?")

    def must_be_alone(self, user_id: int) -> None:
        """Raises Refused(takes-agreement) if others are there in a match under way."""
        if self.status is Status.PLAYING and any(one.is_there and one.user_id != user_id for one in self.people):
            raise Refused(Refusal.TAKES_AGREEMENT)

    def must_stand_alone(self) -> None:
        """Raises Refused(of-tournament)."""
        if self.setup.tournament is not None:
            raise Refused(Refusal.OF_TOURNAMENT, tournament=self.setup.tournament.tournament_id)

    def must_begin_anew(self) -> None:
        """Raises Refused(plays-on) where a position of another match is played on from."""
        if self.setup.origin is not None:
            raise Refused(Refusal.PLAYS_ON, origin=self.setup.origin.table_id)

    def must_have_own_deals(self) -> None:
        """Raises Refused(same-deals) where other tables play the same deals."""
        if self.setup.same_deals is not None:
            raise Refused(Refusal.SAME_DEALS)

    def must_not_be_dummy(self, *seats: int) -> None:
        """Raises Refused(dummy-seat)."""
        if self.dummy in seats:
            raise Refused(Refusal.DUMMY_SEAT, seat=self.dummy)

    def must_be_welcome(self, user_id: int, kept_out: Collection[int] = ()) -> None:
        """Raises Refused(barred, not-invited); people who played in the match may come back whatever the access.

        `kept_out`: who at the table does not want them there, which nobody is to learn: it is by invitation for them.
        """
        setup = self.setup
        if user_id in setup.barred:
            raise Refused(Refusal.BARRED)
        is_known = user_id == setup.host_id or any(stint.user_id == user_id for stint in self.stints)
        if kept_out or not (setup.access == "open" or is_known or user_id in setup.invited):
            raise Refused(Refusal.NOT_INVITED)


class SeatResult(NamedTuple):
    """What a match gave somebody who sat on a seat, kept for good; see `engine.table.decisions.shares`."""

    seat: int
    side: int
    user_id: int | None
    """None: a computer."""
    name: str
    score: int
    won: bool
    place: int
    """1: the best; sides that are equal share a place."""
    finished_by: int | None
    """Who sat there at the end; None: a computer."""
    finished_name: str
    part: int = 0
    """Numbers the results of one seat, in the order in which the people came."""
    share: float = 1.0
    """How much of the seat's result is theirs, up to 1; 0: none, they only played some deals."""
    played: tuple[int, ...] | None = None
    """The deals they were dealt; None: all."""
    player: str | None = None
    """Which level of computers it was; None: a person."""


class Finished(NamedTuple):
    """A deal that is over."""

    deal: int
    facts: DealFacts


class Change(NamedTuple):
    """What is saved together, and announced afterwards."""

    after: Snapshot
    news: tuple[News, ...] = ()
    entries: tuple[Entry, ...] = ()
    pack: Pack | None = None
    given: tuple[Pack, ...] = ()
    """The packs of the deals of another match, whose position is played on from."""
    finished: Finished | None = None
    """The deal that ends with this change."""
    results: tuple[SeatResult, ...] = ()
    """The results of the match that ends with this change."""

    def then(self, more: Change) -> Change:
        """This change and, on the table that it leaves, another, as one."""
        return Change(
            more.after,
            (*self.news, *more.news),
            (*self.entries, *more.entries),
            more.pack or self.pack,
            (*self.given, *more.given),
            more.finished or self.finished,
            more.results or self.results,
        )
