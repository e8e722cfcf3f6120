"""The states of what goes on by itself, as rows of the journal: each says from which revision it was made."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeVar

from sqlalchemy import Table, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.core.errors import EngineError
from engine.store.journal import Journal
from engine.store.sql.backend import Clash
from engine.table.model.errors import Refusal, Refused

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class KeptMoment:
    """What goes on by itself at one moment."""

    id: int
    revision: int
    """Counts the saved changes; every change names the revision it was made from."""
    closed: bool = field(default=False, kw_only=True)
    """The end has been shown: nothing is left to do after a restart."""
    messages: Mapping[str, tuple[int, int]] = field(default_factory=dict, kw_only=True)


State = TypeVar("State", bound=KeptMoment)


class KeptRows(ABC, Generic[State]):
    """Reads and writes those of one kind; every method raises JournalError."""

    called: ClassVar[str]
    """One of them, in the journal's words."""
    _table: ClassVar[Table]
    _unknown: ClassVar[Refusal]

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    @abstractmethod
    async def _read(self, connection: AsyncConnection, row: Mapping[Any, Any]) -> State:
        """The state in a row; raises EngineError, KeyError, ValueError, TypeError for one that cannot be read."""

    async def load(self, number: int) -> State | None:
        """The one with this number."""
        found = await self._states(self._table.c.id == number)
        return found[0] if found else None

    async def find(self, number: int) -> State:
        """The same; raises Refused(no-such-tournament, no-such-evening)."""
        found = await self.load(number)
        if found is None:
            raise Refused(self._unknown, **{self.called: number})
        return found

    async def unclosed(self) -> list[State]:
        """All that have not ended or whose end has not been shown, oldest first; unreadable ones are left out."""
        return await self._states(self._table.c.closed.is_(False))

    async def _states(self, where: Any) -> list[State]:
        query = select(self._table).where(where).order_by(self._table.c.id)
        states = []
        async with self._journal.transaction() as connection:
            for row in (await connection.execute(query)).mappings().all():
                try:
                    states.append(await self._read(connection, row))
                except (EngineError, KeyError, ValueError, TypeError):
                    # One bad row must not stop the others.
                    log.exception("%s %s is left out", self.called, row["id"])
        return states

    async def _put(self, connection: AsyncConnection, after: State, values: Mapping[str, Any]) -> None:
        """Write a change; the revision of `after` must be the one after that it was made from.

        Raises Clash if another process has changed it since.
        """
        ours = self._table.c.id == after.id, self._table.c.revision == after.revision - 1
        if (await connection.execute(update(self._table).where(*ours).values(values))).rowcount != 1:
            raise Clash
