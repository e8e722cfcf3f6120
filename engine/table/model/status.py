"""What has become of a table: it waits, is played, is paused, is over or was stopped."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from engine.core.names import clean_name


class Status(StrEnum):
    """What has become of a table."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    STOPPED = "stopped"

    @property
    def is_live(self) -> bool:
        """Whether it may still change."""
        return self in (Status.LOBBY, Status.PLAYING)


LIVE: Final = tuple(status.value for status in Status if status.is_live)
"""Those of tables that may still change, as the journal has them."""


class Pause(StrEnum):
    """Why a match is paused."""

    AGREED = "agreed"
    """The people at the table wanted it."""
    NOBODY = "nobody"
    """All of them are away."""


class StopKind(StrEnum):
    """How a table came to be stopped."""

    HOST = "host"
    """One person who was free to stop it: the host of a lobby, or the only person at a table."""
    AGREED = "agreed"
    """Somebody seated proposed it, and the others agreed."""
    MANAGER = "manager"
    """Somebody who may stop tables of others: the server's managers, its role for that, or the bot's owner."""
    DECLINED = "declined"
    """The challenged person declined."""
    TOURNAMENT = "tournament"
    """Its tournament was stopped."""
    EMPTY = "empty"
    """The last person got up."""
    CHANNEL = "channel"
    """Its channel is gone, or no thread could be made for it."""
    SERVER = "server"
    """The bot was removed from the server."""
    UNREADABLE = "unreadable"
    """Its history could not be read, so it was given up."""
    DAY = "day"
    """It played the deal of a day that is over."""
    LOBBY = "lobby"
    """By itself: nobody started the match."""
    NOBODY = "nobody"
    """By itself: everybody was away, and nobody came back."""
    PAUSED = "paused"
    """By itself: nobody ended a pause that was agreed."""
    CLOCKLESS = "clockless"
    """By itself: nobody acted, and there was no clock."""
    UNKNOWN = "unknown"
    """It was stopped before the reason was recorded."""


class Stop(NamedTuple):
    """How, by whom and why a table was stopped."""

    kind: StopKind
    by: int | None = None
    """The user id of whoever stopped or proposed it; None: nobody; `FORGOTTEN`: somebody who asked to be forgotten."""
    name: str = ""
    """That person's name at the time."""
    reason: str = ""
    """The reason a manager gives, in one line; usually empty."""

    @classmethod
    def read(cls, kind: str, by: int | None, name: str, reason: str) -> Stop:
        """A stop from a stored row of any age."""
        return cls(StopKind(kind), by, clean_name(name), clean_name(reason))
