"""What `strong` thinks its choices are worth, in points: it supposes deals that fit what was said, and plays them out.

A bid is followed to the contract it leads to, if all go on as `normal` does, and is worth what that contract may be
expected to pay. Cards are weighed by `imagined`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import ceil, sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

from engine.core.actions import Action, Play, eldest
from engine.core.cards import SUIT_MASKS, Card
from engine.core.view import Phase
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenAction, KleurenwiezenPhase, Propose, Word
from engine.games.kleurenwiezen.auction import auction
from engine.games.kleurenwiezen.contracts.contracts import HAND, Contract, Family
from engine.games.kleurenwiezen.contracts.ladders import Ladder
from engine.games.kleurenwiezen.pack import STRENGTH
from engine.games.kleurenwiezen.player.bidding import (
    best_of,
    choose_trumps_of_troel,
    is_reckless,
    proposal,
    weigh_bids,
)
from engine.games.kleurenwiezen.player.imagined import HABITS, NOTHING, imagine, weigh_low
from engine.games.kleurenwiezen.player.known import ALL
from engine.games.kleurenwiezen.player.score import PointsScore, score_of
from engine.games.kleurenwiezen.player.strength import (
    alone,
    as_acceptor,
    as_proposer,
    chance_to_duck,
    chances,
    sure_tricks,
)
from engine.games.kleurenwiezen.player.told import Supposing, Turn, turn_now
from engine.games.kleurenwiezen.sheet import SEATS, deltas, payment, sides
from engine.games.kleurenwiezen.state import KleurenwiezenPublic, KleurenwiezenView
from engine.players.search.position import FollowRule, Position, Rules, deck_of
from engine.players.search.search import Effort, played_out
from engine.players.search.search import weigh as weigh_cards

BIDDING: Final = 0.7
"""How many deals are supposed for a bid, beside the worlds that others imagine for a card: each takes far longer."""
PLAYS: Final = 1800
"""So many cards are played out for each deal asked for, where tricks are wanted: the core alone draws and plays."""
AT_ONCE: Final = 10
"""Deals supposed for a bid between two looks at the clock."""
CANDIDATES: Final = 5
"""How many bids are looked at: those that `normal` thinks best, and a pass."""
HOPELESS: Final = -12.0
"""No bid is looked at of which `normal` expects less than this many points."""
LEAST_CHANCE: Final = 0.5
"""No negative contract is looked at that is less likely to be made: it is not even better than what is worse."""
RARELY: Final = 0.15
"""The same where a seat is behind in the last deals: it may have to try."""
DESPERATE: Final = -60.0
"""And so much less than nothing may be expected of a bid then."""
_USUAL: Final = 1.5
"""By how many points the bid of `normal` is better than others where nothing is known."""
_DIFFERENT: Final = 3.0
"""Standard deviation of that."""
DOUBLING: Final = 0.5
"""Points that a contract has to be expected to lose before it is doubled."""


def weigh(
    view: KleurenwiezenView, legal: Sequence[Action], _: int, rng: random.Random, effort: Effort
) -> Mapping[Action, float] | None:
    """What these actions are worth, in points; None where they are not weighed by simulation."""
    fewer = effort._replace(worlds=ceil(BIDDING * effort.worlds))
    match view.phase:
        case KleurenwiezenPhase.AUCTION:
            words = [action for action in legal if isinstance(action, Word | Propose | Bid)]
            return _of_bids(view, words, rng, fewer)
        case KleurenwiezenPhase.TROEL:
            trumps = [action for action in legal if isinstance(action, Bid)]
            return _of_trumps(view, trumps, rng, fewer)
        case KleurenwiezenPhase.DOUBLE:
            return _of_doubling(view, rng, fewer)
        case Phase.PLAY if view.contract is not None:
            plays = [action for action in legal if isinstance(action, Play)]
            if len(plays) < 2:
                return None
            if view.contract.is_negative:
                return weigh_low(view, plays, rng, effort)
            seen = imagine(view, plays)
            assert seen is not None
            enough = effort.within(PLAYS, len(seen.cards) * sum(view.hand_sizes))
            return {Play(card): worth for card, worth in weigh_cards(seen, enough, rng).items()}
    return None


def _of_bids(
    view: KleurenwiezenView, legal: Sequence[KleurenwiezenAction], rng: random.Random, effort: Effort
) -> Mapping[Action, float] | None:
    thought, score = weigh_bids(view, legal), score_of(view.public.match, view.seat)
    candidates = _candidates(view, legal, thought, score)
    if len(candidates) < 2:
        # What `normal` would say may be none of them: a misère that fails more often than not.
        return None if best_of(thought) in candidates else dict.fromkeys(candidates, 0.0)
    supposing, turn, left = Supposing(view, rng), turn_now(view.public), list(candidates)
    usual = best_of({action: thought[action] for action in candidates})
    points: dict[Action, list[float]] = {action: [] for action in candidates}
    for batch in effort.batches(AT_ONCE):
        deals = supposing.now(batch)
        worths = paid([bid_on(turn, hands, one, view.called) for one in left for hands in deals], view.seat, score)
        for at, action in enumerate(left):
            points[action] += worths[at * len(deals) : (at + 1) * len(deals)]
        best = max(left, key=lambda action: fmean(points[action]))
        left = [action for action in left if action in (usual, best) or not _trails(points[action], points[best])]
    base = fmean(points[usual])
    return {action: base + _better(worths, points[usual]) for action, worths in points.items()}


def _trails(worths: Sequence[float], best: Sequence[float]) -> bool:
    """Whether a bid is so much worse than the best so far that it need not be looked at any longer."""
    less = [other - one for one, other in zip(worths, best, strict=True)]
    return len(less) > 1 and fmean(less) > 1 and fmean(less) > 2 * sqrt(variance(less) / len(less))


def _better(worths: Sequence[float], than: Sequence[float]) -> float:
    """By how much a bid is better than the usual one: the less, the less certain that is after so few deals."""
    if worths is than or len(worths) < 2:
        return 0.0
    more = [one - other for one, other in zip(worths, than, strict=False)]
    doubt = variance(more) / len(more) / _DIFFERENT**2
    return (fmean(more) - doubt * _USUAL) / (1 + doubt)


def _candidates(
    view: KleurenwiezenView,
    legal: Sequence[KleurenwiezenAction],
    thought: Mapping[Action, float],
    score: PointsScore | None,
) -> list[KleurenwiezenAction]:
    """The bids worth looking at: those that `normal` thinks best, and a pass."""
    worths, tries = {**thought}, score is not None and score.is_behind
    hopeless, least = (DESPERATE, RARELY) if tries else (HOPELESS, LEAST_CHANCE)
    for action in legal:
        if isinstance(action, Propose):
            # To `normal` all proposals that nobody should accept are the same.
            worths[action] = min(worths[action], proposal(view.public, action.suit)(view.held))
        elif is_reckless(view.held, action, least):
            worths[action] = hopeless
    best = sorted(legal, key=lambda action: -worths[action])[:CANDIDATES]
    return [action for action in legal if action is Word.PASS or (action in best and worths[action] > hopeless)]


def _of_trumps(
    view: KleurenwiezenView, choices: Sequence[Bid], rng: random.Random, effort: Effort
) -> Mapping[Action, float]:
    """What each choice of trumps is worth in a Troel."""
    supposing, holders, score = Supposing(view, rng), view.auction.holders, score_of(view.public.match, view.seat)
    points: dict[Action, list[float]] = {choice: [] for choice in choices}
    for batch in effort.batches(AT_ONCE):
        deals = supposing.now(batch)
        for choice in choices:
            ends = [Settled(view.public, choice.contract, holders, hands) for hands in deals]
            points[choice] += paid(ends, view.seat, score)
    return {choice: fmean(worths) for choice, worths in points.items()}


def _of_doubling(view: KleurenwiezenView, rng: random.Random, effort: Effort) -> Mapping[Action, float]:
    """What doubling is worth: as much again as the contract is expected to lose, or what that is by the score."""
    assert view.contract is not None
    supposing, contract, declarers = Supposing(view, rng), view.contract, view.declarers
    score = score_of(view.public.match, view.seat)
    points: list[float] = []
    for batch in effort.batches(AT_ONCE):
        deals = supposing.now(batch)
        ends = [Settled(view.public, contract, declarers, hands) for hands in deals]
        for end, tricks in zip(ends, _tricks_in(ends), strict=True):
            once = _worth(end, tricks, view.seat, score)
            points.append(once if score is None else _worth(end, tricks, view.seat, score, more=1) - once)
    return {Word.DOUBLE: fmean(points) - DOUBLING, Word.NO_DOUBLE: 0.0}


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


def paid(settled: Sequence[Settled | None], seat: int, score: PointsScore | None = None) -> list[float]:
    """What each of these is expected to pay a seat, or is worth to it by the score."""
    return [_worth(one, tricks, seat, score) for one, tricks in zip(settled, _tricks_in(settled), strict=True)]


def _tricks_in(settled: Sequence[Settled | None]) -> list[float]:
    """The tricks that the declarers of each are expected to win; 0 where nothing hangs on that."""
    means = [0.0] * len(settled)
    groups: dict[tuple[Contract, tuple[int, ...]], list[int]] = {}
    for place, one in enumerate(settled):
        if one is not None and not one.contract.is_negative:
            groups.setdefault((one.contract, one.declarers), []).append(place)
    for (contract, declarers), places in groups.items():
        deals = [one for place in places if (one := settled[place]) is not None]
        lean = LEAN[contract.family]
        for place, one, tricks in zip(places, deals, declared(contract, declarers, deals), strict=True):
            mean = lean.played * tricks + lean.held * _held(one) + lean.more
            means[place] = round(mean * _STEPS) / _STEPS
    return means


def _worth(settled: Settled | None, tricks: float, seat: int, score: PointsScore | None, more: int = 0) -> float:
    """What is expected to be paid to a seat, or worth to it by the score, if the declarers win about so many tricks.

    `more`: so many more doubles.
    """
    if settled is None:
        return 0.0 if score is None else score.thrown_in()
    public, contract = settled.public, settled.contract
    multiple = public.multiple + public.match.ladder.row(contract).doubles
    if not contract.is_negative:
        return _expected(settled, seat, tricks, multiple + more, score)
    # By the score nobody doubles a misère: to do so was not shown to win more.
    return _paid_for_ducking(settled, seat, multiple) if score is None else _worth_of_ducking(settled, multiple, score)


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


def _expected(settled: Settled, seat: int, mean: float, multiple: int, score: PointsScore | None) -> float:
    """What a contract pays a seat, or is worth to it, whose side wins about so many tricks."""
    contract, declarers, sure = settled.contract, settled.declarers, 0
    ladder, spread = settled.public.match.ladder, LEAN[contract.family].spread
    if len(declarers) == 1 and contract.suit is not None:
        sure = sure_tricks(settled.hands[declarers[0] - 1], contract.suit)
    if score is None:
        own, against = _figures(ladder, contract, mean, spread, multiple, sure)
        return own * ((SEATS - len(declarers)) // len(declarers)) if seat in declarers else -against
    gained = _gained(ladder, contract, declarers, multiple)
    return sum(likely * score.worth(gained[max(tricks, sure)]) for tricks, likely in enumerate(chances(mean, spread)))


@lru_cache(maxsize=1 << 10)
def _gained(
    ladder: Ladder, contract: Contract, declarers: tuple[int, ...], multiple: int
) -> tuple[tuple[int, ...], ...]:
    """What each seat gets, by the tricks of the declarers."""
    won = (tuple(tricks * (seat == declarers[0]) for seat in range(1, SEATS + 1)) for tricks in range(HAND + 1))
    return tuple(deltas(ladder, contract, declarers, tricks, multiple) for tricks in won)


@lru_cache(maxsize=1 << 13)
def _figures(
    ladder: Ladder, contract: Contract, mean: float, spread: float, multiple: int, sure: int
) -> tuple[float, float]:
    own = against = 0.0
    for tricks, likely in enumerate(chances(mean, spread)):
        paid = payment(ladder, contract, max(tricks, sure), multiple)
        own += likely * paid.own
        against += likely * paid.against
    return own, against


def _paid_for_ducking(settled: Settled, seat: int, multiple: int) -> float:
    """The same of a negative contract: each of its declarers makes it or fails."""
    ladder, contract, total = settled.public.match.ladder, settled.contract, 0.0
    for side in sides(contract, settled.declarers):
        made = chance_to_duck(settled.hands[side[0] - 1], contract.kind)
        won = payment(ladder, contract, contract.goal, multiple)
        lost = payment(ladder, contract, contract.goal + 1, multiple)
        if seat in side:
            total += (SEATS - 1) * (made * won.own + (1 - made) * lost.own)
        else:
            total -= made * won.against + (1 - made) * lost.against
    return total


def _worth_of_ducking(settled: Settled, multiple: int, score: PointsScore) -> float:
    """The same by the score."""
    ladder, contract, declarers, worth = settled.public.match.ladder, settled.contract, settled.declarers, 0.0
    ducked = [chance_to_duck(settled.hands[declarer - 1], contract.kind) for declarer in declarers]
    for made in product((True, False), repeat=len(declarers)):
        likely, tricks = 1.0, [0] * SEATS
        for declarer, one, makes in zip(declarers, ducked, made, strict=True):
            likely *= one if makes else 1 - one
            tricks[declarer - 1] = contract.goal + (not makes)
        worth += likely * score.worth(deltas(ladder, contract, declarers, tuple(tricks), multiple))
    return worth
