"""Figures of the computer player for Kleurenwiezen, written by `make fit`."""

from __future__ import annotations

from typing import Final

from engine.kleurenwiezen.contracts import Kind

ALONE: Final = (
    -2.496,
    0.864,
    0.076,
    1.131,
    0.646,
    0.476,
    0.343,
    0.206,
    0.834,
    0.523,
    0.225,
    0.349,
    0.186,
    0.519,
    0.384,
    0.184,
    -0.058,
)
"""Tricks for each of `strength.FEATURES`, alone against three."""
PROPOSER: Final = (
    -1.199,
    0.773,
    -0.296,
    0.973,
    0.761,
    0.593,
    0.429,
    0.268,
    0.979,
    0.703,
    0.542,
    0.365,
    -0.034,
    0.343,
    0.119,
    0.097,
    0.018,
)
"""The same of the tricks of a pair, for the hand that proposed."""
ACCEPTOR: Final = (
    -1.199,
    0.448,
    0.000,
    1.010,
    0.758,
    0.653,
    0.352,
    0.140,
    0.961,
    0.643,
    0.809,
    0.409,
    -0.031,
    0.068,
    0.026,
    0.072,
    0.062,
)
"""The same, for the hand that accepted."""
TYPICAL_PROPOSER: Final = 6.32
"""What a proposer's hand contributes, in tricks."""
TYPICAL_ACCEPTOR: Final = 3.96
"""What an acceptor's hand contributes, in tricks."""
SPREAD_TOGETHER: Final = 0.88
"""Standard deviation of a pair's tricks where one hand is known, in tricks."""
SPREAD_ALONE: Final = 0.85
"""Standard deviation of the tricks alone, in tricks."""
NEGATIVE: Final = {
    Kind.SMALL_MISERE: (1.588, 2.866, 0.000),
    Kind.PICCOLO: (1.241, 2.361, 0.750),
    Kind.PICCOLISSIMO: (1.013, 1.375, 0.750),
    Kind.GRAND_MISERE: (2.188, 2.935, 0.000),
    Kind.OPEN_MISERE: (2.162, 3.060, 0.000),
}
"""Log odds of a negative contract: the base, less the slope times how far the danger is from the middle."""
