"""What kept matches keep of a person, to give to them or to delete; and of a server that the bot left."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.clubs.score_keeper.changes import REASON, What, plain, relief, relief_answers
from engine.clubs.score_keeper.keeper import taken_over
from engine.clubs.score_keeper.rows import answers_of, load, people_of
from engine.clubs.score_keeper.standing import SheetPerson
from engine.clubs.score_keeper.telling import NAME
from engine.store import schema
from engine.store.columns import to_json
from engine.table.decisions.forgetting import NOBODY
from engine.table.model.people import FORGOTTEN

_KEPT: Final = schema.kept_matches.c
_CHANGE: Final = schema.kept_changes.c
_IN_WORDS: Final = (What.TOLD, What.CORRECTED, What.ROW, What.AMENDED, What.ENDED, What.REOPENED)
"""Changes whose answers are words of whoever made them; who took over is somebody else."""


async def export(connection: AsyncConnection, user_id: int) -> dict[str, Any]:
    """The matches they opened, or played, or told something of; guests whom they named are their words."""
    told = select(_CHANGE.kept_id).where(_CHANGE.by_id == user_id)
    taken = _KEPT.id.in_(taken_over(user_id))
    named = or_(_KEPT.opener_id == user_id, _KEPT.people.contains(str(user_id)), _KEPT.id.in_(told), taken)
    found = []
    for one in reversed(await load(connection, named)):
        changes = [change for change in one.changes if change.by.user_id == user_id]
        seats = [seat for seat, own in enumerate(one.setup.people, 1) if own is not None and own.user_id == user_id]
        later = [relief(entry.answers) for entry in one.entries if entry.what is What.RELIEVED]
        seats += [column for column, own in later if own.user_id == user_id and column not in seats]
        opened = one.setup.opener.user_id == user_id
        if not (opened or seats or changes):
            continue
        setup = one.setup
        found.append(
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
    return {"kept_scores": found}


async def anonymise(connection: AsyncConnection, user_id: int) -> None:
    """Take a person out of all of them; those that only they could see are deleted."""
    await _delete(connection, (_KEPT.guild_id.is_(None), _KEPT.opener_id == user_id))
    opened = update(schema.kept_matches).where(_KEPT.opener_id == user_id)
    await connection.execute(opened.values(opener_id=FORGOTTEN, opener_name=NOBODY))
    await _unname(connection, user_id)
    told = update(schema.kept_changes).where(_CHANGE.by_id == user_id)
    await connection.execute(told.values(by_id=FORGOTTEN, by_name=NOBODY))
    query = select(_KEPT.id, _KEPT.people).where(_KEPT.people.contains(str(user_id)))
    for row in (await connection.execute(query)).all():
        people = [
            one._replace(name=NOBODY, user_id=None) if one is not None and one.user_id == user_id else one
            for one in people_of(row.people)
        ]
        mine = update(schema.kept_matches).where(_KEPT.id == row.id)
        await connection.execute(mine.values(people=to_json(people)))


async def _unname(connection: AsyncConnection, user_id: int) -> None:
    """Take their name out of what they took over, and their words out of the rows they named and reasons they gave."""
    words = [one.value for one in (What.ROW, What.AMENDED, What.ENDED, What.REOPENED)]
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
        await connection.execute(mine.values(answers=to_json(plain(answers))))


async def forget_server(connection: AsyncConnection, guild_id: int) -> None:
    """Delete all of a server."""
    await _delete(connection, (_KEPT.guild_id == guild_id,))


async def _delete(connection: AsyncConnection, where: tuple[ColumnElement[bool], ...]) -> None:
    ids = select(_KEPT.id).where(*where)
    await connection.execute(delete(schema.kept_changes).where(_CHANGE.kept_id.in_(ids)))
    await connection.execute(delete(schema.kept_matches).where(*where))
