"""Putting things into an order nobody chooses. What decides it comes from outside: a secret, or chance."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

T = TypeVar("T")


class Numbers(Protocol):
    """A source of numbers that nobody chooses."""

    def below(self, bound: int, /) -> int:
        """The next number from 0 to `bound` - 1, each as likely."""


def mixed(things: Iterable[T], numbers: Numbers) -> list[T]:
    """The same things in any order, each as likely: from the last on, each changes places with one not behind it.

    Source: Fisher and Yates; written out in docs/fairness.md.
    """
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        other = numbers.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order
