"""Finished matches with any people, places and deals, saved by the writer that tables use."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import select

from engine.core.game import DealFacts, Feat
from engine.core.registry import GAMES
from engine.store.journal import Journal
from engine.table.decisions.shares import shares
from engine.table.model.entries import Entry, EntryKind, Pack
from engine.table.model.news import By
from engine.table.model.people import Occupant, Stint
from engine.table.model.setup import Access, Setup
from engine.table.model.snapshot import Change, Finished, SeatResult, Snapshot
from engine.table.model.status import Status
from tests.engine.running.support import database

GUILD, OTHER_GUILD = 900, 901
CHANNEL = 700
BEGIN = 1_790_000_000.0
"""A day in September 2026."""


@dataclass(frozen=True)
class Deal:
    """A deal as the statistics see it."""

    points: tuple[int, ...]
    contract: str | None = None
    declarers: tuple[int, ...] = ()
    made: tuple[int, ...] = ()
    feats: tuple[Feat, ...] = ()


@dataclass(frozen=True)
class Match:
    """A match that is over; people by seat, None for a computer."""

    people: tuple[int | None, ...]
    places: tuple[int, ...]
    at: float = BEGIN
    sides: tuple[int, ...] = (0, 1, 0, 1)
    preset: str = "couillon"
    guild: int | None = GUILD
    deals: tuple[Deal, ...] = (Deal((1, 0, 1, 0)),)
    finished_by: tuple[int | None, ...] | None = None
    house: str | None = None
    takers: tuple[Stint, ...] = field(default=())
    levels: tuple[str | None, ...] = ()
    """Of the computers, by seat; empty: as before levels were recorded."""
    channel: int = CHANNEL


@dataclass(frozen=True)
class _Standing:
    """The part of a match that is saved when it ends."""

    deal: int


@dataclass(frozen=True)
class _Position:
    match: _Standing


def name_of(user_id: int | None) -> str:
    return "Fons" if user_id is None else f"Person {user_id}"


async def finish(journal: Journal, match: Match) -> int:
    """Save the match as a table does when it ends; returns its number."""
    table = await opened(journal, match)
    return await end(journal, table, match)


async def opened(journal: Journal, match: Match) -> Snapshot:
    """The table of a match that has been dealt."""
    game = next(game for game in GAMES.values() if match.preset in game.presets)
    host = next((user for user in match.people if user is not None), 1)
    options = game.configure(match.preset)
    setup = Setup(
        game.name, options, match.guild, match.channel, host, Access.OPEN, frozenset(), "en", 0, house=match.house
    )
    levels = match.levels or (None,) * len(match.people)
    starters = tuple(
        Stint(0, seat, name_of(user), user, player=level)
        for seat, (user, level) in enumerate(zip(match.people, levels, strict=True), 1)
    )
    seats = tuple(Occupant(name_of(user), user) for user in match.finished_by or match.people)
    table = Snapshot(0, 0, setup, Status.PLAYING, seats, dealer=1, stints=(*starters, *match.takers))
    table_id = await journal.add(table, match.at - 600)
    before = replace(table, id=table_id)
    after = replace(before, revision=1)
    entry = Entry(1, EntryKind.DEAL, 1, "1", By.CLOCK)
    await journal.save(before, Change(after, (), (entry,), Pack(1, "")), match.at - 600)
    for number, deal in enumerate(match.deals[:-1], 1):
        before, after = after, replace(after, revision=number + 1)
        entry = Entry(number + 1, EntryKind.ACTION, 1, "pass", By.PERSON)
        await journal.save(before, Change(after, (), (entry,), finished=_finished(number, deal)), match.at - 300)
    return after


async def end(journal: Journal, table: Snapshot, match: Match) -> int:
    """Save the last action of a match."""
    number = len(match.deals)
    after = replace(
        table,
        revision=table.revision + 1,
        status=Status.OVER,
        ended_at=match.at,
        closed=True,
        state=_Position(_Standing(number)),
    )
    finished_by = match.finished_by or match.people
    results = tuple(
        SeatResult(
            seat=seat,
            part=part,
            side=match.sides[seat - 1],
            user_id=one.user_id,
            name=one.name,
            share=one.share,
            played=None if len(one.deals) == number else one.deals,
            score=sum(deal.points[seat - 1] for deal in match.deals),
            won=match.places[seat - 1] == 1,
            place=match.places[seat - 1],
            finished_by=finished_by[seat - 1],
            finished_name=name_of(finished_by[seat - 1]),
            player=one.player,
        )
        for seat, those in shares(table.stints, range(1, len(match.people) + 1), number).items()
        for part, one in enumerate(those)
    )
    entry = Entry(number + 1, EntryKind.ACTION, 1, "pass", By.PERSON)
    change = Change(after, (), (entry,), finished=_finished(number, match.deals[-1]), results=results)
    await journal.save(table, change, match.at)
    return table.id


@asynccontextmanager
async def empty_journal() -> AsyncIterator[Journal]:
    """A journal for one example of a property."""
    with TemporaryDirectory() as folder:
        journal = await Journal.open(database(Path(folder)))
        try:
            yield journal
        finally:
            await journal.close()


async def rows(journal: Journal, *columns: Any) -> list[tuple[Any, ...]]:
    """What the database holds in these columns, sorted."""
    async with journal.transaction() as connection:
        return [tuple(row) for row in (await connection.execute(select(*columns).order_by(*columns))).all()]


async def finish_all(journal: Journal, matches: Sequence[Match]) -> list[int]:
    return [await finish(journal, match) for match in matches]


def _finished(number: int, deal: Deal) -> Finished:
    tricks = (0,) * len(deal.points)
    return Finished(number, DealFacts(deal.contract, deal.declarers, deal.made, deal.points, tricks, deal.feats))
