"""/table: list tables, change their rules, start and stop them, show them again, play rematches; who sits there.

What the buttons of the lobby and of the host's panel do about seats and people, is done by these commands too.
"""

from __future__ import annotations

from typing import Annotated, Final

import discord
from discord.ext import commands

from cogs.app.access import sees, tables_here
from cogs.app.answers import Denied, command, tell
from cogs.app.client import Act
from cogs.app.i18n import Key, text
from cogs.app.parameters import MEANT, YES_CHOICE, Choices, Kind, Offering, Reason, Sure, beside, is_yes, picks
from cogs.app.permissions import may_manage, may_stop
from cogs.app.places import in_servers
from cogs.lobby.clocks import ClockCommands
from cogs.lobby.duel import challenged, declined
from cogs.lobby.host_panel import PARTNERS, invite_people, play_by_house
from cogs.lobby.lobby import seating, sit_down, terms_text
from cogs.lobby.opening import house_named
from cogs.lobby.opening_commands import ACCESS, PARTNER_CHOICES, OpenCommand
from cogs.lobby.rematch import OTHERS, play_again
from cogs.members.membership import inherit, must_all_be_there, must_be_player
from cogs.messages.layout import fitting
from cogs.messages.posts import place_of
from cogs.messages.words import addressed, game_name, in_label, which_table
from cogs.proposals.confirmation import leave, remove, set_access, stop
from cogs.proposals.ending import EndingCommands
from cogs.proposals.overrule import begin
from cogs.proposals.pausing import WaitingCommands
from cogs.typed.choosing import (
    HOUSE,
    OPTIONS,
    PRESET,
    FitsFor,
    Level,
    TableKind,
    gathers,
    has_room,
    house_choices,
    options_for,
    preset_choices,
    preset_named,
    read_options,
    table_named,
    tables_of_host,
    tables_to_settle,
)
from engine.running.table import Table
from engine.table.model.proposal import ProposalKind
from engine.table.model.setup import Access
from engine.table.model.status import Status

MOST_SEATS: Final = 8


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


class HostTable(TableKind):
    """One of the host's tables, who may be another one now that the last has left the server."""

    def __init__(self, fits: FitsFor | None = None, none: str = "find-no-table-of-host") -> None:
        super().__init__(lambda act, _: tables_of_host(act), none, fits=fits)

    async def _read(self, act: Act, typed: str | None) -> Table:
        await inherit(act)
        return await super()._read(act, typed)


class _Seats(Offering):
    """A seat of the table typed so far, each with its occupant; `free`: only those that can be taken."""

    def __init__(self, key: Key, table: TableKind, *, free: bool = False, people: bool = True) -> None:
        """`people`: the seats of people too."""
        super().__init__(key, self._seats, of=int, most=MOST_SEATS)
        self._table, self._free, self._people = table, free, people

    async def _seats(self, act: Act, _: int) -> Choices:
        table = await self._table.so_far(act)
        if table is None:
            return []
        say = act.say
        to_take = table.free_seats or table.seats_to_take(act.user_id)
        seats = to_take if self._free else [seat for seat in range(1, len(table.seats) + 1) if seat != table.dummy]
        named = [(seat, table.seats[seat - 1]) for seat in seats]
        return [
            (f"{seat} · {in_label(one.name) if one else say('lobby-empty')}", seat)
            for seat, one in named
            if self._people or one is None or not one.is_person
        ]


def _fits_computer(act: Act, table: Table) -> bool:
    return (has_room if beside(act, _SEAT) is None else gathers)(table)


_PERSON: Final = "company-person"
_SEAT: Final = "find-seat"
_OF_HOST: Final = HostTable()
_GATHERING: Final = HostTable(lambda _, table: gathers(table))
_SETTLED: Final = TableKind(
    lambda act, typed: tables_to_settle(act, typed, manages=may_manage(act)), "find-no-table-of-host"
)
_TO_JOIN: Final = TableKind(lambda act, _: tables_to_join(act))
_TO_EMPTY: Final = TableKind(lambda act, _: tables_to_settle(act, None, manages=may_manage(act)))
_Joined = Annotated[str | None, _TO_JOIN.typed]
_Left = Annotated[Table, TableKind(lambda act, _: _tables_to_leave(act))]
_OfHostToRead = Annotated[str | None, _OF_HOST.typed]
"""Read by the command, which first looks at what else was typed."""
_SeatToTake = Annotated[int | None, _Seats(_SEAT, _TO_JOIN, free=True)]
_ComputersSeat = Annotated[int | None, _Seats(_SEAT, _GATHERING, people=False)]
_SeatToEmpty = Annotated[int, _Seats((_SEAT, "find-remove-seat-hint"), _TO_EMPTY)]
_Swapped = Annotated[int, _Seats((_SEAT, "find-swap-seat-hint"), _OF_HOST)]
_SwappedWith = Annotated[int, _Seats(("find-other-seat", "find-swap-seat-hint"), _OF_HOST)]
_Partners = Annotated[str, Kind("command-partners", [*picks("find-partners", [OTHERS]), *PARTNER_CHOICES])]
_Again = Annotated[bool, Kind("company-again", YES_CHOICE, reads=is_yes)]


class LobbyCommands(commands.Cog):
    """A mixin for /table: the commands of the people at a table."""

    @command("find-join")
    async def join(self, act: Act, table: _Joined = None, seat: _SeatToTake = None) -> None:
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
        await sit_down(act, chosen, str(seat or ""))

    @command("find-leave")
    async def leave(self, act: Act, sure: Sure = False, table: _Left = MEANT) -> None:
        """Get up, before a match or during it; for a person challenged this declines."""
        if challenged(table) == act.user_id:
            await act.response.defer(ephemeral=True, thinking=True)
            await declined(act, table)
            await tell(act, act.say("lobby-left", table=str(table.id)))
        else:
            await leave(act, table, sure=sure)

    @command("find-computer")
    async def computer(
        self,
        act: Act,
        seat: _ComputersSeat = None,
        level: Level = None,
        table: Annotated[Table, HostTable(_fits_computer)] = MEANT,
    ) -> None:
        """Seat a computer, or have the one on a seat play better or worse."""
        await act.response.defer(ephemeral=True, thinking=True)
        there = table.occupant(seat) if seat is not None else None
        if there is not None and not there.is_person and level is not None:
            await table.set_level(act.user_id, seat, level)
        else:
            await table.add_computer(act.user_id, seat, level)
        await _tell_seats(act, table)

    @command("find-fill", level=("command-level", "find-fill-level-hint"))
    async def fill(
        self,
        act: Act,
        level: Level = None,
        table: Annotated[Table, HostTable(lambda _, table: has_room(table))] = MEANT,
    ) -> None:
        """Seat a computer on every free seat."""
        await act.response.defer(ephemeral=True, thinking=True)
        await table.fill(act.user_id, level)
        await _tell_seats(act, table)

    @command("find-invite", person="find-person")
    async def invite(self, act: Act, person: discord.Member, table: _OfHostToRead = None) -> None:
        """Let somebody sit down, and ping them."""
        must_be_player(person)
        chosen = await _OF_HOST.meant(act, table)
        await act.response.defer(ephemeral=True, thinking=True)
        await invite_people(act, chosen, [person.id])

    @command("find-access")
    async def access(
        self,
        act: Act,
        access: Annotated[Access, ACCESS],
        reason: Reason = "",
        table: Annotated[Table, _SETTLED] = MEANT,
    ) -> None:
        """Set who may sit down; during a match all who are present must agree."""
        if reason or not _is_own(act, table):
            await begin(act, table, ProposalKind.ACCESS, access, reason)
            return
        await act.response.defer(ephemeral=True, thinking=True)
        await tell(act, await set_access(act, table, access))

    @command("find-swap")
    async def swap(self, act: Act, seat: _Swapped, other: _SwappedWith, table: _OfHostToRead = None) -> None:
        """Swap the occupants of two seats."""
        if seat == other:
            raise Denied("refusal-swap-two")
        chosen = await _GATHERING.meant(act, table)
        await act.response.defer(ephemeral=True, thinking=True)
        await chosen.swap(act.user_id, seat, other)
        await _tell_seats(act, chosen)

    @command("find-remove")
    async def remove(
        self,
        act: Act,
        seat: _SeatToEmpty,
        sure: Sure = False,
        reason: Reason = "",
        table: Annotated[Table, _SETTLED] = MEANT,
    ) -> None:
        """Remove somebody from their seat; during a match the others must agree."""
        one = table.occupant(seat)
        if one is not None and one.user_id is not None and not _is_own(act, table):
            await begin(act, table, ProposalKind.REMOVE, str(one.user_id), reason)
        elif await remove(act, table, seat, sure=sure, reason=reason) is not None:
            await _tell_seats(act, table)

    @command("find-partners")
    async def partners(self, act: Act, partners: _Partners, table: Annotated[Table, _GATHERING] = MEANT) -> None:
        """Reseat everybody, or set how partners are found."""
        await act.response.defer(ephemeral=True, thinking=True)
        if partners == OTHERS:
            await table.part_partners(act.user_id)
        else:
            await table.configure(act.user_id, {PARTNERS: partners})
        await _tell_seats(act, table)

    @command("company-mute", person=_PERSON)
    async def mute(
        self,
        act: Act,
        person: discord.User,
        again: _Again = False,
        table: Annotated[Table, HostTable(lambda act, one: one.seat_of(beside(act, _PERSON).id) is not None)] = MEANT,
    ) -> None:
        """Mute somebody's phrases at the table, or unmute them."""
        await act.response.defer(ephemeral=True, thinking=True)
        await table.mute(act.user_id, person.id, muted=not again)
        sentence = "company-unmuted-now" if again else "company-muted-now"
        await tell(act, act.say(sentence, person=person.mention, table=str(table.id)))


def _is_own(act: Act, table: Table) -> bool:
    """Whether the person asking is its host, or sits there in a match."""
    user_id = act.user_id
    return table.setup.host_id == user_id or (table.status is Status.PLAYING and table.seat_of(user_id) is not None)


async def _tell_seats(act: Act, table: Table) -> None:
    """Tell the person who sits where now."""
    say = act.say
    await tell(act, say("find-seats", table=str(table.id), seats=seating(table, say)))


_NONE_HERE: Final = "refusal-no-table-here"
_RULED: Final = TableKind(lambda act, _: tables_of_host(act), _NONE_HERE, fits=lambda _, table: gathers(table))


async def _house_choices(act: Act, typed: str) -> Choices:
    table = await _RULED.so_far(act)
    return await house_choices(act, typed, table.game.name) if table else []


async def _option_choices(act: Act, typed: str) -> Choices:
    table = await _RULED.so_far(act)
    return options_for(table.game, table.setup.options, act, typed) if table else []


async def _preset_choices(act: Act, typed: str) -> Choices:
    table = await _RULED.so_far(act)
    return preset_choices(table.game.presets, typed, act.say) if table else []


_Ruled = Annotated[Table, _RULED]
_Started = Annotated[Table, HostTable(lambda _, table: gathers(table) and not table.free_seats, _NONE_HERE)]
_NewPreset = Annotated[str | None, Offering(PRESET, _preset_choices)]
_NewOptions = Annotated[str, Offering(OPTIONS, _option_choices)]
_NewHouse = Annotated[str | None, Offering(HOUSE, _house_choices)]
_Stopped = Annotated[
    Table, TableKind(lambda act, typed: tables_to_settle(act, typed, manages=may_stop(act)), _NONE_HERE)
]
_Shown = Annotated[Table, TableKind(lambda act, _: act.bot.tables.of_user(act.user_id))]
_Rematch = Annotated[
    str | None, Kind(("command-partners", "find-rematch-partners-hint"), picks("find-partners", ("same", OTHERS)))
]


@in_servers
class TableCommands(
    OpenCommand,
    LobbyCommands,
    ClockCommands,
    EndingCommands,
    WaitingCommands,
    commands.GroupCog,
    group_name=text("command-table"),
    group_description=text("command-table-hint"),
):
    """The commands about tables as such."""

    @command("command-list")
    async def list(self, act: Act) -> None:
        """List the live tables of this server."""
        say = act.say
        tables = await tables_here(act)
        lines = (
            say(
                f"lobby-list-{table.status}",
                table=str(table.id),
                game=game_name(table, say),
                place=place_of(table, say),
                people=", ".join(addressed(one) for one in table.seats if one) or "–",
            )
            for table in tables
        )
        await tell(act, fitting(lines) or say("lobby-list-none"))

    @command("command-table-rules")
    async def rules(
        self,
        act: Act,
        preset: _NewPreset = None,
        options: _NewOptions = "",
        house: _NewHouse = None,
        table: _Ruled = MEANT,
    ) -> None:
        """Change variant and options of one's own table; the seats are adapted."""
        say = act.say
        await act.response.defer(ephemeral=True, thinking=True)
        if house is not None:
            await play_by_house(table, act.user_id, await house_named(act, house, table.game.name))
        if preset is not None or options or house is None:
            wanted = preset_named(table.game.presets, preset, say)
            await table.configure(act.user_id, read_options(options), wanted)
        changed = say("lobby-rules-changed", **which_table(table, say), rules=terms_text(table, say))
        await tell(act, changed)

    @command("command-start")
    async def start(self, act: Act, table: _Started = MEANT) -> None:
        """Start the match at one's own table."""
        await act.response.defer(ephemeral=True, thinking=True)
        await must_all_be_there(act, table)
        await table.start(act.user_id)
        await tell(act, act.say("lobby-started", table=str(table.id)))

    @command("command-stop")
    async def stop(self, act: Act, sure: Sure = False, reason: Reason = "", table: _Stopped = MEANT) -> None:
        """Stop one's own table, propose that to the others in a match, or stop any table of the server."""
        await stop(act, table, sure=sure, reason=reason)

    @command(("find-rematch-command", "find-rematch-hint"))
    async def rematch(self, act: Act, partners: _Rematch = None) -> None:
        """Open the rematch of this channel's last match, or join it."""
        ended = await act.bot.tables.last_ended(act.channel_id or 0)
        if ended is None:
            raise Denied("find-no-match-here")
        table = await play_again(act, ended, OTHERS if partners == OTHERS else "")
        await tell(act, act.say("find-rematch-yours", table=str(table.id)))

    @command("find-show")
    async def show(self, act: Act, table: _Shown = MEANT) -> None:
        """Send the message of a table again, below what has been said since; to whom cannot see it there, alone."""
        if not await sees(act, table):
            await self._show_privately(act, table)
            return
        await act.response.defer(ephemeral=True, thinking=True)
        await act.bot.announcer.show_again(table)
        await tell(act, act.say("find-shown", table=str(table.id)))

    async def _show_privately(self, act: Act, table: Table) -> None:
        """Show the table to somebody who sits there and cannot see its channel any more."""
        if table.deal:
            await act.bot.hands.show(act, table)
        else:
            say = act.say
            await tell(act, say("find-seats", table=str(table.id), seats=seating(table, say)))
