"""Answers whose page takes a while: the interaction is put off, and the page fills the answer."""

from __future__ import annotations

from contextlib import suppress

import discord

from cogs.app.client import Interaction
from cogs.delivery.delivery import CannotEdit
from cogs.messages.layout import Page, in_words


async def fill_answer(interaction: Interaction, made: Page) -> discord.Message:
    """Show a page as the answer that was put off, or on the message whose button was pressed.

    Where Discord takes no new pictures in edits, the answer tells them in words until another message has them.
    """
    try:
        shown = await interaction.client.delivery.answer(interaction, made)
        assert shown is not None
        return shown
    except CannotEdit:
        pass
    said = await interaction.client.delivery.answer(interaction, in_words(made))
    assert said is not None
    private = said.flags.ephemeral
    sent = await interaction.followup.send(view=made.view, files=made.files, ephemeral=private, wait=True)
    with suppress(discord.HTTPException):
        await interaction.delete_original_response()
    return sent


async def change_pressed(interaction: Interaction, made: Page) -> None:
    """Show a page on the message whose button was pressed, as the answer to that."""
    try:
        await interaction.client.delivery.answer(interaction, made)
    except CannotEdit:
        if not interaction.response.is_done():
            await interaction.response.defer()
        await fill_answer(interaction, made)
