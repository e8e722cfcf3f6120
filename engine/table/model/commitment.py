"""What is settled before the first card of a match: the secret it is committed to, and the draw for partners.

A `Commitment` says where that secret's digest stands.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from engine.core.cards import Card
from engine.core.chance import fairness
from engine.core.chance.seating import DRAWS, Draw, DrawnBy


@dataclass(frozen=True, slots=True)
class Commitment:
    """The secret of a match, made at its start and revealed at its end, and what became of its digest."""

    secret: bytes = field(repr=False)
    edition: int = fairness.EDITION
    """Of the algorithm that derives everything from it; in edition 1, neither the message nor cuts by chance."""
    terms: str = field(default="", repr=False)
    """What the digest is of beside the secret (`engine.core.chance.fairness`); empty before edition 3."""
    salts: tuple[str | None, ...] = field(default=(), repr=False)
    """Per seat of the lobby what hides its person in the terms, in hexadecimal digits.

    None: no person sat there, or they were forgotten; empty before edition 3.
    """
    message: tuple[int, int] | None = None
    """Channel and id of the message in which Discord confirmed the digest; None if there is none."""
    is_shared: bool = False
    """Other tables have the same secret and play the same deals: neither the message nor any cut changes the key."""
    is_settled: bool = False
    """The message is confirmed or was given up, so draws and deals may follow. Always so in edition 1."""

    @property
    def digest(self) -> str:
        """The SHA-256 of the secret and of what is settled with it, for everybody."""
        return fairness.digest_of(self.secret, self.terms)

    @property
    def is_unproved(self) -> bool:
        """Whether the digest could not be posted before the first deal."""
        return self.edition > 1 and self.is_settled and self.message is None

    @property
    def first_key(self) -> bytes:
        """The key for draws, packs and cuts until a person has cut (`engine.core.chance.fairness`)."""
        if self.edition == 1:
            return self.secret
        if self.is_shared:
            return fairness.shared_key(self.secret)
        return fairness.first_key(self.secret, self.message[1] if self.message else fairness.NO_MESSAGE)

    def without(self, people: Collection[int]) -> Commitment:
        """The same, so that nobody can tell any more who these people of the lobby were; counted from 0."""
        kept = tuple(None if person in people else salt for person, salt in enumerate(self.salts))
        return self if kept == self.salts else replace(self, salts=kept)

    def settled(self, message: tuple[int, int] | None) -> Commitment:
        """The same, with the digest in this message, or not posted at all."""
        return replace(self, message=message, is_settled=True)


class Drawn(NamedTuple):
    """The draw for partners: the shuffled pack, and who drew from it in the order of the lobby's seats."""

    pack: tuple[Card, ...]
    names: tuple[str, ...]
    by: DrawnBy = DrawnBy.HIGH_CARDS

    @property
    def draw(self) -> Draw:
        return DRAWS[self.by](self.pack, len(self.names))
