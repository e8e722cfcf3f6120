"""What is written when a table changes, a deal or a match is finished: rows, statements and their values.

Anything that depends on choices of people and servers, and sums over all deals, the database works out itself in the
same transaction: a match is judged by what holds when it ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import (
    BigInteger,
    Boolean,
    ColumnElement,
    Insert,
    Integer,
    ScalarSelect,
    Table,
    Text,
    and_,
    bindparam,
    case,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.store import schema
from engine.store.columns import to_json
from engine.store.rows import clock_columns, other_columns
from engine.store.sql.backend import Statement, Writing
from engine.store.sql.lists import numbers_in, the_number_at
from engine.table.model.snapshot import Change, Finished, SeatResult, Snapshot


class Rated(StrEnum):
    """Whether a match counts, and if not, why."""

    YES = "yes"
    COMPUTERS = "computers"
    """Computers sat there at the start, and the server does not rate such matches."""
    NOBODY = "nobody"
    """No person sat there at the start."""
    CARDS = "cards"
    """Played with real cards: it counts on its server's leaderboards, and in no rating."""


def deal_row(table_id: int, finished: Finished) -> Mapping[str, Any]:
    """The row of a finished deal."""
    deal, facts = finished
    lists = {name: to_json(getattr(facts, name)) for name in ("declarers", "made", "points", "tricks", "feats")}
    return {"table_id": table_id, "deal": deal, "contract": facts.contract, **lists}


def match_rows(table: Snapshot, results: Sequence[SeatResult]) -> Iterable[Statement]:
    """Writes a finished match, after its last deal, from the table as it is saved."""
    yield Statement(_INSERT_MATCH, match_values(table, results, table.state.match.deal))
    for row in result_values(table.id, results):
        yield Statement(INSERT_RESULT, row)


def result_values(table_id: int, results: Sequence[SeatResult]) -> Iterator[dict[str, Any]]:
    """What `INSERT_RESULT` writes of each."""
    for result in results:
        own = result._asdict() | others_of(result, results)._asdict()
        own["played"] = None if result.played is None else to_json(result.played)
        yield {"table_id": table_id, **own}


class Seated(Protocol):
    """Somebody who has a part in a seat of a match."""

    @property
    def seat(self) -> int: ...
    @property
    def part(self) -> int: ...
    @property
    def side(self) -> int: ...
    @property
    def user_id(self) -> int | None: ...
    @property
    def share(self) -> float: ...


class Others(NamedTuple):
    """The others with a result; empty for somebody who has no result."""

    partner: int | None
    """The only other person on the side; None: a computer, several people, somebody on the same seat, or nobody."""
    opponents: str
    """The people on other sides, as `company_of` has them."""


def others_of(own: Seated, seats: Iterable[Seated]) -> Others:
    """Partner and opponents of somebody who has a part in the match."""
    if not own.share:
        return Others(None, "")
    others = [one for one in seats if one.share and (one.seat, one.part) != (own.seat, own.part)]
    partners = [one for one in others if one.side == own.side]
    opponents = [one.user_id for one in others if one.side != own.side and one.user_id is not None]
    has_partner = len(partners) == 1 and partners[0].seat != own.seat
    return Others(partners[0].user_id if has_partner else None, company_of(opponents))


def people_with_result(seats: Iterable[Seated]) -> list[int]:
    """User ids of the people with a result."""
    return [one.user_id for one in seats if one.share and one.user_id is not None]


def match_values(table: Snapshot, results: Sequence[SeatResult], deals: int) -> dict[str, Any]:
    """The columns of a match of so many deals, as far as the database does not work them out."""
    setup = table.setup
    return {
        "table_id": table.id,
        "guild_id": setup.guild_id,
        "channel_id": setup.channel_id,
        "game": setup.game,
        "preset": setup.options.preset,
        "options": to_json(dict(setup.options.values())),
        "house": setup.house,
        "tournament_id": setup.tournament.tournament_id if setup.tournament else None,
        "deals": deals,
        "ended_at": table.ended_at,
        "company": company_of(people_with_result(results)),
        "computers": any(result.part == 0 and result.user_id is None for result in results),
    }


def company_of(people: Iterable[int]) -> str:
    """The same text for the same people, whatever their seats; empty: only computers."""
    return " ".join(map(str, sorted(people)))


def _filled(table: Table, **found: Any) -> Insert:
    """Inserts a row in which the database works out these columns, and the others are given."""
    given = [column for column in table.c if column.name not in found]
    row: Any = select(*(bindparam(column.name, type_=column.type) for column in given), *found.values())
    return insert(table).from_select([*(column.name for column in given), *found], row)


_DEALS: Final = schema.deals.c

_TABLE: Final[ColumnElement[int]] = bindparam("table_id", type_=Integer())
_SEAT: Final[ColumnElement[int]] = bindparam("seat", type_=Integer())
_PLAYED: Final[ColumnElement[str | None]] = bindparam("played", type_=Text())
_BEGAN: Final = select(schema.actions.c.at).where(schema.actions.c.table_id == _TABLE, schema.actions.c.number == 1)
_COUNTS_COMPUTERS: Final = exists().where(
    schema.servers.c.guild_id == bindparam("guild_id", type_=BigInteger()), schema.servers.c.counts_computers
)
_INSERT_MATCH: Final = _filled(
    schema.matches,
    started_at=_BEGAN.scalar_subquery(),
    rated=case(
        (bindparam("company", type_=Text()) == "", Rated.NOBODY.value),
        (and_(bindparam("computers", type_=Boolean()), ~_COUNTS_COMPUTERS), Rated.COMPUTERS.value),
        else_=Rated.YES.value,
    ),
    settled=literal(False),
    met=literal(0),
)


def is_played(played: ColumnElement[str | None]) -> ColumnElement[bool]:
    """Whether a row of `deals` is one that somebody played, according to `results`."""
    each = numbers_in(played)
    one = exists(select(literal(1)).select_from(each.rows).where(each.number == _DEALS.deal).correlate(schema.deals))
    return or_(played.is_(None), one)


def _deals_with(seats: ColumnElement[Any]) -> ScalarSelect[int]:
    """In how many of the deals played the seat is among these."""
    each = numbers_in(seats)
    count = select(func.count()).select_from(schema.deals.join(each.rows, true()))
    return count.where(_DEALS.table_id == _TABLE, is_played(_PLAYED), each.number == _SEAT).scalar_subquery()


def _points() -> ScalarSelect[int]:
    """The points the seat got in the deals played."""
    total = select(func.coalesce(func.sum(the_number_at(_SEAT - 1, _DEALS.points)), 0))
    return total.where(_DEALS.table_id == _TABLE, is_played(_PLAYED)).scalar_subquery()


_OPTED_IN: Final = exists().where(
    schema.people.c.user_id == bindparam("user_id", type_=BigInteger()), schema.people.c.rated_globally
)
INSERT_RESULT: Final = _filled(
    schema.results,
    points=_points(),
    declared=_deals_with(_DEALS.declarers),
    made=_deals_with(_DEALS.made),
    globally=_OPTED_IN,
)


class Settling(NamedTuple):
    """A match that begins to count; without one, anything else that changes the sums of leaderboards."""

    table_id: int | None = None
    guild_id: int | None = None
    game: str | None = None


async def note(connection: AsyncConnection, settlings: Iterable[Settling]) -> None:
    """Note them in this order; who calls this has `Lock.RATINGS`, or numbers would become visible out of order."""
    last = (await connection.execute(select(func.max(schema.settlings.c.number)))).scalar() or 0
    rows = [{"number": number, **one._asdict()} for number, one in enumerate(settlings, last + 1)]
    if rows:
        await connection.execute(insert(schema.settlings), rows)


UPDATE: Final = update(schema.tables).where(
    schema.tables.c.id == bindparam("table_id"), schema.tables.c.revision == bindparam("from_revision")
)
"""Changes a table, if it still has the revision; its columns are those of the `Writing`."""
_INSERT_ACTION: Final = insert(schema.actions)
_INSERT_PACK: Final = insert(schema.packs)
_INSERT_DEAL: Final = insert(schema.deals)


def writing(before: Snapshot, change: Change, at: float) -> Writing:
    """What saves a change made from the snapshot `before`."""
    after, table = change.after, {"table_id": before.id}
    columns = clock_columns(after)
    if other_columns_differ(before, after):
        columns |= other_columns(after)
    return Writing(
        before.id,
        before.revision,
        columns,
        actions=[table | {"at": at, **entry._asdict()} for entry in change.entries],
        packs=[table | pack._asdict() for pack in (*change.given, *((change.pack,) if change.pack else ()))],
        deals=[deal_row(before.id, change.finished)] if change.finished else (),
        outcome=tuple(match_rows(after, change.results)) if change.results else (),
    )


def inserts(rows: Writing) -> Iterator[Statement]:
    """Everything but the change of the table itself, in order; each adds exactly one row."""
    for action in rows.actions:
        yield Statement(_INSERT_ACTION, action)
    for pack in rows.packs:
        yield Statement(_INSERT_PACK, pack)
    for deal in rows.deals:
        yield Statement(_INSERT_DEAL, deal)
    yield from rows.outcome


_OTHERS: Final = (
    *("status", "closed", "seats", "setup", "drawn", "commitment", "messages"),
    *("paused", "proposal", "stints", "marks", "stopped"),
)


def other_columns_differ(before: Snapshot, after: Snapshot) -> bool:
    """Whether more than the clock's columns has to be written."""
    are_others = any(getattr(before, name) is not getattr(after, name) for name in _OTHERS)
    return are_others or before.last_deal != after.last_deal or before.forfeited != after.forfeited
