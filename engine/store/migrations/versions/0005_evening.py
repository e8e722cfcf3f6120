"""What an evening needs: pauses, agreements, rematches, substitutes; more choices of people and servers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    for column in (
        sa.Column("previous_id", sa.Integer),
        sa.Column("takes_back", sa.Integer, nullable=False, server_default="0"),
        sa.Column("starts_when_full", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("muted", sa.Text, nullable=False, server_default="[]"),
        sa.Column("paused", sa.Text),
        sa.Column("motion", sa.Text),
        sa.Column("expires", sa.Float),
        sa.Column("stints", sa.Text, nullable=False, server_default="[]"),
    ):
        op.add_column("tables", column)
    op.create_index("rematches", "tables", ["previous_id"], unique=True)
    for column in (
        sa.Column("hand_in", sa.Text),
        sa.Column("sorting", sa.Text),
        sa.Column("confirms", sa.Boolean),
        sa.Column("pings", sa.Text),
    ):
        op.add_column("people", column)
    for column in (
        sa.Column("threads", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("channels", sa.Text, nullable=False, server_default="[]"),
        sa.Column("opener_role", sa.BigInteger),
        sa.Column("stopper_role", sa.BigInteger),
        sa.Column("caller_role", sa.BigInteger),
        sa.Column("house_id", sa.Integer),
        sa.Column("takes_back", sa.Integer, nullable=False, server_default="0"),
        sa.Column("left_at", sa.Float),
    ):
        op.add_column("servers", column)
