"""What the bot needs to know of evenings and seasons to put itself together."""

from __future__ import annotations

from typing import Final

from cogs.evenings.boards import ClubBoards
from cogs.evenings.buttons import EveningButton
from cogs.evenings.commands import EveningCommands
from cogs.evenings.presses import EVENING_HANDLERS
from cogs.seasons.commands import SeasonCommands

__all__ = ["CLUB_COGS", "EVENING_HANDLERS", "ClubBoards", "EveningButton"]

CLUB_COGS: Final = (EveningCommands, SeasonCommands)
