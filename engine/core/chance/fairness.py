"""What a match's secret decides, and what is settled beside it at the start: the same for everybody who has both. Pure.

Packs, draws and cuts all follow from a key. The first key comes from the secret and the id of the message in which its
digest was posted; each cut that a person makes then turns the key into the next one.

The digest posted before the first card also covers the rules, the kind of draw, and who sits where, so that nobody can
exchange any of it afterwards. A person stands there as a digest with a salt: without that salt nobody can tell who it
was, and it goes when that person is forgotten.

The algorithm is written out in docs/fairness-algorithm.md, so that anybody can check a match with a program of their
own.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Final, TypeVar

from engine.core import cards

SECRET_BYTES: Final = 32
EDITION: Final = 3
"""The algorithm of new matches; those of older editions go on as they began.

Edition 2 has the same cards as 3, but its digest is of the secret alone.
"""
NO_MESSAGE: Final = 0
"""Stands for the id of the digest's message where it could not be posted."""

PARTNERS: Final = "partners"
"""The label of the draw for partners."""
DEALER: Final = "dealer"
"""The label of the first dealer where nobody draws for the deal."""

_NUMBERS: Final = 2**32
"""A number of the stream is one of this many."""
_BYTES: Final = 4
LEAST_CUT: Final = 3
"""At least this many cards are cut off a pack, and at least this many stay."""

T = TypeVar("T")


def digest_of(secret: bytes, terms: str = "") -> str:
    """The SHA-256 of the secret, and of what is settled with it, in hexadecimal digits, shown before the first deal."""
    return hashlib.sha256(secret + terms.encode()).hexdigest()


def first_key(secret: bytes, message_id: int) -> bytes:
    """The key, from the secret and the id of the digest's message, that holds until a person has cut."""
    return hmac.digest(secret, f"message:{message_id}".encode(), "sha256")


def shared_key(secret: bytes) -> bytes:
    """The key of all deals of a match, from a secret that other tables have too; nobody cuts there."""
    return hmac.digest(secret, b"same deals", "sha256")


def next_key(key: bytes, deal: int, seat: int, cards: int, words: str) -> bytes:
    """The key after a deal that this seat cut, from the key before it, the cut, and the words said with it."""
    return hmac.digest(key, f"given:{deal}:{seat}:{cards}:{words}".encode(), "sha256")


def deal_label(deal: int) -> str:
    """The label of the pack of a deal."""
    return f"deal:{deal}"


def gather_label(deal: int) -> str:
    """The label of the chance in gathering the pack of a deal."""
    return f"gather:{deal}"


def dealer_label(deal: int) -> str:
    """The label of the pack from which everybody draws to decide who deals this deal."""
    return f"{DEALER}:{deal}"


def round_secret(secret: bytes, number: int) -> bytes:
    """The secret of the deals of a tournament's round, from the tournament's; it does not tell that one."""
    return hmac.digest(secret, f"deals:{number}".encode(), "sha256")


def choice_seed(key: bytes, seen: str) -> int:
    """What a computer that sees this starts its own chance with, where others play the same deals."""
    return int.from_bytes(hmac.digest(key, f"choice:{seen}".encode(), "sha256")[:8], "big")


def cut_label(deal: int) -> str:
    """The label of the cut of a deal that nobody cuts."""
    return f"cut:{deal}"


class Stream:
    """The numbers that follow from a key under a label, such as `deal:3`; each label has its own."""

    def __init__(self, key: bytes, label: str) -> None:
        self._numbers = _numbers(key, label)

    def below(self, bound: int) -> int:
        """The next number from 0 to `bound` - 1, all equally likely: those past the last full multiple are skipped."""
        most = _NUMBERS - _NUMBERS % bound
        return next(number for number in self._numbers if number < most) % bound


def _numbers(key: bytes, label: str) -> Iterator[int]:
    block = 0
    while True:
        made = hmac.digest(key, f"{label}:{block}".encode(), "sha256")
        for start in range(0, len(made), _BYTES):
            yield int.from_bytes(made[start : start + _BYTES], "big")
        block += 1


def shuffled(key: bytes, label: str, pack: Sequence[T]) -> tuple[T, ...]:
    """The pack, given in sorted order, after a Fisher-Yates shuffle with the stream of this label."""
    return tuple(cards.shuffled(pack, Stream(key, label)))


def cuts(cards: int) -> range:
    """How many cards may be cut off a shuffled pack of `cards`: at least three go, and at least three stay."""
    return range(LEAST_CUT, cards - LEAST_CUT + 1)


def cut_by_chance(key: bytes, deal: int, allowed: range) -> int:
    """How many cards chance cuts off the pack of a deal that nobody cuts."""
    return allowed[Stream(key, cut_label(deal)).below(len(allowed))]


def first_dealer(key: bytes, seats: int) -> int:
    """Who deals first where nobody draws for the deal."""
    return 1 + Stream(key, DEALER).below(seats)


SALT_BYTES: Final = 32
"""Of what hides who sits where at one match."""
COMPUTER: Final = "computer"
"""Stands for whoever decides on a seat where no person sat at the start."""


class DrawnAs(StrEnum):
    """How the first dealer was found where partners were not drawn; those have names of their own (`DrawnBy`)."""

    NUMBER = "number"
    LOWEST = "lowest"
    GIVEN = "given"
    """By another match, from which this one plays on."""


def salt_of(salt: bytes, seat: int) -> str:
    """The salt of a seat of the lobby, in hexadecimal digits; another seat's does not tell it, nor does the secret."""
    return hmac.digest(salt, f"seat:{seat}".encode(), hashlib.sha256).hex()


def digest_of_person(salt: str, name: str) -> str:
    """What stands for a person of this name."""
    return hmac.digest(bytes.fromhex(salt), name.encode(), hashlib.sha256).hex()


def terms(
    edition: int,
    table: int,
    game: str,
    preset: str,
    options: Mapping[str, str],
    draw: str,
    people: Sequence[str | None],
    *,
    same: bool,
    given: int,
) -> str:
    """All of it as text, the same for everybody who writes it down.

    `people`: per seat of the lobby a person's digest, `COMPUTER`, or None where nobody sits; `given`: how many deals
    are those of another match.
    """
    settled = {
        "edition": edition,
        "table": table,
        "game": game,
        "preset": preset,
        "options": dict(options),
        "same": same,
        "draw": draw,
        "given": given,
        "people": list(people),
    }
    return json.dumps(settled, sort_keys=True, separators=(",", ":"))
