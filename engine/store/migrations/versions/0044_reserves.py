"""What each seat has beyond the time of its turns, and has used of it; at tables opened before there is nothing.

House rules have a clock, if they name one.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"


def upgrade() -> None:
    for table in ("tables", "servers", "tournaments", "evenings", "houses"):
        op.add_column(table, sa.Column("reserve_seconds", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("reserve_used", sa.Text))
    op.add_column("houses", sa.Column("turn_seconds", sa.Integer))
