"""What comes of deals with all hands open: how the auction would go on as `normal` bids, and what is paid then."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import exp, log
from typing import Final, NamedTuple

from engine.core.actions import Action, eldest
from engine.core.cards import SUIT_MASKS, Card
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenAction
from engine.games.kleurenwiezen.auction import auction
from engine.games.kleurenwiezen.contracts.contracts import HAND, Contract, ContractKind, Family
from engine.games.kleurenwiezen.contracts.ladders import Ladder
from engine.games.kleurenwiezen.pack import STRENGTH
from engine.games.kleurenwiezen.player.bidding import choose_trumps_of_troel
from engine.games.kleurenwiezen.player.imagined import HABITS, NOTHING
from engine.games.kleurenwiezen.player.known import ALL
from engine.games.kleurenwiezen.player.score import PointsScore
from engine.games.kleurenwiezen.player.strength import (
    alone,
    as_acceptor,
    as_proposer,
    chance,
    chance_of_negative,
    sure_tricks,
)
from engine.games.kleurenwiezen.player.told import Turn
from engine.games.kleurenwiezen.sheet import SEATS, deltas, payment, sides
from engine.games.kleurenwiezen.state import KleurenwiezenPublic, KleurenwiezenView
from engine.players.search.position import FollowRule, Position, Rules, deck_of
from engine.players.search.search import played_out


class Lean(NamedTuple):
    """What declarers win in fact, found by regression on deals of four `strong` players with the bids of `normal`.

    One play of a deal with all hands open says little alone, as everybody then knows too much, and neither do the
    formulas, which see nothing of the opponents; together they say more.
    """

    played: float
    """Weight of the tricks won where all hands are open and everybody plays by the policy."""
    held: float
    """Weight of the tricks that the formulas see in the declarers' hands."""
    more: float
    """What is added to both."""
    spread: float
    """Standard deviation of what is won in fact, in tricks."""


LEAN: Final = {
    Family.PARTNERSHIP: Lean(0.35, 0.6, 0.45, 0.95),
    Family.SOLO: Lean(0.5, 0.5, 0.0, 0.95),
    Family.TROEL: Lean(0.3, 0.7, -0.15, 1.1),
    Family.ABONDANCE: Lean(0.5, 0.5, -0.2, 0.8),
}
_STEPS: Final = 32
"""Into how many steps a trick is divided, so that what is paid is reckoned once."""
HARDER: Final = {
    ContractKind.PICCOLO: 2.1,
    ContractKind.GRAND_MISERE: 1.2,
    ContractKind.SMALL_MISERE: 1.0,
    ContractKind.OPEN_MISERE: 0.9,
}
"""How much less likely negative contracts are made against a good defence than `normal` thinks, in log odds."""


class Settled(NamedTuple):
    """A contract at the end of the auction, with all hands."""

    public: KleurenwiezenPublic
    """As the auction ended."""
    contract: Contract
    declarers: tuple[int, ...]
    hands: tuple[int, ...]


def bid_on(turn: Turn, hands: Sequence[int], action: KleurenwiezenAction, called: Card | None) -> Settled | None:
    """What is played if the seat on turn says this and all go on as `normal` does; None for cards thrown in."""
    turn = turn.after(action)
    while turn.seat:
        turn = turn.after(turn.chosen(hands[turn.seat - 1]))
    public, contract = turn.public, turn.public.auction.highest
    if contract is None:
        return None
    if contract.family is Family.TROEL:
        assert public.troel is not None
        if called is None:
            called = public.troel.called or auction.missing_ace(hands[public.troel.seat - 1])
        view = KleurenwiezenView(public.troel.partner, public, hands[public.troel.partner - 1], None, called)
        chosen = choose_trumps_of_troel(view, auction.troel_choices(public.match.options, called))
        assert isinstance(chosen, Bid)
        contract = chosen.contract
    return Settled(public, contract, public.auction.holders, tuple(hands))


def paid(settled: Sequence[Settled | None], seat: int, score: PointsScore | None = None, more: int = 0) -> list[float]:
    """What each of these is expected to pay a seat, or is worth to it by the score; `more`: so many more doubles."""
    worths = [0.0] * len(settled)
    groups: dict[tuple[Contract, tuple[int, ...]], list[int]] = {}
    for place, one in enumerate(settled):
        if one is None:
            worths[place] = 0.0 if score is None else score.thrown_in()
        elif one.contract.is_negative:
            worths[place] = _paid_for_ducking(one, seat, score)
        else:
            groups.setdefault((one.contract, one.declarers), []).append(place)
    for (contract, declarers), places in groups.items():
        deals = [one for place in places if (one := settled[place]) is not None]
        lean = LEAN[contract.family]
        for place, one, tricks in zip(places, deals, declared(contract, declarers, deals), strict=True):
            mean = lean.played * tricks + lean.held * _held(one) + lean.more
            mean = round(mean * _STEPS) / _STEPS
            worths[place] = _expected(one, seat, mean, lean.spread, score, more)
    return worths


def declared(contract: Contract, declarers: tuple[int, ...], deals: Sequence[Settled]) -> list[int]:
    """The tricks of the declarers of a contract with trumps in each of these deals, all hands open."""
    deck = deck_of(ALL, contract.suit, SUIT_MASKS, STRENGTH, NOTHING)
    rules = Rules(deck, tuple(int(seat not in declarers) for seat in range(1, SEATS + 1)), FollowRule.SUIT, each=1)
    positions = [Position([deck.mask(hand) for hand in one.hands], _leader(one) - 1, [0, 0], [0, 0]) for one in deals]
    return [points[0] for points, _ in played_out(rules, HABITS, positions, 0)]


def _leader(settled: Settled) -> int:
    """Who leads to the first trick, or nearly always does."""
    public, contract = settled.public, settled.contract
    if contract.family is Family.ABONDANCE:
        return settled.declarers[0]
    if contract.family is Family.TROEL and public.troel is not None:
        return public.troel.partner
    return eldest(public.match.dealer, SEATS)


def _held(settled: Settled) -> float:
    """The tricks that the formulas see in the declarers' hands."""
    public, contract, hands, (one, *other) = settled.public, settled.contract, settled.hands, settled.declarers
    assert contract.suit is not None
    if not other:
        return alone(hands[one - 1], contract.suit)
    is_acceptor = public.auction.bidder(one).accepted or (public.troel is not None and public.troel.partner == one)
    proposer, acceptor = (other[0], one) if is_acceptor else (one, other[0])
    return as_proposer(hands[proposer - 1], contract.suit) + as_acceptor(hands[acceptor - 1], contract.suit)


def _expected(settled: Settled, seat: int, mean: float, spread: float, score: PointsScore | None, more: int) -> float:
    """What a contract pays a seat, or is worth to it, whose side wins about so many tricks."""
    public, contract, declarers = settled.public, settled.contract, settled.declarers
    ladder, sure = public.match.ladder, 0
    if len(declarers) == 1 and contract.suit is not None:
        sure = sure_tricks(settled.hands[declarers[0] - 1], contract.suit)
    multiple = public.multiple + ladder.row(contract).doubles + more
    if score is None:
        own, against = _figures(ladder, contract, mean, spread, multiple, sure)
        return own * ((SEATS - len(declarers)) // len(declarers)) if seat in declarers else -against
    gained = _gained(ladder, contract, declarers, multiple)
    return sum(likely * score.worth(gained[max(tricks, sure)]) for tricks, likely in enumerate(_chances(mean, spread)))


@lru_cache(maxsize=1 << 10)
def _gained(
    ladder: Ladder, contract: Contract, declarers: tuple[int, ...], multiple: int
) -> tuple[tuple[int, ...], ...]:
    """What each seat gets, by the tricks of the declarers."""
    won = (tuple(tricks * (seat == declarers[0]) for seat in range(1, SEATS + 1)) for tricks in range(HAND + 1))
    return tuple(deltas(ladder, contract, declarers, tricks, multiple) for tricks in won)


@lru_cache(maxsize=1 << 13)
def _chances(mean: float, spread: float) -> tuple[float, ...]:
    """How likely each number of tricks is."""
    return tuple(chance(mean, spread, tricks) for tricks in range(HAND + 1))


@lru_cache(maxsize=1 << 13)
def _figures(
    ladder: Ladder, contract: Contract, mean: float, spread: float, multiple: int, sure: int
) -> tuple[float, float]:
    own = against = 0.0
    for tricks in range(HAND + 1):
        likely, paid = chance(mean, spread, tricks), payment(ladder, contract, max(tricks, sure), multiple)
        own += likely * paid.own
        against += likely * paid.against
    return own, against


def _paid_for_ducking(settled: Settled, seat: int, score: PointsScore | None) -> float:
    """The same of a negative contract: each of its declarers makes it or fails."""
    if score is not None:
        return _worth_of_ducking(settled, score)
    public, contract = settled.public, settled.contract
    ladder, total = public.match.ladder, 0.0
    multiple = public.multiple + ladder.row(contract).doubles
    for side in sides(contract, settled.declarers):
        made = chance_to_duck(settled.hands[side[0] - 1], contract.kind)
        won = payment(ladder, contract, contract.goal, multiple)
        lost = payment(ladder, contract, contract.goal + 1, multiple)
        if seat in side:
            total += (SEATS - 1) * (made * won.own + (1 - made) * lost.own)
        else:
            total -= made * won.against + (1 - made) * lost.against
    return total


def _worth_of_ducking(settled: Settled, score: PointsScore) -> float:
    public, contract, declarers = settled.public, settled.contract, settled.declarers
    ladder, worth = public.match.ladder, 0.0
    multiple = public.multiple + ladder.row(contract).doubles
    chances = [chance_to_duck(settled.hands[declarer - 1], contract.kind) for declarer in declarers]
    for made in product((True, False), repeat=len(declarers)):
        likely, tricks = 1.0, [0] * SEATS
        for declarer, one, makes in zip(declarers, chances, made, strict=True):
            likely *= one if makes else 1 - one
            tricks[declarer - 1] = contract.goal + (not makes)
        worth += likely * score.worth(deltas(ladder, contract, declarers, tuple(tricks), multiple))
    return worth


def chance_to_duck(hand: int, kind: ContractKind) -> float:
    """Chance of making a negative contract with this hand, a mask, against a good defence."""
    made = min(max(chance_of_negative(hand, kind), 1e-6), 1 - 1e-6)
    return 1 / (1 + exp(HARDER.get(kind, 1.0) - log(made / (1 - made))))


def is_reckless(hand: int, action: Action, least: float) -> bool:
    """Whether this bids a negative contract that is less likely to be made against a good defence."""
    contract = action.contract if isinstance(action, Bid) else None
    return contract is not None and contract.is_negative and chance_to_duck(hand, contract.kind) < least
