"""Clocks in words, and what somebody types for one."""

from __future__ import annotations

import re
from typing import Final

from discord import app_commands

from cogs.app.answers import Denied
from cogs.typed.choosing import Choices
from engine.tables.model.clock_presets import CLOCK_PRESETS, clock_preset_of
from locales import LANGUAGES, Say, say_in

SHORTEST: Final = 15
LONGEST: Final = 7 * 24 * 3600
"""Seconds for a turn that may be typed; besides, there may be no clock."""


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
    number = re.fullmatch(r"(\d{1,7})\D*", wanted)
    if number is None or not (number[1] == "0" or SHORTEST <= int(number[1]) <= LONGEST):
        raise Denied("prefer-no-such-pace", typed=typed, least=SHORTEST, most=LONGEST)
    return int(number[1])


def pace_choices(typed: str, say: Say) -> Choices:
    """The clocks that fit what was typed, for options of commands."""
    wanted = typed.casefold().strip()
    named = [(say(f"prefer-pace-{pace}"), str(seconds)) for pace, seconds in CLOCK_PRESETS.items()]
    if wanted.isdigit() and SHORTEST <= int(wanted) <= LONGEST:
        named.append((pace_text(int(wanted), say), wanted))
    fits = [(name, value) for name, value in named if wanted in f"{name} {value}".casefold()]
    return [app_commands.Choice(name=name, value=value) for name, value in fits]


def _text(pace: str, language: str) -> str:
    return say_in(language)(f"prefer-pace-{pace}").casefold()
