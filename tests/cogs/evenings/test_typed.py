"""When an evening takes place can be typed as people write it, in four languages."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from cogs.app.answers import Denied
from cogs.evenings.wishes import read_when
from engine.clubs.evenings.calendar import LAST, Rhythm
from engine.table.model.errors import Refusal, Refused
from tests.about import in_one_test

ZONE = "Europe/Brussels"
MONDAY = datetime(2026, 11, 23, 17, 0, tzinfo=UTC).timestamp()
"""Noon has passed in Brussels."""
TUESDAY = date(2026, 11, 24)


@in_one_test(
    "typed",
    [
        "Tuesday 20:00",
        "every tuesday at 20:00",
        "dinsdag 20.00",
        "elke dinsdag om 20u",
        "mardi 20h",
        "tous les mardis à 20h00",
        "Dienstag 20 Uhr",
        "dienstags um 20:00 Uhr",
        "20:00 tue",
        "Tuesdays 8 pm",
        "tuesday 8:00 pm",
        "dinsdag 20u00",
        "dinsdag 20 u 00",
        "mardi 20 h 00",
        "Dienstag 20 Uhr 00",
    ],
)
def test_every_language_says_tuesday_at_eight(typed: str) -> None:
    when = read_when(typed, None, ZONE, MONDAY)
    assert (when.rhythm, when.first, when.hour, when.minute) == (Rhythm.WEEKLY, TUESDAY, 20, 0)


@in_one_test(
    ("typed", "nth", "day"),
    [
        ("first Tuesday 19h30", 1, date(2026, 12, 1)),
        ("eerste dinsdag 19:30", 1, date(2026, 12, 1)),
        ("deuxième mardi 19h30", 2, date(2026, 12, 8)),
        ("letzter Dienstag 19.30 Uhr", LAST, TUESDAY),
        ("premier mardi 19h30", 1, date(2026, 12, 1)),
    ],
)
def test_such_a_day_of_the_month_comes_monthly(typed: str, nth: int, day: date) -> None:
    when = read_when(typed, None, ZONE, MONDAY)
    assert (when.rhythm, when.nth, when.first, when.hour, when.minute) == (Rhythm.MONTHLY, nth, day, 19, 30)


@in_one_test(
    ("typed", "day"),
    [
        ("24/12 20:00", date(2026, 12, 24)),
        ("24.12. 20:00", date(2026, 12, 24)),
        ("24.12.2026 20.00", date(2026, 12, 24)),
        ("2026-12-24 20:00", date(2026, 12, 24)),
        ("5/1 20h", date(2027, 1, 5)),
        ("20h 24/12", date(2026, 12, 24)),
        ("20 Uhr 24.12.", date(2026, 12, 24)),
        ("24/12/27 20:00", date(2027, 12, 24)),
        ("24.12.27 20.00", date(2027, 12, 24)),
        ("29/2 20:00", date(2028, 2, 29)),
        ("23/11/2031 20:00", date(2031, 11, 23)),
        ("today 20:00", date(2026, 11, 23)),
        ("ce soir 20h", date(2026, 11, 23)),
        ("demain 20h", TUESDAY),
        ("morgen 20 uur", TUESDAY),
    ],
)
def test_a_date_is_once(typed: str, day: date) -> None:
    when = read_when(typed, None, ZONE, MONDAY)
    assert (when.rhythm, when.first, when.hour, when.minute) == (Rhythm.ONCE, day, 20, 0)


def test_how_often_can_be_chosen_beside_it() -> None:
    assert read_when("Tuesday 20:00", Rhythm.FORTNIGHTLY, ZONE, MONDAY).rhythm is Rhythm.FORTNIGHTLY
    monthly = read_when("Tuesday 20:00", Rhythm.MONTHLY, ZONE, MONDAY)
    assert (monthly.rhythm, monthly.nth) == (Rhythm.MONTHLY, 4)
    assert read_when("24/12 20:00", Rhythm.WEEKLY, ZONE, MONDAY).rhythm is Rhythm.WEEKLY


def test_a_weekday_whose_hour_has_passed_is_in_a_week() -> None:
    assert read_when("Monday 17:59", None, ZONE, MONDAY).first == date(2026, 11, 30)
    assert read_when("Monday 18:01", None, ZONE, MONDAY).first == date(2026, 11, 23)


@in_one_test(
    "typed",
    [
        *("", "Tuesday", "20:00", "someday 20:00", "Tuesday 25:00", "31/2 20:00", "mardi 13 pm", "1 2 3"),
        *("0000-01-01 20:00", "10000-01-01 20:00", "24/12/99999 20:00", "24/12/026 20:00", "1/24/12 20:00"),
        *("0/0 20:00", "29/2/2027 20:00"),
    ],
)
def test_anything_else_is_refused_with_examples(typed: str) -> None:
    with pytest.raises(Denied) as denied:
        read_when(typed, None, ZONE, MONDAY)
    assert denied.value.key == "refusal-evening-when"


@in_one_test("typed", ["1/1/2032 20:00", "9999-12-31 23:59", "31/12/9999 00:00"])
@in_one_test("zone", [ZONE, "Pacific/Kiritimati", "America/Los_Angeles"])
def test_a_date_too_far_ahead_for_any_calendar_is_refused(typed: str, zone: str) -> None:
    with pytest.raises(Denied) as denied:
        read_when(typed, None, zone, MONDAY)
    assert denied.value.key == "refusal-evening-too-far"


@pytest.mark.parametrize("typed", ["today 17:00", "1/1/2026 20:00", "0001-01-01 00:00", "1/1/0001 20:00"])
def test_a_time_in_the_past_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_when(typed, None, ZONE, MONDAY)
    assert refused.value.reason is Refusal.TIME_PAST
