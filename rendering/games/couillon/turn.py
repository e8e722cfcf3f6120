"""What the Couillon family adds to the picture of a turn: whose card is the best so far."""

from __future__ import annotations

from typing import Final

from engine.games.couillon.state import CouillonView
from rendering.turn.turn import Room


class _CouillonRoom(Room):
    def best(self, view: CouillonView) -> int | None:
        return view.order.winner(view.trick).seat if view.order is not None and view.trick else None


ROOM: Final = _CouillonRoom()
