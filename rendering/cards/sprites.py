"""Cards scaled, turned, dimmed, shadowed or glowing, and kept, because the same ones come up again and again.

Ten tables of two games need some 850 of them within minutes, so they are kept small: a card has few colours, and its
own palette of them loses none. Only its edge and shadow need a mask, and are kept in full colour: putting a whole card
down through a mask would take three times as long.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.core.cards import Card, Rank
from rendering.canvas import colours
from rendering.canvas.kept import stocked
from rendering.canvas.masks import Parts, parts_of, stepped
from rendering.canvas.values import Look
from rendering.cards.faces import FINE, WIDE, back, face, small_face

ROOM: Final = 88_000_000
"""How many bytes of sprites are kept: those of an evening of ten tables at two games, which play 850, and some more."""
_RADIUS: Final = 6.0
"""The radius of a card's corners, in hundredths of its width."""
_SMALL: Final = 90
"""Below this width in pixels a card shows only its index and suit."""
_RIM: Final = 3
_SOFT: Final = 8
"""Steps of a card's edge, and of its shadow or glow, from clear to solid: a tilted card is half as large with few."""

_OUTLINE: Final = 1 / 3
"""How much ink is in a card's edge, which is as grey on every felt."""
_PLAIN: Final = colours.PAPER, colours.INK
_COURT: Final = (colours.INK, colours.RED, colours.COURT_BLUE, colours.COURT_GOLD)
"""What court cards are drawn in besides their suit's colour; the last two always within lines."""


class Finish(NamedTuple):
    """How a sprite differs from a plain card lying straight."""

    angle: float = 0.0
    dimmed: bool = False
    glowing: bool = False
    large: bool = False
    """Only the index and suit, as large as the card."""


PLAIN: Final = Finish()


class _Strip(NamedTuple):
    """A part of a sprite's edge: full colours, how solid it is, and where its upper left corner is."""

    colour: Image.Image
    mask: Image.Image
    at: tuple[int, int]


class Sprite(NamedTuple):
    """A card with its shadow or glow, to be put with its centre on the card's centre."""

    size: tuple[int, int]
    solid: Image.Image
    """What is wholly solid, in a palette of its own."""
    at: tuple[int, int]
    """Where in the sprite its upper left corner is."""
    edge: tuple[_Strip, ...]
    """The rest that is not wholly clear."""

    def put(self, image: Image.Image, middle: tuple[float, float]) -> None:
        """Draw the card centred there."""
        left, top = round(middle[0] - self.size[0] / 2), round(middle[1] - self.size[1] / 2)
        image.paste(self.solid, (left + self.at[0], top + self.at[1]))
        for colour, mask, (x, y) in self.edge:
            image.paste(colour, (left + x, top + y), mask)

    def bytes(self) -> int:
        """What it takes: a byte a pixel in a palette, four in full colour; masks are shared."""
        parts = (strip.colour for strip in self.edge)
        return self.solid.width * self.solid.height + 4 * sum(part.width * part.height for part in parts)


def sprite(card: Card | None, look: Look, width: int, finish: Finish = PLAIN) -> Sprite:
    """A card `width` pixels wide, or a back if `card` is None."""
    # Cards are the same on every felt.
    return _sprite(card, Look(look.index_set, look.four_colours), width, finish)


@stocked(ROOM, Sprite.bytes)
def _sprite(card: Card | None, look: Look, width: int, finish: Finish) -> Sprite:
    small = finish.large or width < _SMALL
    image = back(width, small) if card is None else (small_face if small else face)(card, look, width)
    height = image.height
    if width < FINE:
        image = _flat(image, card, look)
    if finish.dimmed:
        image = image.point(lambda level: round(level * colours.DIMMED))
    shape = _shape(width, height, finish.angle, finish.glowing)
    margin = shape.margin
    paper, ink = (colours.dim(colours.PAPER), colours.dim(colours.INK)) if finish.dimmed else _PLAIN
    canvas = Image.new("RGB", (width + 2 * margin, height + 2 * margin), paper)
    canvas.paste(image, (margin, margin))
    outline = ImageDraw.Draw(canvas)
    outline.rounded_rectangle(
        (margin, margin, margin + width - 1, margin + height - 1),
        radius=_RADIUS * width / WIDE,
        outline=colours.mix(paper, ink, _OUTLINE),
    )
    if finish.angle:
        canvas = canvas.rotate(finish.angle, Image.Resampling.BICUBIC, expand=True, fillcolor=paper)
        if width < FINE and not finish.dimmed:
            canvas = _flat(canvas, card, look)
    base = Image.new("RGB", canvas.size, colours.GOLD if finish.glowing else colours.SHADOW)
    base.paste(canvas, (0, 0), shape.card)
    return _cut(base, shape.parts)


def _cut(whole: Image.Image, parts: Parts) -> Sprite:
    """The sprite of a picture with its shadow or glow round it."""
    box = parts.solid or (0, 0, 0, 0)
    solid = whole.crop(box)
    edge = tuple(_Strip(whole.crop(around), mask, around[:2]) for around, mask in parts.edge)
    return Sprite(whole.size, _in_own_palette(solid), box[:2], edge)


def _in_own_palette(image: Image.Image) -> Image.Image:
    """The same in a byte a pixel; cards have far fewer colours than a palette holds."""
    found = image.getcolors(256)
    if not found:
        return image
    palette = Image.new("P", (1, 1))
    palette.putpalette(bytes(part for _, colour in found for part in colour))  # type: ignore[union-attr]
    flat = image.quantize(palette=palette, dither=Image.Dither.NONE)
    # That takes colours which lie close together for one; the exact way takes ten times as long.
    return flat if ImageChops.difference(flat.convert("RGB"), image).getbbox() is None else image.quantize(256)


def _flat(image: Image.Image, card: Card | None, look: Look) -> Image.Image:
    """The card in few colours: half the shades of its edges are hardly visible but cost a third of the bytes."""
    inks = (colours.BACK,) if card is None else (colours.suit_colour(card.suit, look.four_colours),)
    solid = _COURT if card is not None and card.rank in (Rank.KING, Rank.QUEEN, Rank.JACK) else ()
    palette = _card_palette((*inks, *solid[:2]), (colours.mix(*_PLAIN, _OUTLINE), *solid[2:]))
    return image.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB")


@cache
def _card_palette(inks: tuple[colours.RGB, ...], solid: tuple[colours.RGB, ...]) -> Image.Image:
    """Paper, inks with a shade between each and the paper, and colours that have lines round them.

    Only what the card has: a grey would be a pale red otherwise, if that is nearer.
    """
    parts = (0, 0.5, 1)
    shades = dict.fromkeys((*(colours.mix(colours.PAPER, ink, part) for ink in inks for part in parts), *solid))
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in shades for part in colour])
    return image


class _Shape(NamedTuple):
    """What all cards of a size have in common."""

    margin: int
    card: Image.Image
    """A mask of the card alone."""
    parts: Parts
    """The same with the shadow or the glow around it, in parts."""


@lru_cache(maxsize=64)
def _shape(width: int, height: int, angle: float, glowing: bool) -> _Shape:
    margin = 18 if glowing else 10
    edge = _rounded(width, height, margin)
    if angle:
        edge = edge.rotate(angle, Image.Resampling.BICUBIC, expand=True)
    edge = stepped(edge, _RIM)
    mask = Image.new("L", edge.size, 0)
    mask.paste(stepped(_glow(edge) if glowing else _shadow(edge), _SOFT), (0, 0))
    mask.paste(255, (0, 0), edge)
    return _Shape(margin, edge, parts_of(mask))


def _rounded(width: int, height: int, margin: int) -> Image.Image:
    """A mask of the card's shape with an empty margin."""
    scale = 4
    big = Image.new("L", ((width + 2 * margin) * scale, (height + 2 * margin) * scale), 0)
    left = margin * scale
    ImageDraw.Draw(big).rounded_rectangle(
        (left, left, left + width * scale - 1, left + height * scale - 1),
        radius=_RADIUS * width / WIDE * scale,
        fill=255,
    )
    return big.reduce(scale)


def _shadow(edge: Image.Image) -> Image.Image:
    """A soft shadow that falls to the lower right."""
    soft = Image.new("L", edge.size, 0)
    soft.paste(edge, (2, 4))
    return soft.filter(ImageFilter.GaussianBlur(3.5)).point(lambda level: round(level * 0.55))


def _glow(edge: Image.Image) -> Image.Image:
    wide = edge.filter(ImageFilter.MaxFilter(9)).filter(ImageFilter.GaussianBlur(4))
    return wide.point(lambda level: min(round(level * 1.15), 255))
