"""Finds out when somebody sits down, not in the middle of a deal, whether their direct messages are open."""

from __future__ import annotations

from typing import Final

import discord

from cogs.app.answers import Denied, tell
from cogs.app.client import Client, Interaction
from cogs.app.i18n import say_to
from cogs.app.preferences import CHANNEL
from cogs.messages.buttons import Handler, TableButton
from cogs.messages.layout import page
from cogs.messages.words import game_name
from engine.tables.live.table import Table

OPENED_TOO_FAST: Final = 40003


class Greetings:
    """Greets people who sit down, once each while the bot runs, and remembers whose direct messages are closed."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._greeted: set[int] = set()

    async def greet(self, interaction: Interaction, table: Table) -> bool:
        """Greet a person who sits down, or say that direct messages cannot reach them; True: all is well."""
        person = await self._bot.tables.person(interaction.user.id)
        if person.hand_in == CHANNEL:
            return True
        if person.dm_closed or not await self._reach(interaction, table):
            say = say_to(interaction)
            retry = TableButton("opened", table.id, label=say("lobby-dm-opened"), style=discord.ButtonStyle.primary)
            closed = page(say("lobby-dm-closed"), [retry])
            await interaction.followup.send(view=closed.view, ephemeral=True)
            return False
        return True

    async def _reach(self, interaction: Interaction, table: Table) -> bool:
        user = interaction.user
        if user.id in self._greeted:
            return True
        say = say_to(interaction)
        where, game = f"<#{table.setup.channel_id}>", game_name(table, say)
        text = say("lobby-greeting", game=game, table=str(table.id), channel=where)
        try:
            channel = await self._bot.create_dm(user)
            await channel.send(view=page(text).view)
        except discord.Forbidden as error:
            return await self.refused(user.id, error)
        self._greeted.add(user.id)
        return True

    def forget(self, user_id: int) -> None:
        """Forget a person who asked for that."""
        self._greeted.discard(user_id)

    async def refused(self, user_id: int, error: discord.Forbidden) -> bool:
        """Try no more direct messages, as one was refused; returns False."""
        self._greeted.discard(user_id)
        if error.code != OPENED_TOO_FAST:
            await self._bot.change_person(user_id, dm_closed=True)
        return False

    async def try_again(self, interaction: Interaction, table: Table, _: str) -> None:
        """Try again, as the person says they have opened their direct messages."""
        await interaction.response.defer()
        if not await self._reach(interaction, table):
            raise Denied("refusal-still-closed")
        await self._bot.change_person(interaction.user.id, dm_closed=False)
        await tell(interaction, say_to(interaction)("lobby-dm-open"))
        self._bot.hands.refresh(table, interaction.user.id)

    def handlers(self) -> dict[str, Handler]:
        return {"opened": self.try_again}
