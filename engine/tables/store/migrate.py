"""Brings a database file up to date, and says in one sentence what is wrong with it."""

from __future__ import annotations

import logging
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, NullPool, create_engine, event, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from engine.tables.model.errors import JournalBusy, JournalError
from engine.tables.store.files import must_have_folder
from engine.tables.store.schema import REVISION

log = logging.getLogger(__name__)

_ALEMBIC_IS_GLOBAL: Final = threading.Lock()
_NO_BYTES_LEFT: Final = "0012"
"""Since this revision, deleted values are overwritten at once."""


def migrate(file: Path, busy_seconds: float) -> None:
    """Create or upgrade the database, all or nothing; raises JournalError. Blocks."""
    must_have_folder(file)
    engine = create_engine(f"sqlite:///{file}", poolclass=NullPool, connect_args={"timeout": busy_seconds})

    # Python's sqlite3 would commit every CREATE TABLE on its own: a kill would leave half a database.
    @event.listens_for(engine, "connect")
    def let_us_begin(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA secure_delete = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    try:
        with engine.begin() as connection:
            found = _revision(connection)
            if found != REVISION:
                _upgrade(connection, file, found)
        if found is not None and found < _NO_BYTES_LEFT:
            _wipe(file, busy_seconds)
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise unusable(file, error) from error


def _wipe(file: Path, busy_seconds: float) -> None:
    """Erase anything deleted by older versions from the file; if there is no room for that, it stays."""
    with closing(sqlite3.connect(file, timeout=busy_seconds)) as connection:
        try:
            connection.execute("VACUUM")
        except sqlite3.OperationalError as error:
            log.warning("what was deleted before could not be wiped out of %s: %s", file, error)


def unusable(file: Path, error: Exception) -> JournalError:
    """The error to tell whoever runs the program."""
    text = str(error).lower()
    for symptom, sentence in _SENTENCES.items():
        if symptom in text:
            kind = JournalBusy if symptom == _HELD else JournalError
            return kind(sentence.format(file=file))
    return JournalError(f"The database {file} cannot be used: {getattr(error, 'orig', None) or error}")


_HELD: Final = "locked"
_SENTENCES: Final = {
    _HELD: "The database {file} is held by another program: stop that one and try again.",
    "not a database": "The file {file} is not a database: name another, or move it away to start with an empty one.",
    "malformed": "The database {file} is damaged: put back a copy, or move it away to start with an empty one.",
    "readonly": "The database {file} cannot be written: make it and its folder writable.",
    "unable to open": "The database {file} cannot be opened: make it and its folder readable and writable.",
    "is full": "The database {file} cannot be written: there is no room on the disk.",
}


def _revision(connection: Connection) -> str | None:
    """The revision the database is at; None if it does not say."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: Connection, file: Path, found: str | None) -> None:
    # Imported only here: a database that is up to date starts without loading Alembic.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    if found is None and inspect(connection).get_table_names():
        raise JournalError(f"The database {file} belongs to another program: name another file.")
    config = Config()
    folder = Path(__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    if found is not None and found not in {
        script.revision for script in ScriptDirectory.from_config(config).walk_revisions()
    }:
        raise JournalError(f"The database {file} was written by a newer version of this program: update the program.")
    config.attributes["connection"] = connection
    with _ALEMBIC_IS_GLOBAL:
        command.upgrade(config, "head")
