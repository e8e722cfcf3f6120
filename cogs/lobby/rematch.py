"""Rematches: opened by the first to ask, and joined by those who ask after that."""

from __future__ import annotations

from typing import Final

import discord

from cogs.app.access import must_see_channel
from cogs.app.answers import Denied
from cogs.app.client import Interaction
from cogs.app.i18n import say_to
from cogs.app.permissions import must_be_permitted
from cogs.app.rights import most_open
from cogs.lobby.opening import must_be_where_tables_are
from cogs.members.giving_up import must_all_be_there
from cogs.messages.buttons import Handler, TableButton
from cogs.messages.display_names import name_of_user
from cogs.messages.words import name_of
from engine.tables.live.table import Table
from engine.tables.model.preferences import TABLES
from engine.tables.model.status import Status
from locales import Say

OTHERS: Final = "others"
"""What a button for other partners carries."""


def rematch_buttons(table: Table, say: Say) -> list[TableButton]:
    """The buttons under the end of a match; none in a tournament, which itself decides who plays next."""
    if table.setup.tournament is not None:
        return []
    buttons = [TableButton("rematch", table.id, label=say("find-again"), style=discord.ButtonStyle.success)]
    if table.has_partners:
        buttons.append(TableButton("rematch", table.id, OTHERS, label=say("find-again-others")))
    return buttons


async def play_again(interaction: Interaction, ended: Table, *, others: bool) -> Table:
    """Sit down at the rematch of a match, opening it in the channel of the interaction if need be."""
    user = interaction.user
    if ended.setup.tournament is None and user.id not in ended.seats_again():
        raise Denied("find-not-of-match", table=str(ended.id))
    must_be_permitted(interaction)
    found = await interaction.client.tables.rematch_of(ended)
    if found is None:
        # Those who were at the match need no role for it, but it must be where tables are still allowed.
        must_be_where_tables_are(interaction)
    await must_see_channel(interaction, found or ended)
    await interaction.response.defer(ephemeral=True)
    if found is not None:
        await must_all_be_there(interaction, found)
    most = most_open(interaction, TABLES)
    table = await interaction.client.tables.rematch(ended, user.id, name_of_user(user), others=others, most=most)
    if table.seat_of(user.id) is None or not table.status.is_live:
        raise Denied(f"find-rematch-{table.status}", table=str(table.id))
    await interaction.client.greetings.greet(interaction, table)
    if table.status is Status.LOBBY and ended.has_partners and others is table.setup.starts_when_full:
        # Somebody else has opened it, and chose the other way to find partners.
        host = next((one for one in table.seats if one and one.user_id == table.setup.host_id), None)
        say = say_to(interaction)
        key = "find-rematch-same-partners" if others else "find-rematch-other-partners"
        told = say(key, table=str(table.id), host=name_of(host, say))
        await interaction.followup.send(told, ephemeral=True)
    return table


async def rematch(interaction: Interaction, ended: Table, fact: str) -> None:
    await play_again(interaction, ended, others=fact == OTHERS)


HANDLERS: dict[str, Handler] = {"rematch": rematch}
