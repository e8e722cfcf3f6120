"""The time people have, at all tables, when the bot is cut off from them or the wall clock is set."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress

from engine.tables.live.clock import Clock
from engine.tables.live.in_turns import in_turns
from engine.tables.live.table import Table
from engine.tables.model.errors import JournalError, Refused
from engine.tables.store.share import DIRECT_MESSAGES, Share, shard_of
from engine.tournaments.progress import Tournament
from engine.tournaments.tournaments import Tournaments


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
        """People can press again, unless there is another reason: whoever is on turn gets the full time of a turn."""
        if shard in self._since:
            away = self._now() - self._since.pop(shard)
            again = (table for table in self._of(shard) if not self.stand_still_on(table.setup.guild_id))
            await in_turns(again, lambda table: table.give_time(away))

    def let_go(self, share: Share) -> None:
        """Other processes see to all but these shards."""
        self._since = {one: since for one, since in self._since.items() if one is None or one in share.shards}

    def stand_still_on(self, guild_id: int | None) -> bool:
        """Whether nobody of this server can press anything."""
        own = shard_of(guild_id, self._shards())
        return bool(self._since) and not self._since.keys().isdisjoint((None, DIRECT_MESSAGES, own))

    def _of(self, shard: int | None) -> Iterator[Table]:
        """The tables that stand still without this shard."""
        count, for_all = self._shards(), shard in (None, DIRECT_MESSAGES)
        return (one for one in self._live() if for_all or shard_of(one.setup.guild_id, count) == shard)

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
