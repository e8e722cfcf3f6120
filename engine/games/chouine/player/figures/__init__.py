"""Figures that say how likely a seat is to win a partie, one module for each number of players; see `outlook`.

They were found by play: hundreds of thousands of parties, each position's chance moved towards what came of it. For two
players all was self-play; for three and four, half of the last parties were against the rules of thumb.
`python -m benchmarks.fit.chouine` trains them on from what they are.

Two letters of base 64 are a figure, `SCALE` to one in log odds, with the middle of what two letters can say for zero.
"""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase, digits
from typing import Final

SCALE: Final = 256
LETTERS: Final = f"{ascii_uppercase}{ascii_lowercase}{digits}+/"
_VALUE: Final = {letter: value for value, letter in enumerate(LETTERS)}
ZERO: Final = 2048


def figures_in(text: str) -> list[float]:
    """The figures written in this text."""
    return [(64 * _VALUE[high] + _VALUE[low] - ZERO) / SCALE for high, low in zip(text[::2], text[1::2], strict=True)]
