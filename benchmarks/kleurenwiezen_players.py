"""What the computer player `simple` gains at Kleurenwiezen, and what four such players bid and make.

Duplicate deals: each pack is played twice, first with two players of a kind against two of the other, then with
the seats exchanged, so nobody is lucky with the cards.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from benchmarks.duel.alike import PRESETS, THROWN_IN, contracts_of, together
from benchmarks.measure import Line
from engine.core.actions import Action
from engine.core.cards import Card, Rank, Suit, cards_in
from engine.core.chance.packs import next_pack
from engine.core.game import DealResult
from engine.core.options import Options
from engine.core.registry import game_named
from engine.core.view import View
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenPhase, Propose, Word
from engine.games.kleurenwiezen.contracts.contracts import ContractKind
from engine.games.kleurenwiezen.state import KleurenwiezenView
from engine.players.players import PLAYERS, Player

PACKS: Final = 1000
FOUR: Final = 2000
"""Deals with four equal players."""
CERTAIN: Final = 1.96
"""Standard errors on either side of a mean that make its 95 % interval."""

_GAME: Final = game_named("kleurenwiezen")
_SIMPLE: Final = PLAYERS["simple"]
_POINTS: Final = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}
_PROPOSES_FROM: Final = 11
_ACCEPTS_FROM: Final = 9


def choose_by_points(view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
    """Bid by high-card points alone, never more than eight tricks with a partner; play cards as `simple` does."""
    assert isinstance(view, KleurenwiezenView)
    if view.phase is not KleurenwiezenPhase.AUCTION:
        return _SIMPLE(view, legal, rng, remembered)
    points = sum(_POINTS.get(card.rank, 0) for card in view.hand)
    lengths = {suit: len(cards_in(view.held & suit.mask)) for suit in Suit}
    longest = max(lengths, key=lambda suit: lengths[suit])
    for action in legal:
        match action:
            case Bid(contract) if (
                contract.kind is ContractKind.ACCEPT and contract.suit is not None and contract.goal == 8
            ):
                if points >= _ACCEPTS_FROM and lengths[contract.suit] > 2:
                    return action
            case Propose(suit) if suit is longest and points >= _PROPOSES_FROM:
                return action
    return Word.PASS


OTHERS: Final[dict[str, Player]] = {"random": PLAYERS["random"], "points": choose_by_points}


class Gain(NamedTuple):
    """The points that each of two players gains in a deal."""

    mean: float
    error: float
    """Standard error of the mean."""


class _Timed:
    """A player that counts the CPU seconds of its decisions."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.decisions, self.seconds = 0, 0.0

    def __call__(self, view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
        before = time.process_time()
        action = self._player(view, legal, rng, remembered)
        self.seconds += time.process_time() - before
        self.decisions += 1
        return action


def duplicate(options: Options, player: Player, other: Player, packs: int, seed: int = 1) -> Gain:
    """What two of this player each gain from two of the other with the same cards."""
    rng, gains = random.Random(seed), []
    for number in range(packs):
        dealer = number % 4 + 1
        cards = next_pack(_GAME, _GAME.begin(options, dealer), rng).cards
        first = play(options, cards, dealer, (player, other) * 2).delta
        second = play(options, cards, dealer, (other, player) * 2).delta
        gains.append((first[0] + first[2] + second[1] + second[3]) / 4)
    return Gain(fmean(gains), stdev(gains) / sqrt(packs))


def play(options: Options, cards: Sequence[Card], dealer: int, players: Sequence[Player]) -> DealResult:
    """Play a first deal to its end, with a player for each seat."""
    rng = random.Random(1)
    state: Any = _GAME.deal(_GAME.begin(options, dealer), cards).state
    while state.outcome is None:
        seat = _GAME.actors(state)[0]
        view = _GAME.view(state, seat)
        state = _GAME.apply(state, seat, players[seat - 1](view, _GAME.legal_actions(view), rng)).state
    result: DealResult = state.outcome.result
    return result


def _four(preset: str) -> list[Line]:
    """The contracts that four `simple` players play, the most frequent first."""
    gains = together([contracts_of(_SIMPLE, preset, "four", range(FOUR))])
    total = sum(map(len, gains.values()))
    return [
        Line(
            f"`{preset}`, four alike: {name}",
            f"{len(each) / total:.1%} of deals",
            "-" if name == THROWN_IN else f"made {fmean(gain > 0 for gain in each):.0%}",
            "-" if name == THROWN_IN else f"{fmean(each):+.1f} points",
            "-",
        )
        for name, each in gains.items()
    ]


def run() -> list[Line]:
    """Measure; takes about two minutes."""
    lines, timed = [], _Timed(_SIMPLE)
    for preset in PRESETS:
        options = _GAME.configure(preset, {"claim_when_settled": "yes"})
        for name, other in OTHERS.items():
            gain = duplicate(options, timed, other, PACKS)
            lines.append(
                Line(
                    f"`{preset}`: what each of two gains on two of {name}",
                    f"{gain.mean:+.2f} ± {CERTAIN * gain.error:.2f} points a deal",
                    "an equal: 0",
                    f"{gain.mean / gain.error:.0f} standard errors",
                    "above 0",
                )
            )
    decision = f"{timed.seconds / timed.decisions * 1e6:.0f} µs CPU"
    lines.append(Line("a decision", decision, "-", "-", "far below a millisecond"))
    return lines + _four(PRESETS[0])
