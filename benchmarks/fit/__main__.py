"""`make fit`: fits the computer player's figures to its own play and writes them where it reads them.

The formula is linear in what `strength.FEATURES` counts, fitted by least squares to the mean tricks over many
layouts of the other hands; the log odds of a negative contract are linear in `strength.LOSING`. It prints how much of
the expected tricks each formula explains. Card play uses no figure fitted here, so one run is enough.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path
from textwrap import wrap
from typing import Any, Final, TypeVar

import numpy as np

from benchmarks.fit.samples import LAYOUTS, Negative, Pair, alone, negatives, pairs
from engine.games.kleurenwiezen.contracts.contracts import NATURES, ContractKind, Family
from engine.games.kleurenwiezen.player.strength import FILE

Floats = Any
"""A numpy array of numbers."""
Sample = TypeVar("Sample")

_PARTS: Final = 8
"""The number of pieces in which samples are made, each from its own seed."""
_PROPOSED_FROM: Final = 4.5
"""A hand worth this many tricks alone is taken to have proposed or accepted when the typical one is averaged."""
_STEPS: Final = 50
_WIDE: Final = 100
"""How long a line of figures may be."""

_HEAD: Final = "# Figures of the computer player for Kleurenwiezen, written by `make fit`; `strength.py` tells them."


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fit", description="Fit the computer player.")
    parser.add_argument("--hands", type=int, default=640, help="hands for each formula (default: 640)")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    chosen = parser.parse_args()
    with ProcessPoolExecutor() as pool:
        text = _fitted(pool, chosen.hands)
    print(text)
    if not chosen.dry:
        Path(str(FILE)).write_text(text, encoding="utf-8")


def _sampled(pool: ProcessPoolExecutor, make: Callable[[int, int], list[Sample]], number: int) -> list[Sample]:
    return list(chain.from_iterable(pool.map(make, range(_PARTS), [number // _PARTS] * _PARTS)))


def _fitted(pool: ProcessPoolExecutor, hands: int) -> str:
    figures: dict[str, str] = {}
    solos = _sampled(pool, alone, hands)
    counted, tricks = np.array([one.features for one in solos], float), np.array([one.tricks for one in solos])
    variance = float(np.mean([one.variance for one in solos]))
    weights, missed = _least_squares("alone", counted, tricks, variance / LAYOUTS)
    figures["alone"] = _array(weights)
    spread = float(np.sqrt(variance + missed))
    played = _sampled(pool, pairs, hands)
    figures |= _of_pairs(played, weights) | {"spread_alone": f"{spread:.2f}"}
    return "\n".join([_HEAD, "", *_table(figures), "", "[negative]", *_table(_negatives(pool, hands // 2)), ""])


def _table(figures: Mapping[str, str]) -> Iterator[str]:
    yield from (f"{name} = {value}" for name, value in figures.items())


def _of_pairs(played: Sequence[Pair], solo: Floats) -> dict[str, str]:
    """Both hands' figures from what pairs won, and what one hand is worth if the other is unknown."""
    first = np.array([one.proposer for one in played], float)
    second = np.array([one.acceptor for one in played], float)
    tricks = np.array([one.tricks for one in played])
    # One constant would do for both: each gets half of it.
    variance = float(np.mean([one.variance for one in played]))
    both, _ = _least_squares("together", np.hstack([first, second[:, 1:]]), tricks, variance / LAYOUTS)
    size = first.shape[1]
    proposer, acceptor = both[:size].copy(), np.concatenate([[both[0] / 2], both[size:]])
    proposer[0] /= 2
    proposed, accepted = first @ solo >= _PROPOSED_FROM, second @ solo >= _PROPOSED_FROM - 1
    of_proposers, of_acceptors = first @ proposer, second @ acceptor
    known = tricks[proposed & accepted] - of_proposers[proposed & accepted]
    spread = float(np.sqrt(known.var() + variance * (1 - 1 / LAYOUTS)))
    return {
        "proposer": _array(proposer),
        "acceptor": _array(acceptor),
        "typical_proposer": f"{of_proposers[proposed].mean():.2f}",
        "typical_acceptor": f"{of_acceptors[accepted].mean():.2f}",
        "spread_together": f"{spread:.2f}",
    }


def _least_squares(name: str, counted: Floats, tricks: Floats, noise: float) -> tuple[Floats, float]:
    """The weights, and the variance they leave in the expected tricks; `noise`: the variance of their measurement.

    The residual of each sample is computed from the weights that all the others would give.
    """
    inverse = np.linalg.pinv(counted)
    weights = inverse @ tricks
    rest = (tricks - counted @ weights) / (1 - np.sum(counted * inverse.T, axis=1))
    left, total = float(np.mean(rest**2)) - noise, float(tricks.var()) - noise
    print(
        f"{name}: explains {1 - left / total:.1%} of the expected tricks, off by {max(left, 0) ** 0.5:.2f};"
        f" with the noise of {LAYOUTS} layouts {1 - (left + noise) / (total + noise):.1%}"
    )
    return weights, max(left, 0.0)


def _negatives(pool: ProcessPoolExecutor, hands: int) -> dict[str, str]:
    figures = {}
    for kind, nature in NATURES.items():
        if nature.family is Family.NEGATIVE:
            sampled = _sampled(pool, partial(_negatives_of, kind), hands)
            figures[kind.value] = _array(_logistic(kind, sampled))
    return figures


def _negatives_of(kind: ContractKind, seed: int, number: int) -> list[Negative]:
    return negatives(seed, number, kind)


def _logistic(kind: ContractKind, sampled: Sequence[Negative]) -> Floats:
    """The weights of the log odds, by Newton's method; those that matter little stay small."""
    counted, made = np.array([one.features for one in sampled]), np.array([one.made for one in sampled])
    weights, small = np.zeros(counted.shape[1]), np.eye(counted.shape[1])
    for _ in range(_STEPS):
        chance = 1 / (1 + np.exp(-counted @ weights))
        curvature = counted.T @ (counted * (chance * (1 - chance))[:, None]) + small
        weights += np.linalg.solve(curvature, counted.T @ (made - chance) - weights)
    chance = 1 / (1 + np.exp(-counted @ weights))
    noise = float(np.mean(made * (1 - made))) / (LAYOUTS - 1)
    left, total = float(np.mean((made - chance) ** 2)) - noise, float(made.var()) - noise
    print(f"{kind}: made {made.mean():.0%} of the time; explains {1 - left / total:.1%} of the chance")
    return weights


def _array(values: Iterable[float]) -> str:
    """The numbers as TOML has them."""
    text = ", ".join(f"{float(value):.3f}" for value in values) + ","
    return "".join(["[\n", *(f"    {line}\n" for line in wrap(text, _WIDE)), "]"])


if __name__ == "__main__":
    main()
