"""What the processes of one bot tell each other, as values and as the text that travels through the database.

A notice says what has changed, so that whoever remembers it reads it anew; what is lost is found by looking
(`Journal.listen`). It never has a card that is not open. A token of a press travels in one, and is never written down.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from functools import cache
from types import MappingProxyType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from engine.core.cards import Card
from engine.tables.model.news import News

LONGEST: Final = 7900
"""Bytes of a notice; PostgreSQL takes 8,000."""


@dataclass(frozen=True, slots=True)
class TableChanged:
    """A table was opened or changed by a process that does not watch over it; the one that does shows it."""

    table_id: int
    guild_id: int | None
    revision: int
    news: tuple[News | str, ...] | None = ()
    """What happened besides the entries of the journal; a name stands for what the table itself tells.

    None: too much to tell.
    """
    by: int | None = None
    """Whose press on their own hand did it, and is being answered: `Pressed` follows."""
    ended: str | None = None
    """The game, if a match ended with it."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press at a table of another process was answered; that process edits the message from now on."""

    table_id: int
    guild_id: int | None
    user_id: int
    channel_id: int | None
    message_id: int | None
    """The message that was pressed, or the private answer."""
    press_id: int
    token: str | None
    """None: it cannot edit this message."""
    is_hand: bool
    """The message is the person's hand at the table, or a private answer with it."""
    is_private: bool
    revision: int | None = None
    """The hand it shows is that of this revision; None: something else, or unknown."""
    avatar: str | None = None
    edited_at: float | None = None
    """When its answer has edited the message, by Discord's clock: an edit of the other process may have come after it;
    None: unknown."""

    def __repr__(self) -> str:
        # A token must not get into a log.
        return f"Pressed(table_id={self.table_id}, user_id={self.user_id})"


@dataclass(frozen=True, slots=True)
class ShowAgain:
    """Somebody wants a table's newest message below all that has been said since."""

    table_id: int
    guild_id: int | None


@dataclass(frozen=True, slots=True)
class TournamentChanged:
    """A tournament was changed by a process that does not watch over it."""

    tournament_id: int
    guild_id: int | None


@dataclass(frozen=True, slots=True)
class EveningChanged:
    """An evening was changed by a process that does not watch over it."""

    evening_id: int
    guild_id: int | None


@dataclass(frozen=True, slots=True)
class SeasonChanged:
    """A season was changed by a process that does not watch over it, or one with which its team plays."""

    season_id: int
    guild_id: int | None


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """Leaderboards may have changed."""

    game: str
    guild_id: int | None


@dataclass(frozen=True, slots=True)
class PersonChanged:
    """What is remembered of a person has changed."""

    user_id: int


@dataclass(frozen=True, slots=True)
class ServerChanged:
    """What is remembered of a server has changed."""

    guild_id: int


@dataclass(frozen=True, slots=True)
class PersonForgotten:
    """Nobody is to remember anything about a person."""

    user_id: int


@dataclass(frozen=True, slots=True)
class Sent:
    """A person got a direct message."""

    user_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class EmojisComplete:
    """All emojis of the application are there."""


@dataclass(frozen=True, slots=True)
class LeasesChanged:
    """Who holds which shards has changed."""


@dataclass(frozen=True, slots=True)
class PauseAll:
    """Discord wants no request of this bot for a while."""

    seconds: float


Notice = (
    TableChanged
    | Pressed
    | ShowAgain
    | TournamentChanged
    | EveningChanged
    | SeasonChanged
    | MatchEnded
    | PersonChanged
    | ServerChanged
    | PersonForgotten
    | Sent
    | EmojisComplete
    | LeasesChanged
    | PauseAll
)


def notice_text(sender: str, notice: Notice) -> str:
    """A notice as it travels; what does not fit is left out, so that its table is looked at as after a restart."""
    text = _text(sender, notice)
    if isinstance(notice, TableChanged) and len(text) > LONGEST:
        text = _text(sender, replace(notice, news=None))
    return text


def read_notice(text: str) -> tuple[str, Notice]:
    """Who sent a notice, and the notice; raises ValueError, which does not quote it."""
    try:
        sender, notice = json.loads(text)
        return str(sender), _read(Notice, notice)
    except (ValueError, TypeError, KeyError, IndexError):
        raise ValueError("a notice of another process cannot be read") from None


def _text(sender: str, notice: Notice) -> str:
    # Letters outside of ASCII are escaped: then there are as many bytes as letters.
    return json.dumps([sender, _plain(notice)], separators=(",", ":"))


def _plain(value: Any) -> Any:
    if isinstance(value, Card):
        return value.text
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value):
        return [type(value).__name__, *(_plain(getattr(value, field.name)) for field in fields(value))]
    if isinstance(value, frozenset):
        return sorted(map(_plain, value))
    return [_plain(one) for one in value] if isinstance(value, tuple) else value


def _read(kind: Any, value: Any) -> Any:
    """What is of this type; raises ValueError, TypeError, KeyError, IndexError."""
    if get_origin(kind) in (Union, UnionType):
        return _one_of(get_args(kind), value)
    if get_origin(kind) in (tuple, frozenset):
        return get_origin(kind)(_read(get_args(kind)[0], one) for one in value)
    if is_dataclass(kind):
        return _made(kind, value[1:])
    if kind is Card:
        return Card.parse(value)
    if issubclass(kind, Enum):
        return kind(value)
    if issubclass(kind, tuple):
        return _made(kind, value)
    if not isinstance(value, (int, float) if kind is float else kind):
        raise TypeError
    return value


def _made(kind: Any, values: Sequence[Any]) -> Any:
    hints = _hints(kind)
    if len(values) != len(hints):
        raise ValueError
    return kind(*map(_read, hints.values(), values))


def _one_of(kinds: tuple[Any, ...], value: Any) -> Any:
    if value is None and type(None) in kinds:
        return None
    named = {kind.__name__: kind for kind in kinds if isinstance(kind, type) and is_dataclass(kind)}
    if named and isinstance(value, list):
        return _read(named[value[0]], value)
    (other,) = [kind for kind in kinds if kind is not type(None) and not is_dataclass(kind)]
    return _read(other, value)


@cache
def _hints(kind: Any) -> Mapping[str, Any]:
    names = [field.name for field in fields(kind)] if is_dataclass(kind) else kind._fields
    hints = get_type_hints(kind)
    return MappingProxyType({name: hints[name] for name in names})
