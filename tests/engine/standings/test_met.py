"""Being forgotten makes nobody a stranger: for a hundred days ratings know that people have met."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import select

from engine.standings.standings import Standings
from engine.store import schema
from engine.store.journal import Journal
from engine.store.marks import MET_FOR, Marks
from engine.table.model.people import FORGOTTEN
from tests.engine.running.support import as_it_was_at, database
from tests.engine.standings.matches import BEGIN, GUILD, Match, empty_journal, finish, rows

WINNER, LOSER, OTHER = 11, 42, 43
DAY = 24 * 3600.0
FED = 30
MOST_WEIGHT = 9.5
"""Three matches in full, and the 27 after them by their number: 3 / 4 + 3 / 5 + …"""


class _Club:
    """A server whose people are forgotten as the bot does it, at any moment."""

    def __init__(self, journal: Journal) -> None:
        self.journal, self.now = journal, BEGIN
        self.standings, self.marks = Standings(journal), Marks(journal, lambda: self.now)

    async def match(self, *people: int, places: tuple[int, ...] = (1, 2)) -> int:
        sides = tuple(range(len(people)))
        return await finish(self.journal, Match(people, places, self.now, sides, "chouine", GUILD))

    async def forget(self, user_id: int) -> None:
        await self.marks.drop_ended()
        await self.marks.keep(user_id, ())
        await self.standings.anonymise(user_id)

    async def weights(self) -> list[float]:
        """How much each match counted for the winner on this server, in order."""
        await self.standings.settle()
        async with self.journal.transaction() as connection:
            of = schema.ratings.c
            query = select(of.weight).where(of.user_id == WINNER, of.scope == GUILD).order_by(of.at)
            return [float(one) for one in (await connection.execute(query)).scalars()]


async def test_a_loser_forgotten_after_each_match_feeds_nobody_full_ratings() -> None:
    async with empty_journal() as journal:
        club = _Club(journal)
        for _ in range(FED):
            await club.match(WINNER, LOSER)
            await club.forget(LOSER)
            # Each week two or three, so that no week's own count would notice.
            club.now += 2.9 * DAY
        weights = await club.weights()
        rating = (await club.standings.ratings(WINNER))[GUILD, "chouine"]
    assert len(weights) == FED
    assert weights[:6] == [1, 1, 1, 0.75, 0.6, 0.5]
    assert sum(weights) < MOST_WEIGHT
    assert rating.figure < 1600


async def test_whoever_is_not_known_before_the_match_is_rated_is_no_stranger_either() -> None:
    """Nobody had asked for ratings between the match and being forgotten."""
    async with empty_journal() as journal:
        club = _Club(journal)
        for _ in range(5):
            await club.match(WINNER, LOSER)
            await club.marks.keep(LOSER, ())
            await club.standings.anonymise(LOSER)
            club.now += 8 * DAY
        assert await club.weights() == [1, 1, 1, 0.75, 0.6]


async def test_whoever_is_forgotten_in_the_middle_of_the_match_may_be_anybody_who_was() -> None:
    async with empty_journal() as journal:
        club = _Club(journal)
        for _ in range(3):
            await club.match(WINNER, LOSER)
            await club.forget(LOSER)
            club.now += 8 * DAY
        await club.match(WINNER, FORGOTTEN)
        assert await club.weights() == [1, 1, 1, 0.75]


async def test_others_are_strangers_and_after_a_hundred_days_so_is_everybody() -> None:
    async with empty_journal() as journal:
        club = _Club(journal)
        for _ in range(3):
            await club.match(WINNER, LOSER)
        await club.forget(LOSER)
        club.now += 8 * DAY
        await club.match(WINNER, OTHER)
        await club.match(WINNER, LOSER, OTHER, places=(1, 2, 2))
        club.now = BEGIN + MET_FOR + 1
        await club.marks.drop_ended()
        await club.match(WINNER, LOSER)
        assert await club.weights() == [1, 1, 1, 1, 1, 1]
        assert await rows(journal, schema.marks.c.number) == []


async def test_what_a_match_counted_stays_when_the_marks_are_gone_and_it_is_rated_anew() -> None:
    async with empty_journal() as journal:
        club = _Club(journal)
        for _ in range(4):
            await club.match(WINNER, LOSER)
            await club.forget(LOSER)
            club.now += 8 * DAY
        before = await club.weights()
        club.now = BEGIN + MET_FOR + 60 * DAY
        await club.marks.drop_ended()
        late = Match((OTHER, WINNER), (1, 2), BEGIN - DAY, (0, 1), "chouine", GUILD)
        await finish(journal, late)
        assert await club.weights() == [1, *before]


async def test_marks_tell_nothing_and_no_two_are_alike() -> None:
    async with empty_journal() as journal:
        club = _Club(journal)
        numbers = [await club.match(WINNER, LOSER) for _ in range(2)]
        await club.forget(LOSER)
        kept = await rows(journal, schema.marks.c.number, schema.marks.c.mark)
        assert [number for number, _ in kept] == numbers
        assert len({mark for _, mark in kept}) == len(numbers)
        assert {len(mark) for _, mark in kept} == {64}


async def test_matches_of_yesterday_met_nobody_and_are_rated_as_they_were(tmp_path: Path) -> None:
    journal = await Journal.open(database(tmp_path))
    club = _Club(journal)
    for _ in range(4):
        await club.match(WINNER, LOSER)
    before = await club.weights()
    await journal.close()
    as_it_was_at("0036", tmp_path / "cards.sqlite3")
    journal = await Journal.open(database(tmp_path))
    club = _Club(journal)
    assert await club.weights() == before
    assert set(await rows(journal, schema.matches.c.met)) == {(0,)}
    await journal.close()
