"""/help: what to do next, depending on who asks and where: at a table, without one, by direct message, as a manager."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from discord import app_commands
from discord.ext import commands

from cogs.app.access import tables_here
from cogs.app.answers import answered
from cogs.app.client import Client, Interaction
from cogs.app.i18n import say_to, text
from cogs.app.permissions import missing_here, permission_names
from cogs.app.rights import may_manage
from cogs.messages.layout import fitting, page
from cogs.messages.words import game_name, seat_name
from engine.tables.live.table import Table
from engine.tables.model.status import Status
from locales import Say

_MOST_TABLES: Final = 5
"""Tables whose standing the help shows."""
_ROOM: Final = 1500


class HelpCommands(commands.Cog):
    """Works in direct messages too."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot

    @app_commands.command(name=text("admin-command-help"), description=text("admin-command-help-hint"))
    @answered
    async def help(self, interaction: Interaction) -> None:
        """Show one private page."""
        say = say_to(interaction)
        tables = await tables_here(interaction)
        here = fitting(_here(interaction, tables, say), _ROOM)
        clubs = ("clubs",) if interaction.guild_id is not None else ()
        known = [say(f"admin-help-{about}") for about in ("play", "past", "learn", *clubs, "own")]
        known.insert(1, say("hints-help"))
        known.insert(-1, say("score-help"))
        parts = [say("admin-help-title"), here, *known]
        if may_manage(interaction):
            parts.append(say("admin-help-manager"))
        await interaction.response.send_message(view=page(*parts).view, ephemeral=True)


def _here(interaction: Interaction, here: Sequence[Table], say: Say) -> Iterator[str]:
    """Where this person stands here, and what to do first; `here`: the tables of this server that they may see."""
    tables = interaction.client.tables
    own = tables.of_user(interaction.user.id)[:_MOST_TABLES]
    for table in own:
        yield standing_of(table, interaction.user.id, say)
    if interaction.guild_id is None:
        yield say("admin-help-direct")
        return
    missing = missing_here(interaction)
    if missing:
        yield say("admin-help-missing", permissions=permission_names(missing, say))
    if own:
        return
    waiting = [table for table in here if table.status is Status.LOBBY]
    free = [table for table in waiting if table.free_seats and table.setup.tournament is None]
    for table in free[:_MOST_TABLES]:
        where = f"<#{table.setup.channel_id}>"
        yield say("admin-help-free", table=str(table.id), game=game_name(table, say), channel=where)
    yield say("admin-help-open")


def standing_of(table: Table, user_id: int, say: Say) -> str:
    """How things stand at a table for somebody seated there."""
    setup = table.setup
    where = say("admin-help-private") if setup.guild_id is None else f"<#{setup.channel_id}>"
    facts = {"table": str(table.id), "game": game_name(table, say), "channel": where}
    seat = table.seat_of(user_id)
    occupant = table.occupant(seat) if seat else None
    if table.status is Status.LOBBY:
        is_host = table.setup.host_id == user_id
        who = ("host-waits" if table.free_seats else "host-starts") if is_host else "lobby"
        return say(f"admin-help-{who}", **facts, count=len(table.free_seats))
    if seat in table.missing_answers:
        return say("admin-help-answer", **facts)
    if occupant is not None and occupant.away:
        return say("admin-help-away", **facts)
    if table.paused:
        return say("admin-help-paused", **facts)
    if seat in table.actors:
        return say("admin-help-turn", **facts)
    names = ", ".join(seat_name(table, actor, say) for actor in table.actors)
    return say("admin-help-others", **facts, name=names) if names else say("admin-help-between", **facts)
