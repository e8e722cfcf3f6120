"""In a tournament that adds up points, computers and looking back know what counts at a table, also after a restart."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from engine.clubs.tournaments.progress import Tournament
from engine.clubs.tournaments.setup import Total
from engine.core.game import AddedUp
from engine.core.registry import GAMES
from engine.running.table import Table
from engine.table.decisions import play
from engine.table.model.status import Status
from engine.teaching.lookback.choices import Care
from tests.engine.clubs.tournaments.any_method import opened_by
from tests.engine.clubs.tournaments.test_tournament_restart import STEPWISE
from tests.engine.clubs.tournaments.tournaments import a_step, played_out
from tests.engine.running.support import ANNA, GUILD, Hour, Process, database, restarted
from tests.engine.store.databases import EACH_KIND

DEALS = GAMES["kleurenwiezen"].for_tournament("pagat", 4)


async def in_round(process: Process, tournament: Tournament, number: int) -> Table:
    """The last table of this round, as soon as its cards are dealt."""
    while True:
        tables = process.tables.in_guild(GUILD)
        of_round = [one for one in tables if one.setup.tournament and one.setup.tournament.round == number]
        if of_round and of_round[-1].status is Status.PLAYING:
            return of_round[-1]
        assert await a_step(process)


def told(table: Table) -> set[AddedUp | None]:
    """What the players who are asked are told."""
    views: list[Any] = [one.question.view for one in play.computers_asked(table._transactions.snapshot)]
    return {view.public.match.added_up for view in views}


@EACH_KIND
async def test_what_counts_is_kept_with_the_table(process: Process) -> None:
    tournament = await opened_by(process, 4, options=DEALS, rounds=2)
    await tournament.start(ANNA)
    await process.fire_due()
    assert (await in_round(process, tournament, 1)).setup.added_up == AddedUp()
    table = await in_round(process, tournament, 2)
    totals = {row.place: row.total for row in tournament.standings(1)}
    draw = tournament.state.draws[1]
    assert any(totals.values())
    known = AddedUp(tuple(int(totals[place]) for place in draw.tables[0]), ())
    assert table.setup.added_up == known
    born = await restarted(process)
    assert (await born.tables.find(table.id)).setup.added_up == known
    await born.close()


async def test_computers_are_told_and_choices_are_looked_back_on_by_it(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(1), STEPWISE)
    process.tables.looking_back.care = Care(2, 2)
    tournament = await opened_by(process, 5, options=DEALS, rounds=2, total=Total.POINTS)
    await tournament.start(ANNA)
    await process.fire_due()
    tables = []
    for number in (1, 2):
        table = await in_round(process, tournament, number)
        while not told(table):
            assert await a_step(process)
        assert told(table) == {table.setup.added_up}
        tables.append(table)
    await played_out(process, tournament)
    units = []
    for table in tables:
        await process.tables.looking_back.ask(table)
        seen = await process.tables.looking_back.find(table)
        assert seen is not None
        people = [seat for seat, one in enumerate(table.seats, 1) if one and one.user_id]
        choices = [one for deal in seen.lookback.deals for one in deal.choices if one.seat in people]
        units.append({one.unit and one.unit.name for one in choices})
    await process.close()
    assert units[0] == {None}
    assert units[1] & {"tournaments", "podiums"}
