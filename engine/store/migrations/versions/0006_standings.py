"""What finished matches and their deals came to, ratings, and who wants to be seen or rated where."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("house", sa.Text),
        sa.Column("tournament_id", sa.Integer),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("started_at", sa.Float, nullable=False),
        sa.Column("ended_at", sa.Float, nullable=False),
        sa.Column("company", sa.Text, nullable=False),
        sa.Column("computers", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Text, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
    )
    op.create_index("matches_of_servers", "matches", ["guild_id", "game", "settled", "ended_at"])
    op.create_index("matches_of_games", "matches", ["game", "settled", "ended_at"])
    op.create_index("matches_to_settle", "matches", ["table_id"], sqlite_where=sa.text("settled = 0"))
    for column in (
        sa.Column("side", sa.Integer, nullable=False, server_default="0"),
        sa.Column("place", sa.Integer, nullable=False, server_default="0"),
        sa.Column("finished_by", sa.BigInteger),
        sa.Column("finished_name", sa.Text, nullable=False, server_default=""),
        sa.Column("partner", sa.BigInteger),
        sa.Column("opponents", sa.Text, nullable=False, server_default=""),
        sa.Column("points", sa.Integer, nullable=False, server_default="0"),
        sa.Column("declared", sa.Integer, nullable=False, server_default="0"),
        sa.Column("made", sa.Integer, nullable=False, server_default="0"),
        sa.Column("globally", sa.Boolean, nullable=False, server_default="0"),
    ):
        op.add_column("results", column)
    op.create_table(
        "deals",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True),
        sa.Column("contract", sa.Text),
        sa.Column("declarers", sa.Text, nullable=False),
        sa.Column("made", sa.Text, nullable=False),
        sa.Column("points", sa.Text, nullable=False),
        sa.Column("tricks", sa.Text, nullable=False),
        sa.Column("feats", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "ratings",
        sa.Column("scope", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, primary_key=True),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("weight", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ratings_in_order", "ratings", ["scope", "game", "at", "table_id"])
    op.add_column("people", sa.Column("rated_globally", sa.Boolean, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("hides_statistics", sa.Boolean, nullable=False, server_default="0"))
    op.add_column("servers", sa.Column("counts_computers", sa.Boolean, nullable=False, server_default="0"))
