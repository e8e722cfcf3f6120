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
    Column("method", Text, nullable=False, server_default="classic"),
    Column("entry", Text, nullable=False, server_default="drawn"),
    Column("remainder", Text, nullable=False, server_default="computer"),
    Column("total", Text, nullable=False, server_default="royes"),
    Column("level", Text, nullable=False, server_default="normal"),
    Column("least", Integer, nullable=False, server_default="4"),
    Column("round_minutes", Integer, nullable=False, server_default="0"),
    Column("same_deals", Boolean, nullable=False, server_default="0"),
    Column("house", Text),
    Column("evening_id", Integer),
    Column("starts_at", Float),
    Column("draws", Text, nullable=False, server_default="[]"),
    Column("partners", Text, nullable=False, server_default="[]"),
    Column("wishes", Text, nullable=False, server_default="[]"),
    Column("corrections", Text, nullable=False, server_default="[]"),
    Column("directors", Text, nullable=False, server_default="[]"),
    Column("secret", Text),
    Column("round_ends", Float),
    sqlite_autoincrement=True,
)

NAMING: Final = ("entrants", "wishes", "corrections", "directors")
"""The columns that name people, besides the host's."""
