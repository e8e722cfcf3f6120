"""What a table tells the world, and the shape of whoever passes it on.

News holds public facts only. Anyone who needs a hand or a picture asks the table for a view.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.core.actions import Action, Event
from engine.core.chance.seating import DealerDraw, Draw
from engine.core.game import DealResult
from engine.table.model.proposal import GivenUp, Manager, Proposal, ProposalKind
from engine.table.model.status import Stop


class By(StrEnum):
    """Whose decision an action was."""

    PERSON = "person"
    COMPUTER = "computer"
    """A computer on its own seat, or for someone away."""
    CLOCK = "clock"
    """The computer, because a person's time was up."""
    CLAIM = "claim"
    """Nobody's any more: the rest was claimed or given up, and is being played out."""
    RULES = "rules"
    """Nobody's: the rules left no other action, as everybody could see."""
    GIVEN = "given"
    """It was done in another match, whose position is played on from."""


@dataclass(frozen=True, slots=True)
class LobbyChanged:
    """Seats, host or invitations changed before the start, or a table was opened."""

    filled: bool = False
    """Somebody other than the host has taken the last free seat."""


@dataclass(frozen=True, slots=True)
class DigestDue:
    """The match has started; the digest of its secret is to be posted in a message of its own before all else.

    Whoever can post it does so, and calls `Table.digest_posted` with its place, or `Table.digest_refused` if it cannot
    be posted. It is announced again until then, or until the table gives it up.
    """

    digest: str


@dataclass(frozen=True, slots=True)
class Started:
    """The digest is posted or given up, and it is settled who sits where; `drawn` if partners were drawn."""

    drawn: Draw | None


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """The dealer of the next deal, which has this number, was drawn, before anybody cuts for it."""

    deal: int
    drawn: DealerDraw


@dataclass(frozen=True, slots=True)
class CutBegun:
    """The person who may cut for the next deal has the pack in hand, so there is a new time at which it is dealt."""

    seat: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal was dealt."""

    deal: int
    events: tuple[Event, ...]
    drawn: DealerDraw | None = None
    """The draw for the dealer, if there was one."""


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat acted."""

    seat: int
    action: Action
    events: tuple[Event, ...]
    by: By


@dataclass(frozen=True, slots=True)
class DealOver:
    """A deal is over; follows the `Acted` that ended it."""

    result: DealResult
    deal: int


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The match is over; follows its last `DealOver`."""

    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TookBack:
    """Whoever acted last took that action back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Reminder:
    """A person has not acted yet; the computer will at `deadline` (UTC epoch, seconds)."""

    seat: int
    deadline: float


@dataclass(frozen=True, slots=True)
class WentAway:
    """The clock gave up on a person: from now on the computer acts for their seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class CameBack:
    """A person who was away decides for their seat again."""

    seat: int


@dataclass(frozen=True, slots=True)
class ClockAsked:
    """Somebody who waits, at this seat, asks those who are on turn for a clock."""

    seat: int


@dataclass(frozen=True, slots=True)
class ClockTaken:
    """Somebody on turn, at this seat, agrees to it: there is a clock from now on."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatChanged:
    """During play, the occupant of a seat changed, or whether it is offered."""

    seat: int


@dataclass(frozen=True, slots=True)
class Stopped:
    """The table was stopped without a result."""

    how: Stop


class Answer(StrEnum):
    """What has become of a proposal."""

    PROPOSED = "proposed"
    AGREED = "agreed"
    """Another person agrees."""
    CARRIED = "carried"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    LAPSED = "lapsed"
    """Play went on, or the proposer got up."""


@dataclass(frozen=True, slots=True)
class ProposalChanged:
    """Something was proposed, or a seat has answered; `seat` is None if none has."""

    proposal: Proposal
    """The proposal as it now stands."""
    answer: Answer
    seat: int | None
    given: GivenUp | None = None
    """The deal that was given up by it."""
    stints: int | None = None
    """How many stints the table had when the proposer got up, with which it lapsed; None: they have not."""


@dataclass(frozen=True, slots=True)
class Overruled:
    """A manager of the server did something that the people at the table otherwise have to agree on.

    It comes before the news of what was done.
    """

    kind: ProposalKind
    about: str
    """As in a proposal of this kind."""
    by: Manager


@dataclass(frozen=True, slots=True)
class TimeGiven:
    """The bot was away, and people on turn have more time than was shown."""


@dataclass(frozen=True, slots=True)
class PartnersChanged:
    """What the host did before the match gave these people other partners."""

    user_ids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Removed:
    """The host has removed this person before the match."""

    user_id: int


@dataclass(frozen=True, slots=True)
class StaysDone:
    """The time is over in which this seat could take back its last action."""

    seat: int


News = (
    LobbyChanged
    | DigestDue
    | Started
    | DealerDrawn
    | CutBegun
    | Dealt
    | Acted
    | DealOver
    | MatchOver
    | TookBack
    | Reminder
    | WentAway
    | CameBack
    | ClockAsked
    | ClockTaken
    | SeatChanged
    | ProposalChanged
    | Overruled
    | Stopped
    | TimeGiven
    | StaysDone
    | Removed
    | PartnersChanged
)
