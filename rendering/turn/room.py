"""What a game adds to the picture of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PIL import Image

from engine.core.registry import in_room
from engine.core.view import View
from locales import Say
from rendering.canvas.values import Look, SeatLabel


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
