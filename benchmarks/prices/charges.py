"""What looking back charges for choices at Chouine, beside what comes of the choices when the partie is played out.

Both what was chosen and what is said to be better are followed with the same cards, the talon shuffled anew each time:
its order is the only thing that nobody's play could tell. While three draws or more are left, `strong` plays on, who
thinks shortly; then `normal`, and the last five tricks are played as well as can be.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import partial
from statistics import fmean
from typing import Any, Final, NamedTuple

from benchmarks.fit.chouine.playing import GAME, is_solved, solved
from benchmarks.prices.playing_out import worth
from engine.core.actions import Action
from engine.core.chance.packs import next_pack
from engine.games.chouine.player.partie import PartieWords
from engine.games.chouine.state import ChouineState
from engine.players.levels import choose_by_search, choose_sensibly
from engine.players.players import Player
from engine.players.search.search import Effort
from engine.players.turns import OutOfTurn, questions
from engine.records.record import Line
from engine.teaching.lookback.choices import choices_of

QUICK: Final[Player] = partial(choose_by_search, effort=Effort(6))
SHUFFLES: Final = 8
LATE: Final = 2
"""With so many draws left `normal` plays on."""


class Charge(NamedTuple):
    """What a choice is said to have cost, and what it did cost, in parties."""

    draws: int
    told: float
    came: float


def charges(player: Player, seeds: Sequence[str], draws: range) -> Iterator[Charge]:
    """The charges of parties that this player plays, while so many draws are left."""
    options = GAME.configure("chouine")
    for seed in seeds:
        rng = random.Random(seed)
        match = GAME.begin(options, rng.randrange(2) + 1)
        state: Any = GAME.deal(match, next_pack(GAME, match, rng).cards).state
        step = 0
        while state.outcome is None:
            step += 1
            seat, action = _next(state, player, rng)
            left = state.public.match.options.variant.draws - sum(state.public.tricks)
            if left in draws:
                for choice in choices_of(GAME, state, [Line(step, seat, action)]):
                    if choice.cost:
                        best = GAME.parse_action(choice.best)
                        yield Charge(left, choice.cost, _lost(state, seat, best, action, f"{seed} {step}"))
            state = GAME.apply(state, seat, action).state


def _lost(state: ChouineState, seat: int, best: Action, chosen: Action, seed: str) -> float:
    """What the one action brings more than the other, on average over the orders of the talon."""
    found = []
    for number in range(SHUFFLES):
        rng = random.Random(f"{seed} {number}")
        up = state.talon[-1:]
        hidden = list(state.talon[:-1])
        rng.shuffle(hidden)
        at, chance = state._replace(talon=(*hidden, *up)), rng.random()
        found.append(_end(at, seat, best, chance) - _end(at, seat, chosen, chance))
    return fmean(found)


def _end(state: Any, seat: int, action: Action, chance: float) -> float:
    rng = random.Random(chance)
    state = GAME.apply(state, seat, action).state
    while state.outcome is None and not is_solved(state):
        late = state.public.match.options.variant.draws - sum(state.public.tricks) <= LATE
        on, acted = _next(state, choose_sensibly if late else QUICK, rng)
        state = GAME.apply(state, on, acted).state
    if state.outcome is not None:
        return worth(GAME, state, seat)
    return solved(state, PartieWords(state.public.match.options))[seat - 1]


def _next(state: Any, player: Player, rng: random.Random) -> tuple[int, Action]:
    for seat, view, choices, remembered in questions(GAME, state):
        action = player(view, choices, rng, remembered)
        if action is not OutOfTurn.LEAVE_IT:
            return seat, action
    raise AssertionError("nobody on turn acted")
