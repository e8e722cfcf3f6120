"""House rules of servers, and which of them a table plays by."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "houses",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("maker_id", sa.BigInteger, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("houses_of_servers", "houses", ["guild_id", "folded"], unique=True)
    op.add_column("tables", sa.Column("house", sa.Text))
