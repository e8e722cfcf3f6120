"""What choices of finished matches cost, and from which position of another match a table plays on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.create_table(
        "lookbacks",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("reckoned", sa.Text, nullable=False),
        sa.Column("shown", sa.Text, nullable=False, server_default="[]"),
    )
    op.add_column("tables", sa.Column("origin", sa.Text))
