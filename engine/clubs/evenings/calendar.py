"""On which days an evening takes place, and at which moment it begins. Pure.

The local time stays the same all year: an evening at 20:00 begins at 20:00 in summer and in winter.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from enum import StrEnum
from functools import cache
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from engine.table.model.errors import Refusal, Refused

LAST: Final = -1
"""The last such day of a month."""
NTHS: Final = (1, 2, 3, 4, LAST)
"""Which of its weekdays in a month an evening may be on; not every month has a fifth."""
WEEK: Final = 7
"""Days."""


class Rhythm(StrEnum):
    """How often an evening comes."""

    ONCE = "once"
    WEEKLY = "weekly"
    FORTNIGHTLY = "fortnightly"
    MONTHLY = "monthly"


class Shift(StrEnum):
    """What the clocks do at the time of an evening."""

    NONE = "none"
    SKIPPED = "skipped"
    """This time does not exist on that day: the evening begins as much later as the clocks are put forward."""
    TWICE = "twice"
    """This time exists twice on that day: the evening begins at the first."""


@dataclass(frozen=True, slots=True)
class When:
    """When an evening takes place."""

    rhythm: Rhythm
    first: date
    """The first day; the weekday and the weeks are those of this day."""
    hour: int
    minute: int
    zone: str
    """A name of the time zone database, as `Europe/Brussels`."""
    nth: int = 1
    """For MONTHLY: which of its weekdays in a month, as in `NTHS`."""

    @property
    def weekday(self) -> int:
        """0: Monday."""
        return self.first.weekday()


class EveningMoment(NamedTuple):
    """When an evening begins on one day."""

    at: float
    """UTC epoch, seconds."""
    shift: Shift = Shift.NONE


@cache
def zone_names() -> tuple[str, ...]:
    """All time zones by name, without those that are only kept for old programs."""
    return tuple(sorted(one for one in available_timezones() if "/" in one and not one.startswith(("Etc/", "SystemV"))))


def zone_named(name: str) -> str:
    """The zone of this name, however its letters are written; raises Refused(no-such-zone)."""
    wanted = name.strip().replace(" ", "_").casefold()
    for one in zone_names():
        if wanted in (one.casefold(), one.rpartition("/")[2].casefold()):
            return one
    raise Refused(Refusal.NO_SUCH_ZONE, zone=name)


def day_in(zone: str, at: float) -> date:
    """Which day it is in a zone."""
    return datetime.fromtimestamp(at, _zone(zone)).date()


def moment_of(when: When, day: date) -> EveningMoment:
    """When an evening begins on this day."""
    zone = _zone(when.zone)
    # Of two such times, and where there is none, `fold` 0 counts by the clocks as they were before the change.
    local = datetime(day.year, day.month, day.day, when.hour, when.minute, tzinfo=zone)
    at = local.astimezone(UTC)
    if at.astimezone(zone).replace(tzinfo=None) != local.replace(tzinfo=None):
        return EveningMoment(at.timestamp(), Shift.SKIPPED)
    twice = local.utcoffset() != local.replace(fold=1).utcoffset()
    return EveningMoment(at.timestamp(), Shift.TWICE if twice else Shift.NONE)


def day_from(when: When, day: date) -> date | None:
    """The first day of this evening that is not before `day`; None: there is none any more."""
    day = max(day, when.first)
    match when.rhythm:
        case Rhythm.ONCE:
            return when.first if day == when.first else None
        case Rhythm.MONTHLY:
            found = nth_weekday(day.year, day.month, when.weekday, when.nth)
            return found if found >= day else nth_weekday(*_month_after(day), when.weekday, when.nth)
    step = WEEK if when.rhythm is Rhythm.WEEKLY else 2 * WEEK
    return day + timedelta(days=(when.first - day).days % step)


def next_day(when: When, now: float, after: date | None = None, off: Collection[date] = frozenset()) -> date | None:
    """The first day that is after another and on which the evening has not begun yet; None: there is none.

    `off`: days on which it does not take place, as they were called off or are over.
    """
    day = day_in(when.zone, now)
    if after is not None:
        day = max(day, after + timedelta(days=1))
    found = day_from(when, day)
    while found is not None and (found in off or moment_of(when, found).at <= now):
        found = day_from(when, found + timedelta(days=1))
    return found


def nth_weekday(year: int, month: int, weekday: int, nth: int) -> date:
    """The first, second, third, fourth or last such weekday of a month."""
    if nth == LAST:
        end = date(*_month_after(date(year, month, 1)), 1) - timedelta(days=1)
        return end - timedelta(days=(end.weekday() - weekday) % WEEK)
    begin = date(year, month, 1)
    return begin + timedelta(days=(weekday - begin.weekday()) % WEEK + WEEK * (nth - 1))


def nth_of(day: date) -> int:
    """Which of its weekdays in the month a day is; a fifth is the last."""
    nth = (day.day - 1) // WEEK + 1
    return nth if nth in NTHS else LAST


def _month_after(day: date) -> tuple[int, int]:
    return (day.year + 1, 1) if day.month == 12 else (day.year, day.month + 1)


def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        raise Refused(Refusal.NO_SUCH_ZONE, zone=name) from None
