"""Marks of people who were forgotten, for every purpose, with one key; and matches with people met before.

The marks of deals under way stay what they are until these are over: they have salts of their own. No key is made
here, since a new database of PostgreSQL never comes this way: the first who needs one makes it.
"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"


def upgrade() -> None:
    op.create_table(
        "marks",
        sa.Column("purpose", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("part", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mark", sa.Text, primary_key=True),
        sa.Column("until", sa.Float),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "mark_keys",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.Text, nullable=False),
    )
    op.add_column("matches", sa.Column("met", sa.Integer, nullable=False, server_default="0"))
    tables = sa.table("tables", sa.column("id", sa.Integer), sa.column("marks", sa.Text))
    connection = op.get_bind()
    for number, text in connection.execute(sa.select(tables.c.id, tables.c.marks).where(tables.c.marks != "[]")).all():
        marks = [[seat, digest, salt] for seat, salt, digest in json.loads(text)]
        values = {"marks": json.dumps(marks, separators=(",", ":"))}
        connection.execute(tables.update().where(tables.c.id == number).values(values))
