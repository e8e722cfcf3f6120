"""Files that people bring to a command."""

from __future__ import annotations

import aiohttp
import discord

from cogs.app.answers import Denied
from engine.records.files import OtherFile, WhyNot, text_in


async def text_brought(file: discord.Attachment, most: int) -> str:
    """The text of a file of at most so many bytes; the interaction has been deferred.

    Raises OtherFile(too-large, no-text), and Denied if Discord does not give it.
    """
    if file.size > most:
        raise OtherFile(WhyNot.TOO_LARGE)
    try:
        data = await file.read()
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
        raise Denied("stats-file-away") from None
    return text_in(data)
