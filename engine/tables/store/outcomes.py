"""What is written when a deal or a match is finished: statements and their values.

Anything that depends on choices of people and servers, and sums over all deals, the database works out itself in the
same transaction: a match is judged by what holds when it ends.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import ColumnElement, ScalarSelect, Table, and_, bindparam, case, exists, func, literal, or_, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.sqlite import insert

from engine.tables.model.change import Finished, SeatResult
from engine.tables.model.snapshot import Snapshot
from engine.tables.store import schema


class Rated(StrEnum):
    """Whether a match counts, and if not, why."""

    YES = "yes"
    COMPUTERS = "computers"
    """Computers sat there at the start, and the server does not rate such matches."""
    NOBODY = "nobody"
    """No person sat there at the start."""


Statement = tuple[str, Mapping[str, Any]]
"""SQL and its values."""


def deal_rows(table_id: int, finished: Finished) -> Statement:
    """Writes a finished deal."""
    deal, facts = finished
    lists = {name: _json(getattr(facts, name)) for name in ("declarers", "made", "points", "tricks", "feats")}
    return _INSERT_DEAL, {"table_id": table_id, "deal": deal, "contract": facts.contract, **lists}


def match_rows(table: Snapshot, results: Sequence[SeatResult]) -> Iterable[Statement]:
    """Writes a finished match, after its last deal, from the table as it is saved."""
    yield _INSERT_MATCH.sql, _INSERT_MATCH.constants | _match_values(table, results)
    for result in results:
        own = result._asdict() | others_of(result, results)._asdict()
        own["played"] = None if result.played is None else _json(result.played)
        yield _INSERT_RESULT.sql, _INSERT_RESULT.constants | {"table_id": table.id, **own}


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


def _match_values(table: Snapshot, results: Sequence[SeatResult]) -> dict[str, Any]:
    setup = table.setup
    return {
        "table_id": table.id,
        "guild_id": setup.guild_id,
        "channel_id": setup.channel_id,
        "game": setup.game,
        "preset": setup.options.preset,
        "options": _json(dict(setup.options.values())),
        "house": setup.house,
        "tournament_id": setup.tournament.tournament_id if setup.tournament else None,
        "deals": table.state.match.deal,
        "ended_at": table.ended_at,
        "company": company_of(people_with_result(results)),
        "computers": any(result.part == 0 and result.user_id is None for result in results),
    }


def company_of(people: Iterable[int]) -> str:
    """The same text for the same people, whatever their seats; empty: only computers."""
    return " ".join(map(str, sorted(people)))


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class _Insert(NamedTuple):
    """A compiled statement, and its constant values."""

    sql: str
    constants: dict[str, Any]


def _filled(table: Table, **found: Any) -> _Insert:
    """Inserts a row in which the database works out these columns, and the others are given."""
    given = [column.name for column in table.c if column.name not in found]
    row: Any = select(*(bindparam(name) for name in given), *found.values())
    compiled = insert(table).from_select([*given, *found], row).compile(dialect=_DIALECT)
    return _Insert(str(compiled), {name: value for name, value in compiled.params.items() if name not in given})


_DIALECT: Final = sqlite.dialect(paramstyle="named")
_DEALS: Final = schema.deals.c
_INSERT_DEAL: Final = str(insert(schema.deals).compile(dialect=_DIALECT))

_TABLE: Final[ColumnElement[int]] = bindparam("table_id")
_SEAT: Final[ColumnElement[int]] = bindparam("seat")
_PLAYED: Final[ColumnElement[str | None]] = bindparam("played")
_BEGAN: Final = select(schema.actions.c.at).where(schema.actions.c.table_id == _TABLE, schema.actions.c.number == 1)
_COUNTS_COMPUTERS: Final = exists().where(
    schema.servers.c.guild_id == bindparam("guild_id"), schema.servers.c.counts_computers
)
_INSERT_MATCH: Final = _filled(
    schema.matches,
    started_at=_BEGAN.scalar_subquery(),
    rated=case(
        (bindparam("company") == "", Rated.NOBODY.value),
        (and_(bindparam("computers"), ~_COUNTS_COMPUTERS), Rated.COMPUTERS.value),
        else_=Rated.YES.value,
    ),
    settled=literal(False),
)


def is_played(played: ColumnElement[str | None]) -> ColumnElement[bool]:
    """Whether a row of `deals` is one that somebody played, according to `results`."""
    each = func.json_each(played).table_valued("value")
    one = exists(select(literal(1)).select_from(each).where(each.c.value == _DEALS.deal).correlate(schema.deals))
    return or_(played.is_(None), one)


def _deals_with(seats: ColumnElement[Any]) -> ScalarSelect[int]:
    """In how many of the deals played the seat is among these."""
    each = func.json_each(seats).table_valued("value")
    count = select(func.count()).select_from(schema.deals.join(each, literal(True)))
    return count.where(_DEALS.table_id == _TABLE, is_played(_PLAYED), each.c.value == _SEAT).scalar_subquery()


def _points() -> ScalarSelect[int]:
    """The points the seat got in the deals played."""
    each = func.json_each(_DEALS.points).table_valued("key", "value")
    total = select(func.coalesce(func.sum(each.c.value), 0)).select_from(schema.deals.join(each, literal(True)))
    return total.where(_DEALS.table_id == _TABLE, is_played(_PLAYED), each.c.key == _SEAT - 1).scalar_subquery()


_OPTED_IN: Final = exists().where(schema.people.c.user_id == bindparam("user_id"), schema.people.c.rated_globally)
_INSERT_RESULT: Final = _filled(
    schema.results,
    points=_points(),
    declared=_deals_with(_DEALS.declarers),
    made=_deals_with(_DEALS.made),
    globally=_OPTED_IN,
)
