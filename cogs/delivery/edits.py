"""How a message can be edited: by the token of a press, one edit at a time, with a new picture if Discord takes it.

A press that was answered on its own message (by an edit, or by putting that off) gives a token, which lets the bot edit
that message for a quarter of an hour, uncounted; a newer press replaces it. A restart loses them: then messages are
edited by their channel, until somebody presses.

Discord does edits in the order in which they reach it, which need not be the order in which they left: an edit that is
on its way while somebody presses would undo what the answer to the press has shown, and a played card would come back.
So no two edits of one message cross on their way.

Some report that Discord takes no new picture in an edit (discord-api-docs 7529, which is open). What was refused once
is not asked for again with every edit, but now and then, as it may have been mended.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from typing import Any, Final
from weakref import WeakValueDictionary

import discord

from cogs.app.newest import Newest
from cogs.delivery.faults import INVALID_BODY

LIVES: Final = timedelta(minutes=14)
"""A minute less than Discord allows, for a request that is under way as the token dies."""
KEPT: Final = 20_000
"""Tokens kept at most; a table of four with every hand in use has five."""
_ON_THE_MESSAGE: Final = frozenset(
    {discord.InteractionResponseType.message_update, discord.InteractionResponseType.deferred_message_update}
)


def is_on_its_message(interaction: discord.Interaction[Any]) -> bool:
    """Whether a press was answered on the pressed message."""
    return interaction.message is not None and interaction.response.type in _ON_THE_MESSAGE


class Tokens:
    """The newest token of each message."""

    def __init__(self) -> None:
        self._pressed: Newest[int, discord.Interaction[Any]] = Newest(KEPT)

    def keep(self, interaction: discord.Interaction[Any]) -> None:
        """Remember the token of a press that has been answered, if its answer stands on the pressed message."""
        message = interaction.message
        if message is not None and not message.flags.ephemeral and is_on_its_message(interaction):
            self._pressed[message.id] = interaction

    def of(self, message_id: int) -> discord.Interaction[Any] | None:
        """An interaction by which this message can be edited."""
        found = self._pressed.get(message_id)
        if found is not None and discord.utils.utcnow() - found.created_at > LIVES:
            self.drop(message_id)
            return None
        return found

    def drop(self, message_id: int) -> None:
        """Forget a token that is dead, or whose message is gone."""
        self._pressed.pop(message_id, None)


PATIENCE: Final = 1.0
"""Seconds to wait for an edit that is on its way: one that takes longer is being tried again, or waits for a limit."""


class Wire:
    """Edits on their way, by message."""

    def __init__(self) -> None:
        self._under_way: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def edit(self, message_id: int | None) -> AsyncIterator[None]:
        """Edit a message within this, one at a time; None: it is unknown which message it is, so nobody presses it."""
        if message_id is None:
            yield
            return
        lock = self._under_way.setdefault(message_id, asyncio.Lock())
        async with lock:
            yield

    def is_busy(self, message_id: int | None) -> bool:
        """Whether an edit of this message is on its way."""
        lock = None if message_id is None else self._under_way.get(message_id)
        return lock is not None and lock.locked()

    async def clear(self, message_id: int | None) -> None:
        """Wait, but not for long, until no edit of this message is on its way."""
        if self.is_busy(message_id):
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE), self.edit(message_id):
                    pass


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
