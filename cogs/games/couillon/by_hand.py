"""Deals of the Couillon family played with real cards, on the sheets of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cogs.games.couillon.texts import full
from cogs.messages.game_rooms import Column
from cogs.messages.layout import Drawing
from engine.core.by_hand import DealQuestion
from engine.games.couillon.sheets.chalked import Cows
from engine.games.couillon.sheets.numbers import Points
from engine.games.couillon.state import CouillonMatch
from engine.score_keeper.standing import KeptStanding
from locales import Say
from rendering import SeatLabel
from rendering.games.couillon.sheets import alt_sheet, draw_sheet

_INSTEAD: Final = {"cards": "score-couillon-cards", "thrown-in": "score-couillon-thrown-in"}
"""What may have made trumps, or not, in place of a player."""


def choice(question: DealQuestion, given: str, say: Say) -> str:
    return say(_INSTEAD[given])


def pictures(
    before: KeptStanding | None, after: KeptStanding, people: Sequence[SeatLabel], title: str, say: Say
) -> list[Drawing]:
    """The sheet, with what the last deal changed on it."""
    match: CouillonMatch = after.match
    of = match.variant.sides
    sides = [tuple(label.name for label, one in zip(people, of, strict=True) if one == side) for side in sorted({*of})]
    winners = tuple({of[seat - 1] for seat in match.winners})
    sheet: dict[str, Any] = {"full": full(match.options), "winners": winners}
    stood = before and before.match.sheet
    alt = alt_sheet(match.sheet, sides, title, say, stood, **sheet)
    return [Drawing(lambda: draw_sheet(match.sheet, sides, title, say, stood, **sheet), alt)]


def columns(standing: KeptStanding) -> tuple[Column, ...]:
    """Cows count before strokes; except for points, fewer are better."""
    match: CouillonMatch = standing.match
    sheet = match.sheet
    cows = [Column("cows-won", sheet.won)] if isinstance(sheet, Cows) else []
    return *cows, Column(match.variant.scoring.value, sheet.score, isinstance(sheet, Points))
