"""Which colours a picture has."""

from __future__ import annotations

from typing import Any

from PIL import Image

from rendering.canvas.colours import RGB


def colours_of(image: Image.Image) -> list[tuple[int, Any]]:
    """How many pixels have each colour.

    Pillow makes room for as many colours as it is asked for, which takes most of the time: no more than there can be.
    """
    found = image.getcolors(image.width * image.height)
    assert found is not None
    return found


def luminance(colour: RGB) -> float:
    """Relative luminance, 0..1, as WCAG defines it."""
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in (part / 255 for part in colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: RGB, other: RGB) -> float:
    """Contrast ratio, 1..21, as WCAG defines it."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)
