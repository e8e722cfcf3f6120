"""Who does not want to be seated with whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0045"
down_revision = "0044"


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("by", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("whom", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("mark", sa.Text, primary_key=True, server_default=""),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("name", sa.Text, nullable=False, server_default=""),
        sqlite_with_rowid=False,
    )
