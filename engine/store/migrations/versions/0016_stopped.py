"""How, by whom and why a table was stopped, and after which deal people agreed to end a match.

So far the rows told this only of tables that stopped by themselves.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("tables", sa.Column("stopped", sa.Text))
    op.add_column("tables", sa.Column("last_deal", sa.Integer))
    # Their row showed it so far: the moment at which they were to stop had come.
    op.execute(
        sa.text(
            """
            UPDATE tables SET stopped = json_array(
                CASE
                    WHEN paused = 'agreed' THEN 'paused'
                    WHEN paused = 'nobody' THEN 'nobody'
                    WHEN stints = '[]' AND secret IS NULL AND dealer IS NULL THEN 'lobby'
                    ELSE 'clockless'
                END, NULL, '', '')
            WHERE status = 'stopped' AND expires IS NOT NULL
            """
        )
    )
    op.execute(sa.text("UPDATE tables SET expires = NULL WHERE status = 'stopped'"))
