"""Which colours a picture has."""

from __future__ import annotations

from typing import Any

from PIL import Image


def colours_of(image: Image.Image) -> list[tuple[int, Any]]:
    """How many pixels have each colour.

    Pillow makes room for as many colours as it is asked for, which takes most of the time: no more than there can be.
    """
    found = image.getcolors(image.width * image.height)
    assert found is not None
    return found
