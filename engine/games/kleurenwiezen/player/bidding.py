"""What to bid: the points each legal bid is expected to bring, less a margin of caution."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, TypeVar

from engine.core.actions import Action
from engine.core.cards import Suit, mask_of
from engine.games.kleurenwiezen.actions import Bid, Propose, Word
from engine.games.kleurenwiezen.auction.bids import higher_than
from engine.games.kleurenwiezen.contracts.contracts import HAND, NATURES, Contract, Family
from engine.games.kleurenwiezen.contracts.ladders import Ladder
from engine.games.kleurenwiezen.player.strength import (
    ACCEPTOR,
    ALONE,
    PROPOSER,
    STEPS,
    Prices,
    alone,
    as_acceptor,
    chance_of_negative,
    chance_to_duck,
    is_alone,
    prices_alone,
    prices_together,
    sure_tricks,
    tricks_of,
    weights,
)
from engine.games.kleurenwiezen.state import KleurenwiezenPublic, KleurenwiezenView

Said = TypeVar("Said", bound=Action)
Worth = Callable[[int], float]
"""What a bid is worth, in points, by the hand, a mask."""


@dataclass(frozen=True, slots=True)
class ByTricks:
    """What a bid is worth by the tricks that a formula counts in the hand, and what the partner adds."""

    formula: int
    suit: Suit
    more: float
    prices: Prices

    def __call__(self, hand: int) -> float:
        return self.by(tricks_of(hand))

    def by(self, tricks: Sequence[Sequence[float]]) -> float:
        """The same by what `tricks_of` counts in the hand."""
        return self.prices[round((tricks[self.formula][self.suit] + self.more) * STEPS)]


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
DARING: Final = CAUTION._replace(alone=-0.9, together=-0.6, negative=-0.25)
"""The same for whoever is behind in the last deals of a match; found by the matches won from there."""


def choose_bid(view: KleurenwiezenView, legal: Sequence[Action], caution: Caution = CAUTION) -> Action:
    """The legal bid that is worth most; a pass is worth nothing."""
    return best_of(weigh_bids(view, legal, caution))


def best_of(worths: Mapping[Said, float]) -> Said:
    """The bid that is worth most, a pass rather than others."""
    most = max(worths.values())
    best = [one for one, worth in worths.items() if worth == most]
    return best[0] if len(best) == 1 else max(best, key=lambda one: (one is Word.PASS, str(one)))


def weigh_bids(view: KleurenwiezenView, legal: Sequence[Action], caution: Caution = CAUTION) -> dict[Action, float]:
    """What each legal bid is worth, in points."""
    return {action: worth_by(view.public, view.seat, action, caution)(view.held) for action in legal}


def worth_by(public: KleurenwiezenPublic, seat: int, action: Action, caution: Caution = CAUTION) -> Worth:
    """What a bid of this seat is worth by the hand it holds."""
    ladder, auction = public.match.ladder, public.auction
    match action:
        case Bid(contract):
            # Another side that has bid has the cards for its bid.
            contested = auction.highest is not None and seat not in auction.holders
            return _of_contract(ladder, contract, *_roles(public, seat), contested, caution)
        case Propose(suit):
            return proposal(public, suit, caution, caution.proposing)
        case Word.WAIT:
            return _waiting(ladder, auction.highest, caution)
        case Word.PAROLE:
            return _parole(public, seat, caution)
    return _of_passing


@lru_cache(maxsize=256)
def _waiting(ladder: Ladder, highest: Contract | None, caution: Caution) -> Worth:
    """What waiting for a proposal is worth: a part of what accepting each suit would bring."""
    others, part = weights().typical_proposer, caution.supporting
    least = (_least(ladder, highest, suit, ACCEPTOR, others, caution, part) for suit in Suit)
    supports = [one for one in least if isinstance(one, ByTricks)]

    def worth(hand: int) -> float:
        tricks = tricks_of(hand)
        return sum([one.by(tricks) for one in supports])

    return worth


def _of_passing(_: int) -> float:
    return 0.0


@lru_cache(maxsize=4096)
def _of_contract(
    ladder: Ladder, contract: Contract, own: int, others: float, contested: bool, caution: Caution
) -> Worth:
    """What a contract is worth to who counts its share of a partnership by the formula `own`, and the partner's so."""
    if contract.is_negative:
        return _negative(ladder, contract, caution)
    figures, goal, suit = ladder.row(contract).figures, contract.goal, contract.suit
    assert suit is not None
    less = caution.contested * contested
    if is_alone(contract):
        less += caution.alone + (caution.exposed if NATURES[contract.kind].exposed else 0.0)
        prices = prices_alone(figures, goal)
        return lambda hand: (
            OPPONENTS * prices[sure_tricks(hand, suit)][round((tricks_of(hand)[ALONE][suit] - less) * STEPS)]
        )
    return ByTricks(own, suit, others - (less + caution.together), prices_together(figures, goal))


def _negative(ladder: Ladder, contract: Contract, caution: Caution) -> Worth:
    kind, figures = contract.kind, ladder.row(contract).figures
    less = caution.negative + (caution.exposed / 10 if NATURES[kind].exposed else 0.0)
    won = figures.points(contract.goal, 0, made=True)
    # A negative contract mostly fails by a single trick.
    lost = figures.points(contract.goal + 1, 0, made=False)
    return lambda hand: OPPONENTS * (lost + (chance_of_negative(hand, kind) - less) * (won - lost))


def _roles(public: KleurenwiezenPublic, seat: int) -> tuple[int, float]:
    """By which formula a seat counts its tricks with its partner, or a possible one, and the partner's."""
    bidder, troel = public.auction.bidder(seat), public.troel
    if troel is not None and seat in (troel.seat, troel.partner):
        return ACCEPTOR, TROEL_SHARE
    if bidder.partner is not None and not bidder.accepted:
        return PROPOSER, weights().typical_acceptor
    return ACCEPTOR, weights().typical_proposer


def proposal(public: KleurenwiezenPublic, suit: Suit, caution: Caution = CAUTION, part: float | None = None) -> Worth:
    """What the lowest possible partnership would bring in a suit that a seat proposes, or that part of it."""
    ladder, highest = public.match.ladder, public.auction.highest
    return _least(ladder, highest, suit, PROPOSER, weights().typical_acceptor, caution, part)


@lru_cache(maxsize=1024)
def _least(
    ladder: Ladder,
    highest: Contract | None,
    suit: Suit,
    own: int,
    others: float,
    caution: Caution,
    part: float | None,
) -> Worth:
    """What the lowest possible partnership in a suit would bring; 0 where none is left."""
    least = higher_than(ladder, highest).partnerships[suit]
    if not least:
        return _of_passing
    contract = least[0].contract
    prices = prices_together(ladder.row(contract).figures, contract.goal, part)
    return ByTricks(own, suit, others - caution.together, prices)


def _parole(public: KleurenwiezenPublic, seat: int, caution: Caution) -> Worth:
    """What leaving the choice to the partner is worth: more, the closer the decision is for one's own hand."""
    contract = public.auction.bidder(seat).contract
    assert contract is not None
    assert contract.suit is not None
    suit, wanted, (own, others) = contract.suit, contract.goal + 1, _roles(public, seat)
    return lambda hand: 0.5 - abs(tricks_of(hand)[own][suit] + others - caution.together - wanted)


def is_reckless(hand: int, action: Action, least: float) -> bool:
    """Whether this bids a negative contract that is less likely to be made against a good defence."""
    contract = action.contract if isinstance(action, Bid) else None
    return contract is not None and contract.is_negative and chance_to_duck(hand, contract.kind) < least


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
