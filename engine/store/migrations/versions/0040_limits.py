"""Servers bound what a member has open and choose whose evenings count; tournaments without an act end by themselves.

Evenings that were called before count as before.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"


def upgrade() -> None:
    for kind in ("tables", "tournaments", "evenings", "houses"):
        op.add_column("servers", sa.Column(f"most_{kind}", sa.Integer))
    op.add_column("servers", sa.Column("season_role", sa.BigInteger))
    op.add_column("evenings", sa.Column("calling", sa.Text, nullable=False, server_default="before"))
    op.add_column("tournaments", sa.Column("acted_at", sa.Float))
    op.add_column("tournaments", sa.Column("warned_at", sa.Float))
    op.add_column("tournaments", sa.Column("ending", sa.Text))
