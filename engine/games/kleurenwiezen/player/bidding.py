"""What to bid: the points each legal bid is expected to bring, less a margin of caution."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

from engine.core.actions import Action
from engine.core.cards import Suit, mask_of
from engine.games.kleurenwiezen.actions import Bid, Propose, Word
from engine.games.kleurenwiezen.auction.bids import higher_than
from engine.games.kleurenwiezen.contracts.contracts import HAND, NATURES, Contract, Family
from engine.games.kleurenwiezen.player.strength import (
    alone,
    as_acceptor,
    as_proposer,
    chance_of_negative,
    expected,
    is_alone,
    sure_tricks,
    weights,
)
from engine.games.kleurenwiezen.state import KleurenwiezenPublic, KleurenwiezenView

Said = TypeVar("Said", bound=Action)
Worth = Callable[[int], float]
"""What a bid is worth, in points, by the hand, a mask."""

OPPONENTS: Final = 3
"""How many opponents pay a player who plays alone."""

TROEL_SHARE: Final = 5.0
"""Tricks that a hand with three or four aces is worth to its partner."""
TRUMPS_TO_DOUBLE: Final = 4


class Caution(NamedTuple):
    """How carefully a player bids; found by self-play."""

    alone: float
    """Tricks taken off what the formula expects alone."""
    together: float
    """Tricks taken off what it expects with a partner."""
    negative: float
    """Chance taken off that of a misère."""
    exposed: float
    """What open cards cost: tricks or, for a misère, tenths of the chance."""
    proposing: float
    """Fraction of what an accepted proposal would bring, since it may be refused."""
    supporting: float
    """Fraction of what accepting each suit would bring, while waiting for a proposal."""
    contested: float
    """Tricks taken off where another side has bid, since it has the cards for its bid."""


CAUTION: Final = Caution(
    alone=0.1,
    together=0.4,
    negative=0.05,
    exposed=0.2,
    proposing=0.8,
    supporting=0.1,
    contested=0.2,
)


def choose_bid(view: KleurenwiezenView, legal: Sequence[Action], caution: Caution = CAUTION) -> Action:
    """The legal bid that is worth most; a pass is worth nothing."""
    return best_of(weigh_bids(view, legal, caution))


def best_of(worths: Mapping[Said, float]) -> Said:
    """The bid that is worth most, a pass rather than others."""
    most = max(worths.values())
    return max((one for one, worth in worths.items() if worth == most), key=lambda one: (one is Word.PASS, str(one)))


def weigh_bids(view: KleurenwiezenView, legal: Sequence[Action], caution: Caution = CAUTION) -> dict[Action, float]:
    """What each legal bid is worth, in points."""
    return {action: worth_by(view.public, view.seat, action, caution)(view.held) for action in legal}


def worth_by(public: KleurenwiezenPublic, seat: int, action: Action, caution: Caution = CAUTION) -> Worth:
    """What a bid of this seat is worth by the hand it holds."""
    match action:
        case Bid(contract) if contract.is_negative:
            return _negative(public, contract, caution)
        case Bid(contract):
            return _with_trumps(public, seat, contract, caution)
        case Propose(suit):
            proposed = proposal(public, suit, caution)
            return lambda hand: caution.proposing * max(0.0, proposed(hand))
        case Word.WAIT:
            supported = [_least(public, suit, as_acceptor, weights().typical_proposer, caution) for suit in Suit]
            return lambda hand: caution.supporting * sum(max(0.0, support(hand)) for support in supported)
        case Word.PAROLE:
            return _parole(public, seat, caution)
    return lambda _: 0.0


def _negative(public: KleurenwiezenPublic, contract: Contract, caution: Caution) -> Worth:
    kind, figures = contract.kind, public.match.ladder.row(contract).figures
    less = caution.negative + (caution.exposed / 10 if NATURES[kind].exposed else 0.0)
    won = figures.points(contract.goal, 0, made=True)
    # A negative contract mostly fails by a single trick.
    lost = figures.points(contract.goal + 1, 0, made=False)
    return lambda hand: OPPONENTS * (lost + (chance_of_negative(hand, kind) - less) * (won - lost))


def _with_trumps(public: KleurenwiezenPublic, seat: int, contract: Contract, caution: Caution) -> Worth:
    figures, goal, suit = public.match.ladder.row(contract).figures, contract.goal, contract.suit
    assert suit is not None
    auction = public.auction
    # Another side that has bid has the cards for its bid.
    less = caution.contested * (auction.highest is not None and seat not in auction.holders)
    if is_alone(contract):
        less += caution.alone + (caution.exposed if NATURES[contract.kind].exposed else 0.0)
        spread = weights().spread_alone
        return lambda hand: (
            OPPONENTS * expected(figures, goal, alone(hand, suit) - less, spread, sure_tricks(hand, suit))
        )
    less += caution.together
    own, others = _roles(public, seat)
    return lambda hand: expected(figures, goal, own(hand, suit) + others - less, weights().spread_together)


def _roles(public: KleurenwiezenPublic, seat: int) -> tuple[Callable[[int, Suit], float], float]:
    """How a seat counts its tricks with its partner, or a possible one, and the partner's."""
    bidder, troel = public.auction.bidder(seat), public.troel
    if troel is not None and seat in (troel.seat, troel.partner):
        return as_acceptor, TROEL_SHARE
    if bidder.partner is not None and not bidder.accepted:
        return as_proposer, weights().typical_acceptor
    return as_acceptor, weights().typical_proposer


def proposal(public: KleurenwiezenPublic, suit: Suit, caution: Caution = CAUTION) -> Worth:
    """What the lowest possible partnership would bring in a suit that a seat proposes."""
    return _least(public, suit, as_proposer, weights().typical_acceptor, caution)


def _least(
    public: KleurenwiezenPublic, suit: Suit, own: Callable[[int, Suit], float], others: float, caution: Caution
) -> Worth:
    """What the lowest possible partnership in a suit would bring; 0 where none is left."""
    least = higher_than(public.match.ladder, public.auction.highest).partnerships[suit]
    if not least:
        return lambda _: 0.0
    contract = least[0].contract
    figures, more = public.match.ladder.row(contract).figures, others - caution.together
    return lambda hand: expected(figures, contract.goal, own(hand, suit) + more, weights().spread_together)


def _parole(public: KleurenwiezenPublic, seat: int, caution: Caution) -> Worth:
    """What leaving the choice to the partner is worth: more, the closer the decision is for one's own hand."""
    contract = public.auction.bidder(seat).contract
    assert contract is not None
    assert contract.suit is not None
    suit, wanted, (own, others) = contract.suit, contract.goal + 1, _roles(public, seat)
    return lambda hand: 0.5 - abs(own(hand, suit) + others - caution.together - wanted)


def choose_trumps_of_troel(view: KleurenwiezenView, legal: Sequence[Action]) -> Action:
    """The partner's choice: the called suit for fewer tricks, or a better one for one more."""

    def surplus(action: Action) -> tuple[float, str]:
        assert isinstance(action, Bid)
        assert action.contract.suit is not None
        return as_acceptor(view.held, action.contract.suit) - action.contract.goal, str(action)

    return max(legal, key=surplus)


def doubles(view: KleurenwiezenView) -> Word:
    """Double if the seat's own hand alone nearly defeats the contract."""
    contract = view.contract
    assert contract is not None
    if contract.family is Family.NEGATIVE or contract.suit is None:
        return Word.NO_DOUBLE
    needed = HAND - contract.goal + 1
    trumps = (mask_of(view.hand) & contract.suit.mask).bit_count()
    own = alone(view.held, contract.suit)
    return Word.DOUBLE if trumps >= TRUMPS_TO_DOUBLE and own >= needed else Word.NO_DOUBLE
