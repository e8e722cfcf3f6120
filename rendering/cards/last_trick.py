"""The last trick, drawn small, for anyone who missed who played what."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engine.core.tricks import Played
from locales import Say
from rendering.canvas import colours, felt
from rendering.canvas.fonts import Lettering, cut, width_of, write
from rendering.canvas.values import Look
from rendering.cards.figures import HIGH as CARD_HIGH
from rendering.cards.figures import WIDE as CARD_WIDE
from rendering.cards.sprites import Finish, sprite

_CARD: Final = 50
_NARROW: Final = {7: 40, 8: 42}
"""The width of a card, and its width if many are side by side."""
_STEP: Final = {2: 1.1, 3: 1.1, 4: 1.1, 5: 1.0, 6: 0.9}
_OVER: Final = 0.8
"""From one card to the next, in card widths; with many, the whole index and suit stay visible."""
_FRAME: Final = 4
_PAD: Final = 10
_HEAD: Final = 31
_SMALL: Final = 21
_OUT: Final = 41
"""From the middle to a card at the top or bottom; cards at the sides are 55 away, or half that with three."""
_AROUND: Final = {
    3: ((0, _OUT), (-28, -_OUT), (28, -_OUT)),
    4: ((0, _OUT), (-55, 0), (0, -_OUT), (55, 0)),
}
"""Where cards lie, by place round the table, from the bottom one."""


class LastTrick(NamedTuple):
    """A trick that was taken and may still be looked at."""

    taker: int
    cards: tuple[Played, ...]
    """In the order they were played."""


def lies_around(order: tuple[int, ...]) -> bool:
    """Whether few enough players sit round the table to show their cards as they lay there."""
    return len(order) in _AROUND


@lru_cache(maxsize=64)
def around(last: LastTrick, order: tuple[int, ...], look: Look, say: Say) -> Image.Image:
    """The cards as they lay on a table of three or four, on felt; the winner's is framed."""
    places = _AROUND[len(order)]
    high = round(_CARD * CARD_HIGH / CARD_WIDE)
    half = max(x for x, _ in places) + _CARD / 2
    image = _panel(round(2 * half), 2 * _OUT + high, say)
    middle = image.width / 2, _HEAD + _OUT + high / 2
    for played in last.cards:
        x, y = places[order.index(played.seat)]
        _put(image, played, last, _CARD, (middle[0] + x, middle[1] + y), look)
    return image


@lru_cache(maxsize=64)
def in_a_row(last: LastTrick, look: Look, say: Say) -> Image.Image:
    """The cards side by side in the order they were played, on felt; the winner's is framed and lies on top."""
    card = _NARROW.get(len(last.cards), _CARD)
    high = round(card * CARD_HIGH / CARD_WIDE)
    step = card * _STEP.get(len(last.cards), _OVER)
    wide = round(card + step * (len(last.cards) - 1))
    image = _panel(wide, high, say)
    left, y = (image.width - wide + card) / 2, _HEAD + high / 2
    for number, played in sorted(enumerate(last.cards), key=lambda one: one[1].seat == last.taker):
        _put(image, played, last, card, (left + number * step, y), look)
    return image


def _put(
    image: Image.Image, played: Played, last: LastTrick, card: int, middle: tuple[float, float], look: Look
) -> None:
    x, y = middle
    if played.seat == last.taker:
        across, down = card / 2 + _FRAME, card * CARD_HIGH / CARD_WIDE / 2 + _FRAME
        felt.put_panel(image, (round(x - across), round(y - down), round(x + across), round(y + down)), colours.GOLD)
    sprite(played.card, look, card, Finish(large=True)).put(image, middle)


def _panel(wide: int, high: int, say: Say) -> Image.Image:
    """A plate with this much room, and its title."""
    words = say("picture-last-trick")
    inner = max(wide, width_of(words, Lettering.PLAIN, _SMALL))
    image = Image.new("RGB", (inner + 2 * _PAD, _HEAD + high + _PAD), colours.FELT)
    felt.put_panel(image, (0, 0, *image.size), colours.PLATE)
    words = cut(words, Lettering.PLAIN, _SMALL, inner)
    write(image, (image.width / 2, 20), words, Lettering.PLAIN, _SMALL, colours.QUIET, "m")
    return image
