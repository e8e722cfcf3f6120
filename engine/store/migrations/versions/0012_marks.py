"""Marks without a name, of people who were forgotten during a deal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("marks", sa.Text, nullable=False, server_default="[]"))
