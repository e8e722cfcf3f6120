"""What `strong` thinks its choices are worth, in points: it supposes deals that fit what was said, and plays them out.

A bid is followed to the contract it leads to, if all go on as `normal` does, and what that pays (`outlook`). Cards are
weighed by `imagined`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from math import ceil, sqrt
from statistics import fmean, variance
from typing import Final

from engine.core.actions import Action, Play
from engine.core.view import Phase
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenAction, KleurenwiezenPhase, Propose, Word
from engine.games.kleurenwiezen.player.bidding import choose_bid, proposal, weigh_bids
from engine.games.kleurenwiezen.player.imagined import imagine, weigh_low
from engine.games.kleurenwiezen.player.outlook import Settled, bid_on, is_reckless, paid
from engine.games.kleurenwiezen.player.score import score_of
from engine.games.kleurenwiezen.player.told import Supposing, turn_now
from engine.games.kleurenwiezen.state import KleurenwiezenView
from engine.players.search.search import Effort
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
    match view.phase:
        case KleurenwiezenPhase.AUCTION:
            return _of_bids(view, _words(legal), rng, _part(effort, BIDDING))
        case KleurenwiezenPhase.TROEL:
            trumps = [action for action in legal if isinstance(action, Bid)]
            return _of_trumps(view, trumps, rng, _part(effort, BIDDING))
        case KleurenwiezenPhase.DOUBLE:
            return _of_doubling(view, rng, _part(effort, BIDDING))
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


def _part(effort: Effort, part: float) -> Effort:
    """So much of an effort, or more of it."""
    return effort._replace(worlds=ceil(part * effort.worlds))


def _words(legal: Sequence[Action]) -> list[KleurenwiezenAction]:
    return [action for action in legal if isinstance(action, Word | Propose | Bid)]


def _of_bids(
    view: KleurenwiezenView, legal: Sequence[KleurenwiezenAction], rng: random.Random, effort: Effort
) -> Mapping[Action, float] | None:
    candidates = candidates_of(view, legal)
    if len(candidates) < 2:
        # What `normal` would say may be none of them: a misère that fails more often than not.
        return None if choose_bid(view, legal) in candidates else dict.fromkeys(candidates, 0.0)
    supposing, turn, left = Supposing(view, rng), turn_now(view.public), list(candidates)
    usual, score = choose_bid(view, candidates), score_of(view.public.match, view.seat)
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


def candidates_of(view: KleurenwiezenView, legal: Sequence[KleurenwiezenAction]) -> list[KleurenwiezenAction]:
    """The bids worth looking at: those that `normal` thinks best, and a pass."""
    worths, score = weigh_bids(view, legal), score_of(view.public.match, view.seat)
    tries = score is not None and score.is_behind
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
        once = paid(ends, view.seat, score)
        if score is not None:
            once = [two - one for one, two in zip(once, paid(ends, view.seat, score, more=1), strict=True)]
        points += once
    return {Word.DOUBLE: fmean(points) - DOUBLING, Word.NO_DOUBLE: 0.0}
