"""Everything a picture says can be read on a phone: no letter under 30 pixels of a picture 800 wide."""

from __future__ import annotations

import pytest
from PIL import Image

from engine.core.cards import Card
from engine.games.couillon.sheets.numbers import Royes
from locales import LANGUAGES, say_in
from rendering.canvas import fonts
from rendering.canvas.fonts import Lettering
from rendering.canvas.values import LEAST_LETTER, Look
from rendering.cards import sprites
from rendering.games.couillon.sheets import ShownSheet, draw_sheet
from tests.exhibition.gallery.everything import exhibits
from tests.rendering.games.couillon.gallery import PAIRS
from tests.rendering.lettering import Written, watched
from tests.rendering.renamed import shows_people


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_drawn_and_no_letter_in_it_is_too_small_for_a_phone(language: str) -> None:
    small: dict[Written, str] = {}
    with watched(with_cards=False) as found:
        for one in exhibits(language):
            # With names of all lengths those of people are drawn in French by test_every_name.py.
            if language == "fr" and shows_people(one):
                continue
            one.draw()
            small |= {text: one.name for text in found if text.size < LEAST_LETTER and text not in small}
    assert len(found) > (200 if language == "fr" else 300)
    assert not small


def test_words_figures_and_the_indices_of_cards_are_all_seen() -> None:
    with watched() as found:
        fonts.write(Image.new("RGB", (90, 40)), (0, 30), "small", Lettering.PLAIN, 29, (0, 0, 0))
        sprites.sprite(Card.parse("KH"), Look("AKQJ"), 100)
        sprites.sprite(Card.parse("QH"), Look("AKQJ"), 60)
        draw_sheet(ShownSheet(Royes((13, 12)), PAIRS, "Title", full=13), say_in("en"))
    written = dict(found)
    assert (written["small"], written["the index K"]) == (29, 22)
    assert written["the index Q"] == 34
    assert written["12"] > LEAST_LETTER
    assert written["Title"] > LEAST_LETTER
