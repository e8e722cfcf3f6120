"""Every reason for which tournaments of any size refuse something."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.clubs.tournaments.progress import Tournament
from engine.clubs.tournaments.setup import MOST_BONUS, EntryMode, Method, Remainder, Total
from engine.core.registry import GAMES
from engine.table.model.errors import Refusal
from engine.table.model.status import Status
from tests.engine.clubs.tournaments.any_method import CHOUINE, club_setup, opened_by
from tests.engine.clubs.tournaments.tournaments import a_step
from tests.engine.running.support import ANNA, BRAM, CHLOE, DAAN, EVA, Process
from tests.engine.table.cases import Attempt, Cases, Situation

CASES = Cases()
SIX = GAMES["couillon"].for_tournament("six", 4)
WHIST = GAMES["kleurenwiezen"].for_tournament("pagat", 4)


def opening(process: Process, **changes: Any) -> Attempt:
    return lambda: process.tables.tournaments.open(club_setup(**changes))


@CASES.refuses(Refusal.TOURNAMENT_SIZE)
async def a_tournament_for_three(process: Process) -> Attempt:
    return opening(process, people=3)


@CASES.refuses(Refusal.TOURNAMENT_SIZE)
async def a_tournament_for_201(process: Process) -> Attempt:
    return opening(process, people=201)


@CASES.refuses(Refusal.TOURNAMENT_SIZE)
async def a_tournament_for_at_least_more_than_at_most(process: Process) -> Attempt:
    return opening(process, least=12, people=8)


@CASES.refuses(Refusal.TOURNAMENT_ROUNDS)
async def a_tournament_of_no_rounds(process: Process) -> Attempt:
    return opening(process, rounds=0)


@CASES.refuses(Refusal.TOURNAMENT_MINUTES)
async def a_round_of_five_hours(process: Process) -> Attempt:
    return opening(process, round_minutes=300)


@CASES.refuses(Refusal.TIME_PAST)
async def a_time_in_the_past(process: Process) -> Attempt:
    return opening(process, starts_at=process.hour.time - 1)


@CASES.refuses(Refusal.KNOCKOUT_OF_TWO)
async def a_knock_out_at_tables_of_four(process: Process) -> Attempt:
    return opening(process, method=Method.KNOCKOUT)


@CASES.refuses(Refusal.ENTRY_ALONE)
async def pairs_at_a_game_where_everybody_plays_alone(process: Process) -> Attempt:
    return opening(process, options=CHOUINE, entry=EntryMode.PAIRS)


@CASES.refuses(Refusal.ENTRY_DRAWN)
async def pairs_for_sides_of_three(process: Process) -> Attempt:
    return opening(process, options=SIX, entry=EntryMode.PAIRS)


@CASES.refuses(Refusal.ENTRY_WITH_PARTNERS)
async def each_alone_at_a_game_with_partners(process: Process) -> Attempt:
    return opening(process, entry=EntryMode.ALONE)


@CASES.refuses(Refusal.TOURNAMENT_TOTAL)
async def royes_at_a_game_without_any(process: Process) -> Attempt:
    return opening(process, options=CHOUINE, total=Total.ROYES)


@CASES.refuses(Refusal.TOURNAMENT_BONUS)
async def more_figures_than_places_at_a_table(process: Process) -> Attempt:
    return opening(process, options=WHIST, bonus=(90, 60, 30, 20, 10))


@CASES.refuses(Refusal.TOURNAMENT_BONUS)
async def more_for_the_second_than_for_the_first(process: Process) -> Attempt:
    return opening(process, options=WHIST, bonus=(60, 90))


@CASES.refuses(Refusal.TOURNAMENT_BONUS)
async def a_bonus_larger_than_any(process: Process) -> Attempt:
    return opening(process, options=WHIST, bonus=(MOST_BONUS + 1,))


@CASES.refuses(Refusal.TOURNAMENT_BONUS)
async def a_bonus_that_takes_off(process: Process) -> Attempt:
    return opening(process, options=WHIST, bonus=(30, -30))


@CASES.refuses(Refusal.BONUS_TOTAL)
async def a_bonus_on_royes(process: Process) -> Attempt:
    return opening(process, bonus=(30,))


@CASES.refuses(Refusal.BONUS_COMPARED)
async def a_bonus_where_seats_are_compared(process: Process) -> Attempt:
    return opening(process, options=WHIST, bonus=(30,), same_deals=True)


@CASES.refuses(Refusal.TOO_FEW_ENTERED)
async def three_people(process: Process) -> Attempt:
    tournament = await opened_by(process, 3)
    return lambda: tournament.start(ANNA)


@CASES.refuses(Refusal.TOO_FEW_ENTERED)
async def fewer_than_at_one_table_without_computers(process: Process) -> Attempt:
    tournament = await opened_by(process, 5, options=SIX, remainder=Remainder.BYE)
    return lambda: tournament.start(ANNA)


@CASES.refuses(Refusal.TOURNAMENT_FULL)
async def a_fifth_where_four_can_enter(process: Process) -> Attempt:
    tournament = await opened_by(process, 4, people=4)
    return lambda: tournament.enter(EVA, "Eva")


@CASES.refuses(Refusal.TOURNAMENT_STARTED)
async def entering_during_the_last_round(process: Process) -> Attempt:
    tournament = await opened_by(process, 4, rounds=1)
    await tournament.start(ANNA)
    return lambda: tournament.enter(EVA, "Eva")


@CASES.refuses(Refusal.NO_PARTNER_WANTED)
async def choosing_a_partner_where_they_are_drawn(process: Process) -> Attempt:
    tournament = await opened_by(process, 3)
    return lambda: tournament.enter(EVA, "Eva", BRAM)


@CASES.refuses(Refusal.PARTNER_IS_SELF)
async def ones_own_partner(process: Process) -> Attempt:
    tournament = await opened_by(process, 3, entry=EntryMode.PAIRS)
    return lambda: tournament.enter(BRAM, "Bram", BRAM)


@CASES.refuses(Refusal.HAS_PARTNER)
async def a_second_partner(process: Process) -> Attempt:
    tournament = await opened_by(process, 3, entry=EntryMode.PAIRS)
    await tournament.enter(BRAM, "Bram", CHLOE)
    return lambda: tournament.enter(BRAM, "Bram", ANNA)


@CASES.refuses(Refusal.PARTNER_TAKEN)
async def somebody_elses_partner(process: Process) -> Attempt:
    tournament = await opened_by(process, 3, entry=EntryMode.PAIRS)
    await tournament.enter(BRAM, "Bram", CHLOE)
    return lambda: tournament.enter(DAAN, "Daan", CHLOE)


@CASES.refuses(Refusal.PARTNER_TAKEN)
async def somebody_who_waits_for_somebody_else(process: Process) -> Attempt:
    tournament = await opened_by(process, 3, entry=EntryMode.PAIRS)
    await tournament.enter(BRAM, "Bram", EVA)
    return lambda: tournament.enter(DAAN, "Daan", BRAM)


async def a_knock_out_after_a_round(process: Process) -> Tournament:
    tournament = await opened_by(process, 5, Method.KNOCKOUT, options=CHOUINE)
    await tournament.start(ANNA)
    while tournament.round == 1 and tournament.status is Status.PLAYING:
        await a_step(process)
    return tournament


@CASES.refuses(Refusal.ROUND_SETTLED)
async def correcting_who_went_on_a_round_ago(process: Process) -> Attempt:
    tournament = await a_knock_out_after_a_round(process)
    return lambda: tournament.correct(ANNA, "Anna", 1, 1, 1, "a card too few")


@CASES.refuses(Refusal.NO_REASON)
async def correcting_without_saying_why(process: Process) -> Attempt:
    tournament = await opened_by(process, 4)
    await tournament.start(ANNA)
    return lambda: tournament.correct(ANNA, "Anna", 1, 1, 1, " . ")


@CASES.refuses(Refusal.NOTHING_CORRECTED)
async def correcting_by_nothing(process: Process) -> Attempt:
    tournament = await opened_by(process, 4)
    await tournament.start(ANNA)
    return lambda: tournament.correct(ANNA, "Anna", 1, 1, 0, "no reason to")


@CASES.refuses(Refusal.NO_SUCH_ROUND)
async def correcting_a_round_to_come(process: Process) -> Attempt:
    tournament = await opened_by(process, 4)
    await tournament.start(ANNA)
    return lambda: tournament.correct(ANNA, "Anna", 2, 1, 1, "too early")


@CASES.refuses(Refusal.NO_SUCH_PLACE)
async def correcting_nobody(process: Process) -> Attempt:
    tournament = await opened_by(process, 4)
    await tournament.start(ANNA)
    return lambda: tournament.correct(ANNA, "Anna", 1, 5, 1, "who is that")


@CASES.refuses(Refusal.NOT_HOST)
async def correcting_without_directing(process: Process) -> Attempt:
    tournament = await opened_by(process, 4)
    await tournament.start(ANNA)
    return lambda: tournament.correct(BRAM, "Bram", 1, 2, -1, "for me")


@CASES.refuses(Refusal.ROUND_GOES_ON)
async def the_next_round_while_one_is_played(process: Process) -> Attempt:
    tournament = await opened_by(process, 4)
    await tournament.start(ANNA)
    return lambda: tournament.next_now(ANNA)


@CASES.refuses(Refusal.CHANNEL_GONE)
async def starting_where_the_channel_is_gone(process: Process) -> Attempt:
    tournament = await opened_by(process, 4)
    await tournament.lose_channel(tournament.setup.channel_id)
    return lambda: tournament.start(ANNA)


@CASES.refuses(Refusal.DIRECTS_ALREADY)
async def a_director_a_second_time(process: Process) -> Attempt:
    tournament = await opened_by(process, 4)
    await tournament.add_director(ANNA, BRAM, "Bram")
    return lambda: tournament.add_director(ANNA, BRAM, "Bram")


@CASES.refuses(Refusal.NOT_HOST)
async def handing_over_as_a_further_director(process: Process) -> Attempt:
    tournament = await opened_by(process, 4)
    await tournament.add_director(ANNA, BRAM, "Bram")
    return lambda: tournament.hand_over(BRAM, CHLOE, "Chloé")


@pytest.mark.parametrize("situation", [*CASES], ids=lambda situation: situation.__name__)
async def test_it_is_refused_for_that_reason(tmp_path: Path, situation: Situation) -> None:
    await CASES.try_one(situation, tmp_path)
