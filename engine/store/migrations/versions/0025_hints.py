"""Whether hints are given at a table; where nothing is said, they are where computers play along from the start."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean))
    # Matches with computers may count on some servers: nobody at their tables was told of hints.
    tables, servers = sa.table("tables"), sa.table("servers")
    for table, names in ((tables, ("guild_id", "closed", "hints")), (servers, ("guild_id", "counts_computers"))):
        for name in names:
            table.append_column(sa.column(name))
    counting = sa.select(servers.c.guild_id).where(servers.c.counts_computers.is_(sa.true()))
    op.execute(
        sa.update(tables)
        .where(tables.c.guild_id.in_(counting), tables.c.closed.is_(sa.false()))
        .values(hints=sa.false())
    )
