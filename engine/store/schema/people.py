"""People, servers, and what the bot keeps for them and of itself.

- Marks of people who were forgotten (`engine.table.model.marks`), and the key without which they say nothing.
- Who does not want to be seated with whom (`engine.store.blocks`).
- When conversations by direct message were begun lately (`engine.running.openings`); it names nobody.
- Who is first of the processes of a bot (`engine.store.standby`). Empty in a file, which has one process.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, Table, Text

from engine.store.schema.parts import metadata, some, theme

people: Final = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", Text),
    Column("dm_closed", Boolean, nullable=False),
    Column("chosen_language", Text),
    *theme(),
    Column("hand_in", Text),
    Column("sorting", Text),
    Column("confirms", Boolean),
    Column("pings", Text),
    Column("rated_globally", Boolean, nullable=False, server_default="0"),
    Column("hides_statistics", Boolean, nullable=False, server_default="0"),
    Column("confirms_contracts", Boolean),
    Column("dm_channel", BigInteger),
    Column("letters_asked", Boolean, nullable=False, server_default="0"),
    Column("lessons", Text, nullable=False, server_default=""),
)

servers: Final = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", Text),
    Column("turn_seconds", Integer, nullable=False),
    Column("reserve_seconds", Integer, nullable=False, server_default="0"),
    *theme(),
    Column("threads", Boolean, nullable=False, server_default="0"),
    Column("channels", Text, nullable=False, server_default="[]"),
    Column("opener_role", BigInteger),
    Column("stopper_role", BigInteger),
    Column("caller_role", BigInteger),
    Column("season_role", BigInteger),
    Column("house_id", Integer),
    Column("takes_back", Integer, nullable=False, server_default="0"),
    Column("plays_last", Boolean, nullable=False, server_default="1"),
    Column("left_at", Float),
    Column("counts_computers", Boolean, nullable=False, server_default="0"),
    # How much of each kind a member may have open; nothing: as much as is usual.
    Column("most_scores", Integer),
    Column("most_tables", Integer),
    Column("most_tournaments", Integer),
    Column("most_evenings", Integer),
    Column("most_houses", Integer),
)

houses: Final = Table(
    "houses",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("maker_id", BigInteger, nullable=False),
    Column("made_at", Float, nullable=False),
    # Nothing: the server's clock.
    Column("turn_seconds", Integer),
    Column("reserve_seconds", Integer, nullable=False, server_default="0"),
    Index("houses_of_servers", "guild_id", "folded", unique=True),
    # A number is never used twice: old buttons carry it.
    sqlite_autoincrement=True,
)

ratings: Final = Table(
    "ratings",
    metadata,
    # A server's id, or 0 for all servers.
    Column("scope", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Float, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("weight", Float, nullable=False),
    Index("ratings_in_order", "scope", "game", "at", "table_id"),
    # A person's ratings are stored together, in order.
    sqlite_with_rowid=False,
)

boards: Final = Table(
    "boards",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("language", Text, nullable=False),
    # Which leaderboard, in the form the custom ids of its buttons use.
    Column("query", Text, nullable=False),
    # A number is never used twice: autocomplete lists carry it.
    sqlite_autoincrement=True,
)

posts: Final = Table(
    "posts",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("guild_id", BigInteger),
    Column("kind", Text, nullable=False),
    Column("fact", Text, nullable=False, server_default=""),
    Column("table_id", Integer, index=True),
    Column("tournament_id", Integer),
    # The ids of people it names whatever becomes of the table.
    Column("people", Text, nullable=False, server_default="[]"),
    # A name has to be removed from it.
    Column("due", Boolean, nullable=False, server_default="0"),
    Column("trouble", Integer),
    some("posts_due", "due", "due = 1", "due"),
)


marks: Final = Table(
    "marks",
    metadata,
    Column("purpose", Text, primary_key=True),
    # What it belongs to: a deal of the day, a table or a tournament; of a tournament also the place, else 0.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("part", Integer, primary_key=True, autoincrement=False),
    Column("mark", Text, primary_key=True),
    # When it is deleted at the latest; null: when that has ended.
    Column("until", Float),
    sqlite_with_rowid=False,
)

mark_keys: Final = Table(
    "mark_keys",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # 1: there is one row, or none yet
    Column("secret", Text, nullable=False),
)


blocks: Final = Table(
    "blocks",
    metadata,
    Column("by", BigInteger, primary_key=True, autoincrement=False),
    # Whom they keep away; 0: somebody who was forgotten, of whom the mark alone is left.
    Column("whom", BigInteger, primary_key=True, autoincrement=False),
    Column("mark", Text, primary_key=True, server_default=""),
    Column("since", Float, nullable=False),
    Column("name", Text, nullable=False, server_default=""),
    sqlite_with_rowid=False,
)


dm_openings: Final = Table(
    "dm_openings",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    # Discord would not let the bot begin one.
    Column("refused", Boolean, nullable=False, server_default="0"),
    sqlite_autoincrement=True,
)


holder: Final = Table(
    "holder",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # 1: there is one row, or none
    Column("name", Text, nullable=False),  # empty: it has ended as it should
    Column("pid", Integer, nullable=False),
    Column("epoch", BigInteger, nullable=False),
    Column("bot_id", BigInteger, nullable=False),
    Column("renewed", Float, nullable=False),
    Column("cut_off", Float, nullable=False),
)
