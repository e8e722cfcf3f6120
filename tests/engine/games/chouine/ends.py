"""The last tricks of Chouine, set up by hand, and what they are worth by the rules alone."""

from __future__ import annotations

from engine.core.cards import Played, Suit, mask_of, parse_cards
from engine.games.chouine.options import PACK
from engine.games.chouine.play import CARD_POINTS
from engine.games.chouine.state import ChouineState
from tests.engine.games.chouine.written import GAME, dealt


def at_end(own: str, other: str, trump: str | None, preset: str = "chouine") -> ChouineState:
    """A position where seat 2 leads. It holds the first hand and won all earlier tricks, so it knows the other hand."""
    hands = mask_of(parse_cards(other)), mask_of(parse_cards(own))
    gone = [card for card in PACK if not card.bit & (hands[0] | hands[1])]
    pile = tuple((Played(2, one), Played(1, two)) for one, two in zip(gone[::2], gone[1::2], strict=True))
    state = dealt("7S 8S 9S JS QS", "7H 8H 9H JH QH", preset=preset)
    public = state.public._replace(
        turn=2,
        trump=Suit.parse(trump) if trump else None,
        talon=0,
        seven_is_out=True,
        tricks=(0, len(pile)),
        card_points=(0, sum(CARD_POINTS.get(card.rank, 0) for card in gone)),
        trick=pile[-1],
    )
    return ChouineState(public, hands, (), ((), pile))


def gain_of(state: ChouineState, seat: int) -> int:
    """How far this seat ends ahead of the other if both know all the cards. It tries every line of play."""
    if state.outcome is not None:
        public = state.public
        totals = [cards + more for cards, more in zip(public.card_points, public.combination_points, strict=True)]
        return totals[seat - 1] - totals[2 - seat]
    turn = state.public.turn
    legal = GAME.legal_actions(GAME.view(state, turn))
    gains = [gain_of(GAME.apply(state, turn, action).state, seat) for action in legal]
    return max(gains) if turn == seat else min(gains)
