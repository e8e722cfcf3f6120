"""What counts at a table of a tournament that adds up points; tables opened before are played as they were."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0047"
down_revision = "0046"


def upgrade() -> None:
    op.add_column("tables", sa.Column("added_up", sa.Text))
