"""Figures of the computer player for Kleurenwiezen, which `make fit` writes to `weights.toml` (benchmarks/fit/)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

FILE: Final = files(__package__) / "weights.toml"


class Weights(NamedTuple):
    """What the figures are for."""

    alone: tuple[float, ...]
    """Tricks for each of `strength.FEATURES`, alone against three."""
    proposer: tuple[float, ...]
    """The same of the tricks of a pair, for the hand that proposed."""
    acceptor: tuple[float, ...]
    """The same, for the hand that accepted."""
    typical_proposer: float
    """What a proposer's hand contributes, in tricks."""
    typical_acceptor: float
    """What an acceptor's hand contributes, in tricks."""
    spread_together: float
    """Standard deviation of a pair's tricks where one hand is known, in tricks."""
    spread_alone: float
    """Standard deviation of the tricks alone, in tricks."""
    negative: Mapping[str, tuple[float, ...]]
    """By the kind of a negative contract, log odds for each of `strength.LOSING`."""


@cache
def weights() -> Weights:
    """The figures; their first use reads the file."""
    told = tomllib.loads(FILE.read_text(encoding="utf-8"))
    formulas = {name: tuple(told[name]) for name in ("alone", "proposer", "acceptor")}
    negative = {kind: tuple(figures) for kind, figures in told["negative"].items()}
    return Weights(**{**told, **formulas, "negative": negative})
