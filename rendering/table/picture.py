"""The picture of the table: the trick, the seats round it, trumps and the score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.core.view import View
from locales import Say
from rendering.canvas import felt
from rendering.canvas.encode import encode
from rendering.canvas.kept import kept
from rendering.canvas.values import WIDTH, Look, Picture, SeatLabel
from rendering.cards.piles import put_piles
from rendering.cards.sprites import sprite
from rendering.table.centre import draw_middle
from rendering.table.headline import put_head
from rendering.table.plan import Plan
from rendering.table.position import Position, position_of
from rendering.table.scene import put, scene_of
from rendering.table.trick import Laid, put_cards, put_place


@kept
def draw_table(view: View, labels: Sequence[SeatLabel], look: Look, say: Say) -> Picture:
    """The table as the view's seat sees it, with that seat at the bottom; for a spectator, seat 1.

    `labels`: one per seat, from seat 1; what a dummy's label says is not shown.
    """
    return Picture(encode(compose_table(view, labels, look, say), look.felt), "table.png")


def compose_table(view: View, labels: Sequence[SeatLabel], look: Look, say: Say) -> Image.Image:
    """The picture of `draw_table` before it is encoded, in full colour."""
    position = position_of(view)
    scene = scene_of(position, labels, look, say)
    plan = scene.plan
    image = felt.table(WIDTH, plan.height)
    put_head(image, position, labels, look, say)
    draw_middle(image, position, labels, plan, look, say)
    position.extras.lay(image, plan.middle[1], look, say)
    for seat, array in scene.arrays.items():
        if piles := position.layouts[seat - 1]:
            put_piles(image, piles, array, look, large=True, across=seat != position.order[0])
    for hand, at in scene.hands.values():
        hand.put(image, at, look)
    _put_trick(image, position, plan, look)
    for piece in scene.pieces:
        put(image, piece)
    return image


def _put_trick(image: Image.Image, position: Position, plan: Plan, look: Look) -> None:
    """Draw the trick by place, never by time, over the place of the card to come."""
    played = {card.seat: card.card for card in position.trick}
    if position.asked == "play" and len(played) < position.seats:
        for seat in position.turn:
            spot = plan.spots[position.order.index(seat)]
            if seat not in played:
                put_place(image, spot.card, plan.card, spot.tilt)
    for seat in position.extras.laid_aside:
        sprite(None, look, plan.card).put(image, plan.spots[position.order.index(seat)].card)
    put_cards(image, _laid(position, plan), plan.card, look)


def _laid(position: Position, plan: Plan) -> Iterator[Laid]:
    played = {card.seat: card.card for card in position.trick}
    for place in plan.drawn:
        seat, spot = position.order[place], plan.spots[place]
        if seat in played:
            yield Laid(played[seat], spot.card, spot.tilt, wins=seat == position.taker)
