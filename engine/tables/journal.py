"""The store: tables, their actions and packs, results, and preferences of people and servers."""

from __future__ import annotations

from engine.tables.errors import JournalError

__all__ = ["Journal", "JournalError"]


class Journal:
    """An open database. Not shared between event loops."""

    @classmethod
    async def open(cls, url: str, synchronous: str = "NORMAL") -> Journal:
        """Open `sqlite+aiosqlite:///FILE` and bring it up to date; raises JournalError.

        `synchronous`: NORMAL survives the process being killed, FULL the loss of power as well.
        """
        raise NotImplementedError

    async def close(self) -> None: ...
