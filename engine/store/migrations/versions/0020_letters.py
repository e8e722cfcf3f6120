"""Whether somebody has been asked which letters their cards have: that is asked once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("people", sa.Column("letters_asked", sa.Boolean, nullable=False, server_default="0"))
