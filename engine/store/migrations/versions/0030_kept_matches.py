"""Matches with real cards of which the bot keeps the score."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    op.add_column("tables", sa.Column("kept_id", sa.Integer))
    op.create_table(
        "kept_matches",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild_id", sa.BigInteger),
        *(sa.Column(name, sa.BigInteger, nullable=False) for name in ("channel_id", "opener_id")),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("opener_name", "language", "game", "preset")),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rules_edition", sa.Integer, nullable=False),
        sa.Column("house", sa.Text),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("dealer", sa.Integer, nullable=False),
        sa.Column("stake", sa.Text),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("draft", sa.Text, nullable=False, server_default="{}"),
        sa.Column("draft_deal", sa.Integer),
        sa.Column("ended", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("message", sa.Text),
        sa.Column("shown", sa.Integer, nullable=False, server_default="0"),
        sa.Column("table_id", sa.Integer),
        sa.Column("opened_at", sa.Float, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_kept_matches_channel_id", "kept_matches", ["channel_id"])
    goes_on = sa.text("ended = 0"), sa.text("NOT ended")
    op.create_index(
        "kept_matches_going_on", "kept_matches", ["guild_id"], sqlite_where=goes_on[0], postgresql_where=goes_on[1]
    )
    op.create_table(
        "kept_changes",
        sa.Column("kept_id", sa.Integer, sa.ForeignKey("kept_matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("by_id", sa.BigInteger, nullable=False),
        sa.Column("by_name", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("deal", sa.Integer),
        sa.Column("answers", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
