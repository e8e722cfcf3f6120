"""Servers say how many tables, tournaments, evenings and house rules a member may have open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0038"


def upgrade() -> None:
    for kind in ("tables", "tournaments", "evenings", "houses"):
        op.add_column("servers", sa.Column(f"most_{kind}", sa.Integer))
