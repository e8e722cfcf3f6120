"""What one process does at a table of another: the other announces it as its own, and winds its clock."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from engine.tables.live.following import answering
from engine.tables.live.table import Table
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.news import Acted, DealOver, LobbyChanged, MatchOver, ProposalChanged
from engine.tables.model.proposal import ProposalKind
from engine.tables.model.setup import Access
from engine.tables.model.status import Pause, Status
from engine.tables.store.notices import Pressed, ShowAgain, TableChanged
from tests.engine.hall.hearing import OURS, THEIRS, Pair, pair, until
from tests.engine.tables.databases import ON_POSTGRESQL, execute
from tests.engine.tables.support import (
    ANNA,
    BRAM,
    CHLOE,
    DAAN,
    EVA,
    FOUR,
    NAMES,
    act_somehow,
    everything_seen,
    setup,
    user_to_move,
)
from tests.engine.tables.tournaments import opened, tournament_setup

pytestmark = ON_POSTGRESQL

SHORT: Final = (
    {"preset": "denexa", "lines": "1"},
    {"preset": "chouine", "parties": "1", "people": (ANNA, BRAM)},
    {"preset": "pagat", "deals": "4"},
)
TURNS: Final = {"denexa": 130, "chouine": 130, "pagat": 75}
"""Enough for a short match, or for a deal."""
END_LISTENING = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'"


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[Pair]:
    async with pair(tmp_path) as made:
        yield made


async def played(folder: Path, by_other: bool, **changes: Any) -> tuple[list[Any], list[object]]:
    """A match of people who act in the one process or the other; what its own process announced and has."""
    async with pair(folder) as two:
        table = await two.begun(**changes)
        for turn in range(TURNS[changes["preset"]]):
            if table.status is not Status.PLAYING:
                break
            where = two.first if by_other and turn % 3 else two.second
            if user_to_move(table) is None:
                await two.second.process.passes(60)
                continue
            await act_somehow(await where.tables.find(table.id))
            if where is two.first:
                await two.settled()
        await two.settled()
        # Only its own process has announced anything.
        assert two.first.news == []
        ended = [f"ended {table.game.name} {THEIRS}"] * (table.status is Status.OVER)
        assert [line for line in two.first.heard.lines if "ended" in line] == ended
        return two.second.news, everything_seen(table)


@pytest.mark.parametrize("changes", SHORT, ids=lambda one: one["preset"])
async def test_a_match_is_announced_the_same_wherever_people_act(tmp_path: Path, changes: dict[str, Any]) -> None:
    (news, seen), (same_news, same_seen) = [await played(tmp_path / str(one), one, **changes) for one in (False, True)]
    assert same_news == news
    assert {Acted, DealOver} <= {type(one) for one in news}
    assert MatchOver in {type(one) for one in news} or changes["preset"] == "pagat"
    assert same_seen[:6] == seen[:6]


async def a_seat(here: Table) -> None:
    await here.leave(DAAN)


async def a_proposal(here: Table) -> None:
    await here.propose(BRAM, ProposalKind.PAUSE)


async def declined(here: Table) -> None:
    user_id = user_to_move(here)
    assert user_id is not None
    await here.concede(user_id)
    await here.decline(user_id)


async def a_pause(here: Table) -> None:
    for one in FOUR:
        await here.pause(one)


async def a_claim(here: Table) -> None:
    user_id = user_to_move(here)
    assert user_id is not None
    await here.claim(user_id)


async def the_host(here: Table) -> None:
    await here.set_clock(ANNA, 0) if here.status is Status.LOBBY else await here.mute(ANNA, CHLOE, muted=True)


async def an_offer(here: Table) -> None:
    await here.offer(CHLOE)


async def a_manager(here: Table) -> None:
    await here.stop(EVA, force=True, name="Eva", reason="enough")


async def taken_back(here: Table) -> None:
    user_id = user_to_move(here)
    assert user_id is not None
    await act_somehow(here)
    await here.take_back(user_id)


ACTS: Final = (a_seat, a_proposal, declined, a_pause, a_claim, the_host, an_offer, a_manager, taken_back)


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.__name__)
async def test_whatever_is_done_elsewhere_is_announced_by_the_tables_own_process(
    tmp_path: Path, act: Callable[[Table], Awaitable[None]]
) -> None:
    """The same as if it had been done there; and its clock is wound the same."""
    outcomes = []
    for by_other in (False, True):
        async with pair(tmp_path / str(by_other)) as two:
            table = await two.begun(preset="denexa", takes_back=30)
            for _ in range(6):
                await act_somehow(table)
            two.second.process.notebook.news.clear()
            where = two.first if by_other else two.second
            await act(await where.tables.find(table.id))
            await two.settled()
            outcomes.append((two.second.news, everything_seen(table), two.second.tables.next_wake))
            # What is kept says the same.
            await table.reload()
            assert everything_seen(table) == outcomes[-1][1]
    assert outcomes[0] == outcomes[1]
    assert outcomes[0][0] or act is the_host


async def test_a_lobby_is_filled_and_started_from_elsewhere(two: Pair) -> None:
    table = await two.second.tables.open(replace(setup(), guild_id=THEIRS), NAMES[ANNA])
    here = await two.first.tables.find(table.id)
    for one in (BRAM, CHLOE, DAAN):
        await here.sit(one, NAMES[one])
    await here.start(ANNA)
    await two.settled()
    # Its own process posts the digest, and deals.
    await two.second.process.passes(60)
    assert (table.status, table.deal) == (Status.PLAYING, 1)
    assert LobbyChanged(filled=True) in two.second.news
    assert two.first.news == []
    assert (await two.first.tables.find(table.id)).deal == 1


async def test_somebody_removed_elsewhere_cannot_sit_down_again_at_once(two: Pair) -> None:
    table = await two.second.tables.open(replace(setup(), guild_id=THEIRS), NAMES[ANNA])
    await table.sit(BRAM, NAMES[BRAM])
    await (await two.first.tables.find(table.id)).remove(ANNA, 2)
    await two.settled()
    with pytest.raises(Refused) as refused:
        await table.sit(BRAM, NAMES[BRAM])
    assert refused.value.reason is Refusal.REMOVED


async def test_a_rematch_opened_elsewhere_comes_to_its_own_process(two: Pair) -> None:
    table = await two.begun()
    await table.stop(EVA, force=True)
    ended = await two.first.tables.find(table.id)
    assert ended.status is Status.STOPPED
    opened_there = replace(setup(), guild_id=THEIRS, access=Access.OPEN)
    new = await two.first.tables.open(opened_there, NAMES[ANNA])
    await two.settled()
    assert [one.id for one in two.second.tables.live] == [new.id]
    assert two.first.tables.live == ()
    assert two.second.news[-1] == LobbyChanged()
    # It stops by itself when nobody comes, as any other.
    await two.second.process.passes(2 * 24 * 3600)
    assert two.second.tables.live == ()


async def test_of_two_who_act_at_the_same_moment_one_is_told_that_it_is_too_late(two: Pair) -> None:
    table = await two.begun()
    here, user_id = await two.first.tables.find(table.id), user_to_move(table)
    assert user_id is not None
    seat, number = table.seat_of(user_id), table.number
    assert seat is not None
    action = str(table.legal(seat)[0])
    outcomes = await asyncio.gather(
        *(one.act(user_id, action, number) for one in (here, table)), return_exceptions=True
    )
    assert [one.reason for one in outcomes if isinstance(one, Refused)] == [Refusal.STALE]
    assert None in outcomes
    await two.settled()
    assert len([one for one in two.second.news if isinstance(one, Acted)]) == 1
    assert table.number == (await two.first.tables.find(table.id)).number == number + 1


async def test_what_was_missed_is_found_when_the_connection_is_back(two: Pair) -> None:
    table, other = await two.begun(), await two.begun((BRAM, CHLOE))
    number, told = table.number, len(two.second.news)
    # The other process has not heard of it.
    two.second.process.journal._listening.cancel()  # type: ignore[union-attr]
    here = await two.first.tables.find(table.id)
    await act_somehow(here)
    await here.propose(BRAM, ProposalKind.PAUSE)
    new = await two.first.tables.open(replace(setup(host=EVA), guild_id=THEIRS), NAMES[EVA])
    assert table.number == number
    two.second.hearing.listen()
    await until(lambda: new.id in [one.id for one in two.second.tables.live])
    await two.second.hearing.settled()
    assert table.number == number + 1
    assert [type(one) for one in two.second.news[told:]] == [Acted]
    redrawn = [line for line in two.second.heard.lines if line.startswith("redraw")]
    assert sorted(redrawn) == sorted(f"redraw {one.id}" for one in (table, new))
    assert f"redraw {other.id}" not in redrawn


async def test_news_that_do_not_fit_into_a_notice_are_shown_as_after_a_restart(two: Pair) -> None:
    table = await two.begun()
    await act_somehow(await two.first.tables.find(table.id))
    await two.first.process.journal.tell(TableChanged(table.id, THEIRS, table.revision + 1, None))
    await two.settled()
    assert two.second.heard.lines == [f"redraw {table.id}"]


async def test_a_person_is_at_the_tables_of_all_processes(two: Pair) -> None:
    theirs = await two.begun()
    ours = await two.first.tables.open(replace(setup(), guild_id=OURS), NAMES[ANNA])
    assert two.first.tables.of_user(ANNA) == (ours,)
    await two.first.tables.elsewhere.meet(ANNA)
    own, found = two.first.tables.of_user(ANNA)
    assert (own, found.id, found.is_here) == (ours, theirs.id, False)
    number = found.number
    await act_somehow(theirs)
    await two.first.tables.elsewhere.meet(ANNA)
    assert two.first.tables.of_user(ANNA)[-1] is found
    assert found.number == number + 1
    await theirs.stop(EVA, force=True)
    await two.first.tables.elsewhere.meet(ANNA)
    assert two.first.tables.of_user(ANNA) == (ours,)


async def test_an_entrant_of_another_process_is_shown_by_the_tournaments_own(two: Pair) -> None:
    shown = []

    class Board:
        async def tournament_changed(self, tournament: Any) -> None:
            shown.append([one.user_id for one in tournament.entrants])

    two.second.tables.tournaments.announce_to(Board())
    await opened(two.second.process, replace(tournament_setup(), guild_id=THEIRS), (BRAM,))
    assert await two.first.tables.tournaments.of_user(EVA) == ()
    (found,) = await two.first.tables.tournaments.of_user(BRAM)
    for one in (CHLOE, DAAN):
        await found.enter(one, NAMES[one])
    await found.start(ANNA)
    await two.settled()
    assert [ANNA, BRAM, CHLOE, DAAN] in shown
    # The other process begins nothing.
    assert two.first.tables.next_wake is None
    await two.second.process.passes(5)
    assert [one.status for one in two.second.tables.live] == [Status.PLAYING]


async def test_who_has_been_forgotten_is_forgotten_at_the_table_at_once(two: Pair) -> None:
    table = await two.begun()
    await two.first.tables.forget_person(BRAM)
    await two.settled()
    assert not table.is_known(BRAM)


async def test_a_choice_made_in_one_process_holds_in_the_other(two: Pair) -> None:
    for one in (two.first, two.second):
        await one.tables.person(ANNA)
        await one.tables.server(THEIRS)
    await two.first.tables.change_person(ANNA, lambda person: replace(person, sorting="rank"))
    await two.first.tables.change_person(BRAM, lambda person: replace(person, sorting="rank"))
    await two.first.tables.change_server(THEIRS, lambda server: replace(server, language="fr"))
    await two.settled()
    assert two.second.tables.known_person(ANNA).sorting == "rank"
    assert two.second.tables.known_server(THEIRS).language == "fr"
    # Nobody has asked for the other person.
    assert two.second.heard.lines == [f"changed {ANNA}"]
    # Another choice made there does not undo it.
    await two.second.tables.change_person(ANNA, lambda person: replace(person, dm_closed=True))
    await two.settled()
    person = two.first.tables.known_person(ANNA)
    assert (person.sorting, person.dm_closed) == ("rank", True)


async def test_a_press_is_told_before_what_it_does_and_after_its_answer(two: Pair) -> None:
    table = await two.begun()
    here, user_id = await two.first.tables.find(table.id), user_to_move(table)
    assert user_id is not None
    token = answering.set(user_id)
    await act_somehow(here)
    answering.reset(token)
    pressed = Pressed(table.id, THEIRS, user_id, 4, 5, 6, "token", is_hand=True, is_private=False)
    await two.first.process.journal.tell(pressed)
    await two.first.process.journal.tell(ShowAgain(table.id, THEIRS))
    await two.settled()
    lines = [f"answering {table.id} {user_id}", f"pressed {table.id} token", f"again {table.id}"]
    assert two.second.heard.lines == lines
    assert two.first.heard.lines == []


async def test_a_notice_about_nothing_that_exists_does_no_harm(two: Pair, caplog: pytest.LogCaptureFixture) -> None:
    await two.first.process.journal.tell(TableChanged(12345, THEIRS, 3))
    await two.first.process.journal.tell(ShowAgain(12345, THEIRS))
    await two.settled()
    assert caplog.records == []


async def test_a_pause_agreed_to_in_two_processes_stops_the_clock(two: Pair) -> None:
    table = await two.begun()
    here = await two.first.tables.find(table.id)
    for one, where in zip(FOUR, (here, table, here, table), strict=True):
        await where.pause(one)
        await two.settled()
        here = await two.first.tables.find(table.id)
    assert (table.paused, table.deadline) == (Pause.AGREED, None)
    assert len([one for one in two.second.news if isinstance(one, ProposalChanged)]) == 5


async def test_a_lost_connection_is_made_again(two: Pair) -> None:
    table = await two.begun()
    execute(two.first.process.url, END_LISTENING)
    here = await two.first.tables.find(table.id)
    await act_somehow(here)
    await until(lambda: table.number == here.number)
