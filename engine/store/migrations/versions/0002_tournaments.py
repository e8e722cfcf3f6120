"""Tournaments, and which table of which round a table is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False, index=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("fill", sa.Boolean, nullable=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("host_id", sa.BigInteger, nullable=False),
        sa.Column("host_name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("turn_seconds", sa.Integer, nullable=False),
        sa.Column("entrants", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("channels", sa.Text, nullable=False),
        sa.Column("deadline", sa.Float),
        sa.Column("messages", sa.Text, nullable=False),
        sa.Column("opened_at", sa.Float, nullable=False),
        sa.Column("ended_at", sa.Float),
        sqlite_autoincrement=True,
    )
    # Written out, because Alembic would add the reference in a second step, which SQLite cannot do.
    op.execute("ALTER TABLE tables ADD COLUMN tournament_id INTEGER REFERENCES tournaments (id)")
    op.add_column("tables", sa.Column("tournament_round", sa.Integer))
    op.add_column("tables", sa.Column("tournament_table", sa.Integer))
    op.create_index(
        "tables_of_tournaments", "tables", ["tournament_id", "tournament_round", "tournament_table"], unique=True
    )
