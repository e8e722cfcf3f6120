"""Kept matches as rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.clubs.score_keeper.changes import BESIDE, KeptChange, What, Who, plain
from engine.clubs.score_keeper.kept import KeptSetup, KeptState
from engine.clubs.score_keeper.standing import SheetPerson
from engine.core.by_hand import Answers
from engine.store import schema
from engine.store.columns import columns_of, from_json, of_row, to_json
from engine.store.sql.backend import added

_KEPT: Final = schema.kept_matches.c
_CHANGE: Final = schema.kept_changes.c


async def add(connection: AsyncConnection, setup: KeptSetup, at: float) -> int:
    """Write a new one; returns its number."""
    values = columns_of(schema.kept_matches, setup, "opener")
    opener = {"opener_id": setup.opener.user_id, "opener_name": setup.opener.name}
    return await added(connection, schema.kept_matches, values | opener | {"opened_at": at})


async def load(connection: AsyncConnection, *where: Any, most: int | None = None) -> list[KeptState]:
    """Those for which this holds, newest first; `most`: so many of them."""
    # Changes first: with a newer row, whatever is done next is refused as stale, and nothing is told twice.
    ids = select(_KEPT.id).where(*where).order_by(_KEPT.id.desc()).limit(most)
    query = select(schema.kept_changes).where(_CHANGE.kept_id.in_(ids)).order_by(_CHANGE.kept_id, _CHANGE.number)
    changes: dict[int, list[KeptChange]] = {}
    for row in (await connection.execute(query)).mappings():
        changes.setdefault(row["kept_id"], []).append(_change(row))
    rows = await connection.execute(select(schema.kept_matches).where(*where).order_by(_KEPT.id.desc()).limit(most))
    return [_state(row, tuple(changes.get(row["id"], ()))) for row in rows.mappings()]


async def append(connection: AsyncConnection, kept_id: int, change: KeptChange) -> None:
    """Write an entry of the journal; if it changes the sheet, the draft is over."""
    values = change._asdict()
    by: Who = values.pop("by")
    values |= {"kept_id": kept_id, "what": change.what.value, "by_id": by.user_id, "by_name": by.name}
    await connection.execute(insert(schema.kept_changes).values(values | {"answers": to_json(plain(change.answers))}))
    if change.what in BESIDE:
        return
    ended = {What.ENDED: True, What.REOPENED: False}.get(change.what)
    await put(connection, kept_id, draft="{}", draft_deal=None, **({} if ended is None else {"ended": ended}))


async def put(connection: AsyncConnection, kept_id: int, /, **values: Any) -> None:
    """Write some columns of one."""
    await connection.execute(update(schema.kept_matches).where(_KEPT.id == kept_id).values(values))


def people_of(text: str) -> tuple[SheetPerson | None, ...]:
    """The people from their column."""
    people: tuple[SheetPerson | None, ...] = from_json(tuple[SheetPerson | None, ...], text)
    return people


def answers_of(text: str) -> Answers:
    """Answers from their column."""
    answers: Answers = from_json(Answers, text)
    return answers


def _state(row: Mapping[Any, Any], changes: tuple[KeptChange, ...]) -> KeptState:
    setup = of_row(KeptSetup, row, opener=Who(row["opener_id"], row["opener_name"]))
    return of_row(KeptState, row, setup=setup, changes=changes)


def _change(row: Mapping[Any, Any]) -> KeptChange:
    by = Who(row["by_id"], row["by_name"])
    return KeptChange(row["number"], What(row["what"]), by, row["at"], row["deal"], answers_of(row["answers"]))
