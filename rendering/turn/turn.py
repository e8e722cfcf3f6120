"""What somebody's turn is: what they see and may play, what they are asked, and what their game adds to its picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from PIL import Image

from engine.core.cards import Card, Pile
from engine.core.registry import in_room
from engine.core.view import View
from locales import Say
from rendering.canvas.values import Look, SeatLabel


class Asked(NamedTuple):
    """What somebody is to do, in the reader's words."""

    head: str
    """Whose turn it is: `Your turn`, `Your bid`."""
    detail: str = ""
    """What is allowed: `follow clubs`; empty if the head says it all."""

    def sentence(self, say: Say) -> str:
        """Both in one: `Your turn: follow clubs.`"""
        told = say("turn-asked", head=self.head, detail=self.detail) if self.detail else self.head
        return told if told.endswith("?") else say("turn-alt-asked", asked=told)


class Turn(NamedTuple):
    """A position in which the view's seat is asked something; equal ones look the same."""

    view: View
    cards: tuple[Card, ...]
    """The seat's own hand, in the order in which it is held."""
    piles: tuple[Pile, ...]
    """The cards on the table that it plays, its own or a dummy's; empty if it plays from its hand."""
    for_dummy: bool
    """It acts for a dummy."""
    playable: frozenset[Card] | None
    """What it may play; None: no card is due, so none is dimmed."""
    asked: Asked


class Room:
    """Nothing; a game that adds something has a `ROOM` in the module `turn` of its own room. Views are its own."""

    def talk_high(self, view: Any, labels: Sequence[SeatLabel], look: Look, say: Say) -> int | None:
        """How high that is which stands in place of the table while there is only talk, in pixels; None: the table."""
        return None

    def put_talk(
        self, image: Image.Image, view: Any, labels: Sequence[SeatLabel], look: Look, say: Say, top: int
    ) -> None:
        """Draw it below `top`."""

    def talk_words(self, view: Any, labels: Sequence[SeatLabel], say: Say, index_set: str) -> str:
        """The same in words."""
        return ""

    def best(self, view: Any) -> int | None:
        """The seat with the best card of a trick that goes on, if that is known."""
        return None


_PLAIN: Final = Room()


def room_of(view: View) -> Room:
    """What the game of a view adds."""
    module = in_room("rendering", view.options.game, "turn")
    room: Room = _PLAIN if module is None else module.ROOM
    return room
