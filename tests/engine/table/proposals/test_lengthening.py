"""Changing the length of a match under way by agreement: exactly as if the match had begun with it."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from engine.core.errors import UnknownChoice
from engine.core.options import ImpossibleOptions
from engine.core.registry import GAMES
from engine.records.record import Record
from engine.records.replay import positions
from engine.running.table import Table
from engine.table.model.errors import Refusal
from engine.table.model.news import Answer, ProposalChanged
from engine.table.model.proposal import ProposalKind
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from tests.engine.clubs.tournaments.tournaments import opened, tournament_setup
from tests.engine.running.support import (
    ANNA,
    BRAM,
    CHLOE,
    DAAN,
    FOUR,
    STEPWISE,
    Hour,
    Process,
    act_somehow,
    database,
    everything_seen,
    restarted,
)
from tests.engine.table.decisions.test_lobby import refusal
from tests.engine.table.proposals.test_ending import one_on, to_deal, to_end_of_deal

LENGTH = ProposalKind.LENGTH
AT_ONCE = Pauses(0, 0, 0.7)


async def lengthened(table: Table, option: str, value: str, *people: int) -> None:
    for person in people:
        await table.lengthen(person, option, value)


def option_of(table: Table, option: str) -> str:
    return dict(table.setup.options.values())[option]


def test_what_is_a_length_is_a_number_in_every_game() -> None:
    found = {(game.name, spec.name) for game in GAMES.values() for spec in game.options if spec.is_length}
    couillon = {("couillon", name) for name in ("lines", "branches", "royes", "target", "deals")}
    assert found == couillon | {("chouine", "parties"), ("chouine", "manches"), ("kleurenwiezen", "deals")}
    for game in GAMES.values():
        assert all(value.isdecimal() for spec in game.options if spec.is_length for value in spec.values)


async def test_a_match_of_sixteen_deals_becomes_one_of_four_and_ends_after_the_fourth(process: Process) -> None:
    table = await process.started(FOUR, preset="pagat", deals=16)
    await to_deal(process, table, 2)
    await lengthened(table, "deals", "4", ANNA, BRAM, CHLOE)
    assert (option_of(table, "deals"), table.proposal is not None) == ("16", True)
    seen = everything_seen(table)
    await lengthened(table, "deals", "4", DAAN)
    assert (option_of(table, "deals"), table.proposal) == ("4", None)
    assert everything_seen(table) != seen
    again = (await process.another()).tables.get(table.id)
    assert everything_seen(again) == everything_seen(table)
    while table.status is Status.PLAYING:
        await one_on(process, table)
    last = table._transactions.snapshot.state.outcome.match
    assert (last.played, table.is_cut_short, last.winners != ()) == (4, False, True)
    record = Record.parse(await table.record())
    assert dict(record.options.values())["deals"] == "4"
    *_, end = positions(record)
    assert end.state.outcome.match == last


async def test_rôyes_counted_down_are_as_if_the_match_had_begun_with_more(process: Process) -> None:
    table = await process.started(FOUR, preset="malmedy", royes=7)
    await to_deal(process, table, 3)
    before = table.score
    await lengthened(table, "royes", "13", *FOUR)
    assert table.score == tuple(left + 6 for left in before)
    assert table.deal == 3


async def test_between_two_deals_it_changes_too_and_the_clock_goes_on(slow: Process) -> None:
    table = await slow.started(FOUR, preset="denexa")
    await to_end_of_deal(slow, table)
    deadline = table.deadline
    await slow.passes(3)
    await lengthened(table, "lines", "9", *FOUR)
    assert (option_of(table, "lines"), table.deadline) == ("9", deadline)
    await to_deal(slow, table, 2)
    assert table.status is Status.PLAYING


@pytest.mark.parametrize("game", GAMES)
async def test_whatever_is_offered_goes_exactly_as_a_match_that_had_begun_with_it(
    tmp_path: Path, game: str, subtests: pytest.Subtests
) -> None:
    """In every variant one length is changed, and each length that the game knows in some of them.

    It is changed in the first deal and in the third where that length is changed for the first time, and then in the
    first alone.
    """
    changed = Counter[str]()
    for preset in GAMES[game].presets:
        with subtests.test(preset=preset):
            process = await Process.start(database(tmp_path, preset), Hour(), random.Random(preset), AT_ONCE)
            table = await process.started((ANNA,), preset=preset)
            # The one changed least until now.
            option = min({name for name, _ in await table.lengths()}, key=lambda name: (changed[name], name))
            changed[option] += 1
            when = (1, 3) if changed[option] == 1 else (1,)
            await goes_as_if_begun_with_it(process, table, option, preset, when)
            await process.close()
    assert set(changed) == {spec.name for spec in GAMES[game].options if spec.is_length}


async def goes_as_if_begun_with_it(
    process: Process, table: Table, option: str, preset: str, when: tuple[int, ...]
) -> None:
    game, rng = table.game, random.Random(f"{preset}{option}")
    for deal in when:
        while table.status is Status.PLAYING and table.deal < deal:
            await act_somehow(table)
        if table.status is not Status.PLAYING:
            break
        offered = [value for name, value in await table.lengths() if name == option]
        if not offered:
            break
        value = rng.choice(offered)
        begun = game.configure(preset, dict(table.setup.options.values()) | {option: value})
        record = await table.recorded()
        await table.lengthen(ANNA, option, value)
        assert table.setup.options == begun
        # People know exactly what anybody would who plays the record again with that length.
        again = (await process.another()).tables.get(table.id)
        assert everything_seen(again) == everything_seen(table)
        new = await table.recorded()
        assert (new.deals, new.options) == (record.deals, begun)
        *_, last = positions(new) if new.deals else (None,)
        assert last is None or (not last.state.outcome.match.winners)
        for _ in range(4):
            if table.status is Status.PLAYING:
                await act_somehow(table)


async def test_what_would_be_over_by_it_or_means_nothing_here_is_refused(process: Process) -> None:
    table = await process.started(FOUR, preset="malmedy", deals=8)
    await to_deal(process, table, 4)
    for value, reason in (("2", Refusal.TOO_SHORT), ("3", Refusal.TOO_SHORT), ("8", Refusal.SAME_LENGTH)):
        assert await refusal(table.lengthen(ANNA, "deals", value)) is reason
    with pytest.raises(ImpossibleOptions):
        await table.lengthen(ANNA, "lines", "9")
    with pytest.raises(UnknownChoice):
        await table.lengthen(ANNA, "deals", "many")
    assert await refusal(table.lengthen(ANNA, "pack", "32")) is Refusal.STALE
    assert await refusal(table.propose(ANNA, LENGTH, "deals=2@3")) is Refusal.TOO_SHORT
    for forged in ("", "deals", "deals=6", "deals=6@x", "deals=6@9", "deals=x@3", "mit=none@3", "lines=9@3"):
        assert await refusal(table.propose(ANNA, LENGTH, forged)) is Refusal.STALE
    assert table.proposal is None
    # The current deal may be the last.
    await lengthened(table, "deals", "4", *FOUR)
    await to_end_of_deal(process, table)
    assert (table.status, table.deal) == (Status.OVER, 4)


async def test_a_proposal_lapses_with_the_deal_in_which_it_was_looked_at(process: Process) -> None:
    table = await process.started(FOUR, preset="denexa")
    await lengthened(table, "lines", "3", ANNA)
    await to_deal(process, table, 2)
    assert table.proposal is None
    answers = [item.answer for item in process.notebook.of(ProposalChanged)]
    assert answers == [Answer.PROPOSED, Answer.LAPSED]


async def test_a_restart_between_proposal_and_agreement_changes_nothing(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    table = await process.started((ANNA, BRAM), preset="denexa")
    await to_deal(process, table, 2)
    await lengthened(table, "lines", "4", ANNA)
    process = await restarted(process)
    table = process.tables.get(table.id)
    await table.agree(BRAM)
    assert option_of(table, "lines") == "4"
    process = await restarted(process)
    assert option_of(process.tables.get(table.id), "lines") == "4"
    await process.close()


async def test_another_process_that_had_not_heard_of_it_plays_on_with_it(process: Process) -> None:
    table = await process.started((ANNA, BRAM), preset="denexa")
    other = (await process.another()).tables.get(table.id)
    await lengthened(table, "lines", "9", ANNA, BRAM)
    await act_somehow(other)
    assert option_of(other, "lines") == "9"


async def test_in_a_tournament_all_tables_stay_as_long_as_they_are(process: Process) -> None:
    tournament = await opened(process, tournament_setup(4, rounds=1), (BRAM, CHLOE, DAAN))
    await tournament.start(ANNA)
    (table,) = process.tables.of_user(ANNA)
    assert await refusal(table.lengthen(ANNA, "deals", "8")) is Refusal.OF_TOURNAMENT


async def test_house_rules_of_another_length_are_those_of_the_table_alone(process: Process) -> None:
    table = await process.open(preset="denexa")
    await table.configure(ANNA, {"lines": "5"}, house="At home")
    await table.fill(ANNA)
    await table.start(ANNA)
    before = table.setup.house
    assert before == "At home"
    await table.lengthen(ANNA, "lines", "6")
    assert (table.setup.house, option_of(table, "lines")) == (None, "6")


async def test_what_is_offered_is_near_to_what_there_is_and_never_over(process: Process) -> None:
    table = await process.started((ANNA,), preset="pagat", deals=8, troel="off")
    await to_deal(process, table, 3)
    offered = [value for _, value in await table.lengths()]
    assert offered[:4] == ["12", "16", "20", "24"]
    assert offered[-1] == "4"
    assert "0" in offered
    await table.lengthen(ANNA, "deals", "0")
    assert [value for _, value in await table.lengths()][-3:] == ["12", "8", "4"]
    for other in ("couillon", "chouine"):
        table = await process.started((ANNA,), preset=other)
        assert {name for name, _ in await table.lengths()} == {"couillon": {"lines", "deals"}}.get(
            other, {"parties", "manches"}
        )
