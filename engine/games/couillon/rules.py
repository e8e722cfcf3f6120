"""The Couillon family: what every variant has in common, and which module has the rule for the rest.

- Ace 4, king 3, queen 2, jack 1, the rest nothing: forty points in every pack.
- Everything goes clockwise, and the deal passes to the left.
- Eldest, at dealer's left, leads to the first trick, whoever made trumps; then whoever took the last one.
- The side with more card points wins the deal.

What differs is data in `engine.games.couillon.variants` and `engine.games.couillon.options`. `dealing` deals, `trumps`
makes trumps, `mit` is the queen of spades, `state` says what beats what, `play` what may be played, a sheet the score.

Source: couillon-family.txt, "Basic Game"; couillon-denexa.txt; couillon-points.txt;
docs/rules/couillon.md, "In common".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from engine.core.actions import Action, Play, new, plays_of
from engine.core.cards import Card, mask_of
from engine.core.errors import IllegalAction, Reason
from engine.core.game import Adding, DealFacts, Game, Step
from engine.core.options import Options
from engine.core.view import SPECTATOR, Left, Phase, known_seat
from engine.games.couillon import mit, trumps
from engine.games.couillon.actions import Call, CouillonAction, CouillonPhase, NameTrump, least_binding, parse_action
from engine.games.couillon.options import OPTIONS, PRESETS, QUEEN_OF_SPADES, CouillonOptions, configure, pack_for
from engine.games.couillon.play import facts_of, play, playable, worst
from engine.games.couillon.sheets.chalked import Cows, Slate, Tree
from engine.games.couillon.sheets.numbers import Numbers, Points, Royes
from engine.games.couillon.sheets.sheet import Sheet
from engine.games.couillon.state import CouillonMatch, CouillonState, CouillonView
from engine.games.couillon.variants import Making, Scoring

_TRUMPS, _PLAY = CouillonPhase.TRUMPS, Phase.PLAY
"""Kept at hand: looking up enumeration members is slow on the path of every card."""

_PROPOSAL: Final = frozenset({Call.ACCEPT, Call.PASS})
_WORDS: Final[dict[Making, frozenset[object]]] = {
    Making.UPCARD: _PROPOSAL,
    Making.TONGRES: _PROPOSAL,
    Making.DEALER_CARD: _PROPOSAL,
    Making.FORCED: frozenset({NameTrump, Call.TURN}),
    Making.HELD: frozenset({NameTrump}),
    Making.NAMED: frozenset({NameTrump}),
}
"""What may be said to make trumps; `NameTrump` stands for every suit."""
_MIT_WORDS: Final[dict[str, frozenset[Call]]] = {
    "none": frozenset(),
    "plain": frozenset({Call.MIT}),
    "kontra": frozenset({Call.MIT, Call.KONTRA, Call.RE, Call.PASS}),
}
_UNITS: Final = {
    Scoring.SLATE: "marks",
    Scoring.POINTS: "points",
    Scoring.ROYES: "rôyes",
    Scoring.NUMBERS: "points",
    Scoring.COWS: "strokes",
    Scoring.TREE: "branches",
}


_ADDING: Final = {Scoring.ROYES: Adding.DOWN, Scoring.POINTS: Adding.UP}


class Couillon(Game[CouillonMatch, CouillonState, CouillonView]):
    """The Couillon family; its presets are rows of data."""

    name = "couillon"
    order = 1
    presets = PRESETS
    options = OPTIONS
    tournament_presets = ("malmedy", "dame-de-make", "st-vith")
    # couillon-family.txt, "Tournament rules": a tie counts for both sides.
    in_tournaments: ClassVar[Mapping[str, str]] = {"tie": "both-score"}

    configure = staticmethod(configure)

    def for_tournament(self, preset: str, deals: int, changes: Mapping[str, str] | None = None) -> CouillonOptions:
        """The tournament says who sits where, so partners are not drawn at the table."""
        return configure(preset, dict(super().for_tournament(preset, deals, changes).values()) | {"seats_by": "lobby"})

    def adding(self, options: Options) -> Adding:
        """Rôyes go below zero, so after a fixed number of deals they say by how much a side won."""
        return _ADDING.get(CouillonOptions.of(options).variant.scoring, Adding.NOT)

    def seats(self, options: Options) -> int:
        return CouillonOptions.of(options).variant.seats

    def sides(self, options: Options) -> tuple[int, ...]:
        return CouillonOptions.of(options).variant.sides

    def unit(self, options: Options) -> str:
        return _UNITS[CouillonOptions.of(options).variant.scoring]

    def dummy(self, options: Options) -> int | None:
        return CouillonOptions.of(options).variant.dummy

    def pack(self, options: Options) -> tuple[Card, ...]:
        return pack_for(CouillonOptions.of(options))

    def begin(self, options: Options, dealer: int = 1) -> CouillonMatch:
        chosen = CouillonOptions.of(options)
        return CouillonMatch(chosen, chosen.variant, dealer, 1, first_sheet(chosen))

    def deal(self, match: CouillonMatch, pack: Sequence[Card]) -> Step[CouillonState]:
        self.check_pack(match, pack)
        return Step(*trumps.begin(match._replace(sheet=match.sheet.next_deal()), pack))

    def actors(self, state: CouillonState) -> tuple[int, ...]:
        return state.public.actors

    def view(self, state: CouillonState, seat: int) -> CouillonView:
        public, hands, _, _ = state
        held = hands[seat - 1] if known_seat(seat, len(hands)) != SPECTATOR else 0
        if public.phase is _TRUMPS and seat in public.actors and seat != public.turn:
            # Whoever names trumps for a dummy does so before seeing their own hand.
            held = 0
        view: CouillonView = new(CouillonView, (seat, public, held))
        return view

    def legal_actions(self, view: CouillonView) -> tuple[CouillonAction, ...]:
        seat, public, held = view
        if seat not in public.actors:
            return ()
        if public.phase is not _PLAY:
            return trumps.legal(view) if public.phase is _TRUMPS else mit.words(public)
        if seat != public.turn:
            return plays_of(playable(public, view.dummy_cards))
        plays = plays_of(playable(public, held))
        return (*plays, Call.MIT) if QUEEN_OF_SPADES.bit & held and mit.may_declare(public) else plays

    least_binding = staticmethod(least_binding)

    def apply(self, state: CouillonState, seat: int, action: Action) -> Step[CouillonState]:
        public = state.public
        if public.outcome:
            raise IllegalAction(Reason.DEAL_OVER, seat, action)
        phase = public.phase
        if seat not in public.actors:
            raise _not_an_actor(state, seat, action)
        if isinstance(action, Play):
            if phase is _PLAY:
                return play(state, seat, action)
        elif not isinstance(action, NameTrump | Call) or not _knows(public.match.options, action):
            raise IllegalAction(Reason.NOT_IN_THIS_GAME, seat, action)
        elif phase is CouillonPhase.TRUMPS:
            if _says(action) in _WORDS[public.match.variant.making]:
                return Step(*trumps.say(state, seat, action))
        elif isinstance(action, Call):
            if phase is CouillonPhase.KONTRA:
                return Step(mit.answer(state, seat, action), ())
            if action is Call.MIT:
                return Step(mit.declare(state, seat), ())
        raise IllegalAction(Reason.NOT_NOW, seat, action, phase=phase)

    def standing(self, match: CouillonMatch) -> tuple[tuple[int, ...], ...]:
        """Cows come before strokes; on every sheet but points, fewer are better."""
        sheet = match.sheet
        figures = [sheet.won] if isinstance(sheet, Cows) else []
        figures.append(sheet.score if isinstance(sheet, Points) else tuple(-figure for figure in sheet.score))
        return tuple(zip(*map(match.per_seat, figures), strict=True))

    def deal_facts(self, state: CouillonState) -> DealFacts:
        assert state.outcome is not None
        return facts_of(state.public, state.outcome)

    def left(self, view: CouillonView) -> Left | None:
        public, order = view.public, view.order
        to_come = public.stock and view.variant.draws
        lie_down = any(pile.covers for layout in public.layouts for pile in layout)
        if public.phase is not _PLAY or order is None or to_come or lie_down or mit.may_declare(public):
            return None
        seen = view.held | mask_of(card for trick in (*public.played, public.trick) for _, card in trick)
        if view.variant.making is Making.UPCARD:
            # The card turned up stays in the stub.
            seen |= mask_of(public.made.turned_up)
        return Left(mask_of(self.pack(view.options)) & ~seen, order.trump, order.suits, order.strength)

    def only_plays(self, view: CouillonView) -> bool:
        """Once the first trick is over nobody has the Mit' to say any more."""
        public = view.public
        return public.phase is _PLAY and not (public.stock and view.variant.draws) and not mit.may_declare(public)

    at_worst = staticmethod(worst)

    def tells_of_hand(self, action: Action) -> bool:
        return action is Call.MIT

    parse_action = staticmethod(parse_action)


def first_sheet(options: CouillonOptions) -> Sheet:
    """The sheet before the first deal."""
    variant = options.variant
    match variant.scoring:
        case Scoring.SLATE:
            return Slate.clean(options.lines)
        case Scoring.POINTS:
            return Points(options.target)
        case Scoring.ROYES:
            return Royes.full(options.royes)
        case Scoring.NUMBERS:
            return Numbers.full(options.branches, stops_at_zero=bool(options.deals))
        case Scoring.COWS:
            return Cows.first(options.cows)
        case Scoring.TREE:
            return Tree.bare(options.branches, max(variant.sides) + 1)


def _not_an_actor(state: CouillonState, seat: int, action: Action) -> IllegalAction:
    """Why this seat may not act now."""
    seats = len(state.hands)
    if not 1 <= seat <= seats:
        return IllegalAction(Reason.NO_SUCH_SEAT, seat, action, seats=seats)
    return IllegalAction(Reason.NOT_YOUR_TURN, seat, action, actors=", ".join(map(str, state.public.actors)))


def _says(action: NameTrump | Call) -> object:
    return NameTrump if isinstance(action, NameTrump) else action


def _knows(options: CouillonOptions, action: NameTrump | Call) -> bool:
    """Whether these rules have this word."""
    return _says(action) in _WORDS[options.variant.making] | _MIT_WORDS[options.mit]
