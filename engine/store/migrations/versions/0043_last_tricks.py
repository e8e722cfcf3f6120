"""Whether a last trick in which nobody chooses anything plays itself; at tables opened before it does not."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"


def upgrade() -> None:
    op.add_column("tables", sa.Column("plays_last", sa.Boolean))
    op.add_column("servers", sa.Column("plays_last", sa.Boolean, nullable=False, server_default="1"))
