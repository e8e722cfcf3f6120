"""Who is first of the processes of a bot (`engine.tables.store.standby`). Empty in a file, which has one process."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Float, Integer, Table, Text

from engine.tables.store.schema.parts import metadata

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
