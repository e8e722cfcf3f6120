"""Which deal of the day a server has, until when, and who comes before whom."""

from __future__ import annotations

from datetime import date

import pytest

from engine.clubs.shared_deals.day import Day, DayChoice, day_at, end_of
from engine.clubs.shared_deals.played import Entrant, PlayedDeal, mean, ranked
from engine.core.registry import GAMES
from engine.table.model.preferences import NO_THEME

NOVEMBER = date(2026, 11, 23)


def test_the_game_changes_every_day_unless_the_server_chose_one() -> None:
    days = [date.fromordinal(NOVEMBER.toordinal() + later) for later in range(len(GAMES))]
    assert {DayChoice(1).game_on(day) for day in days} == set(GAMES)
    assert {DayChoice(1, game="chouine").game_on(day) for day in days} == {"chouine"}
    assert DayChoice(1, game="couillon", preset="malmedy").options_on(NOVEMBER).preset == "malmedy"
    assert DayChoice(1, game="gone", preset="gone").options_on(NOVEMBER).game in GAMES


@pytest.mark.parametrize("day", [date(2026, 3, 29), date(2026, 10, 25), NOVEMBER], ids=str)
def test_a_day_ends_at_midnight_in_brussels_also_where_the_clock_changes(day: date) -> None:
    end = end_of(day)
    assert day_at(end - 1) == day
    assert day_at(end).toordinal() == day.toordinal() + 1


@pytest.mark.parametrize("game", GAMES)
def test_everybody_sits_on_the_same_seat_with_computers_only_and_plays_one_deal(game: str) -> None:
    day = Day.new(DayChoice(900, game=game), NOVEMBER, bytes(32))
    setup = day.setup(11, 77, "nl", NO_THEME)
    assert setup.same_deals == day.same
    assert day.same.deals == 1
    assert (setup.guild_id, setup.channel_id, setup.access) == (None, 77, "invited")
    assert bytes(32).hex() not in repr(day)


def test_more_points_come_first_then_more_cards_and_equals_share_a_place() -> None:
    played = [PlayedDeal(2, 40, 5), PlayedDeal(5, 10, 3), None, PlayedDeal(2, 40, 1), PlayedDeal(2, 80, 7)]
    entries = [Entrant(number, f"P{number}", number, one) for number, one in enumerate(played)]
    assert [(one.place, one.entry.user_id) for one in ranked(entries)] == [(1, 1), (2, 4), (3, 0), (3, 3)]
    assert mean(entries) == 2.75
    assert mean([entries[2]]) is None
    assert PlayedDeal.parse(str(played[0])) == played[0]
