"""Clocks and offered seats: in words, as somebody types them, in /table, and in the host's panel."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Final

from discord import app_commands
from discord.ext import commands

from cogs.app.answers import Denied, command, tell
from cogs.app.client import Act, Client
from cogs.app.parameters import MEANT, Choices, Kind, Offering
from cogs.messages.buttons import table_menu
from cogs.messages.layout import Part
from cogs.messages.words import in_label
from cogs.typed.choosing import TableKind, own_tables, table_named, tables_of_host
from cogs.typed.writing import in_figures, whole_number
from engine.tables.live.table import Table
from engine.tables.model.status import Status
from engine.tables.model.times import CLOCK_PRESETS, clock_preset_of
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
    """The clocks that fit what was typed."""
    wanted = typed.casefold().strip()
    named = [(say(f"prefer-pace-{pace}"), str(seconds)) for pace, seconds in CLOCK_PRESETS.items()]
    fits = [(name, value) for name, value in named if wanted in f"{name} {value}".casefold()]
    meant = seconds_in(typed)
    if meant is not None and SHORTEST <= meant <= LONGEST and str(meant) not in (value for _, value in fits):
        fits.append((pace_text(meant, say), str(meant)))
    return [app_commands.Choice(name=name, value=value) for name, value in fits]


def _text(pace: str, language: str) -> str:
    return say_in(language)(f"prefer-pace-{pace}").casefold()


async def _to_offer_at(act: Act, seat: int | None) -> tuple[Table, ...]:
    """One's own tables; if a seat is named also those of one's tournament, where one need not sit."""
    own = own_tables(act)
    if seat is None:
        return own
    hosted = (one for one in await tables_of_host(act) if one.setup.tournament is not None)
    return tuple(dict.fromkeys((*own, *(one for one in hosted if one.status is Status.PLAYING))))


async def _to_set(act: Act) -> tuple[Table, ...]:
    return tuple(one for one in await tables_of_host(act) if one.status is Status.LOBBY)


CLOCK: Final = Offering("find-clock", lambda act, typed: pace_choices(typed, act.say))
_TableToSet = Annotated[Table, TableKind(lambda act, _: _to_set(act), "stay-no-table-to-set")]
_TableToOfferAt = Annotated[str | None, TableKind(lambda act, _: _to_offer_at(act, 1)).typed]
_SeatToOffer = Annotated[int | None, Kind("stay-seat-option", of=int, most=8)]


class ClockCommands(commands.Cog):
    """A mixin for the commands of /table."""

    _bot: Client

    @command("stay-clock")
    async def clock(self, act: Act, clock: Annotated[str, CLOCK], table: _TableToSet = MEANT) -> None:
        """Set, as the host and before the start, how long a turn may take."""
        say = act.say
        await table.set_clock(act.user_id, pace_meant(clock, say))
        now = pace_text(table.setup.turn_seconds, say)
        await tell(act, say("stay-clock-set", table=str(table.id), clock=now))

    @command("stay-offer")
    async def offer(self, act: Act, seat: _SeatToOffer = None, table: _TableToOfferAt = None) -> None:
        """Offer one's own seat, or as the host that of somebody away; repeating it withdraws the offer."""
        chosen = table_named(table, act, await _to_offer_at(act, seat), "refusal-no-table-of-yours")
        await act.response.defer(ephemeral=True, thinking=True)
        await chosen.offer(act.user_id, seat)
        meant = seat or chosen.seat_of(act.user_id) or 0
        occupant = chosen.occupant(meant)
        key = "stay-offered" if occupant is not None and occupant.offered else "stay-not-offered"
        await tell(act, act.say(key, table=str(chosen.id), seat=str(meant)))


def clock_menu(table: Table, say: Say) -> list[Part]:
    """The clocks to choose from before the start, except the current one."""
    if table.status is not Status.LOBBY or table.setup.tournament is not None:
        return []
    others = [(str(one), pace_text(one, say)) for one in CLOCK_PRESETS.values() if one != table.setup.turn_seconds]
    return [[table_menu("clock", table.id, others, placeholder=say("stay-panel-clock"))]]


def offer_menu(table: Table, say: Say) -> list[Part]:
    """The seats of people who are away, which the host may offer or stop offering."""
    away = [
        (
            str(seat),
            say("stay-panel-keep" if one.offered else "stay-panel-seat", seat=str(seat), name=in_label(one.name)),
        )
        for seat, one in enumerate(table.seats, 1)
        if one and one.is_person and not one.is_there
    ]
    return [[table_menu("offeraway", table.id, away, placeholder=say("stay-panel-offer"))]] if away else []
