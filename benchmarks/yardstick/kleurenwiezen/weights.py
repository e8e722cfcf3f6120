"""Figures of the computer player for Kleurenwiezen, written by `make fit`."""

from __future__ import annotations

from typing import Final

from engine.games.kleurenwiezen.contracts.contracts import ContractKind

ALONE: Final = (
    -1.756,
    0.664,
    0.306,
    1.064,
    0.493,
    0.387,
    0.340,
    0.310,
    0.135,
    0.583,
    0.378,
    0.291,
    0.888,
    0.489,
    0.137,
    0.340,
    0.222,
    0.141,
    0.049,
    0.236,
    0.055,
    -0.062,
    0.683,
    0.496,
    0.156,
)
"""Tricks for each of `strength.FEATURES`, alone against three."""
PROPOSER: Final = (
    -1.781,
    0.822,
    -0.186,
    1.176,
    0.942,
    0.490,
    0.364,
    0.158,
    0.128,
    -0.114,
    0.043,
    -0.030,
    0.987,
    0.662,
    0.397,
    0.437,
    0.350,
    0.216,
    0.126,
    0.085,
    0.113,
    0.009,
    0.461,
    0.196,
    0.099,
)
"""The same of the tricks of a pair, for the hand that proposed."""
ACCEPTOR: Final = (
    -1.781,
    0.638,
    -0.000,
    1.127,
    0.933,
    0.473,
    0.266,
    0.151,
    0.047,
    0.164,
    -0.087,
    0.074,
    0.938,
    0.637,
    0.137,
    0.437,
    0.379,
    0.136,
    0.104,
    0.042,
    0.048,
    -0.062,
    0.492,
    0.314,
    0.062,
)
"""The same, for the hand that accepted."""
TYPICAL_PROPOSER: Final = 6.21
"""What a proposer's hand contributes, in tricks."""
TYPICAL_ACCEPTOR: Final = 4.35
"""What an acceptor's hand contributes, in tricks."""
SPREAD_TOGETHER: Final = 1.10
"""Standard deviation of a pair's tricks where one hand is known, in tricks."""
SPREAD_ALONE: Final = 0.87
"""Standard deviation of the tricks alone, in tricks."""
NEGATIVE: Final = {
    ContractKind.SMALL_MISERE: (
        1.073,
        -0.269,
        -0.269,
        -0.295,
        -0.180,
        -0.091,
        -0.054,
        -0.038,
        0.244,
        0.223,
        0.220,
    ),
    ContractKind.PICCOLO: (
        1.245,
        0.286,
        -0.687,
        -0.114,
        -0.127,
        -0.083,
        -0.079,
        0.111,
        0.006,
        0.188,
        0.196,
    ),
    ContractKind.PICCOLISSIMO: (
        1.574,
        -0.220,
        -0.465,
        -0.038,
        -0.082,
        -0.063,
        -0.048,
        0.080,
        -0.262,
        -0.013,
        0.115,
    ),
    ContractKind.GRAND_MISERE: (
        1.192,
        0.134,
        0.134,
        -0.358,
        -0.225,
        -0.139,
        -0.126,
        -0.068,
        0.599,
        0.393,
        0.153,
    ),
    ContractKind.OPEN_MISERE: (
        1.243,
        0.170,
        0.170,
        -0.384,
        -0.255,
        -0.160,
        -0.138,
        -0.259,
        0.221,
        0.061,
        0.156,
    ),
}
"""Log odds of a negative contract for each of `strength.LOSING`."""
