"""Parties of Chouine played with real cards, on the slate of the table."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages.game_rooms import Column
from cogs.messages.layout import Drawing
from engine.core.by_hand import DealQuestion
from engine.games.chouine.state import ChouineMatch
from engine.score_keeper.standing import KeptStanding
from locales import Say
from rendering import SeatLabel
from rendering.games.chouine.match import alt_match, draw_match


def choice(question: DealQuestion, given: str, say: Say) -> str:
    return say(f"score-chouine-{given}")


def pictures(
    before: KeptStanding | None, after: KeptStanding, people: Sequence[SeatLabel], title: str, say: Say
) -> list[Drawing]:
    """The score as cafés keep it, with what the last partie changed on it."""
    names = [label.name for label in people]
    stood: ChouineMatch | None = before and before.match
    stands: ChouineMatch = after.match
    alt = alt_match(stands, names, title, say, stood)
    return [Drawing(lambda: draw_match(stands, names, title, say, stood), alt)]


def columns(standing: KeptStanding) -> tuple[Column, ...]:
    """Parties if one manche wins the match; else manches, and until the match is won the current parties too."""
    match: ChouineMatch = standing.match
    if match.options.manches_to_win == 1:
        return (Column("parties", match.parties),)
    manches = Column("manches", match.manches)
    return (manches,) if match.winners else (manches, Column("parties", match.at_deal().parties))
