"""The figures of `outlook`, moved towards what came of parties, and written where the player reads them.

A position's chance is a sum of figures in log odds. What it is moved towards is, of two parts, what came of the partie
and what the figures said at the seat's next positions: `LOOKS_FAR` is the part of the first.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import exp, log
from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.fit.chouine.playing import Ended, parties
from engine.games.chouine.player.outlook import (
    AHEAD,
    BEFORE,
    FILES,
    FOLDER,
    LETTERS,
    PHASES,
    SCALE,
    ZERO,
    FigureTable,
    chance,
    figures_in,
    table_of,
    texts,
)
from engine.games.chouine.player.partie import Partie

STAGES: Final = {"chouine": 2, "chouine-3": 3, "chouine-4": 4, "mondoubleau": BEFORE}
"""By preset for which stage of `outlook` it finds the figures."""
LOOKS_FAR: Final = 0.9
PASSES: Final = 3
STEPS: Final = (0.02, 0.004)
"""How far a figure moves for a chance that is off by one: at first, and in the end."""
SIZE: Final = 1030
"""Figures of a phase."""
_PAIRED: Final = 648
"""The first of them stand for a suit's four cards, and are read together with one for its brisques."""
_SHIFT: Final = 4096


class Position(NamedTuple):
    """A position as the figures see it, for one seat."""

    phase: int
    figures: list[tuple[int, float]]
    """Which count, and how many times."""
    aim: float
    """What its chance is moved towards."""


class _Told(list[int]):
    """A list of a table that tells which of its figures are read."""

    def __init__(self, places: Sequence[Any], told: list[tuple[int, float]]) -> None:
        super().__init__(places)
        self.told = told

    def __getitem__(self, place: Any) -> Any:
        number = super().__getitem__(place)
        if number >= _SHIFT:
            self.told.append((number // _SHIFT - 1, 1.0))
            number %= _SHIFT
        self.told.append((number, 1.0))
        return 0.0


class _Times(NamedTuple):
    """A figure that tells how many times it counts."""

    number: int
    told: list[tuple[int, float]]

    def __mul__(self, times: Any) -> Any:
        self.told.append((self.number, times / AHEAD))
        return 0.0


def _telling(told: list[tuple[int, float]]) -> FigureTable:
    """A table in which every figure counts nothing, and tells that it is read."""
    numbers = table_of([(one + 1) * _SHIFT if one < _PAIRED else one for one in range(SIZE)])
    lists: Any = [_Told(one, told) for one in numbers[2:8]]
    own, others = (tuple(_Told(one, told) for one in part) for part in (numbers.own, numbers.others))
    times: Any = [_Times(SIZE - 2, told), _Times(SIZE - 1, told)]
    return FigureTable._make((own, others, *lists, *times))


_told: list[tuple[int, float]] = []
_TELLING: Final = _telling(_told)


def positions(preset: str, many: int, seeds: str) -> list[Position]:
    """The positions of so many parties in which a trick is complete, as every seat sees them."""
    return list(_positions(preset, seeds, many))


def _positions(preset: str, seeds: str, many: int) -> Iterator[Position]:
    stage = STAGES[preset]
    partie: list[Partie] = []
    for one in parties(preset, seeds, many):
        if not isinstance(one, Ended):
            at = one.after
            if at.draws and not at.trick and at.won < 0:
                partie.append(at.copy())
            continue
        for seat, aim in enumerate(one.shares):
            for at in reversed(partie):
                position = _position(at, seat, stage, aim)
                if position is not None:
                    yield position
                aim = LOOKS_FAR * aim + (1 - LOOKS_FAR) * chance(at, seat)
        partie.clear()


def _position(at: Partie, seat: int, stage: int, aim: float) -> Position | None:
    """A position as the figures of this stage see it; None if others count."""
    _told.clear()
    found: list[tuple[int, int]] = []

    def tell(stage: int, draws: int) -> FigureTable:
        found.append((stage, PHASES[stage][draws]))
        return _TELLING

    chance(at, seat, tell)
    ((counts, phase),) = found
    return Position(phase, list(_told), aim) if counts == stage else None


def fitted(stage: int, learnt: Sequence[Position]) -> list[list[float]]:
    """The figures of a stage, by phase, moved towards what these positions came to."""
    weights = [figures_in(text) for text in texts(FILES[stage])]
    order = list(learnt)
    rng = random.Random(stage)
    first, last = STEPS
    total = PASSES * len(order)
    for number in range(PASSES):
        rng.shuffle(order)
        for place, (phase, figured, aim) in enumerate(order):
            step = first + (last - first) * (number * len(order) + place) / total
            own = weights[phase]
            move = step * (aim - _said(own, figured))
            for figure, times in figured:
                own[figure] += move * times
    return weights


def missed(stage: int, learnt: Sequence[Position]) -> float:
    """How far the figures in use are off, in nats a position: less is better."""
    weights = [figures_in(text) for text in texts(FILES[stage])]
    lost = 0.0
    for phase, figured, aim in learnt:
        said = _said(weights[phase], figured)
        lost -= aim * log(said) + (1 - aim) * log(1 - said)
    return lost / len(learnt)


def _said(weights: Sequence[float], figured: Sequence[tuple[int, float]]) -> float:
    """The chance that figures say."""
    return 1 / (1 + exp(-sum([weights[figure] * times for figure, times in figured])))


def write(stage: int, weights: Sequence[Sequence[float]]) -> None:
    """Write the figures of a stage, by phase, where the player reads them."""
    lines = ("".join(map(written, phase)) + "\n" for phase in weights)
    Path(str(FOLDER), f"{FILES[stage]}.txt").write_text("".join(lines), encoding="ascii")
    texts.cache_clear()


def written(figure: float) -> str:
    """A figure in two letters."""
    number = min(max(round(figure * SCALE) + ZERO, 0), 2 * ZERO - 1)
    return LETTERS[number // 64] + LETTERS[number % 64]
