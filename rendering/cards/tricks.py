"""The tricks a player has taken, each with its cards in the order in which they were played, and the same in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.cards import Played
from locales import Say
from locales.cards import card_text
from rendering.canvas import felt
from rendering.canvas.encode import encode
from rendering.canvas.values import WIDTH, Look, Picture
from rendering.canvas.wording import card_words, fits
from rendering.cards.faces import HIGH, WIDE
from rendering.cards.sprites import Finish, sprite

_EDGE: Final = felt.RIM + 16
_CARDS: Final = (160, 140, 124, 112, 100, 90, 80)
"""Widths of a card: the first with which the tricks take no more than `_HIGHEST` pixels."""
_HIGHEST: Final = 900
_OVER: Final = 0.8
"""From a card to the one over it, in card widths: its whole index and suit stay visible."""
_APART: Final = 22
_DOWN: Final = 20
_FACE: Final = Finish(large=True)
"""Only index and suit, because many cards have to be legible on a phone."""


def draw_tricks(tricks: Sequence[Sequence[Played]], look: Look) -> Picture:
    """The tricks in the order they were taken; there must be one."""
    cards = max(map(len, tricks))
    card = next((one for one in _CARDS if _height(tricks, one) <= _HIGHEST), _CARDS[-1])
    columns = min(_columns(cards, card), len(tricks))
    wide, high = _width(cards, card), card * HIGH / WIDE
    image = felt.table(WIDTH, _height(tricks, card))
    left = (WIDTH - columns * (wide + _APART) + _APART) / 2
    for number, trick in enumerate(tricks):
        row, column = divmod(number, columns)
        x = left + column * (wide + _APART) + card / 2
        y = _EDGE + row * (high + _DOWN) + high / 2
        for place, played in enumerate(trick):
            sprite(played.card, look, card, _FACE).put(image, (x + place * card * _OVER, y))
    return Picture(encode(image, look.felt), "tricks.png")


def _height(tricks: Sequence[Sequence[Played]], card: int) -> int:
    """The height of a picture with cards this wide; too high to be drawn if not even one trick fits beside another."""
    columns = _columns(max(map(len, tricks)), card)
    rows = -(-len(tricks) // columns) if columns else len(tricks) * _HIGHEST
    return round(2 * _EDGE + rows * (card * HIGH / WIDE + _DOWN) - _DOWN)


def _width(cards: int, card: int) -> float:
    """The width of a trick."""
    return card * (1 + _OVER * (cards - 1))


def _columns(cards: int, card: int) -> int:
    """How many tricks fit side by side."""
    return int((WIDTH - 2 * _EDGE + _APART) // (_width(cards, card) + _APART))


def alt_tricks(tricks: Sequence[Sequence[Played]], say: Say, index_set: str) -> str:
    """What `draw_tricks` shows; if that is too long in words, cards are given by index and suit."""
    long = _told(tricks, say, [[card_words(played.card, say, index_set) for played in trick] for trick in tricks])
    if fits(long):
        return long
    return _told(tricks, say, [[card_text(played.card, index_set) for played in trick] for trick in tricks])


def _told(tricks: Sequence[Sequence[Played]], say: Say, words: Sequence[Sequence[str]]) -> str:
    numbered = (
        say("picture-alt-numbered", number=number, cards=", ".join(cards)) for number, cards in enumerate(words, 1)
    )
    return " ".join((say("picture-alt-taken", tricks=len(tricks)), *numbered))
