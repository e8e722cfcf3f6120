"""Where messages that name people are, so that the bot can remove a name, and which of them it still has to edit.

The code that shows a message also shows it anew. Until that is done the store keeps the fact that the message is due,
and never for whose sake.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.store import schema
from engine.store.journal import Journal
from engine.store.schema.clubs import NAMING
from engine.store.sql.backend import upsert
from engine.table.model.entries import EntryKind
from engine.table.model.errors import JournalError
from engine.table.model.status import Status

log = logging.getLogger(__name__)

DEAL_SHOWN: Final = "table"
END_SHOWN: Final = "over"
DEAL_SENT: Final = "sent"
"""The kinds of the messages that show the table of a deal, whose number is their `fact`, the end of a match, and a deal
that was sent, whose number is what their `fact` begins with."""
TOLD: Final = "told"
"""The kind of any other direct message that names somebody else; their `fact` is its reader's language."""
_OF: Final = schema.posts.c
_TABLE: Final = schema.tables.c


class Post(NamedTuple):
    """A message of the bot that others can see."""

    message_id: int
    channel_id: int
    guild_id: int | None
    kind: str
    """What it shows, in the words of the code that shows it."""
    fact: str = ""
    """Anything else needed to show it."""
    table_id: int | None = None
    tournament_id: int | None = None
    people: frozenset[int] = frozenset()
    """Ids of the people it names whatever becomes of the table; anybody forgotten is not among them."""
    trouble: int | None = None
    """Discord's code for why it could not be shown anew."""

    @property
    def where(self) -> tuple[int, int]:
        """Channel and message."""
        return self.channel_id, self.message_id

    @property
    def number(self) -> int:
        """Which of its kind it is, a round or a deal; raises ValueError if its kind is not numbered."""
        return int(self.kind.partition("-")[2])


class Unknown(NamedTuple):
    """A match whose messages are in unknown places, because they are older than this record."""

    table_id: int
    guild_id: int | None
    channel_id: int
    at: float
    """When it ended, or else began (UTC epoch, seconds)."""


class Marked(NamedTuple):
    """What has to be shown anew for somebody's sake."""

    due: frozenset[int] = frozenset()
    """Ids of messages."""
    unknown: tuple[Unknown, ...] = ()
    """The newest first."""
    deals: tuple[int, ...] = ()
    """The people to whom they sent deals with messages in unknown places, for the same reason."""


class Posted:
    """The messages of all tables and tournaments. Every method but `note` and `drop` raises JournalError."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._unwritten: dict[int, Post] = {}
        """What the database could not take yet."""

    async def note(self, post: Post) -> None:
        """Keep where a message is; anything that cannot be written now is written with the next message."""
        self._unwritten[post.message_id] = post
        try:
            await self._write()
        except JournalError as error:
            log.warning("where message %s is could not be written down yet: %s", post.message_id, error)

    async def drop(self, message_id: int) -> None:
        """Forget a message that names nobody any more; if that fails, it is noticed later."""
        self._unwritten.pop(message_id, None)
        with suppress(JournalError):
            await self._journal.change(delete(schema.posts).where(_OF.message_id == message_id))

    async def leave_behind(self, message_id: int, deal: int) -> bool:
        """Whether a message of a table or a slate is about another deal than this; then it is due once more.

        Whoever was killed when a deal began may have shown neither the end of the one before nor that it is over.
        """
        await self._write()
        ours = _OF.message_id == message_id, _OF.fact != str(deal)
        return bool(await self._journal.change(update(schema.posts).where(*ours).values(due=True)))

    async def has(self, table_id: int, kind: str, fact: str) -> bool:
        """Whether a table has ever had a message that shows this."""
        await self._write()
        wanted = select(_OF.message_id).where(_OF.table_id == table_id, _OF.kind == kind, _OF.fact == fact).limit(1)
        return bool(await self._journal.column(wanted))

    async def mark(self, user_id: int) -> Marked:
        """Have all messages shown anew that name this person, or show a table or tournament that knows them.

        Call this before the tables and tournaments forget them. It keeps no record that the messages named them.
        """
        await self._write()
        async with self._journal.transaction() as connection:
            tables = await _tables_of(connection, user_id)
            tournaments = await _named(connection, schema.tournaments, user_id, NAMING)
            # Nobody may write their name into them meanwhile.
            naming = await _naming(connection, user_id, to_change=True)
            direct = {int(row.message_id): row.people for row in naming}
            for message_id, people in direct.items():
                others = _json(one for one in json.loads(people) if one != user_id)
                await connection.execute(update(schema.posts).where(_OF.message_id == message_id).values(people=others))
            theirs = or_(
                _OF.message_id.in_(direct), _OF.table_id.in_(tables.keys()), _OF.tournament_id.in_(tournaments.keys())
            )
            due = update(schema.posts).where(theirs).values(due=True).returning(_OF.message_id)
            marked = (await connection.execute(due)).scalars().all()
            sent = await _sent_unseen(connection, user_id)
            return Marked(frozenset(map(int, marked)), await _unknown(connection, tables), sent)

    async def due(self) -> tuple[Post, ...]:
        """What has to be shown anew: first those without trouble, each group newest first."""
        return await self._read(_OF.due.is_(True))

    async def troubled(self, guild_id: int | None = None) -> tuple[Post, ...]:
        """What could not be shown anew so far, on one server or on all."""
        here = (_OF.guild_id == guild_id,) if guild_id is not None else ()
        return await self._read(_OF.due.is_(True), _OF.trouble.is_not(None), *here)

    async def shown(self, post: Post) -> None:
        """Note that it was shown anew, or is gone."""
        await self._set(post, due=False, trouble=None)

    async def failed(self, post: Post, trouble: int) -> None:
        """Note that it could not be shown anew, with Discord's code for why; it is tried again."""
        await self._set(post, trouble=trouble)

    async def _set(self, post: Post, **values: Any) -> None:
        await self._journal.change(update(schema.posts).where(_OF.message_id == post.message_id).values(values))

    async def _write(self) -> None:
        if not self._unwritten:
            return
        # In order, so that no two processes each wait for what the other has.
        posts = sorted(self._unwritten.values())
        async with self._journal.transaction() as connection:
            rows = [one._asdict() | {"people": _json(sorted(one.people))} for one in posts]
            await connection.execute(upsert(connection, schema.posts, ("kind", "fact", "people")), rows)
        for one in posts:
            if self._unwritten.get(one.message_id) is one:
                del self._unwritten[one.message_id]

    async def _read(self, *where: ColumnElement[bool]) -> tuple[Post, ...]:
        columns = [_OF[name] for name in Post._fields]
        query = select(*columns).where(*where).order_by(_OF.trouble.is_not(None), _OF.message_id.desc())
        rows = await self._journal.rows(query)
        return tuple(Post(**{**row, "people": frozenset(json.loads(row["people"]))}) for row in rows)


async def posts_of(connection: AsyncConnection, user_id: int) -> list[dict[str, Any]]:
    """The messages recorded as naming this person, ready for JSON."""
    kept = ("guild_id", "channel_id", "message_id", "kind")
    return [{name: row[name] for name in kept} for row in (one._mapping for one in await _naming(connection, user_id))]


async def forget_server(connection: AsyncConnection, guild_id: int) -> None:
    """Delete the records of a server that the bot has left, where it can change no message."""
    await connection.execute(delete(schema.posts).where(_OF.guild_id == guild_id))


async def _naming(connection: AsyncConnection, user_id: int, *, to_change: bool = False) -> list[Any]:
    """The rows of messages that name this person themselves."""
    columns = [_OF[name] for name in ("guild_id", "channel_id", "message_id", "kind", "people")]
    query = select(*columns).where(_OF.people.contains(str(user_id)))
    rows = (await connection.execute(query.with_for_update() if to_change else query)).all()
    # A number may be part of a longer one.
    return [row for row in rows if user_id in json.loads(row.people)]


async def _tables_of(connection: AsyncConnection, user_id: int) -> dict[int, Mapping[Any, Any]]:
    """The tables that know this person, and rematches that wait for them because they played the match before."""
    found = await _named(connection, schema.tables, user_id, ("seats", "stints", "invited", "muted"))
    before = set(found)
    while before:
        query = select(schema.tables).where(_TABLE.previous_id.in_(before), _TABLE.id.not_in(found.keys()))
        later = {int(row["id"]): row for row in (await connection.execute(query)).mappings()}
        found |= later
        # A stopped rematch may have been followed by another, which waits for the same people.
        before = {number for number, row in later.items() if row["status"] == Status.STOPPED.value}
    return found


async def _named(
    connection: AsyncConnection, table: Any, user_id: int, columns: Iterable[str]
) -> dict[int, Mapping[Any, Any]]:
    """The rows with this person's number; one too many does no harm."""
    named = or_(table.c.host_id == user_id, *(table.c[name].contains(str(user_id)) for name in columns))
    rows = (await connection.execute(select(table).where(named))).mappings()
    return {int(row["id"]): row for row in rows}


async def _unknown(connection: AsyncConnection, tables: Mapping[int, Mapping[Any, Any]]) -> tuple[Unknown, ...]:
    """Matches whose first deal or end is shown in an unknown place."""
    of = schema.actions.c
    dealt = select(of.table_id).distinct().where(of.kind == EntryKind.DEAL.value, of.table_id.in_(tables.keys()))
    shows = select(_OF.table_id, _OF.kind, _OF.fact)
    shows = shows.where(_OF.kind.in_((DEAL_SHOWN, END_SHOWN)), _OF.table_id.in_(tables.keys()))
    known = {(int(row.table_id), row.kind, row.fact) for row in (await connection.execute(shows)).all()}
    found = []
    for number in sorted((await connection.execute(dealt)).scalars(), reverse=True):
        row = tables[number]
        is_over = row["status"] == Status.OVER.value
        if (number, DEAL_SHOWN, "1") not in known or (is_over and (number, END_SHOWN, "") not in known):
            found.append(Unknown(number, row["guild_id"], row["channel_id"], row["ended_at"] or row["opened_at"]))
    return tuple(found)


async def _sent_unseen(connection: AsyncConnection, user_id: int) -> tuple[int, ...]:
    """To whom this person sent deals with messages in unknown places."""
    of = schema.sent_deals.c
    sent = select(of.id, of.to_id).where(of.from_id == user_id).order_by(of.id.desc())
    rows = (await connection.execute(sent)).all()
    if not rows:
        return ()
    facts = (await connection.execute(select(_OF.fact).where(_OF.kind == DEAL_SENT))).scalars()
    known = {fact.partition(".")[0] for fact in facts}
    return tuple(dict.fromkeys(int(row.to_id) for row in rows if str(row.id) not in known))


def _json(numbers: Iterable[int]) -> str:
    return json.dumps(list(numbers), separators=(",", ":"))
