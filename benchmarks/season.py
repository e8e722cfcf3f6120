"""Compares a season through the store, every page of every leaderboard, with a plain SQL query.

The writer that tables use writes the matches, a deal and an end at a time, with random places and points. The plain
query only adds up what everyone won in the season and knows nothing of ratings, opponents, pairs or who wants to be
seen.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.measure import Line
from engine.standings.ranking import Leaderboard, Measure, Query
from engine.standings.season import ALL, Season
from engine.standings.standings import Standings
from engine.store.journal import Journal
from tests.engine.standings.matches import BEGIN, GUILD, Deal, Match, finish

MATCHES: Final = 2000
PEOPLE: Final = 200
DEALS: Final = 4
ROUNDS: Final = 3
TIMES: Final = 16
"""How many times as many matches a server has after years."""
AFTER: Final = 30
"""Matches after each of which somebody looks."""
AIM: Final = 50.0
"""The milliseconds a page may take."""
_PLAIN: Final = """
    SELECT user_id, count(*), sum(won) FROM results JOIN matches USING (table_id)
    WHERE guild_id = ? AND game = ? AND rated = 'yes' GROUP BY user_id ORDER BY sum(won) DESC LIMIT 10
"""


class Timed(NamedTuple):
    """Milliseconds of CPU time in all threads: the median of all pages, and the slowest page."""

    median: float
    worst: float


def _season(rng: random.Random) -> Iterator[Match]:
    """Four weeks of matches; every fifth has the same two people on one side."""
    for number in range(MATCHES):
        people = rng.sample(range(1, PEOPLE + 1), 4)
        if number % 5 == 0:
            first = rng.randrange(1, PEOPLE, 2)
            others = [one for one in people if one not in (first, first + 1)]
            people = [first, others[0], first + 1, others[1]]
        won = rng.choice([1, 2])
        deals = tuple(Deal((1, -1, 1, -1), None, (rng.randint(1, 4),)) for _ in range(DEALS))
        yield Match(tuple(people), (won, 3 - won) * 2, BEGIN + 1200 * number, deals=deals)


async def _first_pages(journal: Journal) -> list[float]:
    """Milliseconds per first page if nobody has asked since a start, so that everything is summed up."""
    times = []
    for season in (ALL, Season.month(BEGIN), Season.quarter(BEGIN)):
        for _ in range(ROUNDS):
            standings, query = Standings(journal), Query(GUILD, "couillon", season=season)
            for ask in (standings.leaderboard, standings.pairs):
                before = time.process_time()
                await ask(query, 1, 11)
                times.append((time.process_time() - before) * 1e3)
    return times


async def _grown(journal: Journal, file: Path, times: int) -> None:
    """Have the season's matches again and again, later each time, as if the server had played for years."""
    span = 1200 * MATCHES
    for again in range(1, times):
        with sqlite3.connect(file) as connection:
            for table, key in (("tables", "id"), ("matches", "table_id"), ("results", "table_id")):
                columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
                shifted = {key: f"{key} + {again * MATCHES}", "ended_at": f"ended_at + {again * span}"}
                shifted |= {"settled": "0"}
                taken = ", ".join(shifted.get(name, name) for name in columns)
                connection.execute(f"INSERT INTO {table} SELECT {taken} FROM {table} WHERE {key} <= {MATCHES}")
        connection.close()
    await Standings(journal).settle()


async def _after_a_match(journal: Journal, rng: random.Random, at: float) -> tuple[Timed, Timed]:
    """The first page of people and of pairs after a match, where somebody looks after every match; and their first."""
    standings, times, first = Standings(journal), list[float](), list[float]()
    for number in range(AFTER + 1):
        people = rng.sample(range(1, PEOPLE + 1), 4)
        deals = (Deal((1, -1, 1, -1), None, (1,)),) * DEALS
        await finish(journal, Match(tuple(people), (1, 2) * 2, at + 1200 * number, deals=deals))
        for ask in (standings.leaderboard, standings.pairs):
            before = time.process_time()
            await ask(Query(GUILD, "couillon"), 1, 11)
            (times if number else first).append((time.process_time() - before) * 1e3)
    return Timed(statistics.median(times), max(times)), Timed(statistics.median(first), max(first))


async def _grow(file: Path) -> list[Line]:
    """After a match in a season, and after years."""
    journal, rng = await Journal.open(f"sqlite+aiosqlite:///{file}"), random.Random(2)
    few, few_cold = await _after_a_match(journal, rng, BEGIN + 1200 * MATCHES)
    with sqlite3.connect(file) as connection:
        connection.execute("DELETE FROM settlings")
        for table in ("results", "matches", "deals", "packs", "actions", "ratings"):
            connection.execute(f"DELETE FROM {table} WHERE table_id > {MATCHES}")
        connection.execute("DELETE FROM tables WHERE id > ?", (MATCHES,))
    connection.close()
    await _grown(journal, file, TIMES)
    many, many_cold = await _after_a_match(journal, rng, BEGIN + 1200 * MATCHES * TIMES)
    await journal.close()
    return [
        Line(
            f"the first page after a match, {what}, {MATCHES * TIMES:,} matches",
            f"{much.median:.1f} ms CPU, {much.worst:.1f} at most",
            f"{MATCHES:,} matches: {little.median:.1f} ms CPU, {little.worst:.1f} at most",
            f"{much.median / little.median:.2f}",
            aim,
        )
        for what, much, little, aim in (
            ("where somebody has looked since a start", many, few, "at most 1.5"),
            ("where nobody has", many_cold, few_cold, "-"),
        )
    ]


async def _measure(file: Path) -> tuple[float, dict[str, Timed], Timed, int]:
    journal = await Journal.open(f"sqlite+aiosqlite:///{file}")
    for match in _season(random.Random(1)):
        await finish(journal, match)
    standings = Standings(journal)
    started = time.process_time()
    settled = await standings.settle()
    settling = time.process_time() - started
    assert settled == MATCHES
    pages: dict[str, list[float]] = {"people": [], "pairs": []}
    plain: list[float] = []
    count = 0
    connection = sqlite3.connect(file)
    seasons = (ALL, Season.month(BEGIN), Season.quarter(BEGIN))
    for measure, season, preset in product(Measure, seasons, (None, "couillon")):
        query = Query(GUILD, "couillon", preset, season, measure)
        for name, ask in (("people", standings.leaderboard), ("pairs", standings.pairs)):
            page, of = 0, 1
            while page < of:
                page += 1
                times = []
                for _ in range(ROUNDS):
                    plain.append(_timed(lambda: connection.execute(_PLAIN, (GUILD, "couillon")).fetchall()))
                    before = time.process_time()
                    board: Leaderboard = await ask(query, page, 11)
                    times.append((time.process_time() - before) * 1e3)
                assert board.page == page
                of, count = board.pages, count + 1
                pages[name].append(statistics.median(times))
    connection.close()
    pages["first"] = await _first_pages(journal)
    await journal.close()
    taken = {name: Timed(statistics.median(times), max(times)) for name, times in pages.items()}
    return settling, taken, Timed(statistics.median(plain), max(plain)), count


def _timed(work: Callable[[], object]) -> float:
    """Milliseconds."""
    before = time.process_time()
    work()
    return (time.process_time() - before) * 1e3


def run() -> list[Line]:
    """Measure; takes some minutes."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "season.sqlite3"
        settling, taken, plain, count = asyncio.run(_measure(file))
        grown = asyncio.run(_grow(file))
    beside = f"plain SQL sum of the same season: {plain.median:.1f} ms"
    what = {
        "people": f"a leaderboard page of people, {MATCHES:,} matches of {PEOPLE} people; slowest of {count} pages",
        "pairs": "a leaderboard page of pairs, the same season; slowest",
        "first": "the first page asked for since a start, people or pairs; slowest",
    }
    lines = [
        Line(
            what[name],
            f"{timed.worst:.1f} ms CPU (median {timed.median:.1f} ms)",
            beside,
            f"{timed.median / plain.median:.1f}",
            f"under {AIM:.0f} ms",
        )
        for name, timed in taken.items()
    ]
    each = Line(
        "a finished match rated, all of the season at once",
        f"{settling / MATCHES * 1e3:.2f} ms",
        beside,
        f"{settling / MATCHES * 1e3 / plain.median:.2f}",
        "-",
    )
    return [*lines, *grown, each]
