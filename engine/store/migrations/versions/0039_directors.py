"""Tournaments know whom directors asked to enter, whom they took out and why, and who agrees to stop."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"


def upgrade() -> None:
    for name in ("asked", "removals"):
        op.add_column("tournaments", sa.Column(name, sa.Text, nullable=False, server_default="[]"))
    op.add_column("tournaments", sa.Column("stopping", sa.Text))
