"""Why a strong player would say or play this at Kleurenwiezen, by the view alone; the most telling reason first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.actions import Action, Play
from engine.core.cards import CARDS, SUIT_MASKS, Rank, Suit, cards_in
from engine.games.kleurenwiezen.actions import Bid, Discard, Propose, Word
from engine.games.kleurenwiezen.contracts.contracts import HAND, Contract, Family
from engine.games.kleurenwiezen.match import SEATS
from engine.games.kleurenwiezen.play import playable
from engine.games.kleurenwiezen.player.known import known_from
from engine.games.kleurenwiezen.player.misere_reasons import why_low
from engine.games.kleurenwiezen.player.strength import alone, is_alone, most_dangerous
from engine.games.kleurenwiezen.view import KleurenwiezenView
from engine.hints.reason import Reason, reason
from engine.hints.sight import Following, Sight
from engine.hints.tricks import why_card

FEW: Final = 4
"""So many cards of a suit are few for trumps."""
LONG: Final = 5
"""So many cards of a suit are no reason to bid it alone."""
LOW: Final = Rank.SIX
"""This and lower cards hardly ever take a trick."""
MANY: Final = 7
"""So many low cards are a reason for a negative contract."""
_STRENGTH: Final = tuple(int(card.rank) for card in CARDS)
_ACES: Final = sum(card.bit for card in CARDS if card.rank is Rank.ACE)


def why(view: KleurenwiezenView, action: Action, _: int = 0) -> Iterator[Reason]:
    """The reasons for an action that is legal now."""
    match action:
        case Play(card) if view.trump is not None:
            yield from why_card(sight_of(view), card)
        case Play(card):
            yield from why_low(view, sight_of(view), card)
        case Discard(card) if card == most_dangerous(view.held):
            yield reason("discards")
        case Bid(contract):
            yield from _why_contract(view, contract)
        case Propose(suit):
            yield from _why_trumps(view, suit)
            yield from _why_aces(view)
        case Word.WAIT:
            yield reason("waits")
        case Word.PAROLE:
            yield reason("leaves-to-partner")
        case Word.DOUBLE if view.trump is not None:
            yield reason("counts-more")
            yield from _why_trumps(view, view.trump)
        case Word.NO_DOUBLE if view.trump is not None:
            yield from _why_few(view, view.trump)
        case Word.PASS:
            yield from _why_pass(view)


def _why_contract(view: KleurenwiezenView, contract: Contract) -> Iterator[Reason]:
    suit = contract.suit
    if contract.family is Family.NEGATIVE or suit is None:
        low = sum(card.rank <= LOW for card in view.hand)
        if contract.family is Family.NEGATIVE and low >= MANY:
            yield reason("low-cards", count=low)
        return
    yield from _why_trumps(view, suit)
    if is_alone(contract):
        yield reason("expects", tricks=expected_tricks(view.held, suit))
    else:
        yield from _why_aces(view)


def _why_trumps(view: KleurenwiezenView, suit: Suit) -> Iterator[Reason]:
    """The cards of a suit, and that its ace is among them."""
    own = view.held & SUIT_MASKS[suit]
    ace = next(card for card in cards_in(SUIT_MASKS[suit]) if card.rank is Rank.ACE)
    if own:
        yield reason("trumps", count=own.bit_count(), suit=suit)
    if own & ace.bit and own.bit_count() > 1:
        yield reason("top-trump", card=ace)


def _why_few(view: KleurenwiezenView, suit: Suit) -> Iterator[Reason]:
    count = (view.held & SUIT_MASKS[suit]).bit_count()
    if count < FEW:
        yield reason("few-trumps", count=count, suit=suit)


def _why_aces(view: KleurenwiezenView) -> Iterator[Reason]:
    if aces := (view.held & _ACES).bit_count():
        yield reason("aces", count=aces)


def _why_pass(view: KleurenwiezenView) -> Iterator[Reason]:
    for suit, seat in view.auction.live_proposals().items():
        if seat != view.seat:
            yield from _why_few(view, suit)
    longest = max((view.held & suit).bit_count() for suit in SUIT_MASKS)
    if longest <= LONG:
        yield reason("no-long-suit", count=longest)
    if not view.held & _ACES:
        yield reason("no-ace")
    best = max(Suit, key=lambda suit: alone(view.held, suit))
    yield reason("expects-only", tricks=expected_tricks(view.held, best), suit=best)


def expected_tricks(hand: int, suit: Suit) -> int:
    """About how many tricks a hand, a mask, takes alone with these trumps."""
    return min(max(round(alone(hand, suit)), 0), HAND)


def sight_of(view: KleurenwiezenView) -> Sight:
    """What the view's seat knows of the trick under way."""
    known = known_from(view)
    among = known.holdings.among
    may = tuple(hand.sure | (among[hand.place] if hand.more else 0) for hand in known.hands)
    return Sight(
        seat=view.seat,
        sides=view.sides,
        trick=view.trick if len(view.trick) < SEATS else (),
        held=view.held,
        playable=cards_in(playable(view.public, view.held)),
        suits=SUIT_MASKS,
        strength=_STRENGTH,
        trump=view.trump,
        following=Following.SUIT,
        may=may,
        has=lambda seat, cards: known.hands[seat - 1].has(cards) >= 1,
    )
