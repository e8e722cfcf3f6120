"""What is kept about a person, to give to them; and about a server that the bot left long ago."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import asdict
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Table, and_, case, delete, exists, false, null, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.store import blocks, posted, schema
from engine.store.house_rules import folded
from engine.store.journal import Journal
from engine.store.rows import read_drawn, salts_of
from engine.store.schema.clubs import NAMING
from engine.table.decisions.forgetting import Traces
from engine.table.decisions.shares import dealt_to
from engine.table.model.entries import DealText, EntryKind
from engine.table.model.people import Occupant, Stint
from engine.table.model.preferences import Person
from engine.table.model.status import LIVE, Status, Stop

_TABLES: Final = schema.tables.c
_IDS: Final = {"wishes": (1,), "corrections": (4,), "directors": (0,), "asked": (0, 2), "removals": (1, 4)}
"""Where user ids stand in each of the entries."""


class NamedAfter(NamedTuple):
    """House rules, an evening or a season whose name holds a person's own."""

    guild_id: int
    channel_id: int | None
    """Where it is shown; None: all over the server."""
    name: str
    is_theirs: bool
    """They made or direct it."""


_NAMED: Final[tuple[tuple[Table, tuple[str, ...]], ...]] = (
    (schema.houses, ("maker_id",)),
    (schema.evenings, ("director_id",)),
    (schema.seasons, ()),
)
"""What people give names to, and who gave it."""
_SHORTEST: Final = 2
"""Letters of a name that is looked for in others."""


def _holding(names: Collection[str]) -> re.Pattern[str] | None:
    """Finds any of these names as a word of its own, also with an s, in what is `folded`; None: none can be found."""
    words = sorted({folded(name) for name in names if len(folded(name)) >= _SHORTEST})
    either = "|".join(map(re.escape, words))
    return re.compile(rf"(?<!\w)(?:{either})(?:['’]?s)?(?!\w)") if words else None


class Privacy:
    """Every method raises JournalError."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def export(self, user_id: int) -> dict[str, Any]:
        """Everything that is kept about this person, ready for JSON; times are UTC epoch seconds.

        It has no card of a match that is still being played, and nothing of what others held or did.
        """
        person = await self._journal.person(user_id) or Person(user_id)
        async with self._journal.transaction() as connection:
            tables = [await _table(connection, row, user_id) for row in await _rows(connection, schema.tables, user_id)]
            tournaments = [_tournament(row, user_id) for row in await _rows(connection, schema.tournaments, user_id)]
            of = schema.houses.c
            houses = (
                await connection.execute(
                    select(of.guild_id, of.name, of.game, of.preset, of.options, of.made_at).where(
                        of.maker_id == user_id
                    )
                )
            ).mappings()
            return {
                "person": asdict(person),
                "tables": tables,
                "results": await _results(connection, user_id),
                "ratings": await _ratings(connection, user_id),
                "tournaments": tournaments,
                "house_rules": [dict(row) for row in houses],
                "deals_of_the_day": await _days(connection, user_id),
                "sent_deals": await _sent_deals(connection, user_id),
                "not_seated_with": await blocks.export(connection, user_id),
                "messages": await posted.posts_of(connection, user_id),
            }

    async def names_holding(
        self, user_id: int, names: Collection[str], guild_ids: Collection[int]
    ) -> tuple[NamedAfter, ...]:
        """What was given a name with one of these in it: by this person or for them, or on one of these servers.

        Being forgotten does not change such a name: others gave it, or play by it.
        """
        holds = _holding(names)
        if holds is None:
            return ()
        found = list[NamedAfter]()
        async with self._journal.transaction() as connection:
            for table, theirs in _NAMED:
                own = or_(false(), *(table.c[name] == user_id for name in theirs))
                place = table.c.channel_id if "channel_id" in table.c else null()
                query = select(table.c.guild_id, place, table.c.name, own).where(
                    or_(own, table.c.guild_id.in_(guild_ids))
                )
                rows = (await connection.execute(query.order_by(table.c.id))).all()
                found += [NamedAfter(*row) for row in rows if holds.search(folded(row[2]))]
        return tuple(dict.fromkeys(found))

    async def servers_here(self) -> frozenset[int]:
        """The servers that something is stored for and that the bot is not known to have left."""
        of = schema.servers.c
        known = select(of.guild_id).where(of.left_at.is_(None))
        played = select(_TABLES.guild_id).where(_TABLES.status.in_(LIVE), _TABLES.guild_id.is_not(None))
        return frozenset(await self._journal.column(known.union(played)))

    async def gone_before(self, at: float) -> tuple[int, ...]:
        """The servers the bot was removed from before this moment (UTC epoch, seconds) and never came back to."""
        of = schema.servers.c
        return tuple(await self._journal.column(select(of.guild_id).where(of.left_at < at)))

    async def forget_server(self, guild_id: int) -> None:
        """Forget a server's choices, its leaderboards, and all its matches without a result.

        Results belong to people.
        """
        async with self._journal.transaction() as connection:
            of = schema.tables.c
            unfinished = select(of.id).where(of.guild_id == guild_id, of.status != Status.OVER.value).scalar_subquery()
            for table in (schema.actions, schema.packs, schema.deals):
                await connection.execute(delete(table).where(table.c.table_id.in_(unfinished)))
            await connection.execute(delete(schema.tables).where(of.id.in_(unfinished)))
            days = select(schema.days.c.id).where(schema.days.c.guild_id == guild_id).scalar_subquery()
            await connection.execute(delete(schema.day_plays).where(schema.day_plays.c.day_id.in_(days)))
            for table in (schema.houses, schema.boards, schema.days, schema.dailies, schema.servers):
                await connection.execute(delete(table).where(table.c.guild_id == guild_id))
            await posted.forget_server(connection, guild_id)
        await self._journal.drop_copies()


async def _rows(connection: AsyncConnection, table: Any, user_id: int) -> list[Mapping[str, Any]]:
    """The rows of tables or tournaments that name this person."""
    names = ("seats", "stints", "invited", "muted", "barred", "stopped", *NAMING)
    named = (table.c[name] for name in names if name in table.c)
    somewhere: list[ColumnElement[bool]] = [column.contains(str(user_id)) for column in named]
    query = select(table).where(or_(table.c.host_id == user_id, *somewhere)).order_by(table.c.id)
    # A number may be part of a longer one.
    return [dict(row) for row in (await connection.execute(query)).mappings() if user_id in _ids(row)]


def _ids(row: Mapping[Any, Any]) -> Iterator[int | None]:
    """The user ids in a row."""
    yield row["host_id"]
    for name in ("seats", "entrants"):
        for one in json.loads(row[name]) if name in row else ():
            if one is not None:
                yield from (one["user_id"], one["kept_for"])
    for name in ("invited", "muted", "barred"):
        yield from json.loads(row[name]) if name in row else ()
    for name, places in _IDS.items():
        yield from (one[at] for one in json.loads(row[name]) for at in places) if name in row else ()
    if stopping := row.get("stopping"):
        _, by, _, _, asked, *_ = json.loads(stopping)
        yield from (by, *asked)
    if stopped := row.get("stopped"):
        yield Stop.read(*json.loads(stopped)).by
    for _deal, _seat, _name, user_id, *_ in json.loads(row["stints"]) if "stints" in row else ():
        yield user_id


async def _table(connection: AsyncConnection, row: Mapping[str, Any], user_id: int) -> dict[str, Any]:
    """What a table tells about a person: the seat, and what they did themselves if the match is over."""
    kept = {name: row[name] for name in ("id", "game", "preset", "guild_id", "status", "opened_at", "ended_at")}
    sitting = {seat: one for seat, one in enumerate(json.loads(row["seats"]), 1) if one and one["user_id"] == user_id}
    stints = tuple(Stint.read(*one) for one in json.loads(row["stints"]))
    names = {one.seat: one.name for one in stints if one.user_id == user_id}
    names |= {seat: one["name"] for seat, one in sitting.items()}
    occupants = tuple(Occupant(**one) if one else None for one in json.loads(row["seats"]))
    drawn = read_drawn(row["drawn"]) if row["drawn"] else None
    kept["salts"] = salts_of(row, Traces.of(user_id, occupants, stints, drawn).people)
    seat = next(iter((*sitting, *names)), None)
    kept |= {"was_host": row["host_id"] == user_id, "seat": seat, "name": names[seat] if seat else None}
    stop = Stop.read(*json.loads(row["stopped"])) if row["stopped"] else None
    if stop is not None and stop.by == user_id:
        kept |= {"stopped_it": stop.kind.value, "name": kept["name"] or stop.name, "reason": stop.reason}
    if seat is None or row["status"] in LIVE:
        return kept
    # For very old matches it is not recorded who came when.
    begun = (Stint(0, seat, "", user_id) for seat in sitting if all(one.seat != seat for one in stints))
    own = _Own((*stints, *begun), user_id)
    kept["actions"] = await _actions(connection, row["id"], own)
    kept["cuts"] = await _cuts(connection, row["id"], own)
    kept["looked_back"] = await _looked_back(connection, row["id"], own)
    return kept


class _Own(NamedTuple):
    """Which deals of a table somebody played, on which seats."""

    stints: tuple[Stint, ...]
    user_id: int

    def has(self, seat: int, deal: int) -> bool:
        player = dealt_to(self.stints, seat, deal)
        return player is not None and player.user_id == self.user_id


async def _cuts(connection: AsyncConnection, table_id: int, own: _Own) -> list[dict[str, Any]]:
    """How somebody cut the pack of which deals, and what they said with it."""
    of = schema.actions.c
    deals = select(of.action).where(of.table_id == table_id, of.kind == EntryKind.DEAL.value).order_by(of.number)
    made = map(DealText.parse, (await connection.execute(deals)).scalars())
    return [
        {"deal": deal, "cards": cut.cards, "words": cut.words}
        for deal, _, cut in made
        if cut is not None and cut.seat is not None and own.has(cut.seat, deal)
    ]


async def _looked_back(connection: AsyncConnection, table_id: int, own: _Own) -> list[dict[str, Any]]:
    """What somebody's choices cost, as far as it was reckoned."""
    of = schema.lookbacks.c
    reckoned = (await connection.execute(select(of.reckoned).where(of.table_id == table_id))).scalar()
    deals = enumerate(json.loads(reckoned) if reckoned is not None else (), 1)
    return [
        {"deal": deal, "step": step, "action": chosen, "best": best, "cost": cost}
        for deal, (choices, *_) in deals
        for step, seat, _, chosen, best, cost, *_ in choices
        if own.has(seat, deal)
    ]


async def _actions(connection: AsyncConnection, table_id: int, own: _Own) -> list[dict[str, Any]]:
    """What was done on somebody's seat in their deals, except what was taken back."""
    of = schema.actions.c
    journal = select(of.number, of.kind, of.seat, of.action, of.by, of.at).where(of.table_id == table_id)
    done: list[dict[str, Any]] = []
    deal = 0
    for entry in (await connection.execute(journal.order_by(of.number))).mappings():
        if entry["kind"] == EntryKind.DEAL:
            deal = DealText.parse(entry["action"]).deal
        elif not own.has(entry["seat"], deal):
            continue
        elif entry["kind"] == EntryKind.TAKEN_BACK:
            done.pop()
        else:
            done.append({name: value for name, value in entry.items() if name not in ("kind", "seat")})
    return done


async def _results(connection: AsyncConnection, user_id: int) -> list[dict[str, Any]]:
    """The finished matches they played in: a row for each seat where they were dealt cards or sat at the end."""
    match, of, other = schema.matches, schema.results.c, schema.results.alias().c
    of_match = [match.c[name] for name in ("guild_id", "game", "preset", "ended_at", "rated")]
    of_seat = [of[name] for name in ("seat", "score", "won", "place", "points", "declared", "made", "globally")]
    # A computer is nobody, and not unknown.
    is_own, is_end = (column.is_not_distinct_from(user_id) for column in (of.user_id, of.finished_by))
    has_own = exists().where(other.table_id == of.table_id, other.seat == of.seat, other.user_id == user_id)
    name = case((of.user_id == user_id, of.name), else_=of.finished_name).label("name")
    began = and_(is_own, of.part == 0).label("began")
    share = case((is_own, of.share), else_=0.0).label("share")
    query = (
        select(of.table_id, *of_match, *of_seat, share, of.played, name, began, is_end.label("ended"))
        .outerjoin(match, match.c.table_id == of.table_id)
        .where(or_(is_own, and_(is_end, of.part == 0, ~has_own)))
    )
    rows = (await connection.execute(query.order_by(of.table_id, of.seat))).mappings()
    return [dict(row) | {"played": json.loads(row["played"] or "null")} for row in rows]


async def _ratings(connection: AsyncConnection, user_id: int) -> list[dict[str, Any]]:
    """Their rating after each match; scope 0: over all servers."""
    of = schema.ratings.c
    columns = [column for column in of if column.name != "user_id"]
    query = select(*columns).where(of.user_id == user_id).order_by(of.scope, of.game, of.at, of.table_id)
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def _days(connection: AsyncConnection, user_id: int) -> list[dict[str, Any]]:
    """The deals of the day they began; how they went is in their tables."""
    day, play = schema.days.c, schema.day_plays.c
    query = select(day.guild_id, day.day, day.game, play.name, play.table_id, play.began_at)
    query = query.join_from(schema.day_plays, schema.days, day.id == play.day_id).where(play.user_id == user_id)
    return [dict(row) for row in (await connection.execute(query.order_by(play.began_at))).mappings()]


async def _sent_deals(connection: AsyncConnection, user_id: int) -> list[dict[str, Any]]:
    """The deals they sent, and those sent to them, without who the other is."""
    of = schema.sent_deals.c
    query = select(of.of_table, of.deal, of.seat, of.table_id, of.sent_at, (of.from_id == user_id).label("sent_it"))
    rows = await connection.execute(query.where(or_(of.from_id == user_id, of.to_id == user_id)).order_by(of.id))
    return [dict(row) for row in rows.mappings()]


def _tournament(row: Mapping[str, Any], user_id: int) -> dict[str, Any]:
    kept = {name: row[name] for name in ("id", "game", "preset", "guild_id", "status", "opened_at", "ended_at")}
    corrections = [one for one in json.loads(row["corrections"]) if one[4] == user_id]
    directed = any(one[0] == user_id for one in json.loads(row["directors"]))
    taken_out = [
        {"round": of, "reason": why if by == user_id else "", "did_it": by == user_id, "at": at}
        for of, who, _, why, by, _, at in json.loads(row["removals"])
        if user_id in (who, by)
    ]
    _, by, _, _, _asked, agreed, declined, *_ = json.loads(row["stopping"] or "[0,0,0,0,[],[],[]]")
    answer = user_id in agreed if user_id in (*agreed, *declined) else None
    kept |= {
        "was_asked": any(who == user_id for who, *_ in json.loads(row["asked"])),
        "taken_out": taken_out,
        "asked_to_stop": by == user_id,
        "agreed_to_stop": answer,
    }
    kept |= {"was_host": row["host_id"] == user_id, "directed": directed}
    names = ("round", "place", "amount", "reason")
    return kept | {"corrections": [dict(zip(names, one, strict=False)) for one in corrections]}
