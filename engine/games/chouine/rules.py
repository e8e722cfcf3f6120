"""Chouine: tricks for brisques, and combinations declared while playing.

- Two play with five cards each, three or four on their own with three. The rest is the talon, and a card turned up
  makes trumps; in Mondoubleau a declaration does.
- Points come from cards taken, from the last trick, and from combinations. Most points win the partie.

What sets the presets apart is data in `engine.games.chouine.options` and `engine.games.chouine.combinations`. `play`
has the rules of a partie, with what beats what and must be played, `state` parties and manches.

Source: chouine.txt, "Players, Cards and Objective", "Three or Four Players" and "Mondoubleau Variant";
docs/rules/chouine.md, "Presets".
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from engine.core.actions import Action, Play, gained, plays_of
from engine.core.cards import SUIT_MASKS, Card, mask_of
from engine.core.errors import IllegalAction, Reason
from engine.core.game import Adding, DealFacts, Feat, Game, Step
from engine.core.options import Options
from engine.core.view import Left, known_seat
from engine.games.chouine import play
from engine.games.chouine.actions import ChouineAction, Declare, Swap, parse_action
from engine.games.chouine.combinations import RANKING
from engine.games.chouine.options import OPTIONS, PACK, PRESETS, ChouineOptions, configure
from engine.games.chouine.play import STRENGTH
from engine.games.chouine.state import ChouineMatch, ChouineState, ChouineView, view_of


class Chouine(Game[ChouineMatch, ChouineState, ChouineView]):
    """Chouine, for two, three and four."""

    name = "chouine"
    order = 2
    presets = PRESETS
    options = OPTIONS
    dealer_drawn_by = RANKING
    in_tournaments: ClassVar[Mapping[str, str]] = {"manches": "1"}
    length = "parties"

    configure = staticmethod(configure)

    def adding(self, options: Options) -> Adding:
        """Parties won, if all of them are in one manche."""
        return Adding.UP if ChouineOptions.of(options).manches_to_win == 1 else Adding.NOT

    def seats(self, options: Options) -> int:
        return ChouineOptions.of(options).variant.seats

    def unit(self, options: Options) -> str:
        return "parties"

    def pack(self, options: Options) -> tuple[Card, ...]:
        return PACK

    def begin(self, options: Options, dealer: int = 1) -> ChouineMatch:
        return ChouineMatch.before(ChouineOptions.of(options), dealer)

    def draw_is_due(self, match: ChouineMatch) -> bool:
        return match.draw_due

    def dealt_by(self, match: ChouineMatch, dealer: int) -> ChouineMatch:
        if match.draw_due and 1 <= dealer <= len(match.parties):
            return match._replace(dealer=dealer)
        return super().dealt_by(match, dealer)

    def deal(self, match: ChouineMatch, pack: Sequence[Card]) -> Step[ChouineState]:
        self.check_pack(match, pack)
        return play.deal_out(match.at_deal(), pack)

    def actors(self, state: ChouineState) -> tuple[int, ...]:
        public = state.public
        if public.outcome is not None:
            return ()
        if not public.may_exchange:
            return (public.turn,)
        holders = [seat for seat, hand in enumerate(state.hands, 1) if public.holds_seven(hand)]
        return tuple(sorted({public.turn, *holders})) if holders else (public.turn,)

    def view(self, state: ChouineState, seat: int) -> ChouineView:
        return view_of(state, known_seat(seat, len(state.hands)))

    def remembered(self, state: ChouineState, seat: int) -> int:
        return mask_of(card for pile in state.piles for trick in pile for _, card in trick)

    def legal_actions(self, view: ChouineView) -> tuple[ChouineAction, ...]:
        public, seat, hand = view.public, view.seat, view.held
        if public.outcome is not None:
            return ()
        legal: list[ChouineAction] = []
        if seat == public.turn:
            plays = plays_of(play.playable_cards(public, hand))
            legal += plays
            found = play.declarable(public, seat, hand)
            if found:
                legal += [Declare(card, one.combination) for (card,) in plays for one in found if one.cards & card.bit]
        if view.may_exchange:
            legal.append(Swap.EXCHANGE)
        return tuple(legal)

    def apply(self, state: ChouineState, seat: int, action: Action) -> Step[ChouineState]:
        public, seats = state.public, len(state.hands)
        if public.outcome is not None:
            raise IllegalAction(Reason.DEAL_OVER, seat, action)
        if not 1 <= seat <= seats:
            raise IllegalAction(Reason.NO_SUCH_SEAT, seat, action, seats=seats)
        if action is Swap.EXCHANGE and public.variant.turns_up:
            return play.exchange(state, seat)
        if not isinstance(action, (Play, Declare)):
            raise IllegalAction(Reason.NOT_IN_THIS_GAME, seat, action)
        if seat != public.turn:
            # Nobody may know which other seat could act, by an exchange.
            raise IllegalAction(Reason.NOT_YOUR_TURN, seat, action, actors=str(public.turn))
        return play.play(state, seat, action)

    def standing(self, match: ChouineMatch) -> tuple[tuple[int, ...], ...]:
        """Manches if the match has several, as the last one's parties say nothing about earlier manches.

        If people end a match in the middle of a manche, its parties count after the manches.
        """
        if match.options.manches_to_win == 1:
            return tuple((won,) for won in match.parties)
        if match.winners:
            return tuple((won,) for won in match.manches)
        return tuple(zip(match.manches, match.at_deal().parties, strict=True))

    def deal_facts(self, state: ChouineState) -> DealFacts:
        """The winner of the partie, and the combinations shown."""
        assert state.outcome is not None
        result = state.outcome.result
        feats = tuple(Feat(one.seat, one.combination.value) for one in state.public.shown)
        return DealFacts(None, (), (), points=result.delta, tricks=result.tricks, feats=feats)

    def left(self, view: ChouineView) -> Left | None:
        public = view.public
        makes_trumps = public.trump is None and not public.variant.turns_up
        if public.outcome is not None or public.cards_are_drawn or makes_trumps:
            return None
        tricks = (public.trick, *(trick for pile in view.piles for trick in pile))
        seen = view.held | mask_of(card for trick in tricks for _, card in trick)
        return Left(mask_of(PACK) & ~seen, public.trump, SUIT_MASKS, STRENGTH)

    def only_plays(self, view: ChouineView) -> bool:
        """No combination is held in one card, and nothing is exchanged once no cards are drawn."""
        public = view.public
        return public.outcome is None and not public.cards_are_drawn

    def at_worst(self, state: ChouineState, seats: Collection[int]) -> tuple[int, ...]:
        before = state.public.match
        taker = next(seat for seat in range(1, len(state.hands) + 1) if seat not in seats)
        return gained(before.score, before.won_by(taker).score)

    def tells_of_hand(self, action: Action) -> bool:
        return isinstance(action, Declare)

    parse_action = staticmethod(parse_action)
