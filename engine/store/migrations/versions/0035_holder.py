"""Who is first of the processes of a bot: one plays, the others stand by; nobody divides shards any more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"


def upgrade() -> None:
    for table in ("processes", "shards", "sessions"):
        op.drop_table(table)
    op.create_table(
        "holder",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("pid", sa.Integer, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("bot_id", sa.BigInteger, nullable=False),
        sa.Column("renewed", sa.Float, nullable=False),
        sa.Column("cut_off", sa.Float, nullable=False),
    )
