"""Why a strong player would say or play this at Kleurenwiezen, by the view alone; the most telling reason first.

In a negative contract a card is played to stay under, or to make a declarer take the trick.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.actions import Action, Play
from engine.core.cards import CARDS, SUIT_MASKS, Card, Played, Rank, Suit, cards_in
from engine.games.kleurenwiezen.actions import Bid, Discard, Propose, Word
from engine.games.kleurenwiezen.contracts.contracts import HAND, Contract, Family
from engine.games.kleurenwiezen.pack import STRENGTH
from engine.games.kleurenwiezen.play import playable
from engine.games.kleurenwiezen.player.known import HIGHER, LOWER, known_from
from engine.games.kleurenwiezen.player.score import deals_left, score_of
from engine.games.kleurenwiezen.player.strength import alone, is_alone, most_dangerous
from engine.games.kleurenwiezen.state import KleurenwiezenView
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


def _why_low(view: KleurenwiezenView, sight: Sight, card: Card) -> Iterator[HintReason]:
    """The reasons for a card in a deal without trumps; the most telling first."""
    assert view.contract is not None
    goal = view.contract.goal
    hunted = [seat for seat in view.declarers if seat != view.seat and view.tricks[seat - 1] <= goal]
    wanted = goal - view.tricks[view.seat - 1] if view.seat in view.declarers else -1
    if wanted >= 0:
        yield from _why_declarer(sight, card, wanted)
    else:
        yield from _why_hunter(sight, card, hunted)


def _why_declarer(sight: Sight, card: Card, wanted: int) -> Iterator[HintReason]:
    best = sight.best
    if best is None:
        yield from _why_low_lead(sight, card)
        return
    under = [one for one in sight.playable if not sight.beats(one, best.card)]
    if card not in under:
        if wanted and not sight.can_be_beaten(card, sight.trick[0].card):
            yield reason("wants-trick", count=wanted)
        elif not under:
            yield reason("cannot-stay-under")
            if len(sight.playable) > 1 and card == max(sight.playable, key=sight.strength.__getitem__):
                yield reason("highest-goes")
    elif card.suit is sight.trick[0].card.suit:
        yield reason("stays-under", card=best.card)
        if len(under) > 1 and card == max(under, key=sight.strength.__getitem__):
            yield reason("highest-under")
    elif LOWER[card] & sight.others:
        yield reason("gets-rid", suit=sight.trick[0].card.suit)


def _why_low_lead(sight: Sight, card: Card) -> Iterator[HintReason]:
    higher = (HIGHER[card] & sight.others).bit_count()
    if higher and not LOWER[card] & sight.others:
        yield reason("lowest-out", suit=card.suit)
    elif higher:
        yield reason("higher-out", count=higher, suit=card.suit)


def _why_hunter(sight: Sight, card: Card, hunted: list[int]) -> Iterator[HintReason]:
    best = sight.best
    if best is None:
        if any(HIGHER[card] & sight.may[seat - 1] for seat in hunted):
            yield reason("may-catch")
        return
    to_come = [seat for seat in hunted if seat in sight.behind]
    if best.seat in hunted and not sight.beats(card, best.card):
        yield reason("stays-with", seat=best.seat)
        return
    if not to_come and best.seat not in hunted and hunted:
        yield reason("catches-nobody")
        alike = [one for one in sight.playable if one.suit is card.suit]
        if len(alike) > 1 and card == max(alike, key=sight.strength.__getitem__):
            yield reason("highest-goes")
        return
    leader = card if sight.beats(card, best.card) else best.card
    if any(_may_be_caught(sight, seat, leader, best) for seat in to_come):
        yield reason("may-catch")


def _may_be_caught(sight: Sight, seat: int, leader: Card, best: Played) -> bool:
    """Whether a declarer still to play may hold a card that beats the one that leads the trick then."""
    return any(sight.beats(one, leader) for one in cards_in(sight.may[seat - 1]) if one.suit is best.card.suit)


FEW: Final = 4
"""So many cards of a suit are few for trumps."""
LONG: Final = 5
"""So many cards of a suit are no reason to bid it alone."""
LOW: Final = Rank.SIX
"""This and lower cards hardly ever take a trick."""
MANY: Final = 7
"""So many low cards are a reason for a negative contract."""
_ACES: Final = sum(card.bit for card in CARDS if card.rank is Rank.ACE)


def why(view: KleurenwiezenView, action: Action, _: int = 0) -> Iterator[HintReason]:
    """The reasons for an action that is legal now."""
    if isinstance(action, Bid | Propose | Word):
        yield from _why_score(view)
    match action:
        case Play(card) if view.trump is not None:
            yield from why_card(sight_of(view), card)
        case Play(card):
            yield from _why_low(view, sight_of(view), card)
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


def of_match(view: KleurenwiezenView) -> Unit | None:
    """What is measured of the match; None where points are."""
    match = view.public.match
    score = score_of(match, view.seat)
    return None if score is None else chance_of(score.stake.rate, score.among, of_totals=match.added_up is not None)


def _why_score(view: KleurenwiezenView) -> Iterator[HintReason]:
    """How far first place is away, where winning the match is weighed."""
    match = view.public.match
    score = score_of(match, view.seat)
    if score is not None and score.among == 1:
        found = by_score(score.needed, deals_left(match), of_totals=match.added_up is not None)
        if found is not None:
            yield found


def _why_contract(view: KleurenwiezenView, contract: Contract) -> Iterator[HintReason]:
    suit = contract.suit
    if contract.family is Family.NEGATIVE or suit is None:
        low = sum(card.rank <= LOW for card in view.hand)
        if contract.family is Family.NEGATIVE and low >= MANY:
            yield reason("low-cards", count=low)
        return
    yield from _why_trumps(view, suit)
    if is_alone(contract):
        yield reason("expects", tricks=_expected_tricks(view.held, suit))
    else:
        yield from _why_aces(view)


def _why_trumps(view: KleurenwiezenView, suit: Suit) -> Iterator[HintReason]:
    """The cards of a suit, and that its ace is among them."""
    own = view.held & SUIT_MASKS[suit]
    ace = next(card for card in cards_in(SUIT_MASKS[suit]) if card.rank is Rank.ACE)
    if own:
        yield reason("trumps", count=own.bit_count(), suit=suit)
    if own & ace.bit and own.bit_count() > 1:
        yield reason("top-trump", card=ace)


def _why_few(view: KleurenwiezenView, suit: Suit) -> Iterator[HintReason]:
    count = (view.held & SUIT_MASKS[suit]).bit_count()
    if count < FEW:
        yield reason("few-trumps", count=count, suit=suit)


def _why_aces(view: KleurenwiezenView) -> Iterator[HintReason]:
    if aces := (view.held & _ACES).bit_count():
        yield reason("aces", count=aces)


def _why_pass(view: KleurenwiezenView) -> Iterator[HintReason]:
    for suit, seat in view.auction.live_proposals().items():
        if seat != view.seat:
            yield from _why_few(view, suit)
    longest = max((view.held & suit).bit_count() for suit in SUIT_MASKS)
    if longest <= LONG:
        yield reason("no-long-suit", count=longest)
    if not view.held & _ACES:
        yield reason("no-ace")
    best = max(Suit, key=lambda suit: alone(view.held, suit))
    yield reason("expects-only", tricks=_expected_tricks(view.held, best), suit=best)


def _expected_tricks(hand: int, suit: Suit) -> int:
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
        trick=view.under_way,
        held=view.held,
        playable=cards_in(playable(view.public, view.held)),
        suits=SUIT_MASKS,
        strength=STRENGTH,
        trump=view.trump,
        following=FollowRule.SUIT,
        may=may,
        has=lambda seat, cards: known.hands[seat - 1].has(cards) >= 1,
    )
