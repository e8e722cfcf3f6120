"""What the people at a table can agree on, and what one of them proposes to the others."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from engine.core.cards import Card


class ProposalKind(StrEnum):
    """What the people at a table can agree on."""

    PAUSE = "pause"
    RESUME = "resume"
    WITHOUT = "without"
    """Going on without the seats in `about`, which have not said that they are back."""
    CLAIM = "claim"
    CONCEDE = "concede"
    REMOVE = "remove"
    """The person with the id in `about` gets up."""
    ACCESS = "access"
    """The access in `about` says who may sit down."""
    STOP = "stop"
    END = "end"
    """The match ends after the deal under way, with the standing as its result."""
    PLAY_ON = "play-on"
    """It does not, though that was agreed."""
    FORFEIT = "forfeit"
    """The match ends at once, lost for those who were asked for a clock and did not answer."""
    LENGTH = "length"
    """The match gets the length in `about` (`engine.table.proposals.match_length.Length`)."""

    @property
    def ends_deal(self) -> bool:
        """Whether it is about the rest of a deal: then it lapses when somebody acts, and the seat on turn may wait."""
        return self in (ProposalKind.CLAIM, ProposalKind.CONCEDE)


WAITS_FOR_PEOPLE: Final = frozenset({ProposalKind.RESUME, ProposalKind.WITHOUT})
"""What somebody can propose who wants to go on after a pause; it has its own time."""


class Meant(NamedTuple):
    """Which proposal an answer is for; two that differ in anything else are the same to the person answering."""

    kind: ProposalKind
    by: int
    number: int
    about: str = ""


LONGEST_ABOUT: Final = 32
"""Characters: it has to fit into the custom ids of the answer buttons, beside the rest."""


class Proposal(NamedTuple):
    """What somebody proposes to the others at the table."""

    kind: ProposalKind
    by: int
    """The seat that proposes."""
    agreed: frozenset[int]
    """The seats that have agreed so far, including the proposer's."""
    number: int
    """The newest journal entry when it was proposed."""
    shown: tuple[Card, ...] = ()
    """The cards that the proposer's seat shows to everybody."""
    about: str = ""
    """The subject, if the kind alone does not give it: in the kind's own words, at most `LONGEST_ABOUT`."""

    @property
    def meant(self) -> Meant:
        return Meant(self.kind, self.by, self.number, self.about)


class Wait(NamedTuple):
    """That a table without a clock waits for people."""

    since: float
    """UTC epoch, seconds: when it became their turn."""
    asked: float | None = None
    """When they were asked for a clock; None: they were not."""
    over: bool = False
    """They had their time to answer, and somebody wants the end: nobody asks for their agreement to it."""


class Manager(NamedTuple):
    """Somebody who acts on a table because they manage its server."""

    user_id: int
    name: str
    reason: str
    """What they say about it, for everybody."""


class Stake(StrEnum):
    """What giving up a deal costs."""

    REST = "rest"
    """The other side takes the rest of the tricks, as far as the cards allow."""
    LOST = "lost"
    """The side that gives up had to avoid tricks, or to take an exact number, and fails."""
    MADE = "made"
    """The other side had to, and succeeds."""
    STAYS_LOST = "stays-lost"
    """The other side had to, and has failed whatever comes."""


class GivenUp(NamedTuple):
    """A deal that was given up, as it is announced."""

    what: Stake
    givers: frozenset[int]
    """The seats of the side that gave up."""
    contract: str | None
    """In the game's notation."""
    declarers: tuple[int, ...]
    kept: int
    """Tricks of the rest that this side took all the same."""
