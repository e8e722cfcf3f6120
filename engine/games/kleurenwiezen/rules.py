"""Kleurenwiezen: an auction for contracts with a partner, alone, or for no tricks at all.

- Four people with thirteen cards each play for themselves; the bidding makes alliances for one deal.
- Bids rank by a ladder of contracts; those on one row by suit: hearts, diamonds, clubs, spades.
- All pass: the cards are thrown in, and the same player deals again.
- The match is a number of deals, thrown-in ones not counted.

Which contracts there are and what they pay is data in `contracts.ladders`. `pack` deals and gathers; `auction` has the
bidding and what follows it; `play` has the tricks and the end of a deal, `sheet` the score.

Source: kleurenwiezen.txt, "Players and Cards" and "The Bidding"; docs/rules/kleurenwiezen.md, "Cards and deal".
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar, Final

from engine.core.actions import Action, Play, plays_of
from engine.core.cards import SUIT_MASKS, Card, NumberSource, cards_in, mask_of
from engine.core.errors import IllegalAction, Reason
from engine.core.game import Adding, DealFacts, Game, Step
from engine.core.options import Contradiction, Options
from engine.core.view import Left, Phase, known_seat
from engine.games.kleurenwiezen.actions import (
    Bid,
    Discard,
    KleurenwiezenAction,
    KleurenwiezenPhase,
    KleurenwiezenReason,
    Propose,
    Word,
    least_binding,
    parse_action,
)
from engine.games.kleurenwiezen.auction import auction
from engine.games.kleurenwiezen.contracts.own_ladder import contradictions
from engine.games.kleurenwiezen.options import OPTIONS, PRESETS, KleurenwiezenOptions, configure
from engine.games.kleurenwiezen.pack import PACK, STRENGTH, Bundle, dealt, gather, gathered_hands
from engine.games.kleurenwiezen.play import facts_of, play, playable
from engine.games.kleurenwiezen.sheet import SEATS, KleurenwiezenMatch, worst
from engine.games.kleurenwiezen.state import KleurenwiezenState, KleurenwiezenView, actors_of, view_of

_PLAY = Phase.PLAY
"""Kept at hand: looking up an enumeration member is slow on the path of every card."""
_ANY_HAND: Final = mask_of(PACK)


class Kleurenwiezen(Game[KleurenwiezenMatch, KleurenwiezenState, KleurenwiezenView]):
    """Kleurenwiezen, or whist à la couleur."""

    name = "kleurenwiezen"
    order = 3
    has_contracts = True
    presets = PRESETS
    options = OPTIONS
    cuts = range(3, 50)
    at_tables: ClassVar[Mapping[str, str]] = {"claim_when_settled": "yes", "gathering": "table"}

    configure = staticmethod(configure)

    def contradictions(self, options: Options) -> tuple[Contradiction, ...]:
        return contradictions(KleurenwiezenOptions.of(options))

    def adding(self, options: Options) -> Adding:
        return Adding.UP

    def seats(self, options: Options) -> int:
        return SEATS

    def pack(self, options: Options) -> tuple[Card, ...]:
        return PACK

    def begin(self, options: Options, dealer: int = 1) -> KleurenwiezenMatch:
        chosen = KleurenwiezenOptions.of(options)
        return KleurenwiezenMatch(chosen, chosen.contracts, dealer)

    def gathers(self, options: Options) -> bool:
        return not KleurenwiezenOptions.of(options).shuffle

    def gathers_in_order(self, options: Options) -> bool:
        return not KleurenwiezenOptions.of(options).shuffle and KleurenwiezenOptions.of(options).gathering == "exact"

    def bundles(self, match: KleurenwiezenMatch) -> tuple[Bundle, ...]:
        return match.bundles

    def gather(self, match: KleurenwiezenMatch, numbers: NumberSource) -> tuple[Card, ...]:
        return match.gathered if self.gathers_in_order(match.options) else gather(match.bundles, numbers)

    def for_same_deals(self, options: Options) -> Options:
        changes = {"shuffle": "yes", "gathering": "exact", "passed_counts": "yes"}
        return self.configure(options.preset, dict(options.values()) | changes)

    def opening(self, match: KleurenwiezenMatch, pack: Sequence[Card]) -> tuple[Card, ...]:
        return gathered_hands(dealt(pack, match.dealer, match.options.packets), match.dealer)

    def deal(self, match: KleurenwiezenMatch, pack: Sequence[Card]) -> Step[KleurenwiezenState]:
        self.check_pack(match, pack)
        return auction.begin(match, pack)

    def actors(self, state: KleurenwiezenState) -> tuple[int, ...]:
        return actors_of(state.public)

    def view(self, state: KleurenwiezenState, seat: int) -> KleurenwiezenView:
        return view_of(state, known_seat(seat, SEATS))

    def legal_actions(self, view: KleurenwiezenView) -> tuple[KleurenwiezenAction, ...]:
        seat, public = view.seat, view.public
        if public.phase is _PLAY:
            return plays_of(playable(public, view.held)) if seat == public.turn else ()
        if seat not in actors_of(public):
            return ()
        match public.phase:
            case KleurenwiezenPhase.AUCTION:
                return auction.legal(public, seat, view.held)
            case KleurenwiezenPhase.TROEL:
                assert view.called is not None
                return auction.troel_choices(public.match.options, view.called)
            case KleurenwiezenPhase.DOUBLE:
                return auction.ANSWERS
            case KleurenwiezenPhase.DISCARD:
                return tuple(map(Discard, cards_in(view.held)))
        return ()

    def left(self, view: KleurenwiezenView) -> Left | None:
        public, contract = view.public, view.contract
        if public.phase is not _PLAY or contract is None:
            return None
        seen = view.held | mask_of(card for trick in (*public.played, public.trick) for _, card in trick)
        if view.discard is not None:
            seen |= view.discard.bit
        goal = contract.goal if contract.is_negative else None
        return Left(_ANY_HAND & ~seen, contract.suit, SUIT_MASKS, STRENGTH, goal)

    def only_plays(self, view: KleurenwiezenView) -> bool:
        return view.public.phase is _PLAY

    def at_worst(self, state: KleurenwiezenState, seats: Collection[int]) -> tuple[int, ...]:
        public, contract = state.public, state.public.contract
        assert contract is not None
        left = max(map(int.bit_count, state.hands))
        return worst(public.match.ladder, contract, public.declarers, public.tricks, left, public.multiple, seats)

    def forced_action(self, state: KleurenwiezenState, seat: int) -> KleurenwiezenAction | None:
        """A pass, if the seat could say nothing else whatever its cards."""
        if state.phase is not KleurenwiezenPhase.AUCTION or auction.legal(state.public, seat, _ANY_HAND) != (
            Word.PASS,
        ):
            return None
        return Word.PASS

    least_binding = staticmethod(least_binding)

    def apply(self, state: KleurenwiezenState, seat: int, action: Action) -> Step[KleurenwiezenState]:
        public = state.public
        if public.phase is _PLAY and seat == public.turn and isinstance(action, Play):
            return play(state, seat, action)
        if state.outcome is not None:
            raise IllegalAction(Reason.DEAL_OVER, seat, action)
        if not 1 <= seat <= SEATS:
            raise IllegalAction(Reason.NO_SUCH_SEAT, seat, action, seats=SEATS)
        if seat not in actors_of(public):
            raise _not_an_actor(state, seat, action)
        match public.phase, action:
            case KleurenwiezenPhase.AUCTION, Word() | Propose() | Bid() if action not in auction.ANSWERS:
                return auction.bid(state, seat, action)
            case KleurenwiezenPhase.TROEL, Bid():
                return auction.choose(state, seat, action)
            case KleurenwiezenPhase.DOUBLE, Word() if action in auction.ANSWERS:
                return auction.answer(state, seat, action)
            case KleurenwiezenPhase.DISCARD, Discard():
                return auction.discard(state, seat, action)
        known = isinstance(action, Propose | Bid | Discard | Play | Word)
        if not known or (action in auction.ANSWERS and not public.match.options.doubles):
            raise IllegalAction(Reason.NOT_IN_THIS_GAME, seat, action)
        raise IllegalAction(Reason.NOT_NOW, seat, action, phase=public.phase)

    def deal_facts(self, state: KleurenwiezenState) -> DealFacts:
        """The kind of contract that was played, and which declarers made it."""
        result, contract = state.public.result, state.public.contract
        assert result is not None
        return facts_of(contract, result)

    parse_action = staticmethod(parse_action)


def _not_an_actor(state: KleurenwiezenState, seat: int, action: Action) -> IllegalAction:
    """Why this seat may not act now."""
    public = state.public
    if public.phase is KleurenwiezenPhase.DISCARD:
        return IllegalAction(KleurenwiezenReason.ALREADY_DISCARDED, seat, action)
    if public.phase is KleurenwiezenPhase.AUCTION:
        why = auction.not_on_turn(public.auction, seat)
        return IllegalAction(why.reason, seat, action, **why.facts)
    return IllegalAction(Reason.NOT_YOUR_TURN, seat, action, actors=", ".join(map(str, actors_of(public))))
