"""Deals that people play each for themselves, to compare: those of the day, and those sent to somebody."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, Table, Text

from engine.tables.store.schema.parts import metadata, some

dailies: Final = Table(
    "dailies",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    # Where the bot posts the deal of the day; NULL: nowhere.
    Column("channel_id", BigInteger),
    # NULL: another game each day.
    Column("game", Text),
    Column("preset", Text),
    Column("level", Text, nullable=False),
)

days: Final = Table(
    "days",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("day", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("rules_edition", Integer, nullable=False),
    Column("level", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("ends_at", Float, nullable=False),
    # Whether it was posted, or could not be.
    Column("posted", Boolean, nullable=False, server_default="0"),
    # Whether everybody may know how it was played.
    Column("told", Boolean, nullable=False, server_default="0"),
    # How a strong computer played it.
    Column("strong", Text),
    Index("days_of_servers", "guild_id", "day", unique=True),
    some("days_not_told", "ends_at", "told = 0", "NOT told"),
    # A number is never used twice: old buttons carry it.
    sqlite_autoincrement=True,
)

day_plays: Final = Table(
    "day_plays",
    metadata,
    Column("day_id", ForeignKey("days.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    # NULL: about to be opened.
    Column("table_id", Integer),
    # How it went, once the day is over; NULL: not played to its end.
    Column("played", Text),
    Column("began_at", Float, nullable=False),
    sqlite_with_rowid=False,
)

sent_deals: Final = Table(
    "sent_deals",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("from_id", BigInteger, nullable=False),
    Column("from_name", Text, nullable=False),
    Column("to_id", BigInteger, nullable=False),
    # The deal of a finished match, and the seat that is played.
    Column("of_table", Integer, nullable=False),
    Column("deal", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("level", Text, nullable=False),
    # NULL: not played yet.
    Column("table_id", Integer, index=True),
    Column("told", Boolean, nullable=False, server_default="0"),
    Column("sent_at", Float, nullable=False),
    # A number is never used twice: old buttons carry it.
    sqlite_autoincrement=True,
)
