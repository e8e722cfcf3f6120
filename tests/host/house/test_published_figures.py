"""The figures that the documentation gives players and hosts match what the program does."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cogs.app.permissions import ASKED_FOR
from cogs.bot import upkeep
from cogs.lobby.clocks import LONGEST, SHORTEST
from cogs.lobby.tables import MOST_SEATS
from cogs.messages import emojis
from cogs.replay import finished as replay
from cogs.standings import leaderboard_boards
from cogs.table import talk
from engine.clubs import servers
from engine.clubs.tournaments import setup, tournament
from engine.core import claims
from engine.core.chance import fairness
from engine.core.registry import GAMES
from engine.standings import boards, history, ranking, rating
from engine.store import house_rules, marks
from engine.table.decisions import play
from engine.table.model import times
from engine.table.model.preferences import Server
from engine.table.model.times import CLOCK_PRESETS, Pauses
from engine.table.proposals import pausing
from hosting.settings import Settings
from rendering.cards.tiles import TILES
from tests.about import in_one_test

DOCS: Final = Path(__file__).parents[3] / "docs"
DAY: Final = 24 * 3600
FIFTY_TWO: Final = GAMES["kleurenwiezen"].pack(GAMES["kleurenwiezen"].configure("pagat"))

# Where it stands, in which words, what the program has, and the figure.
PUBLISHED: Final = [
    ("../README.md", "Eighteen variants", len(GAMES["couillon"].presets), 18),
    (
        "../README.md",
        "from *vraag* and *emballage* to misère and slam. Six versions.",
        len(GAMES["kleurenwiezen"].presets),
        6,
    ),
    ("../README.md", "aces, tens and declared combinations. Four versions.", len(GAMES["chouine"].presets), 4),
    (
        "../README.md",
        "[tournaments](docs/tournament.md) for 4 to 200",
        (setup.LEAST_PEOPLE, setup.MOST_PEOPLE),
        (4, 200),
    ),
    (
        "staying.md",
        "*quick* (30 seconds a turn), *usual* (90 s), *relaxed* (3 minutes), *correspondence* (2 days), no clock",
        dict(CLOCK_PRESETS),
        {"quick": 30, "usual": 90, "relaxed": 180, "correspondence": 2 * DAY, "none": 0},
    ),
    ("staying.md", "From 30 seconds on picture and words tell", times.LITTLE, 30),
    ("staying.md", "has a computer act once; twice in a row, and they are *away*", play.MISSES_TO_BE_AWAY, 2),
    ("staying.md", "after 70 % of its time", Pauses().reminder, 0.7),
    (
        "staying.md",
        "Anyone who has not said so within a day of the first (or within a turn, if that is longer) is counted as away",
        times.RESUMED_WITHIN,
        DAY,
    ),
    ("staying.md", "a table nobody starts after a day without a change", pausing.LOBBY_KEPT, DAY),
    ("staying.md", "one at which all are away after a day", pausing.DESERTED_KEPT, DAY),
    ("staying.md", "with a clock of days after a week", pausing.DESERTED_LONG_KEPT, 7 * DAY),
    ("staying.md", "an agreed pause, or a table", pausing.PAUSED_KEPT, 30 * DAY),
    ("staying.md", "at which nobody acts, after 30 days", pausing.CLOCKLESS_KEPT, 30 * DAY),
    ("fair-company.md", "more than 2000 positions", claims.LOOKED_THROUGH, 2000),
    ("fair-company.md", "the worst among the 20,000 positions looked at", claims.LOOKED_THROUGH_TO_GIVE_UP, 20_000),
    ("fair-company.md", "One in five seconds, and three in a row", (talk.APART, talk.IN_A_ROW), (5, 3)),
    ("leaderboards.md", "Fewer than 10 contracts are provisional", ranking.MIN_CONTRACTS, 10),
    (
        "house-reference.md",
        "up to 25, with names of 1 to 32 characters",
        (house_rules.MOST, house_rules.LONGEST_NAME),
        (25, 32),
    ),
    ("tournament.md", "| `people` | 4, 8, 12, 16 | 4 |", list(tournament.USUAL_ROUNDS), [4, 8, 12, 16]),
    (
        "tournament.md",
        "3 of 4 people, 4 of 8 and 12, 5 of 16",
        dict(tournament.USUAL_ROUNDS),
        {4: 3, 8: 4, 12: 4, 16: 5},
    ),
    (
        "tournament.md",
        "| `deals` | 1 to 40 in each round | 8 |",
        (tournament.MOST_DEALS, tournament.USUAL_DEALS),
        (40, 8),
    ),
    ("tournament.md", "half a minute later the next round begins", Pauses().after_round, 30),
    ("statistics.md", "newest first, five a page", history.PAGE, 5),
    ("statistics.md", "keeps the last eight matches", replay._KEPT, 8),
    ("ratings.md", "A newcomer has 1000 ± 400", (rating.NEWCOMER.figure, rating.NEWCOMER.uncertainty), (1000, 400)),
    ("ratings.md", "`1000 + 24 (mu - 25)`", (rating.AVERAGE, rating.SCALE, rating.NEWCOMER.mu), (1000, 24, 25)),
    ("ratings.md", "With fewer than five matches it is provisional", rating.PROVISIONAL, 5),
    ("ratings.md", "the first three matches of the same people in a calendar week", rating.FULL_WEIGHT, 3),
    ("leaderboards.md", "From 50 rated matches on it is **sure**", rating.SURE, 50),
    ("leaderboards.md", "listed only after meeting three different people", ranking.MIN_OPPONENTS, 3),
    ("leaderboards.md", "Two who have played at least five matches, all of them on the same side", ranking.FIXED, 5),
    ("leaderboards.md", "up to five of them", boards.MOST, 5),
    ("leaderboards.md", "about a minute after a match of its game", leaderboard_boards.PACE, 60),
    (
        "leaderboards.md",
        "ten minutes once the message is older than an hour",
        (leaderboard_boards.SLOW_PACE, leaderboard_boards.OLD),
        (600, 3600),
    ),
    ("fairness-proof.md", "32 random bytes", fairness.SECRET_BYTES, 32),
    ("fairness-algorithm.md", "at least 3 and at most all but 3", fairness.cuts(len(FIFTY_TWO)), range(3, 50)),
    ("hosting-service.md", "the bot uploads 120 small pictures of cards", len(TILES), 120),
    ("hosting-service.md", "in some\ntwo minutes", len(TILES) * emojis.PACE / 60, 2),
    ("hosting.md", "are deleted thirty days later", servers.GRACE, 30 * DAY),
    ("privacy.md", "thirty days after it removed the bot", servers.GRACE, 30 * DAY),
    ("privacy.md", "a hundred days after the match", marks.MET_FOR, 100 * DAY),
    ("privacy.md", "an hour later at most", upkeep.HOURS, 1),
]


@in_one_test(("document", "words", "found", "figure"), PUBLISHED)
def test_a_figure_is_what_the_documentation_says(document: str, words: str, found: object, figure: object) -> None:
    text = " ".join((DOCS / document).read_text(encoding="utf-8").split())
    assert " ".join(words.split()) in text
    assert found == figure


def test_the_link_that_invites_the_bot_asks_for_what_the_table_below_it_says() -> None:
    for place in (DOCS / "hosting.md", DOCS.parent / ".env.example", DOCS.parent / "README.md"):
        assert str(ASKED_FOR.value) in place.read_text(encoding="utf-8")
    assert ASKED_FOR.value == 309237746688


def test_a_server_that_chose_nothing_has_turns_of_a_minute_and_a_half_and_takes_nothing_back() -> None:
    server = Server(1)
    assert (server.turn_seconds, server.takes_back, server.threads, server.counts_computers) == (90, 0, False, False)


def test_a_clock_in_seconds_is_between_a_quarter_of_a_minute_and_a_week() -> None:
    assert (SHORTEST, LONGEST, MOST_SEATS) == (15, 7 * DAY, 8)


def test_a_host_who_sets_nothing_has_the_pauses_that_everything_else_is_reckoned_from() -> None:
    settings = Settings(_env_file=None)
    assert (settings.thinking_seconds, settings.after_deal_seconds) == (1, 15)
    assert Pauses() == Pauses(settings.thinking_seconds, settings.after_deal_seconds)
