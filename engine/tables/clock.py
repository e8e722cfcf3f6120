"""One clock for all tables."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pauses:
    """How long things take where no person decides."""

    thinking: float = 1.0
    """Seconds a computer waits before its action; 0: it acts at once, in the call that brought its turn."""
    after_deal: float = 8.0
    """Seconds between the end of a deal and the next; 0: at once."""
    reminder: float = 0.7
    """Share of a turn's time after which its person is reminded."""
