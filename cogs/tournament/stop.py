"""Stopping a tournament: in two presses, or by a manager giving a reason; its channel is told who did it."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import discord

from cogs.app.answers import Denied, tell
from cogs.app.client import Interaction
from cogs.app.i18n import say_at, say_to
from cogs.app.rights import may_manage
from cogs.messages.display_names import in_text, name_of_user
from cogs.messages.layout import page
from cogs.tournament.buttons import TournamentButton, TournamentHandler
from engine.core.names import clean_name
from engine.tables.decisions.stopping import MOST_REASON
from engine.tables.model.errors import Refused
from engine.tables.store.posted import Post
from engine.tournaments.progress import Tournament

NOTICE: Final = "tournament-stopped"
"""What the message about it shows: it is not made a second time."""


async def stop(interaction: Interaction, tournament: Tournament, *, sure: bool, reason: str) -> None:
    """Ask the host, unless they are `sure`; a manager who is not the host needs a reason."""
    say, user_id = say_to(interaction), interaction.user.id
    try:
        tournament.must_be_stoppable(user_id)
        is_forced = bool(reason)
    except Refused:
        if not may_manage(interaction):
            raise
        is_forced = True
    if is_forced:
        if not may_manage(interaction):
            raise Denied("refusal-manage-server")
        reason = clean_name(reason)[:MOST_REASON]
        if not any(char.isalnum() for char in reason):
            raise Denied("agree-reason-needed")
    if sure or is_forced:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await _stop(interaction, tournament, reason)
        await tell(interaction, say("tournament-you-stopped", tournament=str(tournament.id)))
        return
    style = discord.ButtonStyle
    buttons = [
        TournamentButton("stopyes", tournament.id, label=say("agree-stopyes"), style=style.danger),
        TournamentButton("asitwas", tournament.id, label=say("stay-decline")),
    ]
    await tell(interaction, page(say("agree-tournament-doubt", tournament=str(tournament.id)), buttons).view)


async def _stop(interaction: Interaction, tournament: Tournament, reason: str = "") -> None:
    await tournament.stop(interaction.user.id, force=bool(reason))
    key = "agree-tournament-overruled" if reason else "agree-tournament-stopped"
    facts = {"name": in_text(name_of_user(interaction.user)), "tournament": str(tournament.id)}
    if reason:
        facts["reason"] = in_text(reason)
    channel = interaction.client.get_partial_messageable(
        tournament.setup.channel_id, guild_id=tournament.setup.guild_id
    )
    with suppress(discord.Forbidden, discord.NotFound):
        message = await channel.send(view=page(say_at(tournament.setup)(key, **facts)).view)
        by = frozenset({interaction.user.id})
        told = Post(
            message.id, message.channel.id, tournament.setup.guild_id, NOTICE, tournament_id=tournament.id, people=by
        )
        await interaction.client.tables.posted.note(told)


async def _stop_surely(interaction: Interaction, tournament: Tournament, _: str) -> None:
    await interaction.response.defer()
    await _stop(interaction, tournament)
    told = say_to(interaction)("tournament-you-stopped", tournament=str(tournament.id))
    await interaction.client.delivery.answer(interaction, page(told))


async def _leave_it(interaction: Interaction, _: Tournament, __: str) -> None:
    """No: leave it as it is."""
    await interaction.client.delivery.answer(interaction, page(say_to(interaction)("agree-as-it-was")))


STOPPING: dict[str, TournamentHandler] = {"stopyes": _stop_surely, "asitwas": _leave_it}
