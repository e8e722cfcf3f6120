"""Cards scaled, turned, dimmed, shadowed or glowing, and cached, because the same ones come up again and again."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from engine.core.cards import Card, Rank
from rendering.canvas import colours
from rendering.canvas.masks import stepped
from rendering.canvas.values import Look
from rendering.cards.faces import back, face, small_face
from rendering.cards.figures import FINE, WIDE

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


class Sprite(NamedTuple):
    """A card with its shadow: an RGBA picture, to be pasted with its centre on the card's centre."""

    colour: Image.Image
    mask: Image.Image

    def put(self, image: Image.Image, middle: tuple[float, float]) -> None:
        """Draw the card centred there."""
        at = round(middle[0] - self.colour.width / 2), round(middle[1] - self.colour.height / 2)
        image.paste(self.colour, at, self.mask)


def sprite(card: Card | None, look: Look, width: int, finish: Finish = PLAIN) -> Sprite:
    """A card `width` pixels wide, or a back if `card` is None."""
    # Cards are the same on every felt.
    return _sprite(card, Look(look.index_set, look.four_colours), width, finish)


@lru_cache(maxsize=320)
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
    return Sprite(base, shape.mask)


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
    mask: Image.Image
    """The same with the shadow or the glow around it."""


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
    return _Shape(margin, edge, mask)


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
