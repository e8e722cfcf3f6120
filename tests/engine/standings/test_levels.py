"""Levels of computers are players with ratings of their own, and nobody lives off the weakest."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from engine.players.players import LEVELS
from engine.standings.rating import BEGINS, IDS, NEWCOMER, Part, RatedMatch, Rating, begins_at, rate, rated_in_order
from engine.standings.season import week_begins
from engine.standings.standings import Standings
from engine.store import schema
from engine.store.journal import Journal
from engine.table.model.people import Occupant, Stint
from engine.table.model.preferences import Person, Server
from engine.table.model.status import Status
from tests.engine.running.support import ANNA, BRAM, CHLOE, DAAN, FOUR, Process, address, database
from tests.engine.standings.matches import BEGIN, GUILD, Match, finish, rows
from tests.engine.store.databases import EACH_KIND, execute
from tests.engine.store.migrations.yesterday import back_to
from tests.engine.store.test_restart import a_step

EASY, NORMAL, STRONG = (IDS[level] for level in LEVELS)
WON, LOST = 1, 2
OF_METHODS: Final = (
    *("method", "entry", "remainder", "total", "level", "least", "round_minutes", "same_deals", "house", "evening_id"),
    *("starts_at", "draws", "partners", "wishes", "corrections", "directors", "secret", "round_ends"),
)
"""Columns of tournaments that came later."""
OF_CLUBS: Final = (
    *("evening_dates", "evenings", "team_contests", "seasons"),
    *("day_plays", "days", "dailies", "sent_deals"),
)
"""Tables that came later, those first that name others."""


def duel(first: int, second: int, place: int = WON) -> tuple[Part, Part]:
    return Part(first, 0, place, 1), Part(second, 1, 3 - place, 2)


def moved(before: dict[int, Rating], *parts: Part) -> dict[int, float]:
    """By how many points a match of sixteen deals moves everybody."""
    after = rate(parts, before, 1, 16)
    return {one: round(24 * (rating.mu - before.get(one, begins_at(one)).mu), 1) for one, rating in after.items()}


def test_levels_begin_where_they_are_known_to_stand_and_count_for_that() -> None:
    assert {level: (begins_at(IDS[level]).figure, begins_at(IDS[level]).uncertainty) for level in LEVELS} == {
        "easy": (700, 200),
        "normal": (1000, 200),
        "strong": (1300, 200),
    }
    assert (begins_at(ANNA), begins_at(-1)) == (NEWCOMER, NEWCOMER)
    gained = [moved({}, *duel(ANNA, level))[ANNA] for level in (EASY, NORMAL, STRONG)]
    assert gained == [15.1, 17.3, 19.6]
    lost = [moved({}, *duel(ANNA, level, LOST))[ANNA] for level in (EASY, NORMAL, STRONG)]
    assert lost == [-19.6, -17.3, -15.1]
    # What is known of a level is not forgotten because a beginner beats it once.
    assert moved({}, *duel(ANNA, STRONG))[STRONG] == -4.9


def test_a_level_on_several_seats_is_one_player() -> None:
    parts = (Part(ANNA, 0, 1, 1), Part(EASY, 1, 2, 2), Part(BRAM, 0, 1, 3), Part(EASY, 1, 2, 4))
    after = rate(parts, {}, 1, 16)
    assert after.keys() == {ANNA, BRAM, EASY}
    assert after[EASY].matches == 1
    assert after[EASY].mu < begins_at(EASY).mu
    # On both sides it wins as much as it loses, and beside three people only the one seat counts.
    both = (Part(ANNA, 0, 1, 1), Part(EASY, 1, 2, 2), Part(EASY, 0, 1, 3), Part(BRAM, 1, 2, 4))
    assert rate(both, {}, 1, 16)[EASY].mu == pytest.approx(begins_at(EASY).mu)


def season(weeks: int, matches: int, *levels: int, place: int = WON, deals: int = 16) -> Iterator[RatedMatch]:
    """Somebody alone against these levels by turns, so many matches a week, all won or all lost."""
    monday = week_begins(BEGIN)
    for number in range(weeks * matches):
        at = monday + (number // matches) * 7 * 86_400 + number % matches
        yield RatedMatch(at, number, "11", deals, duel(ANNA, levels[number % len(levels)], place))


def last(matches: Iterator[RatedMatch]) -> dict[int, Rating]:
    rated = {row.user_id: row for row in rated_in_order(matches, {}, {})}
    return {one: Rating(row.mu, row.sigma, row.matches) for one, row in rated.items()}


def test_nobody_lives_off_the_weakest_level() -> None:
    week, year = last(season(1, 40, EASY)), last(season(26, 40, EASY))
    # After a week all is won that there is to win, and no further victory moves anybody.
    assert week[ANNA].figure == year[ANNA].figure == 1083
    assert year[ANNA].figure <= BEGINS["easy"] + 400 + 20
    assert year[ANNA].matches == year[EASY].matches == 26 * 40
    assert BEGINS["easy"] - 60 < year[EASY].figure < BEGINS["easy"]
    # Changing between levels leads no further than the strongest of them allows.
    assert last(season(26, 40, EASY, STRONG))[ANNA].figure <= BEGINS["strong"] + 400 + 20
    # Nobody makes a level strong by losing to it, and so has more to win from it: that ends, too.
    fed = last(season(26, 40, EASY, place=LOST))
    assert fed[ANNA].figure >= BEGINS["easy"] - 400 - 20
    assert BEGINS["easy"] < fed[EASY].figure < BEGINS["easy"] + 200


def test_far_above_the_computers_nothing_is_won_or_lost_and_far_below_only_won() -> None:
    def at(figure: int) -> dict[int, Rating]:
        return {ANNA: Rating(NEWCOMER.mu + (figure - 1000) / 24, NEWCOMER.sigma, 9)}

    assert moved(at(1101), *duel(ANNA, EASY)) == moved(at(1101), *duel(ANNA, EASY, LOST)) == {ANNA: 0, EASY: 0}
    assert moved(at(1100), *duel(ANNA, EASY))[ANNA] > 0
    assert moved(at(899), *duel(ANNA, STRONG, LOST)) == {ANNA: 0, STRONG: 0}
    assert moved(at(899), *duel(ANNA, STRONG))[ANNA] > 20
    # The strongest of those whom they meet decides, and for each person alone.
    assert moved(at(1600), *duel(ANNA, STRONG), Part(EASY, 2, 3, 3))[ANNA] > 0
    with_partner = (Part(ANNA, 0, 1, 1), Part(EASY, 1, 2, 2), Part(BRAM, 0, 1, 3), Part(EASY, 1, 2, 4))
    assert moved(at(1200), *with_partner)[ANNA] == 0
    assert moved(at(1200), *with_partner)[BRAM] > 0 > moved(at(1200), *with_partner)[EASY]
    # Where people meet everything counts; somebody who does not want to be rated there is a person too.
    for other in (BRAM, None):
        met = (Part(ANNA, 0, 1, 1), Part(other, 1, 2, 2), Part(EASY, 0, 1, 3), Part(EASY, 1, 2, 4))
        assert moved(at(1600), *met)[ANNA] > 0
    # They have played all the same.
    assert rate(duel(ANNA, EASY), at(1101), 1, 16)[ANNA].matches == 10


async def test_results_remember_the_level_that_began_on_a_seat(process: Process) -> None:
    table = await process.open(preset="denexa")
    await table.add_computer(ANNA, player="random")
    await table.sit(BRAM, "Bram")
    await table.add_computer(ANNA, player="simple")
    await table.start(ANNA)
    assert [one.player for one in table.stints] == [None, "random", None, "normal"]
    await table.leave(BRAM)
    while table.status is Status.PLAYING:
        await a_step(process, table)
    found = await rows(process.journal, schema.results.c.seat, schema.results.c.user_id, schema.results.c.player)
    # Whoever plays on for somebody who got up has no result.
    assert found == [(1, ANNA, None), (2, None, "random"), (3, BRAM, None), (4, None, "normal")]


def test_a_stint_keeps_what_it_is_through_a_row() -> None:
    strong, anna = Occupant("Fons", None, "strong"), Occupant("Anna", ANNA, "strong")
    for one in (strong, anna):
        stint = Stint.of(0, 2, one)
        assert Stint.read(*json.loads(json.dumps(stint))) == stint
        assert (stint.occupant.name, stint.occupant.user_id) == (one.name, one.user_id)
    assert Stint.of(0, 2, strong).occupant.player == "strong"
    assert Stint.of(0, 2, anna).player is None
    # As it was stored before levels.
    assert Stint.read(0, 2, "Fons", None, True).occupant == Occupant("Fons", None)


async def test_a_level_is_rated_where_computers_count_and_a_newcomer_of_no_level_is_not(
    process: Process, standings: Standings
) -> None:
    journal = process.journal
    against = Match((ANNA, None, BRAM, None), (1, 2, 1, 2), BEGIN, levels=(None, "strong", None, "random"))
    await finish(journal, against)
    assert await standings.ratings(STRONG) == {}
    await journal.set_server(Server(GUILD, counts_computers=True))
    table_id = await finish(journal, against)
    strong = (await standings.ratings(STRONG))[GUILD, "couillon"]
    assert (strong.matches, strong.figure < 1300) == (1, True)
    assert [(one.name, one.level, one.before.figure) for one in await standings.changes(table_id)] == [
        ("Person 11", None, 1000),
        ("Person 12", None, 1000),
        ("", "strong", 1300),
    ]
    assert {row[0] for row in await rows(journal, schema.ratings.c.user_id)} == {ANNA, BRAM, STRONG}


@EACH_KIND
async def test_deleting_somebody_leaves_levels_as_they_are(process: Process, standings: Standings) -> None:
    journal = process.journal
    await journal.set_server(Server(GUILD, counts_computers=True))
    for number in range(3):
        await finish(journal, Match((ANNA, None, BRAM, None), (1, 2, 1, 2), BEGIN + number))
    before = (await standings.ratings(NORMAL))[GUILD, "couillon"]
    for user in (ANNA, BRAM):
        await standings.anonymise(user)
    # An earlier match comes late, and everything is worked out again.
    await finish(journal, Match((CHLOE, DAAN, 15, 16), (1, 2, 1, 2), BEGIN - 9))
    assert (await standings.ratings(NORMAL))[GUILD, "couillon"] == before
    assert {row[0] for row in await rows(journal, schema.results.c.user_id)} >= {-1, -2}


@EACH_KIND
async def test_yesterdays_computers_were_normal_and_their_matches_are_rated_again(tmp_path: Path) -> None:
    url = database(tmp_path)
    journal = await Journal.open(url)
    await journal.set_server(Server(GUILD, counts_computers=True))
    await journal.set_person(Person(ANNA, rated_globally=True))
    matches = [
        Match(FOUR, (2, 1, 2, 1), BEGIN),
        Match((ANNA, None, BRAM, None), (1, 2, 1, 2), BEGIN + 1),
        Match((ANNA, None, BRAM, CHLOE), (1, 2, 1, 2), BEGIN + 2),
        Match(FOUR, (1, 2, 1, 2), BEGIN + 3),
    ]
    for match in matches:
        await finish(journal, match)
    standings = Standings(journal)
    await standings.settle()
    today = await rows(journal, *schema.ratings.c)
    assert {row[2] for row in today if row[0] == 0} == {ANNA, NORMAL}
    await journal.close()
    # What yesterday's program made of it: it knew no levels.
    back_to(url, "0029")
    execute(
        url,
        f"DELETE FROM ratings WHERE user_id = {NORMAL} OR (scope = 0 AND table_id = 3)",
        f"UPDATE ratings SET mu = 30 WHERE at > {BEGIN}",
        "ALTER TABLE results DROP COLUMN player",
        # What came with later editions.
        "DROP TABLE lookbacks",
        "ALTER TABLE tables DROP COLUMN origin",
        "ALTER TABLE tables DROP COLUMN hints",
        "ALTER TABLE people DROP COLUMN lessons",
        *(f"ALTER TABLE tournaments DROP COLUMN {column}" for column in OF_METHODS),
        *(f"DROP TABLE {table}" for table in OF_CLUBS),
        "DROP INDEX tables_of_same_deals",
        "ALTER TABLE tables DROP COLUMN same_deals",
        "UPDATE alembic_version SET version_num = '0022'",
    )
    journal = await Journal.open(address(tmp_path))
    kept = "SELECT player, user_id IS NULL, COUNT(*) FROM results GROUP BY 1, 2 ORDER BY 3"
    assert [tuple(row) for row in execute(url, kept)] == [("normal", True, 3), (None, False, 13)]
    assert await Standings(journal).settle() == 2
    assert await rows(journal, *schema.ratings.c) == today
    await journal.close()
