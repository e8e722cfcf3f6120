"""Servers say how much a member may have open, and whose evenings seasons count; earlier ones count as before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0038"


def upgrade() -> None:
    for kind in ("tables", "tournaments", "evenings", "houses"):
        op.add_column("servers", sa.Column(f"most_{kind}", sa.Integer))
    op.add_column("servers", sa.Column("season_role", sa.BigInteger))
    op.add_column("evenings", sa.Column("calling", sa.Text, nullable=False, server_default="before"))
