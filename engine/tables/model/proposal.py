"""What the people at a table can agree on, and what one of them proposes to the others."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from engine.core.cards import Card


class ProposalKind(StrEnum):
    """What the people at a table can agree on."""

    PAUSE = "pause"
    RESUME = "resume"
    CLAIM = "claim"
    CONCEDE = "concede"
    REMOVE = "remove"
    """That the person with the id it is about gets up."""
    ACCESS = "access"
    """That the access it is about says who may sit down."""
    STOP = "stop"
    END = "end"
    """That the match ends after the deal under way, with the standing as its result."""
    PLAY_ON = "play-on"
    """That it does not, though that was agreed."""
    LENGTH = "length"
    """That the match is as long as it is about (`engine.tables.proposals.lengthening.Length`)."""

    @property
    def ends_deal(self) -> bool:
        """It is about the rest of a deal: it lapses when somebody acts, and the seat on turn need not before."""
        return self in (ProposalKind.CLAIM, ProposalKind.CONCEDE)


class Meant(NamedTuple):
    """Which motion an answer is for; two that differ in anything else are the same to who answers."""

    kind: ProposalKind
    by: int
    number: int
    about: str = ""


LONGEST_ABOUT: Final = 32
"""Characters: it goes with the buttons to answer, beside the rest of their custom ids."""


class Proposal(NamedTuple):
    """What somebody proposes to the others at the table."""

    kind: ProposalKind
    by: int
    """The seat that proposes."""
    agreed: frozenset[int]
    """The seats that agreed so far, with that of who proposes."""
    number: int
    """The newest journal entry when it was proposed."""
    shown: tuple[Card, ...] = ()
    """The cards that its seat shows everybody with it."""
    about: str = ""
    """What it is about, where its kind alone does not say that: in the kind's own words, at most `LONGEST_ABOUT`."""

    @property
    def meant(self) -> Meant:
        return Meant(self.kind, self.by, self.number, self.about)


class Manager(NamedTuple):
    """Who does something at a table because they manage its server."""

    user_id: int
    name: str
    reason: str
    """What they say about it, for everybody."""


class Stake(StrEnum):
    """What giving up a deal means."""

    REST = "rest"
    """The other side takes the rest of the tricks, as far as the cards allow."""
    LOST = "lost"
    """Who gives up had to avoid tricks, or to take an exact number, and fails."""
    MADE = "made"
    """The other side had to, and succeeds."""
    STAYS_LOST = "stays-lost"
    """The other side had to, and has failed whatever comes."""


class GivenUp(NamedTuple):
    """A deal that was given up, as it is told."""

    what: Stake
    givers: frozenset[int]
    """Their seats."""
    contract: str | None
    """In the game's notation."""
    declarers: tuple[int, ...]
    kept: int
    """Tricks of the rest that the givers took all the same."""
