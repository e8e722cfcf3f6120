"""Why a strong player would say or play this at Couillon, by the view alone; the most telling reason first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.actions import Action, Play
from engine.core.cards import Suit, cards_in, mask_of
from engine.games.couillon.actions import Call, CouillonPhase, NameTrump
from engine.games.couillon.mit import may_declare
from engine.games.couillon.options import QUEEN_OF_SPADES, pack_for
from engine.games.couillon.play import POINTS, playable
from engine.games.couillon.player.imagined import FOLLOWING
from engine.games.couillon.player.known import known_from
from engine.games.couillon.player.score import deals_left, left_of, score_of
from engine.games.couillon.state import CouillonView, counted, order_of
from engine.players.search.position import FollowRule
from engine.teaching.hints.reasons import (
    HintReason,
    Sight,
    Unit,
    by_score,
    chance_of,
    reason,
    why_card,
)

FEW: Final = 2
"""So many trumps are no reason to undertake anything."""


def why(view: CouillonView, action: Action, _: int = 0) -> Iterator[HintReason]:
    """The reasons for an action that is legal now."""
    yield from _why_score(view, action)
    if isinstance(action, Play):
        reasons = why_card(sight_of(view), action.card)
        yield from reasons if view.turn == view.seat else map(_of_dummy, reasons)
    elif isinstance(action, NameTrump):
        yield from _why_trumps(view, action.suit)
    elif action is Call.ACCEPT:
        yield from _why_trumps(view, view.turned_up[-1].suit)
    elif action is Call.MIT:
        yield reason("mit", card=next(iter(cards_in(QUEEN_OF_SPADES.bit))))
    elif action in (Call.KONTRA, Call.RE):
        assert view.trump is not None
        yield reason("counts-more")
        yield from _why_trumps(view, view.trump)
    elif action is Call.TURN:
        most = max(_trumps(view, suit).bit_count() for suit in Suit)
        yield reason("no-suit-has-more", count=most)
    elif action is Call.PASS:
        suit = view.trump if view.phase is CouillonPhase.KONTRA else view.turned_up[-1].suit
        assert suit is not None
        count = _trumps(view, suit).bit_count()
        if count <= FEW:
            yield reason("few-trumps", count=count, suit=suit)


def of_match(view: CouillonView) -> Unit | None:
    """What is measured of the match, or of the tournament; None where the sheet is what counts."""
    match = view.public.match
    score = score_of(match, view.seat)
    if score is None or score.stake is None:
        return None
    return chance_of(score.stake.rate, score.among, of_totals=match.added_up is not None)


def _why_score(view: CouillonView, action: Action) -> Iterator[HintReason]:
    """How the match stands, where winning it is weighed."""
    match, side = view.public.match, view.sides[view.seat - 1]
    score = score_of(match, view.seat)
    if score is None:
        return
    if isinstance(action, Play):
        said = match.added_up is None and not may_declare(view.public)
        if said and not any(_of_others(view, side)) and score.needs_all_tricks(counted(view.public)):
            yield reason("only-all-tricks")
        return
    own, others = left_of(match.sheet)[side], [left for at, left in enumerate(left_of(match.sheet)) if at != side]
    if match.options.deals:
        found = by_score(score.needed, deals_left(match), of_totals=match.added_up is not None)
        if found is not None and score.among == 1:
            yield found
    elif own <= min(others):
        yield reason("you-need", count=own)
    else:
        yield reason("others-need", count=min(others))


def _of_others(view: CouillonView, side: int) -> Iterator[int]:
    """The tricks of the other sides."""
    return (won for at, won in zip(view.sides, view.tricks, strict=True) if at != side)


def _of_dummy(one: HintReason) -> HintReason:
    """A reason for a card of the dummy, whose partner is whoever plays it."""
    return one._replace(key=one.key.replace("partner-", "own-"))


def _why_trumps(view: CouillonView, suit: Suit) -> Iterator[HintReason]:
    """How many of the cards seen are trumps in this suit, and that the highest is among them."""
    own = _trumps(view, suit)
    if own.bit_count() > 1:
        yield reason("trumps", count=own.bit_count(), suit=suit)
    strength = order_of(suit, view.options.queens, mit=False).strength
    highest = max(cards_in(mask_of(pack_for(view.options))), key=strength.__getitem__)
    if highest.bit & own and own.bit_count() > 1:
        yield reason("top-trump", card=highest)


def _trumps(view: CouillonView, suit: Suit) -> int:
    """The trumps among the cards of whoever is to speak, with this suit as trumps."""
    cards = view.held if view.turn == view.seat or view.trump is not None else view.dummy_cards
    return cards & order_of(suit, view.options.queens, mit=view.mit is not None).suits[suit]


def sight_of(view: CouillonView) -> Sight:
    """What the view's seat knows of the trick under way, for whoever is on turn."""
    order = view.order
    assert order is not None
    known = known_from(view)
    held = known.hands[view.turn - 1].sure
    among = known.holdings.among
    may = tuple(hand.sure | (among[hand.place] if hand.more else 0) for hand in known.hands)
    return Sight(
        seat=view.turn,
        sides=view.sides,
        trick=view.under_way,
        held=held,
        playable=cards_in(playable(view.public, held)),
        suits=order.suits,
        strength=order.strength,
        trump=order.trump,
        following=_following(view),
        may=may,
        has=lambda seat, cards: known.hands[seat - 1].has(cards) >= 1,
        points=POINTS,
        wild=0 if view.mit is not None or view.held & QUEEN_OF_SPADES.bit or view.played else QUEEN_OF_SPADES.bit,
        is_all=not any(pile.covers for pile in view.layouts[view.turn - 1]),
    )


def _following(view: CouillonView) -> FollowRule:
    variant = view.variant
    return FollowRule.FREE if variant.draws and view.stock else FOLLOWING[variant.following]
