"""Every reason for which tournaments and house rules refuse something."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.clubs.tournaments.progress import Tournament
from engine.games.couillon.options import configure
from engine.table.model.errors import Refusal
from engine.table.model.status import Status
from tests.engine.clubs.tournaments.tournaments import opened, tournament_setup
from tests.engine.running.support import ANNA, BRAM, CHLOE, DAAN, EVA, GUILD, NAMES, Process
from tests.engine.running.test_clock import until_away
from tests.engine.table.cases import Attempt, Cases, Situation

CASES = Cases()


async def opened_tournament(process: Process, guests: tuple[int, ...] = (BRAM,), **changes: Any) -> Tournament:
    return await opened(process, tournament_setup(**changes), guests)


@CASES.refuses(Refusal.OF_TOURNAMENT)
async def a_pause_at_a_tournament_table_that_all_have_deserted(slow: Process) -> Attempt:
    tournament = await opened_tournament(slow, deals=8)
    await tournament.start(ANNA)
    (table,) = slow.tables.of_user(ANNA)
    for person in (ANNA, BRAM):
        await until_away(slow, table, person)
    assert all(one.is_automatic for one in table.seats if one)
    return lambda: table.pause(ANNA)


@CASES.refuses(Refusal.OF_TOURNAMENT)
async def stopping_one_table_of_a_tournament_as_who_manages_the_server(process: Process) -> Attempt:
    tournament = await opened_tournament(process)
    await tournament.start(ANNA)
    (table,) = process.tables.of_user(ANNA)
    return lambda: table.stop(EVA, force=True)


@CASES.refuses(Refusal.ALREADY_ENTERED)
async def a_seat_that_was_left_for_who_plays_at_another_table_of_the_tournament(process: Process) -> Attempt:
    tournament = await opened_tournament(process, (BRAM, CHLOE, DAAN), people=8)
    await tournament.start(ANNA)
    (table,) = process.tables.of_user(BRAM)
    other = next(one for one in (ANNA, CHLOE, DAAN) if process.tables.of_user(one) != (table,))
    seat = table.seat_of(BRAM) or 0
    await table.leave(BRAM)
    return lambda: table.take_over(other, NAMES[other], seat)


@CASES.refuses(Refusal.NO_SUCH_TOURNAMENT)
async def a_tournament_that_nobody_has_opened(process: Process) -> Attempt:
    return lambda: process.tables.tournaments.find(3)


@CASES.refuses(Refusal.TOURNAMENT_OVER)
async def entering_a_tournament_that_was_stopped(process: Process) -> Attempt:
    tournament = await opened_tournament(process)
    await tournament.stop(ANNA)
    return lambda: tournament.enter(EVA, NAMES[EVA])


@CASES.refuses(Refusal.IN_THE_ROUND)
async def leaving_a_tournament_in_a_round_one_plays(process: Process) -> Attempt:
    tournament = await opened_tournament(process)
    await tournament.start(ANNA)
    return lambda: tournament.withdraw(BRAM)


@CASES.refuses(Refusal.TOURNAMENT_FULL)
async def a_fifth_in_a_tournament_of_four(process: Process) -> Attempt:
    tournament = await opened_tournament(process, (BRAM, CHLOE, DAAN))
    return lambda: tournament.enter(EVA, NAMES[EVA])


@CASES.refuses(Refusal.ALREADY_ENTERED)
async def entering_a_tournament_twice(process: Process) -> Attempt:
    tournament = await opened_tournament(process)
    return lambda: tournament.enter(BRAM, NAMES[BRAM])


@CASES.refuses(Refusal.NOT_ENTERED)
async def leaving_a_tournament_without_a_place_in_it(process: Process) -> Attempt:
    tournament = await opened_tournament(process)
    return lambda: tournament.withdraw(EVA)


@CASES.refuses(Refusal.PLACES_EMPTY)
async def starting_a_tournament_without_computers_too_early(process: Process) -> Attempt:
    tournament = await opened_tournament(process, fill=False)
    return lambda: tournament.start(ANNA)


async def under_way(process: Process) -> Tournament:
    """Anna directs and plays; Bram plays."""
    tournament = await opened_tournament(process)
    await tournament.start(ANNA)
    return tournament


@CASES.refuses(Refusal.STOP_TAKES_AGREEMENT)
async def stopping_a_tournament_under_way_without_asking_anybody(process: Process) -> Attempt:
    tournament = await under_way(process)
    return lambda: tournament.stop(ANNA)


@CASES.refuses(Refusal.STOP_WAS_ASKED)
async def asking_twice_in_a_round_whether_to_stop(process: Process) -> Attempt:
    tournament = await under_way(process)
    await tournament.ask_to_stop(ANNA, "Anna")
    await tournament.answer_stop(BRAM, False)
    return lambda: tournament.ask_to_stop(ANNA, "Anna")


@CASES.refuses(Refusal.NOT_ASKED)
async def answering_for_the_others_whether_to_stop(process: Process) -> Attempt:
    tournament = await under_way(process)
    await tournament.ask_to_stop(ANNA, "Anna")
    return lambda: tournament.answer_stop(ANNA, True)


@CASES.refuses(Refusal.OWN_MATTER)
async def taking_an_opponent_out_at_ones_own_table(process: Process) -> Attempt:
    tournament = await under_way(process)
    return lambda: tournament.correct(ANNA, "Anna", 1, tournament.state.place_of(BRAM) or 0, 5, "late")


@CASES.refuses(Refusal.NOT_HOST)
async def stopping_a_tournament_of_somebody_else(process: Process) -> Attempt:
    tournament = await opened_tournament(process)
    return lambda: tournament.stop(BRAM)


async def house(process: Process, name: str = "Café De Kroon") -> Any:
    return await process.tables.house_rules.save(GUILD, name, "couillon", configure("couillon", {"lines": "5"}), ANNA)


@CASES.refuses(Refusal.BAD_HOUSE_NAME)
async def a_name_of_33_characters(process: Process) -> Attempt:
    return lambda: house(process, "x" * 33)


@CASES.refuses(Refusal.HOUSE_NAME_TAKEN)
async def the_same_name_in_capitals(process: Process) -> Attempt:
    await house(process)
    return lambda: house(process, "CAFÉ DE KROON")


@CASES.refuses(Refusal.MISLEADING_HOUSE_NAME)
async def renaming_to_a_name_that_looks_like_another(process: Process) -> Attempt:
    await house(process)
    other = await house(process, "Bij Gust")
    return lambda: process.tables.house_rules.rename(other, "Cаfé De Krооn")


@CASES.refuses(Refusal.TOO_MANY_HOUSES)
async def a_26th_of_one_server(process: Process) -> Attempt:
    for number in range(25):
        await house(process, f"House {number}")
    return lambda: house(process)


@CASES.refuses(Refusal.NO_SUCH_HOUSE)
async def a_name_that_no_house_rules_have(process: Process) -> Attempt:
    return lambda: process.tables.house_rules.named(GUILD, "Café De Kroon")


@CASES.refuses(Refusal.HOUSE_GONE)
async def a_number_whose_house_rules_are_deleted(process: Process) -> Attempt:
    made = await house(process)
    await process.tables.house_rules.delete(made)
    return lambda: process.tables.house_rules.find(GUILD, made.id)


@CASES.refuses(Refusal.NOT_HOUSE_MAKER)
async def changing_somebody_elses(process: Process) -> Attempt:
    made = await house(process)

    async def change() -> None:
        made.must_be_changed_by(BRAM, manager=False)

    return change


async def test_a_tournament_table_that_all_have_deserted_is_played_to_its_end(slow: Process) -> None:
    tournament = await opened_tournament(slow)
    await tournament.start(ANNA)
    (table,) = slow.tables.of_user(ANNA)
    await slow.passes(7200)
    assert (table.status, table.paused) == (Status.OVER, None)
    assert len(table.winners) == 2


@pytest.mark.parametrize("situation", [*CASES], ids=lambda situation: situation.__name__)
async def test_it_is_refused_for_that_reason(tmp_path: Path, situation: Situation) -> None:
    await CASES.try_one(situation, tmp_path)
