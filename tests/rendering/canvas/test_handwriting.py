"""Numbers and words in chalk."""

from __future__ import annotations

from rendering.canvas.chalk import figures, figures_width, fitting_height, signed, size_of
from rendering.canvas.fonts import Lettering, lettered, text_mask


def test_figures_are_written_with_a_real_minus_and_fit_their_room() -> None:
    assert (figures(-3), signed(2), signed(-5)) == ("−3", "+2", "−5")
    for text in ("−120", "99/99", "7"):
        assert figures_width(text, fitting_height(text, 170, 300)) <= 300.01
    assert fitting_height("7", 170, 300) == 170


def test_letters_the_chalk_lacks_are_as_high_as_its_own() -> None:
    def high(name: str) -> int:
        words, letters = lettered(name, Lettering.CHALK, "–")
        box = text_mask(words, letters, size_of(letters, 60))[0].getbbox()
        assert box is not None
        return box[3] - box[1]

    assert 0.9 < high("Г") / high("H") < 1.1
