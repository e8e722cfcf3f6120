"""Matches that have begun go on showing the highest card where eldest names trumps.

That was the rule of all presets with forced trumps; from now on it is one value of an option, which lobbies, house
rules and tournaments that have not begun take from their preset.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

_FORCED = ("force", "malmedy", "dame-de-make", "six", "six-32", "eight")
_BEGUN = {
    # A running tournament opens its tables as it began; one of them may still be waiting to be started.
    "tables": "status <> 'lobby' OR tournament_id IS NOT NULL",
    "tournaments": "status <> 'lobby'",
    "matches": "TRUE",
}


def upgrade() -> None:
    presets: sa.BindParameter[tuple[str, ...]] = sa.bindparam("presets", _FORCED, expanding=True)
    for table, begun in _BEGUN.items():
        # An unreadable row stays as it is: it must not keep the others from being brought up to date.
        statement = sa.text(
            f"UPDATE {table} SET options = json_set(options, '$.show', 'highest') WHERE game = 'couillon' "
            f"AND preset IN :presets AND ({begun}) AND json_valid(options)"
        )
        op.execute(statement.bindparams(presets))
