"""How long to wait for another program that is writing to the same database."""

from __future__ import annotations

import time
from typing import Final

REMEMBERED: Final = 5.0
"""Seconds after waiting in vain during which nobody waits long again."""
SHORT: Final = 0.05
"""Seconds to wait in that time: enough for this process's own writes."""


class Patience:
    """Shared by all who write: a whole server must not wait one after the other, each as long as one person may."""

    def __init__(self, seconds: float) -> None:
        """`seconds`: how long to wait at most."""
        self.most = seconds
        self._in_vain_at = -REMEMBERED

    @property
    def seconds(self) -> float:
        """How long anyone who begins now may wait."""
        return min(SHORT, self.most) if self.is_short else self.most

    @property
    def is_short(self) -> bool:
        """Whether somebody waited in vain a moment ago."""
        return time.perf_counter() - self._in_vain_at < REMEMBERED

    def was_in_vain(self) -> None:
        """Note that somebody waited and the database was still held."""
        self._in_vain_at = time.perf_counter()

    def was_rewarded(self) -> None:
        """Note that somebody could write."""
        self._in_vain_at = -REMEMBERED
