"""A picture of the gallery and its words, each made when asked for: a part of the gallery costs its part."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rendering.canvas.values import Picture


class Exhibit(NamedTuple):
    """One picture with its text alternative."""

    name: str
    """What it is of, then which one: `table-start`."""
    draw: Callable[[], Picture]
    words: Callable[[], str]

    @property
    def kind(self) -> str:
        """What it is of."""
        return self.name.partition("-")[0]
