"""Who sits at a table, how a table was set up, and what is remembered of people and servers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from engine.core.cards import Card
from engine.core.names import clean_name
from engine.core.options import Options
from engine.tables.store.themes import NO_THEME, Theme


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits on a seat: a person or a computer."""

    name: str
    """As the person is called, without what would act on the text around it (`engine.core.names`)."""
    user_id: int | None
    """None: a computer."""
    player: str = "simple"
    """The computer player that sits here, or stands in for an away person (`engine.players.PLAYERS`)."""
    away: bool = False
    """A person the clock gave up on: the computer acts for them until they act or come back."""
    offered: bool = False
    """Anyone who may sit down at the table may take this seat over."""
    missed: int = 0
    """Turns in a row the clock had to play."""
    awaited: bool = False
    """Away for no other reason than that the host went on without them: their word is asked for all the same."""
    kept_for: int | None = None
    """In a tournament: the person who got up, whose place it is until somebody else takes it."""

    def __post_init__(self) -> None:
        """Everybody comes in here, who sits down as who is read from a row of whatever time."""
        object.__setattr__(self, "name", clean_name(self.name))

    @property
    def is_person(self) -> bool:
        return self.user_id is not None

    @property
    def is_there(self) -> bool:
        """A person without whose word nobody decides on what is a matter of all."""
        return self.user_id is not None and (not self.away or self.awaited)

    @property
    def is_nobodys(self) -> bool:
        """A computer that keeps the seat for no person."""
        return self.user_id is None and self.kept_for is None

    @property
    def is_automatic(self) -> bool:
        """The computer decides for this seat without waiting for anyone."""
        return self.user_id is None or self.away


Seats = tuple[Occupant | None, ...]
"""Per seat who sits on it; None: nobody."""


class Access(StrEnum):
    """Who may sit down."""

    OPEN = "open"
    INVITED = "invited"


class Status(StrEnum):
    """What has become of a table."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    STOPPED = "stopped"

    @property
    def is_live(self) -> bool:
        """It may still change."""
        return self in (Status.LOBBY, Status.PLAYING)


class TournamentTable(NamedTuple):
    """Which table of which round of a tournament a table is."""

    tournament_id: int
    round: int
    number: int
    """Within the round, from 1."""


class Pause(StrEnum):
    """Why a match stands still."""

    AGREED = "agreed"
    """The people at the table wanted it."""
    NOBODY = "nobody"
    """All of them are away."""


class StopKind(StrEnum):
    """How a table came to be stopped."""

    HOST = "host"
    """One person whose table it was to stop: the host of a lobby, or the only person at a table."""
    AGREED = "agreed"
    """Somebody seated proposed it, and the others agreed."""
    MANAGER = "manager"
    """Somebody who may stop tables of others: who manages the server, has its role for that, or owns the bot."""
    DECLINED = "declined"
    """Whoever was challenged declined."""
    TOURNAMENT = "tournament"
    """Its tournament was stopped."""
    EMPTY = "empty"
    """The last person got up."""
    CHANNEL = "channel"
    """Its channel is gone, or no thread could be made for it."""
    SERVER = "server"
    """The bot was removed from the server."""
    UNREADABLE = "unreadable"
    """Its history could not be read, so that it was given up."""
    LOBBY = "lobby"
    """By itself: nobody started the match."""
    NOBODY = "nobody"
    """By itself: all people were away, and nobody came back."""
    PAUSED = "paused"
    """By itself: nobody ended a pause that was agreed."""
    CLOCKLESS = "clockless"
    """By itself: nobody acted, and there was no clock."""
    UNKNOWN = "unknown"
    """It was stopped before that was written down."""


class Stop(NamedTuple):
    """How, by whom and why a table was stopped."""

    kind: StopKind
    by: int | None = None
    """The user id of who stopped or proposed it; None: nobody; `FORGOTTEN`: somebody who wanted to be."""
    name: str = ""
    """Of that person, as they were called then."""
    reason: str = ""
    """What a manager gives as the reason, in one line; mostly nothing."""

    @classmethod
    def read(cls, kind: str, by: int | None, name: str, reason: str) -> Stop:
        """From a row of whatever time."""
        return cls(StopKind(kind), by, clean_name(name), clean_name(reason))


class MotionKind(StrEnum):
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
        return self in (MotionKind.CLAIM, MotionKind.CONCEDE)


class Meant(NamedTuple):
    """Which motion an answer is for; two that differ in anything else are the same to who answers."""

    kind: MotionKind
    by: int
    number: int
    about: str = ""


LONGEST_ABOUT: Final = 32
"""Characters: it goes with the buttons to answer, beside the rest of their custom ids."""


class Motion(NamedTuple):
    """What somebody proposes to the others at the table."""

    kind: MotionKind
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


class Stint(NamedTuple):
    """Who came onto a seat of a match."""

    deal: int
    """0: who sat there at the start."""
    seat: int
    name: str
    user_id: int | None
    """None: a computer; `FORGOTTEN`: somebody who wanted to be while the match went on."""
    had_cards: bool = True
    """Whether the seat had got cards in this deal by then; where that was not written down it had."""

    @classmethod
    def read(cls, deal: int, seat: int, name: str, user_id: int | None, had_cards: bool = True) -> Stint:
        """From a row of whatever time."""
        return cls(deal, seat, clean_name(name), user_id, had_cards)


FORGOTTEN: Final = 0
"""Stands for people nothing is kept of, and yet a match has to count for the others."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table was opened with. The host may change options and clock before the start, and at any time who may
    sit down; and the host may pass on."""

    game: str
    options: Options
    guild_id: int | None
    channel_id: int
    host_id: int
    access: Access
    invited: frozenset[int]
    language: str
    turn_seconds: int
    """Time for a turn; 0: no clock."""
    tournament: TournamentTable | None = None
    """None: a table on its own."""
    house: str | None = None
    """The name of the server's house rules, as long as the options are exactly theirs."""
    theme: Theme = NO_THEME
    """Of what everybody sees: the server's, as it was when the table was opened."""
    previous: int | None = None
    """The table of the match that this is the rematch of."""
    takes_back: int = 0
    """Seconds in which an action can be taken back; 0: not at this table."""
    starts_when_full: bool = False
    """The match starts by itself as soon as nobody is missing."""
    muted: frozenset[int] = frozenset()
    """User ids of those whose phrases the host does not want passed on."""
    barred: frozenset[int] = frozenset()
    """User ids of those whom the others, or a manager, had get up from this match: they cannot come back to it."""


@dataclass(frozen=True, slots=True)
class Person:
    """What is remembered of a person."""

    user_id: int
    language: str | None = None
    """What their Discord speaks."""
    dm_closed: bool = False
    """Their direct messages were found closed."""
    chosen_language: str | None = None
    """What they want to read instead."""
    theme: Theme = NO_THEME
    """Of what they alone see."""
    hand_in: str | None = None
    """Where they want their cards: `message` or `channel`; None: nothing was chosen, as for what follows."""
    sorting: str | None = None
    """How they hold their cards."""
    confirms: bool | None = None
    """They want to be asked before a card is played."""
    pings: str | None = None
    """What they want to be called for: `all`, `turn` or `none`."""
    rated_globally: bool = False
    """Matches that end from now on count for their rating over all servers."""
    hides_statistics: bool = False
    """Others see neither their statistics nor them on leaderboards."""
    confirms_contracts: bool | None = None
    """They want to be asked before they undertake a high contract, as they are where they chose nothing."""

    @property
    def reads(self) -> str | None:
        """The language of what they alone see; None: not known."""
        return self.chosen_language or self.language


@dataclass(frozen=True, slots=True)
class Server:
    """What is remembered of a server."""

    guild_id: int
    language: str | None = None
    turn_seconds: int = 90
    """What its new tables start with; 0: no clock."""
    theme: Theme = NO_THEME
    """Of its new tables."""
    threads: bool = False
    """New tables get a thread of their own."""
    channels: frozenset[int] = frozenset()
    """Where tables may be opened; empty: everywhere."""
    opener_role: int | None = None
    """Who may open tables; None: everybody."""
    stopper_role: int | None = None
    """Who may stop tables of others, beside those who manage the server."""
    caller_role: int | None = None
    """Who is called when a table looks for people."""
    house_id: int | None = None
    """The house rules of new tables for which nothing else is said."""
    takes_back: int = 0
    """What new tables start with, in seconds."""
    left_at: float | None = None
    """When the bot was removed from the server (UTC epoch, seconds)."""
    counts_computers: bool = False
    """Matches that began with computers are rated too."""
