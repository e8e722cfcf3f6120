"""Which of the seats that may act are asked, and what they may choose.

The game waits for the seats on turn. A seat that may also act out of turn, to exchange a card for example, is
asked first and may decline; nothing shows whether it was asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Any, NamedTuple

from engine.core.actions import Action
from engine.core.game import AddedUp, AnyGame
from engine.core.registry import in_room
from engine.core.view import View


class OutOfTurn(StrEnum):
    """What a player may answer besides a legal action while its seat is not on turn."""

    LEAVE_IT = "leave it"


class Question(NamedTuple):
    """What a player is asked."""

    seat: int
    view: View
    choices: tuple[Action, ...]
    """The legal actions and, out of turn, `OutOfTurn.LEAVE_IT`."""
    remembered: int
    """Cards seen that the view no longer shows, as a mask (`Game.remembered`)."""


def in_tournament(question: Question, added_up: AddedUp | None) -> Question:
    """The question to somebody who knows what counts in the tournament; the same where winning the match does.

    A game that weighs the score has `in_tournament` in its `player.score`.
    """
    if added_up is None:
        return question
    room: Any = in_room("engine", question.view.options.game, "player.score")
    return question if room is None else question._replace(view=room.in_tournament(question.view, added_up))


def questions(game: AnyGame, state: Any) -> Iterator[Question]:
    """What each seat that may act is asked, seats out of turn first."""
    actors = game.actors(state)
    due = actors if len(actors) == 1 else game.due(state)
    for seat in (*(seat for seat in actors if seat not in due), *due):
        view = game.view(state, seat)
        legal = game.legal_actions(view)
        choices = legal if seat in due else (*legal, OutOfTurn.LEAVE_IT)
        yield Question(seat, view, choices, game.remembered(state, seat))


def question_to(game: AnyGame, state: Any, seat: int) -> Question | None:
    """What this seat is asked; None if it may do nothing now."""
    return next((one for one in questions(game, state) if one.seat == seat), None)
