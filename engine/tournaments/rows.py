"""Tournaments in the journal: their rows, and the tables of their rounds."""

from __future__ import annotations

import json
import logging
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any, Final

from sqlalchemy import func, insert, select, update

from engine.core.errors import EngineError
from engine.core.registry import game_named
from engine.tables.model.marks import PlacesLeft
from engine.tables.model.news import By
from engine.tables.model.people import Occupant
from engine.tables.model.snapshot import Snapshot
from engine.tables.model.status import Status
from engine.tables.store import schema
from engine.tables.store.journal import Journal
from engine.tables.store.marks import places_left
from engine.tables.store.rows import clock_columns, fixed_columns, other_columns, theme_columns, theme_of
from engine.tables.store.sql.backend import Clash
from engine.tournaments.pairing.draws import Cup, RoundDraw
from engine.tournaments.setup import EntryMode, Method, Remainder, Total, TournamentSetup
from engine.tournaments.state import (
    AskedToEnter,
    Correction,
    Director,
    PlayedTable,
    Removal,
    StopQuestion,
    TournamentEnding,
    TournamentState,
    Wish,
)

log = logging.getLogger(__name__)

_SETUP: Final = (
    "people",
    "rounds",
    "fill",
    "guild_id",
    "channel_id",
    "host_id",
    "host_name",
    "language",
    "turn_seconds",
    "least",
    "round_minutes",
    "same_deals",
    "house",
    "level",
    "starts_at",
)
_WORDS: Final = {"method": Method, "entry": EntryMode, "remainder": Remainder, "total": Total}


class TournamentJournal:
    """Reads and writes tournaments; every method raises JournalError."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def add(self, state: TournamentState, at: float) -> int:
        """Write a new tournament; returns its number. The number in the state is ignored."""
        options = state.setup.options
        values = _columns(state) | {name: getattr(state.setup, name) for name in _SETUP}
        values |= {name: getattr(state.setup, name).value for name in _WORDS}
        values |= theme_columns(state.setup.theme)
        values |= {"game": options.game, "preset": options.preset, "options": _json(dict(options.values()))}
        values |= {
            "evening_id": state.setup.evening,
            "bonus": _json(state.setup.bonus),
            "secret": state.secret.hex() or None,
            "opened_at": at,
        }
        async with self._journal.transaction() as connection:
            result = await connection.execute(insert(schema.tournaments).values(values))
        key = result.inserted_primary_key
        assert key is not None
        return int(key[0])

    async def save(self, after: TournamentState, opened: Sequence[Snapshot], at: float) -> None:
        """Write a change and the tables opened with it, all or nothing.

        The revision of `after` must be the one after that it was made from. Raises Clash if another process has changed
        the tournament since.
        """
        ours = schema.tournaments.c.id == after.id, schema.tournaments.c.revision == after.revision - 1
        async with self._journal.transaction() as connection:
            if (
                await connection.execute(update(schema.tournaments).where(*ours).values(_columns(after)))
            ).rowcount != 1:
                raise Clash
            for table in opened:
                values = fixed_columns(table.setup) | clock_columns(table) | other_columns(table) | {"opened_at": at}
                await connection.execute(insert(schema.tables).values(values))

    async def load(self, tournament_id: int) -> TournamentState | None:
        """One tournament."""
        found = await self._states(schema.tournaments.c.id == tournament_id)
        return found[0] if found else None

    async def places_left(self, tournament_id: int) -> PlacesLeft:
        """The places of a tournament whose people were forgotten."""
        async with self._journal.transaction() as connection:
            return await places_left(connection, tournament_id)

    async def unclosed(self) -> list[TournamentState]:
        """All that have not ended or whose end has not been shown, oldest first; unreadable ones are left out."""
        return await self._states(schema.tournaments.c.closed.is_(False))

    async def last_act(self, tournament_id: int) -> float:
        """When somebody did something in it last, also at its tables; else when it was opened (UTC epoch, seconds)."""
        of, action = schema.tournaments.c, schema.actions.c
        itself = select(func.coalesce(of.acted_at, of.opened_at)).where(of.id == tournament_id)
        played = select(func.max(action.at)).join_from(schema.actions, schema.tables)
        played = played.where(schema.tables.c.tournament_id == tournament_id, action.by == By.PERSON.value)
        async with self._journal.transaction() as connection:
            found = [(await connection.execute(one)).scalar() for one in (itself, played)]
        return max(at or 0.0 for at in found)

    async def tables(self, tournament_id: int) -> tuple[PlayedTable, ...]:
        """The tables of all its rounds, in order."""
        of, result, match = schema.tables.c, schema.results.c, schema.matches
        found = select(of.id, of.tournament_round, of.tournament_table, of.status).where(
            of.tournament_id == tournament_id
        )
        played = select(result.table_id, result.score, result.place, func.coalesce(match.c.deals, 0))
        played = played.join_from(schema.results, schema.tables).outerjoin(match, match.c.table_id == result.table_id)
        played = played.where(of.tournament_id == tournament_id, result.part == 0)
        deal = schema.deals.c
        compared = select(deal.table_id, deal.points).join_from(schema.deals, schema.tables)
        compared = compared.join(schema.tournaments, schema.tournaments.c.id == of.tournament_id)
        compared = compared.where(of.tournament_id == tournament_id, schema.tournaments.c.same_deals)
        async with self._journal.transaction() as connection:
            rows = (await connection.execute(found.order_by(of.tournament_round, of.tournament_table))).all()
            results = (await connection.execute(played.order_by(result.table_id, result.seat))).all()
            deals = (await connection.execute(compared.order_by(deal.table_id, deal.deal))).all()
        of_table: defaultdict[int, list[Sequence[int]]] = defaultdict(list)
        for table_id, *seat in results:
            of_table[table_id].append(seat)
        points: defaultdict[int, list[tuple[int, ...]]] = defaultdict(list)
        for table_id, text in deals:
            points[table_id].append(tuple(json.loads(text)))
        return tuple(
            _played(one, number, table, status, of_table[one])._replace(points=tuple(points[one]))
            for one, number, table, status in rows
        )

    async def _states(self, where: Any) -> list[TournamentState]:
        query = select(schema.tournaments).where(where).order_by(schema.tournaments.c.id)
        async with self._journal.transaction() as connection:
            rows = (await connection.execute(query)).mappings().all()
            forgotten = {row["id"]: await places_left(connection, row["id"]) for row in rows}
        states = []
        for row in rows:
            try:
                states.append(replace(_read(row), forgotten=forgotten[row["id"]]))
            except (EngineError, KeyError, ValueError, TypeError):
                # One bad tournament must not stop the others.
                log.exception("tournament %s is left out", row["id"])
        return states


def _played(table_id: int, played: int, number: int, status: str, seats: Sequence[Sequence[int]]) -> PlayedTable:
    """A table; `seats`: the score, the place and the number of deals of each."""
    scores, placing, deals = (tuple(column) for column in zip(*seats, strict=True)) if seats else ((), (), (0,))
    return PlayedTable(table_id, played, number, Status(status), scores, placing, deals[0])


def _columns(state: TournamentState) -> dict[str, Any]:
    """The columns that may change after a tournament was opened."""
    return {
        "revision": state.revision,
        "status": state.status.value,
        "closed": state.closed,
        "entrants": _json([asdict(one) for one in state.entrants]),
        "round": state.round,
        "channels": _json(state.channels),
        "deadline": state.deadline,
        "messages": _json(state.messages),
        "ended_at": state.ended_at,
        "host_id": state.setup.host_id,
        "host_name": state.setup.host_name,
        "channel_id": state.setup.channel_id,
        "draws": _json(state.draws),
        "partners": _json(state.partners),
        "wishes": _json(state.wishes),
        "corrections": _json(state.corrections),
        "directors": _json(state.directors),
        "asked": _json(state.asked),
        "removals": _json(state.removals),
        "stopping": _json(state.stopping) if state.stopping else None,
        "round_ends": state.round_ends,
        "acted_at": state.acted_at,
        "warned_at": state.warned_at,
        "ending": state.ending.value if state.ending else None,
    }


def _read(row: Mapping[Any, Any]) -> TournamentState:
    options = game_named(row["game"]).configure(row["preset"], json.loads(row["options"]))
    words = {name: kind(row[name]) for name, kind in _WORDS.items()}
    setup = {name: row[name] for name in _SETUP} | words | {"theme": theme_of(row), "evening": row["evening_id"]}
    setup |= {"bonus": tuple(json.loads(row["bonus"]))}
    return TournamentState(
        id=row["id"],
        revision=row["revision"],
        setup=TournamentSetup(options, **setup),
        status=Status(row["status"]),
        entrants=tuple(Occupant(**one) for one in json.loads(row["entrants"])),
        round=row["round"],
        channels=tuple(json.loads(row["channels"])),
        deadline=row["deadline"],
        ended_at=row["ended_at"],
        closed=row["closed"],
        messages={kind: (channel, message) for kind, (channel, message) in json.loads(row["messages"]).items()},
        draws=tuple(_draw(*one) for one in json.loads(row["draws"])),
        partners=tuple((one, other) for one, other in json.loads(row["partners"])),
        wishes=tuple(Wish(*one) for one in json.loads(row["wishes"])),
        corrections=tuple(Correction(*one) for one in json.loads(row["corrections"])),
        directors=tuple(Director(*one) for one in json.loads(row["directors"])),
        asked=tuple(AskedToEnter(*one) for one in json.loads(row["asked"])),
        removals=tuple(Removal(*one) for one in json.loads(row["removals"])),
        stopping=StopQuestion.read(*json.loads(row["stopping"])) if row["stopping"] else None,
        secret=bytes.fromhex(row["secret"] or ""),
        round_ends=row["round_ends"],
        acted_at=row["acted_at"],
        warned_at=row["warned_at"],
        ending=TournamentEnding(row["ending"]) if row["ending"] else None,
    )


def _draw(tables: Sequence[Sequence[int]], byes: Sequence[int], cups: Sequence[str]) -> RoundDraw:
    return RoundDraw(tuple(map(tuple, tables)), tuple(byes), tuple(map(Cup, cups)))


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
