"""Marks: that somebody who was forgotten is the same person, where a second try would matter. Pure.

A mark is HMAC-SHA256 with this database's key over a purpose, its numbers and the person. Without the key nobody can
read who it is, and two marks of one person have nothing in common. It is deleted when its purpose ends.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, NamedTuple

KEY_BYTES: Final = 32


class Purpose(StrEnum):
    """What a mark is for, and which numbers go into it."""

    HAND = "hand"
    """Table, deal, seat: this person has seen these cards. Kept at the table, until the deal is over."""
    DAY = "day"
    """Deal of the day: this person has begun it. Until its day ends."""
    DEALS = "deals"
    """Table: this person has sat where deals are played that other tables play too. Until the last of these is over."""
    BARRED = "barred"
    """Table: this person had to get up and cannot come back to that match. Until it is over."""
    MUTED = "muted"
    """Table: its host passes on nothing this person says. Until it is over, or the host passes it on again."""
    REMOVED = "removed"
    """Table: its host has removed this person before the match. In memory at the table, for ten minutes."""
    COMPANY = "company"
    """Table: this person is one of the people of that match. For a hundred days, for ratings."""
    BLOCK = "block"
    """Person: they do not want this person at their table. On their list, until they take it back or are forgotten."""
    ENTRY = "entry"
    """Tournament, place: the place was this person's. Until the tournament is over."""


@dataclass(frozen=True, slots=True)
class MarkKey:
    """The key of one database; nothing but that database knows it."""

    secret: bytes = field(repr=False)

    def mark(self, user_id: int, purpose: Purpose, *numbers: int) -> str:
        """The mark of a person, hexadecimal."""
        about = ":".join(map(str, (purpose.value, *numbers, user_id)))
        return hmac.new(self.secret, about.encode(), hashlib.sha256).hexdigest()


class Mark(NamedTuple):
    """A seat, and somebody who has seen its cards in the deal being played."""

    seat: int
    digest: str
    """Hexadecimal, like the salt."""
    salt: str = ""
    """Of marks from before databases had a key; they lapse with their deal."""

    def is_of(self, user_id: int, table_id: int, deal: int, key: MarkKey | None) -> bool:
        if self.salt:
            own = hmac.new(bytes.fromhex(self.salt), str(user_id).encode(), hashlib.sha256).hexdigest()
        elif key is None:
            return False
        else:
            own = key.mark(user_id, Purpose.HAND, table_id, deal, self.seat)
        return hmac.compare_digest(self.digest, own)


def marks_of(user_id: int, table_id: int, deal: int, seats: Iterable[int], key: MarkKey) -> tuple[Mark, ...]:
    """Marks saying that this person has seen the cards of these seats."""
    return tuple(Mark(seat, key.mark(user_id, Purpose.HAND, table_id, deal, seat)) for seat in sorted(seats))


@dataclass(frozen=True, slots=True)
class PlacesLeft:
    """The places of a tournament whose people were forgotten, which are still theirs."""

    key: MarkKey | None = None
    """None: nobody was."""
    tournament_id: int = 0
    places: Mapping[str, int] = field(default_factory=dict)
    """By mark."""

    def of(self, user_id: int) -> frozenset[int]:
        """The places that were this person's."""
        if self.key is None:
            return frozenset()
        return frozenset(
            place
            for mark, place in self.places.items()
            if mark == self.key.mark(user_id, Purpose.ENTRY, self.tournament_id, place)
        )


NO_PLACES_LEFT: Final = PlacesLeft()
