"""Seasons: a month, a quarter of a year, or all time, in UTC."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time
from typing import Final, NamedTuple, Self

_QUARTER: Final = 3
_NAMES: Final = re.compile(r"(\d{4})-(?:(0[1-9]|1[0-2])|Q([1-4]))", re.ASCII)


class Season(NamedTuple):
    """A span of time; `str` is its name: `2026-11`, `2026-Q4`, `all`."""

    name: str
    begin: float
    """UTC epoch, seconds; matches belong to it that ended at this moment or later,"""
    end: float
    """and before this one."""

    def __str__(self) -> str:
        return self.name

    @classmethod
    def named(cls, name: str) -> Self:
        """The season with this name; raises ValueError."""
        if name == ALL.name:
            return cls(*ALL)
        found = _NAMES.fullmatch(name)
        if found is None:
            raise ValueError(name)
        year, month, quarter = (int(part) if part else 0 for part in found.groups())
        return cls._of(name, year, month, 1) if month else cls._of(name, year, _QUARTER * quarter - 2, _QUARTER)

    @classmethod
    def month(cls, at: float) -> Self:
        """The month of this moment."""
        day = _day(at)
        return cls.named(f"{day.year:04}-{day.month:02}")

    @classmethod
    def quarter(cls, at: float) -> Self:
        """The quarter of this moment."""
        day = _day(at)
        return cls.named(f"{day.year:04}-Q{(day.month + 2) // _QUARTER}")

    @classmethod
    def _of(cls, name: str, year: int, month: int, months: int) -> Self:
        after = month + months
        end = (year + 1, after - 12) if after > 12 else (year, after)
        return cls(name, _epoch(year, month), _epoch(*end))


ALL: Final = Season("all", 0.0, float("inf"))


def week(at: float) -> str:
    """The calendar week of this moment, as in `2026-W47`."""
    year, number, _ = _day(at).isocalendar()
    return f"{year:04}-W{number:02}"


def week_begins(at: float) -> float:
    """When the calendar week of this moment began."""
    day = _day(at)
    monday = date.fromordinal(day.toordinal() - day.weekday())
    return _epoch(monday.year, monday.month, monday.day)


def _day(at: float) -> date:
    return datetime.fromtimestamp(at, UTC).date()


def _epoch(year: int, month: int, day: int = 1) -> float:
    return datetime.combine(date(year, month, day), time(), UTC).timestamp()
