"""Many small cases in one test, which says what it was about when it failed.

A test of its own costs each worker and the one who listens to them more than such a case takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, wraps
from inspect import signature
from typing import Any, TypeVar

Test = Callable[..., None]
T = TypeVar("T")
wanted: str | None = None
"""A word: of the cases that tests have, only those are tried that say it, in every list that has such a case."""


@contextmanager
def about(*what: object) -> Iterator[None]:
    """Name the case in whatever goes wrong within."""
    try:
        yield
    except BaseException as wrong:
        wrong.add_note(f"This was about {', '.join(map(str, what))}.")
        raise


def in_one_test(names: str | tuple[str, ...], cases: Iterable[Any]) -> Callable[[Test], Test]:
    """What `pytest.mark.parametrize` does, with all cases in one test.

    For cases of a few milliseconds that share no folder: fixtures are the same for all of them.
    """
    cases, each = tuple(cases), (names,) if isinstance(names, str) else names

    def with_cases(test: Test) -> Test:
        @wraps(test)
        def with_every_case(**fixtures: Any) -> None:
            for case in those_wanted(cases):
                facts = dict(zip(each, (case,) if isinstance(names, str) else case, strict=True))
                with about(*facts.values()):
                    test(**facts, **fixtures)

        asked = signature(test)
        left = [one for name, one in asked.parameters.items() if name not in each]
        with_every_case.cases = cases  # type: ignore[attr-defined]
        with_every_case.__signature__ = asked.replace(parameters=left)  # type: ignore[attr-defined]
        return with_every_case

    return with_cases


def those_wanted(cases: Sequence[T]) -> Sequence[T]:
    """The cases to try."""
    return [one for one in cases if wanted in repr(one)] or cases if wanted is not None else cases


def speaks_of(test: Any, word: str) -> bool:
    """Whether a case of a test says a word, in any of its lists."""
    lists = [getattr(test, "cases", ())]
    while hasattr(test, "__wrapped__"):
        test = test.__wrapped__
        lists.append(getattr(test, "cases", ()))
    return any(_says(cases, word) if callable(cases) else word in repr(cases) for cases in lists)


@cache
def _says(cases: Callable[[], Sequence[Any]], word: str) -> bool:
    """The same for a list that many tests share."""
    return word in repr(cases())
