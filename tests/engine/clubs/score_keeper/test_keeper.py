"""An evening is kept deal by deal, by anybody at the table, and a restart loses nothing."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import pytest

from engine.clubs.score_keeper.changes import LaterDeal, What, Who
from engine.clubs.score_keeper.kept import KeptState, PointStake
from engine.clubs.score_keeper.standing import SheetPerson
from engine.core.by_hand import NotCounted, Untold, unanswered
from engine.core.registry import game_named
from engine.table.model.errors import Refusal, Refused
from engine.table.model.preferences import SCORES
from tests.engine.clubs.score_keeper.support import (
    ANNA_HERSELF,
    BRAM_HIMSELF,
    MEMBERS,
    NINE,
    PASSED,
    SOLO,
    STRANGER,
    WITH_GUESTS,
    Board,
    tell_to,
    told,
    whist,
)
from tests.engine.running.support import ANNA, CHANNEL, GUILD, Process, restarted
from tests.engine.store.databases import EACH_KIND


async def refused(doing: Any) -> Refusal:
    with pytest.raises(Refused) as found:
        await doing
    assert str(found.value)
    return found.value.reason


@EACH_KIND
async def test_deals_are_told_corrected_and_taken_back(process: Process) -> None:
    keeper, board = process.tables.clubs.scores, Board()
    keeper.tell = board.score_changed
    state = await keeper.open(whist())
    assert (state.number, state.match.score, await keeper.find(state.id)) == (0, (0, 0, 0, 0), state)

    state = await told(keeper, state, NINE, SOLO, PASSED, NINE)
    assert [deal.told.outcome.result.delta for deal in state.deals] == [
        *((14, -14, 14, -14), (5, -15, 5, 5), (0, 0, 0, 0), (14, -14, 14, -14)),
    ]
    assert (state.match.score, state.match.dealer) == ((33, -43, 33, -23), 4), "after a deal thrown in, who dealt deals"
    lower = await tell_to(keeper, state.id, BRAM_HIMSELF, state.number, {**NINE, "tricks": ("8",)}, deal=1)
    assert lower.match.score == (33 - 14 - 14, -43 + 28, 33 - 28, -23 + 28)
    assert [one.match.score for one in (await keeper.undo(state.id, ANNA_HERSELF, 5),)] == [state.match.score]
    state = await keeper.undo(state.id, BRAM_HIMSELF, 6)
    assert len(state.deals) == 3
    assert [(one.number, one.what, one.by, one.deal) for one in state.changes] == [
        *((number, What.TOLD, ANNA_HERSELF, number) for number in (1, 2, 3, 4)),
        (5, What.CORRECTED, BRAM_HIMSELF, 1),
        (6, What.UNDONE, ANNA_HERSELF, 1),
        (7, What.UNDONE, BRAM_HIMSELF, 4),
    ]
    assert state == await keeper.find(state.id)
    assert [one.number for one in board.shown] == [1, 2, 3, 4, 5, 6, 7]

    state = await keeper.end(state.id, BRAM_HIMSELF, state.number)
    assert (state.is_ended, await keeper.in_channel(CHANNEL)) == (True, ())
    assert await refused(tell_to(keeper, state.id, ANNA_HERSELF, state.number, NINE)) is Refusal.SCORE_ENDED
    state = await keeper.reopen(state.id, ANNA_HERSELF, state.number)
    assert await refused(keeper.reopen(state.id, ANNA_HERSELF, state.number)) is Refusal.SCORE_GOES_ON
    for _ in range(3):
        state = await keeper.undo(state.id, ANNA_HERSELF, state.number)
    assert state.match.score == (0, 0, 0, 0)
    assert await refused(keeper.undo(state.id, ANNA_HERSELF, state.number)) is Refusal.NOTHING_TO_UNDO


@EACH_KIND
async def test_the_draft_outlives_a_kill_and_so_does_every_change(process: Process) -> None:
    now = process
    state = await now.tables.clubs.scores.open(whist())
    for round_ in range(2):
        for key, given in NINE.items():
            now = await restarted(now)
            keeper = now.tables.clubs.scores
            state = await keeper.answer(state.id, BRAM_HIMSELF, state.number, key, given)
            assert await keeper.find(state.id) == state
        assert unanswered(state.by_hand, state.match, state.draft) == ()
        assert state.preview().outcome.result.delta == (14, -14, 14, -14)
        now = await restarted(now)
        state = await now.tables.clubs.scores.keep(state.id, ANNA_HERSELF, state.number)
        assert (state.draft, len(state.deals)) == ({}, round_ + 1)

    keeper = now.tables.clubs.scores
    state = await keeper.correct(state.id, ANNA_HERSELF, state.number, 1)
    assert (state.draft, state.draft_deal) == (NINE, 1)
    state = await keeper.answer(state.id, ANNA_HERSELF, state.number, "tricks", ("9",))
    now = await restarted(now)
    keeper = now.tables.clubs.scores
    state = await keeper.keep(state.id, ANNA_HERSELF, state.number)
    assert state.match.score == (25, -25, 25, -25)
    # Another contract takes other declarers: what does not fit is asked again.
    state = await keeper.correct(state.id, ANNA_HERSELF, state.number, 2)
    state = await keeper.answer(state.id, ANNA_HERSELF, state.number, "contract", ("solo 6",))
    assert state.draft == {"contract": ("solo 6",)}
    state = await keeper.clear(state.id, ANNA_HERSELF, state.number)
    assert (state.draft, state.draft_deal) == ({}, None)
    await now.close()


@EACH_KIND
async def test_of_two_at_once_one_is_stale_and_nothing_is_told_twice(process: Process) -> None:
    keeper = process.tables.clubs.scores
    state = await told(keeper, await keeper.open(whist()), NINE)
    both = await asyncio.gather(
        tell_to(keeper, state.id, ANNA_HERSELF, 1, {**NINE, "tricks": ("9",)}, deal=1),
        tell_to(keeper, state.id, BRAM_HIMSELF, 1, {**NINE, "tricks": ("11",)}, deal=1),
        return_exceptions=True,
    )
    assert sum(isinstance(one, KeptState) for one in both) == 1
    (stale,) = [one for one in both if isinstance(one, Refused)]
    assert stale.reason is Refusal.SCORE_CHANGED
    assert (await keeper.find(state.id)).number == 2
    for doing in (
        keeper.answer(state.id, ANNA_HERSELF, 1, "contract", ("solo 6",)),
        keeper.keep(state.id, ANNA_HERSELF, 3),
        keeper.undo(state.id, ANNA_HERSELF, 0),
    ):
        assert await refused(doing) is Refusal.SCORE_CHANGED
    assert await refused(keeper.undo(state.id, STRANGER, 2)) is Refusal.NOT_AT_SCORE
    assert await refused(keeper.undo(state.id + 1, STRANGER, 2)) is Refusal.NO_SUCH_SCORE
    assert await refused(keeper.correct(state.id, ANNA_HERSELF, 2, 2)) is Refusal.NO_SUCH_SCORE_DEAL
    opener = await keeper.open(whist(opener=STRANGER))
    assert (await told(keeper, opener, NINE, by=STRANGER)).number == 1, "who opened it need not play"
    assert {one.id for one in await keeper.of_user(STRANGER.user_id)} == {opener.id}
    assert {one.id for one in await keeper.of_user(ANNA)} == {state.id, opener.id}


async def test_a_change_after_which_a_later_deal_makes_no_sense_is_refused(process: Process) -> None:
    keeper = process.tables.clubs.scores
    three = game_named("chouine").for_tables("chouine", {"parties": "3", "manches": "1"})
    state = await keeper.open(whist(options=three, people=WITH_GUESTS[:2]))
    first, second = ({"winner": (seat,)} for seat in "12")
    state = await told(keeper, state, first, second, first)
    assert state.match.winners == (1,)
    with pytest.raises(NotCounted) as over:
        await told(keeper, state, first)
    assert over.value.reason is Untold.MATCH_OVER
    with pytest.raises(LaterDeal) as later:
        await tell_to(keeper, state.id, ANNA_HERSELF, 3, first, deal=2)
    assert (later.value.deal, later.value.why.reason) == (3, Untold.MATCH_OVER)
    assert await keeper.find(state.id) == state, "nothing has changed"


@EACH_KIND
async def test_what_is_shown_is_found_again_after_a_kill_between_saving_and_showing(process: Process) -> None:
    keeper, board = process.tables.clubs.scores, Board()
    keeper.tell = board.score_changed
    state = await keeper.open(whist())
    await keeper.set_message(state.id, CHANNEL, 5)
    board.fails = True
    state = await told(keeper, state, NINE)
    assert [one.id for one in await keeper.unshown()] == [state.id]
    await keeper.note_shown(state.id, 1)
    assert (await keeper.unshown(), (await keeper.find(state.id)).message) == ((), (CHANNEL, 5))
    await told(keeper, state, NINE)
    await keeper.set_message(state.id, 0, 0)
    assert await keeper.unshown() == ()


NOT_OPENED: Final[tuple[tuple[dict[str, Any], Refusal], ...]] = (
    ({"people": WITH_GUESTS[:3]}, Refusal.SCORE_PEOPLE),
    ({"people": (*WITH_GUESTS[:3], None)}, Refusal.SCORE_PEOPLE),
    ({"people": (*WITH_GUESTS[:3], SheetPerson(" "))}, Refusal.SCORE_PEOPLE),
    ({"people": (*WITH_GUESTS[:3], SheetPerson("oma"))}, Refusal.SCORE_TWICE),
    ({"people": (*WITH_GUESTS[:3], MEMBERS[0])}, Refusal.SCORE_TWICE),
    ({"counts": True}, Refusal.SCORE_GUESTS),
    ({"counts": True, "people": MEMBERS, "guild_id": None}, Refusal.SCORE_GUESTS),
    ({"stake": PointStake(0, "€")}, Refusal.SCORE_STAKE),
    ({"stake": PointStake(100_01, "€")}, Refusal.SCORE_STAKE),
    ({"stake": PointStake(1, "")}, Refusal.SCORE_STAKE),
    ({"stake": PointStake(1, "x" * 13)}, Refusal.SCORE_STAKE),
    ({"dealer": 5}, Refusal.NO_SUCH_SEAT),
)


@EACH_KIND
async def test_what_cannot_be_opened(process: Process) -> None:
    keeper = process.tables.clubs.scores
    for changes, reason in NOT_OPENED:
        assert await refused(keeper.open(whist(**changes))) is reason, changes
    assert await keeper.in_guild(GUILD) == ()


async def test_a_dummy_is_nobody_and_sheets_are_few(process: Process) -> None:
    keeper = process.tables.clubs.scores
    dummy = game_named("couillon").for_tables("troeven-3-dummy")
    people = (*WITH_GUESTS[:2], None, WITH_GUESTS[2])
    assert (await keeper.open(whist(options=dummy, people=people, dealer=2))).match.dealer == 2
    for _ in range(SCORES.usual - 1):
        await keeper.open(whist())
    assert await refused(keeper.open(whist())) is Refusal.TOO_MANY_OPEN
    private = await keeper.open(whist(guild_id=None))
    assert private.setup.opener == Who(ANNA, "Anna")
