"""Kept matches as rows."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.core.by_hand import Answers
from engine.core.registry import game_named
from engine.score_keeper.changes import BESIDE, KeptChange, What, Who, plain
from engine.score_keeper.kept import KeptSetup, KeptState, PointStake
from engine.score_keeper.standing import SheetPerson
from engine.tables.store import schema

_KEPT: Final = schema.kept_matches.c
_CHANGE: Final = schema.kept_changes.c


async def add(connection: AsyncConnection, setup: KeptSetup, at: float) -> int:
    """Write a new one; returns its number."""
    values = {
        "guild_id": setup.guild_id,
        "channel_id": setup.channel_id,
        "opener_id": setup.opener.user_id,
        "opener_name": setup.opener.name,
        "language": setup.language,
        "game": setup.options.game,
        "preset": setup.options.preset,
        "options": json_of(dict(setup.options.values())),
        "rules_edition": setup.options.edition,
        "house": setup.house,
        "people": json_of(setup.people),
        "dealer": setup.dealer,
        "stake": None if setup.stake is None else json_of(setup.stake),
        "counts": setup.counts,
        "pot": setup.pot,
        "asks": setup.asks,
        "opened_at": at,
    }
    key = (await connection.execute(insert(schema.kept_matches).values(values))).inserted_primary_key
    assert key is not None
    return int(key[0])


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
    await connection.execute(insert(schema.kept_changes).values(values | {"answers": json_of(plain(change.answers))}))
    if change.what in BESIDE:
        return
    ended = {What.ENDED: True, What.REOPENED: False}.get(change.what)
    await put(connection, kept_id, draft="{}", draft_deal=None, **({} if ended is None else {"ended": ended}))


async def put(connection: AsyncConnection, kept_id: int, **values: Any) -> None:
    """Write some columns of one."""
    await connection.execute(update(schema.kept_matches).where(_KEPT.id == kept_id).values(values))


def people_of(text: str) -> tuple[SheetPerson | None, ...]:
    """The people from their column."""
    return tuple(one and SheetPerson(*one) for one in json.loads(text))


def answers_of(text: str) -> Answers:
    """Answers from their column."""
    return {key: tuple(answer) for key, answer in json.loads(text).items()}


def json_of(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _state(row: Mapping[Any, Any], changes: tuple[KeptChange, ...]) -> KeptState:
    options = game_named(row["game"]).configure(row["preset"], json.loads(row["options"]))
    message = json.loads(row["message"]) if row["message"] else None
    return KeptState(
        id=row["id"],
        setup=KeptSetup(
            guild_id=row["guild_id"],
            channel_id=row["channel_id"],
            opener=Who(row["opener_id"], row["opener_name"]),
            language=row["language"],
            options=options.of_edition(row["rules_edition"]),
            people=people_of(row["people"]),
            house=row["house"],
            dealer=row["dealer"],
            stake=PointStake(*json.loads(row["stake"])) if row["stake"] else None,
            counts=row["counts"],
            pot=row["pot"],
            asks=row["asks"],
        ),
        changes=changes,
        draft=answers_of(row["draft"]),
        draft_deal=row["draft_deal"],
        message=(message[0], message[1]) if message else None,
        shown=row["shown"],
        opened_at=row["opened_at"],
        table_id=row["table_id"],
    )


def _change(row: Mapping[Any, Any]) -> KeptChange:
    by = Who(row["by_id"], row["by_name"])
    return KeptChange(row["number"], What(row["what"]), by, row["at"], row["deal"], answers_of(row["answers"]))
