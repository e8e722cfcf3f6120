"""`make fit`: fits the computer player's figures to its own play and writes them where it reads them.

The formula is linear in what `strength.FEATURES` counts, fitted by least squares to the mean tricks over many
layouts of the other hands; the log odds of a negative contract are linear in `strength.LOSING`. It prints how much of
the expected tricks each formula explains. Card play uses no figure fitted here, so one run is enough.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, Final, TypeVar

import numpy as np

from benchmarks.fit.samples import LAYOUTS, Negative, Pair, alone, negatives, pairs
from engine.games.kleurenwiezen import player as kleurenwiezen
from engine.games.kleurenwiezen.contracts.contracts import NATURES, ContractKind, Family

Floats = Any
"""A numpy array of numbers."""
Sample = TypeVar("Sample")

_TARGET: Final = Path(kleurenwiezen.__file__).with_name("weights.py")
_PARTS: Final = 8
"""The number of pieces in which samples are made, each from its own seed."""
_PROPOSED_FROM: Final = 4.5
"""A hand worth this many tricks alone is taken to have proposed or accepted when the typical one is averaged."""
_STEPS: Final = 50
_ON_A_LINE: Final = 10

_HEAD: Final = '''"""Figures of the computer player for Kleurenwiezen, written by `make fit`."""

from __future__ import annotations

from typing import Final

from engine.games.kleurenwiezen.contracts.contracts import Kind
'''


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fit", description="Fit the computer player.")
    parser.add_argument("--hands", type=int, default=640, help="hands for each formula (default: 640)")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    chosen = parser.parse_args()
    with ProcessPoolExecutor() as pool:
        text = _fitted(pool, chosen.hands)
    print(text)
    if not chosen.dry:
        _TARGET.write_text(text, encoding="utf-8")


def _sampled(pool: ProcessPoolExecutor, make: Callable[[int, int], list[Sample]], number: int) -> list[Sample]:
    return list(chain.from_iterable(pool.map(make, range(_PARTS), [number // _PARTS] * _PARTS)))


def _fitted(pool: ProcessPoolExecutor, hands: int) -> str:
    figures: list[tuple[str, str, str]] = []
    solos = _sampled(pool, alone, hands)
    counted, tricks = np.array([one.features for one in solos], float), np.array([one.tricks for one in solos])
    variance = float(np.mean([one.variance for one in solos]))
    weights, missed = _least_squares("alone", counted, tricks, variance / LAYOUTS)
    figures.append(("ALONE", _tuple(weights), "Tricks for each of `strength.FEATURES`, alone against three."))
    spread = float(np.sqrt(variance + missed))
    played = _sampled(pool, pairs, hands)
    figures += _of_pairs(played, weights)
    figures.append(("SPREAD_ALONE", f"{spread:.2f}", "Standard deviation of the tricks alone, in tricks."))
    return (
        _HEAD
        + "\n"
        + "\n".join(f'{name}: Final = {value}\n"""{text}"""' for name, value, text in figures)
        + ("\n" + _negatives(pool, hands // 2))
    )


def _of_pairs(played: Sequence[Pair], solo: Floats) -> list[tuple[str, str, str]]:
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
    return [
        ("PROPOSER", _tuple(proposer), "The same of the tricks of a pair, for the hand that proposed."),
        ("ACCEPTOR", _tuple(acceptor), "The same, for the hand that accepted."),
        ("TYPICAL_PROPOSER", f"{of_proposers[proposed].mean():.2f}", "What a proposer's hand contributes, in tricks."),
        ("TYPICAL_ACCEPTOR", f"{of_acceptors[accepted].mean():.2f}", "What an acceptor's hand contributes, in tricks."),
        (
            "SPREAD_TOGETHER",
            f"{spread:.2f}",
            "Standard deviation of a pair's tricks where one hand is known, in tricks.",
        ),
    ]


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


def _negatives(pool: ProcessPoolExecutor, hands: int) -> str:
    lines = []
    for kind, nature in NATURES.items():
        if nature.family is Family.NEGATIVE:
            sampled = _sampled(pool, partial(_negatives_of, kind), hands)
            fitted = _tuple(_logistic(kind, sampled)).replace("\n", "\n    ")
            lines.append(f"    Kind.{kind.name}: {fitted},\n")
    text = "Log odds of a negative contract for each of `strength.LOSING`."
    return "NEGATIVE: Final = {\n" + "".join(lines) + f'}}\n"""{text}"""\n'


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


def _tuple(values: Iterable[float]) -> str:
    """The numbers as the formatter writes them: on one line if they are few."""
    texts = [f"{float(value):.3f}" for value in values]
    if len(texts) > _ON_A_LINE:
        return "".join(["(\n", *(f"    {text},\n" for text in texts), ")"])
    return f"({', '.join(texts)})"


if __name__ == "__main__":
    main()
