"""Proposals to the others: who must agree, what makes them lapse, and what is left after the bot is killed."""

from __future__ import annotations

import pytest

from engine.running.table import Table
from engine.store.rows import proposal_text, read_proposal
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import Answer, ProposalChanged
from engine.table.model.proposal import LONGEST_ABOUT, Meant, Proposal, ProposalKind
from engine.table.model.status import Pause, Status
from tests.engine.running.support import ANNA, BRAM, CHLOE, DAAN, EVA, Process, act_somehow, user_to_move
from tests.engine.running.test_clock import until_away
from tests.engine.table.decisions.test_lobby import refusal

THREE = (ANNA, BRAM, CHLOE)
FOUR = (*THREE, DAAN)


def standing(table: Table) -> tuple[object, object, list[int]]:
    """What somebody has proposed, whether the match is paused, and who has yet to answer."""
    return table.proposal, table.paused, sorted(table.missing_answers)


def answers(process: Process) -> list[tuple[Answer, int | None]]:
    return [(one.answer, one.seat) for one in process.notebook.of(ProposalChanged)]


async def test_a_proposal_is_carried_when_all_people_have_agreed_and_computers_are_not_asked(process: Process) -> None:
    table = await process.started(THREE)
    await table.pause(ANNA)
    assert standing(table) == (Proposal(ProposalKind.PAUSE, 1, frozenset({1}), table.number), None, [2, 3])
    await table.agree(BRAM)
    assert sorted(table.missing_answers) == [3]
    await table.agree(CHLOE)
    assert standing(table) == (None, Pause.AGREED, [])
    assert answers(process) == [
        (Answer.PROPOSED, 1),
        (Answer.AGREED, 2),
        (Answer.AGREED, 3),
        (Answer.CARRIED, None),
    ]


async def test_one_person_alone_has_to_ask_nobody(process: Process) -> None:
    table = await process.started([ANNA])
    await table.pause(ANNA)
    assert standing(table) == (None, Pause.AGREED, [])
    assert answers(process) == [(Answer.PROPOSED, 1), (Answer.CARRIED, None)]


async def test_proposing_what_is_proposed_already_is_to_agree(process: Process) -> None:
    table = await process.started([ANNA, BRAM])
    await table.pause(ANNA)
    await table.pause(BRAM)
    assert table.paused is Pause.AGREED


async def test_who_has_agreed_need_not_and_cannot_do_so_twice(process: Process) -> None:
    table = await process.started(THREE)
    await table.pause(ANNA)
    await table.agree(BRAM)
    for user in (ANNA, BRAM):
        with pytest.raises(Refused) as refused:
            await table.agree(user)
        assert (refused.value.reason, refused.value.facts["missing"]) == (Refusal.ALREADY_AGREED, 1)


async def test_one_no_is_enough_and_who_proposed_may_withdraw(process: Process) -> None:
    table = await process.started(THREE)
    await table.pause(ANNA)
    await table.decline(CHLOE)
    assert standing(table) == (None, None, [])
    await table.pause(BRAM)
    await table.decline(BRAM)
    assert standing(table) == (None, None, [])
    assert answers(process)[1::2] == [(Answer.DECLINED, 3), (Answer.WITHDRAWN, 2)]


async def test_answers_are_refused_where_nothing_is_proposed_or_something_else_was(process: Process) -> None:
    table = await process.started([ANNA, BRAM])
    assert await refusal(table.agree(BRAM)) is Refusal.NOT_PROPOSED
    assert await refusal(table.decline(BRAM)) is Refusal.NOT_PROPOSED
    await table.pause(ANNA)
    assert await refusal(table.agree(EVA)) is Refusal.NOT_SEATED
    old, another = Meant(ProposalKind.PAUSE, 1, table.number - 1), Meant(ProposalKind.PAUSE, 1, table.number, "another")
    for wrong in (old, another):
        assert await refusal(table.agree(BRAM, wrong)) is Refusal.NOT_PROPOSED
        assert await refusal(table.decline(BRAM, wrong)) is Refusal.NOT_PROPOSED
    await table.agree(BRAM, Meant(ProposalKind.PAUSE, 1, table.number))
    assert table.paused is Pause.AGREED


async def test_a_pause_is_about_nothing_but_itself(process: Process) -> None:
    table = await process.started([ANNA, BRAM])
    for about in ("2", "x" * (LONGEST_ABOUT + 1)):
        assert await refusal(table.propose(ANNA, ProposalKind.PAUSE, about)) is Refusal.STALE
    assert table.proposal is None


def test_what_a_proposal_is_about_is_kept_and_yesterdays_were_about_nothing() -> None:
    proposal = Proposal(ProposalKind.PAUSE, 2, frozenset({2, 3}), 17, about="2")
    assert read_proposal(proposal_text(proposal)) == proposal
    yesterdays = '{"kind":"pause","by":2,"agreed":[2,3],"number":17,"shown":""}'
    assert read_proposal(yesterdays) == proposal._replace(about="")


async def test_before_and_after_the_match_nothing_can_be_proposed(process: Process) -> None:
    table = await process.open()
    assert await refusal(table.pause(ANNA)) is Refusal.NOT_STARTED
    await table.stop(ANNA, force=True)
    assert await refusal(table.pause(ANNA)) is Refusal.TABLE_OVER


async def test_a_pause_that_is_proposed_outlives_actions_and_the_next_deal(process: Process) -> None:
    table = await process.started(FOUR)
    await table.pause(DAAN)
    proposal = table.proposal
    while table.deal == 1:
        await act_somehow(table)
    assert table.proposal == proposal
    for user in THREE:
        await table.agree(user)
    assert table.paused is Pause.AGREED


async def test_a_pause_that_nobody_answers_keeps_nobody_from_giving_up_a_deal(process: Process) -> None:
    table = await process.started(FOUR)
    while not table.result and table.game.left(table.view(table.actors[0])) is None:
        await act_somehow(table)
    user = user_to_move(table)
    assert user is not None
    await table.pause(next(one for one in FOUR if one != user))
    await table.concede(user)
    assert table.proposal is not None
    assert table.proposal.kind is ProposalKind.CONCEDE
    assert [answer for answer, _ in answers(process)] == [Answer.PROPOSED, Answer.LAPSED, Answer.PROPOSED]
    assert await refusal(table.pause(user)) is Refusal.OTHER_PROPOSAL, "the deal is at stake"


async def test_who_gets_up_or_is_replaced_is_not_waited_for(process: Process) -> None:
    table = await process.started(THREE)
    await table.pause(ANNA)
    await table.agree(BRAM)
    await table.leave(CHLOE)
    assert table.paused is Pause.AGREED


async def test_who_takes_over_a_seat_is_asked_anew(process: Process) -> None:
    table = await process.started(THREE)
    await table.pause(ANNA)
    await table.agree(BRAM)
    await table.offer(BRAM)
    await table.take_over(EVA, "Eva", 2)
    assert sorted(table.missing_answers) == [2, 3]


async def test_who_goes_away_is_not_waited_for_but_who_comes_back_is(slow: Process) -> None:
    table = await slow.started(THREE)
    await table.pause(ANNA)
    await until_away(slow, table, BRAM)
    assert sorted(table.missing_answers) == [3]
    await table.back(BRAM)
    assert sorted(table.missing_answers) == [2, 3]


async def test_a_proposal_lapses_with_whoever_made_it_and_with_the_match(process: Process) -> None:
    table = await process.started(THREE)
    await table.pause(CHLOE)
    await table.leave(CHLOE)
    assert (standing(table)[0], answers(process)[-1]) == (None, (Answer.LAPSED, None))
    await table.pause(BRAM)
    await table.stop(ANNA, force=True)
    assert (standing(table)[0], answers(process)[-1]) == (None, (Answer.LAPSED, None))
    assert table.status is Status.STOPPED


async def test_what_is_proposed_and_answered_is_there_after_a_restart(process: Process) -> None:
    table = await process.started(THREE)
    await table.pause(ANNA)
    await table.agree(BRAM)
    again = await after_a_restart(process, table)
    assert standing(again) == (table.proposal, None, [3])
    await again.agree(CHLOE)
    assert (await after_a_restart(process, table)).paused is Pause.AGREED


async def after_a_restart(process: Process, table: Table) -> Table:
    return (await process.another()).tables.get(table.id)
