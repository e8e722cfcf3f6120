"""What several processes of a bot know of each other: who lives, who holds which shards, when sessions may begin."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("application_id", sa.BigInteger, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("demand", sa.Integer, nullable=False),
        sa.Column("rate", sa.Integer, nullable=False),
    )
    op.create_table(
        "shards",
        sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("process_id", sa.BigInteger),
    )
    op.create_table(
        "sessions",
        sa.Column("bucket", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("begins", sa.Float, nullable=False),
    )
