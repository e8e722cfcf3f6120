"""Nothing on a sheet counts for a member without their word, and nobody takes back alone what counts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import pytest

from engine.clubs.score_keeper.changes import ITSELF, What, Who
from engine.clubs.score_keeper.keeper import MOST_LISTED
from engine.clubs.score_keeper.kept import DAY, WISH_STANDS, KeptState
from engine.clubs.score_keeper.standing import SheetPerson
from engine.standings.standings import Standings
from engine.table.model.errors import Refusal, Refused
from engine.table.model.preferences import SCORES
from tests.engine.clubs.score_keeper.support import (
    ANNA_HERSELF,
    BRAM_HIMSELF,
    MEMBERS,
    NINE,
    SOLO,
    STRANGER,
    Board,
    agreed,
    tell_to,
    told,
    whist,
)
from tests.engine.running.support import ANNA, BRAM, CHLOE, DAAN, EVA, GUILD, NAMES, Process
from tests.engine.store.databases import EACH_KIND, execute, rows_of

CHLOE_HERSELF: Final = Who(CHLOE, NAMES[CHLOE])
DAAN_HIMSELF: Final = Who(DAAN, NAMES[DAAN])
COUNTS: Final = whist(people=MEMBERS, counts=True)


async def refused(doing: Any) -> Refusal:
    with pytest.raises(Refused) as found:
        await doing
    return found.value.reason


def counted(process: Process) -> list[tuple[Any, str]]:
    """Of all results who they are of, and under which name."""
    return [(row["user_id"], row["name"]) for row in rows_of(process.url, "results")]


@EACH_KIND
async def test_a_stranger_who_tells_deals_of_two_others_moves_nothing_of_theirs(process: Process) -> None:
    keeper = process.tables.clubs.scores
    state = await keeper.open(replace(COUNTS, opener=STRANGER))
    state = await told(keeper, state, NINE, SOLO, NINE, by=STRANGER)
    assert state.counted == frozenset()
    state = await keeper.end(state.id, STRANGER, state.number)
    assert (state.table_id, counted(process)) == (None, [])
    assert await refused(keeper.agree(state.id, BRAM_HIMSELF)) is Refusal.SCORE_ENDED


@EACH_KIND
async def test_who_has_not_said_so_by_the_end_is_a_guest_of_whom_no_result_is_kept(process: Process) -> None:
    keeper, standings = process.tables.clubs.scores, Standings(process.journal)
    state = await told(keeper, await keeper.open(COUNTS), NINE)
    assert await refused(keeper.agree(state.id, STRANGER)) is Refusal.NOT_AT_SCORE
    assert (set(state.agreed), set(state.counted)) == ({ANNA}, set()), "against guests alone nobody wins anything"
    state = await keeper.agree(state.id, BRAM_HIMSELF)
    assert (set(state.counted), set(state.asked)) == ({ANNA, BRAM}, {CHLOE, DAAN})
    assert await keeper.agree(state.id, BRAM_HIMSELF) == state, "once is enough"
    state = await keeper.end(state.id, BRAM_HIMSELF, state.number)
    assert counted(process) == [(ANNA, "Anna"), (BRAM, NAMES[BRAM]), (None, "N.N."), (None, "N.N.")]
    assert (await standings.history(CHLOE)).matches == ()
    assert (await standings.statistics(CHLOE)).total.deals == 0
    assert (await standings.statistics(ANNA)).total.deals == 1
    assert NAMES[CHLOE] not in str(rows_of(process.url, "tables"))


@EACH_KIND
async def test_saying_so_makes_no_page_stale_and_loses_no_deal_half_told(process: Process) -> None:
    keeper = process.tables.clubs.scores
    state = await keeper.open(COUNTS)
    for key, given in NINE.items():
        await keeper.answer(state.id, ANNA_HERSELF, 0, key, given)
    state = await keeper.agree(state.id, BRAM_HIMSELF)
    assert (state.number, state.written, state.draft) == (0, 1, NINE)
    state = await keeper.keep(state.id, ANNA_HERSELF, 0)
    assert [one.number for one in (await keeper.find(state.id)).changes] == [1, 2]
    assert state.deals[0].by == ANNA_HERSELF


@EACH_KIND
async def test_who_takes_over_is_asked_too_unless_they_do_it_themselves(process: Process) -> None:
    keeper = process.tables.clubs.scores
    state = await agreed(keeper, await keeper.open(COUNTS))
    state = await told(keeper, state, NINE)
    eva = SheetPerson(NAMES[EVA], EVA)
    named = await keeper.relieve(state.id, BRAM_HIMSELF, state.number, 4, eva)
    assert (set(named.asked), DAAN in named.counted) == ({EVA}, True)
    state = await told(keeper, named, NINE, NINE)
    state = await keeper.end(state.id, BRAM_HIMSELF, state.number)
    # Two of three deals were Eva's: their share is nobody's, and Daan is not answerable for it.
    rows = {(row["user_id"], row["part"]): row["share"] for row in rows_of(process.url, "results") if row["seat"] == 4}
    assert rows == {(DAAN, 0): pytest.approx(1 / 3), (None, 1): pytest.approx(2 / 3)}

    other = await keeper.open(replace(COUNTS, opener=Who(EVA, NAMES[EVA]), people=MEMBERS))
    other = await keeper.relieve(other.id, Who(EVA, NAMES[EVA]), 0, 4, eva)
    assert (EVA in other.agreed, set(other.asked)) == (True, {ANNA, BRAM, CHLOE, DAAN})


@EACH_KIND
async def test_the_loser_cannot_reopen_a_sheet_alone_and_correct_a_deal(process: Process) -> None:
    keeper = process.tables.clubs.scores
    state = await told(keeper, await agreed(keeper, await keeper.open(COUNTS)), NINE)
    state = await keeper.end(state.id, ANNA_HERSELF, state.number)
    before = counted(process)
    wished = await keeper.reopen(state.id, BRAM_HIMSELF, state.number)
    assert (wished.is_ended, set(wished.wishing(process.hour.time)), counted(process)) == (True, {BRAM}, before)
    assert await keeper.reopen(state.id, BRAM_HIMSELF, state.number) == wished, "wishing twice is no second word"
    correction = tell_to(keeper, state.id, BRAM_HIMSELF, state.number, SOLO, deal=1)
    assert await refused(correction) is Refusal.SCORE_ENDED
    for who in (CHLOE_HERSELF, DAAN_HIMSELF):
        assert (await keeper.reopen(state.id, who, state.number)).is_ended
    open_again = await keeper.reopen(state.id, ANNA_HERSELF, state.number)
    assert (open_again.is_ended, counted(process)) == (False, [])
    again = await tell_to(keeper, state.id, BRAM_HIMSELF, open_again.number, SOLO, deal=1)
    assert (again.deals[0].by, again.deals[0].corrected) == (ANNA_HERSELF, BRAM_HIMSELF)


@EACH_KIND
async def test_a_wish_to_go_on_does_not_wait_for_ever(process: Process) -> None:
    keeper = process.tables.clubs.scores
    state = await keeper.open(COUNTS)
    state = await told(keeper, await keeper.agree(state.id, BRAM_HIMSELF), NINE)
    state = await keeper.end(state.id, ANNA_HERSELF, state.number)
    await keeper.reopen(state.id, BRAM_HIMSELF, state.number)
    process.hour.time += WISH_STANDS
    assert (await keeper.reopen(state.id, ANNA_HERSELF, state.number)).is_ended
    assert not (await keeper.reopen(state.id, BRAM_HIMSELF, state.number)).is_ended


@EACH_KIND
async def test_a_manager_ends_and_reopens_any_sheet_with_a_reason(process: Process) -> None:
    keeper = process.tables.clubs.scores
    state = await told(keeper, await agreed(keeper, await keeper.open(COUNTS)), NINE)
    assert await refused(keeper.end(state.id, STRANGER, state.number)) is Refusal.NOT_AT_SCORE
    state = await keeper.end(state.id, STRANGER, state.number, "nobody is here")
    assert state.end is not None
    assert (state.end.by, state.end.reason, state.table_id is not None) == (STRANGER, "nobody is here", True)
    state = await keeper.reopen(state.id, STRANGER, state.number, "deal 1 is wrong")
    assert (state.is_ended, state.changes[-1].reason, counted(process)) == (False, "deal 1 is wrong", [])
    (kept,) = (await process.tables.export(EVA))["kept_scores"]
    assert [one["answers"] for one in kept["told"]] == [
        {"reason": ["nobody is here"]},
        {"reason": ["deal 1 is wrong"]},
    ]
    await Standings(process.journal).anonymise(EVA)
    assert "deal 1 is wrong" not in str(rows_of(process.url, "kept_changes"))
    assert NAMES[EVA] not in str(rows_of(process.url, "kept_changes"))


@EACH_KIND
async def test_a_sheet_without_an_act_warns_after_six_days_and_ends_after_seven_with_what_it_has(
    process: Process,
) -> None:
    keeper, board = process.tables.clubs.scores, Board()
    state = await told(keeper, await agreed(keeper, await keeper.open(COUNTS)), NINE)
    keeper.tell = board.score_changed
    for days, expected in ((5.9, None), (0.2, What.WARNED), (0.5, None), (0.5, What.ENDED), (9, None)):
        process.hour.time += days * DAY
        shown = len(board.shown)
        await keeper.look()
        assert [one.changes[-1].what for one in board.shown[shown:]] == ([expected] if expected else []), days
    state = await keeper.find(state.id)
    assert state.end is not None
    assert (state.end.by, len(state.deals), state.table_id is not None) == (ITSELF, 1, True)


@EACH_KIND
async def test_whoever_acts_or_says_so_keeps_a_sheet_open(process: Process) -> None:
    keeper = process.tables.clubs.scores
    told_one, stays = [await keeper.open(whist()) for _ in range(2)]
    process.hour.time += 6.5 * DAY
    await keeper.look()
    await told(keeper, await keeper.find(told_one.id), NINE)
    assert await refused(keeper.stay(stays.id, STRANGER)) is Refusal.NOT_AT_SCORE
    assert (await keeper.stay(stays.id, BRAM_HIMSELF)).warned_at is None
    process.hour.time += 2 * DAY
    await keeper.look()
    assert [one.warned_at for one in await keeper.in_guild(GUILD)] == [None, None]


async def test_a_sheet_that_cannot_be_read_holds_up_no_other(process: Process) -> None:
    keeper = process.tables.clubs.scores
    broken, other = [await keeper.open(whist()) for _ in range(2)]
    execute(process.url, f"UPDATE kept_matches SET preset = 'gone' WHERE id = {broken.id}")
    process.hour.time += 6 * DAY
    await keeper.look()
    assert (await keeper.find(other.id)).warned_at is not None


@EACH_KIND
async def test_one_member_has_three_open_sheets_and_stops_nobody_else(process: Process) -> None:
    keeper = process.tables.clubs.scores
    mine = [await keeper.open(whist()) for _ in range(SCORES.usual)]
    with pytest.raises(Refused) as found:
        await keeper.open(whist())
    assert found.value.facts == {"kind": "scores", "most": 3, "mine": ", ".join(str(one.id) for one in mine)}
    for number in range(30):
        await keeper.open(whist(opener=Who(1000 + number, "X")))
    assert len(await keeper.in_guild(GUILD)) == MOST_LISTED
    assert (await keeper.open(whist(), most=4)).id, "a server may allow more"
    assert (await keeper.open(whist(), most=None)).id, "managers are free"
    assert (await keeper.open(whist(guild_id=None))).id, "and direct messages are no server"
    for one in mine[:2]:
        await keeper.end(one.id, ANNA_HERSELF, 0)
    assert await refused(keeper.open(whist())) is Refusal.TOO_MANY_OPEN, "what exists above a limit stays"


def test_nobody_decides_where_nothing_counts() -> None:
    assert KeptState(1, COUNTS).deciding == frozenset()


@EACH_KIND
async def test_what_counts_for_the_last_who_is_left_is_taken_back_by_nobody_else(process: Process) -> None:
    keeper = process.tables.clubs.scores
    state = await told(keeper, await keeper.open(COUNTS), NINE)
    state = await keeper.agree(state.id, BRAM_HIMSELF)
    state = await keeper.end(state.id, BRAM_HIMSELF, state.number)
    await Standings(process.journal).anonymise(BRAM)
    state = await keeper.find(state.id)
    assert (set(state.counted), set(state.deciding)) == ({ANNA}, {ANNA})
    state = await keeper.reopen(state.id, CHLOE_HERSELF, state.number)
    assert state.is_ended, "Chloé has only said that she would"
    assert (ANNA, "Anna") in counted(process)
    state = await keeper.reopen(state.id, ANNA_HERSELF, state.number)
    assert (state.is_ended, counted(process)) == (False, [])
    assert state.counted == frozenset(), "against guests alone nobody wins anything"
