"""What nobody may decide alone during a match: who must agree, who cannot come back, what managers may do."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Final

import pytest

from engine.running.table import Table
from engine.table.model.errors import Refusal
from engine.table.model.news import Answer, Overruled, ProposalChanged
from engine.table.model.proposal import Manager, Meant, ProposalKind
from engine.table.model.setup import Access, Setup
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from tests.engine.running.support import (
    ANNA,
    BRAM,
    CHLOE,
    DAAN,
    EVA,
    NAMES,
    Hour,
    Process,
    act_somehow,
    as_it_was_at,
    database,
)
from tests.engine.running.test_clock import until_away
from tests.engine.table.decisions.test_lobby import refusal

THREE = (ANNA, BRAM, CHLOE)
FOUR = (*THREE, DAAN)
REMOVE, ACCESS, STOP = ProposalKind.REMOVE, ProposalKind.ACCESS, ProposalKind.STOP
MANAGER = Manager(EVA, NAMES[EVA], "they quarrel")
DIRECTLY: Final[dict[str, Callable[[Table], Awaitable[None]]]] = {
    "remove": lambda table: table.remove(ANNA, 2),
    "access": lambda table: table.set_access(ANNA, Access.INVITED),
    "stop": lambda table: table.stop(ANNA),
}


async def agreed(table: Table, people: Iterable[int]) -> None:
    for person in people:
        await table.agree(person)


async def agreed_setup(table: Table, person: int) -> Setup:
    await table.agree(person)
    return table.setup


@pytest.mark.parametrize("act", DIRECTLY)
async def test_the_host_alone_has_no_power_over_those_who_are_there(process: Process, act: str) -> None:
    table = await process.started(FOUR)
    assert await refusal(DIRECTLY[act](table)) is Refusal.TAKES_AGREEMENT
    assert (table.status, table.seat_of(BRAM), table.setup.access) == (Status.PLAYING, 2, Access.OPEN)


@pytest.mark.parametrize("act", DIRECTLY)
async def test_before_the_cards_the_host_decides(process: Process, act: str) -> None:
    table = await process.open()
    await table.sit(BRAM, NAMES[BRAM])
    await DIRECTLY[act](table)
    assert (table.status is Status.STOPPED, table.seat_of(BRAM) is None, table.setup.access is Access.INVITED) == (
        act == "stop",
        act == "remove",
        act == "access",
    )


async def test_nobody_can_annul_alone_a_match_they_lose(process: Process) -> None:
    table = await process.started(FOUR)
    await table.propose(ANNA, STOP)
    assert (table.status, sorted(table.missing_answers)) == (Status.PLAYING, [2, 3, 4])
    await agreed(table, (BRAM, CHLOE))
    await table.decline(DAAN)
    assert (table.status, table.proposal) == (Status.PLAYING, None)
    assert process.notebook.of(ProposalChanged)[-1].answer is Answer.DECLINED


async def test_a_match_stops_once_all_who_are_there_agree_whoever_proposed_it(process: Process) -> None:
    table = await process.started(FOUR)
    await until_away(process, table, DAAN)
    await table.propose(CHLOE, STOP)
    await agreed(table, (ANNA, BRAM))
    assert table.status is Status.STOPPED
    assert table.proposal is None


async def test_whoever_is_alone_with_computers_is_asked_nothing(process: Process) -> None:
    table = await process.started((ANNA,))
    await table.propose(ANNA, ACCESS, Access.INVITED)
    assert table.setup.access is Access.INVITED
    await table.propose(ANNA, STOP)
    assert table.status is Status.STOPPED


async def test_somebody_gets_up_once_the_others_agree_and_cannot_come_back(process: Process) -> None:
    table = await process.started(FOUR)
    await table.propose(CHLOE, REMOVE, str(BRAM))
    assert sorted(table.missing_answers) == [1, 4], "not who it is about"
    assert await refusal(table.decline(BRAM)) is Refusal.NOT_ASKED
    await agreed(table, (ANNA, DAAN))
    assert table.seat_of(BRAM) is None
    assert table.seats_to_take(BRAM) == ()
    assert await refusal(table.take_over(BRAM, NAMES[BRAM], 2)) is Refusal.BARRED
    table = (await process.another()).tables.get(table.id)
    assert await refusal(table.take_over(BRAM, NAMES[BRAM], 2)) is Refusal.BARRED
    await table.take_over(EVA, NAMES[EVA], 2)


async def test_who_had_to_get_up_can_play_the_rematch(process: Process) -> None:
    table = await process.started(THREE)
    await table.propose(ANNA, REMOVE, str(BRAM))
    await table.agree(CHLOE)
    while table.status is Status.PLAYING:
        await act_somehow(table)
    again = await process.tables.rematch(table, ANNA, NAMES[ANNA])
    await again.sit(BRAM, NAMES[BRAM])


async def test_nobody_throws_out_the_only_other_one_who_is_there(process: Process) -> None:
    table = await process.started(THREE)
    await until_away(process, table, CHLOE)
    await table.propose(ANNA, REMOVE, str(BRAM))
    assert (table.seat_of(BRAM), sorted(table.missing_answers)) == (2, [2])
    await table.agree(BRAM)
    assert table.seat_of(BRAM) is None


async def test_the_host_alone_has_somebody_get_up_who_is_away(process: Process) -> None:
    table = await process.started(THREE)
    await until_away(process, table, CHLOE)
    await table.propose(BRAM, REMOVE, str(CHLOE))
    assert sorted(table.missing_answers) == [1], "others ask"
    await table.decline(ANNA)
    await table.propose(ANNA, REMOVE, str(CHLOE))
    assert table.seat_of(CHLOE) is None


async def test_access_cannot_keep_out_who_was_removed_without_consent(process: Process) -> None:
    table = await process.started(THREE)
    await until_away(process, table, CHLOE)
    await table.remove(ANNA, 3)
    await table.propose(ANNA, ACCESS, Access.INVITED)
    assert [one.access for one in (table.setup, await agreed_setup(table, BRAM))] == [Access.OPEN, Access.INVITED]
    assert await refusal(table.take_over(EVA, NAMES[EVA], 3)) is Refusal.NOT_INVITED
    await table.take_over(CHLOE, NAMES[CHLOE], 3)
    assert table.seat_of(CHLOE) == 3


async def test_a_host_who_goes_on_without_the_others_has_to_ask_them_all_the_same(process: Process) -> None:
    table = await process.started(THREE, preset="malmedy")
    for person in THREE:
        await table.pause(person)
    await table.resume(ANNA)
    await table.resume(CHLOE)
    process.hour.time += 3600
    await table.go_on_without(ANNA)
    await table.agree(CHLOE)
    assert [bool(one and one.away) for one in table.seats] == [False, True, False, False]
    for act in DIRECTLY.values():
        assert await refusal(act(table)) is Refusal.TAKES_AGREEMENT
    table = (await process.another()).tables.get(table.id)
    await table.propose(ANNA, STOP)
    assert sorted(table.missing_answers) == [2, 3]
    await table.decline(CHLOE)
    assert table.status is Status.PLAYING
    await table.propose(ANNA, REMOVE, str(BRAM))
    assert sorted(table.missing_answers) == [3]


async def test_who_is_to_get_up_and_does_settles_it(process: Process) -> None:
    table = await process.started(FOUR)
    await table.propose(ANNA, REMOVE, str(BRAM))
    await table.leave(BRAM)
    assert table.proposal is None
    assert process.notebook.of(ProposalChanged)[-1].answer is Answer.LAPSED
    assert table.seats_to_take(BRAM) == (2,)


async def test_to_answer_one_removal_is_not_to_answer_another(process: Process) -> None:
    table = await process.started(FOUR)
    await table.propose(ANNA, REMOVE, str(BRAM))
    assert table.proposal is not None
    of_bram = table.proposal.meant
    assert await refusal(table.propose(CHLOE, REMOVE, str(DAAN))) is Refusal.OTHER_PROPOSAL
    await table.decline(ANNA)
    await table.propose(ANNA, REMOVE, str(DAAN))
    assert of_bram[:3] == table.proposal.meant[:3], "at the same turn"
    assert await refusal(table.agree(CHLOE, of_bram)) is Refusal.NOT_PROPOSED
    await table.agree(CHLOE, of_bram._replace(about=str(DAAN)))


@pytest.mark.parametrize(
    ("kind", "about"),
    [(REMOVE, ""), (REMOVE, "x"), (REMOVE, "²"), (REMOVE, str(EVA)), (ACCESS, ""), (ACCESS, "closed"), (STOP, "now")],
)
async def test_what_nobody_can_mean_is_refused(process: Process, kind: ProposalKind, about: str) -> None:
    table = await process.started(THREE)
    assert await refusal(table.propose(ANNA, kind, about)) is Refusal.STALE
    assert await refusal(table.agree(BRAM, Meant(kind, 1, table.number, about))) is Refusal.NOT_PROPOSED


async def test_what_is_proposed_outlives_a_kill(process: Process) -> None:
    table = await process.started(FOUR)
    await table.propose(ANNA, REMOVE, str(BRAM))
    await table.agree(CHLOE)
    proposal = table.proposal
    table = (await process.another()).tables.get(table.id)
    assert table.proposal == proposal
    await table.agree(DAAN)
    assert table.seat_of(BRAM) is None


async def test_a_manager_asks_nobody_and_says_why(process: Process) -> None:
    table = await process.started(THREE)
    await table.propose(ANNA, STOP)
    await table.overrule(REMOVE, str(BRAM), MANAGER)
    assert process.notebook.of(Overruled) == [Overruled(REMOVE, str(BRAM), MANAGER)]
    assert await refusal(table.take_over(BRAM, NAMES[BRAM], 2)) is Refusal.BARRED
    await table.overrule(ACCESS, Access.INVITED, MANAGER)
    assert table.setup.access is Access.INVITED
    await table.overrule(STOP, "", MANAGER)
    assert table.status is Status.STOPPED
    assert await refusal(table.overrule(STOP, "", MANAGER)) is Refusal.TABLE_OVER


@pytest.mark.parametrize(
    ("kind", "about"), [(REMOVE, "x"), (REMOVE, str(EVA)), (ACCESS, "no"), (ProposalKind.PAUSE, "")]
)
async def test_managers_do_nothing_else(process: Process, kind: ProposalKind, about: str) -> None:
    table = await process.started(THREE)
    assert await refusal(table.overrule(kind, about, MANAGER)) is Refusal.STALE
    assert not process.notebook.of(Overruled)


async def test_tables_of_yesterday_bar_nobody(tmp_path: Path) -> None:
    url = database(tmp_path)
    first = await Process.start(url, Hour(), random.Random(1), Pauses(0, 0, 0.7))
    table = await first.started(THREE)
    await first.close()
    as_it_was_at("0014", tmp_path / "cards.sqlite3")
    again = await Process.start(url, Hour(), random.Random(1), Pauses(0, 0, 0.7))
    table = again.tables.get(table.id)
    assert table.setup.barred == frozenset()
    await table.propose(ANNA, REMOVE, str(BRAM))
    await again.close()
