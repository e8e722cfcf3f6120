"""Private answers that show a hand, for people who cannot or will not use direct messages.

Every press comes with a token that lets the bot edit its answer, or add one, for a quarter of an hour; every further
press on the answer brings a new token.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord

from cogs.hand.hand_page import Hand
from cogs.messages.layout import Page, page
from locales import Say

Key = tuple[int, int]
"""Table id and user id."""


@dataclass(frozen=True, slots=True)
class _Panel:
    interaction: discord.Interaction[Any]
    message: discord.WebhookMessage | None
    """None: the interaction's own answer."""
    hand: Hand | None
    """What it shows, picture and all; None: something else."""

    async def show(self, made: Page) -> bool:
        """Show a page on it; False if it is gone, dismissed by the person or because the token has expired."""
        if self.interaction.is_expired():
            return False
        try:
            if self.message is None:
                await self.interaction.edit_original_response(view=made.view, attachments=made.files)
            else:
                await self.message.edit(view=made.view, attachments=made.files)
        except discord.HTTPException:
            return False
        return True


class Panels:
    """Everybody's newest panel at every table. A restart loses them, so people press again."""

    def __init__(self) -> None:
        self._panels: dict[Key, _Panel] = {}

    def forget(self, table_id: int) -> None:
        """Forget the panels of a table that is over."""
        for key in [key for key in self._panels if key[0] == table_id]:
            del self._panels[key]

    async def open(self, key: Key, interaction: discord.Interaction[Any], hand: Hand, made: Page, say: Say) -> None:
        """Answer an interaction with a hand; an older panel then says that the cards are further down."""
        await interaction.response.send_message(view=made.view, files=made.files, ephemeral=True)
        before = self._panels.get(key)
        self._panels[key] = _Panel(interaction, None, hand)
        await self._supersede(before, say)

    def pressed(self, key: Key, interaction: discord.Interaction[Any], hand: Hand | None = None) -> None:
        """Use the token of this press from now on, as a button of a panel was pressed and the panel changed.

        `hand`: what its picture shows; None: the picture is stale.
        """
        self._panels[key] = _Panel(interaction, None, hand)

    def has(self, key: Key) -> bool:
        """Whether the bot knows of a panel."""
        return key in self._panels

    def shows(self, key: Key, hand: Hand) -> bool:
        """Whether the panel shows this hand already."""
        return key not in self._panels or self._panels[key].hand == hand

    async def refresh(self, key: Key, hand: Hand, made: Page) -> None:
        """Show the hand on the existing panel."""
        panel = self._panels[key]
        kept = await panel.show(made)
        if self._panels.get(key) is panel:
            if kept:
                self._panels[key] = _Panel(panel.interaction, panel.message, hand)
            else:
                del self._panels[key]

    async def renew(self, key: Key, hand: Hand, made: Page, say: Say) -> None:
        """For a new deal, open a new panel below the new table if there was a panel."""
        panel = self._panels.pop(key, None)
        if panel is None or panel.interaction.is_expired():
            return
        try:
            message = await panel.interaction.followup.send(view=made.view, files=made.files, ephemeral=True, wait=True)
        except discord.HTTPException:
            return
        if key not in self._panels:
            self._panels[key] = _Panel(panel.interaction, message, hand)
        await self._supersede(panel, say)

    async def close(self, key: Key, made: Page) -> None:
        """Show something other than a hand, for good."""
        panel = self._panels.pop(key, None)
        if panel is not None:
            await panel.show(made)

    async def _supersede(self, panel: _Panel | None, say: Say) -> None:
        if panel is not None and (panel.hand is None or not panel.hand.is_empty):
            await panel.show(page(say("play-hand-below")))
