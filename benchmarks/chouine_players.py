"""How often the computer player `simple` wins at Chouine against random cards and against the highest card.

The same packs are played once from every seat; with more than two players, all others are of the other kind.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from benchmarks.measure import Line
from engine.core.actions import Action, Play
from engine.core.cards import Card
from engine.core.registry import game_named
from engine.core.view import View
from engine.games.chouine.actions import Declare, Swap
from engine.games.chouine.combinations import RANKING
from engine.players.players import PLAYERS, Player
from engine.players.turns import OutOfTurn, questions

PACKS: Final = {2: 1000, 3: 667, 4: 500}
"""By number of seats: at least 2,000 parties in all of each preset and opponent."""
AIM: Final = {2: 0.8, 3: 0.55, 4: 0.4}
"""By number of seats; an equal would win a half, a third, a quarter."""


def choose_high_cards(view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
    """Always play the highest legal card, with the largest combination there is; exchange the seven at once."""
    if Swap.EXCHANGE in legal:
        return Swap.EXCHANGE

    def height(action: Action) -> tuple[int, int]:
        assert isinstance(action, Play | Declare)
        return -RANKING.index(str(action.card.rank)), _size(action)

    return max((action for action in legal if action is not OutOfTurn.LEAVE_IT), key=height)


def _size(action: Action) -> int:
    """The rank of an action's combination by its points; 0 without one."""
    words = ("mariage", "tierce", "quateron", "trente", "quinte", "chouine")
    return words.index(action.combination) + 1 if isinstance(action, Declare) else 0


class Tally(NamedTuple):
    """Counts parties of one player against others."""

    won: int
    decided: int
    seconds: float
    decisions: int

    @property
    def rate(self) -> float:
        return self.won / self.decided


def contest(preset: str, player: Player, others: Player, packs: int, seed: int = 1) -> Tally:
    """Play first parties with the player in every seat in turn; annulled ones are not counted."""
    game = game_named("chouine")
    options = game.configure(preset)
    seats = game.seats(options)
    rng = random.Random(seed)
    won = decided = decisions = 0
    seconds = 0.0
    for number in range(packs):
        pack = list(game.pack(options))
        rng.shuffle(pack)
        for mine in range(1, seats + 1):
            winner, spent, asked = _partie(pack, number % seats + 1, mine, preset, player, others, rng)
            seconds, decisions = seconds + spent, decisions + asked
            if winner is not None:
                decided += 1
                won += winner == mine
    return Tally(won, decided, seconds, decisions)


def _partie(
    pack: Sequence[Card], dealer: int, mine: int, preset: str, player: Player, others: Player, rng: random.Random
) -> tuple[int | None, float, int]:
    """Who won (None if nobody), and the CPU seconds and number of the player's decisions."""
    game = game_named("chouine")
    state = game.deal(game.begin(game.configure(preset), dealer), pack).state
    spent, asked = 0.0, 0
    while state.outcome is None:
        for seat, view, choices, remembered in questions(game, state):
            if seat == mine:
                before = time.process_time()
                action = player(view, choices, rng, remembered)
                spent += time.process_time() - before
                asked += 1
            else:
                action = others(view, choices, rng)
            if action is not OutOfTurn.LEAVE_IT:
                state = game.apply(state, seat, action).state
                break
    delta = state.outcome.result.delta
    return (delta.index(1) + 1 if any(delta) else None), spent, asked


OTHERS: Final[dict[str, Player]] = {"random": PLAYERS["random"], "high cards": choose_high_cards}


def run() -> list[Line]:
    """Measure; takes about two minutes."""
    lines = []
    for preset in game_named("chouine").presets:
        for name, others in OTHERS.items():
            seats = game_named("chouine").seats(game_named("chouine").configure(preset))
            tally = contest(preset, PLAYERS["simple"], others, PACKS[seats])
            each = tally.seconds / tally.decisions * 1e3
            lines.append(
                Line(
                    f"{preset}: parties that `simple` wins against {name}, {each:.2f} ms a decision",
                    f"{tally.rate:.1%} of {tally.decided:,}",
                    f"an equal: {1 / seats:.1%}",
                    f"{tally.rate * seats:.2f}",
                    f"at least {AIM[seats]:.0%}",
                )
            )
    return lines
