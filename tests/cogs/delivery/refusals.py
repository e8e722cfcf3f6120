"""What Discord may answer, as the library raises it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord


def refused(status: int, code: int = 0, message: str = "planned") -> discord.HTTPException:
    """The error of an answer with this status, of the library's class for it."""
    kinds: dict[int, type[discord.HTTPException]] = {403: discord.Forbidden, 404: discord.NotFound}
    kind = discord.DiscordServerError if status >= 500 else kinds.get(status, discord.HTTPException)
    response: Any = SimpleNamespace(status=status, reason="planned", headers={})
    return kind(response, {"code": code, "message": message})
