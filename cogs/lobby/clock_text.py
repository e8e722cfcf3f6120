"""Clocks in words, and what somebody types for one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from discord import app_commands

from cogs.app.answers import Denied
from cogs.typed.choosing import Choices
from cogs.typed.figures import in_figures, whole_number
from engine.tables.model.clock_presets import CLOCK_PRESETS, clock_preset_of
from locales import LANGUAGES, Say, say_in

SHORTEST: Final = 15
LONGEST: Final = 7 * 24 * 3600
"""Seconds for a turn that may be typed; besides, there may be no clock."""
_UNITS: Final[Mapping[int, str]] = {
    1: "s sec secs second seconds seconde seconden secondes sek sekunde sekunden",
    60: "m min mins minute minutes minuut minuten",
    3600: "h hr hour hours u uur uren heure heures std stunde stunden",
    86400: "d day days dag dagen j jour jours t tag tage",
}
"""What units of time are called in all languages, by their seconds."""
_LASTING: Final = re.compile(r"(?P<number>[0-9]+)\s*(?P<unit>[a-z]*\.?)")


def pace_text(seconds: int, say: Say) -> str:
    """A clock by its name and time, `quick (30 seconds)`, or by its time alone."""
    pace = clock_preset_of(seconds)
    return say(f"prefer-pace-{pace}") if pace else say("prefer-pace-seconds", seconds=seconds)


def pace_meant(typed: str, say: Say) -> int:
    """Seconds for a turn of the clock typed, by name in any language or as a number; raises Denied."""
    wanted = typed.casefold().strip()
    for pace, seconds in CLOCK_PRESETS.items():
        if wanted and (wanted == pace or any(_text(pace, language).startswith(wanted) for language in LANGUAGES)):
            return seconds
    meant = seconds_in(typed)
    if meant is None or not (meant == 0 or SHORTEST <= meant <= LONGEST):
        raise Denied("prefer-no-such-pace", typed=typed, least=SHORTEST, most=LONGEST)
    return meant


def seconds_in(typed: str) -> int | None:
    """How long a time is, as `90`, `90 s`, `5 min`, `٢ uur`; without a unit it is in seconds. None: it is no time."""
    found = _LASTING.fullmatch(in_figures(typed).casefold().strip())
    if found is None:
        return None
    number, unit = whole_number(found["number"]), found["unit"].rstrip(".")
    seconds = 1 if not unit else next((one for one, names in _UNITS.items() if unit in names.split()), None)
    return None if number is None or seconds is None else number * seconds


def pace_choices(typed: str, say: Say) -> Choices:
    """The clocks that fit what was typed, for options of commands."""
    wanted = typed.casefold().strip()
    named = [(say(f"prefer-pace-{pace}"), str(seconds)) for pace, seconds in CLOCK_PRESETS.items()]
    fits = [(name, value) for name, value in named if wanted in f"{name} {value}".casefold()]
    meant = seconds_in(typed)
    if meant is not None and SHORTEST <= meant <= LONGEST and str(meant) not in (value for _, value in fits):
        fits.append((pace_text(meant, say), str(meant)))
    return [app_commands.Choice(name=name, value=value) for name, value in fits]


def _text(pace: str, language: str) -> str:
    return say_in(language)(f"prefer-pace-{pace}").casefold()
