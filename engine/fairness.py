"""What a match's secret decides: its packs and draws, the same for whoever works them out from that secret.

The algorithm is written out in docs/fairness.md, so that anybody can check a match with a program of their own. Pure.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from engine.mixing import mixed

SECRET_BYTES: Final = 32

PARTNERS: Final = "partners"
"""The label of the draw for partners."""
DEALER: Final = "dealer"
"""The label of the first dealer where nobody draws for it."""

_NUMBERS: Final = 2**32
"""A number of the stream is one of so many."""
_BYTES: Final = 4
_LEAST_CUT: Final = 3

T = TypeVar("T")


def digest_of(secret: bytes) -> str:
    """What is shown before the first deal: the SHA-256 of the secret, in hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


def deal_label(deal: int) -> str:
    """The label of the pack of a deal."""
    return f"deal:{deal}"


def gather_label(deal: int) -> str:
    """The label of what nobody chooses where the pack of a deal is gathered."""
    return f"gather:{deal}"


def dealer_label(deal: int) -> str:
    """The label of the pack from which everybody draws for the dealer of a deal."""
    return f"{DEALER}:{deal}"


class Stream:
    """The numbers that follow from a secret under a label, such as `deal:3`; each label has its own."""

    def __init__(self, secret: bytes, label: str) -> None:
        self._numbers = _numbers(secret, label)

    def below(self, bound: int) -> int:
        """The next number from 0 to `bound` - 1, each as likely: those of the rest that does not divide are skipped."""
        most = _NUMBERS - _NUMBERS % bound
        return next(number for number in self._numbers if number < most) % bound


def _numbers(secret: bytes, label: str) -> Iterator[int]:
    block = 0
    while True:
        made = hmac.digest(secret, f"{label}:{block}".encode(), "sha256")
        for start in range(0, len(made), _BYTES):
            yield int.from_bytes(made[start : start + _BYTES], "big")
        block += 1


def shuffled(secret: bytes, label: str, pack: Sequence[T]) -> tuple[T, ...]:
    """The pack, given in its sorted order, as Fisher and Yates shuffle it by the stream of this label."""
    return tuple(mixed(pack, Stream(secret, label)))


def cuts(cards: int) -> range:
    """How many cards may be cut off a shuffled pack of so many: at least three are taken, and three stay."""
    return range(_LEAST_CUT, cards - _LEAST_CUT + 1)
