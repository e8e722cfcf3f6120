"""What becomes known to several at once."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple


class EventType(StrEnum):
    """What can become known to several at once by an action. A type that is not here cannot be sent."""

    TURNED_UP = "turned-up"
    SHOWN = "shown"
    FACE_UP = "face-up"
    EXPOSED = "exposed"
    TRUMP = "trump"
    TRICK = "trick"
    THROWN_IN = "thrown-in"
    BOURGUMESSE = "bourgumesse"
    COW = "cow"
    EXCHANGE = "exchange"
    AU_SEPT = "au-sept"
    MANCHE = "manche"
    ANNULLED = "annulled"
    TROEL = "troel"
    WITH_ME = "with-me"
    CONTRACT = "contract"
    FORCED = "forced"
    DOUBLED = "doubled"


class Event(NamedTuple):
    """Something that became known to everybody; `facts` are plain values for JSON and sentences."""

    type: EventType
    facts: Mapping[str, object]

    def as_json(self) -> dict[str, object]:
        return {"type": self.type.value, **self.facts}
