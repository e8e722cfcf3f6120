"""The edition of the rules that a table goes by: the first, where it has begun; where it has not, the second."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules_edition", sa.Integer, nullable=False, server_default="1"))
    # Whoever dealt first is known from the moment a match begins.
    op.execute("UPDATE tables SET rules_edition = 2 WHERE dealer IS NULL")
