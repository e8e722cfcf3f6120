"""Shuffles things into an order nobody chooses; the numbers that decide it come from outside: a secret, or chance."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

T = TypeVar("T")


class Numbers(Protocol):
    """A source of numbers that nobody chooses."""

    def below(self, bound: int, /) -> int:
        """The next number from 0 to `bound` - 1, all equally likely."""


def shuffled(things: Iterable[T], numbers: Numbers) -> list[T]:
    """The same things in any order, all orders equally likely.

    From the last on, each is swapped with one not behind it. Source: Fisher and Yates; written out in
    docs/fairness-algorithm.md.
    """
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        other = numbers.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order
