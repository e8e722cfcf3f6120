"""Which leaderboard somebody means: as they type it, as custom ids carry it, and in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from typing import Final, NamedTuple, Self

import discord

from cogs.app.answers import Denied
from cogs.app.custom_ids import number_in, read
from cogs.app.parameters import Choices
from cogs.messages.words import preset_name
from cogs.typed.writing import in_figures
from engine.core.registry import GAMES
from engine.standings.ranking import Measure, Query
from engine.standings.season import ALL, Season
from engine.standings.settling import EVERYWHERE
from locales import Say

MONTH, QUARTER, ALWAYS = "month", "quarter", "all"
CURRENT: Final = (MONTH, QUARTER, ALWAYS)
"""Seasons that go on: which month it is depends on when somebody looks."""
_PAST_MONTHS: Final = 12
_PAST_QUARTERS: Final = 6
_DAY: Final = 24 * 3600.0

CONTRACTS: Final = frozenset(name for name, game in GAMES.items() if game.has_contracts)
"""Games in which somebody undertakes something."""
PARTNERED: Final = frozenset(
    name
    for name, game in GAMES.items()
    if any(2 in Counter(game.sides(game.configure(preset))).values() for preset in game.presets)
)
"""Games that two play together against others."""


class AskedLeaderboard(NamedTuple):
    """Which leaderboard, with its season by name."""

    scope: int
    """A server's id, or `EVERYWHERE`."""
    game: str
    preset: str | None = None
    season: str = ALWAYS
    """One of `CURRENT`, or the name of a season."""
    measure: Measure = Measure.RATING
    pairs: bool = False

    def __str__(self) -> str:
        return f"{self.scope}:{self.game}:{self.preset or ''}:{self.season}:{self.measure}:{int(self.pairs)}"

    @classmethod
    def read(cls, text: str) -> Self:
        """The reverse of `str`; raises ValueError."""
        scope, game, preset, season, measure, pairs = text.split(":")
        return cls(number_in(scope), game, preset or None, season, Measure(measure), pairs == "1")

    def query(self, now: float) -> Query:
        """What to ask the standings at this moment."""
        return Query(self.scope, self.game, self.preset, season_of(self.season, now), self.measure)

    def pinned(self, now: float) -> Self:
        """The same, of the season that it is at this moment."""
        return self._replace(season=season_of(self.season, now).name)

    def must_make_sense(self, say: Say) -> Self:
        """Returns itself; raises Denied for what the game does not have."""
        game = say(f"rules-game-{self.game}")
        if self.measure is Measure.MADE and self.game not in CONTRACTS:
            raise Denied("ranks-no-contracts", game=game)
        if self.pairs and self.game not in PARTNERED:
            raise Denied("ranks-no-pairs", game=game)
        return self


def now() -> float:
    """UTC epoch, seconds."""
    return discord.utils.utcnow().timestamp()


def measures_of(game: str) -> list[Measure]:
    """The measures that leaderboards of a game can rank by."""
    return [measure for measure in Measure if measure is not Measure.MADE or game in CONTRACTS]


def season_of(name: str, at: float) -> Season:
    """The season of this name, at this moment; raises ValueError."""
    return Season.month(at) if name == MONTH else Season.quarter(at) if name == QUARTER else Season.named(name)


def season_pressed(name: str) -> Season:
    """The season of a name that came with a press; raises Refused(stale)."""
    return read(lambda typed: season_of(typed, now()), name)


def season_text(season: Season, say: Say) -> str:
    """A season in words: `November 2026`."""
    if season.name == ALL.name:
        return say("ranks-season-all")
    year, _, part = season.name.partition("-")
    if part.startswith("Q"):
        return say("ranks-quarter", quarter=int(part[1:]), year=year)
    return say("ranks-month", month=int(part), year=year)


def seasons(at: float, say: Say, months: Collection[Season] | None = None) -> Iterator[tuple[str, str]]:
    """The seasons to choose from, and their names: the current ones, then past ones, latest first.

    `months`: those with matches; then only seasons with matches are listed, and all time. None: list all.
    """
    for name in CURRENT:
        season = season_of(name, at)
        words = season_text(season, say)
        if name == ALWAYS or _has_matches(season, months):
            yield name, words if name == ALWAYS else say(f"ranks-season-{name}", season=words)
    for kind, most in ((Season.month, _PAST_MONTHS), (Season.quarter, _PAST_QUARTERS)):
        present, found = kind(at), (kind(month.begin) for month in months or ())
        past = (
            dict.fromkeys(one for one in found if one != present)
            if months is not None
            else _before(present, kind, most)
        )
        yield from ((season.name, season_text(season, say)) for season in [*past][:most])


def seasons_with(chosen: str, at: float, say: Say, months: Collection[Season]) -> list[tuple[str, str]]:
    """The same with matches, and the one that is chosen, whether or not it has any."""
    named = dict(seasons(at, say, months))
    named.setdefault(chosen, season_text(season_of(chosen, at), say))
    return [*named.items()]


def _has_matches(season: Season, months: Collection[Season] | None) -> bool:
    return months is None or any(season.begin <= month.begin < season.end for month in months)


def _before(season: Season, kind: Callable[[float], Season], most: int) -> Iterator[Season]:
    """So many seasons before this one, latest first."""
    for _ in range(most):
        season = kind(season.begin - _DAY)
        yield season


def season_choices(typed: str, say: Say, months: Collection[Season] | None = None) -> Choices:
    """The seasons somebody may mean; `months` as for `seasons`."""
    wanted = typed.casefold().strip()
    return [(words, name) for name, words in seasons(now(), say, months) if wanted in f"{name} {words}".casefold()]


def season_meant(typed: str | None, say: Say) -> str:
    """The name of the season typed by its name or its title; raises Denied."""
    if typed is None:
        return ALWAYS
    wanted = in_figures(typed).casefold().strip()
    for name, words in seasons(now(), say):
        if wanted in (name.casefold(), words.casefold()):
            return name
    try:
        return Season.named(wanted.upper()).name
    except ValueError:
        raise Denied("ranks-no-such-season", typed=typed) from None


def game_text(asked: AskedLeaderboard, say: Say) -> str:
    """The game, or the variant if the leaderboard is about one."""
    game = say(f"rules-game-{asked.game}")
    variant = preset_name(asked.preset, say) if asked.preset is not None else game
    return variant if variant.startswith(game) else f"{game} · {variant}"


def place_text(asked: AskedLeaderboard, guild: discord.Guild | None, at: float, say: Say) -> str:
    """Where, when and of whom: `De Kroon · November 2026 · fixed pairs`."""
    where = say("ranks-everywhere") if asked.scope == EVERYWHERE else guild.name if guild is not None else ""
    season = season_text(season_of(asked.season, at), say)
    return " · ".join(part for part in (where, season, say("ranks-pairs") if asked.pairs else "") if part)
