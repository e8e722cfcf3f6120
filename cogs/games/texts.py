"""The texts of the game played at a table, or of a game by name."""

from __future__ import annotations

from typing import Any

from cogs.games.plain import spoken
from cogs.games.plain_texts import PlainTexts
from engine.tables.live.table import Table


def texts_of_game(game: str) -> PlainTexts[Any]:
    """The texts of the game of this name."""
    return spoken(game).texts


def texts_of(table: Table) -> PlainTexts[Any]:
    """The texts of the game played at a table."""
    return texts_of_game(table.setup.game)


def unit_of(game: str) -> str:
    """What the deals of the game of this name are called, as in `PlainTexts.DEALS`."""
    return texts_of_game(game).DEALS
