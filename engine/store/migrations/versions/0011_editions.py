"""The edition of the rules that a table goes by: the first if its match has begun, else the second."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules_edition", sa.Integer, nullable=False, server_default="1"))
    # A match has begun once its first dealer is known.
    op.execute("UPDATE tables SET rules_edition = 2 WHERE dealer IS NULL")
