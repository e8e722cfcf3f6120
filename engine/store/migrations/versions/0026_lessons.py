"""The lessons that somebody finished."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    op.add_column("people", sa.Column("lessons", sa.Text, nullable=False, server_default=""))
