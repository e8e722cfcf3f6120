"""Days in which nobody does anything, and the bot but looks each hour whether anything is due."""

from __future__ import annotations

from typing import Final

from tests.cogs.world import World

LOOK: Final = 3601.0
"""Seconds in which the bot looks once at what is due by the hour."""


async def pass_idly(here: World, seconds: float) -> None:
    """Let so much time pass, the last hour of it as it is, what is before it at once.

    What has a timer of its own is not reached by that: this is for what is looked at each hour.
    """
    here.ahead += seconds - LOOK
    await here.env.advance_time(LOOK)
