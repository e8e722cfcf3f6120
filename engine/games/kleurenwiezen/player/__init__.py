"""A sensible Kleurenwiezen player: values its hand, proposes and accepts, plays with its partner, knows when to duck.

It uses only its view, so the same view always gives the same action. `strength` says what a hand is worth, `bidding`
what to bid with it, and `play` which card to play, given what `known` tells about the other hands, so that nothing
is lost that cannot be lost. `score` says what points are worth in the last deals of a match.

`easy` plays like a beginner. `strong` weighs bids by `simulated` and cards by `imagined`, in deals that fit what the
words have `told`; `reasons` says why it chooses something.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.actions import Action, Play
from engine.games.kleurenwiezen.actions import Discard, KleurenwiezenPhase
from engine.games.kleurenwiezen.player.bidding import (
    CAUTION,
    DARING,
    choose_bid,
    choose_trumps_of_troel,
    doubles,
    weigh_bids,
)
from engine.games.kleurenwiezen.player.play import (
    choose_for_tricks,
    choose_to_duck,
    safe,
    weigh_for_tricks,
    weigh_to_duck,
)
from engine.games.kleurenwiezen.player.score import score_of
from engine.games.kleurenwiezen.player.strength import most_dangerous
from engine.games.kleurenwiezen.state import KleurenwiezenView


def choose(view: KleurenwiezenView, legal: Sequence[Action], _: int = 0) -> Action:
    """An action of `legal`."""
    if len(legal) == 1:
        return legal[0]
    match view.phase:
        case KleurenwiezenPhase.AUCTION:
            score = score_of(view.public.match, view.seat)
            dares = score is not None and score.is_behind
            return choose_bid(view, legal, DARING if dares else CAUTION)
        case KleurenwiezenPhase.TROEL:
            return choose_trumps_of_troel(view, legal)
        case KleurenwiezenPhase.DOUBLE:
            return doubles(view)
        case KleurenwiezenPhase.DISCARD:
            return Discard(most_dangerous(view.held))
    plays = _sensible(view, legal)
    return choose_for_tricks(view, plays) if view.trump is not None else choose_to_duck(view, plays)


def weigh(view: KleurenwiezenView, legal: Sequence[Action], _: int = 0) -> Mapping[Action, float]:
    """What the bids of `legal` are worth, in points, or its cards, in tricks."""
    if view.phase is KleurenwiezenPhase.AUCTION:
        return weigh_bids(view, legal)
    plays = _sensible(view, legal)
    if not plays:
        return {}
    return weigh_for_tricks(view, plays) if view.trump is not None else weigh_to_duck(view, plays)


def _sensible(view: KleurenwiezenView, legal: Sequence[Action]) -> list[Play]:
    """The cards of `legal`, without those that give away a contract which is certain."""
    plays = [action for action in legal if isinstance(action, Play)]
    return safe(view, plays) or plays
