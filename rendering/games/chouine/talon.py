"""The talon across the card turned up for trumps; once it is gone, the rules that apply from then on."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image

from locales import Say
from rendering.canvas import colours, felt, marks
from rendering.canvas.fonts import Lettering, cut, width_of, write
from rendering.canvas.values import Look
from rendering.cards.figures import HIGH as CARD_HIGH
from rendering.cards.figures import WIDE as CARD_WIDE
from rendering.cards.sprites import Finish, sprite
from rendering.games.chouine.facts import Talon
from rendering.table.plan import EDGE, Plan

_LAYERS: Final = 4
_ACROSS: Final = Finish(angle=90)
_TITLE: Final = 30
_RULES: Final = (26, 24, 22, 20)
"""Sizes for the text of the rules; the first that fits is used."""
_SIGN_HIGH: Final = 84
_SIGN_ROOM: Final = {2: 340, 3: 268, 4: 268}


class _Measure(NamedTuple):
    """How large the talon is drawn."""

    card: int
    """The width of its cards."""
    in_sight: float
    """How much of the turned-up card shows above the others, in card heights: its rank and suit."""

    @property
    def high(self) -> float:
        return self.card * CARD_HIGH / CARD_WIDE * self.in_sight + self.card


_MEASURES: Final = {2: _Measure(126, 0.52), 3: _Measure(68, 0.9), 4: _Measure(68, 0.9)}
"""By seats. On small cards rank and suit stand one below the other."""
_LEFT_OVER: Final = _Measure(46, 0.52)
"""Measures for cards that nobody draws."""


def draw_talon(image: Image.Image, talon: Talon, plan: Plan, look: Look, say: Say) -> None:
    """Draw the talon, or the sign that it is gone, at the left: beside the trick, or in the corner."""
    seats = len(plan.spots)
    if not talon.gone:
        measure = _MEASURES[seats]
        _draw_cards(image, talon, look, measure, (EDGE + 4, _top(plan, measure.high)))
        return
    top = _top(plan, _SIGN_HIGH)
    _draw_sign(image, round(top), _SIGN_ROOM[seats], say)
    if talon.cards:
        _draw_cards(image, talon, look, _LEFT_OVER, (EDGE + 4, top - _LEFT_OVER.high - 8))


def _top(plan: Plan, high: float) -> float:
    """The top of something this high."""
    return plan.middle[1] - high / 2 if len(plan.spots) == 2 else plan.height - EDGE - high - 4


def _draw_cards(image: Image.Image, talon: Talon, look: Look, measure: _Measure, at: tuple[float, float]) -> None:
    """Draw the card turned up, and the others across its lower half with their number."""
    left, top = at
    card = measure.card
    long = card * CARD_HIGH / CARD_WIDE
    x, y = left + long / 2, top + long * measure.in_sight + card / 2
    if talon.indicator is not None:
        sprite(talon.indicator, look, card).put(image, (x, top + long / 2))
    down = talon.cards - (talon.indicator is not None)
    layers = min(down, _LAYERS)
    for layer in range(layers):
        sprite(None, look, card, _ACROSS).put(image, (x + 3 - 2 * layer, y + 2 - 2 * layer))
    if talon.cards:
        size = max(round(card * 0.54), 34)
        x, y = (x + 3 - 2 * layers, y + 2 - 2 * layers) if layers else (x, top + long - size * 0.6)
        marks.put_shape(image, marks.SIDE_SHAPES[0], (x - size / 2, y - size / 2), size, colours.PLATE)
        base = y + size * 0.24
        write(image, (x, base), str(talon.cards), Lettering.BOLD, round(size * 0.68), colours.TEXT, "m")


def _draw_sign(image: Image.Image, top: int, room: int, say: Say) -> None:
    """Draw the sign that the talon is gone, and what players must do now."""
    title, rules = say("picture-talon-gone"), say("picture-talon-rules")
    small = next((size for size in _RULES if width_of(rules, Lettering.PLAIN, size) <= room - 32), _RULES[-1])
    wide = min(max(width_of(title, Lettering.BOLD, _TITLE), width_of(rules, Lettering.PLAIN, small)) + 32, room)
    felt.put_panel(image, (EDGE, top, EDGE + wide, top + _SIGN_HIGH), colours.PLATE, colours.GOLD)
    for text, letters, size, base, ink in (
        (title, Lettering.BOLD, _TITLE, 38, colours.GOLD),
        (rules, Lettering.PLAIN, small, 69, colours.TEXT),
    ):
        write(image, (EDGE + 16, top + base), cut(text, letters, size, wide - 30), letters, size, ink)
