"""People whom the others removed from a match, and who stay out of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("tables", sa.Column("barred", sa.Text, nullable=False, server_default="[]"))
