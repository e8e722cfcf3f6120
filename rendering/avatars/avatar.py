"""Who somebody is, as a round picture: their avatar or initials, and in its corners what the table says of them."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple
from zlib import crc32

from PIL import Image, ImageFilter, ImageOps

from locales import Say
from rendering.canvas import colours, marks
from rendering.canvas.colours import PLATE, RGB, palette_image, steady_colours
from rendering.canvas.fonts import Lettering, lettered, width_of, write
from rendering.canvas.letters.graphemes import graphemes
from rendering.canvas.masks import stepped
from rendering.canvas.outlines import shape_mask
from rendering.canvas.values import FACE, LEAST_LETTER, SeatLabel

_FORMATS: Final = ("PNG", "JPEG", "WEBP", "GIF")
_COLOURS: Final = 12
_WIDEST: Final = 1024
"""Pixels; a file may claim to be a picture as large as memory."""


def face_of(file: bytes) -> bytes | None:
    """The middle square of a picture file, `FACE` by `FACE` pixels of three bytes (RGB); None: it is no picture.

    Of a moving picture it is the beginning. What is see-through shows the plate.
    """
    try:
        with Image.open(io.BytesIO(file), formats=_FORMATS) as image:
            if max(image.size) > _WIDEST:
                return None
            clear = ImageOps.fit(image.convert("RGBA"), (FACE, FACE), Image.Resampling.LANCZOS)
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        return None
    face = Image.new("RGB", clear.size, PLATE)
    face.paste(clear, (0, 0), clear)
    return face.tobytes()


@lru_cache(maxsize=128)
def portrait(face: bytes, size: int) -> Image.Image:
    """A face (RGB, `FACE` by `FACE` pixels) as an RGB picture `size` pixels wide and high; never change it."""
    whole = Image.frombytes("RGB", (FACE, FACE), face)
    if size != FACE:
        whole = whole.resize((size, size), Image.Resampling.LANCZOS)
    few = whole.quantize(_COLOURS, kmeans=2).convert("RGB")
    flat = few.quantize(palette=palette_image(steady_colours()), dither=Image.Dither.NONE)
    # Each pixel becomes what most around it are: specks are a fifth of the bytes, and nobody misses them.
    places = Image.frombytes("L", flat.size, flat.tobytes()).filter(ImageFilter.ModeFilter(3))
    flat.frombytes(places.tobytes())
    return flat.convert("RGB")


BADGE: Final = 42
"""The width of what stands in a corner; a side's mark is smaller."""
_MARK: Final = 26
_PILL: Final = 38
"""The height of what is longer than a corner."""
_ROOM_FOR_UNIT: Final = 78 + BADGE
_EDGE: Final = 5
_LINE: Final = 3
"""What sets a mark off from what it lies on."""
_ACROSS, _DOWN = 0.42, 0.355
"""From the middle to the middles of the corners, in widths of the avatar."""
_INITIALS: Final = (0.37, 0.34, 0.3)
"""Sizes of initials, in widths of the avatar: the first that fits."""
_ROUND: Final = marks.SIDE_SHAPES[0]
_STEP: Final = 0.7
"""From one avatar to the next, in widths, where several belong together."""
_BREAKS: Final = str.maketrans("-_.", "   ")


class Avatar(NamedTuple):
    """What an avatar shows; equal ones give equal pictures."""

    initials: str
    """One or two letters; unused where there is a face or a computer."""
    ground: RGB
    computer: bool = False
    face: bytes | None = None
    """`FACE` by `FACE` pixels of three bytes."""
    side: int | None = None
    """None where there are no sides yet: a white edge and no mark."""
    star: bool = False
    """It made trumps, or plays the contract."""
    away: bool = False
    won: bool = False
    """A crown takes the moon's corner."""
    reserve: int | None = None
    """Seconds left of a reserve, where that is little; the crown and the moon take its corner."""
    dealer: str = ""
    """The letter on the dealer's chip; empty for anybody else."""


class Round(NamedTuple):
    """A drawn avatar with its corners: an RGB picture and its mask, both with room for what stands out."""

    colour: Image.Image
    mask: Image.Image

    def put(self, image: Image.Image, middle: tuple[float, float]) -> None:
        """Draw it with the middle of the avatar there."""
        at = round(middle[0] - self.colour.width / 2), round(middle[1] - self.colour.height / 2)
        image.paste(self.colour, at, self.mask)


def grounds(labels: Sequence[SeatLabel]) -> tuple[RGB, ...]:
    """Per seat, the ground of its avatar: a person's own colour, or the next one if a neighbour has that already.

    Nobody in particular has the colour of their seat.
    """
    chosen: list[int | None] = []
    last = len(labels) - 1
    for seat, label in enumerate(labels):
        beside = {chosen[-1] if chosen else None, chosen[0] if chosen and seat == last else None}
        own = crc32(str(label.person).encode()) if label.person else seat
        turns = ((own + turn) % len(colours.AVATARS) for turn in range(len(colours.AVATARS)))
        chosen.append(None if label.computer else next(one for one in turns if one not in beside))
    return tuple(colours.NOBODY if one is None else colours.AVATARS[one] for one in chosen)


def initials_of(name: str, otherwise: str) -> str:
    """One or two letters for a name: `JP` for Jean-Pierre, `An` for Anneke; `otherwise` a name that can be drawn."""
    drawable, _ = lettered(name, Lettering.BOLD, otherwise)
    words = _words(drawable) or _words(otherwise)
    if len(words) > 1:
        return (words[0][0] + words[1][0]).upper()
    return "".join(words[0][:2]) if words else ""


def _words(name: str) -> list[list[str]]:
    """The letters and figures of each word."""
    words = ([one for one in graphemes(word) if one[0].isalnum()] for word in name.translate(_BREAKS).split())
    return [word for word in words if word]


def avatar_of(
    label: SeatLabel,
    ground: RGB,
    seat: int,
    say: Say,
    *,
    side: int | None = None,
    star: bool = False,
    won: bool = False,
    dealer: bool = False,
) -> Avatar:
    """The avatar of a seat; `ground`: one of `grounds`."""
    return Avatar(
        initials="" if label.computer or label.face else initials_of(label.name, say("picture-seat", seat=seat)),
        ground=ground,
        computer=label.computer,
        face=None if label.computer else label.face,
        side=side,
        star=star,
        away=label.away,
        won=won,
        reserve=label.reserve,
        dealer=say("picture-dealer-letter") if dealer else "",
    )


@lru_cache(maxsize=128)
def avatar(shown: Avatar, size: int) -> Round:
    """The avatar, `size` pixels wide without what stands out of its corners."""
    room = size + BADGE
    image = Image.new("RGB", (room, room), colours.PLATE)
    mask = Image.new("L", image.size, 0)
    middle, left = room / 2, (room - size) / 2
    edge = colours.TEXT if shown.side is None else colours.SIDE_COLOURS[shown.side]
    _put(image, mask, _ROUND, (middle, middle), size / 0.88, edge)
    inner = size - 2 * _EDGE
    _fill(image, shown, (round(left) + _EDGE, round(left) + _EDGE), inner)
    across, down = size * _ACROSS, size * _DOWN
    if shown.side is not None:
        _put_side(image, mask, shown.side, (middle - across, middle + down))
    if shown.star:
        at = middle - across, middle - down
        _put_disc(image, mask, at, colours.PLATE, colours.GOLD)
        _put(image, mask, marks.STAR, (at[0], at[1] - 1), 28, colours.GOLD)
    if shown.won:
        at = middle + across, middle - down
        _put_disc(image, mask, at, colours.PLATE, colours.GOLD)
        _put(image, mask, marks.CROWN, (at[0], at[1]), 26, colours.GOLD)
    elif shown.away:
        at = middle + across, middle - down
        _put_disc(image, mask, at, colours.PLATE, colours.QUIET)
        _put(image, mask, marks.MOON[0][1], (at[0] - 1, at[1]), 25, colours.QUIET)
    elif shown.reserve is not None:
        _put_seconds(image, mask, shown.reserve, middle - down)
    if shown.dealer:
        at = middle + across, middle + down
        _put_disc(image, mask, at, colours.GOLD, colours.PLATE)
        write(image, (at[0], at[1] + 10.5), shown.dealer, Lettering.BLACK, LEAST_LETTER, colours.INK, "m")
    return Round(image, stepped(mask))


def put_together(
    image: Image.Image,
    people: Sequence[SeatLabel],
    at: tuple[float, float],
    size: int,
    say: Say,
    *,
    side: int | None = None,
    won: bool = False,
) -> None:
    """Draw the avatars of people who belong together, each under the edge of the one before it.

    Those who have `won` have a crown, but no computer has.

    `at`: the left edge of the first and the middle of its height; `together_width` says how wide they are.
    """
    left, middle = at
    for number, one in reversed(list(enumerate(people))):
        crowned = won and not one.computer
        shown = avatar_of(one, grounds([one])[0], number + 1, say, side=side, won=crowned)
        avatar(shown, size).put(image, (left + size / 2 + number * round(size * _STEP), middle))


def together_width(people: int, size: int) -> int:
    """How wide the avatars of so many people are."""
    return size + (people - 1) * round(size * _STEP) if people else 0


def _fill(image: Image.Image, shown: Avatar, at: tuple[int, int], size: int) -> None:
    """Draw a face, a robot or initials within the edge."""
    middle = at[0] + size / 2, at[1] + size / 2
    disc = marks.rounded(size, size, size // 2)
    if shown.face is not None:
        image.paste(portrait(shown.face, size), at, disc)
        return
    image.paste(shown.ground, at, disc)
    if shown.computer:
        robot = round(size * 0.6)
        corner = middle[0] - robot / 2, middle[1] - robot * 0.54
        marks.put_icon(image, marks.ROBOT, corner, robot, colours.TEXT, shown.ground)
        return
    sizes = [max(round(share * (size + 2 * _EDGE)), LEAST_LETTER) for share in _INITIALS]
    fits = (one for one in sizes if width_of(shown.initials, Lettering.BOLD, one) <= size - 8)
    letters = next(fits, sizes[-1])
    base = middle[1] + letters * 0.335
    write(image, (middle[0], base), shown.initials, Lettering.BOLD, letters, colours.TEXT, "m")


def _put(
    image: Image.Image, mask: Image.Image, path: str, middle: tuple[float, float], size: float, colour: RGB
) -> None:
    """Draw a path of the square of 100 round `middle`, and add it to what is solid."""
    shape = shape_mask(path, round(size))
    at = round(middle[0] - shape.width / 2), round(middle[1] - shape.height / 2)
    image.paste(colour, at, shape)
    mask.paste(255, at, shape)


def _put_disc(image: Image.Image, mask: Image.Image, at: tuple[float, float], fill: RGB, edge: RGB) -> None:
    _put(image, mask, _ROUND, at, BADGE / 0.88, edge)
    _put(image, mask, _ROUND, at, (BADGE - 2 * _LINE) / 0.88, fill)


def _put_seconds(image: Image.Image, mask: Image.Image, seconds: int, middle: float) -> None:
    """Draw the seconds left of a reserve at the right edge, as high as the upper corners are; with their unit.

    A number alone would be taken for messages not read.
    """
    # Beside the star of a small avatar there is room for the number alone.
    text = f"{seconds} s" if image.width >= _ROOM_FOR_UNIT else str(seconds)
    wide = width_of(text, Lettering.BOLD, LEAST_LETTER) + 18
    left, top = image.width - wide, round(middle) - _PILL // 2
    for edge, colour in ((0, colours.PLATE), (_LINE, colours.RED)):
        width, height = wide - 2 * edge, _PILL - 2 * edge
        shape = marks.rounded(width, height, height // 2)
        image.paste(colour, (left + edge, top + edge), shape)
        mask.paste(255, (left + edge, top + edge), shape)
    write(image, (left + wide / 2, middle + 10.5), text, Lettering.BOLD, LEAST_LETTER, colours.TEXT, "m")


def _put_side(image: Image.Image, mask: Image.Image, side: int, at: tuple[float, float]) -> None:
    """Draw the side's mark on a plate of its own shape, or of a disc if it has holes."""
    shape = marks.SIDE_SHAPES[side]
    under = shape if side < 2 else _ROUND
    _put(image, mask, under, at, _MARK + 2 * _LINE + (2 if side < 2 else 10), colours.PLATE)
    _put(image, mask, shape, at, _MARK, colours.SIDE_COLOURS[side])
