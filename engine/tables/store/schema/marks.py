"""Marks of people who were forgotten (`engine.tables.model.marks`), and the key without which they say nothing."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, Integer, Table, Text

from engine.tables.store.schema.parts import metadata

marks: Final = Table(
    "marks",
    metadata,
    Column("purpose", Text, primary_key=True),
    # What it belongs to: a deal of the day, a table or a tournament; of a tournament also the place, else 0.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("part", Integer, primary_key=True, autoincrement=False),
    Column("mark", Text, primary_key=True),
    # When it is deleted at the latest; null: when that has ended.
    Column("until", Float),
    sqlite_with_rowid=False,
)

mark_keys: Final = Table(
    "mark_keys",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # 1: there is one row, or none yet
    Column("secret", Text, nullable=False),
)
