"""The clocks to choose from: how long a turn may take."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

CLOCK_PRESETS: Final[Mapping[str, int]] = MappingProxyType(
    {"quick": 30, "usual": 90, "relaxed": 180, "correspondence": 2 * 24 * 3600, "none": 0}
)
"""Seconds for a turn by the clock's name, shortest first; 0: no clock."""


def clock_preset_of(seconds: int) -> str | None:
    """The name of the clock with this many seconds; None if it has no name."""
    return next((name for name, length in CLOCK_PRESETS.items() if length == seconds), None)
