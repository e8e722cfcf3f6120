"""A table at one moment, and a change from one moment to the next. Immutable, without I/O.

The pure functions in `lobby` and `play` make changes; `Keeper` saves and announces them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from engine.chance.packs import cuts_of
from engine.chance.seating import DRAWS, DealerDraw, Draw, DrawnBy
from engine.core.actions import Action
from engine.core.cards import Card
from engine.core.events import Event, EventType
from engine.core.game import AnyGame, Step
from engine.core.registry import GAMES
from engine.core.results import DealFacts
from engine.core.view import SPECTATOR
from engine.tables.decisions.commitment import Commitment
from engine.tables.model.entries import Cut, Entry, Pack
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.marks import Mark
from engine.tables.model.news import By, News
from engine.tables.model.people import Motion, Occupant, Pause, Seats, Setup, Status, Stint, Stop


class Drawn(NamedTuple):
    """The draw for partners: the shuffled pack and who drew from it, in the order of the lobby's seats."""

    pack: tuple[Card, ...]
    names: tuple[str, ...]
    by: DrawnBy = DrawnBy.HIGH_CARDS

    @property
    def draw(self) -> Draw:
        return DRAWS[self.by](self.pack, len(self.names))


class Last(NamedTuple):
    """The newest action, with what it takes to take it back."""

    seat: int
    action: Action
    by: By
    state: Any
    """The position before it."""
    turns: tuple[int, ...]
    """Those before it."""
    events: tuple[Event, ...]
    is_anew: bool
    """The same seat had just taken back what it did here before."""
    at: float = 0.0
    """When it was saved."""


_TELL_NO_CARD: Final = frozenset((EventType.TRICK, EventType.TRUMP, EventType.CONTRACT, EventType.DOUBLED))
"""Events by which nobody sees or gets a card that they did not know before."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table at one moment, with all its secrets."""

    id: int
    revision: int
    """Counts the changes saved: who saves a change says which revision it was made from."""
    setup: Setup
    status: Status
    seats: Seats
    number: int = 0
    """Journal entries so far."""
    dealer: int | None = None
    """Who dealt the first deal."""
    drawn: Drawn | None = None
    commitment: Commitment | None = None
    """None before the start, and in matches from before there were secrets: chance shuffles there."""
    key: bytes | None = field(default=None, repr=False)
    """What draws, packs and cuts follow from now; None: nothing may be drawn or dealt yet, or chance decides."""
    dealer_draw: DealerDraw | None = None
    """The draw for the dealer of the deal on the table, where there was one."""
    cut: Cut | None = None
    """The cut for the deal on the table; None in matches without a secret, where its pack was shuffled."""
    is_cutting: bool = False
    """Between deals: who may cut has the pack in hand, and got time for it; not saved."""
    state: Any = None
    """Position of the deal on the table; None in the lobby."""
    turns: tuple[int, ...] = ()
    """Per seat that may act the journal entry by which it came to be so, 0 for the others."""
    deadline: float | None = None
    reminder: float | None = None
    """When the person to move is to be reminded; None: not, or done already."""
    ended_at: float | None = None
    asked: int = 0
    """The journal entry since which the computers that may act out of turn leave it; not saved."""
    last: Last | None = None
    """None right after a deal, and after an action was taken back."""
    taken_back: int = 0
    """The newest journal entry by which an action was taken back."""
    closed: bool = False
    """The end has been shown: nothing is left to do after a restart."""
    messages: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    paused: Pause | None = None
    """The match stands still."""
    motion: Motion | None = None
    """What somebody proposes and the others have not answered."""
    refused: Motion | None = None
    """The newest claim, or the newest giving up, that came to nothing; not saved."""
    removed: Mapping[int, float] = field(default_factory=dict)
    """User id of whom the host had get up before the match -> until when they cannot sit down; not saved."""
    expires: float | None = None
    """When the table stops by itself, because nobody does anything there; None: never."""
    stopped: Stop | None = None
    """How it came to be stopped; None: it was not."""
    last_deal: int | None = None
    """The deal after which the match ends because the people there agreed on it; None: as its rules say."""
    stints: tuple[Stint, ...] = ()
    """Who came onto which seat, oldest first: everybody at the start, then who took over during play."""
    marks: tuple[Mark, ...] = ()
    """Hands of the deal being played that have been seen by people of whom nothing else is known any more."""

    @property
    def game(self) -> AnyGame:
        return GAMES[self.setup.game]

    @property
    def dummy(self) -> int | None:
        """The seat nobody sits on, where the game has one."""
        return self.game.dummy(self.setup.options)

    @property
    def places(self) -> int:
        """How many can sit at the table."""
        return len(self.seats) - (self.dummy is not None)

    @property
    def free_seats(self) -> tuple[int, ...]:
        """The seats somebody could sit down on."""
        dummy = self.dummy
        return tuple(seat for seat, one in enumerate(self.seats, 1) if one is None and seat != dummy)

    @property
    def is_to_start(self) -> bool:
        """The match is to start by itself now."""
        return self.status is Status.LOBBY and self.setup.starts_when_full and not self.free_seats

    @property
    def actors(self) -> tuple[int, ...]:
        """Seats on turn, as everybody can see. Who else may act, out of turn, is that seat's secret."""
        return self.game.due(self.state) if self.is_in_deal else ()

    @property
    def awaits_digest(self) -> bool:
        """The match has started, and its digest is to be posted before anything else."""
        return self.status is Status.PLAYING and self.commitment is not None and not self.commitment.is_settled

    @property
    def is_in_deal(self) -> bool:
        """A match is played and a deal is on the table, which may be over."""
        return self.status is Status.PLAYING and self.state is not None

    @property
    def is_between_deals(self) -> bool:
        """The next deal may be dealt, also the first."""
        if self.status is not Status.PLAYING or self.awaits_digest:
            return False
        return self.state is None or self.state.outcome is not None

    @property
    def next_match(self) -> Any:
        """The standing before the next deal."""
        if self.state is None:
            return self.game.begin(self.setup.options, self.dealer or 1)
        return self.state.outcome.match

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; empty until the match is over. Where it was ended early those that stood best."""
        outcome = self.state.outcome if self.state is not None else None
        if outcome is None or outcome.match.winners or self.status is not Status.OVER:
            return () if outcome is None else tuple(outcome.match.winners)
        places = self.game.placing(outcome.match)
        return tuple(seat for seat, place in enumerate(places, 1) if place == 1)

    @property
    def is_cut_short(self) -> bool:
        """The match is over by agreement, and by its rules would have gone on."""
        return self.status is Status.OVER and not self.state.outcome.match.winners

    @property
    def cuts(self) -> range:
        """How many cards may be cut off."""
        return cuts_of(self.game, self.setup.options)

    @property
    def forced(self) -> tuple[int, Action] | None:
        """A seat on turn that can do one thing only, as everybody can see, and that; None while the match is paused."""
        if self.paused:
            return None
        forced = ((seat, self.game.forced_action(self.state, seat)) for seat in self.actors)
        return next(((seat, action) for seat, action in forced if action is not None), None)

    @property
    def waiting(self) -> frozenset[tuple[int, int]]:
        """Seat and user id of the people whose turn it is, those away left out; nobody while the match is paused."""
        if self.paused:
            return frozenset()
        here = ((seat, self.seats[seat - 1]) for seat in self.actors)
        return frozenset((seat, one.user_id) for seat, one in here if one and one.user_id is not None and not one.away)

    @property
    def thinking(self) -> tuple[int, ...]:
        """Seats that are to act or may do so out of turn, and for which a computer decides."""
        if not self.is_in_deal or self.paused:
            return ()
        actors = self.actors if self.asked == self.number else self.game.actors(self.state)
        here = ((seat, self.seats[seat - 1]) for seat in actors)
        return tuple(seat for seat, one in here if one and one.is_automatic)

    def turn_number(self, seat: int) -> int:
        """The journal entry since which this seat may act; for one that may not, the newest."""
        return (self.turns[seat - 1] if self.turns else 0) or self.number

    def at(self, state: Any, acted: int | None = None) -> Snapshot:
        """The table an entry later, in this position; `acted`: the seat that led there, None for a deal.

        Where several may act, or one may act out of turn, what another seat does is no new turn for them: their
        buttons stay good, also where the seat comes to be on turn meanwhile. Its own action always begins a new one.
        """
        number, turns = self.number + 1, [0] * len(self.seats)
        goes_on = acted is not None and self.state.phase is state.phase
        for seat in self.game.actors(state):
            turns[seat - 1] = (self.turns[seat - 1] if goes_on and seat != acted else 0) or number
        return replace(self, state=state, number=number, turns=tuple(turns), last=None)

    def after_action(self, seat: int, action: Action, step: Step[Any], by: By) -> Snapshot:
        """The table an entry later, after an action of this seat that led to `step`."""
        last = Last(seat, action, by, self.state, self.turns, step.events, self.taken_back == self.number)
        return replace(self.at(step.state, seat), last=last)

    def saved_at(self, at: float) -> Snapshot:
        """With the moment at which the newest action was saved."""
        return self if self.last is None else replace(self, last=self.last._replace(at=at))

    def before_last(self) -> Snapshot:
        """The table an entry later, with the newest action taken back; raises ValueError where there is none."""
        if self.last is None:
            raise ValueError("there is no action to take back")
        seat, number = self.last.seat, self.number + 1
        turns = (*self.last.turns[: seat - 1], number, *self.last.turns[seat:])
        return replace(self, state=self.last.state, number=number, turns=turns, last=None, taken_back=number)

    @property
    def taken_back_until(self) -> float | None:
        """Until when whoever acted last may take that back (UTC epoch, seconds); None: not at all.

        Never what ended a deal, or made anybody see or get a card; and only once, so that nobody holds up the others.
        """
        last = self.last
        if not self.setup.takes_back or self.status is not Status.PLAYING or last is None or last.is_anew:
            return None
        if last.by is not By.PERSON or self.state.outcome is not None or self.motion is not None:
            return None
        if self.game.tells_of_hand(last.action) or any(event.type not in _TELL_NO_CARD for event in last.events):
            return None
        before, now = (self.game.view(state, SPECTATOR).hand_sizes for state in (last.state, self.state))
        if any(size > was for size, was in zip(now, before, strict=True)):
            return None
        return last.at + self.setup.takes_back

    def known_hands(self, user_id: int) -> frozenset[int]:
        """The seats whose cards in the deal being played somebody has seen who sat there and got up since."""
        if not self.is_in_deal or self.is_between_deals:
            return frozenset()
        deal = self.state.match.deal
        known, sitting = set(), dict[int, int | None]()
        for stint in self.stints:
            if stint.deal == deal and user_id == sitting.get(stint.seat):
                known.add(stint.seat)
            sitting[stint.seat] = stint.user_id
        return frozenset(known | {mark.seat for mark in self.marks if mark.is_of(user_id)})

    def seat_of(self, user_id: int) -> int | None:
        return next((seat for seat, one in enumerate(self.seats, 1) if one and one.user_id == user_id), None)

    def occupant(self, seat: int) -> Occupant | None:
        """Who sits here; raises Refused(no-such-seat)."""
        if not 1 <= seat <= len(self.seats):
            raise Refused(Refusal.NO_SUCH_SEAT, seat=seat, seats=len(self.seats))
        return self.seats[seat - 1]

    def seated(self, seat: int) -> Occupant:
        """Who sits here; raises Refused(no-such-seat, seat-empty)."""
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

    def with_occupant(self, seat: int, occupant: Occupant | None) -> Seats:
        """The seats with this one changed."""
        return (*self.seats[: seat - 1], occupant, *self.seats[seat:])

    def taken_by(self, seat: int, occupant: Occupant) -> Snapshot:
        """During play: this seat is somebody else's from now on."""
        deal = self.state.match.deal if self.state is not None else 0
        stints = (*self.stints, Stint(deal, seat, occupant.name, occupant.user_id, self._has_cards(seat)))
        return replace(self, seats=self.with_occupant(seat, occupant), stints=stints)

    def _has_cards(self, seat: int) -> bool:
        """Whether a seat has got cards in the deal on the table: where trumps are made by the first cards of one seat
        the others get theirs after that."""
        if self.state is None:
            return False
        view = self.game.view(self.state, SPECTATOR)
        return bool(view.hand_sizes[seat - 1] or view.trick or any(view.tricks))

    def must_be(self, status: Status) -> None:
        """Raises Refused(table-over, already-started, not-started) where the table has another status."""
        self.must_be_live()
        if self.status is not status:
            raise Refused(Refusal.ALREADY_STARTED if status is Status.LOBBY else Refusal.NOT_STARTED)

    def must_be_dealt(self) -> None:
        """Raises Refused(table-over, not-started, not-dealt) where no deal of a match is on the table."""
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
        host = self.setup.host_id
        if user_id != host:
            name = next((one.name for one in self.seats if one and one.user_id == host), "?")
            raise Refused(Refusal.NOT_HOST, host=name)

    def must_be_alone(self, user_id: int) -> None:
        """Raises Refused(takes-agreement) where others are there in a match under way."""
        others = (one for one in self.seats if one and one.is_there and one.user_id != user_id)
        if self.status is Status.PLAYING and any(others):
            raise Refused(Refusal.TAKES_AGREEMENT)

    def must_stand_alone(self) -> None:
        """Raises Refused(of-tournament)."""
        if self.setup.tournament is not None:
            raise Refused(Refusal.OF_TOURNAMENT, tournament=self.setup.tournament.tournament_id)

    def must_not_be_dummy(self, *seats: int) -> None:
        """Raises Refused(dummy-seat)."""
        if self.dummy in seats:
            raise Refused(Refusal.DUMMY_SEAT, seat=self.dummy)

    def must_be_welcome(self, user_id: int) -> None:
        """Raises Refused(barred, not-invited); who has played in the match is welcome back whatever the access."""
        setup = self.setup
        if user_id in setup.barred:
            raise Refused(Refusal.BARRED)
        is_known = user_id == setup.host_id or any(stint.user_id == user_id for stint in self.stints)
        if not (setup.access == "open" or is_known or user_id in setup.invited):
            raise Refused(Refusal.NOT_INVITED)


class SeatResult(NamedTuple):
    """What a match gave somebody who sat on a seat, kept for good; see `engine.tables.decisions.shares`."""

    seat: int
    side: int
    user_id: int | None
    """None: a computer."""
    name: str
    score: int
    won: bool
    place: int
    """1: the best; sides that stand equal share one."""
    finished_by: int | None
    """Who sat there at the end; None: a computer."""
    finished_name: str
    part: int = 0
    """Counts those of one seat, in the order in which they came."""
    share: float = 1.0
    """How much of the seat's result is theirs, up to 1; 0: none, they only played some deals."""
    played: tuple[int, ...] | None = None
    """The deals they were dealt; None: all."""


class Finished(NamedTuple):
    """A deal that is over."""

    deal: int
    facts: DealFacts


class Change(NamedTuple):
    """What is to be saved together, and announced after that."""

    after: Snapshot
    news: tuple[News, ...] = ()
    entries: tuple[Entry, ...] = ()
    pack: Pack | None = None
    finished: Finished | None = None
    """The deal that ends with it."""
    results: tuple[SeatResult, ...] = ()
    """Of the match that ends with it."""
