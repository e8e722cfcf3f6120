"""What evenings, seasons and kept scores hold of a person, to give to them or delete; and of a server that was left."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import ColumnElement, Table, and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.clubs.evenings.evening import Stage
from engine.clubs.evenings.points import from_json, to_json, written_result
from engine.clubs.score_keeper.changes import REASON, What, plain, relief, relief_answers
from engine.clubs.score_keeper.keeper import taken_over
from engine.clubs.score_keeper.kept import KeptState
from engine.clubs.score_keeper.rows import answers_of, load, people_of
from engine.clubs.score_keeper.standing import SheetPerson
from engine.clubs.score_keeper.telling import NAME
from engine.clubs.seasons.season import Title
from engine.store import schema
from engine.store.columns import from_json as read
from engine.store.columns import to_json as written
from engine.table.decisions.forgetting import NOBODY
from engine.table.model.people import FORGOTTEN

_EVENING: Final = schema.evenings.c
_SEASON: Final = schema.seasons.c
_KEPT: Final = schema.kept_matches.c
_CHANGE: Final = schema.kept_changes.c
_WITH_RESULTS: Final = (schema.evening_dates, schema.season_tournaments)
"""What somebody made on an evening, or in a tournament that a season counts."""
_BY_REASON: Final = (What.ENDED, What.REOPENED)
_IN_WORDS: Final = (What.TOLD, What.CORRECTED, What.ROW, What.AMENDED, *_BY_REASON)
"""Changes whose answers are words of whoever made them; who took over is somebody else."""


async def export(connection: AsyncConnection, user_id: int) -> dict[str, Any]:
    """Ready for JSON: the evenings that a person directs or signed up for, what they made on past ones, their titles.

    And the matches they opened, or played, or told something of; guests whom they named are their words.
    """
    named = or_(_EVENING.director_id == user_id, _EVENING.guests.contains(str(user_id)))
    evenings = [
        {name: row[name] for name in ("id", "guild_id", "name", "starts_at")}
        | {"directs": row["director_id"] == user_id, "signed_up": _guest(row, user_id)}
        for row in await _rows(connection, schema.evenings, named, "id")
        if row["director_id"] == user_id or _guest(row, user_id)
    ]
    titles = [
        {"season": row["name"], "guild_id": row["guild_id"], "rank": one.rank, "total": one.total}
        for row in await _rows(connection, schema.seasons, _SEASON.titles.contains(str(user_id)), "id")
        for one in _titles(row)
        if one.user_id == user_id
    ]
    of_date = ("evening_id", "number", "guild_id", "starts_at", "season_id")
    of_tournament = ("tournament_id", "guild_id", "season_id", "counted_at")
    told = select(_CHANGE.kept_id).where(_CHANGE.by_id == user_id)
    takes_part = _KEPT.people.contains(str(user_id)), _KEPT.id.in_(told), _KEPT.id.in_(taken_over(user_id))
    scores = await load(connection, or_(_KEPT.opener_id == user_id, *takes_part))
    return {
        "evenings": evenings,
        "evening_results": await _results(connection, schema.evening_dates, "starts_at", user_id, of_date),
        "season_tournaments": await _results(
            connection, schema.season_tournaments, "counted_at", user_id, of_tournament
        ),
        "season_titles": titles,
        "kept_scores": [found for one in reversed(scores) if (found := _score(one, user_id)) is not None],
    }


async def anonymise(connection: AsyncConnection, user_id: int) -> None:
    """Take a person out of all that is over, and of all scores; evenings that go on forget people themselves.

    Scores that only they could see are deleted.
    """
    over = update(schema.evenings).where(_EVENING.director_id == user_id, _EVENING.stage == Stage.OVER.value)
    await connection.execute(over.values(director_id=FORGOTTEN, director_name=NOBODY))
    for table in _WITH_RESULTS:
        keys = [*table.primary_key.columns]
        for row in await _rows(connection, table, table.c.results.contains(str(user_id)), keys[0].name):
            mine = update(table).where(*(key == row[key.name] for key in keys))
            without = [_nobody(one) if one.user_id == user_id else one for one in from_json(row["results"])]
            await connection.execute(mine.values(results=to_json(without)))
    for row in await _rows(connection, schema.seasons, _SEASON.titles.contains(str(user_id)), "id"):
        kept = [_nobody(one) if one.user_id == user_id else one for one in _titles(row)]
        await connection.execute(update(schema.seasons).where(_SEASON.id == row["id"]).values(titles=written(kept)))
    await _delete_scores(connection, (_KEPT.guild_id.is_(None), _KEPT.opener_id == user_id))
    opened = update(schema.kept_matches).where(_KEPT.opener_id == user_id)
    await connection.execute(opened.values(opener_id=FORGOTTEN, opener_name=NOBODY))
    await _unname(connection, user_id)
    told = update(schema.kept_changes).where(_CHANGE.by_id == user_id)
    await connection.execute(told.values(by_id=FORGOTTEN, by_name=NOBODY))
    for row in await _rows(connection, schema.kept_matches, _KEPT.people.contains(str(user_id)), "id"):
        people = [SheetPerson(NOBODY) if one and one.user_id == user_id else one for one in people_of(row["people"])]
        mine = update(schema.kept_matches).where(_KEPT.id == row["id"])
        await connection.execute(mine.values(people=written(people)))


async def _unname(connection: AsyncConnection, user_id: int) -> None:
    """Take their name out of what they took over, and their words out of the rows they named and reasons they gave."""
    words = [one.value for one in (What.ROW, What.AMENDED, *_BY_REASON)]
    theirs = and_(_CHANGE.by_id == user_id, _CHANGE.what.in_(words))
    took = and_(_CHANGE.what == What.RELIEVED.value, _CHANGE.answers.contains(str(user_id)))
    query = select(_CHANGE.kept_id, _CHANGE.number, _CHANGE.what, _CHANGE.answers).where(or_(theirs, took))
    for row in (await connection.execute(query)).all():
        answers = dict(answers_of(row.answers))
        if row.what != What.RELIEVED.value:
            answers = {key: given for key, given in answers.items() if key not in (NAME, REASON)}
        elif relief(answers)[1].user_id == user_id:
            answers = dict(relief_answers(relief(answers)[0], SheetPerson(NOBODY)))
        mine = update(schema.kept_changes).where(_CHANGE.kept_id == row.kept_id, _CHANGE.number == row.number)
        await connection.execute(mine.values(answers=written(plain(answers))))


async def forget_server(connection: AsyncConnection, guild_id: int) -> None:
    """Delete all evenings, seasons and scores of a server; the other server's team loses its opponent."""
    seasons = select(_SEASON.id).where(_SEASON.guild_id == guild_id).scalar_subquery()
    of = schema.team_contests.c
    await connection.execute(
        delete(schema.team_contests).where(or_(of.first_season.in_(seasons), of.second_season.in_(seasons)))
    )
    for table in (*_WITH_RESULTS, schema.evenings, schema.seasons):
        await connection.execute(delete(table).where(table.c.guild_id == guild_id))
    await _delete_scores(connection, (_KEPT.guild_id == guild_id,))


async def _delete_scores(connection: AsyncConnection, where: tuple[ColumnElement[bool], ...]) -> None:
    ids = select(_KEPT.id).where(*where)
    await connection.execute(delete(schema.kept_changes).where(_CHANGE.kept_id.in_(ids)))
    await connection.execute(delete(schema.kept_matches).where(*where))


async def _rows(connection: AsyncConnection, table: Table, where: Any, order: str) -> list[Mapping[str, Any]]:
    """Rows in which a number occurs; it may be a part of a longer one."""
    query = select(table).where(where).order_by(table.c[order])
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def _results(
    connection: AsyncConnection, table: Table, order: str, user_id: int, columns: tuple[str, ...]
) -> list[dict[str, Any]]:
    """What somebody made by the rows of one of `_WITH_RESULTS`, with these columns of the row."""
    return [
        {name: row[name] for name in columns}
        | {name: value for name, value in written_result(one).items() if name != "user_id"}
        for row in await _rows(connection, table, table.c.results.contains(str(user_id)), order)
        for one in from_json(row["results"])
        if one.user_id == user_id
    ]


def _score(one: KeptState, user_id: int) -> dict[str, Any] | None:
    """What a kept match has of a person; None: nothing."""
    setup = one.setup
    changes = [change for change in one.changes if change.by.user_id == user_id]
    seats = [seat for seat, own in enumerate(setup.people, 1) if own is not None and own.user_id == user_id]
    later = [relief(entry.answers) for entry in one.entries if entry.what is What.RELIEVED]
    seats += [column for column, own in later if own.user_id == user_id and column not in seats]
    opened = setup.opener.user_id == user_id
    if not (opened or seats or changes):
        return None
    return (
        {name: getattr(setup, name) for name in ("guild_id", "channel_id", "house", "stake", "counts")}
        | {"id": one.id, "game": setup.options.game, "preset": setup.options.preset, "opened_at": one.opened_at}
        | {"opened": opened, "seats": seats, "ended": one.is_ended}
        | {"guests": [own.name for own in setup.people if own and own.user_id is None] if opened else []}
        | {
            "told": [
                {"number": change.number, "what": change.what, "at": change.at, "deal": change.deal}
                | ({"answers": plain(change.answers)} if change.what in _IN_WORDS else {})
                for change in changes
            ]
        }
    )


def _guest(row: Mapping[str, Any], user_id: int) -> bool:
    return any(one["user_id"] == user_id for one in json.loads(row["guests"]))


def _titles(row: Mapping[str, Any]) -> tuple[Title, ...]:
    titles: tuple[Title, ...] = read(tuple[Title, ...], row["titles"])
    return titles


def _nobody(one: Any) -> Any:
    return one._replace(user_id=FORGOTTEN, name=NOBODY)
