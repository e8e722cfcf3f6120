"""Whether Discord takes a new picture in an edit. Some report that it does not (discord-api-docs 7529, which is open).

What was refused once is not asked for again with every edit, but now and then, as it may have been mended.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import discord

from cogs.delivery.faults import INVALID_BODY

_log = logging.getLogger(__name__)

AGAIN_AFTER: Final = 3600.0
"""Seconds after a refusal until one edit tries again."""
_BAD_REQUEST: Final = 400
_ABOUT_PICTURES: Final = ("media", "attachment")


class PictureEdits:
    """What this process has found out; it begins in good faith."""

    def __init__(self) -> None:
        self.refusal: str | None = None
        """Discord's words, if it takes none."""
        self._try_from = 0.0
        """When an edit may try again, in loop time."""

    def may_try(self) -> bool:
        """Whether an edit may bring a picture now; after a refusal only one edit tries at a time."""
        if self.refusal is None:
            return True
        now = asyncio.get_running_loop().time()
        if now < self._try_from:
            return False
        self._try_from = now + AGAIN_AFTER
        return True

    def refused(self, error: discord.HTTPException) -> None:
        """Discord took none; the log says so once."""
        if self.refusal is None:
            _log.warning(
                "Discord takes no new pictures in edits: messages with new ones are replaced instead. It said: %s",
                error.text,
            )
        self.refusal = error.text
        self._try_from = asyncio.get_running_loop().time() + AGAIN_AFTER

    def taken(self) -> None:
        """Discord took one."""
        if self.refusal is not None:
            _log.warning("Discord takes new pictures in edits again")
        self.refusal = None


def is_about_pictures(error: discord.HTTPException) -> bool:
    """Whether Discord says that it does not know the picture that came with an edit."""
    about = any(word in error.text.lower() for word in _ABOUT_PICTURES)
    return error.status == _BAD_REQUEST and error.code in (0, INVALID_BODY) and about
