"""Matches: their tables, what was done there, what came of it, and deals that people play each for themselves."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, Table, Text, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.sql import cast, column

from engine.store.schema.parts import metadata, some, theme

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("closed", Boolean, nullable=False, index=True),
    Column("game", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("options", Text, nullable=False),
    # Anything that had begun before there were editions uses the first.
    Column("rules_edition", Integer, nullable=False, server_default="1"),
    Column("house", Text),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("access", Text, nullable=False),
    Column("invited", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("turn_seconds", Integer, nullable=False),
    Column("reserve_seconds", Integer, nullable=False, server_default="0"),
    *theme(),
    Column("seats", Text, nullable=False),
    Column("dealer", Integer),
    Column("drawn", Text),
    Column("secret", Text),
    Column("commitment", Text),
    Column("deadline", Float),
    Column("reminder", Float),
    Column("reserve_used", Text),
    Column("messages", Text, nullable=False),
    Column("opened_at", Float, nullable=False),
    Column("ended_at", Float),
    Column("tournament_id", ForeignKey("tournaments.id")),
    Column("tournament_round", Integer),
    Column("tournament_table", Integer),
    Column("added_up", Text),
    Column("previous_id", Integer),
    Column("takes_back", Integer, nullable=False, server_default="0"),
    Column("starts_when_full", Boolean, nullable=False, server_default="0"),
    Column("muted", Text, nullable=False, server_default="[]"),
    Column("barred", Text, nullable=False, server_default="[]"),
    # Tables opened before there was a choice have none.
    Column("plays_last", Boolean),
    Column("hints", Boolean),
    Column("paused", Text),
    # A proposal. It was called so once, and databases keep the word, as messages of that kind in `posted` do.
    Column("motion", Text),
    Column("expires", Float),
    Column("stints", Text, nullable=False, server_default="[]"),
    Column("marks", Text, nullable=False, server_default="[]"),
    Column("stopped", Text),
    Column("last_deal", Integer),
    Column("wait", Text),
    Column("forfeited", Text, nullable=False, server_default="[]"),
    Column("origin", Text),
    Column("same_deals", Text),
    # It stands for a match with real cards in the leaderboards, and is none.
    Column("kept_id", Integer),
    # A match has one rematch, even if several people press at the same moment.
    Index("rematches", "previous_id", unique=True),
    some("tables_of_same_deals", "same_deals", "same_deals IS NOT NULL", "same_deals IS NOT NULL"),
    # A round of a tournament is opened once, whatever is killed meanwhile.
    Index("tables_of_tournaments", "tournament_id", "tournament_round", "tournament_table", unique=True),
    # Where somebody sits. A file has one process, which knows.
    Index(
        "people_at_tables",
        cast(column("seats"), JSONB).label("people"),
        postgresql_using="gin",
        postgresql_ops={"people": "jsonb_path_ops"},
        postgresql_where=text("NOT closed"),
    ).ddl_if(dialect="postgresql"),
    # A number is never used twice: old buttons carry it.
    sqlite_autoincrement=True,
)

actions: Final = Table(
    "actions",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("at", Float, nullable=False),
    # Rows of one table are stored together, in order.
    sqlite_with_rowid=False,
)

packs: Final = Table(
    "packs",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("deal", Integer, primary_key=True),
    Column("cards", Text, nullable=False),
    sqlite_with_rowid=False,
)

deals: Final = Table(
    "deals",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("deal", Integer, primary_key=True),
    Column("contract", Text),
    Column("declarers", Text, nullable=False),
    Column("made", Text, nullable=False),
    Column("points", Text, nullable=False),
    Column("tricks", Text, nullable=False),
    Column("feats", Text, nullable=False),
    sqlite_with_rowid=False,
)

results: Final = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, index=True),
    Column("name", Text, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("side", Integer, nullable=False, server_default="0"),
    Column("place", Integer, nullable=False, server_default="0"),
    Column("finished_by", BigInteger),
    Column("finished_name", Text, nullable=False, server_default=""),
    # The others are stored here as well, so that leaderboards need not look them up.
    Column("partner", BigInteger),
    Column("opponents", Text, nullable=False, server_default=""),
    Column("points", Integer, nullable=False, server_default="0"),
    Column("declared", Integer, nullable=False, server_default="0"),
    Column("made", Integer, nullable=False, server_default="0"),
    Column("globally", Boolean, nullable=False, server_default="0"),
    # Several people have a part if one took over from another.
    Column("part", Integer, primary_key=True, server_default="0"),
    # Of the seat's result; 0: they only played some deals.
    Column("share", Float, nullable=False, server_default="1"),
    Column("played", Text),  # the numbers of the deals they played; null: all
    # Of a computer: its level.
    Column("player", Text),
    Index("results_of_pairs", "user_id", "partner"),
)

matches: Final = Table(
    "matches",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("house", Text),
    Column("tournament_id", Integer),
    Column("deals", Integer, nullable=False),
    Column("started_at", Float, nullable=False),
    Column("ended_at", Float, nullable=False),
    Column("company", Text, nullable=False),
    Column("computers", Boolean, nullable=False),
    Column("rated", Text, nullable=False),
    Column("settled", Boolean, nullable=False),
    # How many matches of these people were rated before under a number of somebody who was forgotten since.
    Column("met", Integer, nullable=False, server_default="0"),
    Index("matches_of_servers", "guild_id", "game", "settled", "ended_at"),
    Index("matches_of_games", "game", "settled", "ended_at"),
    some("matches_to_settle", "table_id", "settled = 0", "NOT settled"),
)

# What changed the sums of leaderboards, in the order in which it did: a match that began to count; or, without one,
# anything else, after which everything is summed up anew.
settlings: Final = Table(
    "settlings",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", Integer),
    Column("guild_id", BigInteger),
    Column("game", Text),
)

# What the choices of a match cost, as reckoned afterwards. It names nobody, and can be reckoned again.

lookbacks: Final = Table(
    "lookbacks",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("reckoned", Text, nullable=False),
    # The seats and deals whose costs everybody may see, because whoever played there showed them.
    Column("shown", Text, nullable=False, server_default="[]"),
)


dailies: Final = Table(
    "dailies",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    # Where the bot posts the deal of the day; NULL: nowhere.
    Column("channel_id", BigInteger),
    # NULL: another game each day.
    Column("game", Text),
    Column("preset", Text),
    Column("level", Text, nullable=False),
)

days: Final = Table(
    "days",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("day", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("rules_edition", Integer, nullable=False),
    Column("level", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("ends_at", Float, nullable=False),
    # Whether it was posted, or could not be.
    Column("posted", Boolean, nullable=False, server_default="0"),
    # Whether everybody may know how it was played.
    Column("told", Boolean, nullable=False, server_default="0"),
    # How a strong computer played it.
    Column("strong", Text),
    Index("days_of_servers", "guild_id", "day", unique=True),
    some("days_not_told", "ends_at", "told = 0", "NOT told"),
    # A number is never used twice: old buttons carry it.
    sqlite_autoincrement=True,
)

day_plays: Final = Table(
    "day_plays",
    metadata,
    Column("day_id", ForeignKey("days.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    # NULL: about to be opened.
    Column("table_id", Integer),
    # How it went, once the day is over; NULL: not played to its end.
    Column("played", Text),
    Column("began_at", Float, nullable=False),
    sqlite_with_rowid=False,
)

sent_deals: Final = Table(
    "sent_deals",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("from_id", BigInteger, nullable=False),
    Column("from_name", Text, nullable=False),
    Column("to_id", BigInteger, nullable=False),
    # The deal of a finished match, and the seat that is played.
    Column("of_table", Integer, nullable=False),
    Column("deal", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("level", Text, nullable=False),
    # NULL: not played yet.
    Column("table_id", Integer, index=True),
    Column("told", Boolean, nullable=False, server_default="0"),
    Column("sent_at", Float, nullable=False),
    # A number is never used twice: old buttons carry it.
    sqlite_autoincrement=True,
)
