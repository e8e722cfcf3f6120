"""Keeps the messages of evenings up to date.

What is missing is found by comparing the evening with the messages it remembers, and then shown: it makes no
difference whether something has just happened or the bot was stopped before showing it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import cast

import discord

from cogs.app.client import Client
from cogs.app.mentions import called
from cogs.delivery.delivery import CannotEdit
from cogs.delivery.faults import MISSING_ACCESS, MISSING_PERMISSIONS
from cogs.delivery.pacer import Urgency
from cogs.evenings.events import Events
from cogs.evenings.page import CALL, DATE, OVER, date_page, date_texts, has_results, past_page, result_page, table_page
from cogs.evenings.reminding import Reminding
from cogs.evenings.rooms import rooms_of
from cogs.messages.layout import Page
from engine.clubs.evenings.evening import Stage
from engine.clubs.evenings.running import Evening
from engine.clubs.evenings.saving import KeptEvening
from engine.tables.model.people import FORGOTTEN
from engine.tables.store.posted import Post


class EveningBoards:
    """The announcer of the evenings."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._boards: dict[int, _Board] = {}

    async def evening_changed(self, evening: KeptEvening) -> None:
        """Only notes that there is something to show."""
        if evening.id not in self._boards:
            self._boards[evening.id] = _Board(self._bot, cast("Evening", evening), self._forget)
        self._boards[evening.id].refresh()

    async def rooms(self, evening: KeptEvening, first: int, count: int) -> Sequence[int]:
        """The channels of tables to be opened."""
        return await rooms_of(self._bot, evening, first, count)

    def _forget(self, evening: Evening) -> None:
        self._boards.pop(evening.id, None)


class _Board:
    """The messages of one evening."""

    def __init__(self, bot: Client, evening: Evening, forget: Callable[[Evening], None]) -> None:
        self._bot, self._evening, self._forget = bot, evening, forget
        self._queue = bot.delivery.queue(self._refused, Urgency.SLATE)
        self._calls = bot.delivery.queue(self._refused, Urgency.SLATE)
        """Reminders wait for nothing that cannot be shown."""
        self._events = Events(bot, evening)
        self._reminding = Reminding(bot, evening)
        self._words: tuple[int, list[str]] | None = None
        """The date shown last, and in which words."""

    def refresh(self) -> None:
        self._queue.refresh(self._show)
        self._calls.refresh(self._tell)

    async def _tell(self) -> None:
        """What people are told unasked."""
        evening = self._evening
        if evening.is_live and evening.state.channel_lost:
            await self._reminding.tell_channel_gone()
        elif evening.is_live:
            await self._reminding.remind()

    async def _show(self) -> None:
        evening = self._evening
        await self._show_past()
        if not evening.is_live:
            await self._events.refresh()
            self._forget(evening)
            return
        if evening.state.channel_lost:
            return
        await self._show_date()
        await self._call_to_tables()
        await self._events.refresh()

    async def _show_past(self) -> None:
        """Show how dates ended that are over, once each."""
        evening = self._evening
        newest = evening.number if evening.stage is Stage.OVER else evening.number - 1
        for number in range(evening.state.shown + 1, newest + 1):
            past = await evening.past(number)
            place = evening.message_ids.get(f"{DATE}-{number}")
            # If Discord refuses to show it, it is over all the same.
            with suppress(discord.Forbidden, discord.NotFound, CannotEdit):
                if past is not None and place is not None:
                    is_last = evening.stage is Stage.OVER and number == newest
                    await self._bot.delivery.edit(place, past_page(evening.setup, past, is_last=is_last))
            with suppress(discord.Forbidden, discord.NotFound):
                if past is not None and has_results(past):
                    people = frozenset(one.user_id for one in past.results if one.user_id != FORGOTTEN)
                    await self._send(OVER, number, result_page(evening.setup, past), people)
            await evening.note_shown(number)

    async def _show_date(self) -> None:
        evening, number = self._evening, self._evening.number
        tables = await evening.live_tables() if evening.stage.is_played else []
        words = number, date_texts(evening, tables)
        if words == self._words:
            return
        place = evening.message_ids.get(f"{DATE}-{number}")
        people = frozenset({evening.setup.director_id, *(one.user_id for one in evening.guests)} - {FORGOTTEN})
        if place is not None and place[0] == evening.setup.channel_id:
            try:
                await self._bot.delivery.edit(place, date_page(evening, tables))
                await self._note(place, DATE, number, people)
                self._words = words
                return
            except CannotEdit as error:
                if not error.is_there and evening.stage is not Stage.SIGN_UP:
                    # Somebody has deleted it while it was played.
                    self._words = words
                    return
        await self._send(DATE, number, date_page(evening, tables), people)
        self._words = words
        if place is not None:
            # It takes place elsewhere now; the old message would be wrong soon.
            with suppress(discord.HTTPException):
                await self._bot.delivery.delete(place)

    async def _call_to_tables(self) -> None:
        evening = self._evening
        for drawn in evening.state.tables:
            kind = f"{CALL}-{drawn.table_id}"
            if kind in evening.message_ids:
                continue
            table = await self._bot.tables.find(drawn.table_id)
            people = frozenset(one.user_id for one in table.seats if one and one.user_id)
            with suppress(discord.Forbidden, discord.NotFound):
                await self._send(CALL, drawn.table_id, table_page(evening, table), people, drawn.channel_id)

    async def _send(
        self, kind: str, number: int, made: Page, people: frozenset[int], channel_id: int | None = None
    ) -> None:
        evening = self._evening
        channel_id = channel_id or evening.setup.channel_id
        channel = self._bot.get_partial_messageable(channel_id, guild_id=evening.setup.guild_id)
        # Killed between sending and remembering, it would be sent twice: Discord gives back the first message where the
        # nonce is the same, for some minutes. A date that is shown elsewhere is another message.
        is_new = f"{kind}-{number}" not in evening.message_ids
        nonce = f"e{evening.id}.{kind[7:9]}{number}" if is_new else secrets.token_hex(8)
        allowed = await called(self._bot, made.mentions)
        message = await channel.send(view=made.view, files=made.files, allowed_mentions=allowed, nonce=nonce)
        await evening.set_message(f"{kind}-{number}", channel_id, message.id)
        await self._note((channel_id, message.id), kind, number, people)

    async def _note(self, where: tuple[int, int], kind: str, number: int, people: frozenset[int]) -> None:
        """Record where a message is that names people."""
        channel_id, message_id = where
        fact = f"{self._evening.id}:{number}"
        post = Post(message_id, channel_id, self._evening.setup.guild_id, kind, fact, people=people)
        await self._bot.tables.posted.note(post)

    async def _refused(self, error: discord.HTTPException) -> bool:
        """Whether the refusal may be lifted."""
        return error.code in (MISSING_ACCESS, MISSING_PERMISSIONS)
