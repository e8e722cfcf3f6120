"""The ranking, as a picture and in words: trumps from high to low with promoted queens in place, and a plain suit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.core.cards import Card, Suit
from engine.games.couillon.options import QUEEN_OF_SPADES, CouillonOptions
from engine.games.couillon.play import POINTS
from engine.games.couillon.state import Order, order_of
from locales import Say
from rendering.canvas import colours, felt, marks
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, width_of, write
from rendering.canvas.marks import put_coin
from rendering.canvas.values import WIDTH, Look, Picture
from rendering.canvas.wording import card_words
from rendering.cards.faces import card_high
from rendering.cards.sprites import PLAIN, Finish, sprite

TRUMPS: Final = Suit.H
"""The trump suit of examples: no queen of it is the Mit' or the Dame de Make."""
_EDGE: Final = felt.RIM + 16
_TITLE: Final = 36
_TITLE_HIGH: Final = 60
_SMALL: Final = 30
_TAG_HIGH: Final = 34
_COIN_HIGH: Final = 68
_BETWEEN: Final = 20
_CARD: Final = 140
"""The width of a card. Many overlap, from left to right, so that index and suit of each stay in sight."""
CARD_HIGH: Final = card_high(_CARD)
_GAP: Final = 14
"""The most between two cards."""


class Ranking(NamedTuple):
    """The cards of a picture, each row from the highest to the lowest."""

    trumps: tuple[Card, ...]
    plain: tuple[Card, ...]
    """The suit that keeps most of its cards; among equals, the first in the order S C D H."""
    promoted: frozenset[Card]
    """The queens that stand above the king."""

    @property
    def mit(self) -> bool:
        """Whether the queen of spades has her rank because she was declared."""
        return QUEEN_OF_SPADES in self.promoted


def ranking_of(order: Order, pack: Sequence[Card]) -> Ranking:
    """The ranking an order gives these cards."""
    strongest = sorted(pack, key=order.strength.__getitem__, reverse=True)
    rows = {
        suit: tuple(card for card in strongest if order.suit_of[card] is suit)
        for suit in (Suit.S, Suit.C, Suit.D, Suit.H)
    }
    trumps = rows.pop(order.trump)
    by_rank = sorted((card for card in trumps if card.suit is order.trump), reverse=True)
    king = next(place for place, card in enumerate(trumps) if card is by_rank[1])
    return Ranking(trumps, max(rows.values(), key=len), frozenset(trumps[1:king]))


def example_order(options: CouillonOptions) -> Order:
    """The order of a deal by these options in which all promoted queens show."""
    return order_of(TRUMPS, options.queens, options.mit != "none")


def draw_ranking(order: Order, pack: Sequence[Card], look: Look, say: Say) -> Picture:
    """The trumps and a plain suit, with the card points under the cards."""
    ranking = ranking_of(order, pack)
    step = step_between(ranking.trumps, _GAP)
    row = _TITLE_HIGH + CARD_HIGH + _COIN_HIGH
    tags = _TAG_HIGH if ranking.mit else 0
    image = felt.table(WIDTH, 2 * _EDGE + tags + 2 * row + _BETWEEN - 16)
    put_title(image, _EDGE, order.trump, say("rules-ranking-trumps"), look)
    _write_legend(image, _EDGE, say("rules-ranking-points"))
    top = _EDGE + _TITLE_HIGH + tags
    _draw_row(image, ranking.trumps, top, step, look, ranking.promoted)
    if ranking.mit:
        name_mit(image, ranking, top - 17, step, say)
    below = _EDGE + tags + row + _BETWEEN
    put_title(image, below, ranking.plain[0].suit, say("rules-ranking-plain"), look)
    _draw_row(image, ranking.plain, below + _TITLE_HIGH, step, look)
    return Picture(encode(image, look.felt), "ranking.png")


def put_title(image: Image.Image, top: int, suit: Suit, words: str, look: Look) -> None:
    """Write what a row of cards is, behind its suit."""
    marks.put_tile(image, suit, (_EDGE, top), _TITLE + 4, colours.suit_colour(suit, look.four_colours))
    write(image, (_EDGE + _TITLE + 18, top + 31), words, Lettering.BOLD, _TITLE, colours.TEXT)


def _write_legend(image: Image.Image, top: int, words: str) -> None:
    """Write what the coins mean."""
    right = WIDTH - _EDGE
    write(image, (right, top + 29), words, Lettering.PLAIN, _SMALL, colours.QUIET, "r")
    left = right - width_of(words, Lettering.PLAIN, _SMALL) - 34
    marks.put_shape(image, marks.SIDE_SHAPES[0], (left, top + 8), 24, colours.GOLD)


def _draw_row(
    image: Image.Image,
    cards: Sequence[Card],
    top: int,
    step: float,
    look: Look,
    promoted: frozenset[Card] = frozenset(),
) -> None:
    """Draw a row with its card points."""
    put_row(image, cards, top, step, look, promoted)
    for place, card in enumerate(cards):
        put_coin(image, POINTS[card], (_EDGE + place * step + min(step, _CARD) / 2, top + CARD_HIGH + 14))


def step_between(cards: Sequence[Card], gap: int) -> float:
    """From card to card of a row that goes no further than it must, with no more than `gap` between two."""
    return min((WIDTH - 2 * _EDGE - _CARD) / (len(cards) - 1), _CARD + gap)


def put_row(
    image: Image.Image, cards: Sequence[Card], top: int, step: float, look: Look, promoted: frozenset[Card]
) -> None:
    """Draw cards from left to right, their upper edge at `top`; promoted queens glow."""
    for place, card in enumerate(cards):
        finish = Finish(glowing=True) if card in promoted else PLAIN
        sprite(card, look, _CARD, finish).put(image, (_EDGE + place * step + _CARD / 2, top + CARD_HIGH / 2))


def name_mit(image: Image.Image, ranking: Ranking, base: int, step: float, say: Say) -> None:
    """Write over the queen of spades, among the trumps, why she is there."""
    middle = _EDGE + min(step, _CARD) / 2 + ranking.trumps.index(QUEEN_OF_SPADES) * step
    write(image, (middle, base), say("rules-ranking-mit"), Lettering.BOLD, _SMALL, colours.GOLD, "m")


def alt_ranking(order: Order, pack: Sequence[Card], say: Say, index_set: str) -> str:
    """What `draw_ranking` shows."""
    ranking = ranking_of(order, pack)

    def described(cards: Iterable[Card]) -> str:
        return ", ".join(f"{card_words(card, say, index_set)} {POINTS[card]}" for card in cards)

    trump, plain = (say("picture-suit", suit=str(suit)) for suit in (order.trump, ranking.plain[0].suit))
    sentences = [
        say("rules-alt-trumps", suit=trump, cards=described(ranking.trumps)),
        *([say("rules-alt-mit")] if ranking.mit else []),
        say("rules-alt-plain", suit=plain, cards=described(ranking.plain)),
    ]
    return " ".join(sentences)
