"""What Chouine adds to the picture of a turn: whose card is the best so far."""

from __future__ import annotations

from typing import Final

from engine.games.chouine.play import winner
from engine.games.chouine.state import ChouineView
from rendering.turn.turn import Room


class _ChouineRoom(Room):
    def best(self, view: ChouineView) -> int | None:
        return winner(view.trick, view.trump).seat if view.trick else None


ROOM: Final = _ChouineRoom()
