"""A world with a bit of everything in which one person has left traces, and its database as paths and values."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

from engine.running.table import Table
from engine.standings.boards import Boards, PostedLeaderboard
from engine.standings.standings import Standings
from engine.table.model.proposal import Manager, ProposalKind
from engine.table.model.setup import Access
from engine.table.model.status import Status
from tests.engine.clubs.tournaments.tournaments import opened, played_out, tournament_setup
from tests.engine.running.support import ANNA, BRAM, CHANNEL, CHLOE, DAAN, EVA, GUILD, NAMES, Process, act_somehow
from tests.engine.store.databases import rows_of

THEY: Final = 900_000_000_000_000_011
"""As long as a number of Discord's, so that no search finds it by chance."""
THEIR_NAME: Final = "Annemieke"
NAMESAKE: Final = 800_000_000_000_000_012
FRIENDS: Final = (BRAM, CHLOE, NAMESAKE)

Way = tuple[str | int | float, ...]
Cells = Mapping[Way, Any]
"""The whole database: table, key of the row, column and the way into its JSON, and the value there."""

_KEYS: Final = {
    "tables": ("id",),
    "tournaments": ("id",),
    "actions": ("table_id", "number"),
    "packs": ("table_id", "deal"),
    "results": ("table_id", "seat", "part"),
    "matches": ("table_id",),
    "deals": ("table_id", "deal"),
    "ratings": ("scope", "game", "at", "table_id", "user_id"),
    "people": ("user_id",),
    "servers": ("guild_id",),
    "houses": ("id",),
    "boards": ("id",),
}
_JSON: Final = ("seats", "stints", "drawn", "messages", "entrants", "marks", "stopped", "commitment")
_PEOPLE: Final = ("invited", "muted", "barred")
_NUMBERS: Final = ("opponents", "company")


async def ended(table: Table) -> Table:
    """Play a table to its end with its people."""
    while table.status is Status.PLAYING:
        await act_somehow(table)
    await table.close()
    return table


async def build(process: Process, *, as_host: bool, namesake: str) -> None:
    """Build everything in which they take part with others; with `as_host` they open what they can open."""
    NAMES[THEY], NAMES[NAMESAKE] = THEIR_NAME, namesake
    tables, host = process.tables, THEY if as_host else ANNA
    four = (host, *(one for one in (THEY, *FRIENDS) if one != host))[:4]
    for user_id in (*four, EVA):
        await tables.change_person(user_id, partial(replace, language="fr", rated_globally=True, sorting="rank"))
    # Finished tournaments, one with a computer that kept their seat to the end.
    for leaves in (False, True):
        tournament = await opened(process, tournament_setup(rounds=2, host=host), four[1:])
        await tournament.start(host)
        if leaves:
            await tables.of_user(THEY)[0].leave(THEY)
        await played_out(process, tournament)
        await tournament.close()
    # Finished matches: with partners drawn, with a substitute, with somebody muted; and one that was stopped.
    first = await played(await process.started(four, lines=1, seats_by="high-cards"))
    left = await process.started(four, lines=1, seats_by="high-cards")
    seat = await left_seat(left)
    await left.take_over(EVA, NAMES[EVA], seat)
    await played(left)
    muted = await process.started((ANNA, THEY, *FRIENDS[:2]), lines=1)
    await muted.mute(ANNA, THEY, muted=True)
    await muted.mute(ANNA, BRAM, muted=True)
    await muted.invite(ANNA, (THEY, BRAM))
    await played(muted)
    removed = await process.started(four, lines=1)
    await removed.overrule(ProposalKind.REMOVE, str(THEY), Manager(EVA, NAMES[EVA], "no reason"))
    await played(removed)
    for user_id in (THEY, BRAM):
        await muted.set_message(f"hand-{user_id}", 8, user_id % 10)
    await (await process.started(four, seats_by="high-cards")).stop(host, force=True)
    await (await process.open(host=ANNA)).stop(THEY, True, THEIR_NAME, "Nobody came")
    # Tables that wait, a rematch among them, and tables that play.
    again = await tables.rematch(first, THEY, THEIR_NAME)
    await again.set_message(f"hand-{BRAM}", 4, 5)
    await process.open(host=THEY)
    lobby = await process.open(host=ANNA, access=Access.INVITED, invited=(THEY, BRAM))
    await lobby.sit(BRAM, NAMES[BRAM])
    await lobby.mute(ANNA, THEY, muted=True)
    await (await process.started(four, seats_by="high-cards")).set_message(f"hand-{THEY}", 6, 7)
    await left_seat(await process.started((ANNA, THEY, *FRIENDS[:2])))
    # Tournaments: one they are playing, one in a round in which their table is over, and one that has not begun.
    await (await opened(process, tournament_setup(host=host), four[1:])).start(host)
    larger = await opened(process, tournament_setup(8, rounds=2, host=host), (*four[1:], DAAN, EVA))
    await larger.start(host)
    for one in larger.tables_of(1):
        table = await tables.find(one.table_id)
        if THEY in table.ever_seated:
            await played(table)
    await opened(process, tournament_setup(host=host), four[1:])
    # What they made, and what stands in channels.
    await tables.house_rules.save(GUILD, "At home", "couillon", first.setup.options, THEY)
    await tables.house_rules.save(GUILD, "With Bram", "couillon", first.setup.options, BRAM)
    await Boards(process.journal).add(PostedLeaderboard(0, GUILD, CHANNEL, 99, "nl", "couillon"))
    await Standings(process.journal).settle()


async def played(table: Table) -> Table:
    """Play to the end of the match."""
    while table.status is Status.PLAYING:
        await act_somehow(table)
    await table.close()
    return table


async def left_seat(table: Table) -> int:
    """They get up; returns the seat they had."""
    seat = table.seat_of(THEY)
    assert seat is not None
    await table.leave(THEY)
    return seat


def cells_of(url: str) -> Cells:
    """Everything the database holds."""
    found: dict[Way, Any] = {}
    for table, keys in _KEYS.items():
        for row in rows_of(url, table):
            key = tuple("they" if name == "user_id" and is_theirs(row[name]) else row[name] for name in keys)
            for column in set(row.keys()) - set(keys):
                found.update(_flat((table, *key, column), _read(column, row[column])))
            if table in ("ratings", "people"):
                found[table, *key, "user_id"] = row["user_id"]
    return found


def is_theirs(user_id: Any) -> bool:
    """Whether a value is their number, or stands for people who were forgotten."""
    return user_id == THEY or (isinstance(user_id, int) and user_id <= 0)


def _read(column: str, value: Any) -> Any:
    """Read sets of people as mappings, so that nobody's place depends on who else is in them."""
    if not isinstance(value, str) or column not in (*_JSON, *_PEOPLE, *_NUMBERS):
        return value
    people = json.loads(value) if column in _PEOPLE else value.split() if column in _NUMBERS else None
    if people is None:
        return json.loads(value)
    return {"they" if is_theirs(int(one)) else str(one): True for one in people}


def _flat(way: Way, value: Any) -> Iterator[tuple[Way, Any]]:
    match value:
        case dict():
            for name, inner in value.items():
                yield from _flat((*way, name), inner)
        case list():
            for index, inner in enumerate(value):
                yield from _flat((*way, index), inner)
        case _:
            yield way, value
