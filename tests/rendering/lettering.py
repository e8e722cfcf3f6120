"""Watches how large everything is written: words, figures in chalk, and the indices of cards."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import pytest
from PIL import Image

from rendering.canvas import encode, fonts, handwriting
from rendering.canvas.chalk import Chalk
from rendering.canvas.fonts import Lettering
from rendering.cards import faces

_TIMES: Final = faces._TIMES


class Written(NamedTuple):
    """Something written, and how large."""

    text: str
    size: int
    """The size of its letters, or the height of its figures, in pixels."""


@contextmanager
def watched() -> Iterator[set[Written]]:
    """What is written from now on; whatever is kept of pictures is forgotten first, so that it is written again.

    A card's index is written once for all pictures that have it. Nothing is encoded and no chalk is put on slates,
    because that would take most of the time.
    """
    found: set[Written] = set()
    mask, figures, index = fonts.text_mask, handwriting.write_figures, faces._squeezed

    def text_mask(text: str, lettering: Lettering, size: int) -> tuple[Image.Image, int]:
        if text.strip():
            found.add(Written(text, size))
        return mask(text, lettering, size)

    def write_figures(chalk: Any, name: str, text: str, middle: Any, high: float, width: float) -> None:
        found.add(Written(text, round(high)))
        figures(chalk, name, text, middle, high, width)

    def squeezed(text: str, room: int, height: int) -> Image.Image:
        found.add(Written(f"the index {text}", round(height / _TIMES)))
        return index(text, room, height)

    def nothing(image: Image.Image, felt: str = "") -> bytes:
        return b""

    instead: dict[Callable[..., Any], Callable[..., Any]] = {
        mask: text_mask,
        figures: write_figures,
        index: squeezed,
        encode.encode: nothing,
    }
    with pytest.MonkeyPatch.context() as patch:
        for original, other in instead.items():
            _replace(patch, original, other)
        for drawn in ("stroke", "on", "smudge"):
            patch.setattr(Chalk, drawn, lambda *_: None)
        yield found


def _replace(patch: pytest.MonkeyPatch, original: Callable[..., Any], instead: Callable[..., Any]) -> None:
    """Call something else instead, from wherever it is called. Positions of the gallery are kept: they take long."""
    for module in [one for name, one in sys.modules.items() if name.startswith("rendering.")]:
        for name, value in list(vars(module).items()):
            if value is original:
                patch.setattr(module, name, instead)
            elif hasattr(value, "cache_clear") and "gallery" not in module.__name__:
                value.cache_clear()
