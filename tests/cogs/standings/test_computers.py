"""Computers on leaderboards and in statistics, as people read them."""

from __future__ import annotations

import pytest

from cogs.standings.leaderboard_page import in_order, lines, ranked
from cogs.standings.stats_text import sections
from engine.standings.personal import PEOPLE, Faced, GameStats, Results, Statistics, Streaks
from engine.standings.ranking import Level, Measure, leaderboard
from locales import LANGUAGES, say_in
from rendering import Look
from rendering.people.leaderboard import alt_leaderboard, draw_leaderboard
from rendering.people.rows import Leaderboard as Drawn
from tests.engine.standings.test_leaderboards import COUILLON, tally
from tests.engine.standings.test_levels_listed import rated

BOARD = leaderboard(
    COUILLON,
    [tally(1, rating=rated(1400)), tally(2, rating=rated(1100))],
    asker=2,
    levels=[Level("strong", rated(1300), 12), Level("easy", rated(690, 4), 1)],
)


def test_a_list_has_them_between_people_without_a_place() -> None:
    assert list(lines(BOARD, Measure.RATING, say_in("en"))) == [
        "1\\. **P1** – 1400, 9 matches, not yet sure",
        "– **Computer (strong)** – 1300, 12 matches",
        "➤ 2\\. **P2** – 1100, 9 matches, not yet sure (you)",
        "– **Computer (easy)** – 690, 1 match, provisional",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_so_has_a_picture_with_its_words(language: str) -> None:
    say = say_in(language)
    rows = [ranked(row, Measure.RATING, say, row == BOARD.own, tuple) for row in in_order(BOARD, say)]
    assert [(row.place, row.own, row.people[0].computer) for row in rows] == [
        *((1, False, False), (0, False, True), (2, True, False), (0, False, True)),
    ]
    board = Drawn("Couillon", "The Club", say("ranks-head-rating"), rows)
    words = alt_leaderboard(board, say)
    level = say("ranks-computer", level=say("picture-level-strong"))
    assert f"– {level}" in words
    assert "0." not in words
    # Nobody takes a computer's place for somebody else's number.
    as_people = [row._replace(place=row.place or 7) for row in rows]
    assert draw_leaderboard(board, Look(), say) != draw_leaderboard(board._replace(rows=as_people), Look(), say)


def told(*faced: Faced) -> list[str]:
    of_game = GameStats("couillon", (), (), (), None, None)
    stats = Statistics(1, Results(), (of_game,), Streaks(), None, None, faced)
    return "\n".join(sections(stats, of_game, say_in("en"))).split("\n")


def test_statistics_tell_against_whom_once_it_was_a_computer() -> None:
    assert told(Faced(PEOPLE, 12, 7), Faced("easy", 1, 1), Faced("strong", 4, 1))[:2] == [
        "**Against people:** 7 won of 12 matches",
        "**Against computers:** easy, 1 of 1 won · strong, 1 of 4 won",
    ]
    assert not any("Against" in line for line in told(Faced(PEOPLE, 12, 7)))
