"""Sheets for real cards can have a pot, into which each queen pays where all pass."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"


def upgrade() -> None:
    op.add_column("kept_matches", sa.Column("pot", sa.Integer, nullable=False, server_default="0"))
