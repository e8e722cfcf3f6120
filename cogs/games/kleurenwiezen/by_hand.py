"""Deals of Kleurenwiezen played with real cards, on the score sheet of the table."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages.finished_deal import Column
from cogs.messages.layout import Drawing
from engine.core.by_hand import Question
from engine.core.cards import Suit
from engine.games.kleurenwiezen.actions import parse_contract
from engine.games.kleurenwiezen.by_hand import PASSED
from engine.games.kleurenwiezen.match import KleurenwiezenMatch
from locales import Say
from rendering import SeatLabel, look_of
from rendering.games.kleurenwiezen.alt_scores import alt_score_sheet
from rendering.games.kleurenwiezen.scores import draw_score_sheet
from rendering.games.kleurenwiezen.wording import contract_text


def choice(question: Question, given: str, say: Say) -> str:
    if question.name == "trumps":
        return say(f"play-suit-{Suit.parse(given).name.lower()}")
    if given == PASSED:
        return say("score-kleurenwiezen-passed")
    return " ".join(contract_text(parse_contract(given), say).split())


def pictures(
    before: KleurenwiezenMatch | None, after: KleurenwiezenMatch, people: Sequence[SeatLabel], title: str, say: Say
) -> list[Drawing]:
    """The score sheet with every deal so far."""
    look = look_of(say)
    alt = alt_score_sheet(after, people, say, look.index_set)
    return [Drawing(lambda: draw_score_sheet(after, people, look, say), alt)]


def columns(match: KleurenwiezenMatch) -> tuple[Column, ...]:
    return (Column("points", match.score),)
