"""Why a strong player would do this at Chouine, by the view alone; the most telling reason first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.actions import Action, Play
from engine.core.cards import SUIT_MASKS, Card, Rank, Suit, cards_in
from engine.games.chouine.actions import Declare, Swap
from engine.games.chouine.combinations import found_in
from engine.games.chouine.options import ChouineOptions
from engine.games.chouine.play import POINTS, STRENGTH, playable_cards
from engine.games.chouine.player.known import WINS, ChouineKnowledge, known_from, makes_trumps, points_of
from engine.games.chouine.state import ChouineView
from engine.players.search.position import FollowRule
from engine.teaching.hints.reasons import HintReason, Sight, Unit, reason, why_card

_PAIR: Final = (Rank.KING, Rank.QUEEN)


def why(view: ChouineView, action: Action, remembered: int = 0) -> Iterator[HintReason]:
    """The reasons for an action that is legal now."""
    if action is Swap.EXCHANGE:
        assert view.indicator is not None
        yield reason("exchange", card=view.indicator)
    elif isinstance(action, Declare):
        yield from _why_declare(view, action)
        yield from why_card(_sight(view, known_from(view, remembered), _trump_after(view, action)), action.card)
    elif isinstance(action, Play):
        known = known_from(view, remembered)
        kept = list(_why_keep(view, known, action.card))
        # A pair says more than that a card is low.
        yield from (one for one in kept if one.key == "keeps-pair")
        yield from why_card(_sight(view, known, view.trump), action.card)
        yield from (one for one in kept if one.key != "keeps-pair")


def _why_declare(view: ChouineView, action: Declare) -> Iterator[HintReason]:
    suit = _suit_of(view, action)
    trump = _trump_after(view, action)
    makes = trump is not view.trump
    points = points_of(action.combination, suit, trump, makes, view.options)
    yield reason("wins-partie") if points == WINS else reason("declares", points=points)
    if makes and suit is not None:
        yield reason("makes-trumps", suit=suit)


def _suit_of(view: ChouineView, action: Declare) -> Suit | None:
    """The suit of what is declared, None for brisques."""
    return next(
        found.suit
        for found in found_in(view.held, view.variant.shapes)
        if found.combination is action.combination and found.cards & action.card.bit
    )


def _trump_after(view: ChouineView, action: Declare) -> Suit | None:
    """Trumps once this is declared: a leader may make them with it."""
    return _suit_of(view, action) if makes_trumps(view, action.combination) else view.trump


def _why_keep(view: ChouineView, known: ChouineKnowledge, card: Card) -> Iterator[HintReason]:
    """What stays in hand for a mariage."""
    rest, done = view.held & ~card.bit, {one.suit for one in view.declared if one.seat == view.seat}
    for suit in Suit:
        king, queen = (Card.of(suit, rank) for rank in _PAIR)
        if suit in done or card.suit is suit:
            continue
        if rest & king.bit and rest & queen.bit:
            yield reason("keeps-pair", suit=suit)
        elif view.talon > view.seats and (own := rest & (king.bit | queen.bit)) and card.rank not in _PAIR:
            missing = (king.bit | queen.bit) & ~own
            if missing & known.drawable:
                yield reason("may-pair", card=cards_in(own)[0], other=cards_in(missing)[0])


def _sight(view: ChouineView, known: ChouineKnowledge, trump: Suit | None) -> Sight:
    """What the view's seat knows of the trick under way."""
    ends_with_draw = view.cards_are_drawn
    sizes = view.hand_sizes
    # Of two, the other holds all that is unseen once nothing can be drawn.
    others = sum(size for seat, size in enumerate(sizes, 1) if seat != view.seat)
    is_open = view.seats == 2 and not view.talon and known.unseen.bit_count() == others
    sure = known.unseen if is_open else known.sure if view.seats == 2 else 0
    hidden = known.unseen
    if view.public.may_exchange and view.indicator and Card.of(view.indicator.suit, Rank.SEVEN).bit & hidden:
        # Whoever holds the seven may have the card turned up for it at any moment.
        hidden |= view.indicator.bit
    may = tuple(view.held if seat == view.seat else hidden if size else 0 for seat, size in enumerate(sizes, 1))
    return Sight(
        seat=view.seat,
        sides=view.sides,
        trick=view.under_way,
        held=view.held,
        playable=cards_in(playable_cards(view.public, view.held)),
        suits=SUIT_MASKS,
        strength=STRENGTH,
        trump=trump,
        following=FollowRule.FREE if ends_with_draw else FollowRule.SUIT_ELSE_TRUMP,
        may=may,
        has=lambda seat, cards: bool(cards & sure) and seat != view.seat,
        points=POINTS,
    )


def unit(options: ChouineOptions) -> Unit:
    """Of a hundred parties those won."""
    return Unit("parties", times=100.0, least=1.0)
