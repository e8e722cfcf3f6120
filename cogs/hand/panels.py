"""Private answers that show a hand, for people who cannot or will not use direct messages.

Every press comes with a token that lets the bot edit its answer, or add one, for a quarter of an hour; every further
press on the answer brings a new token. A restart loses them, so people press again.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord

from cogs.app.client import Act, Client
from cogs.delivery.delivery import CannotEdit, DraftPage
from cogs.delivery.faults import passes
from cogs.hand.hand import Hand
from cogs.hand.hand_page import ShownHand, hand_page
from cogs.hand.place import HandPlace, Now
from cogs.messages.layout import Page, page
from engine.running.table import Table


@dataclass(frozen=True, slots=True)
class _Panel:
    """One answer."""

    interaction: discord.Interaction[Any]
    message: discord.WebhookMessage | None
    """None: the interaction's own answer."""
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

    async def below(self, made: Page) -> discord.WebhookMessage | None:
        """Show a page on a new answer; None if the token has expired. Raises what passes by itself."""
        try:
            return await self.interaction.followup.send(view=made.view, files=made.files, ephemeral=True, wait=True)
        except discord.HTTPException as error:
            if passes(error):
                raise
            return None

    async def delete(self) -> None:
        """Delete it, if Discord lets the bot."""
        with suppress(discord.HTTPException):
            await (self.interaction.delete_original_response() if self.message is None else self.message.delete())


class HandPanel(HandPlace):
    """The newest of somebody's answers with a hand of a table."""

    def __init__(self, bot: Client, table: Table, user_id: int) -> None:
        super().__init__(bot, table, user_id)
        self._newest: _Panel | None = None
        self._older: list[_Panel] = []
        """Panels that a newer one has replaced, but that still show a hand."""

    @property
    def message_id(self) -> int | None:
        return self._newest.message_id if self._newest is not None else None

    @property
    def _has_token(self) -> bool:
        return True

    @property
    def is_there(self) -> bool:
        """Whether the bot knows of a panel."""
        return self._newest is not None

    def forget(self) -> None:
        self._newest = None
        self._older.clear()
        self._now_shows(None)

    async def open(self, act: Act, hand: Hand, made: Page) -> None:
        """Answer an interaction with a hand; an older panel then says that the cards are further down.

        The interaction may have been put off silently before.
        """
        if act.response.is_done():
            message = await act.followup.send(view=made.view, files=made.files, ephemeral=True, wait=True)
            panel, shown = _Panel(act.interaction, message, message.id), ShownHand.whole(hand).on(message)
        else:
            sent = await act.response.send_message(view=made.view, files=made.files, ephemeral=True)
            panel, shown = _Panel(act.interaction, None, sent.message_id), ShownHand.whole(hand)
        self._begin(panel, shown)
        try:
            await self._point_down()
            if self._bot.direct.conversations.is_news_to(self._user_id):
                await act.followup.send(hand.say("play-hand-later"), ephemeral=True)
        except Exception as error:
            # If it passes, the refresh that follows does it.
            if not passes(error):
                raise

    def pressed(self, act: Act, shown: ShownHand | None) -> None:
        """Use the token of this press from now on.

        Of two panels the lower one goes on; the next refresh has the other say so. The bot may not know of one that
        was pressed, as the answer to sending it may have been lost.
        """
        panel, newest = _Panel(act.interaction, None, act.message.id if act.message is not None else None), self._newest
        if newest is not None and newest.is_below(panel):
            self._older.append(panel)
            return
        if newest is not None and panel.is_below(newest):
            self._older.append(newest)
        self._newest = panel
        self._now_shows(shown)

    async def show(self, now: Now, *, draws: bool, in_place: bool) -> None:
        """First, older panels say that the cards are further down."""
        await self._point_down()
        if self.is_there and not self.is_enough(now()):
            await self._bring_up(now, draws=draws)

    async def _edit(self, draft: DraftPage[ShownHand], now: Now) -> None:
        panel = self._newest
        if panel is None:
            return
        there, message = panel, None
        try:
            try:
                message = await panel.show(draft.page)
            except CannotEdit:
                if (sent := await panel.below(draft.page)) is not None:
                    await panel.delete()
                    message, there = sent, _Panel(panel.interaction, sent, sent.id)
        except BaseException:
            if self._newest is not panel:
                self._is_older(panel)
            raise
        if self._newest is not panel:
            # It was pressed or replaced meanwhile, and nobody knows which of the two edits came last.
            self._is_older(panel)
            self._now_shows(None)
            await self._point_down()
        elif message is not None:
            self._newest = there
            self._now_shows(draft.of.on(message))
        else:
            self._newest = None
            self._now_shows(None)

    def _is_older(self, panel: _Panel) -> None:
        """Have a panel say that the cards are further down, unless it is the newest by another press."""
        if self._newest is not None and self._newest.message_id != panel.message_id:
            self._older.append(panel)

    async def begin_deal(self, now: Now) -> None:
        """Open a new panel below the new table, if there was a panel."""
        if not self.is_there:
            return
        await self._bot.announcer.table_shown(self._table)
        hand = now()
        made = await hand_page(hand, self._table, self._bot.tiles, self._bot.avatars.on)
        panel = self._newest
        try:
            message = None if panel is None or panel.interaction.is_expired() else await panel.below(made)
        except (aiohttp.ClientError, OSError, TimeoutError):
            # It may have arrived, and nothing tells Discord that a second one is the same: the one so far goes on.
            return
        if panel is None or message is None:
            self._newest = None
            self._now_shows(None)
        elif self._newest is panel:
            self._begin(_Panel(panel.interaction, message, message.id), ShownHand.whole(hand).on(message))
        else:
            # The one so far was pressed meanwhile and stays.
            self._older.append(_Panel(panel.interaction, message, message.id))

    async def withdraw(self, text: str) -> None:
        if self._newest is not None:
            await self._newest.show(page(text))
            self._newest = None
            self._now_shows(None)

    def _begin(self, panel: _Panel, shown: ShownHand) -> None:
        """Go on with a new panel; the one so far is an older one from now on."""
        if self._newest is not None and (self.shown is None or not self.shown.hand.is_empty):
            self._older.append(self._newest)
        self._newest = panel
        self._now_shows(shown)

    async def _point_down(self) -> None:
        for panel in tuple(self._older):
            await panel.show(page((await self._say())("play-hand-below")))
            with suppress(ValueError):
                self._older.remove(panel)


def is_panel(act: Act) -> bool:
    """Whether a press was on a private answer, not on a direct message."""
    return act.message is not None and act.message.flags.ephemeral
