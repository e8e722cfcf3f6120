"""Values in Chouine as a picture and in words: the ranking with its card points, and the combinations."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.core.cards import Card, Suit, parse_cards
from engine.games.chouine.combinations import RANKING, Shape
from engine.games.chouine.options import ChouineOptions
from engine.games.chouine.play import DIX_DE_DER, POINTS
from locales import Say
from rendering.canvas import colours, felt, marks
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, cut, width_of, write
from rendering.canvas.marks import put_coin
from rendering.canvas.values import WIDTH, Look, Picture
from rendering.canvas.wording import card_words, cards_words
from rendering.cards.faces import HIGH, WIDE, card_high
from rendering.cards.sprites import sprite
from rendering.games.chouine.table import combination_name

SUIT: Final = Suit.H
_BRISQUES: Final = parse_cards("AS TS AH TD AC")
"""A quinte; as many of them as needed make a trente."""
_EDGE: Final = felt.RIM + 14
_TITLE: Final = 36
_TITLE_HIGH: Final = 54
_SMALL: Final = 30
_SMALL_HIGH: Final = 40
_CARD: Final = 140
_COIN_HIGH: Final = 66
_ROW: Final = 92
_ROW_CARD: Final = 54
_BESIDE: Final = 4
_NAME_FROM: Final = _EDGE + 5 * (_ROW_CARD + _BESIDE) + 24
_NAME: Final = 34
_PLAIN_AT: Final = 590
_TRUMPS_AT: Final = 716
_POINTS: Final = 38


def cards_of(shape: Shape) -> tuple[Card, ...]:
    """Example cards for a combination."""
    return _BRISQUES[: shape.brisques] if shape.brisques else tuple(Card.parse(f"{rank}{SUIT}") for rank in shape.ranks)


def points_of(shape: Shape, options: ChouineOptions) -> tuple[int, ...]:
    """What it counts in a plain suit and in trumps; one number if they are equal, none if it wins."""
    points = options.points_of(shape.combination)
    if points is None:
        return ()
    return (points,) if shape.brisques else (points, 2 * points)


def draw_values(options: ChouineOptions, look: Look, say: Say) -> Picture:
    """The cards of a suit from high to low with their points, and each combination of these rules with its points."""
    shapes = options.variant.shapes
    high = card_high(_CARD)
    below = _EDGE + _TITLE_HIGH + high + _COIN_HIGH + 2 * _SMALL_HIGH + 12
    image = felt.table(WIDTH, below + _TITLE_HIGH + _ROW * len(shapes) + _EDGE - 8)
    _draw_ranking(image, look, say)
    write(image, (_EDGE, below + 34), say("picture-worth-combinations"), Lettering.BOLD, _TITLE, colours.TEXT)
    for key, x in (("plain", _PLAIN_AT), ("trumps", _TRUMPS_AT)):
        write(image, (x, below + 34), say(f"picture-worth-{key}"), Lettering.PLAIN, _SMALL, colours.QUIET, "m")
    for number, shape in enumerate(shapes):
        _draw_shape(image, shape, points_of(shape, options), below + _TITLE_HIGH + number * _ROW, look, say)
    return Picture(encode(image, look.felt), "ranking.png")


def _draw_ranking(image: Image.Image, look: Look, say: Say) -> None:
    write(image, (_EDGE, _EDGE + 34), say("picture-worth-ranking"), Lettering.BOLD, _TITLE, colours.TEXT)
    high, top = _CARD * HIGH / WIDE, _EDGE + _TITLE_HIGH
    gap = (WIDTH - 2 * _EDGE - _CARD) / (len(RANKING) - 1)
    for place, rank in enumerate(RANKING):
        card = Card.parse(f"{rank}{SUIT}")
        left = _EDGE + place * gap
        sprite(card, look, _CARD).put(image, (left + _CARD / 2, top + high / 2))
        put_coin(image, POINTS[card], (left + gap / 2, top + high + 14))
    base = round(top + high + _COIN_HIGH)
    words = say("picture-worth-last-trick")
    wide = width_of(words, Lettering.PLAIN, _SMALL)
    write(image, (_EDGE, base + 32), words, Lettering.PLAIN, _SMALL, colours.QUIET)
    put_coin(image, DIX_DE_DER, (_EDGE + wide + 40, base))
    words = say("picture-worth-trumps-alike")
    write(image, (_EDGE, base + 32 + _SMALL_HIGH), words, Lettering.PLAIN, _SMALL, colours.QUIET)


def _draw_shape(image: Image.Image, shape: Shape, points: tuple[int, ...], top: int, look: Look, say: Say) -> None:
    middle = top + _ROW / 2
    felt.put_panel(image, (_EDGE - 4, top + 2, WIDTH - _EDGE + 4, top + _ROW - 2), colours.PLATE)
    for place, card in enumerate(cards_of(shape)):
        sprite(card, look, _ROW_CARD).put(image, (_EDGE + 8 + _ROW_CARD / 2 + place * (_ROW_CARD + _BESIDE), middle))
    base = middle + 12
    name = combination_name(shape.combination, say)
    write(image, (_NAME_FROM, base), name, Lettering.BOLD, _NAME, colours.TEXT)
    if not points:
        right = WIDTH - _EDGE - 10
        room = right - _NAME_FROM - width_of(name, Lettering.BOLD, _NAME) - 52
        words = cut(say("picture-worth-wins"), Lettering.BOLD, 30, room)
        wide = write(image, (right, base), words, Lettering.BOLD, 30, colours.GOLD, "r")
        marks.put_shape(image, marks.CROWN, (right - wide - 40, base - 26), 30, colours.GOLD)
    places = (_PLAIN_AT, _TRUMPS_AT) if len(points) > 1 else ((_PLAIN_AT + _TRUMPS_AT) / 2,)
    for figure, x in zip(points, places, strict=False):
        write(image, (x, base), str(figure), Lettering.BLACK, _POINTS, colours.TEXT, "m")


def alt_values(options: ChouineOptions, say: Say, index_set: str) -> str:
    """What `draw_values` shows."""
    cards = [Card.parse(f"{rank}{SUIT}") for rank in RANKING]
    ranking = ", ".join(f"{card_words(card, say, index_set)} {POINTS[card]}" for card in cards)
    sentences = [say("picture-alt-worth-ranking", cards=ranking)]
    for shape in options.variant.shapes:
        points = points_of(shape, options)
        key = ("wins", "same", "doubled")[len(points)]
        facts = dict(zip(("points", "doubled"), points, strict=False))
        name = combination_name(shape.combination, say)
        known = cards_words(cards_of(shape), say, index_set)
        sentences.append(say(f"picture-alt-worth-{key}", combination=name, cards=known, **facts))
    return " ".join(sentences)
