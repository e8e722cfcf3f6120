"""Presses at tables of other processes: this one answers, and passes the token on to the process that shows the table.

That process waits with the person's hand until it is told what the answer has made of it, but not for long.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Hashable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

import discord

from cogs.delivery.message_queue import MessageQueue
from cogs.delivery.tokens import is_on_its_message
from engine.tables.live.following import answering
from engine.tables.live.table import Table
from engine.tables.model.errors import JournalError
from engine.tables.store.journal import Journal
from engine.tables.store.notices import Pressed

_log = logging.getLogger(__name__)

LONGEST: Final = 4.0
"""Seconds to wait for the answer to a press: people wait three for it."""
_HAND: Final = "hand elsewhere"
"""Marks an interaction whose message shows a hand: its value is the revision of the table, None if unknown."""
_EDITED: Final = "edited elsewhere"
"""When the answer has edited that message, as Discord's clock says."""
_PANEL: Final = "panel elsewhere"
"""Marks an interaction that was answered with a private hand: its value is the message's id."""
_PASSED_ON: Final = "passed on"
_LARGEST_FILE: Final = 10 * 2**20


@contextmanager
def answering_on_hand(interaction: discord.Interaction[Any], table: Table) -> Iterator[None]:
    """While a press on a person's own hand is answered at a table elsewhere: its process waits with that hand."""
    token, before = answering.set(interaction.user.id), table.revision
    try:
        yield
    finally:
        answering.reset(token)
        if table.revision != before:
            # It waits, even if the press is refused: somebody who was away may be back by it.
            interaction.extras.setdefault(_HAND, None)


def shows_hand(
    interaction: discord.Interaction[Any],
    revision: int | None,
    panel_id: int | None = None,
    edited_at: float | None = None,
) -> None:
    """Note that the answer shows the hand as of this revision; `panel_id`: it is a new private message.

    `edited_at`: when it has edited its message, by Discord's clock.
    """
    interaction.extras[_HAND], interaction.extras[_EDITED] = revision, edited_at
    if panel_id is not None:
        interaction.extras[_PANEL] = panel_id


async def pass_on(journal: Journal, interaction: discord.Interaction[Any], table: Table) -> None:
    """Tell the process of a table elsewhere that a press was answered, and forget the token."""
    told = _told(interaction, table)
    if told is None or interaction.extras.get(_PASSED_ON):
        return
    interaction.extras[_PASSED_ON] = True
    try:
        await journal.tell(told)
    except JournalError as error:
        # Then it edits by the channel.
        _log.warning("a press could not be passed on: %s", error)


def _told(interaction: discord.Interaction[Any], table: Table) -> Pressed | None:
    message, panel_id = interaction.message, interaction.extras.get(_PANEL)
    is_hand, is_private = _HAND in interaction.extras, panel_id is not None
    if message is not None and panel_id is None:
        is_private = message.flags.ephemeral
    edits = panel_id is not None or is_on_its_message(interaction)
    if not (is_hand or (edits and not is_private)):
        return None
    avatar = interaction.user.avatar
    return Pressed(
        table.id,
        table.setup.guild_id,
        interaction.user.id,
        channel_id=interaction.channel_id,
        message_id=panel_id or (message.id if message is not None else None),
        press_id=interaction.id,
        token=interaction.token if edits else None,
        is_hand=is_hand,
        is_private=is_private,
        revision=interaction.extras.get(_HAND),
        avatar=avatar.key if avatar is not None else None,
        edited_at=interaction.extras.get(_EDITED),
    )


def press_of(client: discord.Client, pressed: Pressed) -> discord.Interaction[Any]:
    """The press as this process can use it: to edit the message for what is left of a quarter of an hour."""
    data: dict[str, Any] = {
        "id": pressed.press_id,
        "type": discord.InteractionType.component.value,
        "token": pressed.token,
        "version": 1,
        "application_id": client.application_id or (client.user and client.user.id),
        "attachment_size_limit": _LARGEST_FILE,
    }
    press: discord.Interaction[Any] = discord.Interaction(data=data, state=client._connection)  # type: ignore[arg-type]
    # Of a message that it edits, it is asked where that is.
    press.channel = client.get_partial_messageable(pressed.channel_id or 0)  # type: ignore[assignment]
    return press


class AwaitedPresses:
    """Places at which another process is answering a press just now: nothing is shown there until it has."""

    def __init__(self) -> None:
        self._held: dict[Hashable, tuple[ExitStack, asyncio.TimerHandle]] = {}

    def begin(self, key: Hashable, queue: MessageQueue) -> None:
        """Hold this queue until `end`, or for as long as an answer may take."""
        self.end(key)
        stack = ExitStack()
        stack.enter_context(queue.hold())
        timer = asyncio.get_running_loop().call_later(LONGEST, self.end, key)
        self._held[key] = stack, timer

    def end(self, key: Hashable) -> None:
        """The answer is there, or will not come."""
        if held := self._held.pop(key, None):
            stack, timer = held
            timer.cancel()
            stack.close()
