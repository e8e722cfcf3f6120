"""What whoever watches over a table asks of it, and no player: its clock, its announcements, its times."""

from __future__ import annotations

from engine.tables.live.record_queries import RecordQueries
from engine.tables.live.transaction import Transactions
from engine.tables.model.change import Change
from engine.tables.model.news import News


class Watched(RecordQueries):
    """The part of a table that `Tables` and its clock use."""

    _transactions: Transactions

    async def announce(self, news: News) -> None:
        """Announce something that is already saved: the table was opened."""
        await self._transactions.tell(news)

    async def go_on(self) -> None:
        """Carry out everything that is due by now. The clock calls this."""
        await self._transactions.go_on()

    def wind(self) -> None:
        """Have the clock call when something is due. To be called once."""
        self._transactions.wind()

    async def give_time(self, away: float) -> None:
        """People could not press for this many seconds: whoever is on turn gets their full time again."""
        await self._transactions.give_time(away)

    def put_later(self, seconds: float) -> None:
        """The time jumped by this many seconds: what runs here ends as long from now as before."""
        self._transactions.put_later(seconds)

    async def save_times(self) -> None:
        """Write when the running times here end."""
        await self._transactions.change_quietly(Change)
