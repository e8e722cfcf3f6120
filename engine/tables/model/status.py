"""What has become of a table: it waits, is played, stands still, is over or was stopped."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from engine.core.names import clean_name


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
