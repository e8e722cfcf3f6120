"""In which order tests run: what takes longest begins first, so that no worker is left alone with it at the end.

`--dist worksteal` gives each worker a slice of the tests, in their order, and to whoever has none left the end of the
longest slice. So what is long stands at the head of every slice.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import groupby
from typing import Final, TypeVar

LONG: Final = ("tests/outsider/", "tests/cluster/", "tests/host/hosting/", "tests/host/practice/", "tests/host/")
"""What starts real programs, and so waits more than anything else: the longest first."""

T = TypeVar("T")


def longest_first(tests: Sequence[tuple[str, T]], workers: int) -> list[T]:
    """Order tests, of which the place is known, for so many workers; those of one file stay together."""
    files = [(place, [test for _, test in group]) for place, group in groupby(tests, key=_place)]
    long = sorted((one for one in files if _rank(one[0]) < len(LONG)), key=lambda one: _rank(one[0]))
    others = deque(test for place, group in files if _rank(place) == len(LONG) for test in group)
    heads: list[list[T]] = [[] for _ in range(workers)]
    for _, group in long:
        min(heads, key=len).extend(group)
    ordered: list[T] = []
    # As large as the slices of xdist: see `WorkStealingScheduling.check_schedule`.
    for number, head in enumerate(heads):
        size = (len(tests) - len(ordered)) // (workers - number)
        ordered += head
        ordered += [others.popleft() for _ in range(min(len(others), size - len(head)))]
    return [*ordered, *others]


def _place(test: tuple[str, object]) -> str:
    return test[0].partition("::")[0]


def _rank(place: str) -> int:
    return next((rank for rank, folder in enumerate(LONG) if place.startswith(folder)), len(LONG))
