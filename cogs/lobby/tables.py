"""/table: list tables, change their rules, start and stop them, show them again, and play rematches."""

from __future__ import annotations

from typing import Annotated, Final

from discord.ext import commands

from cogs.app.access import sees, tables_here
from cogs.app.answers import Denied, command, tell
from cogs.app.client import Act
from cogs.app.i18n import text
from cogs.app.parameters import MEANT, Choices, Kind, Offering, Reason, Sure, picks
from cogs.app.permissions import may_stop
from cogs.app.places import in_servers
from cogs.lobby.clocks import ClockCommands
from cogs.lobby.host_panel import play_by_house
from cogs.lobby.lobby import seating, terms_text
from cogs.lobby.lobby_commands import HostTable, LobbyCommands
from cogs.lobby.opening import house_named
from cogs.lobby.opening_commands import OpenCommand
from cogs.lobby.rematch import OTHERS, play_again
from cogs.members.membership import must_all_be_there
from cogs.messages.layout import fitting
from cogs.messages.posts import place_of
from cogs.messages.words import addressed, game_name
from cogs.proposals.confirmation import stop
from cogs.proposals.ending import EndingCommands
from cogs.proposals.pausing import WaitingCommands
from cogs.typed.choosing import (
    HOUSE,
    OPTIONS,
    PRESET,
    TableKind,
    gathers,
    house_choices,
    options_for,
    preset_choices,
    preset_named,
    read_options,
    tables_of_host,
    tables_to_settle,
)
from engine.running.table import Table

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
        changed = say(
            "lobby-rules-changed", table=str(table.id), game=game_name(table, say), rules=terms_text(table, say)
        )
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
