"""Reading when an evening takes place, as somebody types it in any of the languages: `Tuesday 20:00`, `24/12 19h30`."""

from __future__ import annotations

import re
import unicodedata
from calendar import monthrange
from collections.abc import Mapping
from datetime import date, timedelta
from typing import Final, NamedTuple

from cogs.app.answers import Denied
from cogs.typed.figures import in_figures
from engine.clubs.evenings.calendar import LAST, Rhythm, When, day_from, day_in, moment_of, nth_of
from engine.tables.model.errors import Refusal, Refused

_WEEKDAYS: Final = (
    "monday mon maandag maa lundi lun montag",
    "tuesday tue tues dinsdag din mardi mar dienstag",
    "wednesday wed woensdag woe mercredi mer mittwoch",
    "thursday thu thurs donderdag don jeudi jeu donnerstag",
    "friday fri vrijdag vri vendredi ven freitag",
    "saturday sat zaterdag zat samedi sam samstag sonnabend",
    "sunday sun zondag zon dimanche dim sonntag",
)
"""Monday first, without accents."""
_NTHS: Final[Mapping[int, str]] = {
    1: "first 1st eerste 1e premier 1er erster ersten erste",
    2: "second 2nd tweede 2de deuxieme 2e 2eme zweiter zweiten zweite",
    3: "third 3rd derde 3de troisieme 3e 3eme dritter dritten dritte",
    4: "fourth 4th vierde 4de quatrieme 4e 4eme vierter vierten vierte",
    LAST: "last laatste dernier derniere letzter letzten letzte",
}
_DAYS_ON: Final[Mapping[int, str]] = {
    0: "today tonight vandaag vanavond aujourdhui cesoir heute heuteabend",
    1: "tomorrow morgen demain",
}
_NOTHING: Final = frozenset(
    [
        *("every", "each", "on", "at", "of", "the", "elke", "iedere", "om", "op", "de", "het", "den"),
        *("chaque", "tous", "les", "le", "a", "jeden", "jede", "am", "um", "der", "im"),
    ]
)
"""Words that say nothing more; several are of more than one language."""
_TIME: Final = re.compile(
    r"\b(\d{1,2})(?:(?:[:.]|\s*(?:h|uhr|uur|u)\s*)(\d{2})(?!\d|[./-]\d)|\s*(?:h|uhr|uur|u)\b)\s*(?:uhr|uur|h|am|pm)?"
    r"|\b(\d{1,2})\s*(am|pm)\b"
)
_ISO: Final = re.compile(r"(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)")
_DATE: Final = re.compile(r"(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?\.?(?![\d:h/-])")
_NOON: Final = 12
_CENTURY: Final = 100
MOST_YEARS: Final = 5
"""Years within which an evening begins: Discord has no events after that."""


class _Said(NamedTuple):
    """What was typed, as far as it says a day."""

    weekday: int | None = None
    nth: int | None = None
    day: date | None = None


def read_when(typed: str, often: Rhythm | None, zone: str, now: float) -> When:
    """When an evening takes place; `often`: what was chosen, if anything was.

    Raises Denied(refusal-evening-when), and Refused(time-past) for a date that is over.
    """
    today = day_in(zone, now)
    text, hour, minute = _without_time(_plain(typed), typed)
    said = _day_said(text, today, typed)
    if said.day is not None:
        # Years at the ends of the calendar have no moment in every zone.
        if said.day < today:
            raise Refused(Refusal.TIME_PAST)
        if said.day.year > today.year + MOST_YEARS:
            raise Denied("refusal-evening-too-far", year=str(today.year + MOST_YEARS))
        when = When(often or Rhythm.ONCE, said.day, hour, minute, zone, nth_of(said.day))
        if moment_of(when, said.day).at <= now:
            raise Refused(Refusal.TIME_PAST)
        return when
    assert said.weekday is not None
    first = today + timedelta(days=(said.weekday - today.weekday()) % 7)
    rhythm = often or (Rhythm.WEEKLY if said.nth is None else Rhythm.MONTHLY)
    when = When(rhythm, first, hour, minute, zone, said.nth or nth_of(first))
    if said.nth is not None:
        found = day_from(_monthly(when), today)
        if found is not None and moment_of(when, found).at <= now:
            found = day_from(_monthly(when), found + timedelta(days=1))
        first = found or first
    elif moment_of(when, first).at <= now:
        first += timedelta(days=7)
    return When(rhythm, first, hour, minute, zone, said.nth or nth_of(first))


def _monthly(when: When) -> When:
    return When(Rhythm.MONTHLY, when.first, when.hour, when.minute, when.zone, when.nth)


def _plain(typed: str) -> str:
    """In small letters and figures, without accents and apostrophes."""
    letters = unicodedata.normalize("NFD", in_figures(typed).casefold())
    return "".join(one for one in letters if not unicodedata.combining(one) and one not in "'’,")


def _without_time(text: str, typed: str) -> tuple[str, int, int]:
    """The rest, the hour and the minute."""
    # A date in figures may look like a time with a point.
    dated = _ISO.sub(" ", text)
    found = [one for one in _TIME.finditer(dated) if not _is_date(one.group(), dated, one.end())]
    if len(found) != 1:
        raise Denied("refusal-evening-when", typed=typed)
    one = found[0]
    hour, minute = int(one[1] or one[3]), int(one[2] or 0)
    if one.group().rstrip().endswith(("am", "pm")):
        if not 1 <= hour <= _NOON:
            raise Denied("refusal-evening-when", typed=typed)
        hour = hour % _NOON + _NOON * one.group().rstrip().endswith("pm")
    if hour > 23 or minute > 59:
        raise Denied("refusal-evening-when", typed=typed)
    return text.replace(one.group(), " ", 1), hour, minute


def _is_date(found: str, text: str, end: int) -> bool:
    """Whether `24.12` is a date: another time follows, or a full stop or a year."""
    if "." not in found:
        return False
    rest = text[end:]
    return rest.startswith(".") or _TIME.search(rest) is not None


def _day_said(text: str, today: date, typed: str) -> _Said:
    if (iso := _ISO.search(text)) is not None:
        return _Said(day=_date(int(iso[1]), int(iso[2]), int(iso[3]), typed))
    if (found := _DATE.search(text)) is not None:
        return _Said(day=_dated(int(found[1]), int(found[2]), found[3], today, typed))
    words = [word.strip(".") for word in text.split() if word.strip(".") not in _NOTHING]
    said = _Said()
    joined = "".join(words)
    for ahead, names in _DAYS_ON.items():
        if joined in names.split():
            return _Said(day=today + timedelta(days=ahead))
    for word in words:
        if (weekday := _weekday(word)) is not None and said.weekday is None:
            said = said._replace(weekday=weekday)
        elif (nth := next((one for one, names in _NTHS.items() if word in names.split()), None)) and said.nth is None:
            said = said._replace(nth=nth)
        else:
            raise Denied("refusal-evening-when", typed=typed)
    if said.weekday is None:
        raise Denied("refusal-evening-when", typed=typed)
    return said


def _weekday(word: str) -> int | None:
    """The day a word means, also in the plural or with an -s: `Tuesdays`, `dienstags`, `mardis`."""
    for number, names in enumerate(_WEEKDAYS):
        if word in names.split() or word.removesuffix("s") in names.split():
            return number
    return None


def _dated(day: int, month: int, year: str | None, today: date, typed: str) -> date:
    """The day of a year, of which two digits are enough; without one, the next such day. Raises Denied."""
    if year:
        century = today.year - today.year % _CENTURY if len(year) == 2 else 0
        return _date(century + int(year), month, day, typed)
    # The 29th of February may be some years off.
    for ahead in range(today.year, today.year + MOST_YEARS + 1):
        if 1 <= month <= 12 and 1 <= day <= monthrange(ahead, month)[1] and (found := date(ahead, month, day)) >= today:
            return found
    raise Denied("refusal-evening-when", typed=typed)


def _date(year: int, month: int, day: int, typed: str) -> date:
    try:
        return date(year, month, day)
    except ValueError:
        raise Denied("refusal-evening-when", typed=typed) from None
