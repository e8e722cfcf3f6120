"""People can ask for their data and have it deleted; a server that removed the bot is forgotten."""

from __future__ import annotations

import json
import random
from pathlib import Path

from sqlalchemy import select

from engine.standings.standings import Standings
from engine.store import schema
from engine.table.decisions.forgetting import NOBODY
from engine.table.model.preferences import Person
from engine.table.model.setup import Access
from engine.table.model.status import Status
from tests.engine.clubs.tournaments.tournaments import opened, tournament_setup
from tests.engine.running.support import (
    ANNA,
    BRAM,
    CHLOE,
    DAAN,
    GUILD,
    NAMES,
    STEPWISE,
    Hour,
    Process,
    act_somehow,
    database,
    restarted,
    user_to_move,
)
from tests.engine.store.databases import EACH_KIND, dump

GRACE = 30 * 24 * 3600.0
"""Thirty days, as docs/privacy.md has it."""
ANNAS = 900_000_000_000_000_011
"""As long as a number of Discord's, so that no search finds it by chance."""


async def finished(process: Process) -> int:
    """Play a match of Anna and Bram to its end; returns the number of its table."""
    NAMES[ANNAS] = "Annemieke"
    table = await process.started((ANNAS, BRAM), lines=1)
    while table.status is Status.PLAYING:
        await act_somehow(table)
    await table.close()
    return table.id


async def forget(process: Process, user_id: int = ANNAS) -> None:
    """Forget somebody wholly."""
    await process.tables.forget_person(user_id)
    await Standings(process.journal).anonymise(user_id)
    process.tables.read_anew(user_id)


@EACH_KIND
async def test_who_is_forgotten_leaves_neither_name_nor_number_but_the_results(
    process: Process, tmp_path: Path
) -> None:
    over = await finished(process)
    playing = await process.started((BRAM, ANNAS, CHLOE))
    lobby = await process.open(host=ANNAS)
    invited = await process.open(host=BRAM, access=Access.INVITED, invited=(ANNAS,))
    await process.tables.house_rules.save(GUILD, "At home", "couillon", playing.setup.options, ANNAS)
    await process.journal.set_person(Person(ANNAS))
    assert "Annemieke" in dump(process.url)
    await forget(process)
    left = dump(process.url)
    assert "Annemieke" not in left
    assert str(ANNAS) not in left
    assert lobby.status is Status.STOPPED
    assert invited.setup.invited == frozenset()
    computer = playing.seats[1]
    assert computer is not None
    assert computer.user_id is None
    assert playing.status is Status.PLAYING
    record = await (await process.tables.find(over)).record()
    assert f'[Seats "{NOBODY}|Bram|' in record
    assert [house.name for house in await process.tables.house_rules.of_guild(GUILD)] == ["At home"]


async def test_the_others_play_on_after_somebody_was_forgotten_and_also_after_a_restart(tmp_path: Path) -> None:
    NAMES[ANNAS] = "Annemieke"
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    table = await process.started((ANNAS, BRAM), lines=1)
    await forget(process)
    assert table.setup.host_id == BRAM
    born = await restarted(process)
    again = born.tables.get(table.id)
    assert again.seats == table.seats
    for _ in range(200):
        if again.status is not Status.PLAYING:
            break
        if user_to_move(again) is not None:
            await act_somehow(again)
        await born.passes(10)
    assert again.status is Status.OVER
    await born.close()


async def test_somebody_of_the_same_name_is_not_forgotten_too(process: Process) -> None:
    namesake = ANNAS + 1
    NAMES[ANNAS] = NAMES[namesake] = "Annemieke"
    playing, over = [await process.started((ANNAS, namesake), lines=1) for _ in range(2)]
    while over.status is Status.PLAYING:
        await act_somehow(over)
    await forget(process, namesake)
    for table in (playing, await process.tables.find(over.id)):
        kept, gone = table.stints[:2]
        assert (kept.user_id, kept.name, gone.name) == (ANNAS, "Annemieke", NOBODY)
        assert gone.user_id != namesake


@EACH_KIND
async def test_in_a_tournament_a_computer_has_the_place_of_who_was_forgotten(process: Process, tmp_path: Path) -> None:
    NAMES[ANNAS] = "Annemieke"
    tournament = await opened(process, tournament_setup(host=ANNAS), (BRAM,))
    await tournament.start(ANNAS)
    await forget(process)
    assert tournament.state.place_of(ANNAS) is None
    assert len(tournament.entrants) == 4
    left = dump(process.url)
    assert "Annemieke" not in left
    assert str(ANNAS) not in left


@EACH_KIND
async def test_a_person_gets_all_that_is_kept_of_them_but_no_card_of_a_match_being_played(process: Process) -> None:
    over = await finished(process)
    playing = await process.started((ANNAS, BRAM))
    kept = json.loads(json.dumps(await process.tables.export(ANNAS)))
    assert kept["person"]["user_id"] == ANNAS
    first, second = kept["tables"]
    assert (first["id"], first["seat"], first["name"], first["was_host"]) == (over, 1, "Annemieke", True)
    (result,) = kept["results"]
    assert (result["table_id"], result["name"], result["began"], result["ended"]) == (over, "Annemieke", True, True)
    assert result["score"] == (await process.tables.find(over)).score[0]
    assert all(playing.game.parse_action(one["action"]) for one in first["actions"])
    # The rules play a last card that nobody chose.
    assert {one["by"] for one in first["actions"]} == {"person", "rules"}
    assert second["id"] == playing.id
    assert "actions" not in second
    assert (await process.tables.export(CHLOE))["tables"] == []


async def test_what_was_taken_back_is_not_among_what_somebody_did_and_all_they_are_rated_is(process: Process) -> None:
    NAMES[ANNAS] = "Annemieke"
    await process.tables.change_person(ANNAS, lambda _: Person(ANNAS, rated_globally=True, sorting="rank"))
    table = await process.started((ANNAS, BRAM, CHLOE, DAAN), lines=1, takes_back=5)
    while str(table.view(0).phase) != "play" or user_to_move(table) != ANNAS:
        await act_somehow(table)
    await act_somehow(table)
    withdrawn = table.number
    await table.take_back(ANNAS)
    while table.status is Status.PLAYING:
        await act_somehow(table)
    kept = await process.tables.export(ANNAS)
    numbers = [one["number"] for one in kept["tables"][0]["actions"]]
    assert withdrawn not in numbers
    assert withdrawn + 1 not in numbers
    assert withdrawn + 2 in numbers
    assert (kept["person"]["sorting"], kept["person"]["rated_globally"]) == ("rank", True)
    assert kept["ratings"] == []
    await Standings(process.journal).settle()
    kept = await process.tables.export(ANNAS)
    assert [(one["scope"], one["matches"]) for one in kept["ratings"]] == [(0, 1), (GUILD, 1)]
    # Whoever left before the end still has a result.
    left = await process.started((BRAM, ANNAS, CHLOE, DAAN), lines=1)
    await left.leave(ANNAS)
    while left.status is Status.PLAYING:
        await act_somehow(left)
    mine = (await process.tables.export(ANNAS))["results"][-1]
    assert (mine["table_id"], mine["began"], mine["ended"]) == (left.id, True, False)
    await forget(process)
    assert (await process.tables.export(ANNAS))["results"] == []


@EACH_KIND
async def test_tables_of_a_server_left_end_at_once_and_all_else_is_kept_for_a_while(process: Process) -> None:
    playing = await process.started((ANNA, BRAM))
    while playing.deal < 2:
        await act_somehow(playing)
    over = await finished(process)
    await process.tables.house_rules.save(GUILD, "At home", "couillon", playing.setup.options, ANNA)
    await process.tables.servers.leave(GUILD)
    assert playing.status is Status.STOPPED
    await process.passes(GRACE - 1)
    assert await process.tables.servers.forget_left() == ()
    assert len(await process.tables.house_rules.of_guild(GUILD)) == 1
    await process.passes(2)
    assert await process.tables.servers.forget_left() == (GUILD,)
    assert await process.tables.house_rules.of_guild(GUILD) == ()
    assert (await process.tables.server(GUILD)).left_at is None
    assert (await process.tables.find(over)).winners
    async with process.journal.transaction() as connection:
        deals = (await connection.execute(select(schema.deals.c.table_id).distinct())).scalars().all()
    assert deals == [over]
    assert await process.tables.servers.forget_left() == ()
