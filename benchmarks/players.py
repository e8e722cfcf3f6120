"""What a side of sensible computer players gains over random ones in a first deal, for every variant.

Each pack is played once for every side: sensible players on that side, random ones on the others, so nobody
is lucky with the cards. The unit is the variant's own: marks, points, rôyes, strokes or branches.
"""

from __future__ import annotations

import random
import time
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from benchmarks.measure import Line
from engine.core.cards import Card
from engine.core.registry import game_named
from engine.games.couillon.options import CouillonOptions
from engine.games.couillon.variants import Scoring
from engine.players.players import player_named

PACKS: Final = 2000

_GAME: Final = game_named("couillon")
_SENSIBLE: Final = player_named("simple")
_RANDOM: Final = player_named("random")


class _Clock:
    """Counts sensible players' decisions and the CPU seconds they took."""

    def __init__(self) -> None:
        self.decisions, self.seconds = 0, 0.0


def _gain(options: CouillonOptions, pack: list[Card], dealer: int, side: int, clock: _Clock) -> float:
    """What a side gains beyond the average of the others if it alone plays sensibly."""
    rng = random.Random(1)
    sides = options.variant.sides
    state = _GAME.deal(_GAME.begin(options, dealer), pack).state
    while state.outcome is None:
        seat = _GAME.actors(state)[0]
        view = _GAME.view(state, seat)
        legal = _GAME.legal_actions(view)
        if sides[seat - 1] == side:
            started = time.process_time()
            action = _SENSIBLE(view, legal, rng)
            clock.seconds += time.process_time() - started
            clock.decisions += 1
        else:
            action = _RANDOM(view, legal, rng)
        state = _GAME.apply(state, seat, action).state
    delta = dict(zip(sides, state.outcome.result.delta, strict=True))
    fewer_is_better = options.variant.scoring is not Scoring.POINTS
    gained: float = delta.pop(side) - fmean(delta.values())
    return -gained if fewer_is_better else gained


def _line(preset: str, clock: _Clock) -> Line:
    options = _GAME.configure(preset)
    assert isinstance(options, CouillonOptions)
    rng = random.Random(preset)
    gains = []
    for number in range(PACKS):
        pack = list(_GAME.pack(options))
        rng.shuffle(pack)
        dealer = number % options.variant.seats + 1
        gains.append(fmean(_gain(options, pack, dealer, side, clock) for side in set(options.variant.sides)))
    gain = fmean(gains)
    certain = gain / (stdev(gains) / sqrt(PACKS))
    return Line(f"`{preset}`", f"{gain:+.2f} a deal", "random players", f"{certain:.0f} standard errors", "above 0")


def run() -> list[Line]:
    """Measure; takes a few minutes."""
    clock = _Clock()
    lines = [_line(preset, clock) for preset in _GAME.presets]
    decision = f"{clock.seconds / clock.decisions * 1e6:.0f} µs CPU"
    return [*lines, Line("a decision", decision, "-", "-", "far below a second")]
