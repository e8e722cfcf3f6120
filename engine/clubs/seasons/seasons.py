"""The seasons of all servers, read afresh each time, the tournaments they count, and the teams that play with them.

A season keeps no points: they are those of its evenings. It ends when somebody ends it, or when the last evening
planned is over; that is found by looking, so a kill in between changes nothing.

Tournaments opened outside an evening count like one because a manager said so. What each gave is kept with the season,
as that of an evening is: the rank in the tournament, the points of its matches.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.clubs.evenings.evening import Calling, DateOutcome, EveningResult, PastDate
from engine.clubs.evenings.opening import ranks_of
from engine.clubs.evenings.points import from_json, results_of, to_json
from engine.clubs.evenings.rows import played_at, read_date
from engine.clubs.seasons import season as decisions
from engine.clubs.seasons.season import (
    CODE_LENGTH,
    CODE_LETTERS,
    SeasonRow,
    SeasonState,
    TeamContest,
    TeamEvening,
    evenings_of,
)
from engine.clubs.tournaments.progress import Tournament
from engine.store import schema
from engine.store.columns import columns_of, of_row
from engine.store.journal import Journal
from engine.store.sql.backend import Lock, added, alone
from engine.table.model.errors import Refusal, Refused
from engine.table.model.status import Status

_COUNTED: Final = schema.season_tournaments.c
_TOURNAMENT: Final = schema.tournaments.c
_MOST_OFFERED: Final = 200


def must_be_countable(tournament: Tournament) -> None:
    """Raises Refused(season-own-evening, season-not-over)."""
    if tournament.setup.evening is not None:
        raise Refused(Refusal.SEASON_OWN_EVENING, tournament=tournament.id)
    if tournament.status is not Status.OVER:
        raise Refused(Refusal.SEASON_NOT_OVER, tournament=tournament.id)


def _date(row: Mapping[Any, Any]) -> PastDate:
    at = row["counted_at"]
    return PastDate(
        evening_id=0,
        number=0,
        day=datetime.fromtimestamp(at, UTC).date(),
        starts_at=at,
        ended_at=at,
        outcome=DateOutcome.PLAYED,
        results=from_json(row["results"]),
        tournament_id=row["tournament_id"],
        season_id=row["season_id"],
    )


async def _results_of(
    connection: AsyncConnection, tournament: Tournament, calling: Calling = Calling.COUNTS
) -> tuple[EveningResult, ...]:
    """What a tournament that is over gives everybody, as an evening of this calling counts it."""
    over = select(schema.tables.c.id).where(
        schema.tables.c.tournament_id == tournament.id, schema.tables.c.status == Status.OVER.value
    )
    played = await played_at(connection, (await connection.execute(over)).scalars().all())
    return results_of(played, calling, ranks_of(tournament))


_SEASON: Final = schema.seasons.c
_CONTEST: Final = schema.team_contests.c


class Whole(NamedTuple):
    """A season with all that there is to show of it."""

    state: SeasonState
    dates: tuple[PastDate, ...]
    rows: tuple[SeasonRow, ...]
    contest: TeamContest | None
    """The newest contest of its team that both servers agreed to, or that waits for the other."""
    teams: tuple[TeamEvening, ...]


class Seasons:
    """Made by `Tables`. Every method raises JournalError."""

    def __init__(self, journal: Journal, now: Callable[[], float]) -> None:
        self._journal, self._now = journal, now
        self.tell: Callable[[int], Awaitable[None]] | None = None
        """Shows how the season of this number stands; called after something was saved."""

    async def open(self, state: SeasonState) -> SeasonState:
        """Begin a season; raises Refused(season-runs, bad-club-name, best-of-fewer)."""
        state = decisions.new_season(replace(state, began_at=self._now()))
        async with self._alone() as connection:
            if (running := await _running(connection, state.guild_id)) is not None:
                raise Refused(Refusal.SEASON_RUNS, name=running.name)
            state = replace(state, id=await added(connection, schema.seasons, columns_of(schema.seasons, state)))
        await self._changed(state.id)
        return state

    async def running(self, guild_id: int) -> SeasonState | None:
        """The season of a server that has not ended."""
        return await self._journal.within(_running, guild_id)

    async def must_run(self, guild_id: int) -> SeasonState:
        """The same; raises Refused(no-season)."""
        return await self._journal.within(_must_run, guild_id)

    async def of_guild(self, guild_id: int) -> tuple[SeasonState, ...]:
        """All seasons of a server, the newest first."""
        return tuple(reversed(await self._read(_SEASON.guild_id == guild_id)))

    async def shown(self) -> tuple[SeasonState, ...]:
        """All that run or whose titles have not been announced, of every server."""
        return tuple(await self._read(_SEASON.told.is_(False)))

    async def find(self, season_id: int) -> SeasonState | None:
        """Any season that ever was."""
        found = await self._read(_SEASON.id == season_id)
        return found[0] if found else None

    async def whole(self, state: SeasonState) -> Whole:
        """A season with its evenings, its standing and its team's contest."""
        dates = await self.dates(state.id)
        contest = await self.contest_of(state.id)
        teams: tuple[TeamEvening, ...] = ()
        if contest is not None and contest.second_season is not None:
            both = [await self.dates(one) for one in (contest.first_season, contest.second_season)]
            teams = evenings_of(contest, *both)
        return Whole(state, dates, decisions.standing(dates, state.scoring, state.best), contest, teams)

    async def dates(self, season_id: int) -> tuple[PastDate, ...]:
        """The evenings of a season and the tournaments it counts, in order."""
        of = schema.evening_dates.c
        evenings = select(schema.evening_dates).where(of.season_id == season_id).order_by(of.ended_at, of.evening_id)
        counted = select(schema.season_tournaments).where(_COUNTED.season_id == season_id)
        async with self._journal.transaction() as connection:
            dates = [*map(read_date, (await connection.execute(evenings)).mappings())]
            dates += map(_date, (await connection.execute(counted)).mappings())
        return tuple(sorted(dates, key=lambda one: one.ended_at))

    async def count(self, guild_id: int, tournament: Tournament) -> SeasonState:
        """The season counts a tournament of its server from now on, as it counts evenings.

        Raises Refused(no-season, season-own-evening, season-not-over, season-counts-it).
        """
        known = select(_COUNTED.tournament_id).where(_COUNTED.tournament_id == tournament.id)
        async with self._alone() as connection:
            state = await _must_run(connection, guild_id)
            must_be_countable(tournament)
            if (await connection.execute(known)).first() is not None:
                raise Refused(Refusal.SEASON_COUNTS_IT, tournament=tournament.id)
            values = {
                "tournament_id": tournament.id,
                "guild_id": guild_id,
                "season_id": state.id,
                "counted_at": self._now(),
                "results": to_json(await _results_of(connection, tournament)),
            }
            await connection.execute(insert(schema.season_tournaments).values(values))
        await self.look(guild_id)
        return state

    async def recount(self, tournament: Tournament) -> None:
        """A tournament that is over was corrected: the season that counts it, also as an evening, follows if it runs.

        The titles of one that has ended stay as they were given.
        """
        guild_id = tournament.setup.guild_id
        async with self._alone() as connection:
            state = None if guild_id is None else await _running(connection, guild_id)
            if guild_id is None or state is None:
                return
            calling = select(schema.evenings.c.calling).where(schema.evenings.c.id == (tournament.setup.evening or 0))
            called = Calling((await connection.execute(calling)).scalar() or Calling.COUNTS)
            results = to_json(await _results_of(connection, tournament, called))
            for table in (schema.season_tournaments, schema.evening_dates):
                ours = table.c.tournament_id == tournament.id, table.c.season_id == state.id
                await connection.execute(update(table).where(*ours).values(results=results))
        await self.look(guild_id)

    async def take_out(self, guild_id: int, tournament_id: int) -> SeasonState:
        """It counts a tournament no more; raises Refused(no-season, season-counts-not)."""
        state = await self.must_run(guild_id)
        ours = _COUNTED.tournament_id == tournament_id, _COUNTED.season_id == state.id
        if not await self._journal.change(delete(schema.season_tournaments).where(*ours)):
            raise Refused(Refusal.SEASON_COUNTS_NOT, tournament=tournament_id)
        await self.look(guild_id)
        return state

    async def countable(self, guild_id: int) -> list[int]:
        """The numbers of a server's tournaments that were opened outside an evening and are over, newest first."""
        ours = (
            _TOURNAMENT.guild_id == guild_id,
            _TOURNAMENT.evening_id.is_(None),
            _TOURNAMENT.status == Status.OVER.value,
        )
        query = select(_TOURNAMENT.id).where(*ours).order_by(_TOURNAMENT.id.desc()).limit(_MOST_OFFERED)
        return [*await self._journal.column(query)]

    async def end(self, state: SeasonState) -> SeasonState:
        """End a season: its titles are given, and its team plays no more."""
        at = self._now()
        after = decisions.ended(state, await self.dates(state.id), at)
        of_team = or_(_CONTEST.first_season == state.id, _CONTEST.second_season == state.id)
        mine = update(schema.seasons).where(_SEASON.id == state.id, _SEASON.ended_at.is_(None))
        async with self._journal.transaction() as connection:
            await connection.execute(mine.values(columns_of(schema.seasons, after)))
            ending = update(schema.team_contests).where(of_team, _CONTEST.ended_at.is_(None))
            await connection.execute(ending.values(ended_at=at))
        await self._both_changed(state.id)
        return after

    async def look(self, guild_id: int) -> None:
        """An evening of a server is over: its season may be, and its board and that of the other team change."""
        state = await self.running(guild_id)
        if state is None:
            return
        if decisions.is_complete(state, await self.dates(state.id)):
            await self.end(state)
            return
        await self._both_changed(state.id)

    async def set_message(self, season_id: int, channel_id: int, message_id: int | None) -> None:
        """Remember where the board is. Announces nothing."""
        await self._set(season_id, channel_id=channel_id, message_id=message_id)

    async def note_told(self, season_id: int) -> None:
        """The titles have been announced. Announces nothing."""
        await self._set(season_id, told=True)

    async def offer_teams(self, guild_id: int, name: str, best: int) -> TeamContest:
        """Wait for another server to agree; an offer that was not answered is replaced by the new one."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        async with self._alone() as connection:
            state = await _must_run(connection, guild_id)
            await _must_be_without_teams(connection, state.id)
            contest = TeamContest(code, best, state.id, name, None, "", self._now())
            await self._end_offers(connection, state.id)
            await connection.execute(insert(schema.team_contests).values(contest._asdict()))
        return contest

    async def join_teams(self, guild_id: int, name: str, code: str) -> TeamContest:
        """Agree to another server's offer; raises Refused(no-such-code, own-code, teams-already, no-season).

        What either has offered besides is offered no more: a team plays against one other.
        """
        wanted = "".join(code.split()).upper()
        open_one = (_CONTEST.code == wanted, _CONTEST.second_season.is_(None), _CONTEST.ended_at.is_(None))
        async with self._alone() as connection:
            state = await _must_run(connection, guild_id)
            await _must_be_without_teams(connection, state.id)
            row = (await connection.execute(select(schema.team_contests).where(*open_one))).mappings().first()
            if row is None:
                raise Refused(Refusal.NO_SUCH_CODE, code=wanted)
            if row["first_season"] == state.id:
                raise Refused(Refusal.OWN_CODE)
            values = {"second_season": state.id, "second_name": name, "since": self._now()}
            await connection.execute(update(schema.team_contests).where(*open_one).values(values))
            await self._end_offers(connection, state.id, row["first_season"])
        await self._both_changed(state.id)
        return TeamContest(**{**dict(row), **values})

    async def end_teams(self, guild_id: int) -> TeamContest:
        """One server's team plays no more against the other; raises Refused(no-season, no-teams)."""
        state = await self.must_run(guild_id)
        contest = await self.contest_of(state.id)
        if contest is None or contest.ended_at is not None:
            raise Refused(Refusal.NO_TEAMS)
        ended = contest._replace(ended_at=self._now())
        mine = update(schema.team_contests).where(_CONTEST.code == contest.code)
        await self._journal.change(mine.values(ended_at=ended.ended_at))
        await self._both_changed(state.id)
        return ended

    async def contest_of(self, season_id: int) -> TeamContest | None:
        """The newest contest of a season's team."""
        return await self._journal.within(_contest_of, season_id)

    async def _end_offers(self, connection: AsyncConnection, *season_ids: int) -> None:
        """What these have offered and nobody has agreed to."""
        offers = _CONTEST.first_season.in_(season_ids), _CONTEST.second_season.is_(None), _CONTEST.ended_at.is_(None)
        await connection.execute(update(schema.team_contests).where(*offers).values(ended_at=self._now()))

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[AsyncConnection]:
        """A transaction in which nobody else changes what seasons count, or their teams: two may press at once."""
        async with self._journal.transaction() as connection:
            await alone(connection, Lock.SEASONS)
            yield connection

    async def _both_changed(self, season_id: int) -> None:
        """The board of a season changes, and with it that of the other team."""
        await self._changed(season_id)
        contest = await self.contest_of(season_id)
        if contest is None or contest.second_season is None:
            return
        await self._changed(contest.first_season if season_id == contest.second_season else contest.second_season)

    async def _changed(self, season_id: int) -> None:
        if self.tell is not None:
            await self.tell(season_id)

    async def _set(self, season_id: int, **values: Any) -> None:
        await self._journal.change(update(schema.seasons).where(_SEASON.id == season_id).values(values))

    async def _read(self, *where: Any) -> list[SeasonState]:
        return await self._journal.within(_seasons, *where)


async def _seasons(connection: AsyncConnection, *where: Any) -> list[SeasonState]:
    query = select(schema.seasons).where(*where).order_by(_SEASON.id)
    return [of_row(SeasonState, row) for row in (await connection.execute(query)).mappings()]


async def _running(connection: AsyncConnection, guild_id: int) -> SeasonState | None:
    found = await _seasons(connection, _SEASON.guild_id == guild_id, _SEASON.ended_at.is_(None))
    return found[0] if found else None


async def _must_run(connection: AsyncConnection, guild_id: int) -> SeasonState:
    """Raises Refused(no-season)."""
    found = await _running(connection, guild_id)
    if found is None:
        raise Refused(Refusal.NO_SEASON)
    return found


async def _contest_of(connection: AsyncConnection, season_id: int) -> TeamContest | None:
    of_team = or_(_CONTEST.first_season == season_id, _CONTEST.second_season == season_id)
    query = select(schema.team_contests).where(of_team).order_by(_CONTEST.since.desc(), _CONTEST.code)
    found = [TeamContest(**row) for row in (await connection.execute(query)).mappings()]
    # One that both agreed to says more than an offer that came to nothing.
    live = [one for one in found if one.ended_at is None] or [one for one in found if one.is_agreed]
    return live[0] if live else None


async def _must_be_without_teams(connection: AsyncConnection, season_id: int) -> None:
    """Raises Refused(teams-already)."""
    contest = await _contest_of(connection, season_id)
    if contest is not None and contest.is_agreed and contest.ended_at is None:
        raise Refused(Refusal.TEAMS_ALREADY)
