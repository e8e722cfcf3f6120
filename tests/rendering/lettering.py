"""Watches how large everything is written: words, figures in chalk, and the indices of cards."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, Final, NamedTuple

import pytest
from PIL import Image

from engine.core.cards import Card
from rendering.canvas import chalk as handwriting
from rendering.canvas import encode, felt, fonts
from rendering.canvas.chalk import Chalk
from rendering.canvas.colours import FELT_LIGHT, PAPER
from rendering.canvas.fonts import Lettering
from rendering.canvas.kept import Kept
from rendering.canvas.masks import Parts
from rendering.canvas.values import Look
from rendering.cards import faces, sprites
from rendering.cards.sprites import Finish

_TIMES: Final = faces._TIMES


class Written(NamedTuple):
    """Something written, and how large."""

    text: str
    size: int
    """The size of its letters, or the height of its figures, in pixels."""


@contextmanager
def watched(*, with_cards: bool = True) -> Iterator[set[Written]]:
    """What is written from now on; whatever is kept of pictures is forgotten first, so that it is written again.

    A card's index is written once for all pictures that have it. Nothing is encoded, no chalk is put on slates, and
    cards have neither figures nor shadows and lie straight on plain felt, because that would take most of the time.
    Without `with_cards` they have nothing but their index, and are put nowhere: for who looks at no picture.
    """
    found: set[Written] = set()
    mask, numbers, index = fonts.text_mask, handwriting.write_figures, faces._squeezed
    sprite = sprites._sprite

    def text_mask(text: str, lettering: Lettering, size: int) -> tuple[Image.Image, int]:
        if text.strip():
            found.add(Written(text, size))
        return mask(text, lettering, size)

    def write_figures(chalk: Any, name: str, text: str, middle: Any, high: float, width: float) -> None:
        found.add(Written(text, round(high)))
        numbers(chalk, name, text, middle, high, width)

    def squeezed(text: str, room: int, height: int) -> Image.Image:
        found.add(Written(f"the index {text}", round(height / _TIMES)))
        return index(text, room, height)

    def nothing(image: Image.Image, colour: str = "") -> bytes:
        return b""

    def no_figure(card: Card, four_colours: bool, width: int, times: int) -> Image.Image:
        return Image.new("RGB", (width * times, round(width * faces.HIGH / faces.WIDE) * times), PAPER)

    def straight(card: Card | None, look: Look, width: int, finish: Finish) -> sprites.Sprite:
        return sprite(card, look, width, Finish(large=finish.large))

    def shape(width: int, height: int, angle: float, glowing: bool) -> sprites._Shape:
        whole = Image.new("L", (width + 20, height + 20), 255)
        return sprites._Shape(10, whole, Parts((0, 0, *whole.size), ()))

    def plain(width: int, height: int) -> Image.Image:
        return Image.new("RGB", (width, height), FELT_LIGHT)

    instead: dict[Callable[..., Any], Callable[..., Any]] = {
        mask: text_mask,
        numbers: write_figures,
        index: squeezed,
        encode.encode: nothing,
        encode.encode_slate: nothing,
        faces.court: no_figure,
        sprite: straight,
        sprites._shape: shape,
        felt._lit: plain,
    }
    with pytest.MonkeyPatch.context() as patch:
        forget()
        for original, other in instead.items():
            _replace(patch, original, other)
        for drawn in ("stroke", "on", "smudge"):
            patch.setattr(Chalk, drawn, lambda *_: None)
        if not with_cards:
            _put_none(patch)
        draw_anew(patch)
        yield found
    forget()


def _put_none(patch: pytest.MonkeyPatch) -> None:
    """Cards are blank but for their index, and are put nowhere."""

    def whole(image: Image.Image, parts: Parts) -> sprites.Sprite:
        return sprites.Sprite(image.size, image, (0, 0), ())

    for drawn in ("draw_suit", "paint"):
        patch.setattr(faces, drawn, lambda *_, **__: None)
    patch.setattr(sprites, "_cut", whole)
    patch.setattr(sprites, "_flat", lambda image, *_: image)
    patch.setattr(sprites.Sprite, "put", lambda *_: None)


def draw_anew(patch: pytest.MonkeyPatch) -> None:
    """Neither show pictures that another test has drawn, nor keep any for the next."""
    patch.setattr(Kept, "take", lambda _, __, draw: draw())


_NO_PICTURES: Final = (
    *("rendering.canvas.fonts", "rendering.canvas.letters.", "rendering.canvas.lines", "rendering.canvas.outlines"),
    "rendering.cards.courts",
)
"""What is kept here is no part of a picture: letters that fonts have, widths, outlines; it takes long to work out."""


def forget() -> None:
    """Forget whatever is kept of parts of pictures."""
    for module in _modules():
        for value in vars(module).values():
            if hasattr(value, "cache_clear") and not value.__module__.startswith(_NO_PICTURES):
                value.cache_clear()


def _replace(patch: pytest.MonkeyPatch, original: Callable[..., Any], instead: Callable[..., Any]) -> None:
    """Call something else instead, from wherever it is called."""
    for module in _modules():
        for name, value in list(vars(module).items()):
            if value is original:
                patch.setattr(module, name, instead)


def _modules() -> list[ModuleType]:
    return [module for name, module in sys.modules.items() if name.startswith("rendering.")]
