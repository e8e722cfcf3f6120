"""What changed the sums of leaderboards, in order, and pairs found without looking at all of somebody's matches.

Matches that counted before have no row: whoever begins to keep a leaderboard sums all of them up.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"


def upgrade() -> None:
    op.create_table(
        "settlings",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.Integer),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("game", sa.Text),
    )
    op.create_index("results_of_pairs", "results", ["user_id", "partner"])
