"""How much of a picture is bare felt."""

from __future__ import annotations

from PIL import Image, ImageChops

from rendering.canvas import felt


def bare_share(image: Image.Image) -> float:
    """The share of a picture before it is encoded that nothing is drawn on, of all within its frame."""
    frame = (felt.RIM, felt.RIM, image.width - felt.RIM, image.height - felt.RIM)
    bare = felt.table(*image.size)
    red, green, blue = ImageChops.difference(image, bare).crop(frame).split()
    drawn = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return drawn.histogram()[0] / (drawn.width * drawn.height)
