"""A kept match in the leaderboards, and what is kept of people."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from engine.clubs import privacy
from engine.clubs.score_keeper.changes import Who
from engine.clubs.score_keeper.kept import KeptState
from engine.clubs.score_keeper.standing import SheetPerson
from engine.core.registry import game_named
from engine.standings.ranking import Measure, Query
from engine.standings.season import ALL
from engine.standings.settling import EVERYWHERE
from engine.standings.standings import Standings
from engine.store.saving import Rated
from engine.store.schema import LASTING
from engine.table.model.errors import Refusal, Refused
from engine.table.model.people import FORGOTTEN
from tests.engine.clubs.score_keeper.support import BRAM_HIMSELF, MEMBERS, NINE, SOLO, STRANGER, agreed, told, whist
from tests.engine.running.support import ANNA, BRAM, CHANNEL, CHLOE, DAAN, EVA, GUILD, NAMES, Process
from tests.engine.store.databases import EACH_KIND, rows_of

pytestmark = EACH_KIND


def board(measure: Measure, scope: int = GUILD) -> Query:
    return Query(scope, "kleurenwiezen", measure=measure, season=ALL)


async def test_a_match_of_members_counts_as_played_with_cards_until_it_is_reopened(process: Process) -> None:
    keeper, standings = process.tables.clubs.scores, Standings(process.journal)
    state = await told(keeper, await keeper.open(whist(people=MEMBERS, counts=True)), NINE, SOLO)
    state = await agreed(keeper, state)
    assert state.table_id is None
    state = await keeper.end(state.id, BRAM_HIMSELF, state.number)
    assert state.table_id is not None
    assert state == await keeper.find(state.id)

    (own,) = (await standings.history(ANNA)).matches
    assert (own.table_id, own.rated, own.deals, own.guild_id) == (state.table_id, Rated.CARDS, 2, GUILD)
    assert [(seat.user_id, seat.score, seat.won, seat.place, seat.points) for seat in own.seats] == [
        *((ANNA, 19, True, 1, 19), (BRAM, -29, False, 4, -29), (CHLOE, 19, True, 1, 19), (DAAN, -9, False, 3, -9)),
    ]
    statistics = await standings.statistics(ANNA)
    assert json.dumps(statistics, default=str).count("accept") >= 1
    with pytest.raises(Refused) as gone:
        await process.tables.find(state.table_id)
    assert gone.value.reason in (Refusal.NO_SUCH_TABLE, Refusal.TABLE_GONE)
    assert (await standings.latest(5, ANNA, GUILD), await process.journal.last_ended(CHANNEL)) == ((), None)
    # Nobody is rated for it, and it counts only here.
    assert (await standings.ratings(ANNA), rows_of(process.url, "ratings")) == ({}, [])
    query = board(Measure.WON)
    assert await played(standings, query) == {ANNA: 1, BRAM: 1, CHLOE: 1, DAAN: 1}
    assert await played(standings, board(Measure.WON, EVERYWHERE)) == {}

    for one in MEMBERS:
        assert state.table_id is not None, "until all want that"
        state = await keeper.reopen(state.id, Who(one.user_id or 0, one.name), state.number)
    assert (state.table_id, await played(standings, query)) == (None, {})
    assert [rows_of(process.url, table) for table in ("results", "matches", "deals")] == [[], [], []]
    state = await told(keeper, state, NINE)
    await keeper.end(state.id, BRAM_HIMSELF, state.number)
    assert await played(standings, query) == {ANNA: 1, BRAM: 1, CHLOE: 1, DAAN: 1}
    without = await keeper.open(whist(people=MEMBERS, counts=True))
    assert (await keeper.end(without.id, BRAM_HIMSELF, 0)).table_id is None, "nothing was played"


async def played(standings: Standings, query: Query) -> dict[int, int]:
    """Matches with real cards per person, as their rows of the leaderboard have them."""
    boards = {user: await standings.leaderboard(query, asker=user) for user in (ANNA, BRAM, CHLOE, DAAN)}
    rows = {user: board.own for user, board in boards.items()}
    return {user: row.cards for user, row in rows.items() if row is not None}


async def test_dummy_trees_and_chouine_can_count_too(process: Process) -> None:
    keeper, standings = process.tables.clubs.scores, Standings(process.journal)
    dummy = game_named("couillon").for_tables("troeven-3-dummy")
    setup = whist(options=dummy, people=(*MEMBERS[:2], None, MEMBERS[2]), counts=True)
    state = await told(keeper, await agreed(keeper, await keeper.open(setup)), {"points": ("40",)})
    await keeper.end(state.id, BRAM_HIMSELF, state.number)
    setup = whist(options=game_named("chouine").for_tables("chouine"), people=MEMBERS[:2], counts=True)
    chouine_told = {"winner": ("2",), "chouine": ("yes",)}
    state = await told(keeper, await agreed(keeper, await keeper.open(setup)), chouine_told)
    await keeper.end(state.id, BRAM_HIMSELF, state.number)
    chouine, tree = (await standings.history(BRAM)).matches
    assert [(seat.seat, seat.won) for seat in tree.seats] == [(1, True), (2, False), (4, False)]
    assert [(seat.seat, seat.won) for seat in chouine.seats] == [(1, False), (2, True)]


async def test_whoever_asks_is_given_all_of_it_and_forgotten_everywhere(process: Process) -> None:
    keeper, standings = process.tables.clubs.scores, Standings(process.journal)
    people = (SheetPerson("Annelore", ANNA), *MEMBERS[1:])
    opened = await agreed(keeper, await keeper.open(whist(people=people, counts=True)))
    counted = await told(keeper, opened, NINE)
    await keeper.end(counted.id, BRAM_HIMSELF, counted.number)
    going = await told(keeper, await keeper.open(whist()), NINE, SOLO)
    private = await told(keeper, await keeper.open(whist(guild_id=None)), NINE)
    await told(
        keeper, await keeper.open(whist(opener=STRANGER, people=(*people[1:], SheetPerson("Oma")))), NINE, by=STRANGER
    )

    kept = (await process.tables.export(ANNA))["kept_scores"]
    assert [(one["id"], one["opened"], one["seats"], one["ended"]) for one in kept] == [
        *((counted.id, True, [1], True), (going.id, True, [1], False), (private.id, True, [1], False)),
    ]
    assert kept[1]["guests"] == ["Oma", "Nonkel Jef"]
    assert [one["what"] for one in kept[1]["told"]] == ["told", "told"]
    json.dumps(kept)

    await standings.anonymise(ANNA)
    assert (await process.tables.export(ANNA))["kept_scores"] == []
    for table in LASTING:
        for row in rows_of(process.url, table.name):
            text = json.dumps(row, default=str)
            assert "Annelore" not in text, (table.name, row)
            assert not {ANNA, str(ANNA)} & set(row.values()), (table.name, row)
    forgotten: KeptState = await keeper.find(going.id)
    assert (forgotten.setup.people[0], forgotten.setup.opener.user_id) == (SheetPerson("N.N."), FORGOTTEN)
    assert forgotten.match.score == going.match.score
    with pytest.raises(Refused):
        await keeper.find(private.id)
    assert (await keeper.end(going.id, BRAM_HIMSELF, going.number)).is_ended


async def test_a_server_that_the_bot_left_is_forgotten(process: Process) -> None:
    keeper = process.tables.clubs.scores
    state = await told(keeper, await keeper.open(whist(people=MEMBERS, counts=True)), NINE)
    other = await told(keeper, await keeper.open(replace(whist(), guild_id=GUILD + 1)), NINE)
    await keeper.end(state.id, BRAM_HIMSELF, state.number)
    async with process.journal.transaction() as connection:
        await privacy.forget_server(connection, GUILD)
    assert [row["id"] for row in rows_of(process.url, "kept_matches")] == [other.id]
    assert {row["kept_id"] for row in rows_of(process.url, "kept_changes")} == {other.id}


async def test_statistics_count_who_played_a_deal_where_one_sits_out_and_another_takes_over(process: Process) -> None:
    keeper, standings = process.tables.clubs.scores, Standings(process.journal)
    people = (*MEMBERS, SheetPerson(NAMES[EVA], EVA))
    state = await agreed(keeper, await keeper.open(whist(people=people, counts=True)))
    lost = {"contract": ("solo 6",), "tricks": ("5",)}
    # Anna, Bram, Chloé and Daan sit out, one after the other.
    for declarer in ("2", "3", "4", "1"):
        state = await told(keeper, state, {**lost, "declarers": (declarer,)})
    state = await keeper.end(state.id, BRAM_HIMSELF, state.number)
    played = {user: (await standings.statistics(user)).total for user in (ANNA, BRAM, EVA)}
    assert [(one.deals, one.points) for one in played.values()] == [(3, 0 + 5 + 5 - 15), (3, -15 + 5 + 5), (4, 20)]
    (own,) = (await standings.history(EVA)).matches
    assert [(seat.user_id, seat.won, seat.place) for seat in own.seats] == [
        *((ANNA, False, 2), (BRAM, False, 2), (CHLOE, False, 2), (DAAN, False, 2), (EVA, True, 1)),
    ]

    state = await keeper.open(whist(people=MEMBERS, counts=True))
    state = await told(keeper, state, NINE)
    state = await keeper.relieve(state.id, BRAM_HIMSELF, state.number, 4, SheetPerson(NAMES[EVA], EVA))
    state = await told(keeper, await agreed(keeper, state), NINE, NINE, SOLO)
    state = await keeper.end(state.id, BRAM_HIMSELF, state.number)
    assert (await standings.statistics(DAAN)).total.deals == 3 + 1
    assert (await standings.statistics(EVA)).total.deals == 4 + 3
    assert {one.setup.people[3] for one in await keeper.in_guild(GUILD)} <= {MEMBERS[3]}


async def test_who_took_over_is_given_theirs_and_forgotten_with_the_words_they_wrote(process: Process) -> None:
    keeper, standings = process.tables.clubs.scores, Standings(process.journal)
    state = await told(keeper, await keeper.open(whist()), NINE)
    state = await keeper.relieve(state.id, BRAM_HIMSELF, state.number, 3, SheetPerson("Evelien", EVA))
    state = await keeper.row(state.id, Who(EVA, "Evelien"), state.number, "Evelien revoked", (0, 0, -5, 0))
    assert [one.id for one in await keeper.of_user(EVA)] == [state.id]
    (kept,) = (await process.tables.export(EVA))["kept_scores"]
    assert (kept["seats"], [one["what"] for one in kept["told"]]) == ([3], ["row"])
    await standings.anonymise(EVA)
    assert (await process.tables.export(EVA))["kept_scores"] == []
    for table in LASTING:
        for row in rows_of(process.url, table.name):
            text = json.dumps(row, default=str)
            assert "Evelien" not in text, (table.name, row)
            assert str(EVA) not in text.replace('"', " ").split(), (table.name, row)
    after = await keeper.find(state.id)
    assert (after.match.score, after.match.people[2]) == (state.match.score, SheetPerson("N.N."))
