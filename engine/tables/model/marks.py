"""Marks without a name: somebody who was forgotten has seen a seat's cards in the deal being played. Pure.

Otherwise, somebody who leaves a seat, is forgotten and sits down again could see a second hand of the same deal. A mark
is a salted digest that is kept until that deal is over and then deleted. Until then, anybody who can read the database
could try a number against it; nothing else reveals the person.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from typing import Final, NamedTuple

SALT_BYTES: Final = 16


class Mark(NamedTuple):
    """A seat, and somebody who has seen its cards."""

    seat: int
    salt: str
    """Hexadecimal, like the digest."""
    digest: str

    def is_of(self, user_id: int) -> bool:
        return hmac.compare_digest(self.digest, _digest(user_id, self.salt))


def marks_of(user_id: int, seats: Iterable[int], salt: bytes) -> tuple[Mark, ...]:
    """Marks saying that this person has seen the cards of these seats."""
    return tuple(Mark(seat, salt.hex(), _digest(user_id, salt.hex())) for seat in sorted(seats))


def _digest(user_id: int, salt: str) -> str:
    return hmac.new(bytes.fromhex(salt), str(user_id).encode(), hashlib.sha256).hexdigest()
