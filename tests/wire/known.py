"""What an earlier start of the bot has left at Discord: the emojis of its cards, and the list of its commands.

To upload, send and judge them again is a good part of what a start on the wire takes.
"""

from __future__ import annotations

from typing import Any

from cogs import CardBot
from cogs.messages import emojis
from tests.wire.payloads import BOT_ID
from tests.wire.server import StandIn

_commands: list[dict[str, Any]] = []
"""In English alone, as the first bot of this process has them: all others have the same."""


def upload_emojis(stand_in: StandIn) -> None:
    """Let the application have all emojis, as drawn today."""
    for name in emojis._drawings():
        stand_in.routes.answer("POST", f"/applications/{BOT_ID}/emojis", {"name": name}, ())


def know_commands(bot: CardBot, stand_in: StandIn) -> None:
    """Let Discord have the commands of this bot once it starts, without a request."""

    async def known(**_: object) -> list[Any]:
        if not _commands:
            _commands.extend(one.to_dict(bot.tree) for one in bot.tree._get_all_commands(guild=None))
        stand_in.routes.answer("PUT", f"/applications/{BOT_ID}/commands", _commands, ())
        return []

    bot.tree.sync = known  # type: ignore[method-assign]
