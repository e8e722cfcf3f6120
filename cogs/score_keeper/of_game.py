"""What deals of one game with real cards look like: the module `by_hand` in its room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from cogs.messages.finished_deal import Column
from cogs.messages.game_modules import game_module
from cogs.messages.layout import Drawing
from engine.core.by_hand import Question
from engine.score_keeper.standing import Standing
from locales import Say
from locales.own_words import readable
from rendering import SeatLabel


class GameByHand(Protocol):
    """What such a module offers; a standing has the match of the game, and what only the sheet has."""

    def choice(self, question: Question, given: str, say: Say) -> str:
        """A choice of a question, if it is not a player."""

    def pictures(
        self, before: Standing | None, after: Standing, people: Sequence[SeatLabel], title: str, say: Say
    ) -> list[Drawing]:
        """The score after the last deal; `before`: as it was before that, None before the first."""

    def columns(self, standing: Standing) -> tuple[Column, ...]:
        """What places at the end go by, the first column first."""


class _Plain:
    """For a game that shows nothing of its own."""

    def choice(self, _: Question, given: str, __: Say) -> str:
        return readable(given)

    def pictures(self, *_: object) -> list[Drawing]:
        return []

    def columns(self, standing: Standing) -> tuple[Column, ...]:
        return (Column("points", standing.score),)


def by_hand_texts(game: str) -> GameByHand:
    """The module of this game, completed by the default."""
    texts: GameByHand = game_module(game, "by_hand", _Plain())
    return texts
