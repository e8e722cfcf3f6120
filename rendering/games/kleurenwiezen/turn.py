"""What Kleurenwiezen adds to the picture of a turn: the bids while there is no contract, and the best card so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.games.kleurenwiezen.play import winner
from engine.games.kleurenwiezen.state import KleurenwiezenView
from locales import Say
from rendering.canvas.values import Look, SeatLabel
from rendering.games.kleurenwiezen.alt_auction import alt_bidding
from rendering.games.kleurenwiezen.bidding import bidding_high, put_bidding
from rendering.turn.turn import Room


class _KleurenwiezenRoom(Room):
    def talk_high(self, view: KleurenwiezenView, labels: Sequence[SeatLabel], look: Look, say: Say) -> int | None:
        return bidding_high(view, labels, look, say) if view.contract is None else None

    def put_talk(
        self, image: Image.Image, view: KleurenwiezenView, labels: Sequence[SeatLabel], look: Look, say: Say, top: int
    ) -> None:
        put_bidding(image, view, labels, look, say, top, own=view.seat)

    def talk_words(self, view: KleurenwiezenView, labels: Sequence[SeatLabel], say: Say, index_set: str) -> str:
        return alt_bidding(view, labels, say, index_set) if view.contract is None else ""

    def best(self, view: KleurenwiezenView) -> int | None:
        trump = None if view.contract is None else view.contract.suit
        return winner(view.trick, trump) if view.trick else None


ROOM: Final = _KleurenwiezenRoom()
