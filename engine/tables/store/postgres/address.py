"""Where a database of PostgreSQL is, for the driver and for sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import URL

from engine.tables.model.errors import JournalError

_KNOWN: Final = {"host": "host", "sslmode": "ssl"}
"""What may stand behind the question mark of an address, and what the driver calls it."""
_NAME: Final = "belgian-card-games"
_IDLE: Final = "60s"
"""After this time the server ends a transaction of a process that cannot be reached any more, and frees its locks."""


@dataclass(frozen=True, slots=True, repr=False)
class Address:
    """The parts of an address; its text has no password."""

    host: str | None
    """A name, or the folder of a socket; None: what the driver takes, PGHOST or this machine."""
    port: int | None
    user: str | None
    database: str
    more: Mapping[str, Any]
    """The password and other arguments of the driver."""

    def __str__(self) -> str:
        return f"{self.database} at {self.server}"

    @property
    def server(self) -> str:
        return f"{self.host or 'this machine'}{f':{self.port}' if self.port else ''}"

    def arguments(
        self, seconds: float, lock_seconds: float, name: str = _NAME, idle_seconds: str = _IDLE
    ) -> dict[str, Any]:
        """How the driver connects: it waits so many seconds for the server, and for locks of others.

        `name`: what the server knows the session by (`called`).
        """
        settings = {"application_name": name, "idle_in_transaction_session_timeout": idle_seconds, "jit": "off"}
        settings["lock_timeout"] = f"{round(1000 * lock_seconds)}ms"
        return self.plain(seconds) | {"server_settings": settings}

    def plain(self, seconds: float) -> dict[str, Any]:
        """The same with no setting of ours."""
        where = {"host": self.host, "port": self.port, "user": self.user, "database": self.database}
        return {**where, "timeout": seconds, **self.more}


def called(process: str, *, stands_by: bool = False) -> str:
    """What the server knows the sessions of a process by."""
    return f"{_NAME} {process}{' stands by' if stands_by else ''}"


def address_of(url: URL) -> Address:
    """Raises JournalError; the sentence says nothing that stands where a password may."""
    if not url.database:
        raise JournalError(
            "The address of the database names none: expected postgresql://USER:PASSWORD@HOST/DATABASE in DATABASE_URL."
        )
    unknown = set(url.query) - set(_KNOWN)
    if unknown or any(not isinstance(value, str) for value in url.query.values()):
        raise JournalError(
            f"Behind the ? of the address of the database, each of {' and '.join(_KNOWN)} may stand once, nothing else."
        )
    more: dict[str, Any] = {_KNOWN[name]: value for name, value in url.query.items()}
    host = more.pop("host", url.host) or None
    if url.password is not None:
        more["password"] = str(url.password)
    return Address(host, url.port, url.username, url.database, more)
