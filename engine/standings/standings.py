"""What cogs ask: leaderboards, statistics, history. Everything is up to date when it is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

from engine.standings import erasing, history, personal, tallies
from engine.standings.changes import RatingChange, changes
from engine.standings.history import CurvePoint, History, PastMatch
from engine.standings.ranking import Leaderboard, Query, leaderboard
from engine.standings.rating import Rating
from engine.standings.remembered import Remembered
from engine.standings.season import ALL, Season
from engine.standings.settling import settle
from engine.standings.statistics import Between, Statistics, Where
from engine.tables.store.journal import Journal

EVERYTHING: Final = Where()


class Standings:
    """Made once per process, over its journal. Every method raises JournalError."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._lock = asyncio.Lock()
        self._people = Remembered(tallies.people)
        self._pairs = Remembered(tallies.pairs)
        self._months = Remembered(tallies.months)

    async def settle(self) -> int:
        """Rate the matches that are finished and have not been rated; returns how many there were.

        Everything asked here does so first: nobody has to remember to call it.
        """
        async with self._lock, self._journal.transaction() as connection:
            return await settle(connection)

    async def leaderboard(self, query: Query, page: int | None = 1, asker: int | None = None) -> Leaderboard:
        """A page of a leaderboard of people, and where `asker` stands.

        `page` None: the one where they stand, else the first. Pages that do not exist become the nearest.
        """
        await self.settle()
        async with self._journal.transaction() as connection:
            everybody = await self._people.ask(connection, query)
            hidden = await tallies.hidden(connection, query.scope)
        return leaderboard(query, everybody, hidden, page, asker)

    async def pairs(self, query: Query, page: int | None = 1, asker: int | None = None) -> Leaderboard:
        """The same of those who played together, two on one side; `own` is the best of the pairs of `asker`."""
        await self.settle()
        async with self._journal.transaction() as connection:
            everybody = await self._pairs.ask(connection, query)
            hidden = await tallies.hidden(connection, query.scope)
        return leaderboard(query, everybody, hidden, page, asker)

    async def months(self, query: Query) -> tuple[Season, ...]:
        """The months in which matches count for a leaderboard, latest first, whatever season is asked for."""
        await self.settle()
        async with self._journal.transaction() as connection:
            return await self._months.ask(connection, query._replace(season=ALL))

    async def months_of(self, user_id: int, where: Where = EVERYTHING, against: int = 0) -> tuple[Season, ...]:
        """The months in which somebody finished matches, latest first; `against`: with this person, 0: with anybody."""
        async with self._journal.transaction() as connection:
            return await personal.months(connection, where, user_id, against)

    async def months_at(self, where: Where) -> tuple[Season, ...]:
        """The months in which anybody finished matches, latest first."""
        async with self._journal.transaction() as connection:
            return await personal.months(connection, where, 0)

    async def statistics(self, user_id: int, where: Where = EVERYTHING) -> Statistics:
        """Everything about somebody's finished matches."""
        async with self._journal.transaction() as connection:
            return await personal.statistics(connection, user_id, where)

    async def between(self, first: int, second: int, where: Where = EVERYTHING) -> Between:
        """Two people's matches with and against each other."""
        async with self._journal.transaction() as connection:
            return await personal.between(connection, first, second, where)

    async def history(self, user_id: int, page: int = 1, where: Where = EVERYTHING) -> History:
        """A page of somebody's finished matches, newest first; one that does not exist becomes the nearest."""
        async with self._journal.transaction() as connection:
            return await history.history(connection, user_id, where, page)

    async def latest(self, limit: int, user_id: int, guild_id: int | None) -> tuple[PastMatch, ...]:
        """The last finished matches of a person, and of a server where one is named, newest first."""
        async with self._journal.transaction() as connection:
            return await history.latest(connection, limit, user_id, guild_id)

    async def match(self, table_id: int) -> PastMatch | None:
        """A finished match; None: there is none, or it was broken off."""
        async with self._journal.transaction() as connection:
            return next(iter(await history.matches(connection, [table_id])), None)

    async def curve(self, user_id: int, scope: int, game: str, season: Season = ALL) -> tuple[CurvePoint, ...]:
        """What somebody was rated after each match of a season, oldest first."""
        await self.settle()
        async with self._journal.transaction() as connection:
            return await history.curve(connection, user_id, scope, game, season)

    async def ratings(self, user_id: int) -> Mapping[tuple[int, str], Rating]:
        """What somebody is rated now, by scope and game."""
        await self.settle()
        async with self._journal.transaction() as connection:
            return await history.ratings(connection, user_id)

    async def changes(self, table_id: int) -> tuple[RatingChange, ...]:
        """What a finished match did to the ratings of those who have a result of it; nobody where it is not rated."""
        await self.settle()
        async with self._journal.transaction() as connection:
            return await changes(connection, table_id)

    async def anonymise(self, user_id: int) -> erasing.Left:
        """Forget who this person was: what they did stays, without them, and nobody else's figures change.

        Returns what still tells of them: tables and tournaments that go on or cannot be read. What `Tables` remembers
        of the person is to be forgotten by whoever calls this.
        """
        async with self._lock, self._journal.transaction() as connection:
            return await erasing.anonymise(connection, user_id)
