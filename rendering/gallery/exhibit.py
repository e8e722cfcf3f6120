"""A picture of the gallery and its words, each made only on demand, so part of the gallery costs only its share."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rendering.canvas.values import Picture


class Exhibit(NamedTuple):
    """One picture with its text alternative."""

    name: str
    """The kind, then which one: `table-start`."""
    draw: Callable[[], Picture]
    words: Callable[[], str]

    @property
    def kind(self) -> str:
        """What kind of picture it is."""
        return self.name.partition("-")[0]
