"""Where a database of PostgreSQL is, connecting to it, and what is wrong with it in one sentence."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import asyncpg
from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from engine.table.model.errors import JournalBusy, JournalError, WrongDatabase

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
    """Raises WrongDatabase; the sentence says nothing that stands where a password may."""
    if not url.database:
        raise WrongDatabase(
            "The address of the database names none: expected postgresql://USER:PASSWORD@HOST/DATABASE in DATABASE_URL."
        )
    unknown = set(url.query) - set(_KNOWN)
    if unknown or any(not isinstance(value, str) for value in url.query.values()):
        raise WrongDatabase(
            f"Behind the ? of the address of the database, each of {' and '.join(_KNOWN)} may stand once, nothing else."
        )
    more: dict[str, Any] = {_KNOWN[name]: value for name, value in url.query.items()}
    host = more.pop("host", url.host) or None
    if host is not None and not host.startswith("/") and not _may_be_host(host):
        raise WrongDatabase("The address of the database names no host as there are any: correct it in DATABASE_URL.")
    if url.password is not None:
        more["password"] = str(url.password)
    return Address(host, url.port, url.username, url.database, more)


def _may_be_host(name: str) -> bool:
    """Whether this is a name that can be looked up; where it is not, Python says so in its own words."""
    try:
        name.encode("idna")
    except UnicodeError:
        return False
    return True


def unusable(address: Address, fault: Exception) -> JournalError:
    """The error to tell whoever runs the program.

    It has no cause: PostgreSQL quotes whole rows in the details of its errors.
    """
    facts = {"user": address.user or "of this program", "database": address.database, "server": address.server}
    code = next((found for one in _causes(fault) if (found := getattr(one, "sqlstate", None))), None)
    if code is None and any(isinstance(one, OSError) or _BROKEN.search(str(one)) for one in _causes(fault)):
        code = _GONE
    elif isinstance(fault, NoConnectionFree):
        code = _ALL_TAKEN
    for kind, sentences in ((JournalBusy, _BUSY), (JournalError, _WRONG)):
        for begin, sentence in sentences.items():
            if code is not None and code.startswith(begin):
                return kind(sentence.format(**facts))
    # The first argument is the message alone.
    last = [one for one in _causes(fault) if one.args][-1:]
    says = str(last[0].args[0]).splitlines()[0] if last else type(fault).__name__
    return JournalError(f"The database {address} cannot be used: {says}")


def _causes(fault: BaseException | None) -> Iterator[BaseException]:
    while fault is not None:
        yield fault
        fault = getattr(fault, "orig", None) or fault.__cause__


_GONE: Final = "08"
_BROKEN: Final = re.compile("connection is closed|another operation")
"""What the driver says of a connection that was lost while it was used."""
_ALL_TAKEN: Final = "53300"
_AWAY: Final = (
    "The database server {server} cannot be reached: start it, or correct DATABASE_URL; while it is away, plays wait."
)
_HELD: Final = "The database {database} at {server} is held by another program: try again a little later."
_BUSY: Final = {
    _GONE: _AWAY,
    "57P": _AWAY,
    _ALL_TAKEN: "The database server {server} has no connection left: end what else uses it, or raise max_connections.",
    "55P03": _HELD,
    "40": _HELD,
    "57014": _HELD,
}
"""By the begin of PostgreSQL's code. Trying again may help."""
_WRONG: Final = {
    "28": "The database server {server} refuses the user {user}: correct user and password in DATABASE_URL.",
    "3D000": "There is no database {database} at {server}: make it (createdb {database}), or name another in "
    "DATABASE_URL.",
    "42501": "The user {user} may not do that in the database {database} at {server}: make the user its owner.",
    "53100": "The database {database} at {server} cannot be written: there is no room on the disk of the server.",
    "25006": "The database {database} at {server} cannot be written: name the server that others copy, not a copy.",
}


DRIVER: Final = "postgresql+asyncpg://"
"""What SQLAlchemy is told; where the database is and the password stay with `connects`."""
FAULTS: Final[tuple[type[Exception], ...]] = (
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    # Of a connection that is lost in the midst of something.
    asyncpg.InternalClientError,
    OSError,
)


def connects(arguments: dict[str, Any]) -> Callable[[], Awaitable[asyncpg.Connection]]:
    """For SQLAlchemy: makes a new connection."""

    async def connect() -> asyncpg.Connection:
        return await asyncpg.connect(**arguments)

    return connect
