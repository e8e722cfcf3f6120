"""Since when a table without a clock waits for somebody, and who lost a match by not coming."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"


def upgrade() -> None:
    op.add_column("tables", sa.Column("wait", sa.Text))
    op.add_column("tables", sa.Column("forfeited", sa.Text, nullable=False, server_default="[]"))
