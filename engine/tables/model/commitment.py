"""What a match was committed to before anything was dealt: a secret, and where its digest stands. Immutable."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace

from engine.chance import fairness


@dataclass(frozen=True, slots=True)
class Commitment:
    """The secret of a match, made at its start and revealed at its end, and what became of its digest."""

    secret: bytes = field(repr=False)
    edition: int = fairness.EDITION
    """Of the algorithm that derives everything from it; in edition 1, neither the message nor cuts by chance."""
    terms: str = field(default="", repr=False)
    """What the digest is of beside the secret (`engine.chance.settled`); empty before edition 3."""
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
        """The key for draws, packs and cuts until a person has cut (`engine.chance.fairness`)."""
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
