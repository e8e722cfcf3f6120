"""What somebody wants of an evening, as the options of a command say it: when, how often, which way to play.

When it takes place is read in any of the languages, as somebody types it: `Tuesday 20:00`, `24/12 19h30`.
"""

from __future__ import annotations

import re
import unicodedata
from calendar import monthrange
from dataclasses import replace
from datetime import date, timedelta
from typing import Annotated, Final, NamedTuple

from discord import app_commands

from cogs.app.access import evenings_here
from cogs.app.answers import Denied
from cogs.app.client import Act
from cogs.app.parameters import Choices, Kind, Meaning, Offering, fitting_choices, picks
from cogs.app.permissions import role_there
from cogs.lobby.opening import rules_meant
from cogs.messages.words import in_label, in_text
from cogs.tournament.opening import BONUS, SAME_DEALS, Entry, HowTotalled, usual_length
from cogs.typed.choosing import House, Preset, near, numbers_of
from cogs.typed.writing import as_number, in_figures
from engine.clubs.evenings.calendar import (
    LAST,
    Rhythm,
    When,
    day_from,
    day_in,
    moment_of,
    next_day,
    nth_of,
    zone_named,
    zone_names,
)
from engine.clubs.evenings.evening import Calling, EveningKind, EveningSetup, Rest, TournamentPart
from engine.clubs.evenings.opening import must_be_a_tournament
from engine.clubs.evenings.running import Evening
from engine.clubs.seasons.season import good_name
from engine.clubs.tournaments.setup import (
    MOST_MINUTES,
    MOST_ROUNDS,
    Method,
    Total,
    entries_for,
    fits_bonus,
    totals_for,
)
from engine.clubs.tournaments.tournament import MOST_DEALS
from engine.core.options import Options
from engine.core.registry import game_named
from engine.table.model.errors import Refusal, Refused
from engine.table.model.times import TurnClock
from locales import Say
from locales.language import SPOKEN, words_of_all

USUAL_ZONE: Final = "Europe/Brussels"
_NEAR: Final = (
    *(USUAL_ZONE, "Europe/Amsterdam", "Europe/Paris", "Europe/Berlin", "Europe/Luxembourg", "Europe/London"),
    *("America/Montreal", "America/New_York", "Africa/Kinshasa"),
)
"""Offered before anything is typed."""


async def some_evenings(act: Act) -> tuple[Evening, ...]:
    """The evenings of this server that they may see; raises Denied if there are none."""
    if found := await evenings_here(act):
        return found
    raise Denied("refusal-no-evening-here")


async def _evening_meant(act: Act, typed: str | None) -> Evening:
    """The evening typed, else the only one in this channel, else the one that is next; raises Denied."""
    evenings = await some_evenings(act)
    if typed is None:
        return near(evenings, act)[0]
    wanted = typed.strip().casefold()
    for one in evenings:
        if as_number(wanted) == str(one.id) or wanted == one.setup.name.casefold():
            return one
    raise Denied("refusal-which-evening", given=typed, possible=numbers_of(one.id for one in evenings))


async def _evening_choices(act: Act, typed: str) -> Choices:
    """The evenings of this server."""
    evenings = await evenings_here(act)
    return fitting_choices(typed, ((f"{one.id} · {in_label(one.setup.name)}", str(one.id)) for one in evenings))


def _zone_choices(_: Act, typed: str) -> Choices:
    """Time zones in which a word occurs; those that begin with it first."""
    wanted = typed.strip().replace(" ", "_").casefold()
    found = [one for one in zone_names() if wanted in one.casefold()] if wanted else list(_NEAR)
    if wanted:
        found.sort(key=lambda one: not one.rpartition("/")[2].casefold().startswith(wanted))
    return [(one, one) for one in found]


MeantEvening = Annotated[Evening, Meaning("evening-which", _evening_choices, _evening_meant)]
_Often = Annotated[Rhythm | None, Kind("evening-often", picks("evening-often", Rhythm), reads=Rhythm)]
_Zone = Annotated[str | None, Offering("evening-zone", _zone_choices)]
_Held = Annotated[EveningKind | None, Kind("evening-kind", picks("evening-kind", EveningKind), reads=EveningKind)]
_Rest = Annotated[Rest | None, Kind("evening-rest-option", picks("evening-rest-choice", Rest), reads=Rest)]
_PRESENCE: Final = picks("evening-presence", {"yes": 1, "no": 0})
_Presence = Annotated[bool | None, Kind("evening-presence", _PRESENCE, reads=bool)]
_Rounds = Annotated[int | None, Kind("evening-rounds", of=int, most=MOST_ROUNDS)]
_Deals = Annotated[int | None, Kind("evening-deals", of=int, most=MOST_DEALS)]
_METHODS: Final = (Method.ROUNDS, Method.SWISS, Method.DANISH, Method.KNOCKOUT)
_HowDrawn = Annotated[str | None, Kind("evening-method", picks("evening-method", _METHODS))]
_SameDeals = Annotated[bool | None, SAME_DEALS]
_Minutes = app_commands.Range[int, 0, MOST_MINUTES]


async def uncounted(act: Act, setup: EveningSetup, say: Say) -> str:
    """That the season that runs does not count an evening because of who called it; empty if it does."""
    season = await act.bot.tables.clubs.seasons.running(setup.guild_id)
    if season is None or setup.calling is not Calling.ALONE:
        return ""
    server = act.bot.tables.known_server(setup.guild_id)
    role = role_there(act.guild, server.season_role)
    name = in_text(season.name)
    told = say("evening-uncounted-role", name=name, role=role.mention) if role else say("evening-uncounted", name=name)
    return f"\n{told}"


def _in_all(*of_languages: str) -> frozenset[str]:
    return frozenset(word for words in of_languages for word in words.split())


_WEEKDAYS: Final = tuple(_in_all(*day) for day in zip(*(one.weekdays for one in SPOKEN.values()), strict=True))
"""Monday first, without accents."""
_NTHS: Final = {
    number: _in_all(*words)
    for number, words in zip((1, 2, 3, 4, LAST), zip(*(one.nths for one in SPOKEN.values()), strict=True), strict=True)
}
_DAYS_ON: Final = {0: words_of_all("today"), 1: words_of_all("tomorrow")}
_NOTHING: Final = words_of_all("date_fillers")
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


class _SaidDay(NamedTuple):
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


def _day_said(text: str, today: date, typed: str) -> _SaidDay:
    if (iso := _ISO.search(text)) is not None:
        return _SaidDay(day=_date(int(iso[1]), int(iso[2]), int(iso[3]), typed))
    if (found := _DATE.search(text)) is not None:
        return _SaidDay(day=_dated(int(found[1]), int(found[2]), found[3], today, typed))
    words = [word.strip(".") for word in text.split() if word.strip(".") not in _NOTHING]
    said = _SaidDay()
    joined = "".join(words)
    for ahead, names in _DAYS_ON.items():
        if joined in names:
            return _SaidDay(day=today + timedelta(days=ahead))
    for word in words:
        if (weekday := _weekday(word)) is not None and said.weekday is None:
            said = said._replace(weekday=weekday)
        elif (nth := next((one for one, names in _NTHS.items() if word in names), None)) and said.nth is None:
            said = said._replace(nth=nth)
        else:
            raise Denied("refusal-evening-when", typed=typed)
    if said.weekday is None:
        raise Denied("refusal-evening-when", typed=typed)
    return said


def _weekday(word: str) -> int | None:
    """The day a word means, also in the plural or with an -s: `Tuesdays`, `dienstags`, `mardis`."""
    for number, names in enumerate(_WEEKDAYS):
        if word in names or word.removesuffix("s") in names:
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


class Wishes(NamedTuple):
    """The options about an evening, besides when it is; None: nothing was said about it."""

    often: _Often = None
    zone: _Zone = None
    name: str | None = None
    kind: _Held = None
    preset: Preset = None
    house: House = None
    rest: _Rest = None
    presence: _Presence = None
    rounds: _Rounds = None
    deals: _Deals = None
    method: _HowDrawn = None
    minutes: _Minutes | None = None
    entry: Entry = None
    total: HowTotalled = None
    same_deals: _SameDeals = None
    bonus: Annotated[tuple[int, ...] | None, BONUS] = None

    async def applied(self, act: Act, setup: EveningSetup) -> EveningSetup:
        """An evening as it was, with these wishes; raises Denied, Refused, UnknownChoice, ImpossibleOptions."""
        kind = self.kind or setup.kind
        options, house, clock = await self._rules(act, setup, kind)
        after = replace(
            setup,
            name=setup.name if self.name is None else good_name(self.name),
            kind=kind,
            options=options,
            house=house,
            turn_seconds=clock.turn,
            reserve_seconds=clock.reserve,
            rest=self.rest or setup.rest,
            asks_presence=setup.asks_presence if self.presence is None else self.presence,
            tournament=self._tournament(setup.tournament, options),
        )
        if kind is EveningKind.TOURNAMENT:
            must_be_a_tournament(after)
        return after

    def _tournament(self, before: TournamentPart, options: Options) -> TournamentPart:
        """How it is played; what was once chosen for another game and does not fit this one becomes the usual."""
        total = self.total or (before.total if before.total in totals_for(options) else None)
        meant = Total(total) if total else totals_for(options)[0]
        fitting = before.bonus if fits_bonus(options, meant, before.bonus) else ()
        return TournamentPart(
            self.method or before.method,
            self.rounds or before.rounds,
            before.minutes if self.minutes is None else self.minutes,
            self.entry or (before.entry if before.entry in entries_for(options) else None),
            total,
            before.same_deals if self.same_deals is None else self.same_deals,
            fitting if self.bonus is None else self.bonus,
        )

    def when_of(self, act: Act, typed: str | None, before: When | None) -> When:
        """When it takes place, by the day and time typed, if any were; raises Denied, Refused(time-past)."""
        zone = zone_named(self.zone) if self.zone else before.zone if before else USUAL_ZONE
        now = act.bot.tables.now()
        if typed is not None:
            after = read_when(typed, self.often, zone, now)
            return after if self.often or before is None else _as_often(after, before.rhythm)
        if before is None:
            raise Denied("refusal-evening-when", typed="")
        after = replace(before, zone=zone, rhythm=self.often or before.rhythm)
        if after.rhythm is not Rhythm.ONCE and before.rhythm is Rhythm.ONCE:
            # It comes again from its own day on.
            after = replace(after, first=max(after.first, day_in(zone, now)))
        if next_day(after, now) is None:
            raise Refused(Refusal.TIME_PAST)
        return after

    async def _rules(self, act: Act, setup: EveningSetup, kind: EveningKind) -> tuple[Options, str | None, TurnClock]:
        """What is played, by which house rules, and how long turns take."""
        clock = TurnClock(setup.turn_seconds, setup.reserve_seconds)
        named = self.preset is not None or self.house is not None
        if not named and self.deals is None and setup.kind is kind:
            return setup.options, setup.house, clock
        options, house = setup.options, setup.house
        if named:
            rules = await rules_meant(act, preset=self.preset, house=self.house, changes={})
            options, house, clock = rules.options, rules.house, rules.clock or clock
        game = game_named(options.game)
        changes = {name: value for name, value in game.chosen_at_table(options).items() if name != game.length}
        if kind is not EveningKind.TOURNAMENT:
            # What was a tournament had its length.
            is_as_before = named or setup.kind is kind
            return options if is_as_before else game.for_tables(options.preset, changes), house, clock
        return game.for_tournament(options.preset, self.deals or usual_length(game), changes), house, clock


def _as_often(when: When, before: Rhythm) -> When:
    """A new day for an evening of which nobody said how often it is to come: a series stays one."""
    if when.rhythm is Rhythm.ONCE or before is Rhythm.FORTNIGHTLY:
        return replace(when, rhythm=before)
    return when
