"""How a table was set up: its game, who may sit down, its clock and its looks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine.core.options import Options
from engine.tables.model.preferences import NO_THEME, Theme


class Access(StrEnum):
    """Who may sit down."""

    OPEN = "open"
    INVITED = "invited"


class TournamentTable(NamedTuple):
    """The round and number of a table within a tournament."""

    tournament_id: int
    round: int
    number: int
    """Within the round, from 1."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table was opened with.

    The host may change options and clock before the start, and at any time who may sit down; the host may also change.
    """

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
    """None: the table is not part of a tournament."""
    house: str | None = None
    """The name of the server's house rules, as long as the options are exactly theirs."""
    theme: Theme = NO_THEME
    """For what everybody sees: the server's theme when the table was opened."""
    previous: int | None = None
    """The table whose match this is the rematch of."""
    takes_back: int = 0
    """Seconds in which an action can be taken back; 0: not at this table."""
    starts_when_full: bool = False
    """The match starts by itself as soon as nobody is missing."""
    muted: frozenset[int] = frozenset()
    """User ids of people whose phrases the host does not want passed on."""
    barred: frozenset[int] = frozenset()
    """User ids of people removed from this match by the others or a manager: they cannot come back to it."""
