"""When the bot began conversations by direct message, of which Discord allows few, and when it was refused one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    op.create_table(
        "dm_openings",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("refused", sa.Boolean, nullable=False, server_default="0"),
        sqlite_autoincrement=True,
    )
