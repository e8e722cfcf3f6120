"""Figures that say how likely a seat is to win a partie, and which cards people keep, read from `fitted/`.

They were found by play: hundreds of thousands of parties, each position's chance moved towards what came of it. For two
players all was self-play; for three and four, half of the last parties were against the rules of thumb.
`python -m benchmarks.fit.chouine` trains them on from what they are, and with `--kept` counts which cards people keep.

A file has a line for each number of draws left, or for some of them. Two letters of base 64 are a figure, `SCALE` to
one in log odds, with the middle of what two letters can say for zero.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import exp
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Final

SCALE: Final = 256
LETTERS: Final = f"{ascii_uppercase}{ascii_lowercase}{digits}+/"
_VALUE: Final = {letter: value for value, letter in enumerate(LETTERS)}
ZERO: Final = 2048
FOLDER: Final = files(__package__) / "fitted"
_KEPT: Final = {2: "kept-two", 3: "kept-three", 4: "kept-four"}
"""By number of players, the file of which cards people keep: from the seven to the ace of a plain suit, then of trumps.

It has a line for each number of draws left.
"""


@cache
def texts(name: str) -> tuple[str, ...]:
    """The lines of a file, whose first use reads it."""
    return tuple((FOLDER / f"{name}.txt").read_text(encoding="ascii").splitlines())


def figures_in(text: str) -> list[float]:
    """The figures written in this text."""
    return [(64 * _VALUE[high] + _VALUE[low] - ZERO) / SCALE for high, low in zip(text[::2], text[1::2], strict=True)]


@cache
def rates(seats: int, draws: int, has_trumps: bool) -> tuple[float, ...]:
    """How much likelier than others each card of the numbering is to be in a hand."""
    odds = [exp(figure) for figure in figures_in(texts(_KEPT[seats])[draws])]
    plain, trumps = odds[:8], odds[8:]
    return (*plain * 3, *(trumps if has_trumps else plain))
