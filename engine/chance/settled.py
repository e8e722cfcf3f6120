"""What a match settles at its start beside its secret: the rules, the kind of draw, and who sits where. Pure.

The digest posted before the first card covers all of it, so that nobody can exchange any of it afterwards. A person
stands there as a digest with a salt: without that salt nobody can tell who it was, and it goes when that person is
forgotten (docs/fairness-algorithm.md, "What is settled").
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

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
