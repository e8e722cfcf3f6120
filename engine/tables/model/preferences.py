"""What people and servers have chosen, as it is remembered of them."""

from __future__ import annotations

from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class Theme:
    """How cards and tables are to look; None: nothing was chosen. Which there are is the business of who draws."""

    index_set: str | None = None
    """The letters on court cards and aces."""
    four_colours: bool | None = None
    felt: str | None = None

    def over(self, other: Theme) -> Theme:
        """These choices, and the other's where there is none."""
        mine = {name: value for name, value in asdict(self).items() if value is not None}
        return Theme(**asdict(other) | mine)


NO_THEME = Theme()


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
