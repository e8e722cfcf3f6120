"""Leaderboards that stand in channels: which ones, and where their messages are."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import delete, select, update

from engine.store import schema
from engine.store.journal import Journal
from engine.store.sql.backend import added

MOST: Final = 5
"""Per server."""


class PostedLeaderboard(NamedTuple):
    """A message that shows a leaderboard."""

    id: int
    """0: not stored yet."""
    guild_id: int
    channel_id: int
    message_id: int
    language: str
    query: str
    """Which leaderboard, in the words of the code that shows it."""


class Boards:
    """The boards of all servers, read afresh each time. Every method raises JournalError."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def everywhere(self) -> tuple[PostedLeaderboard, ...]:
        """All boards, oldest first."""
        rows = await self._journal.rows(select(schema.boards).order_by(schema.boards.c.id))
        return tuple(PostedLeaderboard(**row) for row in rows)

    async def add(self, board: PostedLeaderboard) -> PostedLeaderboard:
        """Keep a new board; returns it with its number."""
        values = {name: value for name, value in board._asdict().items() if name != "id"}
        async with self._journal.transaction() as connection:
            return board._replace(id=await added(connection, schema.boards, values))

    async def move(self, board: PostedLeaderboard, message_id: int) -> None:
        """Note that it now stands in another message of its channel."""
        await self._execute(update(schema.boards).values(message_id=message_id), board)

    async def forget(self, board: PostedLeaderboard) -> None:
        """Forget a board that is gone."""
        await self._execute(delete(schema.boards), board)

    async def _execute(self, statement: Any, board: PostedLeaderboard) -> None:
        await self._journal.change(statement.where(schema.boards.c.id == board.id))
