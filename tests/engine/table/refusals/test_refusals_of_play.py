"""Every reason for which a table refuses to propose, claim, give up, take back, deal or cut."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine.running.table import Table
from engine.table.model.errors import Refusal
from engine.table.model.proposal import ProposalKind
from engine.table.model.setup import SameDeals
from engine.table.model.status import Status
from tests.engine.running.kleurenwiezen import misere_nobody_can_break
from tests.engine.running.support import ANNA, BRAM, EVA, FOUR, NAMES, Process, act_somehow, setup, user_to_move
from tests.engine.table.cases import Attempt, Cases, Situation, malmedy, uncertain_claim
from tests.engine.table.states import SECONDS, in_the_midst_of_a_trick

CASES = Cases()
SAME = SameDeals("day:1:2026-11-23", bytes(32), deals=1)


@CASES.refuses(Refusal.OTHER_PROPOSAL)
async def a_pause_while_a_claim_is_open(process: Process) -> Attempt:
    table, user = await uncertain_claim(process)
    return lambda: table.pause(next(one for one in FOUR if one != user))


@CASES.refuses(Refusal.ASKED_THIS_TURN)
async def a_claim_that_came_to_nothing_on_this_turn(process: Process) -> Attempt:
    table, user = await uncertain_claim(process)
    await table.decline(user)
    return lambda: table.claim(user)


@CASES.refuses(Refusal.ENDS_ALREADY)
async def ending_a_match_twice(process: Process) -> Attempt:
    table = await malmedy(process)
    for person in FOUR:
        await table.propose(person, ProposalKind.END)
    return lambda: table.propose(FOUR[0], ProposalKind.END)


@CASES.refuses(Refusal.NOT_ENDING)
async def playing_on_in_a_match_that_does_not_end(process: Process) -> Attempt:
    table = await malmedy(process)
    return lambda: table.propose(FOUR[0], ProposalKind.PLAY_ON)


@CASES.refuses(Refusal.SAME_LENGTH)
async def the_length_there_is(process: Process) -> Attempt:
    table = await malmedy(process)
    return lambda: table.lengthen(FOUR[0], "deals", "2")


@CASES.refuses(Refusal.TOO_SHORT)
async def fewer_deals_than_were_played(process: Process) -> Attempt:
    table = await malmedy(process)
    while table.deal == 1:
        await act_somehow(table)
    return lambda: table.lengthen(FOUR[0], "deals", "1")


@CASES.refuses(Refusal.ALREADY_AGREED)
async def agreeing_twice(process: Process) -> Attempt:
    table = await malmedy(process)
    await table.pause(ANNA)
    return lambda: table.agree(ANNA)


@CASES.refuses(Refusal.NOT_ASKED)
async def the_partner_of_who_claims_answers(process: Process) -> Attempt:
    table, user = await uncertain_claim(process)
    seat = table.seat_of(user) or 0
    return lambda: table.agree(FOUR[(seat + 1) % 4])


@CASES.refuses(Refusal.DEAL_IS_OVER)
async def a_claim_after_the_last_trick(slow: Process) -> Attempt:
    table = await malmedy(slow)
    while table.result is None:
        await act_somehow(table)
    return lambda: table.claim(ANNA)


@CASES.refuses(Refusal.NOT_ON_TURN)
async def a_claim_out_of_turn(process: Process) -> Attempt:
    table = await malmedy(process)
    user = (await in_the_midst_of_a_trick(process, table)).actor
    return lambda: table.claim(next(one for one in FOUR if one != user))


@CASES.refuses(Refusal.NO_CLAIMS)
async def a_claim_at_a_game_that_never_knows_the_rest(process: Process) -> Attempt:
    table = await malmedy(process)

    async def claim() -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.delattr(type(table.game), "left")
            await table.claim(user_to_move(table) or 0)

    return claim


@CASES.refuses(Refusal.REST_NOT_SETTLED)
async def a_claim_before_trumps_are_made(process: Process) -> Attempt:
    table = await malmedy(process)
    return lambda: table.claim(user_to_move(table) or 0)


@CASES.refuses(Refusal.MORE_THAN_TWO_SIDES)
async def giving_up_where_everybody_plays_alone(process: Process) -> Attempt:
    table = await process.started(FOUR[:3], preset="troeven-3", turn_seconds=0)
    user = (await in_the_midst_of_a_trick(process, table)).actor
    return lambda: table.concede(user)


@CASES.refuses(Refusal.NO_TRICKS_WANTED)
async def claiming_in_a_misere(process: Process) -> Attempt:
    table = await process.started(FOUR, preset="pagat", troel="off", turn_seconds=0)
    user = user_to_move(table) or 0
    await table.act(user, "grand-misere", None)
    for _ in range(20):
        if str(table.view(0).phase) != "auction":
            break
        await table.act(user_to_move(table) or 0, "pass", None)
    return lambda: table.claim(user_to_move(table) or 0)


@CASES.refuses(Refusal.CANNOT_BE_LOST)
async def giving_up_a_misere_that_no_cards_can_break(process: Process) -> Attempt:
    table, user = await misere_nobody_can_break(process)
    return lambda: table.concede(user)


@CASES.refuses(Refusal.NOT_PROPOSED)
async def a_proposal_of_somebody_who_got_up_and_whose_seat_is_somebody_elses(process: Process) -> Attempt:
    table = await malmedy(process)
    await table.pause(BRAM)
    assert table.proposal is not None
    asked = table.proposal.meant
    await table.leave(BRAM)
    await table.take_over(EVA, NAMES[EVA], 2)
    return lambda: table.agree(ANNA, asked)


@CASES.refuses(Refusal.NOT_PROPOSED)
async def a_claim_of_somebody_whose_seat_was_taken_over(process: Process) -> Attempt:
    table, user = await uncertain_claim(process)
    seat = table.seat_of(user) or 0
    await table.offer(user)
    await table.leave(user)
    await table.take_over(EVA, NAMES[EVA], seat)
    return lambda: table.agree(FOUR[seat % 4])


async def a_trick_later(process: Process) -> tuple[Table, int, int]:
    """It is somebody's turn again; returns who, and the number of their turn in the trick before."""
    table = await malmedy(process)
    scene = await in_the_midst_of_a_trick(process, table)
    await act_somehow(table)
    while user_to_move(table) != scene.actor:
        await act_somehow(table)
    assert table.result is None
    return table, scene.actor, scene.number


@CASES.refuses(Refusal.STALE)
async def giving_up_by_a_button_of_an_earlier_trick_on_ones_own_turn(process: Process) -> Attempt:
    table, user, number = await a_trick_later(process)
    return lambda: table.concede(user, number)


@CASES.refuses(Refusal.STALE)
async def claiming_by_a_button_of_an_earlier_trick_on_ones_own_turn(process: Process) -> Attempt:
    table, user, number = await a_trick_later(process)
    return lambda: table.claim(user, number)


@CASES.refuses(Refusal.PAUSED)
async def taking_back_during_a_pause(process: Process) -> Attempt:
    table = await malmedy(process, takes_back=SECONDS)
    user = (await in_the_midst_of_a_trick(process, table)).last
    for one in FOUR:
        await table.pause(one)
    return lambda: table.take_back(user)


@CASES.refuses(Refusal.TOO_LATE_TO_TAKE_BACK)
async def taking_back_after_a_pause_that_was_longer_than_the_time_for_it(process: Process) -> Attempt:
    table = await malmedy(process, takes_back=SECONDS)
    user = (await in_the_midst_of_a_trick(process, table)).last
    for one in FOUR:
        await table.pause(one)
    await process.passes(SECONDS + 1)
    for one in FOUR:
        await table.resume(one)
    return lambda: table.take_back(user)


@CASES.refuses(Refusal.NOTHING_TO_TAKE_BACK)
async def taking_back_what_somebody_has_answered_by_a_card(process: Process) -> Attempt:
    table = await malmedy(process, takes_back=SECONDS)
    user = (await in_the_midst_of_a_trick(process, table)).last
    await act_somehow(table)
    return lambda: table.take_back(user)


@CASES.refuses(Refusal.NOBODY_CUTS)
async def cutting_where_a_computer_sits_at_the_right_of_the_next_dealer(slow: Process) -> Attempt:
    table = await malmedy(slow, (ANNA,), deals=8)
    while table.result is None or table.may_cut is not None:
        if user_to_move(table) is None:
            await slow.passes(1)
        else:
            await act_somehow(table)
    return lambda: table.cut(ANNA, 10)


async def between_deals(process: Process) -> tuple[Table, int]:
    """Everybody has passed; returns who must cut the gathered pack."""
    table = await process.started(FOUR, preset="pagat", troel="off", turn_seconds=0)
    while table.result is None:
        await table.act(user_to_move(table) or 0, "pass", None)
    occupant = table.occupant(table.cutter or 0)
    assert occupant is not None
    assert occupant.user_id is not None
    return table, occupant.user_id


@CASES.refuses(Refusal.OTHER_CUTS)
async def cutting_in_the_place_of_somebody_else(slow: Process) -> Attempt:
    table, cutter = await between_deals(slow)
    return lambda: table.cut(next(one for one in FOUR if one != cutter), 10)


@CASES.refuses(Refusal.CUT_OUT_OF_RANGE)
async def cutting_two_cards(slow: Process) -> Attempt:
    table, cutter = await between_deals(slow)
    return lambda: table.cut(cutter, 2)


@CASES.refuses(Refusal.CUT_OUT_OF_RANGE)
async def cutting_all_but_two(slow: Process) -> Attempt:
    table, cutter = await between_deals(slow)
    return lambda: table.cut(cutter, 50)


@CASES.refuses(Refusal.CUT_WORDS)
async def cutting_with_more_words_than_forty_characters(slow: Process) -> Attempt:
    table, cutter = await between_deals(slow)
    return lambda: table.cut(cutter, 10, "x" * 41)


@CASES.refuses(Refusal.CUT_WORDS)
async def cutting_with_words_that_would_call_everybody(slow: Process) -> Attempt:
    table, cutter = await between_deals(slow)
    return lambda: table.cut(cutter, 10, "@everyone")


async def finished(process: Process) -> Table:
    table = await process.started((ANNA,), lines=1)
    while table.status is Status.PLAYING:
        await act_somehow(table)
    return table


@CASES.refuses(Refusal.NO_POSITION)
async def playing_on_from_a_deal_that_was_never_dealt(process: Process) -> Attempt:
    table = await finished(process)
    return lambda: table.origin(table.deal + 1, 0)


@CASES.refuses(Refusal.PLAYS_ON)
async def other_rules_where_a_position_is_played_on_from(process: Process) -> Attempt:
    table = await finished(process)
    setup = replace(table.setup, origin=await table.origin(1, 2))
    on = await process.tables.open(setup, NAMES[ANNA], seat=2)
    return lambda: on.configure(ANNA, {"lines": "7"})


@CASES.refuses(Refusal.SAME_DEALS)
async def other_rules_where_other_tables_play_the_same_deals(process: Process) -> Attempt:
    table = await process.tables.open(setup().sharing(SAME), NAMES[ANNA])
    return lambda: table.configure(ANNA, {"lines": "7"})


@CASES.refuses(Refusal.STILL_PLAYED)
async def the_record_of_a_match_whose_deals_another_table_still_plays(process: Process) -> Attempt:
    shared = setup(preset="chouine").sharing(SAME)
    table = await process.tables.open(shared, NAMES[ANNA], computers=1)
    while table.status is Status.PLAYING:
        await act_somehow(table)
    await process.tables.open(shared, NAMES[ANNA])
    return table.record


@pytest.mark.parametrize("situation", [*CASES], ids=lambda situation: situation.__name__)
async def test_it_is_refused_for_that_reason(tmp_path: Path, situation: Situation) -> None:
    await CASES.try_one(situation, tmp_path)
