"""Finds out when somebody sits down, not in the middle of a deal, whether their direct messages are open."""

from __future__ import annotations

from typing import Final

import discord

from cogs.app.answers import Denied, tell
from cogs.app.client import Client, Interaction
from cogs.app.i18n import say_to
from cogs.app.preferences import CHANNEL
from cogs.delivery.faults import NO_COMMON_SERVER, UNKNOWN_USER
from cogs.members.giving_up import look_for
from cogs.messages.buttons import Handler, TableButton
from cogs.messages.layout import Part, page
from cogs.messages.letters import Question, question, to_ask
from cogs.messages.words import game_name
from engine.tables.live.table import Table

LEFT: Final = frozenset({NO_COMMON_SERVER, UNKNOWN_USER})
"""Discord's codes for somebody who has left, or has no account any more."""
CLOSED: Final = frozenset({50007, NO_COMMON_SERVER})
"""Discord's codes for somebody who takes no direct messages of the bot, or has no server in common with it."""


class Greetings:
    """Greets people who sit down, once each while the bot runs, and remembers whose direct messages are closed."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._greeted: set[int] = set()

    async def greet(self, interaction: Interaction, table: Table) -> bool:
        """Greet a person who sits down, or say that direct messages cannot reach them; True: all is well."""
        person = await self._bot.tables.person(interaction.user.id)
        if person.hand_in == CHANNEL:
            await self._say_here(interaction, table)
            return True
        if person.dm_closed or not await self._reach(interaction, table):
            say = say_to(interaction)
            retry = TableButton("opened", table.id, label=say("lobby-dm-opened"), style=discord.ButtonStyle.primary)
            await self._say_here(interaction, table, say("lobby-dm-closed"), [retry])
            return False
        return True

    async def _say_here(self, interaction: Interaction, table: Table, *parts: Part) -> None:
        """Say this to the person alone where they are, and ask what is to be asked once, if there is either."""
        asked = await self._question(interaction, table)
        if parts or asked.parts:
            made = page(*parts, *asked.parts)
            await interaction.followup.send(view=made.view, files=asked.files, ephemeral=True)
        await self._now_asked(interaction, asked)

    async def _question(self, interaction: Interaction, table: Table) -> Question:
        say, person = say_to(interaction), await self._bot.tables.person(interaction.user.id)
        return await question(to_ask(person, table, say), say)

    async def _now_asked(self, interaction: Interaction, asked: Question) -> None:
        if asked.parts:
            await self._bot.change_person(interaction.user.id, letters_asked=True)

    async def _reach(self, interaction: Interaction, table: Table) -> bool:
        user = interaction.user
        if user.id in self._greeted:
            return True
        say = say_to(interaction)
        where, game = f"<#{table.setup.channel_id}>", game_name(table, say)
        text = say("lobby-greeting", game=game, table=str(table.id), channel=where)
        asked = await self._question(interaction, table)
        try:
            await self._bot.direct.send(user.id, page(text, *asked.parts, files=asked.files), what="greeting")
        except discord.Forbidden as error:
            return await self.refused(user.id, error)
        self._greeted.add(user.id)
        await self._now_asked(interaction, asked)
        return True

    def forget(self, user_id: int) -> None:
        """Forget a person who asked for that."""
        self._greeted.discard(user_id)

    async def refused(self, user_id: int, error: discord.Forbidden | discord.NotFound) -> bool:
        """Try no more direct messages, as one was refused; returns False."""
        self._greeted.discard(user_id)
        if error.code in LEFT:
            await look_for(self._bot, user_id)
        if error.code in CLOSED:
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
