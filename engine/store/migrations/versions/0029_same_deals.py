"""The deals that several tables play: what they share, those of the day, and those sent to somebody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    op.add_column("tables", sa.Column("same_deals", sa.Text))
    some = sa.text("same_deals IS NOT NULL")
    op.create_index("tables_of_same_deals", "tables", ["same_deals"], sqlite_where=some, postgresql_where=some)
    op.create_table(
        "dailies",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("game", sa.Text),
        sa.Column("preset", sa.Text),
        sa.Column("level", sa.Text, nullable=False),
    )
    op.create_table(
        "days",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("day", "game", "preset", "options")),
        sa.Column("rules_edition", sa.Integer, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("level", "secret")),
        sa.Column("ends_at", sa.Float, nullable=False),
        *(sa.Column(name, sa.Boolean, nullable=False, server_default="0") for name in ("posted", "told")),
        sa.Column("strong", sa.Text),
        sqlite_autoincrement=True,
    )
    op.create_index("days_of_servers", "days", ["guild_id", "day"], unique=True)
    op.create_index(
        "days_not_told", "days", ["ends_at"], sqlite_where=sa.text("told = 0"), postgresql_where=sa.text("NOT told")
    )
    op.create_table(
        "day_plays",
        sa.Column("day_id", sa.Integer, sa.ForeignKey("days.id"), primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("table_id", sa.Integer),
        sa.Column("played", sa.Text),
        sa.Column("began_at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sent_deals",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("from_id", sa.BigInteger, nullable=False),
        sa.Column("from_name", sa.Text, nullable=False),
        sa.Column("to_id", sa.BigInteger, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("of_table", "deal", "seat")),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("table_id", sa.Integer, index=True),
        sa.Column("told", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("sent_at", sa.Float, nullable=False),
        sqlite_autoincrement=True,
    )
