"""The deal of the day of a server: which game, until when, and what its tables are set up with. Pure."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from engine.core.chance import fairness
from engine.core.options import Options
from engine.core.registry import GAMES
from engine.table.decisions.lobby import COMPUTER
from engine.table.model.preferences import Theme
from engine.table.model.setup import SameDeals, Setup

ZONE: Final = ZoneInfo("Europe/Brussels")
"""Where the day begins and ends at midnight, for all servers."""


class DayChoice(NamedTuple):
    """What a server chose."""

    guild_id: int
    channel_id: int | None = None
    """Where the bot posts the deal and what became of it; None: nowhere."""
    game: str | None = None
    """None: another one each day."""
    preset: str | None = None
    """None: the usual one of the game."""
    level: str = COMPUTER
    """Which computer player has the other seats."""

    def game_on(self, day: date) -> str:
        """The game of this day."""
        games = list(GAMES)
        return self.game if self.game in games else games[day.toordinal() % len(games)]

    def options_on(self, day: date) -> Options:
        """The rules of this day; the usual ones of the game where the preset chosen is gone."""
        game = GAMES[self.game_on(day)]
        preset = self.preset if self.game == game.name and self.preset in game.presets else None
        return game.for_same_deals(game.for_tables(preset))


def day_at(moment: float) -> date:
    """The day of a moment (UTC epoch, seconds)."""
    return datetime.fromtimestamp(moment, ZONE).date()


def end_of(day: date) -> float:
    """When a day ends (UTC epoch, seconds): at the next midnight."""
    return datetime.combine(day + timedelta(days=1), time(), ZONE).timestamp()


@dataclass(frozen=True, slots=True)
class Day:
    """The deal of one day on one server."""

    id: int
    """0: not stored yet."""
    guild_id: int
    day: date
    options: Options
    level: str
    secret: bytes = field(repr=False)
    ends_at: float
    posted: bool = False
    """It stands in the server's channel, or could not be posted there."""
    told: bool = False
    """Everybody may know how it was played."""
    strong: str | None = None
    """How a strong computer played it (`Played`); None: not known yet."""

    @classmethod
    def new(cls, choice: DayChoice, day: date, secret: bytes) -> Day:
        """The deal of a day, by what the server chose, not yet stored."""
        return cls(0, choice.guild_id, day, choice.options_on(day), choice.level, secret, end_of(day))

    @property
    def game(self) -> str:
        return self.options.game

    @property
    def digest(self) -> str:
        """Of the secret from which its cards follow; everybody may know it."""
        return fairness.digest_of(self.secret)

    @property
    def same(self) -> SameDeals:
        """What all its tables share."""
        return SameDeals(f"day:{self.guild_id}:{self.day.isoformat()}", self.secret, deals=1, until=self.ends_at)

    @property
    def seat(self) -> int:
        """The seat everybody plays on."""
        return 2 if GAMES[self.game].dummy(self.options) == 1 else 1

    def setup(self, user_id: int, channel_id: int, language: str, theme: Theme) -> Setup:
        """The setup of somebody's private table in this channel."""
        return Setup.of_one_person(self.options, user_id, channel_id, language, theme).sharing(self.same)
