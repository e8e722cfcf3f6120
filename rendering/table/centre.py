"""What lies on the table besides the trick: the card proposed, undealt cards, stub, talon and stock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from locales import Say
from rendering.canvas import colours, felt, marks
from rendering.canvas.fonts import Lettering, cut, lettered, width_of, write
from rendering.canvas.values import Look, SeatLabel
from rendering.cards.figures import HIGH as CARD_HIGH
from rendering.cards.figures import WIDE as CARD_WIDE
from rendering.cards.sprites import Finish, sprite
from rendering.table.plan import EDGE, Plan
from rendering.table.position import Position

CAPTION: Final = 27
CAPTION_ROOM: Final = 392
"""Letters of a caption, and how long it may get between the plates on both sides."""
_NAME_ROOM: Final = 220
_PROPOSED: Final = 146
_UNDEALT: Final = 84
_STOCK: Final = 96
_SMALL: Final = 64
"""Widths of a proposed card, of undealt cards, of a stock to draw from, of what lies idle in the corner."""


def draw_middle(
    image: Image.Image, position: Position, labels: Sequence[SeatLabel], plan: Plan, look: Look, say: Say
) -> None:
    """Draw everything that lies there now."""
    if position.proposal is not None:
        _draw_proposal(image, position, plan, look, say)
    elif position.names_trumps is not None:
        _draw_naming(image, position, labels, plan, look, say)
    elif position.thrown_in:
        x, y = plan.middle
        _write_caption(image, say("picture-thrown-in"), x, y - 23)
    if position.names_trumps is None and not (position.proposal and position.stub):
        _draw_corner(image, position, plan, look)


def _draw_proposal(image: Image.Image, position: Position, plan: Plan, look: Look, say: Say) -> None:
    """Draw the card proposed, large; beside the stub if it comes from there."""
    assert position.proposal is not None
    x, y = plan.middle
    if position.stub:
        for layer in range(3):
            sprite(None, look, _PROPOSED).put(image, (x - 92 - 3 * layer, y - 22 - 3 * layer))
    aside = 84 if position.stub else 0
    sprite(position.proposal, look, _PROPOSED, Finish(2.0)).put(image, (x + aside, y - 24))
    _write_caption(image, say("picture-proposed"), x, y + _PROPOSED * CARD_HIGH / CARD_WIDE / 2 - 2)


def _draw_naming(
    image: Image.Image, position: Position, labels: Sequence[SeatLabel], plan: Plan, look: Look, say: Say
) -> None:
    """Draw the undealt cards, and who is to name trumps."""
    seat = position.names_trumps
    assert seat is not None
    x, y = plan.middle
    high = _UNDEALT * CARD_HIGH / CARD_WIDE
    if position.packet:
        _draw_packet(image, position.packet, look, _UNDEALT, (x, y - 27))
    name, letters = lettered(labels[seat - 1].name, Lettering.BOLD, say("picture-seat", seat=seat))
    key = "picture-names-for-dummy" if position.turn[0] == position.dummy else "picture-names"
    room = min(_NAME_ROOM, CAPTION_ROOM - width_of(say(key, name=""), Lettering.BOLD, CAPTION))
    text = say(key, name=cut(name, letters, CAPTION, room))
    _write_caption(image, text, x, y - 22 + high / 2 if position.packet else y - 23)


def _write_caption(image: Image.Image, text: str, middle: float, top: float) -> None:
    half = width_of(text, Lettering.BOLD, CAPTION) // 2 + 20
    x, y = round(middle), round(top)
    felt.put_panel(image, (x - half, y, x + half, y + 46), colours.PLATE)
    write(image, (x, y + 32), text, Lettering.BOLD, CAPTION, colours.TEXT, "m")


def _draw_corner(image: Image.Image, position: Position, plan: Plan, look: Look) -> None:
    """Draw stub, talon or stock in the lower left corner, beside what was turned up."""
    wide = _STOCK if position.draws else _SMALL
    y = plan.height - EDGE - wide * CARD_HIGH / CARD_WIDE / 2 - 2
    x = EDGE + wide / 2 + 4
    if position.packet:
        _draw_packet(image, position.packet, look, wide, (x, y))
    for number, card in enumerate(position.stub, 1):
        sprite(card, look, wide).put(image, (x + number * (wide + 8), y))


def _draw_packet(image: Image.Image, cards: int, look: Look, width: int, middle: tuple[float, float]) -> None:
    """Draw cards lying face down, and how many there are."""
    x, y = middle
    for layer in range(min(cards, 3)):
        sprite(None, look, width).put(image, (x + 2 - 2 * layer, y - 2 * layer))
    size = max(round(width * 0.52), 36)
    at = x - 2 - size / 2, y - 2 - size / 2
    marks.put_shape(image, marks.SIDE_SHAPES[0], at, size, colours.PLATE)
    write(image, (x - 2, y - 2 + size * 0.24), str(cards), Lettering.BOLD, round(size * 0.68), colours.TEXT, "m")
