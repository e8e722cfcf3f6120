"""Statistics and history: what people's matches say about them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.game import Feat
from engine.standings.personal import (
    Between,
    Companion,
    ContractStats,
    Feats,
    MarkedDeal,
    Results,
    Role,
    Streaks,
    Where,
    streaks,
)
from engine.standings.season import Season
from engine.standings.standings import Standings
from engine.table.model.people import Stint
from tests.engine.running.support import Process
from tests.engine.standings.matches import BEGIN, GUILD, OTHER_GUILD, Deal, Match, finish
from tests.engine.store.databases import EACH_KIND

ALONE = (0, 1, 2, 3)
PAGE = 5
"""How many matches, as docs/statistics.md has it."""


def kleurenwiezen(people: tuple[int | None, ...], places: tuple[int, ...], *deals: Deal, at: float = BEGIN) -> Match:
    return Match(people, places, at, ALONE, "classic", deals=deals)


@EACH_KIND
async def test_deals_are_counted_by_contract_and_role_with_the_best_and_the_worst(
    process: Process, standings: Standings
) -> None:
    journal = process.journal
    first = await finish(
        journal,
        kleurenwiezen(
            (1, 2, 3, 4),
            (1, 2, 3, 4),
            Deal((4, 4, -4, -4), "accept", (1, 2), (1, 2)),
            Deal((9, -3, -3, -3), "solo", (1,), (1,)),
            Deal((-8, -8, 24, -8), "solo", (3,), (3,)),
            Deal((0, 0, 0, 0)),
        ),
    )
    second = await finish(
        journal,
        kleurenwiezen(
            (2, 1, 3, 4),
            (1, 4, 2, 2),
            Deal((5, -15, 5, 5), "small-misere", (2,)),
            Deal((-5, -5, 15, -5), "small-misere", (3, 4), (3,)),
            at=BEGIN + 9,
        ),
    )
    own = await standings.statistics(1)
    assert own.total == Results(2, 1, 6, 5 - 20)
    (game,) = own.games
    assert (game.game, game.presets) == ("kleurenwiezen", (("classic", own.total),))
    assert set(game.contracts) == {
        ContractStats("accept", Role.DECLARER, 1, 1, 4),
        ContractStats("solo", Role.DECLARER, 1, 1, 9),
        ContractStats("solo", Role.DEFENDER, 1, 0, -8),
        ContractStats("small-misere", Role.DECLARER, 1, 0, -15),
        ContractStats("small-misere", Role.DEFENDER, 1, 0, -5),
    }
    assert game.best == MarkedDeal(first, 2, 9, "solo")
    assert game.worst == MarkedDeal(second, 1, -15, "small-misere")
    # Whoever laid the misère down won it.
    assert ContractStats("small-misere", Role.DEFENDER, 1, 1, 5) in (await standings.statistics(3)).games[0].contracts


async def test_contracts_and_feats_come_with_those_of_most_deals_first(process: Process, standings: Standings) -> None:
    solo, accept = Deal((9, -3, -3, -3), "solo", (1,), (1,)), Deal((-1, -1, 1, 1), "accept", (1, 2))
    swept = replace(accept, feats=(Feat(1, "sweep"),))
    told = replace(solo, feats=(Feat(1, "mit"),))
    await finish(process.journal, kleurenwiezen((1, 2, 3, 4), (1, 2, 3, 4), told, swept, swept, swept))
    (game,) = (await standings.statistics(1)).games
    assert [(one.contract, one.deals, one.points) for one in game.contracts] == [("accept", 3, -3), ("solo", 1, 9)]
    assert game.feats == (Feats("sweep", 3), Feats("mit", 1))


async def test_in_couillon_who_makes_trumps_has_a_partner_and_opponents(process: Process, standings: Standings) -> None:
    feats = (Feat(1, "mit"), Feat(2, "sweep"), Feat(4, "sweep"))
    deals = (Deal((1, -1, 1, -1), None, (1,), (1,)), Deal((-2, 2, -2, 2), None, (3,), (), feats), Deal((1, 0, 1, 0)))
    await finish(process.journal, Match((1, 2, 3, 4), (1, 2, 1, 2), deals=deals))
    (of_first,) = (await standings.statistics(1)).games
    assert set(of_first.contracts) == {
        ContractStats(None, Role.DECLARER, 1, 1, 1),
        ContractStats(None, Role.PARTNER, 1, 0, -2),
    }
    assert of_first.feats == (Feats("mit", 1),)
    (of_second,) = (await standings.statistics(2)).games
    assert of_second.contracts == (ContractStats(None, Role.DEFENDER, 2, 1, 1),)
    assert of_second.feats == (Feats("sweep", 1),)


@EACH_KIND
async def test_favourite_partner_nemesis_and_two_people_with_and_against_each_other(
    process: Process, standings: Standings
) -> None:
    journal = process.journal
    seatings = (((1, 2, 3, 4), True), ((1, 2, 3, 5), False), ((1, 2, 4, 3), False), ((2, 1, 5, 3), False))
    for number, (seats, first_wins) in enumerate(seatings):
        places = (1, 2) * 2 if first_wins else (2, 1) * 2
        await finish(journal, Match(seats, places, BEGIN + number))
    await finish(journal, kleurenwiezen((1, 2, 3, None), (2, 2, 1, 4), Deal((5, 5, 9, -19)), at=BEGIN + 20))
    own = await standings.statistics(1)
    assert own.favourite == Companion(3, "Person 3", 3, 2, 0)
    assert own.nemesis == Companion(3, "Person 3", 2, 0, 2)
    assert own.streaks == Streaks(now=-1, won=1, lost=2)
    assert [game.game for game in own.games] == ["couillon", "kleurenwiezen"]
    assert own.total.matches == 5
    nobody = await standings.statistics(99)
    assert (nobody.total, nobody.games, nobody.favourite, nobody.nemesis) == (Results(), (), None, None)
    assert nobody.streaks == (0, 0, 0)
    assert nobody.total == (0, 0, 0, 0)
    with_third = await standings.between(1, 3)
    assert with_third == Between(Results(3, 2, 3, 2), Results(2, 0, 2, 6), ahead=0, behind=2)
    assert await standings.between(1, 99) == Between(Results(), Results(), 0, 0)
    # Of five matches against each other they tied in one: nobody did better.
    with_second = await standings.between(1, 2)
    assert (with_second.against.matches, with_second.ahead, with_second.behind) == (5, 2, 2)
    couillon = await standings.between(1, 2, Where(game="couillon"))
    assert (couillon.together.matches, couillon.against.matches, couillon.ahead, couillon.behind) == (0, 4, 2, 2)


def test_streaks_are_matches_in_a_row() -> None:
    won, lost = True, False
    assert streaks([]) == Streaks(0, 0, 0)
    assert streaks([won, won, lost, won]) == Streaks(1, 2, 1)
    assert streaks([won, lost, lost, lost]) == Streaks(-3, 1, 3)


@EACH_KIND
async def test_history_is_paged_and_tells_who_took_over_when(process: Process, standings: Standings) -> None:
    journal = process.journal
    ids = []
    for number in range(2 * PAGE + 1):
        taker = Stint(1, 2, "Person 9", 9)
        match = Match((1, 2, 3, 4), (1, 2, 1, 2), BEGIN + number, finished_by=(1, 9, 3, None), takers=(taker,))
        ids.append(await finish(journal, match))
    await finish(journal, Match((5, 6, 7, 8), (1, 2, 1, 2)))
    newest = await standings.history(1)
    assert [one.table_id for one in newest.matches] == ids[: -PAGE - 1 : -1]
    assert (newest.page, newest.pages, newest.total) == (1, 3, 2 * PAGE + 1)
    last = await standings.history(1, 9)
    assert ([one.table_id for one in last.matches], last.page) == (ids[:1], 3)
    past = newest.matches[0]
    assert past.replaced == (Stint(1, 2, "Person 9", 9),)
    assert [(one.user_id, one.finished_by) for one in past.seats] == [(1, 1), (2, 9), (3, 3), (4, None)]
    assert (past.game, past.preset, past.guild_id, past.deals) == ("couillon", "couillon", GUILD, 1)
    # Counted from the first deal, ten minutes before the end.
    assert past.started_at == past.ended_at - 600 == BEGIN + 2 * PAGE - 600
    assert await standings.match(past.table_id) == past
    assert await standings.match(999) is None
    # The substitute has no match to show for it.
    assert (await standings.history(9)).total == 0


@pytest.mark.parametrize(("matches", "sizes"), [(0, [0]), (1, [1]), (4, [4]), (5, [5]), (6, [5, 1]), (10, [5, 5])])
async def test_a_history_has_a_page_for_each_five_matches_and_no_empty_one(
    process: Process, standings: Standings, matches: int, sizes: list[int]
) -> None:
    ids = [await finish(process.journal, Match((1, 2, 3, 4), (1, 2, 1, 2), BEGIN + at)) for at in range(matches)]
    pages = [await standings.history(1, page) for page in range(1, len(sizes) + 1)]
    assert [len(page.matches) for page in pages] == sizes
    assert {(page.pages, page.total) for page in pages} == {(len(sizes), matches)}
    assert [match.table_id for page in pages for match in page.matches] == ids[::-1]
    beyond = [await standings.history(1, page) for page in (-1, 0, len(sizes) + 1)]
    assert [page.page for page in beyond] == [1, 1, len(sizes)]
    assert [page.matches for page in beyond] == [pages[0].matches, pages[0].matches, pages[-1].matches]


@EACH_KIND
async def test_matches_that_ended_together_are_on_one_page_each(process: Process, standings: Standings) -> None:
    ids = [await finish(process.journal, Match((1, 2, 3, 4), (1, 2, 1, 2))) for _ in range(7)]
    first, second = [await standings.history(1, page) for page in (1, 2)]
    assert [match.table_id for match in (*first.matches, *second.matches)] == ids[::-1]


@EACH_KIND
async def test_statistics_may_be_of_a_server_a_preset_or_a_season_alone(process: Process, standings: Standings) -> None:
    journal, season = process.journal, Season.named("2026-11")
    for guild, preset, at in (
        (GUILD, "couillon", season.begin),
        (OTHER_GUILD, "couillon", season.end),
        (None, "denexa", season.end - 1),
    ):
        await finish(journal, Match((1, 2, 3, 4), (1, 2, 1, 2), at, preset=preset, guild=guild))
    for where, matches in (
        (Where(), 3),
        (Where(GUILD), 1),
        (Where(preset="couillon"), 2),
        (Where(season=season), 2),
        (Where(OTHER_GUILD, season=season), 0),
        (Where(game="chouine"), 0),
    ):
        assert (await standings.statistics(1, where)).total.matches == matches
        assert (await standings.history(1, where=where)).total == matches
