"""Pictures of the gallery drawn again with other names, and where every text in them lies."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import Any, Final, NamedTuple

import pytest
from PIL import Image, ImageChops

from rendering.canvas import fonts
from rendering.canvas.chalk import Chalk
from rendering.canvas.colours import RGB
from rendering.canvas.fonts import Lettering
from rendering.canvas.values import SeatLabel
from tests.exhibition.gallery.exhibit import Exhibit

_LISTS: Final = ("names", "sides")
"""What drawings call names given as plain texts."""
_INK: Final = 128
"""What is lighter is the edge of a letter."""


def shows_people(one: Exhibit) -> bool:
    """Whether anybody's name stands in the picture."""
    return bool(_known(one))


def renamed(one: Exhibit, names: Sequence[str]) -> Exhibit:
    """The same picture and words with these names in turn instead of its own."""
    others = {name: names[at % len(names)] for at, name in enumerate(_known(one))}
    assert isinstance(one.draw, partial)
    assert isinstance(one.words, partial)
    return one._replace(draw=_again(one.draw, others), words=_again(one.words, others))


def _known(one: Exhibit) -> list[str]:
    assert isinstance(one.draw, partial)
    return list(dict.fromkeys(_names(_taken(one.draw))))


def _taken(call: partial[Any]) -> Mapping[str, Any]:
    return inspect.signature(inspect.unwrap(call.func)).bind(*call.args, **call.keywords).arguments


def _again(call: partial[Any], others: Mapping[str, str]) -> Callable[[], Any]:
    return partial(call.func, **{name: _changed(value, others) for name, value in _taken(call).items()})


def _names(taken: Mapping[str, Any]) -> Iterator[str]:
    for name, value in taken.items():
        if name in _LISTS:
            yield from _texts(value)
        elif hasattr(value, "_asdict"):
            yield from _names(value._asdict())
        else:
            yield from _labels(value)


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | list):
        for one in value:
            yield from _texts(one)


def _labels(value: Any) -> Iterator[str]:
    if isinstance(value, SeatLabel):
        yield value.name
    elif isinstance(value, tuple | list):
        for one in value:
            yield from _labels(one)


def _changed(value: Any, others: Mapping[str, str]) -> Any:
    """The value with other names wherever it holds one."""
    if isinstance(value, str):
        return others.get(value, value)
    if isinstance(value, SeatLabel):
        return replace(value, name=others.get(value.name, value.name))
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return type(value)(*(_changed(one, others) for one in value))
    if isinstance(value, tuple | list):
        return type(value)(_changed(one, others) for one in value)
    return value


Reach = tuple[int, int, int, int]
"""Left, top, right and bottom."""


class Put(NamedTuple):
    """A text where it was written, in pixels of the picture it was written on."""

    text: str
    left: int
    top: int
    mask: Image.Image

    @property
    def box(self) -> Reach:
        """What its ink covers."""
        box = self.mask.getbbox() or (0, 0, 0, 0)
        return self.left + box[0], self.top + box[1], self.left + box[2], self.top + box[3]


class Page(NamedTuple):
    """A picture, or a part of one that is laid on it later."""

    size: tuple[int, int]
    texts: list[Put]


@contextmanager
def laid_out() -> Iterator[list[Page]]:
    """Every picture, or part of one, that is written on from now on."""
    pages: dict[int, tuple[Any, list[Put]]] = {}
    made: dict[int, tuple[Image.Image, str]] = {}
    write, mask_of, letters = fonts.write, fonts.text_mask, Chalk.letters

    def page(on: Any) -> list[Put]:
        return pages.setdefault(id(on), (on, []))[1]

    def write_down(
        image: Image.Image,
        at: tuple[float, float],
        text: str,
        lettering: Lettering,
        size: int,
        ink: RGB,
        anchor: str = "l",
    ) -> int:
        mask, ascent = mask_of(text, lettering, size)
        wide = fonts.width_of(text, lettering, size)
        left = at[0] - {"l": 0.0, "m": wide / 2, "r": float(wide)}[anchor]
        page(image).append(Put(text, round(left) - (mask.width - wide) // 2, round(at[1]) - ascent, mask))
        return write(image, at, text, lettering, size, ink, anchor)

    def text_mask(text: str, lettering: Lettering, size: int) -> tuple[Image.Image, int]:
        mask, ascent = mask_of(text, lettering, size)
        made[id(mask)] = mask, text
        return mask, ascent

    def chalk_letters(chalk: Chalk, mask: Image.Image, at: tuple[int, int]) -> None:
        page(chalk).append(Put(made[id(mask)][1], at[0], at[1] + chalk._down, mask))
        letters(chalk, mask, at)

    with pytest.MonkeyPatch.context() as patch:
        for module in [module for name, module in sys.modules.items() if name.startswith("rendering.")]:
            for name, value in list(vars(module).items()):
                if value is write:
                    patch.setattr(module, name, write_down)
                if value is mask_of and module is not fonts:
                    patch.setattr(module, name, text_mask)
        patch.setattr(Chalk, "letters", chalk_letters)
        found: list[Page] = []
        yield found
        found += [Page(on._size if isinstance(on, Chalk) else on.size, texts) for on, texts in pages.values()]


def overlaps(page: Page) -> list[tuple[str, str]]:
    """Texts of which some ink lies on that of another."""
    boxed = [(one, one.box) for one in page.texts]
    return [
        (one.text, other.text)
        for (one, first), (other, second) in combinations(boxed, 2)
        if _touch(one, first, other, second)
    ]


def outside(page: Page) -> list[str]:
    """Texts that do not lie wholly on the picture."""
    (wide, high), texts = page
    return [
        one.text
        for one in texts
        for left, top, right, bottom in (one.box,)
        if left < 0 or top < 0 or right > wide or bottom > high
    ]


def _touch(one: Put, first: Reach, other: Put, second: Reach) -> bool:
    (a, b, c, d), (e, f, g, h) = first, second
    left, top, right, bottom = max(a, e), max(b, f), min(c, g), min(d, h)
    if left >= right or top >= bottom:
        return False
    inks = (
        put.mask.crop((left - put.left, top - put.top, right - put.left, bottom - put.top)).point(
            lambda level: 255 * (level >= _INK)
        )
        for put in (one, other)
    )
    return ImageChops.multiply(*inks).getbbox() is not None
