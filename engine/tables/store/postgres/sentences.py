"""What is wrong with a database of PostgreSQL, in one sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from sqlalchemy.exc import TimeoutError as NoConnectionFree

from engine.tables.model.errors import JournalBusy, JournalError
from engine.tables.store.postgres.address import Address


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
