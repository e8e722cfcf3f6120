"""All tables of this process, their clock, and what is remembered of people and servers."""

from __future__ import annotations

import random
from collections.abc import Callable

from engine.tables.announcer import Announcer
from engine.tables.clock import Pauses
from engine.tables.journal import Journal
from engine.tables.people import Person, Server, Setup
from engine.tables.table import Table


class Tables:
    """Made once per process, inside the running loop; `restore` first, `close` last.

    `now` gives UTC epoch seconds; `rng` shuffles every pack (`random.SystemRandom()` but in tests).
    """

    def __init__(
        self,
        journal: Journal,
        announcer: Announcer,
        *,
        now: Callable[[], float],
        pauses: Pauses,
        rng: random.Random,
    ) -> None: ...

    async def open(self, setup: Setup, host_name: str) -> Table:
        """A new table whose host sits on seat 1; announces LobbyChanged."""

    def get(self, table_id: int) -> Table:
        """A live table, or one that ended lately; raises Refused(no-such-table, table-over)."""

    async def find(self, table_id: int) -> Table:
        """Any table there ever was, from the journal if need be; raises Refused(no-such-table)."""

    def in_channel(self, channel_id: int) -> tuple[Table, ...]:
        """Live tables opened in this channel, oldest first."""

    def of_user(self, user_id: int) -> tuple[Table, ...]:
        """Live tables where this person has a seat, oldest first."""

    async def restore(self) -> tuple[Table, ...]:
        """At start: load all live tables, wind up the clock. Announces nothing but what falls due."""

    async def fire_due(self) -> None:
        """Let everything happen that is due by `now()`; the clock does this by itself."""

    async def close(self) -> None:
        """Stop the clock, wait for what is under way, close the journal."""

    async def person(self, user_id: int) -> Person: ...
    async def set_person(self, person: Person) -> None: ...
    async def server(self, guild_id: int) -> Server: ...
    async def set_server(self, server: Server) -> None: ...
