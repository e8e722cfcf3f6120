"""What a tournament is, as the journal keeps it; those of yesterday among them."""

from __future__ import annotations

import random
from dataclasses import fields, replace
from pathlib import Path

import pytest

from engine.clubs.tournaments.pairing.draws import Cup, RoundDraw
from engine.clubs.tournaments.rows import TournamentJournal
from engine.clubs.tournaments.setup import EntryMode, Method, Remainder, Total, TournamentSetup
from engine.clubs.tournaments.state import (
    AskedToEnter,
    Correction,
    Director,
    Removal,
    StopQuestion,
    TournamentEnding,
    TournamentState,
    Wish,
)
from engine.core.registry import GAMES
from engine.table.model.people import Occupant
from engine.table.model.preferences import Theme
from engine.table.model.status import Status
from tests.engine.clubs.tournaments.any_method import opened_by
from tests.engine.clubs.tournaments.tournaments import opened, played_out, tournament_setup
from tests.engine.running.support import ANNA, BRAM, EVA, STEPWISE, Hour, Process, address, as_it_was_at, database
from tests.engine.store.databases import EACH_KIND


@EACH_KIND
async def test_what_a_tournament_is_comes_back_from_the_journal_field_by_field(process: Process) -> None:
    setup = replace(
        tournament_setup(),
        theme=Theme("AHVB", True, "wine"),
        method=Method.SWISS,
        entry=EntryMode.PAIRS,
        remainder=Remainder.BYE,
        total=Total.MATCH_POINTS,
        least=6,
        round_minutes=45,
        same_deals=True,
        bonus=(90, 60, 30),
        house="Op zijn Lanklaars",
        level="strong",
        evening=3,
        starts_at=1_000_100.5,
        reserve_seconds=120,
    )
    state = TournamentState(
        0,
        0,
        setup,
        Status.PLAYING,
        (Occupant("Anna", ANNA), Occupant("Bram", BRAM, away=True)),
        round=1,
        channels=(701, 702),
        deadline=1_000_200.5,
        ended_at=1_000_300.5,
        closed=True,
        messages={"board": (700, 5)},
        draws=(RoundDraw(((1, 0, 2, 0),), (3,), (Cup.MAIN,)), RoundDraw(((1, 2),))),
        partners=((1, 2),),
        wishes=(Wish(1, EVA),),
        corrections=(Correction(1, 2, -3, "a card too few", ANNA, "Anna", 1_000_150.5),),
        directors=(Director(BRAM, "Bram"),),
        removals=(Removal(1, EVA, "Eva", "late", ANNA, "Anna", 1_000_160.5),),
        asked=(AskedToEnter(EVA, "Eva", ANNA),),
        stopping=StopQuestion(1, ANNA, "Anna", 1_000_900.5, (BRAM, EVA), (BRAM,), (EVA,), False),
        secret=bytes(range(32)),
        round_ends=1_000_250.5,
        acted_at=1_000_260.5,
        warned_at=1_000_270.5,
        ending=TournamentEnding.IDLE,
    )
    untouched = {field.name for field in fields(TournamentState) if getattr(state, field.name) == field.default}
    untouched |= {field.name for field in fields(TournamentSetup) if getattr(setup, field.name) == field.default}
    # Marks of who was forgotten stand in a table of their own (tests/engine/clubs/test_second_try.py).
    untouched -= {"forgotten"}
    assert not untouched, "a field with its default would not be seen to be kept"
    rows = TournamentJournal(process.journal)
    number = await rows.add(state, 0)
    assert await rows.load(number) == replace(state, id=number)


async def test_a_tournament_of_yesterday_is_a_classic_one_and_goes_on(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    tournament = await opened(process, tournament_setup(), (BRAM,))
    await tournament.start(ANNA)
    seen = tournament.setup, tournament.entrants, tournament.tables_of(1)
    await process.close()
    as_it_was_at("0026", tmp_path / "cards.sqlite3")
    process = await Process.start(address(tmp_path), Hour(), random.Random(3), STEPWISE)
    again = await process.tables.tournaments.find(tournament.id)
    assert (again.setup, again.entrants, again.tables_of(1)) == seen
    assert again.setup.method is Method.CLASSIC
    await again.stop(ANNA, force=True)
    assert again.status is Status.STOPPED
    await process.close()


@EACH_KIND
@pytest.mark.parametrize("same", [True, False])
async def test_what_each_deal_brought_is_read_only_where_all_tables_play_the_same_deals(
    process: Process, same: bool
) -> None:
    options = GAMES["couillon"].for_tournament("malmedy", 2)
    tournament = await opened_by(process, 8, options=options, rounds=1, same_deals=same, total=Total.MATCH_POINTS)
    await tournament.start(ANNA)
    await played_out(process, tournament)
    tables = await TournamentJournal(process.journal).tables(tournament.id)
    assert [len(table.points) for table in tables] == [2 * same, 2 * same]
    total = sum(row.total for row in tournament.standings())
    assert total == (8 * 50 if same else 8)
