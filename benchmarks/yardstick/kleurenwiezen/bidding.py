"""What to bid: the points each legal bid is expected to bring, less a margin of caution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from benchmarks.yardstick.kleurenwiezen import weights
from benchmarks.yardstick.kleurenwiezen.strength import (
    alone,
    as_acceptor,
    as_proposer,
    chance_of_negative,
    expected,
    is_alone,
    sure_tricks,
)
from engine.core.actions import Action
from engine.core.cards import Suit, mask_of
from engine.games.kleurenwiezen.actions import Bid, Propose, Word
from engine.games.kleurenwiezen.contracts.contracts import HAND, NATURES, Contract, ContractKind, Family
from engine.games.kleurenwiezen.state import KleurenwiezenView

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
    return max(legal, key=lambda action: (_worth(view, action, caution), action is Word.PASS, str(action)))


def _worth(view: KleurenwiezenView, action: Action, caution: Caution) -> float:
    match action:
        case Bid(contract):
            return _worth_of(view, contract, caution)
        case Propose(suit):
            return caution.proposing * max(0.0, _proposal(view, suit, caution))
        case Word.WAIT:
            return caution.supporting * sum(max(0.0, _support(view, suit, caution)) for suit in Suit)
        case Word.PAROLE:
            return _parole(view, caution)
    return 0.0


def _is_contested(view: KleurenwiezenView) -> bool:
    """Whether another side has the highest contract."""
    return view.auction.highest is not None and view.seat not in view.auction.holders


def _worth_of(view: KleurenwiezenView, contract: Contract, caution: Caution) -> float:
    """The points this contract is expected to bring the view's seat."""
    figures = view.public.match.ladder.row(contract).figures
    if contract.is_negative:
        made = chance_of_negative(view.held, contract.kind) - caution.negative
        if NATURES[contract.kind].exposed:
            made -= caution.exposed / 10
        won = figures.points(contract.goal, 0, made=True)
        # A negative contract mostly fails by a single trick.
        lost = figures.points(contract.goal + 1, 0, made=False)
        return OPPONENTS * (made * won + (1 - made) * lost)
    assert contract.suit is not None
    contested = caution.contested * _is_contested(view)
    if is_alone(contract):
        mean = alone(view.held, contract.suit) - caution.alone - contested
        if NATURES[contract.kind].exposed:
            mean -= caution.exposed
        sure = sure_tricks(view.held, contract.suit)
        return OPPONENTS * expected(figures, contract.goal, mean, weights.SPREAD_ALONE, sure)
    mean = _together(view, contract.suit) - caution.together - contested
    return expected(figures, contract.goal, mean, weights.SPREAD_TOGETHER)


def _together(view: KleurenwiezenView, suit: Suit) -> float:
    """The tricks expected with the seat's partner, or a possible one, in the seat's role."""
    bidder = view.auction.bidder(view.seat)
    troel = view.troel
    if troel is not None and view.seat in (troel.seat, troel.partner):
        return as_acceptor(view.held, suit) + TROEL_SHARE
    if bidder.partner is not None and not bidder.accepted:
        return as_proposer(view.held, suit) + weights.TYPICAL_ACCEPTOR
    return as_acceptor(view.held, suit) + weights.TYPICAL_PROPOSER


def _proposal(view: KleurenwiezenView, suit: Suit, caution: Caution) -> float:
    """What the lowest possible partnership would bring in a suit that the seat proposes."""
    return _least(view, suit, as_proposer(view.held, suit) + weights.TYPICAL_ACCEPTOR - caution.together)


def _support(view: KleurenwiezenView, suit: Suit, caution: Caution) -> float:
    """What the lowest possible partnership would bring in a suit that the seat accepts."""
    return _least(view, suit, as_acceptor(view.held, suit) + weights.TYPICAL_PROPOSER - caution.together)


def _least(view: KleurenwiezenView, suit: Suit, mean: float) -> float:
    """What the lowest possible partnership in a suit would bring with `mean` tricks expected; 0 where none is left."""
    ladder, highest = view.public.match.ladder, view.auction.highest
    levels = (Contract(ContractKind.ACCEPT, goal, suit) for goal in ladder.goals(ContractKind.ACCEPT))
    least = next((contract for contract in levels if ladder.outranks(contract, highest)), None)
    return expected(ladder.row(least).figures, least.goal, mean, weights.SPREAD_TOGETHER) if least is not None else 0.0


def _parole(view: KleurenwiezenView, caution: Caution) -> float:
    """What leaving the choice to the partner is worth: more, the closer the decision is for one's own hand."""
    contract = view.auction.bidder(view.seat).contract
    assert contract is not None
    assert contract.suit is not None
    doubt = abs(_together(view, contract.suit) - caution.together - (contract.goal + 1))
    return 0.5 - doubt


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
