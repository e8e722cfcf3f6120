"""The time people have, at all tables, when the bot is cut off from them or the wall clock is set."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import TypeVar

from engine.clubs.servers import DIRECT_MESSAGES, shard_of
from engine.clubs.tournaments.progress import Tournament
from engine.clubs.tournaments.tournaments import Tournaments
from engine.running.clock import Clock, in_turns
from engine.running.table import Table
from engine.table.model.errors import JournalError, Refused

Running = TypeVar("Running", Table, Tournament)


class RunningTimes:
    """Made by `Tables`."""

    def __init__(
        self,
        clocks: Iterable[Clock],
        tournaments: Tournaments,
        now: Callable[[], float],
        live: Callable[[], Iterable[Table]],
        shards: Callable[[], int],
    ) -> None:
        """`clocks`: all that there are; evenings keep to the wall clock. `shards`: how many in all."""
        self._clocks = tuple(clocks)
        self._tournaments, self._now, self._live, self._shards = tournaments, now, live, shards
        self._since: dict[int | None, float] = {}
        """Since when which shards are cut off; None: all. Without the first nobody can press on their hand."""

    def stand_still(self, shard: int | None = None) -> None:
        """People cannot press anything, because a shard or all are cut off: nobody's time runs out until `go_on`."""
        if shard not in self._since:
            # Tables whose time runs out meanwhile find that nothing is due; winding all would hold up everybody.
            self._since[shard] = self._now()

    async def go_on(self, shard: int | None = None) -> None:
        """People can press again, unless there is another reason: whoever is on turn gets the full time of a turn.

        A round of a tournament lasts as much longer.
        """
        if shard in self._since:
            away = self._now() - self._since.pop(shard)
            tournaments = [*self._again(self._tournaments.all(), shard)]
            await in_turns(self._again(self._live(), shard), lambda table: table.give_time(away))
            for tournament in tournaments:
                with suppress(JournalError, Refused):
                    await tournament.give_time(away)

    def stand_still_on(self, guild_id: int | None) -> bool:
        """Whether nobody of this server can press anything."""
        return self.cut_off_since(guild_id) is not None

    def cut_off_since(self, guild_id: int | None) -> float | None:
        """Since when (UTC epoch, seconds) nobody of this server can press anything; None: they can."""
        if not self._since:
            return None
        reasons = (None, DIRECT_MESSAGES, shard_of(guild_id, self._shards()))
        return min((since for shard, since in self._since.items() if shard in reasons), default=None)

    def _again(self, among: Iterable[Running], shard: int | None) -> Iterator[Running]:
        """The tables or tournaments that stood still without this shard, and for no other reason."""
        count, for_all = self._shards(), shard in (None, DIRECT_MESSAGES)
        without = (one for one in among if for_all or shard_of(one.setup.guild_id, count) == shard)
        return (one for one in without if not self.stand_still_on(one.setup.guild_id))

    async def were_set(self, seconds: float) -> None:
        """`now` has jumped by this many seconds: everything running ends as long from now as before."""
        self._since = {shard: since + seconds for shard, since in self._since.items()}
        live, tournaments = tuple(self._live()), self._tournaments.all()
        for table in live:
            table.put_later(seconds)
        for tournament in tournaments:
            tournament.put_later(seconds)
        for clock in self._clocks:
            clock.follow()
        # What cannot be written now is kept in memory and written with the next change.
        changed: list[Table | Tournament] = [*live, *tournaments]
        for one in changed:
            with suppress(JournalError, Refused):
                await one.save_times()
