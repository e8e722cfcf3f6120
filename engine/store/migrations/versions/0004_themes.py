"""How people and servers want cards and tables to look, and in which language people want to read."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    for table in ("people", "servers", "tables", "tournaments"):
        op.add_column(table, sa.Column("index_set", sa.Text))
        op.add_column(table, sa.Column("four_colours", sa.Boolean))
        op.add_column(table, sa.Column("felt", sa.Text))
    op.add_column("people", sa.Column("chosen_language", sa.Text))
