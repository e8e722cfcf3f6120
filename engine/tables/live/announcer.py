"""Who is told what has happened at a table."""

from __future__ import annotations

from typing import Protocol

from engine.tables.live.table import Table
from engine.tables.model.news import News


class Announcer(Protocol):
    """Tells people what happened at a table.

    Called after it was saved, and outside the table's lock, with everything that has happened since the last call, in
    order; never twice at once for one table. Anything it raises is logged and changes nothing. It may call the table.
    Computers that do not pause wait until it returns; people need not.
    """

    async def announce(self, table: Table, news: tuple[News, ...]) -> None: ...
