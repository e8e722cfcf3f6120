"""Private answers that show a hand, for people who cannot or will not use direct messages.

Every press comes with a token that lets the bot edit its answer, or add one, for a quarter of an hour; every further
press on the answer brings a new token.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

import aiohttp
import discord

from cogs.delivery.avatars import WithFaces
from cogs.delivery.delivery import CannotEdit, DraftPage
from cogs.delivery.faults import passes
from cogs.hand.hand import Hand
from cogs.hand.hand_page import ShownHand, next_page, urgency_of
from cogs.messages.emojis import CardEmojis
from cogs.messages.layout import Page, page
from engine.tables.live.table import Table
from locales import Say

Key = tuple[int, int]
"""Table id and user id."""


@dataclass(frozen=True, slots=True)
class _Panel:
    interaction: discord.Interaction[Any]
    message: discord.WebhookMessage | None
    """None: the interaction's own answer."""
    shown: ShownHand | None
    """None: something other than a hand, or that is unknown."""
    message_id: int | None
    """None: unknown, so it has not been pressed yet."""

    def is_below(self, other: _Panel) -> bool:
        """Whether it is another message, further down, as far as that is known."""
        return self.message_id is not None and other.message_id is not None and self.message_id > other.message_id

    async def show(self, made: Page) -> discord.Message | None:
        """Show a page on it; None if it is gone, dismissed by the person or because the token has expired.

        Raises what passes by itself, and CannotEdit.
        """
        if self.interaction.is_expired():
            return None
        try:
            async with self.interaction.client.delivery.editing(made, self.message_id):
                if self.message is None:
                    return await self.interaction.edit_original_response(view=made.view, attachments=made.attachments)
                return await self.message.edit(view=made.view, attachments=made.attachments)
        except discord.HTTPException as error:
            if passes(error):
                raise
            return None

    async def replace(self, made: Page) -> discord.WebhookMessage | None:
        """Show a page on a new answer, and remove this one; None if the token has expired.

        Raises what passes by itself.
        """
        try:
            sent = await self.interaction.followup.send(view=made.view, files=made.files, ephemeral=True, wait=True)
        except discord.HTTPException as error:
            if passes(error):
                raise
            return None
        with suppress(discord.HTTPException):
            await (self.interaction.delete_original_response() if self.message is None else self.message.delete())
        return sent


class Panels:
    """Everybody's newest panel at every table. A restart loses them, so people press again."""

    def __init__(self) -> None:
        self._panels: dict[Key, _Panel] = {}
        self._older: dict[Key, list[tuple[_Panel, Say]]] = {}
        """Panels that a newer one has replaced, but that still show a hand; and the texts of their owner."""

    def forget(self, key: Key) -> None:
        """Forget somebody's panels at a table that is over."""
        self._panels.pop(key, None)
        self._older.pop(key, None)

    async def open(self, key: Key, interaction: discord.Interaction[Any], hand: Hand, made: Page, say: Say) -> None:
        """Answer an interaction with a hand; an older panel then says that the cards are further down.

        The interaction may have been put off silently before.
        """
        if interaction.response.is_done():
            message = await interaction.followup.send(view=made.view, files=made.files, ephemeral=True, wait=True)
            panel = _Panel(interaction, message, ShownHand.on(message, hand), message.id)
        else:
            sent = await interaction.response.send_message(view=made.view, files=made.files, ephemeral=True)
            panel = _Panel(interaction, None, ShownHand(hand), sent.message_id)
        self._supersede(key, say)
        self._panels[key] = panel
        try:
            await self._point_down(key)
            if interaction.client.direct.conversations.is_news_to(interaction.user.id):
                await interaction.followup.send(say("play-hand-later"), ephemeral=True)
        except Exception as error:
            # If it passes, the refresh that follows does it.
            if not passes(error):
                raise

    def pressed(self, key: Key, interaction: discord.Interaction[Any], shown: ShownHand | None, say: Say) -> None:
        """Use the token of this press from now on, as a button of a panel was pressed and the panel changed.

        Of two panels the lower one goes on; the next refresh has the other say so. The bot may not know of one that
        was pressed, as the answer to sending it may have been lost.
        """
        message_id = interaction.message.id if interaction.message is not None else None
        pressed = _Panel(interaction, None, shown, message_id)
        newest = self._panels.get(key)
        if newest is not None and newest.is_below(pressed):
            self._is_older(key, pressed, say)
            return
        if newest is not None and pressed.is_below(newest):
            self._is_older(key, newest, say)
        self._panels[key] = pressed

    def has(self, key: Key) -> bool:
        """Whether the bot knows of a panel."""
        return key in self._panels

    def shows(self, key: Key) -> ShownHand | None:
        """What somebody's panel shows; None: unknown."""
        return self._panels[key].shown if key in self._panels else None

    async def refresh(
        self, key: Key, now: Callable[[], Hand], table: Table, emojis: CardEmojis, with_faces: WithFaces
    ) -> None:
        """Show the present hand on the panel, if there is one and it shows something else.

        First, older panels say that the cards are further down.
        """
        await self._point_down(key)
        newest, hand = self._panels.get(key), now()
        if newest is None or (newest.shown is not None and newest.shown.is_enough(hand)):
            return
        panel: _Panel = newest

        async def draw() -> DraftPage[tuple[_Panel, Hand]] | None:
            current, hand = self._panels.get(key), now()
            if current is None or (current.shown is not None and current.shown.is_enough(hand)):
                return None
            made = await next_page(hand, current.shown, table, emojis, with_faces)

            def is_true() -> bool:
                return self._panels.get(key) is current and now().is_as_good_as(hand)

            return DraftPage(made, (current, hand), current.message_id, is_true)

        try:
            draft = await panel.interaction.client.delivery.drawn(urgency_of(hand), draw)
            if draft is None:
                return
            panel, hand = draft.of
            message: discord.Message | None
            there = panel.message
            try:
                message = await panel.show(draft.page)
            except CannotEdit:
                message = there = await panel.replace(draft.page)
        except BaseException:
            self._is_unknown(key, panel, hand.say)
            raise
        if self._panels.get(key) is not panel:
            # It was pressed or replaced meanwhile, and nobody knows which of the two edits came last.
            self._is_unknown(key, panel, hand.say)
            await self._point_down(key)
        elif message is not None:
            there_id = panel.message_id if there is None else there.id
            self._panels[key] = _Panel(panel.interaction, there, ShownHand.on(message, hand), there_id)
        else:
            del self._panels[key]

    def _is_unknown(self, key: Key, panel: _Panel, say: Say) -> None:
        """What this panel shows now is unknown: the next refresh changes it in any case."""
        newest = self._panels.get(key)
        if newest is None:
            return
        if newest.message_id == panel.message_id:
            self._panels[key] = replace(newest, shown=None)
        else:
            self._is_older(key, panel, say)

    async def renew(self, key: Key, hand: Hand, made: Page, say: Say) -> None:
        """For a new deal, open a new panel below the new table if there was a panel."""
        panel = self._panels.get(key)
        if panel is None or panel.interaction.is_expired():
            self._panels.pop(key, None)
            return
        try:
            message = await panel.interaction.followup.send(view=made.view, files=made.files, ephemeral=True, wait=True)
        except (aiohttp.ClientError, OSError, TimeoutError):
            # It may have arrived, and nothing tells Discord that a second one is the same: the one so far goes on.
            return
        except discord.HTTPException as error:
            if passes(error):
                raise
            self._panels.pop(key, None)
            return
        if self._panels.get(key) is panel:
            self._supersede(key, say)
            self._panels[key] = _Panel(panel.interaction, message, ShownHand.on(message, hand), message.id)
        else:
            # The one so far was pressed meanwhile and stays.
            self._is_older(key, _Panel(panel.interaction, message, None, message.id), say)

    async def close(self, key: Key, made: Page) -> None:
        """Show something other than a hand, for good."""
        panel = self._panels.get(key)
        if panel is not None:
            await panel.show(made)
            self._panels.pop(key, None)

    def _supersede(self, key: Key, say: Say) -> None:
        """The panel so far is an older one from now on."""
        panel = self._panels.get(key)
        if panel is not None and (panel.shown is None or not panel.shown.hand.is_empty):
            self._is_older(key, panel, say)

    def _is_older(self, key: Key, panel: _Panel, say: Say) -> None:
        """This panel is to say that the cards are further down."""
        self._older.setdefault(key, []).append((panel, say))

    async def _point_down(self, key: Key) -> None:
        for one in tuple(self._older.get(key, ())):
            panel, say = one
            await panel.show(page(say("play-hand-below")))
            with suppress(ValueError):
                self._older[key].remove(one)


def is_panel(interaction: discord.Interaction[Any]) -> bool:
    """Whether a press was on a private answer, not on a direct message."""
    return interaction.message is not None and interaction.message.flags.ephemeral
