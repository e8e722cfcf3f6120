"""Turns finished matches into ratings, each once and in order, and tells what a match did to them.

A match is rated in the order in which matches ended, however late it arrives. What somebody is rated after a match is a
row. To insert a match that ended before others that are already rated, the rows from there on are made anew. Everything
happens in one transaction that claims the matches first: a second process finds nothing left to do, and after a kill
they can be claimed again.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, delete, exists, false, func, insert, or_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.core.names import clean_name
from engine.players.players import LEVELS
from engine.standings.rating import IDS, Company, Part, RatedMatch, Rating, RatingRow, begins_at, rated_in_order
from engine.standings.season import week, week_begins
from engine.store import schema
from engine.store.marks import MET_FOR, key_in
from engine.store.saving import Rated, Settling, note
from engine.store.sql.backend import Lock, alone
from engine.store.sql.lists import where_highest
from engine.table.model.marks import MarkKey, Purpose

EVERYWHERE: Final = 0
"""The scope of all servers together; that of a server is its id."""

_MATCH: Final = schema.matches.c
_RESULT: Final = schema.results.c
_RATING: Final = schema.ratings.c
_MARK: Final = schema.marks.c

_FEW: Final = 32
"""People whose ratings are looked up one by one: those of some matches."""

NEWEST_RATING: Final = (
    where_highest(_RATING.mu, _RATING.matches),
    where_highest(_RATING.sigma, _RATING.matches),
    func.max(_RATING.matches),
)
"""The columns of a `Rating`, from the newest row of a group: the one with the most matches."""


class Place(NamedTuple):
    """A match's place in the order in which matches are rated."""

    at: float
    table_id: int


class _Ladder(NamedTuple):
    """The ratings that go together."""

    scope: int
    game: str


async def settle(connection: AsyncConnection) -> int:
    """Rate all matches not rated yet; returns how many there were. To be called within a transaction."""
    # Mostly there is nothing to do, and nobody should have to wait to learn that.
    # In this order, SQLite looks into the index of matches not rated yet.
    unsettled = select(_MATCH.table_id).where(_MATCH.settled == false()).order_by(_MATCH.table_id).limit(1)
    if (await connection.execute(unsettled)).first() is None:
        return 0
    # Otherwise another process would not see the ratings that follow from what we claim.
    await alone(connection, Lock.RATINGS)
    claimed = update(schema.matches).where(_MATCH.settled == false()).values(settled=True)
    wanted = (_MATCH.table_id, _MATCH.ended_at, _MATCH.guild_id, _MATCH.game, _MATCH.rated, _MATCH.company)
    rows = (await connection.execute(claimed.returning(*wanted))).all()
    await _note_met(connection, rows)
    first: dict[_Ladder, Place] = {}
    for table_id, ended_at, guild_id, game, rated, _ in rows:
        if rated != Rated.YES:
            continue
        for scope in {EVERYWHERE, guild_id} - {None}:
            ladder, place = _Ladder(scope, game), Place(ended_at, table_id)
            first[ladder] = min(first.get(ladder, place), place)
    for ladder, place in first.items():
        await _rate_from(connection, ladder, place)
    await note(connection, [Settling(row.table_id, row.guild_id, row.game) for row in rows])
    return len(rows)


async def _note_met(connection: AsyncConnection, matches: Iterable[Any]) -> None:
    """Note for each of these rows of `matches` how often its people had met under other numbers.

    It is noted once, when a match is first rated: later the marks are gone, and what follows must not change.
    """
    key = await key_in(connection)
    if key is None:
        return
    for match in matches:
        met = await _met(connection, match, key) if match.rated == Rated.YES else 0
        if met:
            noted = update(schema.matches).where(_MATCH.table_id == match.table_id)
            await connection.execute(noted.values(met=met))


async def _met(connection: AsyncConnection, match: Any, key: MarkKey) -> int:
    """How many earlier matches of a hundred days these people had, one of whom was forgotten since."""
    marked = select(_MATCH.table_id, _MATCH.company, _MARK.mark)
    marked = marked.join_from(schema.marks, schema.matches, _MATCH.table_id == _MARK.number)
    marked = marked.where(_MARK.purpose == Purpose.COMPANY.value, _MATCH.game == match.game)
    marked = marked.where(_MATCH.rated == Rated.YES.value, _MATCH.table_id != match.table_id)
    marked = marked.where(_MATCH.ended_at > match.ended_at - MET_FOR, _MATCH.ended_at <= match.ended_at)
    marks: defaultdict[tuple[int, str], set[str]] = defaultdict(set)
    for table_id, company, mark in (await connection.execute(marked)).all():
        marks[table_id, company].add(mark)
    now = _people(match.company)
    return sum(_are_the_same(now, _people(company), table, of, key) for (table, company), of in marks.items())


def _people(company: str) -> list[int]:
    return [int(one) for one in company.split()]


def _are_the_same(now: Sequence[int], then: Sequence[int], table_id: int, marks: set[str], key: MarkKey) -> bool:
    """Whether people of a match are those of an earlier one, where who was forgotten has a number below 1.

    Who was forgotten in the middle of the present match may be anybody, so they count as the same.
    """
    known = {one for one in then if one > 0}
    others = [one for one in now if one > 0 and one not in known]
    if len(now) != len(then) or len(known) == len(then) or not known <= set(now):
        return False
    return all(key.mark(one, Purpose.COMPANY, table_id) in marks for one in others)


def counts_in(scope: int, *, with_cards: bool = False) -> ColumnElement[bool]:
    """Which rows of `matches` count in this scope; `with_cards`: on a server, also those played with real cards.

    Over all servers, those in which somebody has a result that counts there; with computers, only where people met.
    """
    if scope != EVERYWHERE:
        counted = (Rated.YES, Rated.CARDS) if with_cards else (Rated.YES,)
        return and_(_MATCH.rated.in_(counted), _MATCH.guild_id == scope)
    one = schema.results.alias()
    counts = (one.c.table_id == _MATCH.table_id, one.c.globally == true(), one.c.share > 0)
    somebody = exists().where(*counts, or_(_MATCH.computers == false(), one.c.opponents != ""))
    return and_(_MATCH.rated == Rated.YES, somebody)


async def _rate_from(connection: AsyncConnection, ladder: _Ladder, first: Place) -> None:
    """Rate this match and all that follow it, replacing ratings they already had."""
    ours = and_(_RATING.scope == ladder.scope, _RATING.game == ladder.game)
    await connection.execute(delete(schema.ratings).where(ours, _not_before(first, _RATING.at, _RATING.table_id)))
    matches = await _matches(connection, ladder, first)
    people = {part.user_id for match in matches for part in match.parts if part.user_id is not None}
    if not people:
        return
    before = await _ratings(connection, ours, people)
    companies = await _companies(connection, ladder, first)
    # Rating a long history anew must not block the loop.
    rows = await asyncio.to_thread(lambda: list(rated_in_order(matches, before, companies)))
    await connection.execute(insert(schema.ratings), [_columns(ladder, row) for row in rows])


def _not_before(place: Place, at: ColumnElement[float], table_id: ColumnElement[int]) -> ColumnElement[bool]:
    return and_(at >= place.at, or_(at > place.at, table_id >= place.table_id))


def _matches_of(ladder: _Ladder, *columns: ColumnElement[Any]) -> Select[Any]:
    """Those that are being rated are settled by now, which is how the index finds the latest ones."""
    return select(*columns).where(counts_in(ladder.scope), _MATCH.game == ladder.game, _MATCH.settled == true())


async def _matches(connection: AsyncConnection, ladder: _Ladder, first: Place) -> list[RatedMatch]:
    wanted = (_MATCH.ended_at, _MATCH.table_id, _MATCH.company, _MATCH.deals, _MATCH.met)
    of_seat = (_RESULT.user_id, _RESULT.player, _RESULT.globally)
    of_part = (_RESULT.side, _RESULT.place, _RESULT.seat, _RESULT.share)
    query = _matches_of(ladder, *wanted, *of_seat, *of_part).where(_RESULT.table_id == _MATCH.table_id)
    query = query.where(_RESULT.share > 0, _not_before(first, _MATCH.ended_at, _MATCH.table_id))
    in_order = query.order_by(_MATCH.ended_at, _MATCH.table_id, _RESULT.seat, _RESULT.part)
    rows = (await connection.execute(in_order)).all()
    is_local = ladder.scope != EVERYWHERE

    def part(user_id: int | None, player: str | None, globally: bool, *result: Any) -> Part:
        if user_id is None:
            return Part(IDS.get(player or ""), *result)
        return Part((user_id or None) if is_local or globally else None, *result)

    return [
        RatedMatch(at, table_id, company, deals, tuple(part(*row[5:]) for row in seats), met)
        for (at, table_id, company, deals, met), seats in groupby(rows, key=lambda row: row[:5])
    ]


async def _ratings(connection: AsyncConnection, ours: ColumnElement[bool], people: set[int]) -> dict[int, Rating]:
    """What these people were rated last."""
    if len(people) <= _FEW:
        # The last row of each is found at once; all rows of somebody who plays for years are many.
        newest_first = select(_RATING.mu, _RATING.sigma, _RATING.matches).where(ours)
        newest_first = newest_first.order_by(_RATING.at.desc(), _RATING.table_id.desc()).limit(1)
        found = {one: (await connection.execute(newest_first.where(_RATING.user_id == one))).first() for one in people}
        return {one: Rating(*row) for one, row in found.items() if row is not None}
    query = select(_RATING.user_id, *NEWEST_RATING).where(ours)
    rows = await connection.execute(query.where(_RATING.user_id.in_(people)).group_by(_RATING.user_id))
    return {user_id: Rating(*rating) for user_id, *rating in rows.all()}


async def _companies(connection: AsyncConnection, ladder: _Ladder, first: Place) -> Mapping[Company, int]:
    """How many matches the same people had played in the week of the first match before it."""
    query = _matches_of(ladder, _MATCH.ended_at, _MATCH.table_id, _MATCH.company)
    earlier = query.where(_MATCH.ended_at >= week_begins(first.at), _MATCH.ended_at <= first.at)
    rows = (await connection.execute(earlier)).all()
    return Counter((week(at), company) for at, table_id, company in rows if Place(at, table_id) < first)


def _columns(ladder: _Ladder, row: RatingRow) -> dict[str, Any]:
    return {"scope": ladder.scope, "game": ladder.game, **row._asdict()}


_FIGURES: Final = (_RATING.mu, _RATING.sigma, _RATING.matches)


class RatingChange(NamedTuple):
    """What somebody was rated before and after a match."""

    user_id: int
    name: str
    before: Rating
    after: Rating
    level: str | None = None
    """Of computers; their name is empty."""


async def changes(connection: AsyncConnection, table_id: int) -> tuple[RatingChange, ...]:
    """The changes for everybody rated for this match: people by seat, then levels of computers, the weakest first.

    They are those on its server, or over all servers if it was on none.
    """
    rated = select(_RATING.scope, _RATING.game, _RATING.user_id, _RATING.at, *_FIGURES).where(
        _MATCH.table_id == table_id,
        _RATING.table_id == table_id,
        # Which finds them by the index.
        _RATING.at == _MATCH.ended_at,
        _RATING.scope == func.coalesce(_MATCH.guild_id, EVERYWHERE),
        _RATING.game == _MATCH.game,
    )
    rows = {row.user_id: row for row in (await connection.execute(rated)).all()}
    seats = select(_RESULT.user_id, _RESULT.name).where(_RESULT.table_id == table_id, _RESULT.share > 0)
    names = (await connection.execute(seats.order_by(_RESULT.seat, _RESULT.part))).all()
    people = [(user_id, clean_name(name), None) for user_id, name in names]
    found = []
    for user_id, name, level in (*people, *((IDS[level], "", level) for level in LEVELS)):
        if user_id in rows:
            row = rows[user_id]
            after = Rating(row.mu, row.sigma, row.matches)
            found.append(RatingChange(user_id, name, await _before(connection, row, table_id), after, level))
    return tuple(found)


async def _before(connection: AsyncConnection, row: Any, table_id: int) -> Rating:
    earlier = select(*_FIGURES).where(
        _RATING.scope == row.scope,
        _RATING.game == row.game,
        _RATING.user_id == row.user_id,
        or_(_RATING.at < row.at, (_RATING.at == row.at) & (_RATING.table_id < table_id)),
    )
    newest_first = earlier.order_by(_RATING.at.desc(), _RATING.table_id.desc())
    before = (await connection.execute(newest_first.limit(1))).first()
    return Rating(*before) if before is not None else begins_at(row.user_id)
