"""Tournaments."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, Integer, Table, Text

from engine.tables.store.schema.parts import metadata, theme

tournaments: Final = Table(
    "tournaments",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("closed", Boolean, nullable=False, index=True),
    Column("game", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("people", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("fill", Boolean, nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("host_name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("turn_seconds", Integer, nullable=False),
    *theme(),
    Column("entrants", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("channels", Text, nullable=False),
    Column("deadline", Float),
    Column("messages", Text, nullable=False),
    Column("opened_at", Float, nullable=False),
    Column("ended_at", Float),
    sqlite_autoincrement=True,
)
