"""Every reason for which a table refuses somebody a seat, a game or the host's part."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.app.answers import explain
from engine.clubs.servers import GRACE
from engine.store.blocks import MOST
from engine.table.model.errors import Refusal, Refused
from engine.table.model.proposal import ProposalKind
from engine.table.model.setup import Access
from engine.table.model.status import Status
from locales import LANGUAGES, say_in
from tests.engine.running.support import ANNA, BRAM, CHLOE, DAAN, EVA, GUILD, NAMES, Process, act_somehow, user_to_move
from tests.engine.table.cases import Attempt, Cases, Situation, malmedy

CASES = Cases()


@CASES.refuses(Refusal.NO_SUCH_TABLE)
async def a_table_that_nobody_has_opened(process: Process) -> Attempt:
    return lambda: process.tables.find(7)


@CASES.refuses(Refusal.NO_SUCH_TABLE)
async def mending_a_table_that_nobody_has_opened(process: Process) -> Attempt:
    return lambda: process.tables.repair(7)


@CASES.refuses(Refusal.TABLE_GONE)
async def a_table_that_was_forgotten_with_its_server(process: Process) -> Attempt:
    table = await process.open()
    await process.open()
    await process.tables.servers.leave(GUILD)
    process.hour.time += GRACE + 1
    assert await process.tables.servers.forget_left() == (GUILD,)
    process.tables.read_anew(ANNA)
    return lambda: process.tables.find(table.id)


@CASES.refuses(Refusal.TABLE_OVER)
async def mending_a_table_that_is_neither_live_nor_damaged(process: Process) -> Attempt:
    table = await process.open()
    await table.stop(ANNA, force=True)
    return lambda: process.tables.repair(table.id)


@CASES.refuses(Refusal.BLOCKS_ENOUGH)
async def one_more_person_not_to_be_seated_with(process: Process) -> Attempt:
    for whom in range(1000, 1000 + MOST):
        await process.tables.blocks.add(ANNA, whom, "Somebody")
    return lambda: process.tables.blocks.add(ANNA, BRAM, NAMES[BRAM])


@CASES.refuses(Refusal.NO_SUCH_SEAT)
async def a_seat_below_the_first(process: Process) -> Attempt:
    table = await process.open()
    return lambda: table.sit(BRAM, NAMES[BRAM], 0)


@CASES.refuses(Refusal.NO_SUCH_SEAT)
async def a_seat_above_the_last(process: Process) -> Attempt:
    table = await process.open()
    return lambda: table.sit(BRAM, NAMES[BRAM], 5)


@CASES.refuses(Refusal.ALREADY_SEATED)
async def sitting_down_again_on_no_seat_in_particular(process: Process) -> Attempt:
    table = await process.open()
    return lambda: table.sit(ANNA, NAMES[ANNA])


@CASES.refuses(Refusal.ALREADY_SEATED)
async def taking_a_second_seat_during_a_match(process: Process) -> Attempt:
    table = await malmedy(process, (ANNA, BRAM))
    return lambda: table.take_over(BRAM, NAMES[BRAM], 3)


@CASES.refuses(Refusal.TABLE_FULL)
async def a_fifth_at_a_table_of_four(process: Process) -> Attempt:
    table = await process.open()
    await table.fill(ANNA)
    return lambda: table.sit(BRAM, NAMES[BRAM])


@CASES.refuses(Refusal.SEAT_TAKEN)
async def the_seat_of_somebody_else(process: Process) -> Attempt:
    table = await process.open()
    return lambda: table.sit(BRAM, NAMES[BRAM], 1)


@CASES.refuses(Refusal.SEAT_EMPTY)
async def removing_nobody(process: Process) -> Attempt:
    table = await process.open()
    return lambda: table.remove(ANNA, 3)


@CASES.refuses(Refusal.DUMMY_SEAT)
async def the_seat_of_the_dummy(process: Process) -> Attempt:
    table = await process.open(preset="troeven-3-dummy")
    return lambda: table.sit(BRAM, NAMES[BRAM], table.dummy)


@CASES.refuses(Refusal.TOO_MANY_PEOPLE)
async def a_game_for_fewer_than_sit_there(process: Process) -> Attempt:
    table = await process.open(preset="troeven")
    for guest in (BRAM, CHLOE):
        await table.sit(guest, NAMES[guest])
    return lambda: table.configure(ANNA, {}, "troeven-2-stock")


@CASES.refuses(Refusal.NOT_INVITED)
async def a_closed_table(process: Process) -> Attempt:
    table = await process.open(access=Access.INVITED)
    return lambda: table.sit(BRAM, NAMES[BRAM])


@CASES.refuses(Refusal.NO_PARTNERS)
async def other_partners_where_everybody_plays_alone(process: Process) -> Attempt:
    table = await process.open(preset="troeven-3")
    return lambda: table.part_partners(ANNA)


@CASES.refuses(Refusal.SEAT_SHARED)
async def the_seat_at_a_rematch_that_who_shared_it_has(process: Process) -> Attempt:
    table = await malmedy(process)
    await table.leave(BRAM)
    await table.take_over(EVA, NAMES[EVA], 2)
    while table.status is Status.PLAYING:
        await act_somehow(table)
    await process.tables.rematch(table, BRAM, NAMES[BRAM])
    return lambda: process.tables.rematch(table, EVA, NAMES[EVA])


@CASES.refuses(Refusal.SEAT_NOT_AWAY)
async def the_host_offers_the_seat_of_somebody_who_is_there(process: Process) -> Attempt:
    table = await malmedy(process)
    return lambda: table.offer(ANNA, 2)


@CASES.refuses(Refusal.STILL_AWAITED)
async def the_host_goes_on_at_once_without_somebody_who_was_there_before_the_pause(process: Process) -> Attempt:
    table = await malmedy(process)
    for person in (ANNA, BRAM, CHLOE, DAAN):
        await table.pause(person)
    await table.resume(ANNA)
    await table.resume(BRAM)
    return lambda: table.go_on_without(ANNA)


@CASES.refuses(Refusal.CALLED_ENOUGH)
async def calling_somebody_a_third_time_in_a_day(process: Process) -> Attempt:
    async def call() -> None:
        process.tables.calls.spend(ANNA, [BRAM])

    await call()
    await call()
    return call


@CASES.refuses(Refusal.CALLED_ENOUGH)
async def calling_an_eleventh_person_in_an_hour(process: Process) -> Attempt:
    process.tables.calls.spend(ANNA, range(1000, 1010))

    async def call() -> None:
        process.tables.calls.spend(ANNA, [BRAM])

    return call


@CASES.refuses(Refusal.KNOWS_OTHER_HAND)
async def who_got_up_wants_another_hand_of_the_same_deal(process: Process) -> Attempt:
    table = await malmedy(process, (ANNA, BRAM))
    await table.leave(BRAM)
    return lambda: table.take_over(BRAM, NAMES[BRAM], 3)


@CASES.refuses(Refusal.ALREADY_STARTED)
async def removing_a_computer_during_a_match(process: Process) -> Attempt:
    table = await malmedy(process, (ANNA, BRAM))
    return lambda: table.remove(ANNA, 3)


@CASES.refuses(Refusal.TAKES_AGREEMENT)
async def the_host_throws_out_somebody_who_is_there(process: Process) -> Attempt:
    table = await malmedy(process, (ANNA, BRAM))
    return lambda: table.remove(ANNA, 2)


@CASES.refuses(Refusal.BARRED)
async def coming_back_to_a_match_the_others_had_one_get_up_from(process: Process) -> Attempt:
    table = await malmedy(process)
    await table.propose(ANNA, ProposalKind.REMOVE, str(BRAM))
    for other in (CHLOE, DAAN):
        await table.agree(other)
    return lambda: table.take_over(BRAM, NAMES[BRAM], 2)


@CASES.refuses(Refusal.NOT_SEATED)
async def acting_at_the_table_that_one_has_left(process: Process) -> Attempt:
    table = await malmedy(process)
    user = user_to_move(table) or 0
    await table.leave(user)
    return lambda: table.act(user, "pass", table.number)


@CASES.refuses(Refusal.REMOVED)
async def sitting_down_right_after_the_host_had_one_get_up(process: Process) -> Attempt:
    table = await process.open()
    await table.sit(BRAM, NAMES[BRAM])
    await table.remove(ANNA, 2)
    return lambda: table.sit(BRAM, NAMES[BRAM])


@CASES.refuses(Refusal.HOST_NOT_MUTED)
async def the_host_mutes_the_host(process: Process) -> Attempt:
    table = await process.open()
    return lambda: table.mute(ANNA, ANNA, muted=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_number_of_a_table_is_written_as_people_type_it(language: str) -> None:
    sentence = explain(Refused(Refusal.NO_SUCH_TABLE, table=12345), say_in(language))
    assert sentence is not None
    assert "12345" in sentence


@pytest.mark.parametrize("situation", [*CASES], ids=lambda situation: situation.__name__)
async def test_it_is_refused_for_that_reason(tmp_path: Path, situation: Situation) -> None:
    await CASES.try_one(situation, tmp_path)
