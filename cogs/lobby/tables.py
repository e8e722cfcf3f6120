"""/table: list tables, change their rules, start and stop them, show them again, and play rematches."""

from __future__ import annotations

from typing import Final

from discord import app_commands
from discord.ext import commands

from cogs.app.access import sees, tables_here
from cogs.app.answers import Denied, answered, completed, tell
from cogs.app.client import Act, Client
from cogs.app.i18n import asks, in_servers, text
from cogs.app.permissions import may_stop
from cogs.lobby.clocks import ClockCommands
from cogs.lobby.host_panel import play_by_house
from cogs.lobby.lobby import seating, terms_text
from cogs.lobby.lobby_commands import LobbyCommands
from cogs.lobby.opening import house_named
from cogs.lobby.opening_commands import OpenCommand
from cogs.lobby.rematch import OTHERS, play_again
from cogs.members.membership import inherit, must_all_be_there
from cogs.messages.layout import fitting
from cogs.messages.posts import place_of
from cogs.messages.words import addressed, game_name
from cogs.proposals.claims import YES, YES_CHOICE
from cogs.proposals.confirmation import stop
from cogs.proposals.ending import EndingCommands
from cogs.proposals.pausing import WaitingCommands
from cogs.typed.choosing import (
    TABLE,
    Choices,
    gathers,
    house_choices,
    options_for,
    preset_choices,
    preset_named,
    read_options,
    table_choices,
    table_named,
    table_so_far,
    tables_of_host,
    tables_to_settle,
)
from engine.tables.live.table import Table

NO_TABLE: Final = "refusal-no-table-of-yours"
REMATCH_CHOICES: Final = [
    app_commands.Choice(name=text("find-partners-same"), value="same"),
    app_commands.Choice(name=text("find-partners-others"), value=OTHERS),
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

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        super().__init__()

    @app_commands.command(name=text("command-list"), description=text("command-list-hint"))
    @answered
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

    @app_commands.command(name=text("command-table-rules"), description=text("command-table-rules-hint"))
    @asks(**TABLE, preset="command-preset", options="command-options", house="house-which")
    @answered
    async def rules(
        self,
        act: Act,
        preset: str | None = None,
        options: str = "",
        house: str | None = None,
        table: str | None = None,
    ) -> None:
        """Change variant and options of one's own table; the seats are adapted."""
        say = act.say
        chosen = table_named(table, act, await tables_of_host(act), "refusal-no-table-here", fits=gathers)
        await act.response.defer(ephemeral=True, thinking=True)
        if house is not None:
            await play_by_house(chosen, act.user_id, await house_named(act, house, chosen.game.name))
        if preset is not None or options or house is None:
            wanted = preset_named(chosen.game.presets, preset, say)
            await chosen.configure(act.user_id, read_options(options), wanted)
        changed = say(
            "lobby-rules-changed", table=str(chosen.id), game=game_name(chosen, say), rules=terms_text(chosen, say)
        )
        await tell(act, changed)

    @app_commands.command(name=text("command-start"), description=text("command-start-hint"))
    @asks(**TABLE)
    @answered
    async def start(self, act: Act, table: str | None = None) -> None:
        """Start the match at one's own table."""
        await inherit(act)
        chosen = table_named(
            table,
            act,
            await tables_of_host(act),
            "refusal-no-table-here",
            fits=lambda one: gathers(one) and not one.free_seats,
        )
        await act.response.defer(ephemeral=True, thinking=True)
        await must_all_be_there(act, chosen)
        await chosen.start(act.user_id)
        await tell(act, act.say("lobby-started", table=str(chosen.id)))

    @app_commands.command(name=text("command-stop"), description=text("command-stop-hint"))
    @asks(**TABLE, sure="company-sure", reason="agree-reason")
    @app_commands.choices(sure=YES_CHOICE)
    @answered
    async def stop(self, act: Act, sure: str | None = None, reason: str = "", table: str | None = None) -> None:
        """Stop one's own table, propose that to the others in a match, or stop any table of the server."""
        candidates = await tables_to_settle(act, table, manages=may_stop(act))
        chosen = table_named(table, act, candidates, "refusal-no-table-here")
        await stop(act, chosen, sure=sure == YES, reason=reason)

    @app_commands.command(name=text("find-rematch-command"), description=text("find-rematch-hint"))
    @asks(partners=("command-partners", "find-rematch-partners-hint"))
    @app_commands.choices(partners=REMATCH_CHOICES)
    @answered
    async def rematch(self, act: Act, partners: str | None = None) -> None:
        """Open the rematch of this channel's last match, or join it."""
        ended = await self._bot.tables.last_ended(act.channel_id or 0)
        if ended is None:
            raise Denied("find-no-match-here")
        table = await play_again(act, ended, others=partners == OTHERS)
        await tell(act, act.say("find-rematch-yours", table=str(table.id)))

    @app_commands.command(name=text("find-show"), description=text("find-show-hint"))
    @asks(**TABLE)
    @answered
    async def show(self, act: Act, table: str | None = None) -> None:
        """Send the message of a table again, below what has been said since; to whom cannot see it there, alone."""
        chosen = table_named(table, act, self._bot.tables.of_user(act.user_id), NO_TABLE)
        if not await sees(act, chosen):
            await self._show_privately(act, chosen)
            return
        await act.response.defer(ephemeral=True, thinking=True)
        await self._bot.announcer.show_again(chosen)
        await tell(act, act.say("find-shown", table=str(chosen.id)))

    async def _show_privately(self, act: Act, table: Table) -> None:
        """Show the table to somebody who sits there and cannot see its channel any more."""
        if table.deal:
            await self._bot.hands.show(act, table)
        else:
            say = act.say
            await tell(act, say("find-seats", table=str(table.id), seats=seating(table, say)))

    @show.autocomplete("table")
    @completed
    async def _complete_show(self, act: Act, typed: str) -> Choices:
        return table_choices(self._bot.tables.of_user(act.user_id), typed, act)

    @rules.autocomplete("house")
    @completed
    async def _complete_new_house(self, act: Act, typed: str) -> Choices:
        table = table_so_far(act, await tables_of_host(act), gathers)
        return await house_choices(act, typed, table.game.name) if table else []

    @rules.autocomplete("options")
    @completed
    async def _complete_new_options(self, act: Act, typed: str) -> Choices:
        table = table_so_far(act, await tables_of_host(act), gathers)
        return options_for(table.game, table.setup.options, act, typed) if table else []

    @rules.autocomplete("preset")
    @completed
    async def _complete_new_preset(self, act: Act, typed: str) -> Choices:
        table = table_so_far(act, await tables_of_host(act), gathers)
        return preset_choices(table.game.presets, typed, act.say) if table else []

    @rules.autocomplete("table")
    @start.autocomplete("table")
    @completed
    async def _complete_start(self, act: Act, typed: str) -> Choices:
        return table_choices(await tables_of_host(act), typed, act)

    @stop.autocomplete("table")
    @completed
    async def _complete_stop(self, act: Act, typed: str) -> Choices:
        return table_choices(await tables_to_settle(act, "", manages=may_stop(act)), typed, act)
