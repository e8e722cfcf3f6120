"""Where messages are that show the way into a table's thread: they name who stopped it."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0046"
down_revision = "0045"

NOTICE = "door"


def upgrade() -> None:
    connection = op.get_bind()
    posts = sa.table(
        "posts",
        sa.column("message_id", sa.BigInteger),
        sa.column("channel_id", sa.BigInteger),
        sa.column("guild_id", sa.BigInteger),
        sa.column("kind", sa.Text),
        sa.column("table_id", sa.Integer),
    )
    known = set(connection.execute(sa.text("SELECT message_id FROM posts WHERE kind = 'door'")).scalars())
    rows: list[dict[str, Any]] = []
    tables = sa.text("SELECT id, guild_id, messages FROM tables WHERE messages LIKE '%\"door\"%'")
    for table_id, guild_id, messages in connection.execute(tables).all():
        where = _read(messages)
        if where is not None and where[1] not in known:
            place = {"message_id": where[1], "channel_id": where[0], "guild_id": guild_id}
            rows.append({**place, "kind": NOTICE, "table_id": table_id})
    if rows:
        op.bulk_insert(posts, rows)


def _read(messages: str) -> tuple[int, int] | None:
    """Channel and message of a table's notice; what cannot be read is left out."""
    try:
        channel_id, message_id = json.loads(messages)[NOTICE]
        return int(channel_id), int(message_id)
    except (ValueError, TypeError, KeyError):
        return None
