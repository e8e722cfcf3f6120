"""What the processes of a bot know of each other (`engine/cluster`). A file has one, and only `dm_openings` in use."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, Integer, Table

from engine.tables.store.schema.parts import metadata

processes: Final = Table(
    "processes",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("application_id", BigInteger, nullable=False),
    Column("until", Float, nullable=False),
    Column("demand", Integer, nullable=False),
    Column("rate", Integer, nullable=False),
)

shards: Final = Table(
    "shards",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("process_id", BigInteger),  # null: nobody holds it
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("bucket", Integer, primary_key=True, autoincrement=False),  # of Discord's: one session at a time
    Column("begins", Float, nullable=False),
)

dm_openings: Final = Table(
    "dm_openings",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    # Discord would not let the bot begin one.
    Column("refused", Boolean, nullable=False, server_default="0"),
    sqlite_autoincrement=True,
)
