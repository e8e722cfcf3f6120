"""All reasons for refusing something, whichever game has them."""

from __future__ import annotations

from typing import Final

import engine.core.registry  # noqa: F401  finds the games, and so their words
from engine.core.errors import ReasonBase


def _all(kind: str) -> tuple[ReasonBase, ...]:
    return tuple(one for words in ReasonBase.__subclasses__() if words.__name__.endswith(kind) for one in words)


REASONS: Final = _all("Reason")
"""Why an action is refused."""
IMPOSSIBLE: Final = _all("Impossible")
"""Why a rule does not go together with the others."""
