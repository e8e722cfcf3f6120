"""The channels of direct messages, which Discord does not like to be asked for again and again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("people", sa.Column("dm_channel", sa.BigInteger))
