"""What lies in the middle of the table: the trick, the card proposed, undealt cards, stub and stock."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.core.cards import Card, Suit
from locales import Say
from rendering.canvas import colours, felt, marks
from rendering.canvas.colours import RGB
from rendering.canvas.fonts import Lettering, lettered, width_of, write
from rendering.canvas.lines import name_lines
from rendering.canvas.masks import Parts, parts_of, stepped
from rendering.canvas.values import LEAST_LETTER, WIDTH, Look, SeatLabel
from rendering.cards.faces import card_high
from rendering.cards.small_cards import SMALL, LastTrick, put_tiles, tiles_size
from rendering.cards.sprites import Finish, sprite
from rendering.table.nameplates import LYING_HIGH
from rendering.table.plan import BOTTOM, HEAD, TOP, Plan
from rendering.table.position import Extras, Position

EDGE: Final = 6
"""The width of the winner's gold edge, outside the card."""
_DASH, _SPACE = 14, 10
_STROKE: Final = 4
_TIMES: Final = 3
"""How much larger than their size edges are drawn."""


class Laid(NamedTuple):
    """A card and where it lies."""

    card: Card
    middle: tuple[float, float]
    tilt: float = 0.0
    """Degrees to the left."""
    wins: bool = False


def put_cards(image: Image.Image, cards: Iterable[Laid], width: int, look: Look) -> None:
    """Draw cards `width` pixels wide, each over those before it."""
    for laid in cards:
        sprite(laid.card, look, width, Finish(laid.tilt, glowing=laid.wins)).put(image, laid.middle)
        if laid.wins:
            _edge(width, laid.tilt).put(image, laid.middle)


def put_place(
    image: Image.Image, middle: tuple[float, float], width: int, tilt: float = 0.0, ink: RGB = colours.GOLD
) -> None:
    """Draw a dashed outline where a card is to come: gold if it is due."""
    _outline(width, tilt).put(image, middle, ink)


class _Mark(NamedTuple):
    """A mask in parts, and its size."""

    size: tuple[int, int]
    parts: Parts

    def put(self, image: Image.Image, middle: tuple[float, float], ink: RGB = colours.GOLD) -> None:
        """Colour the picture through it, centred there."""
        at = round(middle[0] - self.size[0] / 2), round(middle[1] - self.size[1] / 2)
        self.parts.fill(image, ink, at)


@lru_cache(maxsize=64)
def _edge(width: int, tilt: float) -> _Mark:
    """A band round a card."""
    wide, high = (width + 2 * EDGE) * _TIMES, (card_high(width) + 2 * EDGE) * _TIMES
    mask = Image.new("L", (wide, high), 0)
    draw, line = ImageDraw.Draw(mask), EDGE * _TIMES
    corner = (0.06 * width + EDGE) * _TIMES
    draw.rounded_rectangle((0, 0, wide - 1, high - 1), radius=corner, fill=255)
    inner = (line + 1, line + 1, wide - line - 2, high - line - 2)
    draw.rounded_rectangle(inner, radius=corner - line, fill=0)
    return _turned(mask, tilt)


@lru_cache(maxsize=64)
def _outline(width: int, tilt: float) -> _Mark:
    """A dashed rounded rectangle as large as a card."""
    wide, high = width * _TIMES, card_high(width) * _TIMES
    mask = Image.new("L", (wide, high), 0)
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, wide - 1, high - 1), radius=0.07 * wide, outline=255, width=_STROKE * _TIMES
    )
    gaps = ImageDraw.Draw(mask)
    corner, line = round(0.07 * wide), _STROKE * _TIMES
    for along, across in ((wide, high), (high, wide)):
        dashes = max(round((along - 2 * corner) / ((_DASH + _SPACE) * _TIMES)), 1)
        step = (along - 2 * corner) / dashes
        for number in range(dashes):
            start = round(corner + step * (number + 0.5) - _SPACE * _TIMES / 2)
            for edge in ((0, line - 1), (across - line, across - 1)):
                box = (start, edge[0], start + _SPACE * _TIMES, edge[1])
                gaps.rectangle(box if along is wide else (box[1], box[0], box[3], box[2]), fill=0)
    return _turned(mask, tilt)


def _turned(mask: Image.Image, tilt: float) -> _Mark:
    """The mask at its size, turned, with whole pixels on each side of its middle."""
    turned = mask.rotate(tilt, Image.Resampling.BICUBIC, expand=True) if tilt else mask
    size = math.ceil(turned.width / _TIMES), math.ceil(turned.height / _TIMES)
    return _Mark(size, parts_of(stepped(turned.resize(size, Image.Resampling.BOX))))


CAPTION: Final = 34
"""The letters of a caption."""
_LINE: Final = 40
_CAPTION_LINES: Final = 3
_PROPOSED: Final = 214
"""The width of a card that is proposed."""
_BESIDE: Final = 64
"""How far the undealt cards lie at the left of the middle, and the proposed one at its right."""
_UNDEALT: Final = 172
_FAN: Final = 400
"""How wide undealt cards lie beside each other at least."""
_SUIT: Final = 0.76
"""The width of the suit on its paper at the first lead, as a share."""
_LEAD_PAD: Final = 14


class _Lead(NamedTuple):
    """How the trump suit and the words lie at the first lead."""

    sign: tuple[int, int]
    """The width and height of the paper."""
    room: int
    """How wide the words may be."""
    letters: tuple[int, ...] = (CAPTION,)
    lines: int = _CAPTION_LINES
    flat: bool = False
    """The words stand beside the paper, not below it."""
    least: int = 0
    """How wide it is at least."""


_TALL: Final = _Lead((188, 232), 188)
_FLAT: Final = _Lead((124, 124), 250, flat=True)
_LOW: Final = _Lead((84, 84), 314, (48, 44, 40, CAPTION), 2, flat=True, least=440)
_LOW_HIGH: Final = 126
_DUEL: Final = _Lead((172, 212), 172, (48, 44, 40, CAPTION), 4)
_ASIDE: Final = 28
"""How far aside from the place of the card to come it lies between two players."""
_DOUBLING: Final = ("kontra", "re")
_UP: Final = 36
"""How much higher than the middle cards lie that have a caption below."""
_BACK: Final = 48
_IDLE_HIGH: Final = 118
_LAYERS: Final = 4
_STOCK, _WHOLE_STOCK = 184, 220
"""The width of a stock that everybody draws from: across a card turned up, and with none."""
_IN_SIGHT: Final = 196
"""How much of the card below the stock shows."""
STOCK_MIDDLE: Final = 160
_BESIDE_CARDS: Final = {1: 150, 2: 114, 3: 82}
"""The width of cards on a panel in the stock's place, by their number."""
_BESIDE_LEAST: Final = 200
"""How wide its words may be at least."""


def draw_middle(
    image: Image.Image, position: Position, labels: Sequence[SeatLabel], plan: Plan, look: Look, say: Say
) -> None:
    """Draw what is there instead of a trick: a proposal, undealt cards, or that nobody plays."""
    if position.proposal is not None:
        _put_proposed(image, position.proposal, lying_open(position, plan), plan, look, say)
    elif position.names_trumps is not None:
        _draw_naming(image, position, labels, plan, look, say)
    elif position.thrown_in:
        _write_caption(image, say("picture-thrown-in"), plan, plan.middle[1] - 30)
    elif _may_double(position) and (undealt := lying_open(position, plan)):
        _put_fan(image, undealt, plan, look)
    elif _is_first_lead(position):
        _draw_first_lead(image, position, labels, plan, look, say)
    if position.draws and position.packet and not in_middle(position):
        put_stock(image, position.packet, None, look, plan.middle[1])


def _put_proposed(image: Image.Image, card: Card, undealt: int, plan: Plan, look: Look, say: Say) -> None:
    """Draw the card proposed, with the cards that it was turned up from at its left, and say below what it is."""
    x, y = plan.middle
    if undealt:
        x -= _BESIDE
        for layer in range(min(undealt, _LAYERS)):
            at = x + 3 - 2 * layer, y - _UP - 2 * layer
            sprite(None, look, _PROPOSED, Finish(large=True)).put(image, at)
        put_number(image, undealt, (x - _PROPOSED / 2 + _BESIDE, y - _UP), 84)
        x += 2 * _BESIDE
    sprite(card, look, _PROPOSED, Finish(2.0)).put(image, (x, y - _UP))
    _write_caption(image, say("picture-proposed"), plan, y - _UP + card_high(_PROPOSED) / 2 - 6)


def _draw_naming(
    image: Image.Image, position: Position, labels: Sequence[SeatLabel], plan: Plan, look: Look, say: Say
) -> None:
    """Draw the undealt cards, and who is to name trumps."""
    seat = position.names_trumps
    assert seat is not None
    y = plan.middle[1]
    held = in_middle(position)
    if held:
        _put_fan(image, held, plan, look)
    name, _ = lettered(labels[seat - 1].name, Lettering.BOLD, say("picture-seat", seat=seat))
    key = "picture-names-for-dummy" if position.turn[0] == position.dummy else "picture-names"
    text = say(key, name=name)
    _write_caption(image, text, plan, y - _UP + card_high(_undealt(plan)) / 2 + 8 if held else y - 30)


def _put_fan(image: Image.Image, cards: int, plan: Plan, look: Look) -> None:
    """Draw undealt cards beside each other, each over the one before, with their number."""
    x, y, wide = plan.middle[0], plan.middle[1] - _UP, _undealt(plan)
    step = min(wide * 0.3, (plan.clear - 20 - wide) / max(cards - 1, 1))
    first = x - step * (cards - 1) / 2
    for number in range(cards):
        sprite(None, look, wide, Finish(large=True)).put(image, (first + number * step, y))
    put_number(image, cards, (x, y), 84)


def _undealt(plan: Plan) -> int:
    """The width of undealt cards: as large as in the trick where the table is free from side to side."""
    return plan.card if plan.clear > _FAN + 20 else _UNDEALT


def _is_first_lead(position: Position) -> bool:
    """A deal begins, and the table is empty but for the place of its first card."""
    begins = position.asked == "play" and position.trick_number == 1 and not position.trick and not position.over
    lies_bare = not any(position.piles) and not any(position.extras.open_cards)
    return begins and lies_bare and len(position.turn) == 1


def _draw_first_lead(
    image: Image.Image, position: Position, labels: Sequence[SeatLabel], plan: Plan, look: Look, say: Say
) -> None:
    """Draw opposite the first card's place who leads, and the trump suit so large that it is seen from afar."""
    (seat,) = position.turn
    spot = plan.spots[position.order.index(seat)]
    upper = max((one.plate[1] for one in plan.spots if one.side == TOP), default=HEAD) + LYING_HIGH / 2
    lower = min(one.plate[1] for one in plan.spots if one.side == BOTTOM) - LYING_HIGH / 2
    x, half, shape = WIDTH / 2, card_high(plan.card) / 2, _FLAT if spot.lies else _TALL
    if position.seats == 2:
        # Where the other card will lie.
        shape = _DUEL
        (x,) = (one.card[0] for one in plan.spots if one != spot)
        x += _ASIDE if x > spot.card[0] else -_ASIDE
    elif spot.side == TOP:
        upper = spot.card[1] + half
    elif spot.side == BOTTOM:
        lower = spot.card[1] - half
        if position.seats == 3:
            # Right above the place, below the head line.
            shape, upper, lower = _LOW, lower - _LOW_HIGH, lower - 14
    else:
        # Between the place and the plate over there.
        side = 1 if spot.card[0] < x else -1
        x += (spot.card[0] - x + side * (WIDTH / 2 + plan.card / 2 - plan.measure.wide)) / 2
    y = (upper + lower) / 2
    name, _ = lettered(labels[seat - 1].name, Lettering.BOLD, say("picture-seat", seat=seat))
    sign = position.extras.no_trump(say) if position.trump is None else position.trump
    panel = _first_lead(say("picture-leads", name=name), sign, look, shape)
    felt.lay_panel(image, panel, (round(x - panel.width / 2), round(y - panel.height / 2)))


@lru_cache(maxsize=32, typed=True)
def _first_lead(text: str, sign: Suit | str, look: Look, shape: _Lead) -> Image.Image:
    """A panel with the trump suit, or what is said in its place, on paper, and words beside or below, on felt."""
    lines = name_lines(text, Lettering.BOLD, shape.letters, shape.room, shape.lines)
    line = lines.size + 6
    words = lines.width
    told = line * len(lines.texts)
    wide, tall = shape.sign if sign != "" else (0, 0)
    beside = wide + _LEAD_PAD if shape.flat and wide else 0
    size = (beside + words, max(tall, told)) if shape.flat else (max(wide, words), tall + told + (8 if wide else 0))
    aside = max(shape.least - size[0] - 2 * _LEAD_PAD, 0) // 2 + _LEAD_PAD
    image = felt.panel(size[0] + 2 * aside, size[1] + 2 * _LEAD_PAD)
    if wide:
        left = aside if shape.flat else (image.width - wide) // 2
        box = left, _LEAD_PAD, left + wide, _LEAD_PAD + tall
        felt.put_panel(image, box, colours.PAPER)
        _put_sign(image, sign, box, look)
    x = aside + beside + words / 2 if shape.flat else image.width / 2
    top = (image.height - told) / 2 if shape.flat else image.height - _LEAD_PAD - told
    lines.put(image, (x, top + line - 9), line, colours.TEXT)
    return image


def _put_sign(image: Image.Image, sign: Suit | str, box: tuple[int, int, int, int], look: Look) -> None:
    """Draw the suit, or write the words, in the middle of the paper."""
    left, top, right, bottom = box
    if isinstance(sign, Suit):
        suit = round((right - left) * _SUIT)
        at = (left + right - suit) / 2, (top + bottom - suit) / 2
        marks.put_suit(image, sign, at, suit, colours.suit_colour(sign, look.four_colours))
        return
    lines = name_lines(sign, Lettering.BOLD, _DUEL.letters, right - left - 2 * _LEAD_PAD, _CAPTION_LINES)
    line = lines.size + 8
    base = (top + bottom - line * len(lines.texts)) / 2 + line - 12
    lines.put(image, ((left + right) / 2, base), line, colours.INK)


def lies_at_left(position: Position) -> bool:
    """Whether two players have a stock or a talon at the left of the trick."""
    draws_it = type(position.extras).lay is not Extras.lay
    return position.seats == 2 and (draws_it or bool(position.draws and position.packet))


def large_last_trick(last: LastTrick, look: Look, say: Say) -> Image.Image:
    """A panel with the trick before of two players, as large as beside the trick, on felt; the winner's is framed."""
    winner = next(one.card for one in last.cards if one.seat == last.taker)
    return beside(say("picture-last-trick"), tuple(one.card for one in last.cards), winner, look)


def beside(words: str, cards: Sequence[Card], winner: Card | None, look: Look) -> Image.Image:
    """A panel with words over up to three cards, on felt; the winner's is framed."""
    wide = _BESIDE_CARDS[len(cards)]
    high, room = card_high(wide), max((wide + _LEAD_PAD) * len(cards) - _LEAD_PAD, _BESIDE_LEAST)
    lines = name_lines(words, Lettering.PLAIN, (CAPTION, LEAST_LETTER), room, _CAPTION_LINES)
    image = felt.panel(room + 2 * _LEAD_PAD, high + _LINE * len(lines.texts) + 2 * _LEAD_PAD)
    lines.put(image, (image.width / 2, _LINE), _LINE, colours.QUIET)
    y, step = image.height - _LEAD_PAD - high / 2, wide + _LEAD_PAD
    first = image.width / 2 - step * (len(cards) - 1) / 2
    put_cards(
        image,
        [Laid(card, (first + step * place, y), wins=card == winner) for place, card in enumerate(cards)],
        wide,
        look,
    )
    return image


def in_middle(position: Position) -> int:
    """How many undealt cards lie in the middle of the table while trumps are named."""
    return position.packet if position.names_trumps is not None else 0


def lying_open(position: Position, plan: Plan) -> int:
    """How many undealt cards lie in the middle before the first trick, where there is room: not in the corner then."""
    waits = position.proposal is not None or _may_double(position)
    return position.packet if waits and plan.clear >= _FAN and not position.draws else 0


def _may_double(position: Position) -> bool:
    """Nothing lies on the table, and somebody may let the deal count more."""
    return position.asked in _DOUBLING and not position.trick and not position.stub


def _write_caption(image: Image.Image, text: str, plan: Plan, top: float) -> None:
    lines = name_lines(text, Lettering.BOLD, (CAPTION,), plan.clear - 40, _CAPTION_LINES)
    half = lines.width // 2 + 20
    x, y = round(plan.middle[0]), round(top)
    felt.put_panel(image, (x - half, y, x + half, y + 18 + _LINE * len(lines.texts)), colours.PLATE)
    lines.put(image, (x, y + 40), _LINE, colours.TEXT)


def idle(position: Position, look: Look, say: Say, lying: int = 0) -> Image.Image | None:
    """The panel in the lower right corner: cards that nobody gets, and those turned up among them; None without any.

    `lying`: how many lie in the middle.
    """
    stub = () if position.proposal is not None and position.stub == (position.proposal,) else position.stub
    packet = 0 if in_middle(position) or lying or position.draws else position.packet
    if not packet and not stub:
        return None
    return corner(say(f"picture-{position.idle}"), stub, packet, look)


@lru_cache(maxsize=64, typed=True)
def corner(word: str, open_cards: tuple[Card, ...], down: int, look: Look) -> Image.Image:
    """A panel with a word over some open cards and a pile of others face down with their number, on felt."""
    wide, high = tiles_size(open_cards)
    number = width_of(str(down), Lettering.BOLD, 36) if down else 0
    pile = _BACK + 14 + number if down else 0
    between = 12 if open_cards and down else 0
    inner = max(wide + between + pile, width_of(word, Lettering.PLAIN, LEAST_LETTER))
    image = felt.panel(inner + 28, _IDLE_HIGH)
    write(image, (image.width / 2, 32), word, Lettering.PLAIN, LEAST_LETTER, colours.QUIET, "m")
    x = (image.width - wide - between - pile) // 2
    middle = (_IDLE_HIGH + 38) / 2
    put_tiles(image, open_cards, (x, middle - high / 2), look, SMALL)
    x += wide + between
    if down:
        for layer in range(min(down, 3)):
            sprite(None, look, _BACK).put(image, (x + _BACK / 2 + 2 - 2 * layer, middle + 2 - 2 * layer))
        write(image, (x + _BACK + 14, middle + 12), str(down), Lettering.BOLD, 36, colours.TEXT)
    return image


def put_number(image: Image.Image, number: int, middle: tuple[float, float], size: int) -> None:
    """Draw a number on a dark disc."""
    x, y = middle
    marks.put_shape(image, marks.SIDE_SHAPES[0], (x - size / 2, y - size / 2), size, colours.PLATE)
    letters = max(round(size * 0.58), LEAST_LETTER)
    write(image, (x, y + letters * 0.34), str(number), Lettering.BOLD, letters, colours.TEXT, "m")


def put_stock(image: Image.Image, cards: int, indicator: Card | None, look: Look, height: float) -> None:
    """Draw what everybody draws from at the left of the trick: across the card turned up, if there is one.

    `cards`: their number, with the one turned up; `height`: that of their middle, from the top.
    """
    down = cards - (indicator is not None)
    x, y, wide, angle = STOCK_MIDDLE, height, _WHOLE_STOCK, 0
    if indicator is not None:
        wide, angle, top = _STOCK, 90, height - (_IN_SIGHT + _STOCK) / 2
        y = top + _IN_SIGHT + _STOCK / 2
        sprite(indicator, look, wide).put(image, (x, top + card_high(wide) / 2))
    layers = min(down, _LAYERS)
    for layer in range(layers):
        sprite(None, look, wide, Finish(angle=angle, large=True)).put(image, (x + 3 - 2 * layer, y + 2 - 2 * layer))
    if down:
        put_number(image, cards, (x + 3 - 2 * layers, y + 2 - 2 * layers), 90)
