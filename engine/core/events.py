"""What becomes known to several seats at once."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple


class EventType(StrEnum):
    """What an action can make known to several seats at once, in any game; each game adds its own."""

    TURNED_UP = "turned-up"
    SHOWN = "shown"
    EXPOSED = "exposed"
    TRUMP = "trump"
    TRICK = "trick"
    THROWN_IN = "thrown-in"
    CONTRACT = "contract"
    DOUBLED = "doubled"


class Event(NamedTuple):
    """Something that became known to everybody; `facts` are plain values for JSON and sentences."""

    type: StrEnum
    """An `EventType`, or one of the game's own."""
    facts: Mapping[str, object]

    def as_json(self) -> dict[str, object]:
        return {"type": self.type.value, **self.facts}
