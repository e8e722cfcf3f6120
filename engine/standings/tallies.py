"""What everybody did in a season, summed up by the database: once for all matches, then for what has ended since.

The sums of some matches and of others added together are those of both. Companions are sets, so they are kept.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Integer, Select, Text, and_, cast, exists, false, func, or_, select, true
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.core.names import clean_name
from engine.standings.personal import months_in
from engine.standings.ranking import FIXED, Level, Query, Sums, Tally
from engine.standings.rating import NAMED, Rating
from engine.standings.season import Season
from engine.standings.settling import EVERYWHERE, NEWEST_RATING, counts_in
from engine.store import schema
from engine.store.saving import Rated
from engine.store.sql.lists import length_of, where_highest

_MATCH: Final = schema.matches.c
_RESULT: Final = schema.results.c
_RATING: Final = schema.ratings.c
_HAS_RESULT: Final = _RESULT.share > 0
_MATCHES: Final = func.sum(cast(_HAS_RESULT, Integer))
"""Somebody who only played some deals of a match for somebody else has these, but no match."""
_SUMS: Final = (
    _MATCHES,
    func.sum(cast(and_(_HAS_RESULT, _RESULT.won), Integer)),
    func.sum(func.coalesce(length_of(_RESULT.played), _MATCH.deals)),
    func.sum(_RESULT.points),
    func.sum(_RESULT.declared),
    func.sum(_RESULT.made),
    func.sum(cast(and_(_HAS_RESULT, _MATCH.rated == Rated.CARDS), Integer)),
)

_AT_ONCE: Final = 100
"""How many pairs are looked up in one question."""
_LATEST_NAME: Final = where_highest(_RESULT.name, _MATCH.ended_at)


Only = Sequence[int] | None
"""The numbers of the only matches to look at; None: all."""


def in_season(query: Query) -> ColumnElement[bool]:
    """The rows of `matches` that count for a leaderboard."""
    season = query.season
    # One that ends meanwhile counts as soon as it is rated.
    clauses = [counts_in(query.scope, with_cards=True), _MATCH.game == query.game, _MATCH.settled == true()]
    if query.preset is not None:
        clauses.append(_MATCH.preset == query.preset)
    if season.end != float("inf"):
        clauses += [_MATCH.ended_at >= season.begin, _MATCH.ended_at < season.end]
    return and_(*clauses)


def _from_matches(query: Query, only: Only, *columns: ColumnElement[Any]) -> Select[Any]:
    """Everybody's matches of the season; stand-ins for deleted people are left out."""
    chosen = select(*columns).where(_RESULT.table_id == _MATCH.table_id, in_season(query), _RESULT.user_id > 0)
    chosen = chosen if only is None else chosen.where(_MATCH.table_id.in_(only))
    # Over all servers, only those rated there count.
    return chosen.where(_RESULT.globally == true()) if query.scope == EVERYWHERE else chosen


async def months(
    connection: AsyncConnection, query: Query, only: Only = None, before: object = None
) -> tuple[Season, ...]:
    """The months in which matches count for a leaderboard, within its season, latest first; looked up anew, quickly."""
    return await months_in(connection, select(_MATCH.ended_at).where(in_season(query)))


def _of_pairs(query: Query, chosen: Select[Any]) -> Select[Any]:
    """Matches of people with a partner.

    Over all servers, only those where both are rated there, so that a pair has the same matches from both sides.
    """
    chosen = chosen.where(_RESULT.partner > 0)
    if query.scope != EVERYWHERE:
        return chosen
    other = schema.results.alias().c
    both = exists().where(
        other.table_id == _RESULT.table_id,
        other.user_id == _RESULT.partner,
        other.share > 0,
        other.globally == true(),
    )
    return chosen.where(both)


def _added_up(query: Query, only: Only, *columns: ColumnElement[Any]) -> Select[Any]:
    """These columns, the latest end, the sums, and everybody they met."""
    return _from_matches(query, only, *columns, func.max(_MATCH.ended_at), *_SUMS, _joined(_RESULT.opponents))


def _joined(companies: ColumnElement[str]) -> ColumnElement[str]:
    """All of a group in one text."""
    return func.aggregate_strings(companies, " ")


class _Crowd:
    """Numbers people, so that a set of them is one number, a bit for each: sets of everybody anybody met are large."""

    def __init__(self) -> None:
        self._bits: dict[str, int] = {}

    def of(self, companies: str | None) -> int:
        """The set of those in a text."""
        bits = self._bits
        return sum(bits.setdefault(one, 1 << len(bits)) for one in set(companies.split())) if companies else 0


class _Did(NamedTuple):
    """What somebody, or one side of a pair, did."""

    name: str
    latest: float
    """When the match ended in which they had this name."""
    sums: Sums
    opponents: int
    """A set of `_Crowd`, as are partners."""
    with_partner: int = 0
    """In how many rows they had one."""
    partners: int = 0

    def __add__(self, later: object) -> _Did:
        assert isinstance(later, _Did)
        sums = Sums(*(one + other for one, other in zip(self.sums, later.sums, strict=True)))
        newer = later if later.latest >= self.latest else self
        with_partner, partners = self.with_partner + later.with_partner, self.partners | later.partners
        return _Did(newer.name, newer.latest, sums, self.opponents | later.opponents, with_partner, partners)


class Everybody:
    """Everybody who played in a season."""

    def __init__(self) -> None:
        self.crowd = _Crowd()
        self.did: dict[int, _Did] = {}
        self.ratings: dict[int, Rating] = {}

    def tallies(self) -> list[Tally]:
        """By person."""
        tallies = []
        for user_id, one in self.did.items():
            played, sums = one.sums.matches, one.sums
            fixed = played >= FIXED and one.with_partner == played and one.partners.bit_count() == 1
            met = one.opponents.bit_count()
            tallies.append(Tally((user_id,), (one.name,), sums, met, self.ratings.get(user_id), fixed))
        return tallies


async def people(connection: AsyncConnection, query: Query, only: Only, before: Everybody | None) -> Everybody:
    """Everybody who played in the season, in these matches and before."""
    everybody = before or Everybody()
    crowd, did = everybody.crowd, everybody.did
    columns = (_RESULT.user_id, _LATEST_NAME, func.count(_RESULT.partner), _joined(cast(_RESULT.partner, Text)))
    rows = (await connection.execute(_added_up(query, only, *columns).group_by(_RESULT.user_id))).all()
    everybody.ratings |= await ratings_at(connection, query, only)
    for user_id, name, with_partner, partners, latest, *figures, opponents in rows:
        now = _Did(clean_name(name), latest, Sums(*figures), crowd.of(opponents), with_partner, crowd.of(partners))
        did[user_id] = did[user_id] + now if user_id in did else now
    return everybody


class Levels:
    """The levels of computers that played in a season."""

    def __init__(self) -> None:
        self.matches: Counter[int] = Counter()
        self.ratings: dict[int, Rating] = {}

    def levels(self) -> list[Level]:
        """In no order."""
        return [Level(NAMED[number], self.ratings[number], matches) for number, matches in self.matches.items()]


async def levels(connection: AsyncConnection, query: Query, only: Only, before: Levels | None) -> Levels:
    """The levels of computers that played in the season, in these matches and before."""
    found = before or Levels()
    played = select(_RATING.user_id, func.count()).where(
        _RATING.scope == query.scope, _RATING.game == query.game, _RATING.user_id.in_(NAMED)
    )
    played = played.where(_RATING.table_id == _MATCH.table_id, _RATING.at == _MATCH.ended_at, in_season(query))
    played = played if only is None else played.where(_MATCH.table_id.in_(only))
    rows = (await connection.execute(played.group_by(_RATING.user_id))).all()
    found.ratings |= await ratings_at(connection, query, only, NAMED)
    found.matches.update({number: int(matches) for number, matches in rows})
    return found


async def ratings_at(
    connection: AsyncConnection, query: Query, only: Only, whose: Collection[int] = ()
) -> dict[int, Rating]:
    """Ratings at the end of a season, of those rated for these matches; `whose`: those of levels, not of people."""
    ours = [_RATING.scope == query.scope, _RATING.game == query.game]
    if query.season.end != float("inf"):
        ours.append(_RATING.at < query.season.end)
    if only is None:
        ours.append(_RATING.user_id.in_(whose) if whose else _RATING.user_id > 0)
        newest = select(_RATING.user_id, *NEWEST_RATING).where(*ours).group_by(_RATING.user_id)
    else:
        # By the whole key, for whoever sat there: databases would rather look through everybody's ratings.
        seated = select(_RESULT.user_id).where(_RESULT.table_id.in_(only), _RESULT.user_id > 0)
        ours.append(_RATING.user_id.in_(whose or seated))
        ours += [_RATING.at == _MATCH.ended_at, _RATING.table_id == _MATCH.table_id, _MATCH.table_id.in_(only)]
        figures = _RATING.user_id, _RATING.mu, _RATING.sigma, _RATING.matches
        newest = select(*figures).where(*ours).order_by(_RATING.at, _RATING.table_id)
    rows = (await connection.execute(newest)).all()
    return {user_id: Rating(*rating) for user_id, *rating in rows}


Pair = tuple[int, int]
"""Somebody, and their partner."""


class Pairs:
    """All pairs who have played together often enough in a season; each appears from both sides."""

    def __init__(self) -> None:
        self.crowd = _Crowd()
        self.did: dict[Pair, _Did] = {}
        self.ratings: dict[int, Rating] = {}
        self._tallies: dict[Pair, Tally] = {}

    def tallies(self) -> list[Tally]:
        """By pair."""
        return list(self._tallies.values())

    def changed(self, did: Mapping[Pair, _Did], ratings: Mapping[int, Rating]) -> None:
        """These did more, and these people are rated anew."""
        self.did |= did
        self.ratings |= ratings
        for one, other in self.did:
            if one < other and ((one, other) in did or one in ratings or other in ratings):
                self._tallies[one, other] = self._tally(one, other)

    def _tally(self, one: int, other: int) -> Tally:
        did, names = self.did[one, other], (self.did[one, other].name, self.did[other, one].name)
        rating = _middle(self.ratings.get(one), self.ratings.get(other), did.sums.matches)
        return Tally((one, other), names, did.sums, did.opponents.bit_count(), rating)


async def pairs(connection: AsyncConnection, query: Query, only: Only, before: Pairs | None) -> Pairs:
    """All pairs who have played together often enough on one side; `only`: those of sums before, and who were added."""
    found = before or Pairs()
    ratings = await ratings_at(connection, query, only)
    both = (_RESULT.user_id, _RESULT.partner)
    if before is None:
        often = _of_pairs(query, _from_matches(query, only, _RESULT.user_id)).group_by(*both)
        # Adding up everybody who ever sat together would take longer than looking for these pairs first.
        often_ids = (await connection.execute(often.having(func.count() >= FIXED))).scalars().all()
        found.changed(await _pairs_of(connection, query, only, found.crowd, _RESULT.user_id.in_(often_ids)), ratings)
        return found
    new = await _pairs_of(connection, query, only, found.crowd, least=1)
    more = {pair: found.did[pair] + did for pair, did in new.items() if pair in found.did}
    # Others may have become pairs.
    others = [and_(_RESULT.user_id == one, _RESULT.partner == other) for one, other in new.keys() - more.keys()]
    for first in range(0, len(others), _AT_ONCE):
        some = others[first : first + _AT_ONCE]
        more |= await _pairs_of(connection, query, None, found.crowd, or_(*some))
    found.changed(more, ratings)
    return found


async def _pairs_of(
    connection: AsyncConnection,
    query: Query,
    only: Only,
    crowd: _Crowd,
    whose: ColumnElement[bool] | None = None,
    least: int = FIXED,
) -> dict[Pair, _Did]:
    """The pairs who have played so many of these matches together; `whose`: rows to look at."""
    both = (_RESULT.user_id, _RESULT.partner)
    added = _of_pairs(query, _added_up(query, only, *both, _LATEST_NAME))
    added = added if whose is None else added.where(whose)
    rows = (await connection.execute(added.group_by(*both).having(func.count() >= least))).all()
    return {
        (one, other): _Did(clean_name(name), latest, Sums(*figures), crowd.of(opponents))
        for one, other, name, latest, *figures, opponents in rows
    }


def _middle(one: Rating | None, other: Rating | None, matches: int) -> Rating | None:
    """The joint rating of two people, from so many matches."""
    if one is None or other is None:
        return None
    return Rating((one.mu + other.mu) / 2, math.hypot(one.sigma, other.sigma) / 2, matches)


async def hidden(connection: AsyncConnection, scope: int) -> frozenset[int]:
    """Who does not want to be shown on leaderboards here."""
    person = schema.people.c
    unseen = person.hides_statistics == true()
    if scope == EVERYWHERE:
        unseen = or_(unseen, person.rated_globally == false())
    return frozenset((await connection.execute(select(person.user_id).where(unseen))).scalars())
