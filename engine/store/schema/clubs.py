"""Tournaments, evenings and seasons, and matches with real cards of which the bot keeps the score."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, Table, Text, text

from engine.store.schema.parts import metadata, some, theme

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
    Column("reserve_seconds", Integer, nullable=False, server_default="0"),
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
    Column("bonus", Text, nullable=False, server_default="[]"),
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
    Column("asked", Text, nullable=False, server_default="[]"),
    Column("removals", Text, nullable=False, server_default="[]"),
    Column("stopping", Text),
    Column("acted_at", Float),
    Column("warned_at", Float),
    # Why it ended by itself.
    Column("ending", Text),
    sqlite_autoincrement=True,
)

NAMING: Final = ("entrants", "wishes", "corrections", "directors", "asked", "removals", "stopping")
"""The columns that name people, besides the host's."""

evenings: Final = Table(
    "evenings",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("director_id", BigInteger, nullable=False),
    Column("director_name", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("turn_seconds", Integer, nullable=False),
    Column("reserve_seconds", Integer, nullable=False, server_default="0"),
    *theme(),
    Column("game", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("house", Text),
    Column("level", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("rest", Text, nullable=False),
    Column("asks_presence", Boolean, nullable=False),
    # Whether seasons count it, by who called it.
    Column("calling", Text, nullable=False, server_default="before"),
    Column("tournament", Text, nullable=False),
    # When it takes place; `day` and `starts_at` are those of the present date.
    Column("rhythm", Text, nullable=False),
    Column("first", Text, nullable=False),
    Column("hour", Integer, nullable=False),
    Column("minute", Integer, nullable=False),
    Column("zone", Text, nullable=False),
    Column("nth", Integer, nullable=False),
    Column("stage", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("day", Text, nullable=False),
    Column("starts_at", Float, nullable=False),
    Column("shift", Text, nullable=False),
    Column("guests", Text, nullable=False),
    Column("tables", Text, nullable=False),
    Column("tournament_id", Integer),
    Column("idle_at", Float),
    Column("is_last", Boolean, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("channel_lost", Boolean, nullable=False),
    Column("closed", Boolean, nullable=False, index=True),
    Column("messages", Text, nullable=False),
    # A number is never used twice: old buttons carry it.
    sqlite_autoincrement=True,
)

evening_dates: Final = Table(
    "evening_dates",
    metadata,
    Column("evening_id", ForeignKey("evenings.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("season_id", Integer, index=True),
    Column("day", Text, nullable=False),
    Column("starts_at", Float, nullable=False),
    Column("ended_at", Float, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("results", Text, nullable=False),
    Column("tournament_id", Integer),
    sqlite_with_rowid=False,
)

season_tournaments: Final = Table(
    "season_tournaments",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id"), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("season_id", Integer, nullable=False, index=True),
    Column("counted_at", Float, nullable=False),
    Column("results", Text, nullable=False),
    sqlite_with_rowid=False,
)

seasons: Final = Table(
    "seasons",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("best", Integer, nullable=False),
    Column("planned", Integer, nullable=False),
    Column("scoring", Text, nullable=False),
    Column("began_at", Float, nullable=False),
    Column("ended_at", Float),
    Column("titles", Text, nullable=False),
    Column("told", Boolean, nullable=False),
    # A server has one season at a time.
    Index(
        "running_seasons",
        "guild_id",
        unique=True,
        sqlite_where=text("ended_at IS NULL"),
        postgresql_where=text("ended_at IS NULL"),
    ),
    sqlite_autoincrement=True,
)

team_contests: Final = Table(
    "team_contests",
    metadata,
    Column("code", Text, primary_key=True),
    Column("best", Integer, nullable=False),
    Column("first_season", ForeignKey("seasons.id"), nullable=False),
    Column("first_name", Text, nullable=False),
    # Null: the other server has not agreed yet.
    Column("second_season", Integer),
    Column("second_name", Text, nullable=False, server_default=""),
    Column("since", Float, nullable=False),
    Column("ended_at", Float),
    sqlite_with_rowid=False,
)


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
