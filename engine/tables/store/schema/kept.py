"""Matches with real cards of which the bot keeps the score, and their changes."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, Table, Text

from engine.tables.store.schema.parts import metadata, some

kept_matches: Final = Table(
    "kept_matches",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False, index=True),
    Column("opener_id", BigInteger, nullable=False),
    Column("opener_name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("rules_edition", Integer, nullable=False),
    Column("house", Text),
    # Per column a name and, of a member, the id.
    Column("people", Text, nullable=False),
    Column("dealer", Integer, nullable=False),
    Column("stake", Text),
    Column("counts", Boolean, nullable=False),
    # Points that each queen costs where all pass.
    Column("pot", Integer, nullable=False, server_default="0"),
    # Whether it counts only for members who have said so; before that was asked it counted for all.
    Column("asks", Boolean, nullable=False, server_default="0"),
    Column("draft", Text, nullable=False, server_default="{}"),
    Column("draft_deal", Integer),
    Column("ended", Boolean, nullable=False, server_default="0"),
    Column("message", Text),
    # How many entries of the journal the message shows; fewer than there are after a kill.
    Column("shown", Integer, nullable=False, server_default="0"),
    # The table that stands for it in the leaderboards.
    Column("table_id", Integer),
    Column("opened_at", Float, nullable=False),
    some("kept_matches_going_on", "guild_id", "ended = 0", "NOT ended"),
    # A number is never used twice: old buttons carry it.
    sqlite_autoincrement=True,
)

kept_changes: Final = Table(
    "kept_changes",
    metadata,
    Column("kept_id", ForeignKey("kept_matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("what", Text, nullable=False),
    Column("by_id", BigInteger, nullable=False),
    Column("by_name", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("deal", Integer),
    Column("answers", Text, nullable=False),
    sqlite_with_rowid=False,
)
