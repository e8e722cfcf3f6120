"""What the buttons of the lobby and the host's panel do, as commands: the part of /table about seats and people."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.access import tables_here
from cogs.app.answers import Denied, answered, tell
from cogs.app.client import Client, Interaction
from cogs.app.i18n import asks, say_to, text
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
    async def join(self, interaction: Interaction, table: str | None = None, seat: Seat | None = None) -> None:
        """Sit down at a table that looks for players, or take over a seat in a match."""
        sentences = ("find-no-table", "find-which-table", "find-not-to-join")
        possible = await tables_to_join(interaction)
        # Somebody who names neither table nor seat does not mean to change seats.
        others = [one for one in possible if one.seat_of(interaction.user.id) is None]
        user = interaction.user.id
        chosen = table_named(
            table,
            interaction,
            possible if seat or table else others,
            *sentences,
            fits=lambda one: bool(one.free_seats or one.seats_to_take(user)),
        )
        await interaction.response.defer(ephemeral=True, thinking=True)
        await sit_down(interaction, chosen, seat)

    @app_commands.command(name=text("find-leave"), description=text("find-leave-hint"))
    @asks(**TABLE, sure="company-sure")
    @app_commands.choices(sure=YES_CHOICE)
    @answered
    async def leave(self, interaction: Interaction, sure: str | None = None, table: str | None = None) -> None:
        """Get up, before a match or during it; for a person challenged this declines."""
        chosen = table_named(table, interaction, await _tables_to_leave(interaction), "refusal-no-table-of-yours")
        if challenged(chosen) == interaction.user.id:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await declined(interaction, chosen)
            await tell(interaction, say_to(interaction)("lobby-left", table=str(chosen.id)))
        else:
            await leave(interaction, chosen, sure=sure == YES)

    @app_commands.command(name=text("find-computer"), description=text("find-computer-hint"))
    @asks(**TABLE, seat="find-seat", level="command-level")
    @app_commands.choices(level=LEVEL_CHOICES)
    @answered
    async def computer(
        self, interaction: Interaction, seat: Seat | None = None, level: str | None = None, table: str | None = None
    ) -> None:
        """Seat a computer, or have the one on a seat play better or worse."""
        chosen = await self._of_host(interaction, table, has_room if seat is None else gathers)
        there = chosen.occupant(seat) if seat is not None else None
        if there is not None and not there.is_person and level is not None:
            await chosen.set_level(interaction.user.id, seat, level)
        else:
            await chosen.add_computer(interaction.user.id, seat, level)
        await _tell_seats(interaction, chosen)

    @app_commands.command(name=text("find-fill"), description=text("find-fill-hint"))
    @asks(**TABLE, level=("command-level", "find-fill-level-hint"))
    @app_commands.choices(level=LEVEL_CHOICES)
    @answered
    async def fill(self, interaction: Interaction, level: str | None = None, table: str | None = None) -> None:
        """Seat a computer on every free seat."""
        chosen = await self._of_host(interaction, table, has_room)
        await chosen.fill(interaction.user.id, level)
        await _tell_seats(interaction, chosen)

    @app_commands.command(name=text("find-invite"), description=text("find-invite-hint"))
    @asks(**TABLE, person="find-person")
    @answered
    async def invite(self, interaction: Interaction, person: discord.Member, table: str | None = None) -> None:
        """Let somebody sit down, and ping them."""
        if person.bot:
            raise Denied("find-bots-do-not-play")
        chosen = await self._of_host(interaction, table)
        await invite_people(interaction, chosen, [person.id])

    @app_commands.command(name=text("find-access"), description=text("find-access-hint"))
    @asks(**TABLE, access="command-access", reason="agree-reason")
    @app_commands.choices(access=ACCESS_CHOICES)
    @answered
    async def access(self, interaction: Interaction, access: str, reason: str = "", table: str | None = None) -> None:
        """Set who may sit down; during a match all who are present must agree."""
        chosen = await _to_settle(interaction, table)
        if reason or not _is_own(interaction, chosen):
            await begin(interaction, chosen, ProposalKind.ACCESS, Access(access), reason)
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        await tell(interaction, await set_access(interaction, chosen, Access(access)))

    @app_commands.command(name=text("find-swap"), description=text("find-swap-hint"))
    @asks(**TABLE, seat=("find-seat", "find-swap-seat-hint"), other=("find-other-seat", "find-swap-seat-hint"))
    @answered
    async def swap(self, interaction: Interaction, seat: Seat, other: Seat, table: str | None = None) -> None:
        """Swap the occupants of two seats."""
        if seat == other:
            raise Denied("refusal-swap-two")
        chosen = await self._of_host(interaction, table, gathers)
        await chosen.swap(interaction.user.id, seat, other)
        await _tell_seats(interaction, chosen)

    @app_commands.command(name=text("find-remove"), description=text("find-remove-hint"))
    @asks(**TABLE, seat=("find-seat", "find-remove-seat-hint"), sure="company-sure", reason="agree-reason")
    @app_commands.choices(sure=YES_CHOICE)
    @answered
    async def remove(
        self, interaction: Interaction, seat: Seat, sure: str | None = None, reason: str = "", table: str | None = None
    ) -> None:
        """Remove somebody from their seat; during a match the others must agree."""
        chosen = await _to_settle(interaction, table)
        one = chosen.occupant(seat)
        if one is not None and one.user_id is not None and not _is_own(interaction, chosen):
            await begin(interaction, chosen, ProposalKind.REMOVE, str(one.user_id), reason)
        elif await remove(interaction, chosen, seat, sure=sure == YES, reason=reason) is not None:
            await _tell_seats(interaction, chosen)

    @app_commands.command(name=text("find-partners"), description=text("find-partners-hint"))
    @asks(**TABLE, partners="command-partners")
    @app_commands.choices(partners=[_SHIFT, *PARTNER_CHOICES])
    @answered
    async def partners(self, interaction: Interaction, partners: str, table: str | None = None) -> None:
        """Reseat everybody, or set how partners are found."""
        chosen = await self._of_host(interaction, table, gathers)
        if partners == OTHERS:
            await chosen.part_partners(interaction.user.id)
        else:
            await chosen.configure(interaction.user.id, {PARTNERS: partners})
        await _tell_seats(interaction, chosen)

    @app_commands.command(name=text("company-mute"), description=text("company-mute-hint"))
    @asks(**TABLE, person="company-person", again="company-again")
    @app_commands.choices(again=[app_commands.Choice(name=text("company-yes"), value="yes")])
    @answered
    async def mute(
        self, interaction: Interaction, person: discord.User, again: str | None = None, table: str | None = None
    ) -> None:
        """Mute somebody's phrases at the table, or unmute them."""
        chosen = await self._of_host(interaction, table, lambda one: one.seat_of(person.id) is not None)
        await chosen.mute(interaction.user.id, person.id, muted=again is None)
        sentence = "company-muted-now" if again is None else "company-unmuted-now"
        await tell(interaction, say_to(interaction)(sentence, person=person.mention, table=str(chosen.id)))

    @join.autocomplete("table")
    async def _complete_join(self, interaction: Interaction, typed: str) -> Choices:
        return table_choices(await tables_to_join(interaction), typed, interaction)

    @leave.autocomplete("table")
    async def _complete_leave(self, interaction: Interaction, typed: str) -> Choices:
        return table_choices(await _tables_to_leave(interaction), typed, interaction)

    @access.autocomplete("table")
    @remove.autocomplete("table")
    async def _complete_to_settle(self, interaction: Interaction, typed: str) -> Choices:
        tables = await tables_to_settle(interaction, "", manages=may_manage(interaction))
        return table_choices(tables, typed, interaction)

    @computer.autocomplete("table")
    @fill.autocomplete("table")
    @invite.autocomplete("table")
    @swap.autocomplete("table")
    @partners.autocomplete("table")
    @mute.autocomplete("table")
    async def _complete_own(self, interaction: Interaction, typed: str) -> Choices:
        return table_choices(await tables_of_host(interaction), typed, interaction)

    @join.autocomplete("seat")
    async def _complete_seat_to_take(self, interaction: Interaction, typed: str) -> SeatChoices:
        return _seat_choices(table_so_far(interaction, await tables_to_join(interaction)), interaction, free=True)

    @computer.autocomplete("seat")
    async def _complete_computers_seat(self, interaction: Interaction, typed: str) -> SeatChoices:
        table = table_so_far(interaction, await tables_of_host(interaction), gathers)
        people = {seat for seat, one in enumerate(table.seats, 1) if one and one.is_person} if table else set()
        return [one for one in _seat_choices(table, interaction, free=False) if one.value not in people]

    @remove.autocomplete("seat")
    async def _complete_seat_to_empty(self, interaction: Interaction, typed: str) -> SeatChoices:
        tables = await tables_to_settle(interaction, None, manages=may_manage(interaction))
        return _seat_choices(table_so_far(interaction, tables), interaction, free=False)

    @swap.autocomplete("seat")
    @swap.autocomplete("other")
    async def _complete_any_seat(self, interaction: Interaction, typed: str) -> SeatChoices:
        return _seat_choices(table_so_far(interaction, await tables_of_host(interaction)), interaction, free=False)

    async def _of_host(self, interaction: Interaction, typed: str | None, fits: Fits | None = None) -> Table:
        """The host's table that was typed, or the one where this can be done; defers the interaction."""
        await inherit(interaction)
        chosen = table_named(typed, interaction, await tables_of_host(interaction), "find-no-table-of-host", fits=fits)
        await interaction.response.defer(ephemeral=True, thinking=True)
        return chosen


async def _to_settle(interaction: Interaction, typed: str | None) -> Table:
    """The table typed, at which the person asking may remove somebody or set who may sit down."""
    tables = await tables_to_settle(interaction, typed, manages=may_manage(interaction))
    return table_named(typed, interaction, tables, "find-no-table-of-host")


def _is_own(interaction: Interaction, table: Table) -> bool:
    """Whether the person asking is its host, or sits there in a match."""
    user_id = interaction.user.id
    return table.setup.host_id == user_id or (table.status is Status.PLAYING and table.seat_of(user_id) is not None)


async def tables_to_join(interaction: Interaction) -> tuple[Table, ...]:
    """The tables of this server at which they could sit down, full ones too, since somebody may get up."""
    user = interaction.user.id
    tables = await tables_here(interaction)
    return tuple(one for one in tables if one.status is Status.LOBBY or one.seats_to_take(user))


async def _tables_to_leave(interaction: Interaction) -> tuple[Table, ...]:
    """The tables where they have a seat, and those where somebody awaits their answer to a challenge."""
    tables, user = interaction.client.tables, interaction.user.id
    waiting = [one for one in await tables_here(interaction) if challenged(one) == user]
    return (*tables.of_user(user), *waiting)


def _seat_choices(table: Table | None, interaction: Interaction, *, free: bool) -> SeatChoices:
    """The seats that can be taken, or all seats, each with its occupant."""
    if table is None:
        return []
    say = say_to(interaction)
    to_take = table.free_seats or table.seats_to_take(interaction.user.id)
    seats = to_take if free else [seat for seat in range(1, len(table.seats) + 1) if seat != table.dummy]
    named = [(seat, table.seats[seat - 1]) for seat in seats]
    return [
        app_commands.Choice(name=f"{seat} · {in_label(one.name) if one else say('lobby-empty')}", value=seat)
        for seat, one in named
    ]


async def _tell_seats(interaction: Interaction, table: Table) -> None:
    """Tell the person who sits where now."""
    say = say_to(interaction)
    await tell(interaction, say("find-seats", table=str(table.id), seats=seating(table, say)))
