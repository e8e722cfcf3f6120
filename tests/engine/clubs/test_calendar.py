"""An evening keeps its local time all year, and its days follow from how often it comes."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from engine.clubs.evenings.calendar import (
    LAST,
    Rhythm,
    Shift,
    When,
    day_from,
    moment_of,
    next_day,
    nth_weekday,
    zone_named,
)
from engine.table.model.errors import Refusal, Refused
from tests.about import in_one_test
from tests.engine.clubs.support import BEGINS, BRUSSELS, TUESDAY, weekly


def local(when: When, day: date) -> datetime:
    return datetime.fromtimestamp(moment_of(when, day).at, UTC)


def test_twenty_hours_stays_twenty_hours_when_the_clocks_change() -> None:
    assert local(weekly(), date(2026, 10, 20)).hour == 18
    assert local(weekly(), date(2026, 10, 27)).hour == 19
    assert moment_of(weekly(), TUESDAY).at == BEGINS


def test_a_time_that_the_clocks_skip_begins_as_much_later() -> None:
    spring = When(Rhythm.ONCE, date(2027, 3, 28), 2, 30, BRUSSELS)
    moment = moment_of(spring, spring.first)
    assert moment.shift is Shift.SKIPPED
    # 03:30 of the summer time.
    assert datetime.fromtimestamp(moment.at, UTC) == datetime(2027, 3, 28, 1, 30, tzinfo=UTC)


def test_a_time_that_exists_twice_is_the_first() -> None:
    autumn = When(Rhythm.ONCE, date(2026, 10, 25), 2, 30, BRUSSELS)
    moment = moment_of(autumn, autumn.first)
    assert moment.shift is Shift.TWICE
    assert datetime.fromtimestamp(moment.at, UTC) == datetime(2026, 10, 25, 0, 30, tzinfo=UTC)


@in_one_test(
    ("rhythm", "nth", "days"),
    [
        (Rhythm.ONCE, 1, [date(2026, 12, 1)]),
        (Rhythm.WEEKLY, 1, [date(2026, 12, 1), date(2026, 12, 8), date(2026, 12, 15), date(2026, 12, 22)]),
        (Rhythm.FORTNIGHTLY, 1, [date(2026, 12, 1), date(2026, 12, 15), date(2026, 12, 29), date(2027, 1, 12)]),
        (Rhythm.MONTHLY, 1, [date(2026, 12, 1), date(2027, 1, 5), date(2027, 2, 2), date(2027, 3, 2)]),
        (Rhythm.MONTHLY, LAST, [date(2026, 12, 29), date(2027, 1, 26), date(2027, 2, 23), date(2027, 3, 30)]),
    ],
)
def test_an_evening_comes_as_often_as_it_says(rhythm: Rhythm, nth: int, days: list[date]) -> None:
    when = weekly(rhythm=rhythm, nth=nth)
    found: list[date] = []
    day: date | None = TUESDAY
    while len(found) < 4 and day is not None:
        day = day_from(when, day)
        if day is not None:
            found.append(day)
            day += timedelta(days=1)
    assert found == days


def test_the_first_and_the_last_such_day_of_every_month_are_in_it() -> None:
    for month in range(1, 13):
        for weekday in range(7):
            first, last = nth_weekday(2028, month, weekday, 1), nth_weekday(2028, month, weekday, LAST)
            assert first.month == last.month == month
            assert first.weekday() == last.weekday() == weekday
            assert first.day <= 7
            assert (last + timedelta(days=7)).month != month


def test_today_counts_until_it_has_begun_and_then_the_next_comes() -> None:
    assert next_day(weekly(), BEGINS - 60) == TUESDAY
    assert next_day(weekly(), BEGINS) == date(2026, 12, 8)
    assert next_day(weekly(), BEGINS + 3600, after=TUESDAY) == date(2026, 12, 8)
    assert next_day(weekly(rhythm=Rhythm.ONCE), BEGINS + 1) is None


def test_a_zone_is_found_by_its_city_and_one_that_does_not_exist_is_refused() -> None:
    assert zone_named("europe/brussels") == "Europe/Brussels"
    assert zone_named(" new york ") == "America/New_York"
    with pytest.raises(Refused) as refused:
        zone_named("Europe/Malmedy")
    assert refused.value.reason is Refusal.NO_SUCH_ZONE
