"""The deals that several tables play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0027"


def upgrade() -> None:
    op.add_column("tables", sa.Column("same_deals", sa.Text))
    some = sa.text("same_deals IS NOT NULL")
    op.create_index("tables_of_same_deals", "tables", ["same_deals"], sqlite_where=some, postgresql_where=some)
