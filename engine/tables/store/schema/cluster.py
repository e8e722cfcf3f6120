"""What several processes of a bot know of each other (`engine/cluster`). Empty in a file, which has one process."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Float, Integer, Table, Text

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

holder: Final = Table(
    "holder",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # 1: there is one row, or none
    Column("name", Text, nullable=False),  # empty: it has ended as it should
    Column("pid", Integer, nullable=False),
    Column("epoch", BigInteger, nullable=False),
    Column("bot_id", BigInteger, nullable=False),
    Column("renewed", Float, nullable=False),
    Column("cut_off", Float, nullable=False),
)
