"""What the buttons of the lobby and the host's panel do, as commands: the part of /table about seats and people."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.access import tables_here
from cogs.app.answers import Denied, answered, completed, tell
from cogs.app.client import Act, Client
from cogs.app.i18n import asks, text
from cogs.app.permissions import may_manage
from cogs.lobby.duel import challenged, declined
from cogs.lobby.host_panel import PARTNERS, invite_people
from cogs.lobby.lobby import seating, sit_down
from cogs.lobby.opening import AS_SEATED
from cogs.lobby.rematch import OTHERS
from cogs.members.membership import inherit
from cogs.messages.words import in_label
from cogs.proposals.claims import YES, YES_CHOICE
from cogs.proposals.confirmation import leave, remove, set_access
from cogs.proposals.overrule import begin
from cogs.typed.choosing import (
    TABLE,
    Choices,
    Fits,
    gathers,
    has_room,
    table_choices,
    table_named,
    table_so_far,
    tables_of_host,
    tables_to_settle,
)
from engine.players import LEVELS
from engine.tables.live.table import Table
from engine.tables.model.proposal import ProposalKind
from engine.tables.model.setup import Access
from engine.tables.model.status import Status

MOST_SEATS: Final = 8
ACCESS_CHOICES: Final = [app_commands.Choice(name=text(f"command-access-{way}"), value=way.value) for way in Access]
LEVEL_CHOICES: Final = [app_commands.Choice(name=text(f"command-level-{one}"), value=one) for one in LEVELS]
WAYS: Final = (AS_SEATED, "high-cards", "jacks")
PARTNER_CHOICES: Final = [app_commands.Choice(name=text(f"command-partners-{way}"), value=way) for way in WAYS]
_SHIFT: Final = app_commands.Choice(name=text("find-partners-others"), value=OTHERS)
Seat = app_commands.Range[int, 1, MOST_SEATS]
SeatChoices = list[app_commands.Choice[int]]


class LobbyCommands(commands.Cog):
    """A mixin for /table: the commands of the people at a table."""

    _bot: Client

    @app_commands.command(name=text("find-join"), description=text("find-join-hint"))
    @asks(**TABLE, seat="find-seat")
    @answered
    async def join(self, act: Act, table: str | None = None, seat: Seat | None = None) -> None:
        """Sit down at a table that looks for players, or take over a seat in a match."""
        sentences = ("find-no-table", "find-which-table", "find-not-to-join")
        possible = await tables_to_join(act)
        # Somebody who names neither table nor seat does not mean to change seats.
        others = [one for one in possible if one.seat_of(act.user_id) is None]
        user = act.user_id
        chosen = table_named(
            table,
            act,
            possible if seat or table else others,
            *sentences,
            fits=lambda one: bool(one.free_seats or one.seats_to_take(user)),
        )
        await act.response.defer(ephemeral=True, thinking=True)
        await sit_down(act, chosen, seat)

    @app_commands.command(name=text("find-leave"), description=text("find-leave-hint"))
    @asks(**TABLE, sure="company-sure")
    @app_commands.choices(sure=YES_CHOICE)
    @answered
    async def leave(self, act: Act, sure: str | None = None, table: str | None = None) -> None:
        """Get up, before a match or during it; for a person challenged this declines."""
        chosen = table_named(table, act, await _tables_to_leave(act), "refusal-no-table-of-yours")
        if challenged(chosen) == act.user_id:
            await act.response.defer(ephemeral=True, thinking=True)
            await declined(act, chosen)
            await tell(act, act.say("lobby-left", table=str(chosen.id)))
        else:
            await leave(act, chosen, sure=sure == YES)

    @app_commands.command(name=text("find-computer"), description=text("find-computer-hint"))
    @asks(**TABLE, seat="find-seat", level="command-level")
    @app_commands.choices(level=LEVEL_CHOICES)
    @answered
    async def computer(
        self, act: Act, seat: Seat | None = None, level: str | None = None, table: str | None = None
    ) -> None:
        """Seat a computer, or have the one on a seat play better or worse."""
        chosen = await self._of_host(act, table, has_room if seat is None else gathers)
        there = chosen.occupant(seat) if seat is not None else None
        if there is not None and not there.is_person and level is not None:
            await chosen.set_level(act.user_id, seat, level)
        else:
            await chosen.add_computer(act.user_id, seat, level)
        await _tell_seats(act, chosen)

    @app_commands.command(name=text("find-fill"), description=text("find-fill-hint"))
    @asks(**TABLE, level=("command-level", "find-fill-level-hint"))
    @app_commands.choices(level=LEVEL_CHOICES)
    @answered
    async def fill(self, act: Act, level: str | None = None, table: str | None = None) -> None:
        """Seat a computer on every free seat."""
        chosen = await self._of_host(act, table, has_room)
        await chosen.fill(act.user_id, level)
        await _tell_seats(act, chosen)

    @app_commands.command(name=text("find-invite"), description=text("find-invite-hint"))
    @asks(**TABLE, person="find-person")
    @answered
    async def invite(self, act: Act, person: discord.Member, table: str | None = None) -> None:
        """Let somebody sit down, and ping them."""
        if person.bot:
            raise Denied("find-bots-do-not-play")
        chosen = await self._of_host(act, table)
        await invite_people(act, chosen, [person.id])

    @app_commands.command(name=text("find-access"), description=text("find-access-hint"))
    @asks(**TABLE, access="command-access", reason="agree-reason")
    @app_commands.choices(access=ACCESS_CHOICES)
    @answered
    async def access(self, act: Act, access: str, reason: str = "", table: str | None = None) -> None:
        """Set who may sit down; during a match all who are present must agree."""
        chosen = await _to_settle(act, table)
        if reason or not _is_own(act, chosen):
            await begin(act, chosen, ProposalKind.ACCESS, Access(access), reason)
            return
        await act.response.defer(ephemeral=True, thinking=True)
        await tell(act, await set_access(act, chosen, Access(access)))

    @app_commands.command(name=text("find-swap"), description=text("find-swap-hint"))
    @asks(**TABLE, seat=("find-seat", "find-swap-seat-hint"), other=("find-other-seat", "find-swap-seat-hint"))
    @answered
    async def swap(self, act: Act, seat: Seat, other: Seat, table: str | None = None) -> None:
        """Swap the occupants of two seats."""
        if seat == other:
            raise Denied("refusal-swap-two")
        chosen = await self._of_host(act, table, gathers)
        await chosen.swap(act.user_id, seat, other)
        await _tell_seats(act, chosen)

    @app_commands.command(name=text("find-remove"), description=text("find-remove-hint"))
    @asks(**TABLE, seat=("find-seat", "find-remove-seat-hint"), sure="company-sure", reason="agree-reason")
    @app_commands.choices(sure=YES_CHOICE)
    @answered
    async def remove(
        self, act: Act, seat: Seat, sure: str | None = None, reason: str = "", table: str | None = None
    ) -> None:
        """Remove somebody from their seat; during a match the others must agree."""
        chosen = await _to_settle(act, table)
        one = chosen.occupant(seat)
        if one is not None and one.user_id is not None and not _is_own(act, chosen):
            await begin(act, chosen, ProposalKind.REMOVE, str(one.user_id), reason)
        elif await remove(act, chosen, seat, sure=sure == YES, reason=reason) is not None:
            await _tell_seats(act, chosen)

    @app_commands.command(name=text("find-partners"), description=text("find-partners-hint"))
    @asks(**TABLE, partners="command-partners")
    @app_commands.choices(partners=[_SHIFT, *PARTNER_CHOICES])
    @answered
    async def partners(self, act: Act, partners: str, table: str | None = None) -> None:
        """Reseat everybody, or set how partners are found."""
        chosen = await self._of_host(act, table, gathers)
        if partners == OTHERS:
            await chosen.part_partners(act.user_id)
        else:
            await chosen.configure(act.user_id, {PARTNERS: partners})
        await _tell_seats(act, chosen)

    @app_commands.command(name=text("company-mute"), description=text("company-mute-hint"))
    @asks(**TABLE, person="company-person", again="company-again")
    @app_commands.choices(again=[app_commands.Choice(name=text("company-yes"), value="yes")])
    @answered
    async def mute(self, act: Act, person: discord.User, again: str | None = None, table: str | None = None) -> None:
        """Mute somebody's phrases at the table, or unmute them."""
        chosen = await self._of_host(act, table, lambda one: one.seat_of(person.id) is not None)
        await chosen.mute(act.user_id, person.id, muted=again is None)
        sentence = "company-muted-now" if again is None else "company-unmuted-now"
        await tell(act, act.say(sentence, person=person.mention, table=str(chosen.id)))

    @join.autocomplete("table")
    @completed
    async def _complete_join(self, act: Act, typed: str) -> Choices:
        return table_choices(await tables_to_join(act), typed, act)

    @leave.autocomplete("table")
    @completed
    async def _complete_leave(self, act: Act, typed: str) -> Choices:
        return table_choices(await _tables_to_leave(act), typed, act)

    @access.autocomplete("table")
    @remove.autocomplete("table")
    @completed
    async def _complete_to_settle(self, act: Act, typed: str) -> Choices:
        tables = await tables_to_settle(act, "", manages=may_manage(act))
        return table_choices(tables, typed, act)

    @computer.autocomplete("table")
    @fill.autocomplete("table")
    @invite.autocomplete("table")
    @swap.autocomplete("table")
    @partners.autocomplete("table")
    @mute.autocomplete("table")
    @completed
    async def _complete_own(self, act: Act, typed: str) -> Choices:
        return table_choices(await tables_of_host(act), typed, act)

    @join.autocomplete("seat")
    @completed
    async def _complete_seat_to_take(self, act: Act, typed: str) -> SeatChoices:
        return _seat_choices(table_so_far(act, await tables_to_join(act)), act, free=True)

    @computer.autocomplete("seat")
    @completed
    async def _complete_computers_seat(self, act: Act, typed: str) -> SeatChoices:
        table = table_so_far(act, await tables_of_host(act), gathers)
        people = {seat for seat, one in enumerate(table.seats, 1) if one and one.is_person} if table else set()
        return [one for one in _seat_choices(table, act, free=False) if one.value not in people]

    @remove.autocomplete("seat")
    @completed
    async def _complete_seat_to_empty(self, act: Act, typed: str) -> SeatChoices:
        tables = await tables_to_settle(act, None, manages=may_manage(act))
        return _seat_choices(table_so_far(act, tables), act, free=False)

    @swap.autocomplete("seat")
    @swap.autocomplete("other")
    @completed
    async def _complete_any_seat(self, act: Act, typed: str) -> SeatChoices:
        return _seat_choices(table_so_far(act, await tables_of_host(act)), act, free=False)

    async def _of_host(self, act: Act, typed: str | None, fits: Fits | None = None) -> Table:
        """The host's table that was typed, or the one where this can be done; defers the interaction."""
        await inherit(act)
        chosen = table_named(typed, act, await tables_of_host(act), "find-no-table-of-host", fits=fits)
        await act.response.defer(ephemeral=True, thinking=True)
        return chosen


async def _to_settle(act: Act, typed: str | None) -> Table:
    """The table typed, at which the person asking may remove somebody or set who may sit down."""
    tables = await tables_to_settle(act, typed, manages=may_manage(act))
    return table_named(typed, act, tables, "find-no-table-of-host")


def _is_own(act: Act, table: Table) -> bool:
    """Whether the person asking is its host, or sits there in a match."""
    user_id = act.user_id
    return table.setup.host_id == user_id or (table.status is Status.PLAYING and table.seat_of(user_id) is not None)


async def tables_to_join(act: Act) -> tuple[Table, ...]:
    """The tables of this server at which they could sit down, full ones too, since somebody may get up."""
    user = act.user_id
    tables = await tables_here(act)
    return tuple(one for one in tables if one.status is Status.LOBBY or one.seats_to_take(user))


async def _tables_to_leave(act: Act) -> tuple[Table, ...]:
    """The tables where they have a seat, and those where somebody awaits their answer to a challenge."""
    tables, user = act.bot.tables, act.user_id
    waiting = [one for one in await tables_here(act) if challenged(one) == user]
    return (*tables.of_user(user), *waiting)


def _seat_choices(table: Table | None, act: Act, *, free: bool) -> SeatChoices:
    """The seats that can be taken, or all seats, each with its occupant."""
    if table is None:
        return []
    say = act.say
    to_take = table.free_seats or table.seats_to_take(act.user_id)
    seats = to_take if free else [seat for seat in range(1, len(table.seats) + 1) if seat != table.dummy]
    named = [(seat, table.seats[seat - 1]) for seat in seats]
    return [
        app_commands.Choice(name=f"{seat} · {in_label(one.name) if one else say('lobby-empty')}", value=seat)
        for seat, one in named
    ]


async def _tell_seats(act: Act, table: Table) -> None:
    """Tell the person who sits where now."""
    say = act.say
    await tell(act, say("find-seats", table=str(table.id), seats=seating(table, say)))
