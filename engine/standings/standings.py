"""What cogs ask: leaderboards, statistics, history. Everything is up to date when it is asked."""

from __future__ import annotations

import asyncio

from engine.standings import tallies
from engine.standings.ranking import Leaderboard, Query, leaderboard
from engine.standings.settling import settle
from engine.tables.journal import Journal


class Standings:
    """Made once per process, over its journal. Every method raises JournalError."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._lock = asyncio.Lock()

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
            everybody = await tallies.people(connection, query)
            hidden = await tallies.hidden(connection, query.scope)
        return leaderboard(query, everybody, hidden, page, asker)

    async def pairs(self, query: Query, page: int | None = 1, asker: int | None = None) -> Leaderboard:
        """The same of those who played together, two on one side; `own` is the best of the pairs of `asker`."""
        await self.settle()
        async with self._journal.transaction() as connection:
            everybody = await tallies.pairs(connection, query)
            hidden = await tallies.hidden(connection, query.scope)
        return leaderboard(query, everybody, hidden, page, asker)
