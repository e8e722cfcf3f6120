"""Brings the tables of a database up to date, of whatever kind it is."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from engine.store import migrations, schema
from engine.store.schema import REVISION, metadata
from engine.table.model.errors import WrongDatabase

if TYPE_CHECKING:
    from alembic.config import Config

_ALEMBIC_IS_GLOBAL: Final = threading.Lock()
VERSION: Final = "alembic_version"
"""The table that says at which revision a database is."""
_ALWAYS: Final = schema.tables.name
"""A table of every version."""


def revision_of(connection: Connection, called: str) -> str | None:
    """The revision the database is at; None if it is empty.

    Raises WrongDatabase if it belongs to another program, or to a newer version of this one.
    """
    tables = inspect(connection).get_table_names()
    if not tables:
        return None
    # Others keep their versions by Alembic too.
    if VERSION not in tables or _ALWAYS not in tables:
        raise WrongDatabase(f"{called} belongs to another program: name another one.")
    found: str | None = connection.execute(text(f"SELECT version_num FROM {VERSION}")).scalar()
    if found is None:
        raise WrongDatabase(f"{called} is damaged, as it does not say of which version it is: put back a copy.")
    if found != REVISION and found not in _known():
        raise WrongDatabase(f"{called} was written by a newer version of this program: update the program.")
    return found


def upgrade(connection: Connection, found: str | None) -> None:
    """Bring a database from the revision found to the newest, in the transaction under way.

    PostgreSQL came late: a new database there begins as the schema is now, and has no older history.
    """
    # Imported only here: a database that is up to date starts without loading Alembic.
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    with _ALEMBIC_IS_GLOBAL:
        if found is None and connection.dialect.name != "sqlite":
            metadata.create_all(connection)
            command.stamp(config, "head")
        else:
            command.upgrade(config, "head")


def _known() -> frozenset[str]:
    from alembic.script import ScriptDirectory

    return frozenset(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    folder = Path(migrations.__file__).parent
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    return config
