"""Where messages that name people are, including those that tables and tournaments know now."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

PRIVATE = ("hand-", "reminder-", "away-")
"""Kinds of messages that are for one person, or are taken away by themselves."""


def upgrade() -> None:
    posts = op.create_table(
        "posts",
        sa.Column("message_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("fact", sa.Text, nullable=False, server_default=""),
        sa.Column("table_id", sa.Integer),
        sa.Column("tournament_id", sa.Integer),
        sa.Column("people", sa.Text, nullable=False, server_default="[]"),
        sa.Column("due", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("trouble", sa.Integer),
    )
    op.create_index("ix_posts_table_id", "posts", ["table_id"])
    op.create_index("posts_due", "posts", ["due"], sqlite_where=sa.text("due = 1"))
    deals = "(SELECT COUNT(*) FROM actions WHERE table_id = tables.id AND kind = 'deal')"
    known = {"table_id": f"SELECT id, guild_id, messages, {deals} FROM tables"}
    known["tournament_id"] = "SELECT id, guild_id, messages, 0 FROM tournaments"
    connection = op.get_bind()
    for column, query in known.items():
        rows = {}
        for number, guild_id, messages, deal in connection.execute(sa.text(query)).all():
            for kind, (channel_id, message_id) in _read(messages):
                facts = {"kind": kind, "fact": str(deal) if kind in ("table", "slate") else "", column: number}
                # One message has one row, whoever remembers it.
                rows[message_id] = {"message_id": message_id, "channel_id": channel_id, "guild_id": guild_id, **facts}
        if rows:
            op.bulk_insert(posts, list(rows.values()))


def _read(messages: str) -> list[tuple[str, list[int]]]:
    """The messages a row knows; what cannot be read is left out."""
    try:
        found = json.loads(messages)
        return [(kind, [int(at) for at in where]) for kind, where in found.items() if not kind.startswith(PRIVATE)]
    except (ValueError, TypeError, AttributeError):
        return []
