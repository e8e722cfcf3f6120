"""What whoever watches over a table asks of it, and no player: its clock, its news, its times, its messages."""

from __future__ import annotations

from dataclasses import replace

from engine.tables.live.record_queries import RecordQueries
from engine.tables.live.transaction import Transactions
from engine.tables.model.change import Change
from engine.tables.model.news import News
from engine.tables.model.snapshot import Snapshot


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

    async def set_message(self, kind: str, channel_id: int, message_id: int | None) -> None:
        """Remember where a message of the table is; None: forget it. Announces nothing."""

        def work(now: Snapshot) -> Change:
            others = {name: place for name, place in now.messages.items() if name != kind}
            return Change(replace(now, messages=others | ({kind: (channel_id, message_id)} if message_id else {})))

        await self._transactions.change_quietly(work)

    async def close(self) -> None:
        """The end has been shown: nothing is left to do for this table after a restart."""
        if not self.status.is_live:
            await self._transactions.change_quietly(lambda now: Change(replace(now, closed=True)))
