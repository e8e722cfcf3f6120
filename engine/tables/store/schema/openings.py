"""When conversations by direct message were begun lately (`engine.hall.openings`); it names nobody."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, Integer, Table

from engine.tables.store.schema.parts import metadata

dm_openings: Final = Table(
    "dm_openings",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    # Discord would not let the bot begin one.
    Column("refused", Boolean, nullable=False, server_default="0"),
    sqlite_autoincrement=True,
)
