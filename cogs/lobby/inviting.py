"""Inviting people to a table: they may sit down, and are pinged once, where the table is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import discord

from cogs.app.answers import tell
from cogs.app.client import Interaction
from cogs.app.i18n import say_at, say_to
from cogs.app.mentions import called
from cogs.members.calling import call
from cogs.messages.buttons import TableButton
from cogs.messages.layout import Page, page
from cogs.messages.posts import link_to
from cogs.messages.words import game_name, name_of, people_of
from engine.tables.live.table import Table
from engine.tables.model.status import Status
from engine.tables.store.posted import Post

INVITATION: Final = "invitation"
"""What the message shows."""


async def invite(interaction: Interaction, table: Table, user_ids: Iterable[int]) -> None:
    """Let the host invite these people; those already invited or seated, or left without a seat, are not pinged."""
    invited = sorted(set(user_ids))
    fresh = frozenset(invited) - table.setup.invited - people_of(table)
    can_sit = table.status is Status.LOBBY and bool(table.free_seats)
    # Anybody else is refused below.
    if can_sit and interaction.user.id == table.setup.host_id:
        call(interaction, fresh)
    await table.invite(interaction.user.id, invited)
    if fresh and can_sit:
        made = invitation_page(table, sorted(fresh))
        channel = interaction.client.get_partial_messageable(table.setup.channel_id, guild_id=table.setup.guild_id)
        message = await channel.send(view=made.view, allowed_mentions=await called(interaction.client, made.mentions))
        where = message.id, table.setup.channel_id, table.setup.guild_id
        await interaction.client.tables.posted.note(Post(*where, INVITATION, table_id=table.id, people=fresh))
    people = " ".join(f"<@{user}>" for user in invited)
    key = "lobby-invited" if can_sit else "find-invited-no-seat"
    await tell(interaction, say_to(interaction)(key, people=people, count=len(invited)))


def invitation_page(table: Table, user_ids: Iterable[int]) -> Page:
    """Who is invited to which table, with a link to it."""
    say, ids = say_at(table.setup), tuple(user_ids)
    host = next(one for one in table.seats if one and one.user_id == table.setup.host_id)
    facts = {"people": " ".join(f"<@{one}>" for one in ids), "host": name_of(host, say)}
    called = say("find-invitation", **facts, game=game_name(table, say), table=str(table.id))
    if lobby := table.message_ids.get("lobby"):
        called += f"\n{say('find-there', link=link_to(table, lobby))}"
    button = TableButton("join", table.id, label=say("find-sit-down"), style=discord.ButtonStyle.success)
    return page(called, [button], mentions=ids)
