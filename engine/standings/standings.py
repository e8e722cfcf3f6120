"""What cogs ask for: leaderboards, statistics and history, always up to date."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

from engine.standings import earlier, erasing, history, personal, tallies
from engine.standings.answer_cache import AnswerCache
from engine.standings.history import CurvePoint, History, PastMatch, Reader
from engine.standings.personal import Between, Statistics, Where
from engine.standings.ranking import Leaderboard, Query, leaderboard
from engine.standings.rating import Rating
from engine.standings.season import ALL, Season
from engine.standings.settling import RatingChange, changes, settle
from engine.store.journal import Journal

EVERYTHING: Final = Where()


class Standings:
    """Made once per process, over its journal. Every method raises JournalError."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._lock = asyncio.Lock()
        self._people = AnswerCache(tallies.people, tallies.Everybody.tallies)
        self._levels = AnswerCache(tallies.levels, tallies.Levels.levels)
        self._pairs = AnswerCache(tallies.pairs, tallies.Pairs.tallies)
        self._months = AnswerCache(tallies.months, tuple[Season, ...])

    async def settle(self) -> int:
        """Rate the finished matches not rated yet; returns how many there were.

        Every other question here does so first, so nobody has to remember to call it.
        """
        async with self._lock, self._journal.transaction() as connection:
            return await settle(connection)

    async def count_earlier(self) -> int:
        """At a start, write down what matches came to that ended before that was done; returns how many."""
        async with self._lock:
            return await earlier.count(self._journal)

    async def leaderboard(self, query: Query, page: int | None = 1, asker: int | None = None) -> Leaderboard:
        """A page of a leaderboard of people, and where `asker` stands; levels of computers stand between them.

        `page` None: the one where they stand, else the first. Pages that do not exist become the nearest.
        """
        await self.settle()
        async with self._journal.transaction() as connection:
            everybody = await self._people.ask(connection, query)
            levels = await self._levels.ask(connection, query)
            hidden = await tallies.hidden(connection, query.scope)
        return leaderboard(query, everybody, hidden, page, asker, levels)

    async def pairs(self, query: Query, page: int | None = 1, asker: int | None = None) -> Leaderboard:
        """The same for pairs, two who played together on one side; `own` is the asker's best pair."""
        await self.settle()
        async with self._journal.transaction() as connection:
            everybody = await self._pairs.ask(connection, query)
            hidden = await tallies.hidden(connection, query.scope)
        return leaderboard(query, everybody, hidden, page, asker)

    async def months(self, query: Query) -> tuple[Season, ...]:
        """The months in which matches count for a leaderboard, latest first, whatever season the query has."""
        await self.settle()
        return await self._journal.within(self._months.ask, query._replace(season=ALL))

    async def months_of(self, user_id: int, where: Where = EVERYTHING, against: int = 0) -> tuple[Season, ...]:
        """The months in which somebody finished matches, latest first; 0: anybody.

        `against`: only those with this person, 0: with anybody.
        """
        return await self._journal.within(personal.months, where, user_id, against)

    async def statistics(self, user_id: int, where: Where = EVERYTHING) -> Statistics:
        """All statistics of somebody's finished matches."""
        return await self._journal.within(personal.statistics, user_id, where)

    async def between(self, first: int, second: int, where: Where = EVERYTHING) -> Between:
        """Two people's matches with and against each other."""
        return await self._journal.within(personal.between, first, second, where)

    async def channels(self, user_id: int, where: Where = EVERYTHING) -> tuple[int, ...]:
        """The channels where somebody's finished matches were played, the newest first."""
        return await self._journal.within(history.channels, user_id, where)

    async def history(
        self, user_id: int, page: int = 1, where: Where = EVERYTHING, reader: Reader | None = None
    ) -> History:
        """A page of somebody's finished matches, newest first; one that does not exist becomes the nearest.

        `reader`: somebody else, who sees only some of them.
        """
        return await self._journal.within(history.history, user_id, where, page, reader)

    async def latest(self, limit: int, user_id: int, guild_id: int | None) -> tuple[PastMatch, ...]:
        """The last finished matches of a person and, if one is named, of a server, newest first."""
        return await self._journal.within(history.latest, limit, user_id, guild_id)

    async def match(self, table_id: int) -> PastMatch | None:
        """A finished match; None if it does not exist or was broken off."""
        async with self._journal.transaction() as connection:
            return next(iter(await history.matches(connection, [table_id])), None)

    async def curve(self, user_id: int, scope: int, game: str, season: Season = ALL) -> tuple[CurvePoint, ...]:
        """What somebody was rated after each match of a season, oldest first."""
        await self.settle()
        return await self._journal.within(history.curve, user_id, scope, game, season)

    async def ratings(self, user_id: int) -> Mapping[tuple[int, str], Rating]:
        """Somebody's ratings now, by scope and game."""
        await self.settle()
        return await self._journal.within(history.ratings, user_id)

    async def changes(self, table_id: int) -> tuple[RatingChange, ...]:
        """What a finished match did to the ratings of those who have a result in it; empty if it is not rated."""
        await self.settle()
        return await self._journal.within(changes, table_id)

    async def anonymise(self, user_id: int) -> erasing.StillNamed:
        """Forget who this person was: what they did stays, without them, and nobody else's figures change.

        Returns what still names them: tables and tournaments that are going on or cannot be read. The caller must make
        `Tables` forget what it remembers of the person.
        """
        # Whom they have met decides how much their matches count, and is not known any more afterwards.
        await self.settle()
        async with self._lock, self._journal.transaction() as connection:
            left = await erasing.anonymise(connection, user_id)
        await self._journal.drop_copies()
        return left
