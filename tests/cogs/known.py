"""What an earlier start of the bot has left at Discord: the emojis of its cards, and the list of its commands.

Uploading and sending them again is nearly half of what a simulated start would cost.
"""

from __future__ import annotations

from typing import Any

from simcord.backend import Backend

from cogs import CardBot
from cogs.messages import emojis

_commands: dict[tuple[str, int], dict[str, Any]] = {}
"""As the first bot of this process sent them: all others have the same."""


def upload_emojis(backend: Backend) -> None:
    """Let the application have all emojis, as drawn today."""
    for name in emojis._drawings():
        backend.create_application_emoji(name)


async def tell_commands(bot: CardBot, backend: Backend) -> None:
    """Let Discord know the bot's commands, in English alone."""
    if not _commands:
        assert bot.application_id is not None
        in_english = [one.to_dict(bot.tree) for one in bot.tree._get_all_commands(guild=None)]
        await bot.http.bulk_upsert_global_commands(bot.application_id, payload=in_english)
        _commands.update(backend.commands[None])
        return
    backend.commands[None] = dict(_commands)
    for _ in _commands:
        # What comes after them has the same number in every world, whichever was the first.
        backend.snowflake()
