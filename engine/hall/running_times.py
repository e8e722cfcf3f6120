"""The time people have, at all tables, when the bot is cut off from them or the wall clock is set."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress

from engine.tables.live.clock import Clock
from engine.tables.live.in_turns import in_turns
from engine.tables.live.table import Table
from engine.tables.model.errors import JournalError, Refused
from engine.tournaments.progress import Tournament
from engine.tournaments.tournaments import Tournaments


class RunningTimes:
    """Made by `Tables`."""

    def __init__(
        self, clock: Clock, tournaments: Tournaments, now: Callable[[], float], live: Callable[[], Iterable[Table]]
    ) -> None:
        self._clock, self._tournaments, self._now, self._live = clock, tournaments, now, live
        self._since = 0.0

    def stand_still(self) -> None:
        """People cannot press anything because the bot is cut off: nobody's time runs out until `go_on`."""
        if not self._clock.stands_still:
            # Tables whose time runs out meanwhile find that nothing is due; winding all would hold up everybody.
            self._clock.stands_still, self._since = True, self._now()

    async def go_on(self) -> None:
        """People can press again: whoever is on turn gets the full time of a turn."""
        if self._clock.stands_still:
            self._clock.stands_still = False
            away = self._now() - self._since
            await in_turns(self._live(), lambda table: table.give_time(away))

    async def were_set(self, seconds: float) -> None:
        """`now` has jumped by this many seconds: everything running ends as long from now as before."""
        self._since += seconds
        live, tournaments = tuple(self._live()), self._tournaments.all()
        for table in live:
            table.put_later(seconds)
        for tournament in tournaments:
            tournament.put_later(seconds)
        self._clock.follow()
        self._tournaments.clock.follow()
        # What cannot be written now is kept in memory and written with the next change.
        changed: list[Table | Tournament] = [*live, *tournaments]
        for one in changed:
            with suppress(JournalError, Refused):
                await one.save_times()
