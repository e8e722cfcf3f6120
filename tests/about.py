"""Many small cases in one test, which says what it was about when it failed.

A test of its own costs each worker and the one who listens to them more than such a case takes.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def about(*what: object) -> Iterator[None]:
    """Name the case in whatever goes wrong within."""
    try:
        yield
    except BaseException as wrong:
        wrong.add_note(f"This was about {', '.join(map(str, what))}.")
        raise
