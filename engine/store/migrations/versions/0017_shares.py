"""Several people may have a part in a seat's result; stored results stay whole, with those who have them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

_KEPT = (
    *("table_id", "seat", "user_id", "name", "score", "won", "side", "place", "finished_by", "finished_name"),
    *("partner", "opponents", "points", "declared", "made", "globally"),
)


def upgrade() -> None:
    # SQLite cannot change what identifies a row: the table is made anew.
    op.drop_index("ix_results_user_id", "results")
    op.rename_table("results", "results_before")
    op.create_table(
        "results",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
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
        sa.Column("part", sa.Integer, primary_key=True, server_default="0"),
        sa.Column("share", sa.Float, nullable=False, server_default="1"),
        sa.Column("played", sa.Text),
    )
    kept = ", ".join(_KEPT)
    op.execute(sa.text(f"INSERT INTO results ({kept}) SELECT {kept} FROM results_before"))
    op.drop_table("results_before")
    op.create_index("ix_results_user_id", "results", ["user_id"])
