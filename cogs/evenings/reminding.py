"""Reminds those who signed up, once, and tells the director when an evening has lost its channel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from cogs.app.channels import is_open as is_open_channel
from cogs.app.client import Client
from cogs.app.i18n import say_for
from cogs.app.mentions import Why, called, wants
from cogs.app.permissions import NEEDED, is_reached, missing_in, permission_names
from cogs.delivery.faults import passes
from cogs.evenings.page import CALL, moment, reminder_page, say_of
from cogs.messages.display_names import in_text
from cogs.messages.layout import Page, page
from engine.clubs.evenings.deciding import LOST
from engine.clubs.evenings.evening import REMIND_BEFORE, Guest
from engine.clubs.evenings.running import Evening
from engine.tables.store.posted import Post
from locales import Say

CLOSED: Final = "closed"
"""The kind of the message to the director that nothing can be shown in the channel; the number of the date follows."""
_IN_CHANNEL: Final = "channel"
"""What somebody chose who wants their cards in the channel: they are called there too."""


class Reminding:
    """What one evening tells people unasked."""

    def __init__(self, bot: Client, evening: Evening) -> None:
        self._bot, self._evening = bot, evening

    async def remind(self) -> None:
        """Remind whoever is due: by direct message, or in the channel those who prefer that or cannot be reached.

        Where the channel is closed to the bot, all by direct message; who takes none is told when it is open again, and
        its director is told that. A kill between a message and its note makes Discord give back the first one, by its
        nonce.
        """
        bot, evening = self._bot, self._evening
        is_open = await is_open_channel(bot, evening.setup.guild_id, evening.setup.channel_id)
        publicly: list[Guest] = []
        for guest in evening.due_reminders():
            person = await bot.tables.person(guest.user_id)
            if wants(person, Why.GAME):
                say = say_for(person, evening.setup)
                prefers_channel = (is_open and person.hand_in == _IN_CHANNEL) or person.dm_closed
                nonce = f"r{evening.id}.{evening.number}"
                if prefers_channel or not await self._by_message(guest.user_id, reminder_page(evening, say), nonce):
                    publicly.append(guest)
                    continue
            await evening.note_reminded([guest.user_id])
        if not is_open:
            await self._tell_closed(publicly)
        elif publicly:
            await self._in_channel(publicly)

    async def _in_channel(self, guests: list[Guest]) -> None:
        evening = self._evening
        made = reminder_page(evening, say_of(evening.setup), guests)
        channel = self._bot.get_partial_messageable(evening.setup.channel_id, guild_id=evening.setup.guild_id)
        allowed = await called(self._bot, made.mentions)
        nonce = f"rc{evening.id}.{evening.number}"
        message = await channel.send(view=made.view, allowed_mentions=allowed, nonce=nonce)
        where, fact = (message.id, evening.setup.channel_id, evening.setup.guild_id), f"{evening.id}:{evening.number}"
        await self._bot.tables.posted.note(Post(*where, CALL, fact, people=frozenset(made.mentions)))
        await evening.note_reminded([one.user_id for one in guests])

    async def _tell_closed(self, unreached: Sequence[Guest]) -> None:
        """Tell the director, once for each date, that nothing can be shown in its channel, and who does not know."""
        evening, setup = self._evening, self._evening.setup
        kind, guild = f"{CLOSED}-{evening.number}", self._bot.get_guild(setup.guild_id)
        is_near = self._bot.tables.now() >= evening.starts_at - REMIND_BEFORE
        if kind in evening.message_ids or not setup.director_id or not is_near:
            return
        if guild is None or not is_reached(guild):
            # On a server that Discord cannot reach, its director can do nothing.
            return
        channel = guild.get_channel_or_thread(setup.channel_id)
        say = await self._say_to_director()
        facts = {"name": in_text(setup.name), "when": moment(evening.starts_at), "channel": f"<#{setup.channel_id}>"}
        names = permission_names((missing_in(channel) if channel is not None else ()) or NEEDED, say)
        told = [say("evening-channel-closed", permissions=names, **facts)]
        if unreached:
            told.append(say("evening-not-reminded", names=", ".join(in_text(one.name) for one in unreached)))
        await self._by_message(setup.director_id, page("\n".join(told)), f"b{evening.id}.{evening.number}")
        await evening.set_message(kind, 1, 1)

    async def _say_to_director(self) -> Say:
        setup = self._evening.setup
        return say_for(await self._bot.tables.person(setup.director_id), setup)

    async def tell_channel_gone(self) -> None:
        """Tell the director, once, that the evening has no channel any more."""
        evening = self._evening
        setup = evening.setup
        if LOST in evening.message_ids or not setup.director_id:
            return
        say = await self._say_to_director()
        told = say("evening-channel-gone", name=in_text(setup.name), when=moment(evening.starts_at))
        await self._by_message(setup.director_id, page(told), f"l{evening.id}.{evening.number}", keeps=True)
        await evening.set_message(LOST, 1, 1)

    async def _by_message(self, user_id: int, made: Page, nonce: str, *, keeps: bool = False) -> bool:
        """Send a direct message; False if they are closed, or none can come now; `keeps`: then it comes later."""
        try:
            await self._bot.direct.send(user_id, made, what="evening", nonce=nonce, keeps=keeps)
        except (discord.Forbidden, discord.NotFound) as error:
            if passes(error):
                raise
            await self._bot.greetings.refused(user_id, error)
            return False
        return True
