"""What people and servers have chosen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import Final, NamedTuple

from engine.table.model.errors import Refusal, Refused


@dataclass(frozen=True, slots=True)
class Theme:
    """How cards and tables look; None: nothing was chosen. The drawing code knows which themes there are."""

    index_set: str | None = None
    """The letters on court cards and aces."""
    four_colours: bool | None = None
    felt: str | None = None

    @cache  # noqa: B019  # there are few themes, and every press asks
    def over(self, other: Theme) -> Theme:
        """These choices, with the other's filling the gaps."""
        mine = {name: value for name, value in asdict(self).items() if value is not None}
        return Theme(**asdict(other) | mine)


NO_THEME = Theme()


@dataclass(frozen=True, slots=True)
class Person:
    """What is remembered of a person."""

    user_id: int
    language: str | None = None
    """The language of their Discord."""
    dm_closed: bool = False
    """Sending them direct messages failed."""
    chosen_language: str | None = None
    """What they want to read instead."""
    theme: Theme = NO_THEME
    """For what only they see."""
    hand_in: str | None = None
    """Where they want their cards: `message` or `channel`; None here and below: nothing was chosen."""
    sorting: str | None = None
    """How they sort their cards."""
    confirms: bool | None = None
    """They want to be asked before a card is played."""
    pings: str | None = None
    """What they want to be pinged for: `all`, `turn` or `none`."""
    rated_globally: bool = False
    """Matches that end from now on count for their rating over all servers."""
    hides_statistics: bool = False
    """Others see neither their statistics nor them on leaderboards."""
    confirms_contracts: bool | None = None
    """They want to be asked before they undertake a high contract; None: they are."""
    dm_channel: int | None = None
    """The channel of their direct messages; None: never opened."""
    letters_asked: bool = False
    """They have been asked which letters their cards have."""
    lessons: str = ""
    """The lessons they finished, as `game.lesson`, with blanks between."""

    @property
    def reads(self) -> str | None:
        """The language of what only they see; None if unknown."""
        return self.chosen_language or self.language

    def has_finished(self, game: str, lesson: str) -> bool:
        """Whether they finished this lesson of a game."""
        return f"{game}.{lesson}" in self.lessons.split()

    def finishing(self, game: str, lesson: str) -> Person:
        """The same once they have finished this lesson."""
        return replace(self, lessons=" ".join(dict.fromkeys((*self.lessons.split(), f"{game}.{lesson}"))))


@dataclass(frozen=True, slots=True)
class Server:
    """What is remembered of a server."""

    guild_id: int
    language: str | None = None
    turn_seconds: int = 90
    """The turn time of its new tables; 0: no clock."""
    reserve_seconds: int = 0
    """The reserve beside it (`Setup.reserve_seconds`)."""
    theme: Theme = NO_THEME
    """For its new tables."""
    threads: bool = False
    """New tables get a thread of their own."""
    channels: frozenset[int] = frozenset()
    """Where tables may be opened; empty: everywhere."""
    opener_role: int | None = None
    """The role that may open tables; None: everybody."""
    stopper_role: int | None = None
    """The role that may stop tables of others, besides people who manage the server."""
    caller_role: int | None = None
    """The role that is pinged when a table looks for people."""
    season_role: int | None = None
    """The role whose evenings seasons count, besides those of people who manage the server; None: nobody else's."""
    house_id: int | None = None
    """The house rules of new tables that name no others."""
    takes_back: int = 0
    """The undo time of new tables, in seconds."""
    plays_last: bool = True
    """At its new tables a last trick in which nobody chooses anything plays itself."""
    left_at: float | None = None
    """When the bot was removed from the server (UTC epoch, seconds)."""
    counts_computers: bool = False
    """Matches that began with computers are rated too."""
    most_scores: int | None = None
    """What a member may have open at once, of each kind of `LIMITS`; None: as many as is usual."""
    most_tables: int | None = None
    most_tournaments: int | None = None
    most_evenings: int | None = None
    most_houses: int | None = None


class Limit(NamedTuple):
    """What one member may have open on a server at once, of one kind; managers of the server are free."""

    name: str
    """Of the kind, as settings and sentences know it."""
    usual: int
    choices: tuple[int, ...]
    """What a server may choose, the usual one first."""

    @property
    def field(self) -> str:
        """Of `Server`, with what it chose instead."""
        return f"most_{self.name}"

    def most(self, server: Server) -> int:
        """As many as a member may have open there."""
        chosen: int | None = getattr(server, self.field)
        return self.usual if chosen is None else chosen

    def must_have_room(self, mine: Iterable[int | str], most: int | None) -> None:
        """Raises Refused(too-many-open) for another one beside `mine`, by number or name; None: any number.

        What is open already stays, even if it is more.
        """
        found = [str(one) for one in mine]
        if most is not None and len(found) >= most:
            raise Refused(Refusal.TOO_MANY_OPEN, kind=self.name, most=most, mine=", ".join(found))


SCORES: Final = Limit("scores", 3, (3, 5, 10, 25))
"""Score sheets for real cards; also of somebody in direct messages, where no server says otherwise."""
TABLES: Final = Limit("tables", 5, (5, 10, 25, 50))
"""Live tables of which somebody is the host, besides those of tournaments."""
TOURNAMENTS: Final = Limit("tournaments", 2, (2, 5, 10, 25))
"""Those that have not ended and that no evening opened."""
EVENINGS: Final = Limit("evenings", 2, (2, 5, 10))
"""Those that come again count once."""
HOUSES: Final = Limit("houses", 5, (5, 10, 25))
"""House rules that somebody saved."""
LIMITS: Final = (TABLES, TOURNAMENTS, EVENINGS, HOUSES, SCORES)
