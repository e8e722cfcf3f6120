"""What somebody's matches tell about them, and about two people together or against each other.

Matches and deals are looked up and counted by the database; what they add up to is plain values.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Integer, Select, and_, case, cast, distinct, exists, func, literal, select, true
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.players.players import LEVELS
from engine.standings.season import ALL, Season
from engine.store import schema
from engine.store.saving import is_played
from engine.store.sql.lists import (
    length_of,
    lists_in,
    numbers_in,
    the_number_at,
    the_text_at,
    where_highest,
    where_lowest,
)


class Where(NamedTuple):
    """Which finished matches are looked at, rated or not; None: all."""

    guild_id: int | None = None
    game: str | None = None
    preset: str | None = None
    season: Season = ALL


class Results(NamedTuple):
    """What matches add up to. Points of different games cannot be compared."""

    matches: int = 0
    won: int = 0
    deals: int = 0
    points: int = 0


class Role(StrEnum):
    """Somebody's role in a deal with a contract."""

    DECLARER = "declarer"
    PARTNER = "partner"
    """On the declarer's side for the whole match."""
    DEFENDER = "defender"


class ContractStats(NamedTuple):
    """Deals of one kind of contract in one role."""

    contract: str | None
    """As `DealFacts` has it."""
    role: Role
    deals: int
    successes: int
    """Deals in which it was made; for a defender, in which nobody made it."""
    points: int


class Feats(NamedTuple):
    """How often somebody did something worth counting."""

    what: str
    times: int


class MarkedDeal(NamedTuple):
    """A deal to remember."""

    table_id: int
    deal: int
    points: int
    contract: str | None


class GameStats(NamedTuple):
    """Somebody in one game."""

    game: str
    presets: tuple[tuple[str, Results], ...]
    """Most played first."""
    contracts: tuple[ContractStats, ...]
    feats: tuple[Feats, ...]
    best: MarkedDeal | None
    worst: MarkedDeal | None


class Companion(NamedTuple):
    """Somebody who sat at the same tables."""

    user_id: int
    name: str
    matches: int
    won: int
    """Matches won by the person whose statistics these are."""
    lost: int
    """Matches in which the companion did better."""


PEOPLE: Final = "people"


class Faced(NamedTuple):
    """Matches against one kind of opponents, whoever else opposed."""

    whom: str
    """`PEOPLE`, or a level of computers."""
    matches: int
    won: int


class Streaks(NamedTuple):
    """Matches in a row."""

    now: int = 0
    """Matches won in a row, or lost if below zero."""
    won: int = 0
    """The longest streak of matches won."""
    lost: int = 0


class Statistics(NamedTuple):
    """What somebody's matches tell about them."""

    user_id: int
    total: Results
    games: tuple[GameStats, ...]
    """Most played first."""
    streaks: Streaks
    favourite: Companion | None
    """The partner in most matches."""
    nemesis: Companion | None
    """The opponent who did better most often."""
    faced: tuple[Faced, ...] = ()
    """People first, then the levels of computers, the weakest first; only those ever faced."""


class Between(NamedTuple):
    """What two people's matches together and against each other add up to."""

    together: Results
    """The first person's results with both on one side."""
    against: Results
    """The first person's results with the two on different sides."""
    ahead: int
    """Matches against each other in which the first did better."""
    behind: int
    """Matches in which the second did better; in the rest they were equal."""


def added(results: Results, won: bool, deals: int, points: int, *, counts: bool = True) -> Results:
    """With one more match; `counts` False: only its deals, because its result is somebody else's."""
    matches, wins = results.matches + counts, results.won + (counts and won)
    return Results(matches, wins, results.deals + deals, results.points + points)


def summed(several: Iterable[Results]) -> Results:
    """The sum of all results."""
    rows = tuple(several)
    return Results(*map(sum, zip(*rows, strict=True))) if rows else Results()


def streaks(won: Sequence[bool]) -> Streaks:
    """The streaks in these matches, which come oldest first."""
    now, longest, worst = 0, 0, 0
    for one in won:
        now = max(now, 0) + 1 if one else min(now, 0) - 1
        longest, worst = max(longest, now), min(worst, now)
    return Streaks(now, longest, -worst)


_MATCH: Final = schema.matches.c
_OWN: Final = schema.results.alias("own").c
_OTHER: Final = schema.results.alias("other").c
_DEAL: Final = schema.deals.c
_NOTHING: Final = "[]"
_MOST_MONTHS: Final = 24
"""So many months with matches are listed, the latest ones."""
_POINTS: Final[ColumnElement[int]] = the_number_at(_OWN.seat - 1, _DEAL.points)


def _times(condition: ColumnElement[bool]) -> ColumnElement[int]:
    """In how many rows the condition holds."""
    return func.sum(cast(condition, Integer))


_HAS_RESULT: Final = _OWN.share > 0
_OTHER_HAS: Final = _OTHER.share > 0


def matches_of(user_id: int, where: Where, *columns: ColumnElement[Any]) -> Select[Any]:
    """A row for each seat somebody played on in finished matches, even if they have no result there."""
    return _within(where, select(*columns).where(_OWN.table_id == _MATCH.table_id, _OWN.user_id == user_id))


def _within(where: Where, chosen: Select[Any]) -> Select[Any]:
    """Only those of these matches that `where` selects."""
    for column, wanted in ((_MATCH.guild_id, where.guild_id), (_MATCH.game, where.game), (_MATCH.preset, where.preset)):
        if wanted is not None:
            chosen = chosen.where(column == wanted)
    if where.season != ALL:
        chosen = chosen.where(_MATCH.ended_at >= where.season.begin, _MATCH.ended_at < where.season.end)
    return chosen


async def months(connection: AsyncConnection, where: Where, user_id: int, against: int = 0) -> tuple[Season, ...]:
    """The months in which somebody's finished matches ended, latest first; the season of `where` is ignored.

    `user_id` 0: anybody's; `against`: only those with this person, 0: with anybody.
    """
    always = where._replace(season=ALL)
    ended = matches_of(user_id, always, _MATCH.ended_at) if user_id else _within(always, select(_MATCH.ended_at))
    if against:
        other = schema.results.alias().c
        ended = ended.where(exists().where(other.table_id == _MATCH.table_id, other.user_id == against))
    return await months_in(connection, ended)


async def months_in(connection: AsyncConnection, ended: Select[Any]) -> tuple[Season, ...]:
    """The months of these ends of matches, latest first; looked up one by one, so that few rows are read."""
    latest_first, found = ended.order_by(_MATCH.ended_at.desc()).limit(1), list[Season]()
    earlier = latest_first
    while len(found) < _MOST_MONTHS and (at := (await connection.execute(earlier)).scalar()) is not None:
        found.append(Season.month(at))
        earlier = latest_first.where(_MATCH.ended_at < found[-1].begin)
    return tuple(found)


async def statistics(connection: AsyncConnection, user_id: int, where: Where) -> Statistics:
    """All statistics of somebody."""
    deals = func.coalesce(length_of(_OWN.played), _MATCH.deals)
    wanted = (_MATCH.game, _MATCH.preset, _HAS_RESULT, _OWN.won, deals, _OWN.points)
    matches = matches_of(user_id, where, *wanted).order_by(_MATCH.ended_at, _MATCH.table_id)
    rows = (await connection.execute(matches)).all()
    contracts = await _contracts(connection, user_id, where)
    feats = await _feats(connection, user_id, where)
    best = await _marked(connection, user_id, where, func.max(_POINTS), where_highest)
    worst = await _marked(connection, user_id, where, func.min(_POINTS), where_lowest)
    by_preset: dict[tuple[str, str], Results] = {}
    for game, preset, counts, *figures in rows:
        by_preset[game, preset] = added(by_preset.get((game, preset), Results()), *figures, counts=bool(counts))
    games: dict[str, list[tuple[str, Results]]] = defaultdict(list)
    for (game, preset), results in sorted(by_preset.items(), key=lambda item: -item[1].matches):
        games[game].append((preset, results))
    partners, opponents = await _companions(connection, user_id, where)
    faced = await _faced(connection, user_id, where)
    return Statistics(
        user_id,
        summed(by_preset.values()),
        tuple(
            GameStats(game, tuple(presets), contracts[game], feats[game], best.get(game), worst.get(game))
            for game, presets in sorted(games.items(), key=lambda item: -summed(one for _, one in item[1]).matches)
        ),
        streaks([bool(won) for _, _, counts, won, *_ in rows if counts]),
        max(partners, key=lambda one: (one.matches, one.won, -one.user_id), default=None),
        max((one for one in opponents if one.lost), key=lambda one: (one.lost, -one.won, -one.user_id), default=None),
        faced,
    )


def _deals_of(user_id: int, where: Where, *columns: ColumnElement[Any]) -> Select[Any]:
    """The deals somebody played in their finished matches."""
    return matches_of(user_id, where, *columns).where(_DEAL.table_id == _MATCH.table_id, is_played(_OWN.played))


def _is_in(seats: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether somebody's own seat is one of these."""
    each = numbers_in(seats)
    return exists(select(literal(1)).select_from(each.rows).where(each.number == _OWN.seat))


async def _contracts(
    connection: AsyncConnection, user_id: int, where: Where
) -> defaultdict[str, tuple[ContractStats, ...]]:
    each = numbers_in(_DEAL.declarers)
    of_side = exists(
        select(literal(1))
        .select_from(each.rows)
        .where(_OTHER.table_id == _DEAL.table_id, _OTHER.seat == each.number, _OTHER.side == _OWN.side)
    )
    role = case((_is_in(_DEAL.declarers), Role.DECLARER), (of_side, Role.PARTNER), else_=Role.DEFENDER)
    success = case(
        (_is_in(_DEAL.declarers), _is_in(_DEAL.made)),
        (of_side, _DEAL.made != _NOTHING),
        else_=_DEAL.made == _NOTHING,
    )
    deals = _deals_of(
        user_id, where, _MATCH.game, _DEAL.contract, role, func.count(), _times(success), func.sum(_POINTS)
    ).where(_DEAL.declarers != _NOTHING)
    rows = (await connection.execute(deals.group_by(_MATCH.game, _DEAL.contract, role))).all()
    found: defaultdict[str, tuple[ContractStats, ...]] = defaultdict(tuple)
    for game, contract, as_what, *figures in sorted(rows, key=lambda row: (-row[3], row[1] or "", row[2])):
        found[game] += (ContractStats(contract, Role(as_what), *figures),)
    return found


async def _feats(connection: AsyncConnection, user_id: int, where: Where) -> defaultdict[str, tuple[Feats, ...]]:
    each = lists_in(_DEAL.feats)
    what = the_text_at(1, each.text)
    feats = (
        _deals_of(user_id, where, _MATCH.game, what, func.count())
        .select_from(schema.deals.join(each.rows, true()))
        .where(the_number_at(literal(0, Integer), each.text) == _OWN.seat)
    )
    found: defaultdict[str, tuple[Feats, ...]] = defaultdict(tuple)
    for game, *feat in sorted(
        (await connection.execute(feats.group_by(_MATCH.game, what))).all(), key=lambda row: -row[2]
    ):
        found[game] += (Feats(*feat),)
    return found


async def _marked(
    connection: AsyncConnection, user_id: int, where: Where, points: ColumnElement[int], there: type[where_highest]
) -> dict[str, MarkedDeal]:
    """Per game, the deal with the most or the fewest points."""
    table_id, deal, contract = (there(one, _POINTS) for one in (_DEAL.table_id, _DEAL.deal, _DEAL.contract))
    deals = _deals_of(user_id, where, _MATCH.game, table_id, deal, points, contract)
    rows = await connection.execute(deals.group_by(_MATCH.game))
    return {game: MarkedDeal(*marked) for game, *marked in rows.all()}


async def _companions(
    connection: AsyncConnection, user_id: int, where: Where
) -> tuple[list[Companion], list[Companion]]:
    """Partners and opponents, in matches where both have a result."""
    is_partner = _OTHER.side == _OWN.side
    lost = _times(_OTHER.place < _OWN.place)
    latest, name = func.max(_MATCH.ended_at), where_highest(_OTHER.name, _MATCH.ended_at)
    others = matches_of(
        user_id, where, is_partner, _OTHER.user_id, name, func.count(), _times(_OWN.won), lost, latest
    ).where(_OTHER.table_id == _MATCH.table_id, _OTHER.seat != _OWN.seat, _OTHER.user_id > 0)
    others = others.where(_HAS_RESULT, _OTHER_HAS)
    rows = (await connection.execute(others.group_by(is_partner, _OTHER.user_id))).all()
    found: tuple[list[Companion], list[Companion]] = ([], [])
    for partner, *one, _ in rows:
        found[not partner].append(Companion(*one))
    return found


async def _faced(connection: AsyncConnection, user_id: int, where: Where) -> tuple[Faced, ...]:
    """Against whom, in matches where both have a result."""
    whom = case((_OTHER.user_id.is_not(None), PEOPLE), else_=_OTHER.player)
    each = matches_of(user_id, where, whom, _OWN.won, func.count(distinct(_MATCH.table_id)))
    each = each.where(_OTHER.table_id == _MATCH.table_id, _OTHER.side != _OWN.side, _HAS_RESULT, _OTHER_HAS)
    found: dict[str, dict[bool, int]] = defaultdict(dict)
    for kind, won, matches in (await connection.execute(each.group_by(whom, _OWN.won))).all():
        found[kind][bool(won)] = matches
    kinds = (kind for kind in (PEOPLE, *LEVELS) if kind in found)
    return tuple(Faced(kind, sum(found[kind].values()), found[kind].get(True, 0)) for kind in kinds)


async def between(connection: AsyncConnection, first: int, second: int, where: Where) -> Between:
    """Two people's matches with and against each other, without those in which they shared a seat."""
    is_partner = _OTHER.side == _OWN.side
    deals = func.coalesce(length_of(_OWN.played), _MATCH.deals)
    sums = (func.count(), _times(_OWN.won), func.sum(deals), func.sum(_OWN.points))
    ahead, behind = _times(_OWN.place < _OTHER.place), _times(_OWN.place > _OTHER.place)
    both = matches_of(first, where, is_partner, *sums, ahead, behind).where(
        and_(_OTHER.table_id == _MATCH.table_id, _OTHER.user_id == second),
        and_(_OTHER.seat != _OWN.seat, _HAS_RESULT, _OTHER_HAS),
    )
    rows = {bool(row[0]): row[1:] for row in (await connection.execute(both.group_by(is_partner))).all()}
    nothing = (0,) * 6
    against = rows.get(False, nothing)
    return Between(Results(*rows.get(True, nothing)[:4]), Results(*against[:4]), *against[4:])
