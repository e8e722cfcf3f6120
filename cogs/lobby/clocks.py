"""Clocks and offered seats: in words, as somebody types them, in /table, and in the host's panel."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Annotated, Final

from discord.ext import commands

from cogs.app.answers import Denied, command, tell
from cogs.app.client import Act
from cogs.app.parameters import MEANT, Choices, Kind, Offering
from cogs.messages.buttons import said_by, table_menu
from cogs.messages.layout import Part
from cogs.messages.words import in_label
from cogs.typed.choosing import TableKind, own_tables, table_named, tables_of_host
from cogs.typed.writing import in_figures, whole_number
from engine.running.table import Table
from engine.table.model.status import Status
from engine.table.model.times import CLOCK_PRESETS, CLOCKS, TurnClock, clock_preset_of
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
_SHORT: Final[Mapping[int, str]] = {86400: "d", 3600: "h", 60: "min", 1: "s"}
"""The units in which a time is said, the largest first."""
_LASTING: Final = re.compile(r"(?P<number>[0-9]+)\s*(?P<unit>[a-z]*\.?)")


def pace_text(seconds: int, say: Say, reserve: int = 0) -> str:
    """A clock by its name and time, `quick (30 seconds)`, or by its time alone; with a reserve by both times."""
    if reserve:
        return say("prefer-pace-reserve", turn=lasting(seconds, say), reserve=lasting(reserve, say))
    pace = clock_preset_of(seconds)
    return say(f"prefer-pace-{pace}") if pace else say("prefer-pace-seconds", seconds=seconds)


def lasting(seconds: int, say: Say) -> str:
    """A time by the largest unit that has no fraction: `20 s`, `2 min`."""
    unit, name = next((unit, name) for unit, name in _SHORT.items() if seconds % unit == 0)
    return say(f"prefer-lasting-{name}", count=seconds // unit)


def reserve_parts(reserve: int, say: Say) -> list[str]:
    """What is said of a reserve beside the seconds of a turn; nothing where there is none."""
    return [say("lobby-reserve", reserve=lasting(reserve, say))] if reserve else []


def pace_meant(typed: str, say: Say) -> TurnClock:
    """The clock typed, by name in any language or as a number of seconds, and `+` what is in reserve; raises Denied."""
    turn, with_reserve, rest = typed.partition("+")
    wanted = turn.casefold().strip()
    named = (
        seconds
        for pace, seconds in CLOCK_PRESETS.items()
        if wanted and (wanted == pace or any(_text(pace, language).startswith(wanted) for language in LANGUAGES))
    )
    seconds = next(named, None)
    seconds = seconds_in(turn) if seconds is None else seconds
    reserve = seconds_in(rest) if with_reserve else 0
    fits = [one is not None and (one == 0 or SHORTEST <= one <= LONGEST) for one in (seconds, reserve)]
    if seconds is None or reserve is None or not all(fits) or (reserve and not seconds):
        raise Denied("prefer-no-such-pace", typed=typed, least=SHORTEST, most=LONGEST)
    return TurnClock(seconds, reserve)


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
    named = [(pace_text(clock.turn, say, clock.reserve), str(clock)) for clock in CLOCKS]
    fits = [(name, value) for name, value in named if wanted in f"{name} {value}".casefold()]
    with suppress(Denied):
        meant = pace_meant(typed, say)
        if meant.turn and str(meant) not in (value for _, value in fits):
            fits.insert(0, (pace_text(meant.turn, say, meant.reserve), str(meant)))
    return fits


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

    @command("stay-clock")
    async def clock(self, act: Act, clock: Annotated[str, CLOCK], table: _TableToSet = MEANT) -> None:
        """Set, as the host and before the start, how long a turn may take, and what is in reserve."""
        say = act.say
        await table.set_clock(act.user_id, *pace_meant(clock, say))
        now = pace_text(table.setup.turn_seconds, say, table.setup.reserve_seconds)
        told = [say("stay-clock-set", table=str(table.id), clock=now)]
        told += [say("stay-clock-reserve")] if table.setup.reserve_seconds else []
        await tell(act, "\n".join(told))

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
    now = TurnClock(table.setup.turn_seconds, table.setup.reserve_seconds)
    others = [(str(one), pace_text(one.turn, say, one.reserve)) for one in CLOCKS if one != now]
    return [[table_menu("clock", table.id, others, placeholder=say("stay-panel-clock"))]]


def offer_menu(table: Table, say: Say) -> list[Part]:
    """The seats of people who are away, which the host may offer or stop offering."""
    away = [
        (
            f"{seat} {said_by(not one.offered)}",
            say("stay-panel-keep" if one.offered else "stay-panel-seat", seat=str(seat), name=in_label(one.name)),
        )
        for seat, one in enumerate(table.seats, 1)
        if one and one.is_person and not one.is_there
    ]
    return [[table_menu("offeraway", table.id, away, placeholder=say("stay-panel-offer"))]] if away else []
