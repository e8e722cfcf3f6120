"""Tournaments with a bonus by place at the table, and tournaments that a season counts besides its evenings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("bonus", sa.Text, nullable=False, server_default="[]"))
    op.create_table(
        "season_tournaments",
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournaments.id"), primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("season_id", sa.Integer, nullable=False, index=True),
        sa.Column("counted_at", sa.Float, nullable=False),
        sa.Column("results", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
