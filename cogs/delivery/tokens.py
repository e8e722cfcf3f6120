"""The tokens of presses. Each lets the bot edit the message that was pressed for a quarter of an hour, uncounted.

A press that was answered on its own message (by an edit, or by putting that off) gives such a token; a newer press
replaces it.
A restart loses them: then messages are edited by their channel, until somebody presses.
"""

from __future__ import annotations

from collections import OrderedDict
from datetime import timedelta
from typing import Any, Final

import discord

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
        self._pressed: OrderedDict[int, discord.Interaction[Any]] = OrderedDict()

    def keep(self, interaction: discord.Interaction[Any]) -> None:
        """Remember the token of a press that has been answered, if its answer stands on the pressed message."""
        message = interaction.message
        if message is not None and not message.flags.ephemeral and is_on_its_message(interaction):
            self._pressed[message.id] = interaction
            self._pressed.move_to_end(message.id)
            while len(self._pressed) > KEPT:
                self._pressed.popitem(last=False)

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
