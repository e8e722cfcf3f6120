"""Draws for partners for the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from engine.chance.seating import draw_by_jacks, draw_partners
from engine.core.cards import parse_cards
from locales import Say
from rendering.canvas.values import Look
from rendering.draws.alt_draw import alt_draw
from rendering.draws.draw import draw_draw
from rendering.gallery.exhibit import Exhibit

JACKS: Final = {
    "usual": "AS KH 9D TC QS JH KD AC TD 9S JC",
    "at-once": "JS JH",
    "late": "AS JH 9D TC QS KD 9C AH TD KS QD 9S TH KC QC AD QH 9H AC TS KH JC",
}
"""Packs as far as they are dealt."""


def draw_pictures(look: Look, say: Say) -> Iterator[Exhibit]:
    """Every way to draw for partners."""
    names = ("Kléber", "Łukasz", "Zoé", "François-Xavier de la Tour")
    draw = draw_partners(parse_cards("KH KS 9D KC AH 9S AS TC JC"))
    draws = {"high-cards": draw} | {f"jacks-{name}": draw_by_jacks(parse_cards(pack)) for name, pack in JACKS.items()}
    for name, draw in draws.items():
        words = partial(alt_draw, draw, names, say, look.index_set)
        yield Exhibit(f"draw-{name}", partial(draw_draw, draw, names, look, say), words)
