"""The rules of Vijfslag.

Two to four people, each alone. From 32 cards, ace high, everybody gets five; the next one is turned up, and its suit
is trumps. Eldest leads. Follow suit if you can; otherwise play anything. The highest trump, or else the highest card of
the suit led, takes the trick, and its taker leads to the next. Each trick is a point. Whoever has the most points, or
the fewest if tricks are avoided, wins the match once somebody has `points` or more; as long as that is several people,
another deal is played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.core.actions import Action, Event, EventType, Play, clockwise, eldest, next_seat, plays_of
from engine.core.cards import Card, Played, Suit, mask_of, pack_of
from engine.core.errors import BadDeal, IllegalAction, Reason, UnknownChoice
from engine.core.game import DealResult, Game, Outcome, Step
from engine.core.options import Options, OptionSpec
from engine.core.view import SPECTATOR, Phase, SeatView

HAND = 5
PACK = pack_of("AKQJT987")
RANKS = "789TJQKA"
PRESETS: dict[str, dict[str, str]] = {
    "vijfslag": {},
    "vijfslag-3": {"players": "3"},
    "vijfslag-2": {"players": "2"},
    "vijfslag-avoid": {"scoring": "avoid"},
}


@dataclass(frozen=True)
class VijfslagOptions(Options):
    game = "vijfslag"

    points: int
    players: int
    scoring: str

    @property
    def fewer_wins(self) -> bool:
        return self.scoring == "avoid"


class VijfslagStanding(NamedTuple):
    options: VijfslagOptions
    dealer: int
    deal: int
    score: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        best = min(self.score) if self.options.fewer_wins else max(self.score)
        ahead = tuple(seat for seat, points in enumerate(self.score, 1) if points == best)
        return ahead if max(self.score) >= self.options.points and len(ahead) == 1 else ()


class VijfslagPublic(NamedTuple):
    match: VijfslagStanding
    turn: int
    turned_up: tuple[Card, ...]
    trick: tuple[Played, ...]
    tricks: tuple[int, ...]
    outcome: Outcome | None = None

    @property
    def phase(self) -> Phase:
        if self.outcome is None:
            return Phase.PLAY
        return Phase.OVER if self.outcome.match.winners else Phase.DONE


class VijfslagState(NamedTuple):
    public: VijfslagPublic
    hands: tuple[int, ...]

    @property
    def match(self) -> VijfslagStanding:
        return self.public.match

    @property
    def phase(self) -> Phase:
        return self.public.phase

    @property
    def outcome(self) -> Outcome | None:
        return self.public.outcome


class _Seen(NamedTuple):
    seat: int
    public: VijfslagPublic
    held: int


class VijfslagView(_Seen, SeatView[VijfslagOptions]):
    __slots__ = ()

    @property
    def sides(self) -> tuple[int, ...]:
        return tuple(range(self.seats))

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.public.outcome else (self.public.turn,)

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        played = {one.seat for one in self.trick} if len(self.trick) < self.seats else set()
        return tuple(HAND - sum(self.tricks) - (seat in played) for seat in range(1, self.seats + 1))

    @property
    def turned_up(self) -> tuple[Card, ...]:
        return self.public.turned_up

    @property
    def trump(self) -> Suit:
        return self.public.turned_up[0].suit

    @property
    def taker(self) -> int | None:
        return self.public.turn if len(self.trick) == self.seats else None

    @property
    def score(self) -> tuple[int, ...]:
        return (self.public.outcome.match if self.public.outcome else self.public.match).score

    @property
    def won_by(self) -> tuple[int, ...]:
        return () if self.public.outcome is None else self.public.outcome.won_by

    def extras(self) -> Mapping[str, object]:
        return {"turn": self.turn}


class Vijfslag(Game[VijfslagStanding, VijfslagState, VijfslagView]):
    name = "vijfslag"
    presets = PRESETS
    options = (
        OptionSpec("points", ("10", "5", "20"), "points that end the match"),
        OptionSpec("players", ("4", "3", "2"), "how many play"),
        OptionSpec("scoring", ("take", "avoid"), "what to do with tricks"),
    )
    options_type = VijfslagOptions

    def seats(self, options: Options) -> int:
        assert isinstance(options, VijfslagOptions)
        return options.players

    def pack(self, options: Options) -> tuple[Card, ...]:
        return PACK

    def begin(self, options: Options, dealer: int = 1) -> VijfslagStanding:
        assert isinstance(options, VijfslagOptions)
        return VijfslagStanding(options, dealer, 1, (0,) * options.players)

    def deal(self, match: VijfslagStanding, pack: Sequence[Card]) -> Step[VijfslagState]:
        if match.winners or sorted(pack) != sorted(PACK):
            raise BadDeal("the match is over, or this is not the game's pack")
        seats = len(match.score)
        order = clockwise(eldest(match.dealer, seats), seats)
        dealt = {seat: mask_of(pack[place * HAND : place * HAND + HAND]) for place, seat in enumerate(order)}
        up = pack[seats * HAND]
        public = VijfslagPublic(match, order[0], (up,), (), (0,) * seats)
        hands = tuple(dealt[seat] for seat in range(1, seats + 1))
        return Step(VijfslagState(public, hands), (Event(EventType.TURNED_UP, {"card": str(up)}),))

    def actors(self, state: VijfslagState) -> tuple[int, ...]:
        return self.view(state, SPECTATOR).actors

    def view(self, state: VijfslagState, seat: int) -> VijfslagView:
        if not 0 <= seat <= len(state.hands):
            raise UnknownChoice("seat", str(seat), map(str, range(len(state.hands) + 1)))
        return VijfslagView(seat, state.public, state.hands[seat - 1] if seat else 0)

    def legal_actions(self, view: VijfslagView) -> tuple[Action, ...]:
        return plays_of(_playable(view)) if view.seat in view.actors else ()

    def apply(self, state: VijfslagState, seat: int, action: Action) -> Step[VijfslagState]:
        public, seats = state.public, len(state.hands)
        if public.outcome is not None:
            raise IllegalAction(Reason.DEAL_OVER, seat, action)
        if not 1 <= seat <= seats:
            raise IllegalAction(Reason.NO_SUCH_SEAT, seat, action, seats=seats)
        if not isinstance(action, Play):
            raise IllegalAction(Reason.NOT_IN_THIS_GAME, seat, action)
        if seat != public.turn:
            raise IllegalAction(Reason.NOT_YOUR_TURN, seat, action, actors=str(public.turn))
        view, card = self.view(state, seat), action.card
        if not card.bit & view.held:
            raise IllegalAction(Reason.NOT_HELD, seat, action, card=card)
        if not card.bit & _playable(view):
            raise IllegalAction(Reason.MUST_FOLLOW_SUIT, seat, action, led=public.trick[0].card.suit)
        hands = tuple(hand & ~card.bit for hand in state.hands)
        trick = (*(public.trick if len(public.trick) < seats else ()), Played(seat, card))
        if len(trick) < seats:
            return Step(VijfslagState(public._replace(trick=trick, turn=next_seat(seat, seats)), hands), ())
        taker = max(trick, key=lambda one: _strength(one.card, trick[0].card.suit, view.trump)).seat
        tricks = tuple(won + (one == taker) for one, won in enumerate(public.tricks, 1))
        public = public._replace(trick=trick, turn=taker, tricks=tricks)
        event = Event(EventType.TRICK, {"seat": taker, "cards": [str(one.card) for one in trick]})
        return Step(VijfslagState(public if any(hands) else _counted(public), hands), (event,))


def _playable(view: VijfslagView) -> int:
    led = view.trick[0].card.suit if 0 < len(view.trick) < view.seats else None
    return (view.held & led.mask if led is not None else 0) or view.held


def _strength(card: Card, led: Suit, trump: Suit) -> tuple[bool, bool, int]:
    return card.suit == trump, card.suit == led, RANKS.index(card.text[0])


def _counted(public: VijfslagPublic) -> VijfslagPublic:
    match, seats = public.match, len(public.tricks)
    score = tuple(map(sum, zip(match.score, public.tricks, strict=True)))
    after = match._replace(dealer=next_seat(match.dealer, seats), deal=match.deal + 1, score=score)
    result = DealResult(None, (), public.tricks, None, public.tricks, score)
    return public._replace(outcome=Outcome(result, after))
