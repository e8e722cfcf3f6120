"""Evenings, seasons and teams."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    op.create_table(
        "evenings",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("director_id", sa.BigInteger, nullable=False),
        sa.Column("director_name", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("turn_seconds", sa.Integer, nullable=False),
        sa.Column("index_set", sa.Text),
        sa.Column("four_colours", sa.Boolean),
        sa.Column("felt", sa.Text),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("game", "preset", "options")),
        sa.Column("house", sa.Text),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("level", "kind", "rest")),
        sa.Column("asks_presence", sa.Boolean, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("tournament", "rhythm", "first")),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("hour", "minute")),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("nth", sa.Integer, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("starts_at", sa.Float, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("shift", "guests", "tables")),
        sa.Column("tournament_id", sa.Integer),
        sa.Column("idle_at", sa.Float),
        sa.Column("is_last", sa.Boolean, nullable=False),
        sa.Column("shown", sa.Integer, nullable=False),
        sa.Column("channel_lost", sa.Boolean, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.Column("messages", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_evenings_closed", "evenings", ["closed"])
    op.create_table(
        "evening_dates",
        sa.Column("evening_id", sa.Integer, sa.ForeignKey("evenings.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("season_id", sa.Integer),
        sa.Column("day", sa.Text, nullable=False),
        *(sa.Column(name, sa.Float, nullable=False) for name in ("starts_at", "ended_at")),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("outcome", "reason", "results")),
        sa.Column("tournament_id", sa.Integer),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_evening_dates_season_id", "evening_dates", ["season_id"])
    op.create_table(
        "seasons",
        sa.Column("id", sa.Integer, primary_key=True),
        *(sa.Column(name, sa.BigInteger, nullable=False) for name in ("guild_id", "channel_id")),
        sa.Column("message_id", sa.BigInteger),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("name", "language")),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("best", "planned")),
        sa.Column("scoring", sa.Text, nullable=False),
        sa.Column("began_at", sa.Float, nullable=False),
        sa.Column("ended_at", sa.Float),
        sa.Column("titles", sa.Text, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
        sqlite_autoincrement=True,
    )
    is_running = sa.text("ended_at IS NULL")
    op.create_index(
        "running_seasons", "seasons", ["guild_id"], unique=True, sqlite_where=is_running, postgresql_where=is_running
    )
    op.create_table(
        "team_contests",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("first_season", sa.Integer, sa.ForeignKey("seasons.id"), nullable=False),
        sa.Column("first_name", sa.Text, nullable=False),
        sa.Column("second_season", sa.Integer),
        sa.Column("second_name", sa.Text, nullable=False, server_default=""),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("ended_at", sa.Float),
        sqlite_with_rowid=False,
    )
